/** The kinds of arguments of effects: the value of each, how it is read and how it is written (content 1.1). */
import { CREATURE_IDS } from '../creatures.ts';
import { LABEL_CATEGORIES, UNIQUE_CATEGORIES } from '../decks/index.ts';

/** The colours of dice, in the order of the state: a number each, and a bit each in sets. */
export const DICE_COLOURS = ['red', 'blue', 'green'] as const;
export const RED = 0;
export const BLUE = 1;
export const GREEN = 2;
const ANY_COLOUR = 0b111;

/** Dice of some colours that show `low` to `high`. */
export interface Filter {
  readonly colours: number;
  readonly low: number;
  readonly high: number;
}
export const BOXES = ['damage', 'defense', 'attrition'] as const;
export type Box = (typeof BOXES)[number];
export type Resource = 'health' | 'energy';
/** A number, or what stands for one: see content 1.4. `characters` is the number of characters in the game. */
export type Amount = number | 'full' | 'level' | 'any' | 'rerollValue' | 'characters';

export interface Kinds {
  number: number;
  'number?': number | undefined;
  amount: Amount;
  filter: Filter;
  /** A set of colours; a die has one of them. */
  colours: number;
  /** A set of colours of which the owner picks one; `choice` is all three. */
  dieColour: number;
  'dieColour?': number | undefined;
  box: Box;
  /** `damage/defense`: the owner picks for each token. */
  boxes: Box | 'damage/defense';
  resource: Resource;
  cards: readonly string[];
  costScope: readonly string[] | 'allInstants' | 'allPowers';
  categories: readonly string[];
  traits: readonly string[];
  creature: string;
  window: 'poolStart' | 'poolEnd';
  per: 'perCreature' | 'perGroup' | 'perParticipant';
  lossScope: 'combat' | 'defense';
  placed: 'damage' | 'armor';
  equipArea: 'ranged' | 'any';
  areaType: 'general' | 'instant';
}

interface Kind<V> {
  /** The value of a text; undefined when the text is none. */
  read(text: string): V | undefined;
  write(value: V): string;
  /** The section of the content that says what is allowed. */
  readonly clause: '1.1' | '1.4';
  readonly optional?: true;
}

const asIs = <V extends string>(...words: readonly V[]): Kind<V> => ({
  read: (text) => words.find((word) => word === text),
  write: (value) => value,
  clause: '1.4',
});
const INTEGER = /^-?(?:0|[1-9]\d*)$/;
const integer: Kind<number> = {
  read: (text) => (INTEGER.test(text) ? Number(text) : undefined),
  write: String,
  clause: '1.1',
};
const AMOUNTS = ['full', 'level', 'any', 'rerollValue', 'characters'] as const;

const readColours = (text: string, all: string): number | undefined => {
  if (text === all) return ANY_COLOUR;
  let set = 0;
  for (const word of text.split('/')) {
    const colour = (DICE_COLOURS as readonly string[]).indexOf(word);
    if (colour < 0 || set & (1 << colour)) return undefined;
    set |= 1 << colour;
  }
  return set === ANY_COLOUR ? undefined : set;
};
const writeColours = (set: number, all: string): string =>
  set === ANY_COLOUR ? all : DICE_COLOURS.filter((_, colour) => set & (1 << colour)).join('/');
const colourKind = (all: string): Kind<number> => ({
  read: (text) => readColours(text, all),
  write: (set) => writeColours(set, all),
  clause: '1.1',
});

const VALUES = /^([1-8])(?:\+|-([1-8]))?$/;
const filter: Kind<Filter> = {
  read: (text) => {
    const [names = '', values, ...more] = text.split(':');
    const colours = readColours(names, 'any');
    if (colours === undefined || more.length > 0) return undefined;
    if (values === undefined) return { colours, low: 1, high: 8 };
    const found = VALUES.exec(values);
    if (!found) return undefined;
    const low = Number(found[1]);
    const high = values.endsWith('+') ? 8 : Number(found[2] ?? low);
    // `8+` and `3-3` would be second spellings.
    return high < low || (high === low && values.length > 1) ? undefined : { colours, low, high };
  },
  write: ({ colours, low, high }) => {
    const names = writeColours(colours, 'any');
    if (low === 1 && high === 8) return names;
    return `${names}:${low}${high === low ? '' : high === 8 ? '+' : `-${high}`}`;
  },
  clause: '1.1',
};

/** Several of them, with a bar between. `known` says which exist; of cards this is checked later, with all at hand. */
const list = (known: (word: string) => boolean): Kind<readonly string[]> => ({
  read: (text) => {
    const words = text.split('|');
    return words.every(known) && new Set(words).size === words.length ? words : undefined;
  },
  write: (words) => words.join('|'),
  clause: '1.4',
});
const CARD = /^[a-z]+(?:-[a-z]+)*$/;
const cards = list((word) => CARD.test(word));
const TRAITS = ['Staff', 'Sword', 'Mace', 'Bow', 'Gun', 'Wand', 'Cloth', 'Leather', 'Mail'];

/** How each kind is read and written. */
export const KINDS: { readonly [K in keyof Kinds]: Kind<Kinds[K]> } = {
  number: integer,
  'number?': {
    read: integer.read,
    write: (value) => (value === undefined ? '' : String(value)),
    clause: '1.1',
    optional: true,
  },
  amount: {
    read: (text) => integer.read(text) ?? AMOUNTS.find((word) => word === text),
    write: String,
    clause: '1.4',
  },
  filter,
  colours: colourKind('any'),
  dieColour: colourKind('choice'),
  'dieColour?': {
    read: (text) => readColours(text, 'choice'),
    write: (set) => (set === undefined ? '' : writeColours(set, 'choice')),
    clause: '1.1',
    optional: true,
  },
  box: asIs(...BOXES),
  boxes: asIs(...BOXES, 'damage/defense'),
  resource: asIs('health', 'energy'),
  cards,
  costScope: {
    read: (text) => (text === 'allInstants' || text === 'allPowers' ? text : cards.read(text)),
    write: (scope) => (typeof scope === 'string' ? scope : cards.write(scope)),
    clause: '1.4',
  },
  categories: list((word) => UNIQUE_CATEGORIES.includes(word) || LABEL_CATEGORIES.includes(word)),
  traits: list((word) => TRAITS.includes(word)),
  creature: asIs(...CREATURE_IDS),
  window: asIs('poolStart', 'poolEnd'),
  per: asIs('perCreature', 'perGroup', 'perParticipant'),
  lossScope: asIs('combat', 'defense'),
  placed: asIs('damage', 'armor'),
  equipArea: asIs('ranged', 'any'),
  areaType: asIs('general', 'instant'),
};
