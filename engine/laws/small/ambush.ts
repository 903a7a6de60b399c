/**
 * Ambush: a small game of covert windows, made of decision points. The seat on turn walks on or rests (a coin
 * and a card). After each turn the others who could pay are asked together, in a covert round, whether they
 * spring a trap: who is asked follows from coins and numbers of cards, which everybody sees. The first trap
 * clockwise takes effect, the others lapse unseen, and the round is asked again; it ends when all pass. After
 * four turns each, who has come furthest wins.
 */
import type { Game, Outcome, TableRules } from '../../game.ts';
import { int, oneOf } from '../../layout/domain.ts';
import { perSeat, scalar, zones } from '../../layout/fields.ts';
import { type StateOf, stateFactory } from '../../layout/layout.ts';
import { membersOf } from '../../points/members.ts';
import type { DecisionPoint, Move } from '../../points/point.ts';
import { ok, type Refusal, refusal } from '../../result.ts';
import {
  everySeat,
  hasSeat,
  listSeats,
  NOBODY,
  numberOf,
  type SeatNumber,
  type SeatSet,
  seatBit,
  setOf,
} from '../../seats.ts';
import { oneStep } from './one-step.ts';
import { ranked, tableRules } from './table.ts';

const ORDER = ['over', 'turn', 'window'] as const;
export const [OVER, TURN, WINDOW] = [0, 1, 2] as const;
const TRAPS = 6;
const CARDS = Array.from({ length: 12 }, (_, i) => (i < TRAPS ? `trap-${i + 1}` : `stone-${i - TRAPS + 1}`));
const MOST_SEATS = 4;
const TURNS = 4;
const HAND = 2;
const COINS = 2;
const STEP = 2;
const LOSS = 3;

const fields = {
  asked: scalar(oneOf(ORDER)),
  turn: scalar(int(0, MOST_SEATS * TURNS)),
  way: perSeat(int(0, STEP * TURNS)),
  coins: perSeat(int(0, COINS + TURNS, COINS)),
  resigned: perSeat(int(0, 1)),
  /**
   * The answers of a window while they are applied: 0 none, 1 pass, 2 a trap. They are applied all at once, so
   * every state that is seen contains zeros.
   */
  answer: perSeat(int(0, 2)),
  card: zones(
    CARDS,
    {
      pile: { per: 'table', see: 'secret', ordered: true },
      hand: { per: 'seat', see: 'owner', ordered: false },
      used: { per: 'table', see: 'open', ordered: true },
    },
    'pile',
  ),
};
interface Config {
  readonly seats: number;
  readonly table: TableRules;
  readonly make: () => AmbushState;
}
export type AmbushState = StateOf<typeof fields, Config>;

/** Its events; seats from 1. */
export type AmbushEvent =
  | { readonly type: 'walked'; readonly seat: SeatNumber }
  | { readonly type: 'rested'; readonly seat: SeatNumber }
  /** A trap of `seat` throws the seat on turn back. */
  | { readonly type: 'trapped'; readonly seat: SeatNumber; readonly target: SeatNumber };

type AmbushMove = Move<AmbushState, AmbushEvent>;

/** Steps, which are verbs only: copies of a card are the same decision. */
export const [WALK, REST, PASS, TRAP] = [1, 2, 3, 4] as const;

const onTurn = (s: AmbushState): number => s.turn % s.config.seats;
const handOf = (s: AmbushState, seat: number): number => s.card.zone('hand', seat);
const trapOf = (s: AmbushState, seat: number): number | undefined =>
  s.card.list(handOf(s, seat)).find((card) => card < TRAPS);

/** The seats that could pay for a trap, as everybody can see. */
const ableToPay = (s: AmbushState): SeatSet =>
  setOf(
    listSeats(everySeat(s.config.seats) & ~seatBit(onTurn(s))).filter(
      (seat) => s.coins[seat]! > 0 && s.card.size(handOf(s, seat)) > 0,
    ),
  );

/** How many turns this seat has taken; in a window the one that it closes is among them. */
const turnsOf = (s: AmbushState, seat: number): number => {
  const done = s.turn + (s.asked === WINDOW ? 1 : 0);
  return Math.ceil(Math.max(0, done - seat) / s.config.seats);
};

const wrong = (): Refusal => refusal('NO_SUCH_DEED', 'AM-0');

const plain = (
  word: string,
  verb: number,
  apply: AmbushMove['apply'],
  refuse?: (s: AmbushState, seat: number) => Refusal | undefined,
): AmbushMove => oneStep(word, verb, wrong, apply, refuse);

const walk = plain('walk', WALK, (s, seat, _decision, _chance, tell) => {
  s.way[seat] = s.way[seat]! + STEP;
  tell?.({ type: 'walked', seat: numberOf(seat) });
  s.asked = WINDOW;
});
const rest = plain('rest', REST, (s, seat, _decision, _chance, tell) => {
  s.coins[seat] = s.coins[seat]! + 1;
  const pile = s.card.zone('pile');
  if (s.card.size(pile) > 0) s.card.move(s.card.first(pile), handOf(s, seat));
  tell?.({ type: 'rested', seat: numberOf(seat) });
  s.asked = WINDOW;
});
const pass = plain('pass', PASS, (s, seat) => {
  s.answer[seat] = 1;
});
const trap = plain(
  'trap',
  TRAP,
  (s, seat) => {
    s.answer[seat] = 2;
  },
  (s, seat) => (trapOf(s, seat) === undefined ? refusal('NO_TRAP', 'AM-3') : undefined),
);

