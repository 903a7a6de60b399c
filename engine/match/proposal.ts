/**
 * Proposals within a side: a player points at a decision that their side could take, or at a place. A proposal has no
 * force. It is in no log and no state, and lapses when the match goes on; who keeps it and shows it is the table's
 * affair. Judged here, from nothing but what the seat that proposes sees.
 */
import { FastChance } from '../chance.ts';
import type { AnyGame } from '../game.ts';
import { copyState, type State } from '../layout/layout.ts';
import { writeState } from '../layout/named.ts';
import { Refill } from '../layout/refill.ts';
import { err, ok, type Refusal, type Result, refusal } from '../result.ts';
import { hasSeat, isOneSeat, type Seat, seatBit } from '../seats.ts';
import { sideOf } from '../sides.ts';
import type { Match } from './match.ts';
import { imagine } from './view.ts';

/** A decision in notation of a seat of the side, or a place (`Game.places`). */
export type Proposed = { readonly for: Seat; readonly text: string } | { readonly place: string };

/**
 * How many states that look the same to the proposer are tried until the decision is legal in one. A card that nobody
 * has seen lies in a hand of two of 28 cards in one of 14 states, so hardly any possible decision is missed.
 */
const MOST_TRIES = 256;

/** States that the seat `eyes` cannot tell from the actual one, always the same ones for the same view. */
function* statesSeenBy(game: AnyGame, config: unknown, actual: State, eyes: Seat): Generator<State> {
  const chance = new FastChance(1);
  const viewer = seatBit(eyes);
  const first = imagine(game, config, writeState(actual, viewer), viewer, chance);
  yield first;
  if (!first.layout.hides) return;
  const refill = new Refill(first, viewer);
  const next = game.blank(config);
  for (;;) {
    copyState(first, next);
    refill.into(next, chance);
    game.complete?.(next, viewer, chance);
    yield next;
  }
}

/** The decision in canonical notation, or why this seat cannot take it in this state. */
const judgeIn = (game: AnyGame, s: State, seat: Seat, text: string): Result<string, Refusal> => {
  const read = game.read(s, seat, text);
  if (!read.ok) return read;
  const refused = game.refuse(s, seat, read.value, true);
  if (refused) return err(refused);
  const may = game.active(s) | (game.may?.(s) ?? 0) | (game.ahead?.(s).seats ?? 0);
  return hasSeat(may, seat) ? ok(game.write(s, seat, read.value)) : err(refusal('NOT_YOUR_TURN', ''));
};

/**
 * Judges a decision of `seat` as `eyes` sees the match: canonical notation when the decision is legal in some state that
 * looks like the actual one, else the reason. The result follows from the view of `eyes` alone, so nobody can ask for
 * what a partner hides. Its own decisions a seat sees exactly.
 */
const judgeAsSeen = (
  game: AnyGame,
  config: unknown,
  actual: State,
  eyes: Seat,
  { for: seat, text }: { readonly for: Seat; readonly text: string },
): Result<string, Refusal> => {
  let tries = seat === eyes ? 1 : MOST_TRIES;
  let refused: Refusal | undefined;
  for (const s of statesSeenBy(game, config, actual, eyes)) {
    const judged = judgeIn(game, s, seat, text);
    if (judged.ok) return judged;
    refused ??= judged.error;
    if (--tries === 0) break;
  }
  return err(refused!);
};

/** What is proposed, its notation made canonical, or why this seat cannot propose it to its partners. */
export const judgeProposal = (
  m: Pick<Match, 'game' | 'config' | 'state' | 'setup' | 'outcome' | 'sides'>,
  seat: Seat,
  proposed: Proposed,
): Result<Proposed, Refusal> => {
  const { game, config, state, setup } = m;
  const isHere = (one: Seat): boolean => Number.isInteger(one) && one >= 0 && one < setup.seats;
  if (!isHere(seat)) return err(refusal('NO_SUCH_SEAT', '', { seats: setup.seats }));
  if (m.outcome) return err(refusal('GAME_OVER', ''));
  const side = sideOf(m.sides, seat);
  if (isOneSeat(side)) return err(refusal('NO_PARTNERS', ''));
  if ('place' in proposed) {
    const { place } = proposed;
    return game.places?.(config).includes(place)
      ? ok({ place })
      : err(refusal('NO_SUCH_PLACE', '', { place }));
  }
  if (!isHere(proposed.for) || !hasSeat(side, proposed.for)) return err(refusal('NOT_YOUR_PARTNER', ''));
  const judged = judgeAsSeen(game, config, state, seat, proposed);
  return judged.ok ? ok({ for: proposed.for, text: judged.value }) : judged;
};
