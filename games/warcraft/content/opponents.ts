/** Single opponents (WOW-14.25): the bosses of events (content 9) and the overlords (content 10). */
import type { Strength } from './creatures.ts';
import type { ItemSymbol } from './quests/quest.ts';

/** `collected`: what was put on the card when it was drawn (WOW-21.14). */
export interface BossReward {
  readonly gold: number | 'collected';
  readonly xp: number;
  readonly items: readonly ItemSymbol[] | 'collected';
}
export interface Boss extends Strength {
  readonly id: string;
  readonly event: string;
  readonly region: string;
  readonly ability: string;
  /** WOW-21.13. */
  readonly stronger: BossReward;
  readonly weaker: BossReward;
}

export const BOSSES: readonly Boss[] = [
  {
    id: 'abomination-of-darrowshire',
    event: 'the-abomination-of-darrowshire',
    region: 'darrowshire',
    threat: 5,
    attack: 11,
    health: 9,
    ability: 'resolutionEnd: dropHits(damage,4,perGroup)',
    stronger: {
      gold: 6,
      xp: 5,
      items: [
        { rarity: 'square', draw: 2 },
        { rarity: 'circle', draw: 1 },
      ],
    },
    weaker: {
      gold: 10,
      xp: 9,
      items: [
        { rarity: 'square', draw: 3 },
        { rarity: 'circle', draw: 1 },
      ],
    },
  },
  {
    id: 'zaeldarr',
    event: 'zaeldarr-the-outcast',
    region: 'noxious-glade',
    threat: 5,
    attack: 10,
    health: 10,
    ability: 'resolutionEnd: dropHits(damage,2,perGroup)',
    stronger: { gold: 3, xp: 4, items: 'collected' },
    weaker: { gold: 4, xp: 6, items: 'collected' },
  },
  {
    id: 'old-snake',
    event: 'the-old-snake',
    region: 'shining-strand',
    threat: 6,
    attack: 9,
    health: 10,
    ability: 'beforeMove: clearAttrition()',
    stronger: {
      gold: 6,
      xp: 5,
      items: [
        { rarity: 'square', draw: 1 },
        { rarity: 'square', draw: 1 },
      ],
    },
    weaker: {
      gold: 10,
      xp: 9,
      items: [
        { rarity: 'triangle', draw: 2 },
        { rarity: 'square', draw: 2 },
      ],
    },
  },
  {
    id: 'spectral-avenger',
    event: 'a-spectral-revenge',
    region: 'gahrrons-withering',
    threat: 7,
    attack: 10,
    health: 6,
    ability: 'resolutionEnd: stunEach(2)',
    stronger: { gold: 'collected', xp: 4, items: [] },
    weaker: { gold: 'collected', xp: 6, items: [] },
  },
  {
    id: 'daecris',
    event: 'daecris-of-the-many',
    region: 'skulk-rock',
    threat: 5,
    attack: 15,
    health: 10,
    ability: 'resolutionEnd: stunEach(1), dropHits(damage,3,perParticipant)',
    stronger: {
      gold: 10,
      xp: 6,
      items: [
        { rarity: 'square', draw: 2 },
        { rarity: 'square', draw: 2 },
      ],
    },
    weaker: {
      gold: 12,
      xp: 10,
      items: [
        { rarity: 'triangle', draw: 3 },
        { rarity: 'square', draw: 3 },
      ],
    },
  },
  {
    id: 'cauldron-lord',
    event: 'scourge-cauldrons',
    region: 'the-weeping-cave',
    threat: 5,
    attack: 8,
    health: 9,
    ability: 'rerollEnd: dropHitsPerDie(any:1,damage,1)',
    stronger: { gold: 4, xp: 3, items: [] },
    weaker: { gold: 4, xp: 3, items: [] },
  },
  {
    id: 'boregore',
    event: 'light-of-ages',
    region: 'noxious-glade',
    threat: 5,
    attack: 11,
    health: 9,
    ability: 'roundStart: dropHits(damage,2,perGroup)',
    stronger: { gold: 8, xp: 2, items: [] },
    weaker: { gold: 8, xp: 2, items: [] },
  },
];

export interface Overlord {
  readonly id: string;
  readonly name: string;
  /** Where it begins; Kazzak is under one of his five counters (WOW-2.7). */
  readonly start: readonly string[];
  /** By the number of characters (WOW-2.6). */
  readonly four: Strength;
  readonly six: Strength;
  /** `characters` in it is the number of characters in the game. */
  readonly ability: string;
}

export const OVERLORDS: readonly Overlord[] = [
  {
    id: 'kelthuzad',
    name: "Kel'Thuzad",
    start: ['stratholme'],
    four: { threat: 7, attack: 14, health: 18 },
    six: { threat: 7, attack: 21, health: 27 },
    ability:
      'rerollEnd: loseHealthPerDie(red/blue:1-2,2) ;; place: attritionNeedsSpot(red/blue:6+) ;; resolutionEnd: dropHits(damage,characters,perGroup)',
  },
  {
    id: 'nefarian',
    name: 'Nefarian',
    start: ['overlook-cliffs'],
    four: { threat: 7, attack: 12, health: 26 },
    six: { threat: 7, attack: 18, health: 39 },
    ability: 'always: halveAttritionUp(), hitCapByEights()',
  },
  {
    id: 'kazzak',
    name: 'Lord Kazzak',
    start: ['deep-elem-mine', 'chillwind-point', 'dalsons-tears', 'plaguemist-ravine', 'infectis-scar'],
    four: { threat: 7, attack: 16, health: 22 },
    six: { threat: 7, attack: 24, health: 33 },
    ability:
      'always: rerollPenalty(1) ;; placeEnd: loseHealthPerDie(red/blue:1-2,1), dropHitsPerDie(red/blue:1-2,attrition,1)',
  },
];
