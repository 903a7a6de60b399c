/**
 * Two tiny games for the benchmark alone, the same as in peers/boardgame.cjs: noughts and crosses; and "cards",
 * where a seat draws a card and plays one, with a secret deck, hidden hands and reshuffles.
 */

import type { Draft, Game } from '#engine/game.ts';
import { int, seatOrNone } from '#engine/layout/domain.ts';
import { grid, scalar, zones } from '#engine/layout/fields.ts';
import { type StateOf, stateFactory } from '#engine/layout/layout.ts';
import { TOP } from '#engine/layout/zones.ts';
import { err, ok, type Refusal, refusal } from '#engine/result.ts';
import { numberOf, seatBit } from '#engine/seats.ts';

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
/** 0 nobody, 1 and 2 the seats; 3 in `won` is a draw. */
const noughtsFields = {
  cells: grid(9, int(0, 2)),
  seat: scalar(int(0, 1)),
  left: scalar(int(0, 9, 9)),
  won: scalar(int(0, 3)),
};
type Noughts = StateOf<typeof noughtsFields, null>;
const makeNoughts = stateFactory(noughtsFields, { seats: 2 }, null);

const refuseMark = (s: Noughts, seat: number, draft: Draft, whole: boolean): Refusal | undefined => {
  if (s.won !== 0) return refusal('GAME_OVER', 'N-1');
  if (seat !== s.seat) return refusal('NOT_YOUR_TURN', 'N-2');
  const [cell] = draft;
  if (cell === undefined) return whole ? refusal('NO_CELL', 'N-3') : undefined;
  return draft.length > 1 || !(cell >= 0 && cell < 9) || s.cells[cell] !== 0
    ? refusal('TAKEN', 'N-3')
    : undefined;
};

const readNumber = (text: string) =>
  /^\d{1,2}$/.test(text) ? ok([Number(text)]) : err(refusal('SYNTAX', ''));

/** Members of the contract that the two games do not need. */
const plain = {
  version: '1',
  seats: { min: 2, max: 2 },
  options: [],
  config: () => ok(null),
  table: () => ({}),
  fact: () => undefined,
  maxDecisions: () => 1_000_000,
  point: () => undefined,
  timeout: () => [0],
} as const;

export const noughts: Game<Noughts, null, never> = {
  ...plain,
  id: 'noughts',
  blank: makeNoughts,
  setup: () => undefined,
  active: (s) => (s.won === 0 ? seatBit(s.seat) : 0),
  steps: (s, seat, draft, out) => {
    out.clear();
    out.complete = draft.length > 0 && refuseMark(s, seat, draft, true) === undefined;
    if (draft.length > 0 || s.won !== 0 || seat !== s.seat) return;
    for (let cell = 0; cell < 9; cell++) if (s.cells[cell] === 0) out.add(cell);
  },
  refuse: refuseMark,
  apply: (s, seat, [cell]) => {
    const { cells } = s;
    cells[cell!] = numberOf(seat);
    s.left--;
    s.seat = 1 - seat;
    for (const [a, b, c] of LINES) {
      if (cells[a] !== 0 && cells[a] === cells[b] && cells[b] === cells[c]) s.won = numberOf(seat);
    }
    if (s.won === 0 && s.left === 0) s.won = 3;
  },
  outcome: (s) => {
    if (s.won === 0) return undefined;
    return { ranks: s.won === 3 ? [1, 1] : [s.won, 3 - s.won], reason: s.won === 3 ? 'draw' : 'line' };
  },
  write: (_s, _seat, [cell]) => String(cell),
  read: (_s, _seat, text) => readNumber(text),
};

const CARDS = Array.from({ length: 52 }, (_, i) => `card-${i + 1}`);
const cardFields = {
  cards: zones(
    CARDS,
    {
      deck: { per: 'table', see: 'secret', ordered: true },
      discard: { per: 'table', see: 'open', ordered: true },
      hand: { per: 'seat', see: 'owner', ordered: true },
    },
    'deck',
  ),
  seat: scalar(int(0, 1)),
  drew: scalar(int(0, 1)),
  winner: scalar(seatOrNone(2)),
};
type Cards = StateOf<typeof cardFields, null>;
const makeCards = stateFactory(cardFields, { seats: 2 }, null);
export const DRAW = 63;

const refuseCard = (s: Cards, seat: number, draft: Draft, whole: boolean): Refusal | undefined => {
  if (seat !== s.seat) return refusal('NOT_YOUR_TURN', 'C-1');
  const [step] = draft;
  if (step === undefined) return whole ? refusal('NOTHING', 'C-1') : undefined;
  if (draft.length > 1) return refusal('TOO_MUCH', 'C-1');
  if (s.drew === 0) return step === DRAW ? undefined : refusal('DRAW_FIRST', 'C-2');
  return step >= 0 && step < s.cards.size(s.cards.zone('hand', seat)) ? undefined : refusal('NO_CARD', 'C-3');
};

/** A play names the index in the hand, as the peer's does. */
export const cards: Game<Cards, null, never> = {
  ...plain,
  id: 'cards',
  blank: makeCards,
  setup: (s, chance) => {
    const { cards: z } = s;
    z.shuffle(z.zone('deck'), chance);
    for (let i = 0; i < 5; i++)
      for (const seat of [0, 1]) z.move(z.first(z.zone('deck')), z.zone('hand', seat));
  },
  active: (s) => seatBit(s.seat),
  steps: (s, seat, draft, out) => {
    out.clear();
    out.complete = draft.length > 0;
    if (draft.length > 0 || seat !== s.seat) return;
    if (s.drew === 0) out.add(DRAW);
    else for (let i = 0; i < s.cards.size(s.cards.zone('hand', seat)); i++) out.add(i);
  },
  refuse: refuseCard,
  apply: (s, seat, [step], chance) => {
    const { cards: z } = s;
    const deck = z.zone('deck');
    if (s.drew === 0) {
      if (z.size(deck) === 0) {
        z.moveAll(z.zone('discard'), deck);
        z.shuffle(deck, chance);
      }
      z.move(z.first(deck), z.zone('hand', seat), TOP);
      s.drew = 1;
      return;
    }
    z.move(z.at(z.zone('hand', seat), step!), z.zone('discard'), TOP);
    s.drew = 0;
    s.seat = 1 - seat;
  },
  outcome: () => undefined,
  write: (_s, _seat, [step]) => (step === DRAW ? 'draw' : String(step)),
  read: (_s, _seat, text) => (text === 'draw' ? ok([DRAW]) : readNumber(text)),
};

/** The script that both sides play: the nth decision of a match. */
export const SCRIPTS = {
  noughts: { game: noughts, length: 9, at: (n: number) => [n & 1, [0, 1, 2, 4, 3, 5, 7, 6, 8][n]!] as const },
  cards: { game: cards, length: 120, at: (n: number) => [(n >> 1) & 1, n & 1 ? (n * 7) % 6 : DRAW] as const },
} as const;
