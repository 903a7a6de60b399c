/** The end of the game, its winners and its ranking (EC-15). */
import type { Chance } from '#engine/chance.ts';
import type { Outcome } from '#engine/game.ts';
import { countSeats, hasSeat, listSeats, numberOf, type Seat, type SeatSet, seatBit } from '#engine/seats.ts';
import { CAMP_KINDS } from '../content/base-camp.ts';
import { CAMP_KIND_OF, TRAVEL_KIND_OF } from '../content/copies.ts';
import { TRAVEL_KINDS } from '../content/travel.ts';
import { discardCamp, discardTravel, supplyOf, topOf } from './cards.ts';
import type { Tell } from './events.ts';
import {
  campDeck,
  campDiscard,
  campPlayed,
  DUEL,
  type Eighty,
  OVER,
  travelDeck,
  travelDiscard,
  travelPlayed,
} from './state.ts';
import { TRAVEL } from './steps.ts';

/** The seats that are furthest (EC-15.6, 15.7). */
export const furthest = (s: Eighty): SeatSet => {
  const most = Math.max(...s.progress);
  let set = 0;
  for (let seat = 0; seat < s.config.seats; seat++) if (s.progress[seat] === most) set |= seatBit(seat);
  return set;
};
/** In which order the seats can have crossed: clockwise from the first (EC-15.2, 15.12). */
const inOrder = (s: Eighty, set: SeatSet): Seat[] => {
  const { seats } = s.config;
  return Array.from({ length: seats }, (_, i) => (s.across + i) % seats).filter((seat) => hasSeat(set, seat));
};
/** Of those who are furthest, the one who crossed first: who chooses the weapons (EC-15.8). */
export const challenger = (s: Eighty): Seat => inOrder(s, furthest(s))[0]!;

const conclude = (s: Eighty, winners: SeatSet, tell: Tell | null): void => {
  s.winners = winners;
  s.asked = OVER;
  for (const seat of listSeats(winners))
    tell?.({ type: 'won', seat: numberOf(seat), progress: s.progress[seat]! });
};

/** The last turn is over, or the last seat of the round has crossed first (EC-15.2–15.4, 15.9). */
export const finish = (s: Eighty, tell: Tell | null): void => {
  s.frames.clear();
  const best = furthest(s);
  if (countSeats(best) > 1 && s.config.tie === 'duelCards') s.asked = DUEL;
  else if (s.config.tie === 'firstAcross') conclude(s, seatBit(challenger(s)), tell);
  else conclude(s, best, tell);
};

/** The printed cost of a card in a duel (EC-15.10). */
const costOf = (deck: number, card: number): number =>
  deck === TRAVEL ? TRAVEL_KINDS[TRAVEL_KIND_OF[card]!]!.ap : CAMP_KINDS[CAMP_KIND_OF[card]!]!.ap;

/** Whether no further card can decide: all that the deck can supply are of one cost. */
const isEven = (s: Eighty, deck: number): boolean => {
  const cards =
    deck === TRAVEL
      ? [...s.travel.list(travelDeck(s)), ...s.travel.list(travelDiscard(s))]
      : [...s.camp.list(campDeck(s)), ...s.camp.list(campDiscard(s))];
  return new Set(cards.map((card) => costOf(deck, card))).size < 2;
};

/** One round of a duel: everybody reveals a card. @returns those with the highest cost */
const reveal = (
  s: Eighty,
  deck: number,
  duellists: readonly Seat[],
  chance: Chance,
  tell: Tell | null,
): Seat[] => {
  const shown = duellists.map((seat) => {
    const card = topOf(s, deck, chance, tell);
    if (deck === TRAVEL) s.travel.move(card, travelPlayed(s));
    else s.camp.move(card, campPlayed(s));
    const { id } = deck === TRAVEL ? TRAVEL_KINDS[TRAVEL_KIND_OF[card]!]! : CAMP_KINDS[CAMP_KIND_OF[card]!]!;
    tell?.({ type: 'duelCard', seat: numberOf(seat), card: id, value: costOf(deck, card) });
    return { seat, card, value: costOf(deck, card) };
  });
  for (const { card } of shown) (deck === TRAVEL ? discardTravel : discardCamp)(s, card);
  const most = Math.max(...shown.map(({ value }) => value));
  return shown.flatMap(({ seat, value }) => (value === most ? seat : []));
};

/** The duel with cards of this deck, to the end (EC-15.10). */
export const duel = (s: Eighty, deck: number, chance: Chance, tell: Tell | null): void => {
  let left = inOrder(s, furthest(s));
  while (left.length > 1 && supplyOf(s, deck) >= left.length && !isEven(s, deck))
    left = reveal(s, deck, left, chance, tell);
  s.duelled = 1;
  conclude(
    s,
    left.reduce((set: SeatSet, seat) => set | seatBit(seat), 0),
    tell,
  );
};

/** Why it is over, for the message `ending.<reason>`. */
const reasonOf = (s: Eighty): string => {
  if (s.duelled === 1) return 'duel';
  if (countSeats(furthest(s)) === 1) return 'furthest';
  return s.config.tie === 'firstAcross' ? 'firstAcross' : 'shared';
};

/** EC-15.11: below the winners by progress, equal progress sharing a rank. */
export const outcome = (s: Eighty): Outcome | undefined => {
  if (s.asked !== OVER) return undefined;
  const seats = Array.from({ length: s.config.seats }, (_, seat) => seat);
  const beats = (a: Seat, b: Seat): boolean =>
    hasSeat(s.winners, a) !== hasSeat(s.winners, b)
      ? hasSeat(s.winners, a)
      : !hasSeat(s.winners, a) && s.progress[a]! > s.progress[b]!;
  const ranks = seats.map((seat) => 1 + seats.filter((other) => beats(other, seat)).length);
  return { ranks, scores: Array.from(s.progress), reason: reasonOf(s) };
};
