/** The thirteen kinds of creatures, in three colours (content 7). */
export const COLOURS_OF_CREATURES = ['green', 'red', 'blue'] as const;
export type CreatureColour = (typeof COLOURS_OF_CREATURES)[number];

export interface Strength {
  readonly threat: number;
  readonly attack: number;
  readonly health: number;
}
export interface CreatureKind extends Readonly<Record<CreatureColour, Strength>> {
  readonly id: string;
  readonly name: string;
  /** How many figures there are of each colour (WOW-2.18). */
  readonly stock: Readonly<Record<CreatureColour, number>>;
  readonly ability: string;
}

export const CREATURES: readonly CreatureKind[] = [
  {
    id: 'murloc',
    name: 'Murloc',
    stock: { green: 8, red: 4, blue: 4 },
    green: { threat: 5, attack: 3, health: 2 },
    red: { threat: 5, attack: 5, health: 4 },
    blue: { threat: 6, attack: 4, health: 2 },
    ability: 'rerollEnd: loseHealthPerDie(red/blue:1,1)',
  },
  {
    id: 'gnoll',
    name: 'Gnoll',
    stock: { green: 8, red: 4, blue: 4 },
    green: { threat: 4, attack: 3, health: 3 },
    red: { threat: 4, attack: 5, health: 5 },
    blue: { threat: 5, attack: 4, health: 4 },
    ability: 'rerollEnd: loseEnergyPerDie(red/blue:1,1)',
  },
  {
    id: 'ghoul',
    name: 'Ghoul',
    stock: { green: 6, red: 3, blue: 3 },
    green: { threat: 6, attack: 3, health: 2 },
    red: { threat: 6, attack: 5, health: 4 },
    blue: { threat: 6, attack: 4, health: 3 },
    ability: 'always: noRerollValue()',
  },
  {
    id: 'scarlet-crusader',
    name: 'Scarlet Crusader',
    stock: { green: 8, red: 4, blue: 4 },
    green: { threat: 5, attack: 4, health: 3 },
    red: { threat: 5, attack: 5, health: 5 },
    blue: { threat: 6, attack: 4, health: 4 },
    ability: 'resolutionEnd: dropHits(damage,1,perCreature)',
  },
  {
    id: 'naga',
    name: 'Naga',
    stock: { green: 4, red: 2, blue: 2 },
    green: { threat: 4, attack: 5, health: 6 },
    red: { threat: 4, attack: 6, health: 8 },
    blue: { threat: 5, attack: 5, health: 7 },
    ability: 'rerollEnd: loseHealthPerDie(red/blue:1-2,1)',
  },
  {
    id: 'giant-spider',
    name: 'Giant Spider',
    stock: { green: 4, red: 2, blue: 2 },
    green: { threat: 4, attack: 4, health: 8 },
    red: { threat: 4, attack: 5, health: 10 },
    blue: { threat: 5, attack: 4, health: 9 },
    ability: 'rerollEnd: stunPerDie(any:1-2,1) ;; always: noAttrition()',
  },
  {
    id: 'wraith',
    name: 'Wraith',
    stock: { green: 6, red: 3, blue: 3 },
    green: { threat: 6, attack: 5, health: 8 },
    red: { threat: 6, attack: 7, health: 9 },
    blue: { threat: 7, attack: 6, health: 8 },
    ability: 'rerollEnd: cursePerDie(any:1,1) ;; always: noAttrition()',
  },
  {
    id: 'worgen',
    name: 'Worgen',
    stock: { green: 4, red: 2, blue: 2 },
    green: { threat: 5, attack: 7, health: 8 },
    red: { threat: 5, attack: 9, health: 9 },
    blue: { threat: 6, attack: 7, health: 8 },
    ability: 'resolutionEnd: dropHits(damage,2,perCreature)',
  },
  {
    id: 'wildkin',
    name: 'Wildkin',
    stock: { green: 4, red: 1, blue: 1 },
    green: { threat: 5, attack: 8, health: 10 },
    red: { threat: 5, attack: 9, health: 12 },
    blue: { threat: 6, attack: 8, health: 11 },
    ability: 'rerollEnd: unequipPowerPerDie(any:1,1)',
  },
  {
    id: 'ogre',
    name: 'Ogre',
    stock: { green: 4, red: 1, blue: 1 },
    green: { threat: 4, attack: 9, health: 10 },
    red: { threat: 4, attack: 11, health: 11 },
    blue: { threat: 5, attack: 10, health: 10 },
    ability: 'rerollEnd: loseHealthPerDie(red/blue:1-2,2)',
  },
  {
    id: 'drake',
    name: 'Drake',
    stock: { green: 2, red: 1, blue: 1 },
    green: { threat: 6, attack: 9, health: 13 },
    red: { threat: 6, attack: 11, health: 15 },
    blue: { threat: 7, attack: 10, health: 14 },
    ability: 'always: armorOnlyFrom(green:8)',
  },
  {
    id: 'doom-guard',
    name: 'Doom Guard',
    stock: { green: 2, red: 1, blue: 1 },
    green: { threat: 7, attack: 10, health: 12 },
    red: { threat: 7, attack: 12, health: 14 },
    blue: { threat: 7, attack: 11, health: 13 },
    ability: 'rerollEnd: loseHealthPerDie(red/blue:1-2,1), setAside(red/blue:1-2)',
  },
  {
    id: 'infernal',
    name: 'Infernal',
    stock: { green: 2, red: 1, blue: 1 },
    green: { threat: 7, attack: 11, health: 13 },
    red: { threat: 7, attack: 12, health: 16 },
    blue: { threat: 7, attack: 12, health: 14 },
    ability:
      'rerollEnd: loseHealthPerDie(red/blue:1,2), loseEnergyPerDie(red/blue:1,2) ;; resolutionEnd: dropHits(damage,3,perGroup)',
  },
];
export const CREATURE_IDS: readonly string[] = CREATURES.map(({ id }) => id);
