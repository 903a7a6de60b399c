/** The effects of all cards and opponents, parsed and checked when the game is loaded. */
import { RACIALS } from '../characters.ts';
import { CREATURES } from '../creatures.ts';
import { DECKS } from '../decks/index.ts';
import { AUCTION_ITEMS } from '../items/auction.ts';
import { ITEM_KINDS } from '../items/index.ts';
import { BOSSES, OVERLORDS } from '../opponents.ts';
import { PREPRINTED } from '../preprinted.ts';
import { type CardFault, describeFault, type EffectCard, readEffects } from './check.ts';
import type { Ability } from './vocabulary.ts';

/** Every card with an effect; copies of an item are one card here. */
export const EFFECT_CARDS: readonly EffectCard[] = [
  ...DECKS.flatMap(({ powers, talents }) => [...powers, ...talents]),
  ...ITEM_KINDS,
  ...AUCTION_ITEMS,
  ...PREPRINTED,
  ...RACIALS,
];
/** Every creature, boss and overlord. */
export const EFFECT_FOES: readonly EffectCard[] = [...CREATURES, ...BOSSES, ...OVERLORDS].map(
  ({ id, ability }) => ({ id, effect: ability }),
);

/** @throws Error that names each card and clause, where the content is wrong */
const sound = (faults: readonly CardFault[]): void => {
  if (faults.length > 0) throw new Error(`Warcraft: ${faults.map(describeFault).join('; ')}`);
};

const cards = readEffects(EFFECT_CARDS, new Set(EFFECT_CARDS.map(({ id }) => id)));
const foes = readEffects(EFFECT_FOES, new Set(), 'foe');
sound([...cards.faults, ...foes.faults]);

/** The abilities of a card, by the id of its kind. */
export const abilitiesOf = (id: string): readonly Ability[] => cards.effects.get(id) ?? [];
/** The abilities of a creature, boss or overlord. */
export const abilitiesOfFoe = (id: string): readonly Ability[] => foes.effects.get(id) ?? [];
