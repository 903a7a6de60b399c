/**
 * Market: a small game with decision points of every kind. The seat on turn takes one or two goods (of one,
 * only with a choice: the last one is not asked for); everybody votes whether to keep them (sealed); the
 * others say one after another whether they object (in order); and until goods are taken, seats that are not
 * on turn may cheer.
 */
import type { Game } from '../game.ts';
import { ranked, tableRules } from '../laws/small/table.ts';
import { flag, int, oneOf } from '../layout/domain.ts';
import { perSeat, scalar } from '../layout/fields.ts';
import { type StateOf, stateFactory } from '../layout/layout.ts';
import { membersOf } from '../points/members.ts';
import type { DecisionPoint, Move, PointRules } from '../points/point.ts';
import { ok, type Refusal, refusal } from '../result.ts';
import { everySeat, type SeatSet, seatBit } from '../seats.ts';

const ORDER = ['over', 'take', 'vote', 'object'] as const;
export const [OVER, TAKE, VOTE, OBJECT] = [0, 1, 2, 3] as const;
const SEATS = 3;
const GOODS = 7;

const fields = {
  asked: scalar(oneOf(ORDER)),
  turn: scalar(int(0, SEATS - 1)),
  goods: scalar(int(0, GOODS)),
  taken: scalar(int(0, 2)),
  owned: perSeat(int(0, GOODS)),
  /** Who has voted, and who for it; applied when all have. */
  voted: perSeat(flag()),
  for: perSeat(flag()),
  /** How many of the others have answered whether they object, and whether one did. */
  said: scalar(int(0, SEATS)),
  objected: scalar(flag()),
  cheers: scalar(int(0, 20)),
};
interface Config {
  readonly make: () => MarketState;
}
export type MarketState = StateOf<typeof fields, Config>;
export type MarketEvent =
  | { readonly type: 'took'; readonly seat: number; readonly count: number }
  | { readonly type: 'cheered'; readonly seat: number };
export type MarketPoint = DecisionPoint<MarketState, MarketEvent>;
type MarketMove = Move<MarketState, MarketEvent>;

/** Steps: a verb in the tens, a number in the ones. */
export const VERB = { take: 1, vote: 2, object: 3, cheer: 4 } as const;
const step = (verb: number, n: number): number => verb * 10 + n;
const bad = (): Refusal => refusal('NO_SUCH_DEED', 'MA-0');

/** One step of a verb with a number from `from` to `to`. */
const numbered = (
  word: string,
  verb: number,
  from: number,
  to: (s: MarketState) => number,
  apply: MarketMove['apply'],
): MarketMove => ({
  verbs: [verb],
  offer: (s, _seat, draft, offer) => {
    if (draft.length === 0) for (let n = from; n <= to(s); n++) offer(step(verb, n));
  },
  refuse: (s, _seat, draft) => {
    const n = draft[0]! % 10;
    return draft.length > 1 || n < from || n > to(s) ? bad() : undefined;
  },
  apply,
  write: (_s, [one]) => `${word} ${one! % 10}`,
  read: (_s, text) => {
    const found = new RegExp(`^${word} (\\d)$`).exec(text);
    return found ? ok([step(verb, Number(found[1]))]) : undefined;
  },
});

/** Seats that have not answered yet, the next one first. */
const nextSpeaker = (s: MarketState): number => (s.turn + 1 + s.said) % SEATS;
const cheerers = (s: MarketState): SeatSet =>
  s.asked === TAKE && s.cheers < 3 ? everySeat(SEATS) & ~seatBit(s.turn) : 0;

