/** Hands, decks and piles: finding, discarding and drawing cards (EC-14). */
import type { Chance } from '#engine/chance.ts';
import type { Zones } from '#engine/layout/zones.ts';
import { numberOf, type Seat, seatBit } from '#engine/seats.ts';
import { CAMP_IDS } from '../content/base-camp.ts';
import { CAMP_COPIES, CAMP_KIND_OF, TRAVEL_KIND_OF } from '../content/copies.ts';
import { TRAVEL_IDS } from '../content/travel.ts';
import type { Tell } from './events.ts';
import {
  campDeck,
  campDiscard,
  campHand,
  type Eighty,
  travelDeck,
  travelDiscard,
  travelHand,
} from './state.ts';
import { TRAVEL } from './steps.ts';

/** The first copy of a kind in a zone, or -1. */
const copyIn = (cards: Zones, zone: number, kindOf: Int32Array, kind: number): number => {
  for (let card = cards.first(zone); card >= 0; card = cards.next(card))
    if (kindOf[card] === kind) return card;
  return -1;
};
export const travelCopy = (s: Eighty, seat: Seat, kind: number): number =>
  copyIn(s.travel, travelHand(s, seat), TRAVEL_KIND_OF, kind);
export const campCopy = (s: Eighty, seat: Seat, kind: number): number =>
  copyIn(s.camp, campHand(s, seat), CAMP_KIND_OF, kind);

/** Each kind in a zone once, in the order of the content: hands are sorted by copy. */
const eachKind = (cards: Zones, zone: number, kindOf: Int32Array, visit: (kind: number) => void): void => {
  let last = -1;
  for (let card = cards.first(zone); card >= 0; card = cards.next(card)) {
    const kind = kindOf[card]!;
    if (kind !== last) visit(kind);
    last = kind;
  }
};
export const eachTravelKind = (s: Eighty, seat: Seat, visit: (kind: number) => void): void =>
  eachKind(s.travel, travelHand(s, seat), TRAVEL_KIND_OF, visit);
export const eachCampKind = (s: Eighty, seat: Seat, visit: (kind: number) => void): void =>
  eachKind(s.camp, campHand(s, seat), CAMP_KIND_OF, visit);

export const handSize = (s: Eighty, seat: Seat): number =>
  s.travel.size(travelHand(s, seat)) + s.camp.size(campHand(s, seat));

export const discardTravel = (s: Eighty, card: number): void => s.travel.move(card, travelDiscard(s));
export const discardCamp = (s: Eighty, card: number): void => s.camp.move(card, campDiscard(s));

/** A base-camp card leaves the hand, which may be replaced (EC-14.6). */
export const campLeavesHand = (s: Eighty, seat: Seat): void => {
  if (s.config.replaceOnly) s.replaceable[seat] = Math.min(CAMP_COPIES.length, s.replaceable[seat]! + 1);
};

export const DECKS = ['travel', 'base-camp'] as const;

/** Whether a deck, or else its discard pile, can supply a card (EC-14.8). */
export const canSupply = (s: Eighty, deck: number): boolean => supplyOf(s, deck) > 0;
export const supplyOf = (s: Eighty, deck: number): number =>
  deck === TRAVEL
    ? s.travel.size(travelDeck(s)) + s.travel.size(travelDiscard(s))
    : s.camp.size(campDeck(s)) + s.camp.size(campDiscard(s));

/** The top card of a deck, which is made of the discard pile if it is empty (EC-14.8). */
export const topOf = (s: Eighty, deck: number, chance: Chance, tell: Tell | null): number => {
  const [cards, pile, discard] =
    deck === TRAVEL
      ? ([s.travel, travelDeck(s), travelDiscard(s)] as const)
      : ([s.camp, campDeck(s), campDiscard(s)] as const);
  if (cards.size(pile) === 0) {
    (cards as Zones).shuffleInto(discard, pile, chance);
    tell?.({ type: 'reshuffled', deck: DECKS[deck]! });
  }
  return cards.first(pile);
};

/** Draws a card into the hand: the deck is public, the card is not (EC-16.5). */
export const draw = (s: Eighty, seat: Seat, deck: number, chance: Chance, tell: Tell | null): void => {
  const card = topOf(s, deck, chance, tell);
  if (deck === TRAVEL) s.travel.move(card, travelHand(s, seat));
  else s.camp.move(card, campHand(s, seat));
  const of = { seat: numberOf(seat), deck: DECKS[deck]! };
  const name = deck === TRAVEL ? TRAVEL_IDS[TRAVEL_KIND_OF[card]!]! : CAMP_IDS[CAMP_KIND_OF[card]!]!;
  tell?.({ type: 'drew', ...of, card: name }, seatBit(seat), { type: 'drewUnseen', ...of });
};
