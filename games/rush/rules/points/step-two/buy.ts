/** Buy a Vehicle of the Reserve with cards of the hand and points left on the turn account (RUSH-4). */
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import type { Refusal } from '#engine/result.ts';
import { numberOf, type Seat } from '#engine/seats.ts';
import { COST, KIND_IDS, KIND_OF, KINDS, NATION, RESOURCES, VEHICLE_COUNT } from '../../../content/cards.ts';
import { NATIONS } from '../../../content/vehicle-row.ts';
import { anyCard, cardAfter, choices, happens } from '../../at-random.ts';
import { malformed, offerEach } from '../../drafts.ts';
import { kindsIn, refuseHandCards } from '../../hand.ts';
import { bothRead, cardsText, cardText, forms, mapRead, readOne, readSteps } from '../../notation.ts';
import { affords, canPay, mayPurchase, Payment, Purse, serves } from '../../payment.ts';
import { copyIn, nameOf, reveal, toDepot } from '../../piles.ts';
import { refuse } from '../../refusals.ts';
import { handOf, type RushState, reserveOf } from '../../state.ts';
import { aboutOf, step, VERB, verbOf } from '../../steps.ts';
import type { StepTwoMove } from './move.ts';

const isForSale = (s: RushState, vehicle: number): boolean => s.card.zoneOf[vehicle] === reserveOf(s);
/** What the hand could pay, and what is being paid. Reused; filled before each use. */
const purse = new Purse();
const payment = new Payment();

/**
 * Why the present `payment` does not buy this Vehicle, checked from RUSH-4.8 on in the order of RUSH-13.8. `hand`: it is
 * all that the hand can pay, of which nothing has been chosen yet.
 */
const refusePayment = (
  s: RushState,
  vehicle: number,
  wrongNation: boolean,
  hand: boolean,
): Refusal | undefined => {
  const card = KIND_IDS[vehicle] ?? '';
  if (!mayPurchase(s)) return refuse('ONE_PURCHASE');
  if (payment.lacksCard(s) && !wrongNation) return refuse('PAY_SOMETHING');
  // The following checks need the nation of a Vehicle.
  if (vehicle >= VEHICLE_COUNT) return refuse('NOT_IN_RESERVE', { card });
  const nation = NATIONS[NATION[vehicle]!]!;
  if (wrongNation) return refuse('OTHER_NATIONS_RESOURCES', { nation });
  if (!payment.servedBy(s, NATION[vehicle]!)) return refuse('NO_CARD_SERVES', { nation });
  if (!isForSale(s, vehicle)) return refuse('NOT_IN_RESERVE', { card });
  const short = payment.totalShort(s, vehicle);
  if (short > 0 && s.purchases > 0) return refuse('ACCOUNT_SHORT', { short, card });
  if (short > 0 && hand) return refuse('HAND_NOT_ENOUGH', { short, card, cost: COST[vehicle]! });
  if (short > 0) return refuse('NOT_ENOUGH', { short, card });
  const bound = payment.ordinaryShort(s, vehicle);
  return bound > 0 ? refuse('NATIONAL_POINTS_BOUND', { short: bound, card }) : undefined;
};

/** Why this Vehicle cannot be bought with these cards; unless `whole`, with these and others of the hand. */
const refusePurchase = (
  s: RushState,
  seat: Seat,
  vehicle: number,
  kinds: readonly number[],
  whole: boolean,
): Refusal | undefined => {
  const unheld = refuseHandCards(s, seat, kinds);
  if (unheld) return unheld;
  const nation = NATION[vehicle]!;
  const worthless = kinds.find((kind) => RESOURCES[kind]! < 0);
  if (worthless !== undefined) return refuse('NO_RESOURCE_VALUE', { card: KIND_IDS[worthless]! });
  const used = kinds.find((kind) => !canPay(s, kind));
  if (used !== undefined) return refuse('PLAYED_ALREADY', { card: KIND_IDS[used]! });
  const wrongNation = kinds.some((kind) => !serves(kind, nation));
  // A draft can still add cards. Every card adds to the account, so all usable ones together decide whether it can
  // succeed.
  if (whole) payment.clear().addAll(kinds);
  else payment.setPurse(purse.fill(s, seat), nation);
  return refusePayment(s, vehicle, wrongNation, !whole && kinds.length === 0);
};

