/** The sixteen characters, their racial abilities (content 4), and the presets of a first game (content 11). */
import type { Faction } from './factions.ts';

export interface Racial {
  readonly id: string;
  readonly name: string;
  readonly effect: string;
}

export const RACIALS: readonly Racial[] = [
  { id: 'shadowmeld', name: 'Shadowmeld', effect: '*poolStart[firstRound]: dice(blue,1)' },
  { id: 'warstomp', name: 'Warstomp', effect: '*poolStart[firstRound]: dice(red,1)' },
  { id: 'weapon-specialization', name: 'Weapon Specialization', effect: '*poolStart: reroll(1)' },
  { id: 'bloodfury', name: 'Bloodfury', effect: '*poolStart: attrition(1)' },
  { id: 'regeneration', name: 'Regeneration', effect: '*turnStart: regain(health,1)' },
  { id: 'expansive-mind', name: 'Expansive Mind', effect: '*turnStart: regain(energy,1)' },
  { id: 'cannibalize', name: 'Cannibalize', effect: '*combatEnd[opponentDefeated]: regain(health,2)' },
  { id: 'stoneform', name: 'Stoneform', effect: 'rerollStart: change(any:1-2,1,3,choice)' },
];

export interface Character {
  readonly id: string;
  readonly name: string;
  readonly classId: string;
  readonly faction: Faction;
  readonly race: string;
  readonly racial: string;
}

export const CHARACTERS: readonly Character[] = [
  {
    id: 'artumnis-moondream',
    name: 'Artumnis Moondream',
    classId: 'druid',
    faction: 'alliance',
    race: 'Night Elf',
    racial: 'shadowmeld',
  },
  {
    id: 'alissi-quicksting',
    name: 'Alissi Quicksting',
    classId: 'rogue',
    faction: 'alliance',
    race: 'Gnome',
    racial: 'expansive-mind',
  },
  {
    id: 'shailara-witherblade',
    name: 'Shailara Witherblade',
    classId: 'warrior',
    faction: 'alliance',
    race: 'Night Elf',
    racial: 'shadowmeld',
  },
  {
    id: 'brebo-bigshot',
    name: 'Brebo Bigshot',
    classId: 'mage',
    faction: 'alliance',
    race: 'Gnome',
    racial: 'expansive-mind',
  },
  {
    id: 'burbonn-fang',
    name: 'Burbonn Fang',
    classId: 'hunter',
    faction: 'alliance',
    race: 'Dwarf',
    racial: 'stoneform',
  },
  {
    id: 'weefla-sorrowfall',
    name: 'Weefla Sorrowfall',
    classId: 'priest',
    faction: 'alliance',
    race: 'Dwarf',
    racial: 'stoneform',
  },
  {
    id: 'sandrai-darkshine',
    name: 'Sandrai Darkshine',
    classId: 'warlock',
    faction: 'alliance',
    race: 'Human',
    racial: 'weapon-specialization',
  },
  {
    id: 'brandon-lightstone',
    name: 'Brandon Lightstone',
    classId: 'paladin',
    faction: 'alliance',
    race: 'Human',
    racial: 'weapon-specialization',
  },
  {
    id: 'meadowfrey',
    name: 'Meadowfrey',
    classId: 'druid',
    faction: 'horde',
    race: 'Tauren',
    racial: 'warstomp',
  },
  {
    id: 'dongon-swiftblade',
    name: 'Dongon Swiftblade',
    classId: 'rogue',
    faction: 'horde',
    race: 'Troll',
    racial: 'regeneration',
  },
  {
    id: 'grumbaz-crowsblood',
    name: 'Grumbaz Crowsblood',
    classId: 'warrior',
    faction: 'horde',
    race: 'Orc',
    racial: 'bloodfury',
  },
  {
    id: 'sofeea-icecall',
    name: 'Sofeea Icecall',
    classId: 'mage',
    faction: 'horde',
    race: 'Undead',
    racial: 'cannibalize',
  },
  {
    id: 'thundershot',
    name: 'Thundershot',
    classId: 'hunter',
    faction: 'horde',
    race: 'Tauren',
    racial: 'warstomp',
  },
  {
    id: 'wennu-bloodsinger',
    name: 'Wennu Bloodsinger',
    classId: 'priest',
    faction: 'horde',
    race: 'Troll',
    racial: 'regeneration',
  },
  {
    id: 'leeam-sagewind',
    name: 'Leeam Sagewind',
    classId: 'warlock',
    faction: 'horde',
    race: 'Undead',
    racial: 'cannibalize',
  },
  {
    id: 'zowka-shattertusk',
    name: 'Zowka Shattertusk',
    classId: 'shaman',
    faction: 'horde',
    race: 'Orc',
    racial: 'bloodfury',
  },
];

/** WOW-24.7: suggestions for a first game, never enforced. */
export interface FirstGame {
  readonly classId: string;
  readonly faction: Faction;
  /** The two powers to buy first, for exactly five gold. */
  readonly powers: readonly [string, string];
  readonly talent: string;
}

export const FIRST_GAME: readonly FirstGame[] = [
  { faction: 'alliance', classId: 'druid', powers: ['rejuvenation', 'bear-form'], talent: 'ferocity' },
  {
    faction: 'alliance',
    classId: 'warlock',
    powers: ['immolate', 'shadow-bolt'],
    talent: 'improved-shadow-bolt',
  },
  { faction: 'alliance', classId: 'hunter', powers: ['scorpid-sting', 'hunters-mark'], talent: 'precision' },
  {
    faction: 'horde',
    classId: 'warrior',
    powers: ['heroic-strike', 'battle-shout'],
    talent: 'improved-heroic-strike',
  },
  { faction: 'horde', classId: 'mage', powers: ['frostbolt', 'arcane-intellect'], talent: 'arcane-focus' },
  {
    faction: 'horde',
    classId: 'priest',
    powers: ['lesser-heal', 'shadow-word-pain'],
    talent: 'improved-pain',
  },
];
