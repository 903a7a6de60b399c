/**
 * Everything that can have abilities, numbered once: class cards, item cards, preprinted cards and the racial ability of
 * each character. Uses are counted by ability of a card (WOW-12.11), so every ability has a number, too.
 */
import { type CardType, CLASSES } from '../content/classes.ts';
import { DECKS } from '../content/decks/index.ts';
import { abilitiesOf } from '../content/effects/index.ts';
import type { Ability } from '../content/effects/vocabulary.ts';
import { AUCTION_ITEMS } from '../content/items/auction.ts';
import { ITEM_CARDS, ITEM_IDS } from '../content/items/index.ts';
import { BOSSES, OVERLORDS } from '../content/opponents.ts';
import { PREPRINTED } from '../content/preprinted.ts';

/** Six at most (WOW-1.3). */
export const MOST_HEROES = 6;
export type SourceKind = 'power' | 'talent' | 'item' | 'auction' | 'preprinted' | 'racial';

export interface Source {
  /** The id of the kind of card; '' for racial abilities, which depend on the character. */
  readonly id: string;
  readonly kind: SourceKind;
  readonly type: CardType | 'talent';
  readonly level: number;
  /** What a power costs: an instant one per use, an active one when it is equipped (WOW-12.2). */
  readonly energy: number;
  readonly category: string;
  readonly traits: readonly string[];
  readonly addOn: boolean;
  /** Health of a pet or demon; 0 for other cards. */
  readonly pet: number;
  /** Does not count toward the limit of the bag. */
  readonly exempt: boolean;
  readonly abilities: readonly Ability[];
}

const source = (id: string, kind: SourceKind, more: Partial<Source> = {}): Source => ({
  type: 'general',
  level: 1,
  energy: 0,
  category: '',
  traits: [],
  addOn: false,
  pet: 0,
  exempt: false,
  ...more,
  id,
  kind,
  abilities: abilitiesOf(id),
});

const classCards = DECKS.flatMap(({ classId, powers, talents }) => [
  ...powers.map((power) => ({
    classId,
    card: source(power.id, 'power', {
      type: power.type,
      level: power.level,
      energy: power.energy,
      category: power.category ?? '',
      addOn: power.addOn === true,
      pet: power.pet ?? 0,
    }),
  })),
  ...talents.map(({ id, level }) => ({ classId, card: source(id, 'talent', { type: 'talent', level }) })),
]);
/** Class card → the number of its class. */
export const CLASS_OF_CARD: readonly number[] = classCards.map(({ classId }) =>
  CLASSES.findIndex(({ id }) => id === classId),
);
export const CLASS_CARD_IDS: readonly string[] = classCards.map(({ card }) => card.id);

const items = ITEM_IDS.map((id, i): Source => {
  const kind = ITEM_CARDS[i]?.kind;
  // They lie in front of their owner, not in the bag (WOW-21.19, 21.24).
  if (!kind)
    return source(id, AUCTION_ITEMS.some((one) => one.id === id) ? 'auction' : 'item', { exempt: true });
  return source(kind.id, 'item', {
    type: kind.type,
    level: kind.level,
    traits: kind.traits,
    addOn: kind.addOn !== undefined,
    exempt: kind.bagExempt === true,
  });
});
const printed = PREPRINTED.map(({ id, type, trait, power, energy }) => {
  const named = trait === undefined ? {} : power ? { category: trait } : { traits: [trait] };
  return source(id, 'preprinted', { type, energy, ...named });
});
const racials = Array.from({ length: MOST_HEROES }, () => source('', 'racial'));

export const SOURCES: readonly Source[] = [
  ...classCards.map(({ card }) => card),
  ...items,
  ...printed,
  ...racials,
];
export const FIRST_ITEM = CLASS_CARD_IDS.length;
export const FIRST_PRINTED = FIRST_ITEM + ITEM_IDS.length;
export const FIRST_RACIAL = FIRST_PRINTED + PREPRINTED.length;
/** Names of sources as texts use them: cards by id, racial abilities as `racial-1`. */
export const SOURCE_IDS: readonly string[] = [
  ...CLASS_CARD_IDS,
  ...ITEM_IDS,
  ...PREPRINTED.map(({ id }) => id),
  ...racials.map((_, i) => `racial-${i + 1}`),
];

/** Every ability as its source and its place there; a racial ability has one. */
export const USES: readonly { readonly source: number; readonly index: number }[] = SOURCES.flatMap(
  ({ abilities, kind }, from) =>
    Array.from({ length: kind === 'racial' ? 1 : abilities.length }, (_, index) => ({ source: from, index })),
);
/** Source → the number of its first ability. */
export const FIRST_USE: readonly number[] = SOURCES.map((_, from) =>
  USES.findIndex(({ source: one }) => one === from),
);

/** Powers that hold combo tokens (WOW-12.19), as class cards. */
export const FINISHERS: readonly number[] = CLASS_CARD_IDS.flatMap((_, card) =>
  SOURCES[card]!.category === 'Finishing Move' ? [card] : [],
);
export const FINISHER_IDS: readonly string[] = FINISHERS.map((card) => CLASS_CARD_IDS[card]!);

/** Single opponents: bosses, then overlords. */
export const SINGLES = [...BOSSES, ...OVERLORDS];
export const SINGLE_IDS: readonly string[] = SINGLES.map(({ id }) => id);