const takes = numbered(
  'take',
  VERB.take,
  1,
  (s) => Math.min(2, s.goods),
  (s, seat, [one], _chance, tell) => {
    s.taken = one! % 10;
    s.goods -= s.taken;
    tell?.({ type: 'took', seat: seat + 1, count: s.taken });
    s.asked = VOTE;
  },
);
const votes = numbered(
  'vote',
  VERB.vote,
  0,
  () => 1,
  (s, seat, [one]) => {
    s.for[seat] = one! % 10;
    s.voted[seat] = 1;
    if (s.voted.includes(0)) return;
    s.asked = OBJECT;
  },
);
const objects = numbered(
  'object',
  VERB.object,
  0,
  () => 1,
  (s, _seat, [one]) => {
    s.said++;
    if (one! % 10 === 1) s.objected = 1;
  },
);
const cheers = numbered(
  'cheer',
  VERB.cheer,
  1,
  () => 1,
  (s, seat, _decision, _chance, tell) => {
    s.cheers++;
    tell?.({ type: 'cheered', seat: seat + 1 });
  },
);

export const POINTS: readonly MarketPoint[] = [
  { name: 'take', clause: 'MA-1', asks: { how: 'one', ask: 'choice', seat: (s) => s.turn }, moves: [takes] },
  {
    name: 'vote',
    clause: 'MA-2',
    asks: {
      how: 'sealed',
      seats: (s) => s.voted.reduce((set, has, seat) => (has ? set : set | seatBit(seat)), 0),
    },
    moves: [votes],
  },
  {
    name: 'object',
    clause: 'MA-3',
    asks: {
      how: 'inOrder',
      ask: 'always',
      seat: nextSpeaker,
      later: (s) => (s.said === 0 ? seatBit((s.turn + 2) % SEATS) : 0),
      stamp: (s) => s.goods,
    },
    moves: [objects],
    otherwise: () => refusal('OBJECT_OR_NOT', 'MA-3'),
    late: () => [step(VERB.object, 0)],
  },
  { name: 'cheer', clause: 'MA-4', asks: { how: 'may', seats: cheerers }, moves: [cheers] },
];

export const RULES: PointRules<MarketState, MarketEvent> = {
  game: 'market',
  points: POINTS,
  order: ORDER,
  over: 'over',
  open: (s) => s.asked,
  /** When all have answered, the turn is over. */
  goOn: (s) => {
    if (s.asked !== OBJECT || s.said < SEATS - 1) return;
    const kept = s.objected === 0 || s.for.filter((one) => one === 1).length > 1;
    if (kept) s.owned[s.turn] = s.owned[s.turn]! + s.taken;
    s.taken = 0;
    s.said = 0;
    s.objected = 0;
    s.voted.fill(0);
    s.for.fill(0);
    s.cheers = 0;
    s.turn = (s.turn + 1) % SEATS;
    s.asked = s.goods > 0 ? TAKE : OVER;
  },
  verbOf: (one) => Math.floor(one / 10),
  isStep: (one) => Number.isInteger(one) && one >= 10 && one < 50,
  plain: (text) => text.trim().toLowerCase(),
  barred: (s) => refusal(s.asked === OVER ? 'GAME_OVER' : 'NOT_YOUR_TURN', 'MA-0'),
  malformed: bad,
  otherwise: () => refusal('NOT_NOW', 'MA-0'),
  unreadable: bad,
};

const { settle, ...members } = membersOf(RULES);

/** The game; `goods` is the stock at the start. */
export const market = (goods = GOODS): Game<MarketState, Config, MarketEvent> => ({
  id: 'market',
  version: '1',
  seats: { min: SEATS, max: SEATS },
  options: [],
  config: () => {
    const config: Config = { make: () => make() };
    const make = stateFactory(fields, { seats: SEATS }, config);
    return ok(config);
  },
  blank: (config) => config.make(),
  setup: (s, chance, tell) => {
    s.goods = goods;
    s.asked = TAKE;
    settle(s, chance, tell);
  },
  ...members,
  outcome: (s) => (s.asked === OVER ? ranked(s.owned, new Int32Array(SEATS), 'goods') : undefined),
  maxDecisions: () => 200,
  table: () => tableRules,
  fact: (s) => {
    s.asked = OVER;
  },
});
