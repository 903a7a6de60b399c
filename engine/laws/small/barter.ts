/**
 * Barter: a small game in which seats may act without being asked. Cards 1 to 24 lie in a face-down pile, three in each
 * hand. A turn is one of: draw a card, or sell one for its value. Meanwhile each other seat may offer the seat on turn a
 * card, once a turn: it lies face up, and the seat on turn answers with a card of its own, face up too, or declines. Who may offer follows from the numbers of cards, which everybody sees. After three turns each, the most
 * points win.
 */
import type { Game, Outcome } from '../../game.ts';
import { flag, int, oneOf, seatOrNone } from '../../layout/domain.ts';
import { perSeat, scalar, zones } from '../../layout/fields.ts';
import { type StateOf, stateFactory } from '../../layout/layout.ts';
import { membersOf } from '../../points/members.ts';
import type { DecisionPoint, Move } from '../../points/point.ts';
import { ok, type Refusal, refusal } from '../../result.ts';
import {
  everySeat,
  listSeats,
  numberOf,
  type SeatNumber,
  type SeatSet,
  seatBit,
  setOf,
} from '../../seats.ts';
import { oneStep } from './one-step.ts';
import { ranked, tableRules } from './table.ts';

const MOST_SEATS = 4;
const TURNS = 3;
const HAND = 3;
/** Enough to draw one in every turn. */
const CARDS = Array.from({ length: MOST_SEATS * (HAND + TURNS) }, (_, i) => `c${i + 1}`);

const ORDER = ['turn', 'answer', 'over'] as const;
const [TURN, ANSWER, OVER] = [0, 1, 2] as const;

/** Verbs; where a card is named, a step adds its number. */
const [DRAW, DECLINE, SELL, OFFER, GIVE, END] = [100, 200, 300, 400, 500, 600] as const;

const fields = {
  asked: scalar(oneOf(ORDER)),
  turn: scalar(int(0, MOST_SEATS * TURNS)),
  points: perSeat(int(0, 999)),
  /** Who has made an offer in this turn. */
  offered: perSeat(flag()),
  /** Whose offer is to be answered. */
  offerer: scalar(seatOrNone(MOST_SEATS)),
  resigned: perSeat(flag()),
  card: zones(
    CARDS,
    {
      pile: { per: 'table', see: 'secret', ordered: true },
      hand: { per: 'seat', see: 'owner', ordered: false },
      market: { per: 'table', see: 'open', ordered: false },
      sold: { per: 'table', see: 'open', ordered: false },
    },
    'pile',
  ),
};
interface BarterConfig {
  readonly seats: number;
  readonly make: () => BarterState;
}
export type BarterState = StateOf<typeof fields, BarterConfig>;

/** Its events; seats from 1. */
type BarterEvent =
  /** For the seat itself; everybody else gets `drew`. */
  | { readonly type: 'drewCard'; readonly seat: SeatNumber; readonly card: string }
  | { readonly type: 'drew'; readonly seat: SeatNumber }
  | { readonly type: 'sold'; readonly seat: SeatNumber; readonly card: string }
  | { readonly type: 'offered'; readonly seat: SeatNumber; readonly card: string }
  | { readonly type: 'declined'; readonly seat: SeatNumber }
  | { readonly type: 'gave'; readonly seat: SeatNumber; readonly to: SeatNumber; readonly card: string };

type BarterMove = Move<BarterState, BarterEvent>;

const onTurn = (s: BarterState): number => s.turn % s.config.seats;
const handOf = (s: BarterState, seat: number): number => s.card.zone('hand', seat);
const holds = (s: BarterState, seat: number): boolean => s.card.size(handOf(s, seat)) > 0;

/** The seats that may offer a card to the seat on turn, as everybody can see. */
const mayOffer = (s: BarterState): SeatSet =>
  s.asked !== TURN || !holds(s, onTurn(s))
    ? 0
    : setOf(
        listSeats(everySeat(s.config.seats) & ~seatBit(onTurn(s))).filter(
          (seat) => s.offered[seat] === 0 && holds(s, seat),
        ),
      );

