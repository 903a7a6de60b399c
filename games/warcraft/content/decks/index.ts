/** The class decks in the order of the classes. */
import type { Deck } from './deck.ts';
import { druid } from './druid.ts';
import { hunter } from './hunter.ts';
import { mage } from './mage.ts';
import { paladin } from './paladin.ts';
import { priest } from './priest.ts';
import { rogue } from './rogue.ts';
import { shaman } from './shaman.ts';
import { warlock } from './warlock.ts';
import { warrior } from './warrior.ts';

export const DECKS: readonly Deck[] = [druid, hunter, mage, paladin, priest, rogue, shaman, warlock, warrior];

/** WOW-11.8: only one power of each of these may be equipped; other categories are labels. */
export const UNIQUE_CATEGORIES: readonly string[] = [
  'Stance',
  'Aura',
  'Blessing',
  'Seal',
  'Aspect',
  'Pet',
  'Demon',
  'Beast Form',
  'Weapon Enhancement',
];
/** Labels that limit nothing. */
export const LABEL_CATEGORIES: readonly string[] = ['Finishing Move', 'Poison'];
