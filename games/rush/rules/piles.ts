/**
 * Moves cards between piles: into Depots, out of Garages, along the Reserve. All drawing, revealing and reshuffling is
 * here, so that the rules of empty piles (RUSH-10) apply everywhere.
 */
import type { Chance } from '#engine/chance.ts';
import { BOTTOM, TOP } from '#engine/layout/zones.ts';
import { numberOf, type Seat, seatBit } from '#engine/seats.ts';
import { COPIES, FIRST_CARD, isBase, KIND_OF, KINDS, type KindId } from '../content/cards.ts';
import type { Tell } from './events.ts';
import type { RushState } from './state.ts';
import { deckOf, depotOf, discardOf, garageOf, handOf, reserveOf } from './state.ts';

/** The id of a card's kind, as events and texts name it. */
export const nameOf = (card: number): KindId => KINDS[KIND_OF[card]!]!.id;

/** A card of this kind in a zone, or -1. Copies are alike, so it does not matter which one. */
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

/** Puts a card face up on top of a Depot. From then on only the owner sees the card beneath it (RUSH-2.3). */
export const toDepot = (s: RushState, card: number, seat: Seat): void => {
  const depot = depotOf(s, seat);
  const covered = s.card.first(depot);
  if (covered >= 0) s.card.cover(covered);
  s.card.move(card, depot, TOP, s.config.all);
};
/** Takes a card out of a Depot face up. Everybody sees the new top card. */
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
 * Draws up to `count` cards into the hand (RUSH-6.1, 9.3, 9.4, 10.1–10.3). `open`: everybody sees them (RUSH-2.6), else
 * only their owner.
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

/** RUSH-3.4, 6.3, 12.10: moves captured Base cards from the hand to the Depot. They are not replaced. */
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

/** Reveals up to `count` cards from the Vehicle deck into slot 0, one after another (RUSH-4.7, 10.5–10.8). */
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

/** RUSH-9.1, 9.7: discards the card furthest from the deck, moves the others on, and refills the Reserve. */
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

/** RUSH-6.6, 6.7: discards the whole Reserve and reveals a new one. */
export const replaceReserve = (s: RushState, chance: Chance, tell: Tell | null): void => {
  const { card } = s;
  tell?.({ type: 'reserveDiscarded', cards: card.list(reserveOf(s)).map(nameOf) });
  card.moveAll(reserveOf(s), discardOf(s));
  reveal(s, s.config.reserveSize, chance, tell);
};

/**
 * Shows what is public of hidden zones: the hand of the seat on turn (RUSH-2.5, 2.6), the top of each Depot (RUSH-2.3).
 */
export const revealOpen = (s: RushState): void => {
  const { card, config } = s;
  if (s.turnOf >= 0) card.showAll(handOf(s, s.turnOf), config.all);
  for (let seat = 0; seat < config.seats; seat++) {
    const top = card.first(depotOf(s, seat));
    if (top >= 0) card.show(top, config.all);
  }
};
