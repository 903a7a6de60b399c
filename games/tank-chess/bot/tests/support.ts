/** Positions and views for the tests of the bots. */
import { type Chance, FastChance } from '#engine/chance.ts';
import { Match } from '#engine/match/match.ts';
import { type View, viewOf } from '#engine/match/view.ts';
import { tankChess } from '../../rules/game.ts';
import { parseTcp, positionOf, type RulesOptions } from '../../rules/notation/tcp.ts';
import { sampleTurn } from '../../rules/sample.ts';
import type { TankState } from '../../rules/state.ts';
import type { Position } from '../../rules/types.ts';

export const matchOf = (options: Record<string, unknown>): Match => {
  const made = Match.create(tankChess, {
    id: 'test',
    options,
    seats: 2,
    secret: new Uint8Array(32),
    entropy: [],
  });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};

/** What the seat that has to move sees. */
export const viewOfMover = (match: Match): View => viewOf(match, 1 << match.onlySeat);

export const stateOf = (match: Match): TankState => match.state as TankState;

/** Plays so many random turns, and stops before the end of the game. */
export function scatter(match: Match, plies: number, chance: Chance): void {
  for (let i = 0; i < plies && !match.outcome; i++) {
    const seat = match.onlySeat;
    const done = match.decide(seat, [sampleTurn(stateOf(match), chance)]);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  }
}

/** A running match after random turns of the scenario; another for every seed. */
export function scattered(options: Record<string, unknown>, plies: number, seed: number): Match {
  for (let i = 0; ; i++) {
    const match = matchOf(options);
    scatter(match, plies, new FastChance(seed * 1000 + i));
    if (!match.outcome) return match;
  }
}

/** The position of a string, with the options of the rules. */
export function positionAt(tcp: string, options: RulesOptions = {}): Position {
  const read = parseTcp(tcp);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return positionOf(read.value, options);
}
