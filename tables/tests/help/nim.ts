/**
 * A tiny open game for tests of tables and server: take one to three matches; the player who takes the last
 * one wins.
 */
import type { Game } from '#engine/game.ts';
import { int, oneOf } from '#engine/layout/domain.ts';
import { scalar } from '#engine/layout/fields.ts';
import { type StateOf, stateFactory } from '#engine/layout/layout.ts';
import { type ClockSetting, readClock } from '#engine/match/clock.ts';
import { err, ok, refusal } from '#engine/result.ts';
import { seatBit } from '#engine/seats.ts';

const ENDINGS = ['none', 'taken', 'resign', 'time', 'agreement', 'abort'] as const;

export interface NimConfig {
  readonly pile: number;
  readonly clock: ClockSetting | undefined;
}

const fields = {
  pile: scalar(int(0, 100)),
  turn: scalar(int(0, 1)),
  ending: scalar(oneOf(ENDINGS)),
  winner: scalar(int(-1, 1)),
};
export type Nim = StateOf<typeof fields, NimConfig>;
type NimEvent =
  | { readonly type: 'dealt'; readonly pile: number }
  | { readonly type: 'took'; readonly seat: number; readonly n: number };

const refuse = (s: Nim, seat: number, [take, ...more]: readonly number[]) => {
  if (s.ending !== 0) return refusal('GAME_OVER', 'N-9');
  if (s.turn !== seat) return refusal('NOT_YOUR_TURN', 'N-2');
  if (take === undefined) return undefined;
  return more.length > 0 || take < 1 || take > Math.min(3, s.pile)
    ? refusal('BAD_TAKE', 'N-3', { take })
    : undefined;
};

export const nim: Game<Nim, NimConfig, NimEvent> = {
  id: 'nim',
  version: '1',
  seats: { min: 2, max: 2 },
  options: [
    { kind: 'number', id: 'pile', clause: 'N-1', min: 1, max: 100, initial: 12 },
    {
      kind: 'text',
      id: 'clock',
      clause: 'N-5',
      role: 'clock',
      maxLength: 12,
      initial: 'none',
      check: () => undefined,
    },
    {
      kind: 'choice',
      id: 'colours',
      clause: 'N-6',
      role: 'seating',
      values: ['random', 'hostWhite', 'hostBlack'],
      initial: 'hostWhite',
      host: { random: 'lot', hostWhite: 'first', hostBlack: 'last' },
    },
  ],
  config: (options) => ok({ pile: Number(options.pile), clock: readClock(String(options.clock)) }),
  blank: (config) => {
    const s = stateFactory(fields, { seats: 2 }, config)();
    s.winner = -1;
    return s;
  },
  setup: (s, _chance, tell) => {
    s.pile = s.config.pile;
    s.winner = -1;
    tell?.({ type: 'dealt', pile: s.pile });
  },
  active: (s) => (s.ending === 0 ? seatBit(s.turn) : 0),
  point: (s, seat) => (s.ending === 0 && s.turn === seat ? { name: 'take', clause: 'N-3' } : undefined),
  steps: (s, seat, draft, out) => {
    out.clear();
    if (draft.length > 0) out.complete = refuse(s, seat, draft) === undefined;
    else for (let n = 1; n <= 3; n++) if (!refuse(s, seat, [n])) out.add(n);
  },
  refuse: (s, seat, draft, whole) =>
    refuse(s, seat, draft) ??
    (whole && draft.length === 0 ? refusal('BAD_TAKE', 'N-3', { take: 0 }) : undefined),
  apply: (s, seat, [take], _chance, tell) => {
    s.pile -= take!;
    tell?.({ type: 'took', seat: seat + 1, n: take! });
    if (s.pile === 0) {
      s.ending = 1;
      s.winner = seat;
    } else s.turn = 1 - seat;
  },
  timeout: () => [1],
  outcome: (s) => {
    if (s.ending === 0) return undefined;
    const ranks = s.winner < 0 ? [1, 1] : [0, 1].map((seat) => (seat === s.winner ? 1 : 2));
    return { ranks, reason: ENDINGS[s.ending]! };
  },
  maxDecisions: () => 100,
  write: (_s, _seat, [take]) => `take ${take}`,
  read: (s, seat, text) => {
    const parts = /^take (\d+)$/.exec(text);
    if (!parts) return err(refusal('NIM_SYNTAX', 'N-4', { text }));
    const refused = refuse(s, seat, [Number(parts[1])]);
    return refused ? err(refused) : ok([Number(parts[1])]);
  },
  table: (config) => ({
    resign: { clause: 'N-7' },
    draw: { clause: 'N-7', again: 'N-7', answer: 'N-7' },
    undo: { clause: 'N-8', late: 'N-8', policy: 'consent' },
    clock: { clause: 'N-5', onFall: 'lose', setting: config.clock },
  }),
  fact: (s, fact) => {
    s.ending = { resign: 2, timeout: 3, agreedDraw: 4, claim: 4, abort: 5 }[fact.kind];
    s.winner = fact.kind === 'resign' || fact.kind === 'timeout' ? 1 - fact.seat : -1;
  },
};
