/** Setup (RUSH-1). Vehicles, Medals and Bases lie in their places already; see `restOf` in `state.ts`. */
import type { Chance } from '#engine/chance.ts';
import { BOTTOM } from '#engine/layout/zones.ts';
import type { Seat } from '#engine/seats.ts';
import { ACHIEVEMENT_IDS } from '../content/achievements.ts';
import { BARRACKS_SET, FIRST_CARD, kindOf } from '../content/cards.ts';
import type { Tell } from './events.ts';
import { drawCards, reveal } from './piles.ts';
import { deckOf, FIRST_PLAYER_CARD, GRAVEYARD_CARD, garageOf, type RushState } from './state.ts';
import { HAND_SIZE, startTurn } from './turn.ts';

const BARRACKS = Object.entries(BARRACKS_SET).map(([id, copies]) => ({
  first: FIRST_CARD[kindOf(id)]!,
  copies,
}));

/** RUSH-1.6, 1.7: shuffles a set of six Barracks cards into the seat's Garage. */
const dealGarage = (s: RushState, seat: Seat, chance: Chance): void => {
  const garage = garageOf(s, seat);
  for (const { first, copies } of BARRACKS)
    for (let i = 0; i < copies; i++) s.card.move(first + seat * copies + i, garage, BOTTOM);
  s.card.shuffle(garage, chance);
};

/** Reused for shuffling the Achievements. */
const pile = new Int32Array(ACHIEVEMENT_IDS.length);

/** RUSH-1.13: draws one Achievement more than there are players. */
const dealAchievements = (s: RushState, chance: Chance): void => {
  const { achievement } = s;
  for (let i = 0; i < pile.length; i++) pile[i] = i;
  chance.shuffle(pile, pile.length, ACHIEVEMENT_IDS);
  const inGame = achievement.zone('inGame');
  for (let i = 0; i <= s.config.seats; i++) achievement.move(pile[i]!, inGame, BOTTOM);
};

export const setUp = (s: RushState, chance: Chance, tell: Tell | null): void => {
  const { seats, firstPlayer } = s.config;
  s.first = firstPlayer >= 0 ? firstPlayer : chance.draw(seats);
  for (let seat = 0; seat < seats; seat++) s.marker.move(seat, s.marker.zone('seat', seat));
  s.marker.move(FIRST_PLAYER_CARD, s.marker.zone('seat', s.first));
  s.marker.move(GRAVEYARD_CARD, s.marker.zone('table'));
  for (let seat = 0; seat < seats; seat++) dealGarage(s, seat, chance);
  s.card.shuffle(deckOf(s), chance);
  reveal(s, s.config.reserveSize, chance, null);
  dealAchievements(s, chance);
  for (let i = 0; i < seats; i++) {
    const seat = (s.first + i) % seats;
    drawCards(s, seat, HAND_SIZE, false, chance, tell);
  }
  startTurn(s, s.first, tell);
};
