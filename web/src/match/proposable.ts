/** What may be proposed to partners, as the seat that proposes sees the match. */
import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import type { State } from '#engine/layout/layout.ts';
import { imagine, type View, viewAlone, viewerOf } from '#engine/match/view.ts';
import { hasSeat, type SeatNumber, seatOf } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import { i18n, say } from '#kit/i18n.svelte.ts';
import { configFor, hidesInformation } from '#kit/table-config.ts';

/** Most decisions that a list offers; others can be typed. */
const MOST = 60;
/** States that are imagined to find what a partner may do whatever they hold. */
const STATES = 6;

const seenBy = (game: AnyGame, view: View, eyes: SeatNumber, seed = 1): State => {
  const own = viewAlone(view, eyes);
  return imagine(game, configFor(game, own), own.state, viewerOf(own), new FastChance(seed));
};

/** The seats of `eyes`' side that may decide something now. */
export const askedOfSide = (game: AnyGame, view: View, eyes: SeatNumber): readonly SeatNumber[] => {
  const s = seenBy(game, view, eyes);
  const may = game.active(s) | (game.may?.(s) ?? 0) | (game.ahead?.(s).seats ?? 0);
  const side = view.sides?.find((one) => one.includes(eyes)) ?? [];
  return side.filter((seat) => hasSeat(may, seatOf(seat)));
};

/**
 * Decisions of one step that `seat` may take, in notation; of a partner's those that are legal in several states that look
 * the same to `eyes`. Others have to be typed.
 */
export const decisionsFor = (
  game: AnyGame,
  view: View,
  eyes: SeatNumber,
  seat: SeatNumber,
): readonly string[] => {
  const states = seat === eyes || !hidesInformation(game, view) ? 1 : STATES;
  let common: readonly string[] | undefined;
  for (let n = 1; n <= states; n++) {
    const legal = new Set(decisionsOfOneStep(game, seenBy(game, view, eyes, n), seatOf(seat)));
    common = common ? common.filter((text) => legal.has(text)) : [...legal];
  }
  return common!.slice(0, MOST);
};

const decisionsOfOneStep = (game: AnyGame, s: State, seat: number): string[] => {
  const list = new StepList();
  game.steps(s, seat, [], list);
  return list
    .list()
    .filter((step) => !game.refuse(s, seat, [step], true))
    .map((step) => game.write(s, seat, [step]));
};

export const placesOf = (game: AnyGame, view: View): readonly string[] =>
  game.places?.(configFor(game, view)) ?? [];

/** The name of a place, where the game has one for it. */
export const sayPlace = (place: string): string =>
  i18n.has(`place.${place}`) ? say(`place.${place}`) : place;
