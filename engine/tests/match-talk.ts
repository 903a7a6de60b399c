/** Helpers for tests of matches: deal, decide, act, and read results. */
import { type ScriptedResult, scriptedSource } from '../chance-script.ts';
import { chanceSource } from '../chance-stream.ts';
import type { AnyGame } from '../game.ts';
import type { Act } from '../match/entry.ts';
import { type Consequence, Match } from '../match/match.ts';
import type { Refusal, Result } from '../result.ts';

export const SECRET = new Uint8Array(32).fill(7);
export const source = chanceSource(SECRET, [], 'test');

export const deal = (
  game: AnyGame,
  seats: number,
  more: { options?: object; position?: unknown; script?: ScriptedResult[] } = {},
): Match => {
  const test = {
    source: more.script ? scriptedSource(more.script, source) : source,
    position: more.position,
  };
  const m = Match.create(
    game,
    { id: 'test', options: more.options ?? {}, seats, secret: SECRET, entropy: [] },
    test,
  );
  if (!m.ok) throw new Error(m.error.code);
  return m.value;
};
export const code = (result: Result<unknown, Refusal>): string => (result.ok ? 'ok' : result.error.code);
/** Seat numbers from 1, as people count. */
export const say = (m: Match, seat: number, text: string): string => code(m.submit(seat - 1, text));
export const act = (m: Match, seat: number, what: Act): string => code(m.act(seat - 1, what));
export const heard = (done: Result<Consequence, Refusal>): string[] =>
  done.ok ? done.value.told.map((t) => t.event.type) : [];
export const PARRY = (hand: string[][]) => ({ position: { card: { hand } } });
