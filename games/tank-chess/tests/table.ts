/** A match of Tank Chess for the tests: the engine's own, with seat 0 White and seat 1 Black. */
import type { Act } from '#engine/match/entry.ts';
import { Match } from '#engine/match/match.ts';
import type { OptionValue } from '#engine/options.ts';
import type { Refusal } from '#engine/result.ts';
import { tankChess } from '../rules/game.ts';
import { printTcp } from '../rules/notation/tcp.ts';
import { ENDINGS, type TankState } from '../rules/state.ts';

export const WHITE = 0;
export const BLACK = 1;
export type Options = Readonly<Record<string, OptionValue>>;

/** A new match with these options, the others at their defaults. */
export function sitDown(options: Options = {}): Match {
  const match = tryToSitDown(options);
  if (!match.ok) throw new Error(`${match.error.code} ${JSON.stringify(match.error.params)}`);
  return match.value;
}

export const tryToSitDown = (options: Options) =>
  Match.create(tankChess, { id: 'test', options, seats: 2, secret: new Uint8Array(32), entropy: ['a', 'b'] });

export const stateOf = (match: Match): TankState => match.state as TankState;
export const tcpNow = (match: Match): string => printTcp(stateOf(match));
export const endingOf = (match: Match): string => ENDINGS[stateOf(match).ending]!;

/** Plays turns by their notation, each by the side to move; each must be accepted. */
export function playAll(match: Match, turns: string): void {
  for (const text of turns.split(/\s+/).filter((word) => !/^\d+\.+$/.test(word))) {
    const done = match.submit(stateOf(match).side, text);
    if (!done.ok) throw new Error(`${text} is refused: ${done.error.code} by ${done.error.clause}`);
  }
}

/** Why a turn of this seat is refused; the match is as it was. */
export function refusedTurn(match: Match, seat: number, text: string): Refusal {
  const before = [tcpNow(match), match.log.length];
  const done = match.submit(seat, text);
  if (done.ok) throw new Error(`${text} is accepted`);
  if (String([tcpNow(match), match.log.length]) !== String(before))
    throw new Error('the refusal changed something');
  return done.error;
}

/** Carries out an act of the table that must be allowed. */
export function act(match: Match, seat: number, name: Act): void {
  const done = match.act(seat, name);
  if (!done.ok) throw new Error(`${name} is refused: ${done.error.code} by ${done.error.clause}`);
}

/** Why an act of the table is refused; the match is as it was. */
export function refusedAct(match: Match, seat: number, name: Act): Refusal {
  const before = [tcpNow(match), match.log.length];
  const done = match.act(seat, name);
  if (done.ok) throw new Error(`${name} is accepted`);
  if (String([tcpNow(match), match.log.length]) !== String(before))
    throw new Error('the refusal changed something');
  return done.error;
}

/** Result as in a game record: 1-0, 0-1, 1/2-1/2, or * while there is none. */
export function resultOf(match: Match): string {
  const ranks = match.outcome?.ranks ?? [];
  if (ranks.length < 2) return '*';
  return ranks[0] === ranks[1] ? '1/2-1/2' : ranks[0] === 1 ? '1-0' : '0-1';
}