const wrong = (): Refusal => refusal('ONE_DEED', 'BA-2');

/** A move that names a card of one's own hand. */
const withCard = (
  word: string,
  verb: number,
  apply: (...given: Parameters<BarterMove['apply']>) => void,
): BarterMove => ({
  verbs: [verb],
  offer: (s, seat, draft, offer) => {
    if (draft.length === 0) for (const card of s.card.list(handOf(s, seat))) offer(verb + card + 1);
  },
  refuse: (s, seat, draft) => {
    if (draft.length > 1) return wrong();
    const card = draft[0]! - verb - 1;
    if (card < 0 || card >= CARDS.length) return refusal('NO_SUCH_CARD', 'BA-2');
    return s.card.zoneOf[card] === handOf(s, seat)
      ? undefined
      : refusal('NOT_IN_HAND', 'BA-2', { card: CARDS[card]! });
  },
  apply,
  write: (_s, [step]) => `${word} ${CARDS[step! - verb - 1]}`,
  read: (_s, text) => {
    const [said, name, more] = text.split(' ');
    const card = CARDS.indexOf(name ?? '');
    return said === word && card >= 0 && more === undefined ? ok([verb + card + 1]) : undefined;
  },
  textIsPublic: () => true,
});

const endTurn = (s: BarterState): void => {
  s.offered.fill(0);
  s.turn++;
  s.asked = s.turn < TURNS * s.config.seats ? TURN : OVER;
};
const closeOffer = (s: BarterState): void => {
  s.offerer = -1;
  s.asked = TURN;
};

const draw = oneStep<BarterState, BarterEvent>('draw', DRAW, wrong, (s, seat, _decision, _chance, tell) => {
  const { card } = s;
  const drawn = card.first(card.zone('pile'));
  card.move(drawn, handOf(s, seat));
  const others = { type: 'drew', seat: numberOf(seat) } as const;
  tell?.({ type: 'drewCard', seat: numberOf(seat), card: CARDS[drawn]! }, seatBit(seat), others);
  endTurn(s);
});
const sell = withCard('sell', SELL, (s, seat, [step], _chance, tell) => {
  const card = step! - SELL - 1;
  s.card.move(card, s.card.zone('sold'));
  s.points[seat] = s.points[seat]! + card + 1;
  tell?.({ type: 'sold', seat: numberOf(seat), card: CARDS[card]! });
  endTurn(s);
});
const offerCard = withCard('offer', OFFER, (s, seat, [step], _chance, tell) => {
  const card = step! - OFFER - 1;
  s.card.move(card, s.card.zone('market'));
  s.offered[seat] = 1;
  s.offerer = seat;
  s.asked = ANSWER;
  tell?.({ type: 'offered', seat: numberOf(seat), card: CARDS[card]! });
});
const give = withCard('give', GIVE, (s, seat, [step], _chance, tell) => {
  const { card } = s;
  const given = step! - GIVE - 1;
  card.move(given, handOf(s, s.offerer), undefined, everySeat(s.config.seats));
  card.moveAll(card.zone('market'), handOf(s, seat));
  tell?.({ type: 'gave', seat: numberOf(seat), to: numberOf(s.offerer), card: CARDS[given]! });
  closeOffer(s);
});
const decline: BarterMove = {
  ...oneStep<BarterState, BarterEvent>('decline', DECLINE, wrong, (s, seat, _decision, _chance, tell) => {
    s.card.moveAll(s.card.zone('market'), handOf(s, s.offerer));
    tell?.({ type: 'declined', seat: numberOf(seat) });
    closeOffer(s);
  }),
  textIsPublic: () => true,
};