const POINTS: readonly DecisionPoint<AmbushState, AmbushEvent>[] = [
  {
    name: 'turn',
    clause: 'AM-1',
    asks: { how: 'one', ask: 'always', seat: onTurn },
    moves: [walk, rest],
  },
  {
    name: 'window',
    clause: 'AM-2',
    asks: {
      how: 'covert',
      seats: (s) => setOf(listSeats(ableToPay(s)).filter((seat) => s.answer[seat] === 0)),
    },
    moves: [pass, trap],
    late: () => [PASS],
  },
];

/** All have answered: the first trap clockwise takes effect, and everybody is asked again; or the turn ends. */
const closeWindow = (s: AmbushState, asked: SeatSet, tell: ((event: AmbushEvent) => void) | null): void => {
  const { seats } = s.config;
  const clockwise = Array.from({ length: seats }, (_, i) => (onTurn(s) + 1 + i) % seats);
  const first = clockwise.find((seat) => hasSeat(asked, seat) && s.answer[seat] === 2);
  s.answer.fill(0);
  if (first !== undefined) {
    const target = onTurn(s);
    s.coins[first] = s.coins[first]! - 1;
    s.card.move(trapOf(s, first)!, s.card.zone('used'));
    s.way[target] = Math.max(0, s.way[target]! - LOSS);
    tell?.({ type: 'trapped', seat: numberOf(first), target: numberOf(target) });
  }
  if (first !== undefined && ableToPay(s) !== NOBODY) return;
  s.turn++;
  s.asked = s.turn < TURNS * seats ? TURN : OVER;
};

const { settle, ...members } = membersOf<AmbushState, AmbushEvent>({
  game: 'small-ambush',
  points: POINTS,
  order: ORDER,
  over: 'over',
  open: (s) => s.asked,
  goOn: (s, _chance, tell) => {
    if (s.asked !== WINDOW) return;
    const asked = ableToPay(s);
    if (listSeats(asked).every((seat) => s.answer[seat] !== 0)) closeWindow(s, asked, tell);
  },
  verbOf: (step) => step,
  isStep: (step) => Number.isInteger(step) && step >= WALK && step <= TRAP,
  plain: (text) => text.trim().toLowerCase(),
  barred: (s) => refusal(s.asked === OVER ? 'GAME_OVER' : 'NOT_YOUR_TURN', 'AM-1'),
  malformed: wrong,
  otherwise: () => refusal('NOT_NOW', 'AM-1'),
  unreadable: wrong,
});

const outcome = (s: AmbushState): Outcome | undefined =>
  s.asked === OVER ? ranked(s.way, s.resigned, 'way') : undefined;

export const ambush: Game<AmbushState, Config, AmbushEvent> = {
  id: 'small-ambush',
  version: '1',
  seats: { min: 2, max: MOST_SEATS },
  options: [{ kind: 'choice', id: 'limit', clause: 'AM-5', values: ['20', 'none'], initial: '20' }],
  config: ({ limit }, seats) => {
    const table = limit === 'none' ? tableRules : { ...tableRules, covert: { limit: Number(limit) * 1000 } };
    const config: Config = { seats, table, make: () => make() };
    const make = stateFactory(fields, { seats }, config);
    return ok(config);
  },
  blank: (config) => config.make(),
  setup: (s, chance, tell) => {
    const pile = s.card.zone('pile');
    s.card.shuffle(pile, chance);
    for (let seat = 0; seat < s.config.seats; seat++)
      for (let i = 0; i < HAND; i++) s.card.move(s.card.first(pile), handOf(s, seat));
    s.asked = TURN;
    settle(s, chance, tell);
  },
  ...members,
  outcome,
  // A turn, its window, and a round more for each trap; a playout counts each answer of a round.
  maxDecisions: ({ seats }) => (TURNS * seats + TRAPS) * (seats + 1),
  audit: (s) => {
    if ((s.asked === OVER) !== (s.turn >= TURNS * s.config.seats || s.resigned.includes(1)))
      return ['it is over when all turns are taken or somebody has resigned'];
    if (s.answer.some((answer) => answer !== 0)) return ['an answer waits for others'];
    if (s.asked === OVER) return [];
    for (const seat of s.coins.keys()) {
      const turns = turnsOf(s, seat);
      if (s.coins[seat]! > COINS + turns) return ['a seat has more coins than it can have got'];
      if (s.way[seat]! > STEP * turns) return ['a seat has come further than it can have walked'];
    }
    return s.asked === WINDOW && ableToPay(s) === NOBODY ? ['nobody can pay for a trap'] : [];
  },
  table: ({ table }) => table,
  fact: (s, fact) => {
    if ('seat' in fact) s.resigned[fact.seat] = 1;
    else s.turn = TURNS * s.config.seats;
    s.asked = OVER;
  },
};
