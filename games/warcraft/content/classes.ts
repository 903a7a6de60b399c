/** The nine classes (content 4): capacities by level, and the seven card areas of each sheet. */
import type { Faction } from './factions.ts';

/** What a card is, and so in which areas it lies; `bag` is used from the bag (WOW-11.16). */
export type CardType = 'active' | 'instant' | 'melee' | 'ranged' | 'armor' | 'general' | 'bag';

export interface Area {
  /** The types of cards that it accepts. */
  readonly types: readonly CardType[];
  /** The traits of items that it accepts; without it all. Powers need only the type (WOW-11.4). */
  readonly traits?: readonly string[];
  /** The only category of powers that it accepts; no other area accepts them (WOW-11.7). */
  readonly only?: string;
  /** What is printed on it and works while no card lies there (WOW-11.5). */
  readonly preprinted?: string;
}

export interface CharacterClass {
  readonly id: string;
  readonly factions: readonly Faction[];
  /** By level from 1 (WOW-2.2). */
  readonly health: readonly number[];
  readonly energy: readonly number[];
  /** Seven of them. */
  readonly areas: readonly Area[];
}

export const CLASSES: readonly CharacterClass[] = [
  {
    id: 'druid',
    factions: ['alliance', 'horde'],
    health: [2, 3, 4, 6, 8],
    energy: [4, 6, 9, 11, 12],
    areas: [
      { types: ['instant', 'active'] },
      { types: ['instant', 'active'] },
      { types: ['active'] },
      { types: ['instant'], preprinted: 'wrath' },
      { types: ['melee', 'instant'], traits: ['Mace', 'Staff'], preprinted: 'darkwood-staff' },
      { types: ['general', 'instant'] },
      { types: ['armor'], traits: ['Cloth', 'Leather'], preprinted: 'camouflaged-cloak' },
    ],
  },
  {
    id: 'hunter',
    factions: ['alliance', 'horde'],
    health: [3, 4, 6, 8, 10],
    energy: [3, 5, 6, 8, 10],
    areas: [
      { types: ['instant', 'active'] },
      { types: ['instant', 'active'] },
      { types: ['instant'] },
      { types: ['ranged'], traits: ['Bow', 'Gun'], preprinted: 'old-blunderbuss' },
      { types: ['melee'], traits: ['Staff', 'Sword'], preprinted: 'hunters-blade' },
      { types: ['general', 'instant'] },
      { types: ['armor'], traits: ['Cloth', 'Leather'], preprinted: 'huntsmans-cape' },
    ],
  },
  {
    id: 'mage',
    factions: ['alliance', 'horde'],
    health: [2, 3, 4, 6, 8],
    energy: [4, 6, 9, 11, 12],
    areas: [
      { types: ['instant', 'active'] },
      { types: ['instant', 'active'] },
      { types: ['active'] },
      { types: ['ranged'], traits: ['Wand'], preprinted: 'starting-wand' },
      { types: ['melee', 'instant'], traits: ['Staff', 'Sword'], preprinted: 'crooked-staff' },
      { types: ['general', 'instant'] },
      { types: ['armor'], traits: ['Cloth'], preprinted: 'mage-robe' },
    ],
  },
  {
    id: 'paladin',
    factions: ['alliance'],
    health: [3, 5, 7, 9, 12],
    energy: [2, 4, 5, 6, 8],
    areas: [
      { types: ['instant', 'active'] },
      { types: ['instant', 'active'] },
      { types: ['instant', 'active'] },
      { types: ['instant'], preprinted: 'judgement' },
      { types: ['melee'], traits: ['Mace', 'Sword'], preprinted: 'forsaken-maul' },
      { types: ['general', 'instant'] },
      { types: ['armor'], preprinted: 'rusty-chainmail' },
    ],
  },
  {
    id: 'priest',
    factions: ['alliance', 'horde'],
    health: [2, 3, 4, 6, 8],
    energy: [4, 6, 9, 11, 12],
    areas: [
      { types: ['instant', 'active'] },
      { types: ['instant', 'active'] },
      { types: ['instant', 'active'] },
      { types: ['ranged'], traits: ['Wand'], preprinted: 'spellcrafter-wand' },
      { types: ['melee'], traits: ['Mace', 'Staff'], preprinted: 'heavy-mace' },
      { types: ['general', 'instant'] },
      { types: ['armor'], traits: ['Cloth'], preprinted: 'priest-robe' },
    ],
  },
  {
    id: 'rogue',
    factions: ['alliance', 'horde'],
    health: [3, 5, 6, 8, 10],
    energy: [3, 4, 6, 8, 10],
    areas: [
      { types: ['instant', 'active'] },
      { types: ['instant', 'active'] },
      { types: ['active'] },
      { types: ['ranged'], traits: ['Bow', 'Gun'], preprinted: 'ashwood-bow' },
      { types: ['melee', 'instant'], traits: ['Mace', 'Sword'], preprinted: 'starting-blade' },
      { types: ['general', 'instant'] },
      { types: ['armor'], traits: ['Cloth', 'Leather'], preprinted: 'worn-leather-vest' },
    ],
  },
  {
    id: 'shaman',
    factions: ['horde'],
    health: [3, 4, 5, 7, 9],
    energy: [3, 5, 7, 9, 11],
    areas: [
      { types: ['instant', 'active'] },
      { types: ['instant', 'active'] },
      { types: ['instant', 'active'] },
      { types: ['instant'], preprinted: 'lightning-bolt' },
      { types: ['melee'], traits: ['Mace', 'Staff'], preprinted: 'rough-staff' },
      { types: ['general', 'instant'] },
      { types: ['armor'], traits: ['Cloth', 'Leather'], preprinted: 'primal-wraps' },
    ],
  },
  {
    id: 'warlock',
    factions: ['alliance', 'horde'],
    health: [2, 3, 4, 6, 8],
    energy: [4, 6, 9, 11, 12],
    areas: [
      { types: ['instant', 'active'] },
      { types: ['instant', 'active'] },
      { types: ['active'] },
      { types: ['ranged'], traits: ['Wand'], preprinted: 'gravestone-scepter' },
      { types: ['melee', 'instant'], traits: ['Staff', 'Sword'], preprinted: 'worn-staff' },
      { types: ['general', 'instant'] },
      { types: ['armor'], traits: ['Cloth'], preprinted: 'warlock-robe' },
    ],
  },
  {
    id: 'warrior',
    factions: ['alliance', 'horde'],
    health: [4, 6, 8, 11, 14],
    energy: [1, 2, 3, 4, 5],
    areas: [
      { types: ['active'], only: 'Stance', preprinted: 'battle-stance' },
      { types: ['instant', 'active'] },
      { types: ['instant', 'active'] },
      { types: ['ranged'], traits: ['Bow', 'Gun'], preprinted: 'charge' },
      { types: ['melee'], traits: ['Mace', 'Sword'], preprinted: 'rusty-sword' },
      { types: ['general', 'instant'] },
      { types: ['armor'], preprinted: 'slarkskin' },
    ],
  },
];
export const CLASS_IDS: readonly string[] = CLASSES.map(({ id }) => id);
