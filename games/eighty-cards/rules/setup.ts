/** Set-up (EC-1). */
import type { Chance } from '#engine/chance.ts';
import { numberOf } from '#engine/seats.ts';
import { NATIONS } from '../content/nations.ts';
import type { Tell } from './events.ts';
import {
  campDeck,
  campDiscard,
  campHand,
  type Eighty,
  NATION,
  terrainHand,
  terrainReserve,
  terrainStack,
  travelDeck,
  travelDiscard,
  travelHand,
} from './state.ts';
import { goOnPlacing } from './world.ts';

const TRAVEL_CARDS = 4;

/** EC-1.6, 1.7 */
const dealTerrain = (s: Eighty, chance: Chance): void => {
  const { terrain, config } = s;
  const stack = terrainStack(s);
  terrain.shuffle(stack, chance);
  for (let i = 0; i < config.terrainAt.length; i++)
    terrain.move(terrain.first(stack), terrainHand(s, i % config.seats));
  terrain.moveAll(stack, terrainReserve(s));
};

/** EC-1.9, 1.10 */
const deal = (s: Eighty, chance: Chance): void => {
  const { travel, camp } = s;
  travel.shuffle(travelDeck(s), chance);
  camp.shuffle(campDeck(s), chance);
  for (let seat = 0; seat < s.config.seats; seat++) {
    for (let i = 0; i < TRAVEL_CARDS; i++) travel.move(travel.first(travelDeck(s)), travelHand(s, seat));
    camp.move(camp.first(campDeck(s)), campHand(s, seat));
  }
  travel.move(travel.first(travelDeck(s)), travelDiscard(s));
  camp.move(camp.first(campDeck(s)), campDiscard(s));
};

/** Draws nations, deals terrain and hands, and asks for the first card of the world. */
export const setUp = (s: Eighty, chance: Chance, tell: Tell | null): void => {
  const { config } = s;
  if (!config.chooseNations) {
    const nations = NATIONS.map((_, i) => i);
    chance.shuffle(nations, nations.length, NATIONS);
    for (let seat = 0; seat < config.seats; seat++) {
      s.nation[seat] = nations[seat]!;
      tell?.({ type: 'nation', seat: numberOf(seat), nation: NATIONS[nations[seat]!]! });
    }
  }
  s.pressure[config.seats - 1] = config.lastPressure;
  dealTerrain(s, chance);
  deal(s, chance);
  if (config.chooseNations) {
    s.asked = NATION;
    s.turnOf = 0;
  } else goOnPlacing(s, tell);
};
