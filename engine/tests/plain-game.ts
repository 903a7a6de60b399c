/**
 * A minimal game without meaning, for tests of the engine around the rules: who is asked, who may act and
 * what is waited for are plain numbers of the state, and a test defines what a step does to them.
 */
import type { Chance } from '#engine/chance.ts';
import type { AnyGame, Game, Outcome } from '#engine/game.ts';
import { int } from '#engine/layout/domain.ts';
import { perSeat, scalar, zones } from '#engine/layout/fields.ts';
import { type StateOf, stateFactory } from '#engine/layout/layout.ts';
import { Match } from '#engine/match/match.ts';
import { err, ok, refusal } from '#engine/result.ts';
import { hasSeat } from '#engine/seats.ts';

export const CARDS = ['ace', 'bishop', 'castle', 'duke', 'earl'] as const;

const fields = {
  /** Sets of seats. */
  active: scalar(int(0, 15, 1)),
  may: scalar(int(0, 15)),
  ahead: scalar(int(0, 15)),
  stamp: scalar(int(0, 1000)),
  /** By seat: the sum of its steps. */
  sums: perSeat(int(0, 1_000_000)),
  /** The ending: 0 none, else seat + 1 of the loser. */
  lost: scalar(int(0, 16)),
  cards: zones(
    CARDS,
    {
      box: { per: 'table', see: 'secret', ordered: false },
      deck: { per: 'table', see: 'secret', ordered: true },
      hand: { per: 'seat', see: 'owner', ordered: false },
      table: { per: 'table', see: 'open', ordered: false },
    },
    'box',
  ),
};
export type Plain = StateOf<typeof fields, number>;

/** The effect of a seat's step; steps are 0 to 99, and 99 is never legal. */
export type Effect = (s: Plain, seat: number, step: number, chance: Chance) => void;

export const makePlain = (seats: number): (() => Plain) => stateFactory(fields, { seats }, seats);

const FORBIDDEN = 99;

export const plainGame = (
  effect: Effect,
  more: Partial<Game<Plain, number, never>> = {},
): Game<Plain, number, never> => ({
  id: 'plain',
  version: '1',
  seats: { min: 1, max: 4 },
  options: [],
  config: (_options, seats) => ok(seats),
  blank: (seats) => makePlain(seats)(),
  setup: () => undefined,
  active: (s) => (s.lost ? 0 : s.active),
  may: (s) => s.may,
  ahead: (s) => ({ seats: s.ahead, stamp: s.stamp }),
  point: () => ({ name: 'step', clause: 'P-1' }),
  steps: (s, seat, draft, out) => {
    out.clear();
    out.complete = draft.length === 1;
    if (draft.length > 0 || !hasSeat(s.active | s.may | s.ahead, seat)) return;
    for (let step = 0; step < FORBIDDEN; step++) out.add(step);
  },
  refuse: (_s, _seat, draft, whole) => {
    const [step] = draft;
    if (step === undefined) return whole ? refusal('NO_STEP', 'P-2') : undefined;
    return draft.length === 1 && step >= 0 && step < FORBIDDEN ? undefined : refusal('BAD_STEP', 'P-2');
  },
  apply: (s, seat, [step], chance) => {
    s.sums[seat] = s.sums[seat]! + step!;
    effect(s, seat, step!, chance);
  },
  timeout: () => [0],
  outcome: (s): Outcome | undefined =>
    s.lost ? { ranks: Array.from(s.sums, (_, i) => (i === s.lost - 1 ? 2 : 1)), reason: 'lost' } : undefined,
  maxDecisions: () => 1000,
  write: (_s, _seat, [step]) => String(step),
  read: (_s, _seat, text) =>
    /^\d{1,2}$/.test(text) ? ok([Number(text)]) : err(refusal('SYNTAX', 'P-3', { text })),
  table: () => ({
    resign: { clause: 'P-4' },
    draw: { clause: 'P-5', again: 'P-6', answer: 'P-7' },
    undo: { clause: 'P-8', late: 'P-9', policy: 'free' },
    clock: { clause: 'P-10', onFall: 'answer', setting: { each: 1000, increment: 0 } },
  }),
  fact: (s, fact) => {
    if ('seat' in fact) s.lost = fact.seat + 1;
  },
  ...more,
});

export const sitDown = (game: Game<Plain, number, never>, seats = 2): Match => {
  const made = Match.create(game as unknown as AnyGame, {
    id: 'review',
    options: {},
    seats,
    secret: new Uint8Array(32),
    entropy: [],
  });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

export const stateOf = (m: Match): Plain => m.state as unknown as Plain;

/** Decides; throws when it is refused. */
export const decide = (m: Match, seat: number, text: string | number): void => {
  const done = m.submit(seat, String(text));
  if (!done.ok) throw new Error(done.error.code);
};

/** Passes the turn to the next seat and does nothing else. */
export const nextSeat: Effect = (s, seat) => {
  s.active = 1 << ((seat + 1) % s.config);
};
