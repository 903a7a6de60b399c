/** The faction turn: whose it is, who has the word, its end and the icon of the next space (WOW-3). */
import type { Chance } from '#engine/chance.ts';
import { RARITIES } from '../../content/items/item.ts';
import { LAST_SPACE, TURN_ICONS } from '../../content/tracks.ts';
import { happen } from '../effects/use.ts';
import type { Tell } from '../events.ts';
import { WINDOW_BITS } from '../hands.ts';
import { factionName, heroesOf, membersOf } from '../heroes.ts';
import { setAll } from '../lists.ts';
import { merchant, type Warcraft } from '../state.ts';
import { FINALE, TURN } from './fields.ts';

export const ACTIONS_A_TURN = 2;

/** WOW-3.1: odd spaces are turns of the Horde. */
export const turnFaction = (s: Warcraft): number => s.space % 2;
/** The faction whose characters are managed: before a last battle its attackers come first (WOW-23.2). */
export const managedFaction = (s: Warcraft): number => {
  if (s.course !== FINALE) return turnFaction(s);
  return s.finalStep === 0 ? s.attackers : 1 - s.attackers;
};
const seatsFor = (s: Warcraft, heroes: readonly number[]): number[] => {
  const seats: number[] = [];
  for (const hero of heroes) {
    const seat = s.seatOf[hero]!;
    if (seat >= 0 && !seats.includes(seat)) seats.push(seat);
  }
  return seats;
};
export const seatsOf = (s: Warcraft, faction: number): number[] => seatsFor(s, heroesOf(s, faction));
/** Characters of the faction whose turn it is that have an action left. */
export const ableHeroes = (s: Warcraft): readonly number[] => {
  let set = 0;
  for (const hero of heroesOf(s, turnFaction(s))) if (s.actions[hero]! > 0) set |= 1 << hero;
  return membersOf(set);
};
export const seatSetOf = (s: Warcraft, faction: number): number => setFor(s, heroesOf(s, faction));
const setFor = (s: Warcraft, heroes: readonly number[]): number => {
  let set = 0;
  for (let i = 0; i < heroes.length; i++) if (s.seatOf[heroes[i]!]! >= 0) set |= 1 << s.seatOf[heroes[i]!]!;
  return set;
};
/** Their seats, as a set. */
export const ableSet = (s: Warcraft): number => setFor(s, ableHeroes(s));

export const beginTurn = (s: Warcraft, chance: Chance, tell: Tell | null): void => {
  s.course = TURN;
  s.usedTurn.clear();
  setAll(s.travels, 0);
  setAll(s.hasActed, 0);
  s.closed = 0;
  s.managed = 0;
  const faction = turnFaction(s);
  tell?.({ type: 'turn', space: s.space, faction: factionName(faction) });
  for (const hero of heroesOf(s, faction)) {
    s.actions[hero] = ACTIONS_A_TURN;
    // WOW-3.5
    happen(s, hero, WINDOW_BITS.turnStart, chance, tell);
  }
  s.word = s.seatOf[heroesOf(s, faction)[0]!]!;
  actionDone(s);
};
/** An action is resolved: the word may go round anew, and trades are counted anew. */
export const actionDone = (s: Warcraft): void => {
  s.yielded = 0;
  s.bound = -1;
  setAll(s.trades, 0);
};
/** Seats to which the word can be passed on. */
export const heirs = (s: Warcraft): number => {
  const others = ableSet(s) & ~(s.word < 0 ? 0 : 1 << s.word);
  return others & ~s.yielded;
};

/** The item of an icon goes face up to the merchant (WOW-3.10, 3.11, 24.4). */
const addItem = (s: Warcraft, rarity: string, tell: Tell | null): void => {
  const kind = s.lap > 1 && !s.config.printedLaps ? 'circle' : rarity;
  const deck = s.items.plan.base.deck! + RARITIES.indexOf(kind as (typeof RARITIES)[number]);
  const item = s.items.first(deck);
  if (item < 0) return;
  s.items.move(item, merchant(s));
  tell?.({ type: 'toMerchantDeck', item: s.items.plan.ids[item]! });
};
/** The marker advances; false after the last space (WOW-3.12, 24.3). */
export const advanceMarker = (s: Warcraft, tell: Tell | null): boolean => {
  if (s.space === LAST_SPACE && !s.config.noTurnLimit) return false;
  if (s.space === LAST_SPACE) {
    s.space = 1;
    s.lap++;
  } else s.space++;
  const icon = TURN_ICONS[s.space];
  if (icon && icon !== 'event') addItem(s, icon, tell);
  return true;
};
