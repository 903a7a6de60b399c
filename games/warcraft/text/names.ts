/**
 * Names, as messages. English takes them from the content; the other languages translate them by id. A copy of a card
 * has its own id (`bounty-1`) and the name of its kind.
 */
import type { Messages } from '#engine/text.ts';
import { CHARACTERS } from '../content/characters.ts';
import { COLOURS_OF_CREATURES, CREATURES } from '../content/creatures.ts';
import { EVENTS, KELTHUZAD_EVENTS } from '../content/events.ts';
import { FACTIONS } from '../content/factions.ts';
import { ITEM_KINDS } from '../content/items/index.ts';

type ById = Readonly<Record<string, string>>;

/** Word by kind of thing; each is a prefix of messages: `creature`, `race` and so on. */
export interface SmallWords {
  readonly creature: ById;
  /** Bosses and overlords. */
  readonly boss: ById;
  /** How the enemy characters of a challenge are called. */
  readonly enemies: ById;
  readonly class: ById;
  readonly race: ById;
  readonly category: ById;
  readonly trait: ById;
  readonly cardType: ById;
  readonly rarity: ById;
  readonly faction: ById;
  /** Colours of figures, of quests and of dice, in the gender of each. */
  readonly figureColour: ById;
  readonly questColour: ById;
  readonly die: ById;
  readonly box: ById;
  readonly resource: ById;
}

export interface Names {
  readonly regions: ById;
  readonly zones: ById;
  readonly classCards: ById;
  /** The cards of the sheets: of the Alliance and of the Horde where the two sides differ. */
  readonly printed: Readonly<Record<string, string | readonly [alliance: string, horde: string]>>;
  readonly racials: ById;
  readonly items: ById;
  readonly quests: ById;
  readonly events: ById;
  readonly words: SmallWords;
  readonly player: string;
}

const under = (prefix: string, names: ById): Messages =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [`${prefix}.${id}`, name]));
/** Copies have the number of the copy behind the id. */
const ofCopies = (
  prefix: string,
  kinds: readonly { readonly id: string; readonly copies?: number }[],
  names: ById,
): Messages =>
  Object.fromEntries(
    kinds.flatMap(({ id, copies = 0 }) =>
      Array.from({ length: copies }, (_, i) => [`${prefix}.${id}-${i + 1}`, names[id]!]),
    ),
  );
const printedNames = (printed: Names['printed']): Messages =>
  Object.fromEntries(
    Object.entries(printed).flatMap(([id, name]) =>
      typeof name === 'string'
        ? [[`card.${id}`, name]]
        : [
            [`card.${id}`, name.join(' / ')],
            [`card.${id}.alliance`, name[0]],
            [`card.${id}.horde`, name[1]],
          ],
    ),
  );

/** Three at most (WOW-1.3). */
const MOST_OF_A_FACTION = 3;
/** `alliance-1` → `Alliance 1`, until a table knows who that is. */
const heroes = (faction: ById): ById =>
  Object.fromEntries(
    FACTIONS.flatMap((of) =>
      Array.from({ length: MOST_OF_A_FACTION }, (_, i) => [`${of}-${i + 1}`, `${faction[of]} ${i + 1}`]),
    ),
  );

/** `murloc-green-1` → `Murloc (green)`. */
const figures = ({ creature, figureColour }: SmallWords): ById =>
  Object.fromEntries(
    CREATURES.flatMap(({ id, stock }) =>
      COLOURS_OF_CREATURES.flatMap((colour) =>
        Array.from({ length: stock[colour] }, (_, i) => [
          `${id}-${colour}-${i + 1}`,
          `${creature[id]} (${figureColour[colour]})`,
        ]),
      ),
    ),
  );

const MOST_PLAYERS = 6;
const players = (player: string): ById =>
  Object.fromEntries(Array.from({ length: MOST_PLAYERS }, (_, i) => [i + 1, `${player} ${i + 1}`]));

/** The messages of these names. */
export const namesOf = (names: Names): Messages => ({
  ...under('region', names.regions),
  ...under('zone', names.zones),
  ...under('card', names.classCards),
  ...under('card', names.racials),
  ...under('card', names.items),
  ...ofCopies('card', ITEM_KINDS, names.items),
  ...printedNames(names.printed),
  ...under('quest', names.quests),
  ...under('eventCard', names.events),
  ...ofCopies('eventCard', [...EVENTS, ...KELTHUZAD_EVENTS], names.events),
  ...under(
    'character',
    Object.fromEntries(CHARACTERS.map(({ id, name }) => [id, name.replaceAll("'", '’')])),
  ),
  ...under('hero', heroes(names.words.faction)),
  ...Object.assign({}, ...Object.entries(names.words).map(([kind, words]) => under(kind, words as ById))),
  // Opponents of both sorts, as events name them.
  ...under('opponent', { ...names.words.creature, ...names.words.boss, ...names.words.enemies }),
  ...under('figure', figures(names.words)),
  ...under('player', players(names.player)),
  ...under('seat', players(names.player)),
});
