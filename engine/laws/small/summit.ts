/**
 * Summit: a small game of climbing. Cards 1 to 28 in a face-down pile, two in each hand. A turn is one of: play a card
 * face up and climb as many steps as it says; or draw a card. After five turns each, the highest climber wins. One
 * seat climbs alone and must reach step 40: a won or lost game. Four climb in pairs, whose heights are added; with
 * `partners: chosen` the first seat says with whom it climbs, and until then everybody climbs alone. Two may climb
 * `together`, as one seat does alone. With `open` hands lie face up, and only the pile is hidden – from everybody.
 */
import type { Chance } from '../../chance.ts';
import type { Draft, Game, Outcome, SeatResult } from '../../game.ts';
import { flag, int, seatOrNone } from '../../layout/domain.ts';
import { perSeat, scalar, zones } from '../../layout/fields.ts';
import { type StateOf, stateFactory } from '../../layout/layout.ts';
import type { Tell } from '../../narration.ts';
import { err, ok, type Refusal, refusal } from '../../result.ts';
import {
  everySeat,
  listSeats,
  numberOf,
  numbersOf,
  type SeatNumber,
  type SeatSet,
  seatBit,
} from '../../seats.ts';
import { sideOf, sidesOf } from '../../sides.ts';
import { ranked, tableRules } from './table.ts';

const TURNS = 5;
const HAND = 2;
const SEATS = 4;
/** Enough to draw one in every turn. */
const CARDS = Array.from({ length: SEATS * (HAND + TURNS) }, (_, i) => `c${i + 1}`);
/** How high each seat must climb where nobody is against it. */
const GOAL = 40;

/** Steps: draw, play the card of this number, or climb with the seat of this number. */
const DRAW = 0;
const WITH = 100;

const fields = (see: 'owner' | 'open') => ({
  turn: scalar(int(0, SEATS * TURNS)),
  height: perSeat(int(0, 99)),
  resigned: perSeat(flag()),
  /** With whom seat 1 climbs. */
  partner: scalar(seatOrNone(SEATS)),
  card: zones(
    CARDS,
    {
      pile: { per: 'table', see: 'secret', ordered: true },
      hand: { per: 'seat', see, ordered: false },
      played: { per: 'table', see: 'open', ordered: false },
    },
    'pile',
  ),
});
export interface SummitConfig {
  readonly seats: number;
  readonly partners: 'none' | 'opposite' | 'chosen';
  readonly open: boolean;
  readonly make: () => SummitState;
}
export type SummitState = StateOf<ReturnType<typeof fields>, SummitConfig>;

/** Its events; seats from 1. */
type SummitEvent =
  | { readonly type: 'climbsWith'; readonly seat: SeatNumber; readonly partner: SeatNumber }
  | { readonly type: 'climbed'; readonly seat: SeatNumber; readonly card: string }
  /** For the seat itself; everybody else gets `drew`. */
  | { readonly type: 'drewCard'; readonly seat: SeatNumber; readonly card: string }
  | { readonly type: 'drew'; readonly seat: SeatNumber };

const onTurn = (s: SummitState): number => s.turn % s.config.seats;
const over = (s: SummitState): boolean => s.turn >= TURNS * s.config.seats || s.resigned.includes(1);
/** Whether the first seat still has to say with whom it climbs. */
const choosing = (s: SummitState): boolean => s.config.partners === 'chosen' && s.partner < 0;

/** Seat 1 and its partner, and the others; nobody while no partners are known. */
const sides = (s: SummitState): readonly SeatSet[] => {
  if (s.partner < 0) return [];
  const first = seatBit(0) | seatBit(s.partner);
  const others = everySeat(s.config.seats) & ~first;
  return others === 0 ? [first] : [first, others];
};

const refuse = (s: SummitState, seat: number, draft: Draft, whole: boolean): Refusal | undefined => {
  if (over(s)) return refusal('GAME_OVER', 'SU-4');
  if (seat !== onTurn(s)) return refusal('NOT_YOUR_TURN', 'SU-2');
  if (draft.length > 1 || (whole && draft.length === 0)) return refusal('ONE_DEED_A_TURN', 'SU-2');
  const [step] = draft;
  if (step === undefined) return undefined;
  if (choosing(s)) {
    const partner = step - WITH - 1;
    const there = Number.isInteger(partner) && partner > 0 && partner < s.config.seats;
    return there ? undefined : refusal('NO_SUCH_PARTNER', 'SU-3');
  }
  if (step === DRAW) return undefined;
  const card = step - 1;
  if (!Number.isInteger(card) || card < 0 || card >= CARDS.length) return refusal('NO_SUCH_CARD', 'SU-2.1');
  return s.card.zoneOf[card] === s.card.zone('hand', seat)
    ? undefined
    : refusal('NOT_IN_HAND', 'SU-2.1', { card: CARDS[card]! });
};

const apply = (
  s: SummitState,
  seat: number,
  draft: Draft,
  _chance: Chance,
  tell: Tell<SummitEvent> | null,
): void => {
  const step = draft[0]!;
  const { card } = s;
  if (choosing(s)) {
    s.partner = step - WITH - 1;
    tell?.({ type: 'climbsWith', seat: numberOf(seat), partner: numberOf(s.partner) });
    return;
  }
  if (step === DRAW) {
    const drawn = card.first(card.zone('pile'));
    card.move(drawn, card.zone('hand', seat));
    const drew = { type: 'drewCard', seat: numberOf(seat), card: CARDS[drawn]! } as const;
    if (s.config.open) tell?.(drew);
    else tell?.(drew, seatBit(seat), { type: 'drew', seat: numberOf(seat) });
  } else {
    card.move(step - 1, card.zone('played'));
    s.height[seat] = s.height[seat]! + step;
    tell?.({ type: 'climbed', seat: numberOf(seat), card: CARDS[step - 1]! });
  }
  s.turn++;
};

