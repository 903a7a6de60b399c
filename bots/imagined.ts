/**
 * From a view to a state that a bot can search: the game's rules, the options of the match, and an imagined
 * state.
 */
import { type Chance, FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import { canonical } from '#engine/layout/json.ts';
import type { State } from '#engine/layout/layout.ts';
import { imagine, type View } from '#engine/match/view.ts';
import { seatBit, seatOf } from '#engine/seats.ts';

/** Configurations by game, seats and options, so that all states of a match share their layout. */
const configs = new Map<string, unknown>();
const MOST_CONFIGS = 64;

function configOf(game: AnyGame, view: View): unknown {
  const key = `${game.id}/${game.version}/${view.seats}/${canonical(view.options)}`;
  const known = configs.get(key);
  if (known !== undefined) return known;
  const made = game.config(view.options, view.seats);
  if (!made.ok) throw new Error(`A view with options that the game refuses: ${made.error.code}`);
  if (configs.size >= MOST_CONFIGS) configs.clear();
  configs.set(key, made.value);
  return made.value;
}

/**
 * A whole state that looks like this to the seat (from 1).
 * @throws when the view is of another game, does not belong to the seat, or the seat owes no decision
 */
export function imaginedState(game: AnyGame, view: View, seat: number, chance: Chance): State {
  if (view.game !== game.id) throw new Error(`A view of ${view.game} is shown to a bot of ${game.id}`);
  if (!view.viewer.includes(seat)) throw new Error(`Seat ${seat} is shown a view that is not its own`);
  if (!view.owing.includes(seat)) throw new Error(`Seat ${seat} owes no decision`);
  return imagine(game, configOf(game, view), view.state, seatBit(seatOf(seat)), chance);
}

/** The randomness of one bot decision: a different stream for every seed and place. */
export const chanceOf = (view: View, seat: number, seed: number): FastChance =>
  new FastChance(Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul(view.decision * 16 + seat, 0x85ebca6b));
