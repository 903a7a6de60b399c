/** The event cards (content 9). What a script does is in WOW-21. */
export type EventScript =
  | {
      readonly script: 'war';
      readonly regions: readonly [string, string];
      readonly gold: number;
      readonly xpStronger: number;
      readonly xpWeaker: number;
    }
  | { readonly script: 'boss'; readonly boss: string }
  | { readonly script: 'auction'; readonly item: string }
  | { readonly script: 'taint'; readonly resource: 'health' | 'energy' }
  | {
      readonly script:
        | 'hatreds'
        | 'subterfuge'
        | 'bounty'
        | 'ears'
        | 'cleanse'
        | 'winds'
        | 'professions'
        | 'horizons'
        | 'zeppelin'
        | 'merchants'
        | 'sell'
        | 'beasts'
        | 'retrain'
        | 'plague';
    };

export interface EventKind {
  readonly id: string;
  readonly title: string;
  readonly kind: 'normal' | 'bonus';
  /** How far Nefarian moves (WOW-22.8). */
  readonly fate: 0 | 1 | 2;
  readonly copies?: number;
  readonly does: EventScript;
}

/** 47 cards. */
export const EVENTS: readonly EventKind[] = [
  {
    id: 'old-hatreds',
    title: 'Old Hatreds',
    kind: 'normal',
    fate: 2,
    copies: 3,
    does: { script: 'hatreds' },
  },
  {
    id: 'subterfuge',
    title: 'Subterfuge',
    kind: 'normal',
    fate: 0,
    copies: 2,
    does: { script: 'subterfuge' },
  },
  { id: 'bounty', title: 'Bounty', kind: 'normal', fate: 1, copies: 3, does: { script: 'bounty' } },
  {
    id: 'ears-and-heads-of-the-wild',
    title: 'Ears and Heads of the Wild',
    kind: 'normal',
    fate: 0,
    does: { script: 'ears' },
  },
  { id: 'cleanse-the-land', title: 'Cleanse the Land', kind: 'normal', fate: 2, does: { script: 'cleanse' } },
  { id: 'foul-plaguewinds', title: 'Foul Plaguewinds', kind: 'normal', fate: 0, does: { script: 'winds' } },
  {
    id: 'the-andorhal-war',
    title: 'The Andorhal War',
    kind: 'normal',
    fate: 1,
    does: {
      script: 'war',
      regions: ['ruins-of-andorhal', 'hearthglen'],
      gold: 5,
      xpStronger: 2,
      xpWeaker: 4,
    },
  },
  {
    id: 'the-domination-war',
    title: 'The Domination War',
    kind: 'normal',
    fate: 1,
    does: {
      script: 'war',
      regions: ['balnir-farmstead', 'corrahns-dagger'],
      gold: 5,
      xpStronger: 2,
      xpWeaker: 4,
    },
  },
  {
    id: 'the-two-towers-war',
    title: 'The Two Towers War',
    kind: 'normal',
    fate: 1,
    does: {
      script: 'war',
      regions: ['crown-guard-tower', 'eastwall-tower'],
      gold: 5,
      xpStronger: 2,
      xpWeaker: 4,
    },
  },
  {
    id: 'the-hinterlands-war',
    title: 'The Hinterlands War',
    kind: 'normal',
    fate: 1,
    does: { script: 'war', regions: ['seradane', 'shadraalor'], gold: 5, xpStronger: 3, xpWeaker: 5 },
  },
  {
    id: 'the-silverpine-war',
    title: 'The Silverpine War',
    kind: 'normal',
    fate: 1,
    does: { script: 'war', regions: ['ambermill', 'shining-strand'], gold: 5, xpStronger: 2, xpWeaker: 4 },
  },
  {
    id: 'the-abomination-of-darrowshire',
    title: 'The Abomination of Darrowshire',
    kind: 'normal',
    fate: 1,
    does: { script: 'boss', boss: 'abomination-of-darrowshire' },
  },
  {
    id: 'zaeldarr-the-outcast',
    title: 'Zaeldarr the Outcast',
    kind: 'normal',
    fate: 1,
    does: { script: 'boss', boss: 'zaeldarr' },
  },
  {
    id: 'the-old-snake',
    title: 'The Old Snake',
    kind: 'normal',
    fate: 1,
    does: { script: 'boss', boss: 'old-snake' },
  },
  {
    id: 'a-spectral-revenge',
    title: 'A Spectral Revenge',
    kind: 'normal',
    fate: 1,
    does: { script: 'boss', boss: 'spectral-avenger' },
  },
  {
    id: 'daecris-of-the-many',
    title: 'Daecris of the Many',
    kind: 'normal',
    fate: 1,
    does: { script: 'boss', boss: 'daecris' },
  },
  {
    id: 'professions-and-crafts',
    title: 'Professions and Crafts',
    kind: 'bonus',
    fate: 0,
    copies: 4,
    does: { script: 'professions' },
  },
  {
    id: 'new-horizons',
    title: 'New Horizons',
    kind: 'bonus',
    fate: 0,
    copies: 6,
    does: { script: 'horizons' },
  },
  {
    id: 'goblin-zeppelin',
    title: 'Goblin Zeppelin',
    kind: 'bonus',
    fate: 0,
    copies: 2,
    does: { script: 'zeppelin' },
  },
  {
    id: 'traveling-merchants',
    title: 'Traveling Merchants',
    kind: 'bonus',
    fate: 0,
    copies: 2,
    does: { script: 'merchants' },
  },
  {
    id: 'goblin-merchant',
    title: 'Goblin Merchant',
    kind: 'bonus',
    fate: 0,
    copies: 2,
    does: { script: 'sell' },
  },
  {
    id: 'the-beasts-of-lordaeron',
    title: 'The Beasts of Lordaeron',
    kind: 'bonus',
    fate: 0,
    copies: 4,
    does: { script: 'beasts' },
  },
  {
    id: 'another-path-to-power',
    title: 'Another Path to Power',
    kind: 'bonus',
    fate: 0,
    copies: 2,
    does: { script: 'retrain' },
  },
  {
    id: 'auction-house-ring',
    title: 'Auction House',
    kind: 'bonus',
    fate: 0,
    does: { script: 'auction', item: 'ring-of-agility' },
  },
  {
    id: 'auction-house-boots',
    title: 'Auction House',
    kind: 'bonus',
    fate: 0,
    does: { script: 'auction', item: 'boots-of-endurance' },
  },
  {
    id: 'auction-house-mount',
    title: 'Auction House',
    kind: 'bonus',
    fate: 0,
    does: { script: 'auction', item: 'trusty-mount' },
  },
  {
    id: 'auction-house-hood',
    title: 'Auction House',
    kind: 'bonus',
    fate: 0,
    does: { script: 'auction', item: 'hood-of-shadow' },
  },
];

/** Five more with Kel'Thuzad (WOW-22.13). */
export const KELTHUZAD_EVENTS: readonly EventKind[] = [
  {
    id: 'scourge-cauldrons',
    title: 'Scourge Cauldrons',
    kind: 'normal',
    fate: 0,
    does: { script: 'boss', boss: 'cauldron-lord' },
  },
  {
    id: 'light-of-ages',
    title: 'Light of Ages',
    kind: 'normal',
    fate: 0,
    does: { script: 'boss', boss: 'boregore' },
  },
  {
    id: 'soul-taint',
    title: 'Soul Taint',
    kind: 'normal',
    fate: 0,
    does: { script: 'taint', resource: 'health' },
  },
  {
    id: 'arcane-corruption',
    title: 'Arcane Corruption',
    kind: 'normal',
    fate: 0,
    does: { script: 'taint', resource: 'energy' },
  },
  {
    id: 'spread-the-plague',
    title: 'Spread the Plague',
    kind: 'normal',
    fate: 0,
    does: { script: 'plague' },
  },
];