const POINTS: readonly DecisionPoint<BarterState, BarterEvent>[] = [
  {
    name: 'turn',
    clause: 'BA-2',
    asks: { how: 'one', ask: 'always', seat: onTurn },
    moves: [draw, sell],
    otherwise: () => refusal('NO_SUCH_DEED', 'BA-2'),
  },
  {
    name: 'answer',
    clause: 'BA-4',
    asks: { how: 'one', ask: 'always', seat: onTurn },
    moves: [decline, give],
    otherwise: () => refusal('NO_SUCH_DEED', 'BA-4'),
  },
  {
    name: 'offer',
    clause: 'BA-3',
    asks: { how: 'may', seats: mayOffer },
    moves: [offerCard],
    otherwise: () => refusal('NOT_YOUR_TURN', 'BA-2'),
  },
];

const {
  settle: _,
  hasChoice: __,
  ...members
} = membersOf<BarterState, BarterEvent>({
  game: 'small-barter',
  points: POINTS,
  order: ORDER,
  over: 'over',
  open: (s) => s.asked,
  verbOf: (step) => step - (step % 100),
  isStep: (step) =>
    step === DRAW || step === DECLINE || (Number.isInteger(step) && step > SELL && step < END),
  plain: (text) => text.trim().toLowerCase().replace(/\s+/g, ' '),
  barred: (s, seat, verb) => {
    if (s.asked === OVER) return refusal('GAME_OVER', 'BA-5');
    if (verb !== OFFER || seat === onTurn(s)) return refusal('NOT_YOUR_TURN', 'BA-2');
    return s.offered[seat] ? refusal('OFFERED_BEFORE', 'BA-3.1') : refusal('NO_OFFER_NOW', 'BA-3');
  },
  malformed: wrong,
  otherwise: wrong,
  unreadable: () => refusal('NOT_A_DEED', 'BA-2'),
});

const outcome = (s: BarterState): Outcome | undefined =>
  s.asked === OVER ? ranked(s.points, s.resigned, 'points') : undefined;

export const barter: Game<BarterState, BarterConfig, BarterEvent> = {
  id: 'small-barter',
  version: '1',
  seats: { min: 2, max: MOST_SEATS },
  options: [],
  config: (_options, seats) => {
    const config: BarterConfig = { seats, make: () => make() };
    const make = stateFactory(fields, { seats }, config);
    return ok(config);
  },
  blank: (config) => config.make(),
  setup: (s, chance) => {
    const pile = s.card.zone('pile');
    s.card.shuffle(pile, chance);
    for (let seat = 0; seat < s.config.seats; seat++)
      for (let i = 0; i < HAND; i++) s.card.move(s.card.first(pile), handOf(s, seat));
  },
  ...members,
  outcome,
  // A turn, and for each other seat an offer and its answer.
  maxDecisions: ({ seats }) => TURNS * seats * (1 + 2 * (seats - 1)),
  audit: (s) => {
    const { seats } = s.config;
    if ((s.asked === OVER) !== (s.turn >= TURNS * seats || s.resigned.includes(1)))
      return ['it is over when all turns are taken or somebody has resigned'];
    const offers = s.card.size(s.card.zone('market'));
    const answering = s.asked === ANSWER;
    if (s.asked !== OVER && (offers !== (answering ? 1 : 0) || answering !== s.offerer >= 0))
      return ['one card is offered while an offer is to be answered, else none'];
    if (
      answering &&
      (s.offerer >= seats || s.offerer === onTurn(s) || !s.offered[s.offerer] || !holds(s, onTurn(s)))
    )
      return ['another seat has made the offer, and the seat on turn has a card'];
    if (s.offered[onTurn(s)] && s.asked !== OVER) return ['the seat on turn makes no offer'];
    return s.card.size(s.card.zone('pile')) >= TURNS * seats - s.turn
      ? []
      : ['there is a card to draw in every turn to come'];
  },
  table: () => tableRules,
  fact: (s, fact) => {
    if (fact.kind === 'agreedDraw') s.turn = TURNS * s.config.seats;
    else s.resigned[fact.seat] = 1;
    s.asked = OVER;
  },
};