/** In sixteenths: how often a random player pays a card more than needed. */
const OVERPAY_ODDS = 1;
/** A random payment: one random card after another until it suffices, and sometimes more. The hand must suffice. */
const samplePayment = (s: RushState, seat: Seat, vehicle: number, chance: Chance): Decision => {
  const steps = [step(VERB.buy, vehicle)];
  const { card } = s;
  choices.clear();
  for (let c = card.first(handOf(s, seat)); c >= 0; c = card.next(c)) {
    const kind = KIND_OF[c]!;
    if (canPay(s, kind) && serves(kind, NATION[vehicle]!)) choices.add(kind);
  }
  payment.clear();
  while (!payment.suffices(s, vehicle) || (choices.count > 0 && happens(OVERPAY_ODDS, chance))) {
    const i = chance.draw(choices.count);
    const kind = choices.items[i]!;
    choices.items[i] = choices.items[--choices.count]!;
    payment.add(kind);
    steps.push(step(VERB.pay, kind));
  }
  return steps;
};
/** A random purchase; undefined if none is possible. */
export const sampleBuy = (s: RushState, seat: Seat, chance: Chance): Decision | undefined => {
  const reserve = reserveOf(s);
  const slots = s.card.size(reserve);
  if (slots === 0 || !mayPurchase(s)) return undefined;
  purse.fill(s, seat);
  let vehicle = anyCard(s, reserve, chance);
  for (let i = 0; i < slots; i++) {
    if (affords(s, purse, vehicle)) return samplePayment(s, seat, vehicle, chance);
    vehicle = cardAfter(s, vehicle, reserve);
  }
  return undefined;
};

export const buy: StepTwoMove = {
  verbs: [VERB.buy],
  about: 'reserve',
  offer: (s, seat, _draft, offer) => offerEach(VERB.pay, kindsIn(s, handOf(s, seat)), offer),
  refuse: (s, seat, draft, whole) => {
    const kinds: number[] = [];
    for (let i = 1; i < draft.length; i++) {
      if (verbOf(draft[i]!) !== VERB.pay) return malformed();
      kinds.push(aboutOf(draft[i]!));
    }
    return refusePurchase(s, seat, aboutOf(draft[0]!), kinds, whole);
  },
  /** RUSH-4.6: pay, take the Vehicle, move the Reserve on, reveal. */
  apply: (s, seat, decision, chance, tell) => {
    payment.clear();
    const vehicle = aboutOf(decision[0]!);
    const nation = NATION[vehicle]!;
    for (let i = 1; i < decision.length; i++) {
      const kind = aboutOf(decision[i]!);
      payment.add(kind);
      if (kind < VEHICLE_COUNT) s.played.add(kind);
      toDepot(s, copyIn(s, handOf(s, seat), kind), seat);
    }
    s.paid += payment.points;
    s.paidCards += payment.cards;
    s.nationalPaid[nation] = s.nationalPaid[nation]! + payment.national;
    s.nationalCards[nation] = s.nationalCards[nation]! + payment.nationalCards;
    s.bought[nation] = s.bought[nation]! + COST[vehicle]!;
    s.purchases++;
    tell?.({
      type: 'bought',
      seat: numberOf(seat),
      card: nameOf(vehicle),
      with: decision.slice(1).map((pay) => KINDS[aboutOf(pay)]!.id),
      points: payment.points + payment.national,
    });
    toDepot(s, vehicle, seat);
    reveal(s, 1, chance, tell);
  },
  write: (_s, draft) =>
    draft.length > 1
      ? `buy ${cardText(draft[0]!)} with ${cardsText(draft, 1)}`
      : `buy ${cardText(draft[0]!)}`,
  read: forms(
    [
      /^buy (.+?) (?:with|for) (.+)$/,
      ([vehicle, pay]) =>
        mapRead(bothRead(readOne(VERB.buy, vehicle!), readSteps(VERB.pay, pay!)), (both) => both.flat()),
    ],
    [/^buy (.+)$/, ([vehicle]) => readOne(VERB.buy, vehicle!)],
  ),
};
