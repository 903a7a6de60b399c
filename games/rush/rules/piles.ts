/**
 * Cards on their way between piles: into Depots, out of Garages, along the Reserve. Whatever reshuffles or reveals
 * stands here, so that no other file moves a card past the rules of run-outs (RUSH-10).
 */
import type { Chance } from '#engine/chance.ts';
import { BOTTOM, TOP } from '#engine/layout/zones.ts';
import { numberOf, type Seat, seatBit } from '#engine/seats.ts';
import { COPIES, FIRST_CARD, isBase, KIND_OF, KINDS, type KindId } from '../content/cards.ts';
import type { Tell } from './events.ts';
import type { RushState } from './state.ts';
import { deckOf, depotOf, discardOf, garageOf, handOf, reserveOf } from './state.ts';

/** The id of a card's kind, which is what people are told. */
export const nameOf = (card: number): KindId => KINDS[KIND_OF[card]!]!.id;

/** A copy of this kind in a zone, or -1. Of copies that are alike it does not matter which. */
export const copyIn = (s: RushState, zone: number, kind: number): number => {
  const first = FIRST_CARD[kind]!;
  const { zoneOf } = s.card;
  for (let card = first + COPIES[kind]! - 1; card >= first; card--) if (zoneOf[card] === zone) return card;
  return -1;
};
export const countIn = (s: RushState, zone: number, kind: number): number => {
  const first = FIRST_CARD[kind]!;
  const { zoneOf } = s.card;
  let count = 0;
  for (let card = first + COPIES[kind]! - 1; card >= first; card--) if (zoneOf[card] === zone) count++;
  return count;
};

/** Lays a card openly on top of a Depot; of the card beneath only the owner keeps sight (RUSH-2.3). */
export const toDepot = (s: RushState, card: number, seat: Seat): void => {
  const depot = depotOf(s, seat);
  const covered = s.card.first(depot);
  if (covered >= 0) s.card.cover(covered);
  s.card.move(card, depot, TOP, s.config.all);
};
/** Takes a card out of a Depot openly; the card that comes to lie on top is seen by all. */
export const fromDepot = (s: RushState, card: number, seat: Seat, to: number): void => {
  s.card.move(card, to, TOP, s.config.all);
  const top = s.card.first(depotOf(s, seat));
  if (top >= 0) s.card.show(top, s.config.all);
};

/** RUSH-10.1: the Depot is shuffled and becomes the Garage. */
const reshuffle = (s: RushState, seat: Seat, chance: Chance, tell: Tell | null): void => {
  const garage = garageOf(s, seat);
  s.card.shuffleInto(depotOf(s, seat), garage, chance);
  tell?.({ type: 'garageShuffled', seat: numberOf(seat), count: s.card.size(garage) });
};

/**
 * Draws up to `count` cards into the hand (RUSH-6.1, 9.3, 9.4, 10.1–10.3): openly in one's own step II (RUSH-2.6),
 * else for the owner's eyes only.
 */
export const drawCards = (
  s: RushState,
  seat: Seat,
  count: number,
  open: boolean,
  chance: Chance,
  tell: Tell | null,
): void => {
  const { card } = s;
  const garage = garageOf(s, seat);
  const hand = handOf(s, seat);
  const drawn: KindId[] | null = tell ? [] : null;
  for (let i = 0; i < count; i++) {
    if (card.size(garage) === 0) {
      if (card.size(depotOf(s, seat)) === 0) break;
      reshuffle(s, seat, chance, tell);
    }
    const top = card.first(garage);
    card.move(top, hand, BOTTOM, open ? s.config.all : 0);
    drawn?.push(nameOf(top));
  }
  if (!tell || !drawn || drawn.length === 0) return;
  const event = { type: 'drew', seat: numberOf(seat), cards: drawn } as const;
  if (open) tell(event);
  else tell(event, seatBit(seat), { type: 'drewHidden', seat: numberOf(seat), count: drawn.length });
};

/** RUSH-3.4, 6.3: captured Base cards leave an open hand at once and are not replaced. */
export const basesLeaveHand = (s: RushState, seat: Seat, tell: Tell | null): void => {
  const { card } = s;
  for (let c = card.first(handOf(s, seat)); c >= 0; ) {
    const next = card.next(c);
    if (isBase(KIND_OF[c]!)) {
      toDepot(s, c, seat);
      tell?.({ type: 'baseLeftHand', seat: numberOf(seat), card: nameOf(c) });
    }
    c = next;
  }
};

/** Turns up to `count` cards from the Vehicle deck into slot 0, one after the other (RUSH-4.7, 10.5–10.8). */
export const reveal = (s: RushState, count: number, chance: Chance, tell: Tell | null): void => {
  const { card } = s;
  const deck = deckOf(s);
  const discard = discardOf(s);
  const reserve = reserveOf(s);
  for (let i = 0; i < count; i++) {
    if (card.size(deck) === 0) {
      if (card.size(discard) === 0) return;
      card.shuffleInto(discard, deck, chance);
      tell?.({ type: 'vehiclesShuffled', count: card.size(deck) });
    }
    const top = card.first(deck);
    card.move(top, reserve);
    tell?.({ type: 'revealed', card: nameOf(top) });
  }
};

/** RUSH-9.1, 9.7: the furthest card leaves, the row slides, and it is filled up again. */
export const restoreReserve = (s: RushState, chance: Chance, tell: Tell | null): void => {
  const { card } = s;
  const reserve = reserveOf(s);
  const furthest = card.last(reserve);
  if (furthest >= 0) {
    card.move(furthest, discardOf(s));
    tell?.({ type: 'leftReserve', card: nameOf(furthest) });
  }
  reveal(s, s.config.reserveSize - card.size(reserve), chance, tell);
};

/** RUSH-6.6, 6.7: the whole Reserve is discarded, and a new one revealed. */
export const replaceReserve = (s: RushState, chance: Chance, tell: Tell | null): void => {
  const { card } = s;
  tell?.({ type: 'reserveDiscarded', cards: card.list(reserveOf(s)).map(nameOf) });
  card.moveAll(reserveOf(s), discardOf(s));
  reveal(s, s.config.reserveSize, chance, tell);
};

/** What the rules show of hidden piles: the open hand of who is on turn (RUSH-2.5, 2.6), the top of each Depot (RUSH-2.3). */
export const revealOpen = (s: RushState): void => {
  const { card, config } = s;
  if (s.turnOf >= 0) card.showAll(handOf(s, s.turnOf), config.all);
  for (let seat = 0; seat < config.seats; seat++) {
    const top = card.first(depotOf(s, seat));
    if (top >= 0) card.show(top, config.all);
  }
};