const outcome = (s: SummitState): Outcome | undefined => {
  if (!over(s)) return undefined;
  const { seats } = s.config;
  const all = sidesOf(summit, s, seats);
  const sum = (side: SeatSet, of: Int32Array): number =>
    listSeats(side).reduce((n, seat) => n + of[seat]!, 0);
  const bySeat = (of: Int32Array): Int32Array =>
    Int32Array.from({ length: seats }, (_, seat) => sum(sideOf(all, seat), of));
  const height = bySeat(s.height);
  const resigned = bySeat(s.resigned).map((n) => Math.min(n, 1));
  if (all.length > 1) return ranked(height, resigned, 'height');
  const won = height[0]! >= GOAL * seats && !resigned[0];
  const reason = resigned[0] ? 'resign' : won ? 'reached' : 'fell';
  const results = Array.from(height, (): SeatResult => (won ? 'won' : 'lost'));
  return { ranks: results.map(() => 1), results, scores: Array.from(height), reason };
};

export const summit: Game<SummitState, SummitConfig, SummitEvent> = {
  id: 'small-summit',
  version: '1',
  seats: { min: 1, max: SEATS },
  options: [
    {
      kind: 'choice',
      id: 'partners',
      clause: 'SU-3',
      values: ['opposite', 'chosen', 'none'],
      initial: 'opposite',
      when: { seats: [4] },
      elsewhere: 'ignored',
    },
    { kind: 'flag', id: 'together', clause: 'SU-3.1', initial: false, when: { seats: [2] } },
    { kind: 'flag', id: 'open', clause: 'SU-1.1', initial: false },
  ],
  config: ({ partners, together, open }, seats) => {
    const config: SummitConfig = {
      seats,
      partners:
        together === true ? 'opposite' : seats === SEATS ? (partners as SummitConfig['partners']) : 'none',
      open: open === true,
      make: () => make(),
    };
    const make = stateFactory(fields(open === true ? 'open' : 'owner'), { seats }, config);
    return ok(config);
  },
  blank: (config) => config.make(),
  setup: (s, chance) => {
    const pile = s.card.zone('pile');
    s.card.shuffle(pile, chance);
    if (s.config.partners === 'opposite') s.partner = s.config.seats >> 1;
    for (let seat = 0; seat < s.config.seats; seat++)
      for (let i = 0; i < HAND; i++) s.card.move(s.card.first(pile), s.card.zone('hand', seat));
  },
  active: (s) => (over(s) ? 0 : seatBit(onTurn(s))),
  sides,
  places: ({ seats }) => ['pile', 'played', ...numbersOf(everySeat(seats)).map((seat) => `rope-${seat}`)],
  point: (s, seat) => {
    if (over(s) || seat !== onTurn(s)) return undefined;
    return choosing(s) ? { name: 'partner', clause: 'SU-3' } : { name: 'turn', clause: 'SU-2' };
  },
  steps: (s, seat, draft, out) => {
    out.clear();
    if (refuse(s, seat, draft, false)) return;
    out.complete = draft.length === 1;
    if (out.complete) return;
    const from = choosing(s) ? WITH : DRAW;
    for (let step = from; step <= from + CARDS.length; step++)
      if (!refuse(s, seat, [step], true)) out.add(step);
  },
  refuse,
  apply,
  timeout: (s, seat) => {
    if (choosing(s)) return [WITH + numberOf(s.config.seats >> 1)];
    const held = s.card.first(s.card.zone('hand', seat));
    return [held < 0 ? DRAW : held + 1];
  },
  outcome,
  maxDecisions: ({ seats }) => TURNS * seats + 1,
  write: (_s, _seat, [step]) =>
    step === DRAW ? 'draw' : step! > WITH ? `with ${step! - WITH}` : `play ${CARDS[step! - 1]}`,
  read: (_s, _seat, text) => {
    const plain = text.trim().toLowerCase();
    if (plain === 'draw') return ok([DRAW]);
    const partner = /^with ([1-4])$/.exec(plain)?.[1];
    if (partner !== undefined) return ok([WITH + Number(partner)]);
    const card = CARDS.indexOf(/^play (c\d+)$/.exec(plain)?.[1] ?? '');
    return card < 0 ? err(refusal('NOT_A_DEED', 'SU-2')) : ok([card + 1]);
  },
  audit: (s) => {
    const { seats, partners } = s.config;
    if (s.partner === 0 || s.partner >= seats || s.partner >= 0 !== (partners !== 'none' && !choosing(s)))
      return ['seat 1 climbs with another seat, where there are partners'];
    if (choosing(s) && s.turn > 0) return ['seat 1 chooses before anybody climbs'];
    return over(s) || s.card.size(s.card.zone('pile')) >= TURNS * seats - s.turn
      ? []
      : ['there is a card to draw in every turn to come'];
  },
  // Who climbs alone, or together with everybody, has nobody to agree on a draw with.
  table: ({ seats, partners }) =>
    seats === 1 || (seats === 2 && partners !== 'none') ? { ...tableRules, draw: undefined } : tableRules,
  fact: (s, fact) => {
    if (fact.kind === 'agreedDraw') s.turn = TURNS * s.config.seats;
    else s.resigned[fact.seat] = 1;
  },
};
