/** The names of all things, taken from the content. */
import { RACIALS } from '../../content/characters.ts';
import { DECKS } from '../../content/decks/index.ts';
import { EVENTS, KELTHUZAD_EVENTS } from '../../content/events.ts';
import { AUCTION_ITEMS, RELIC } from '../../content/items/auction.ts';
import { ITEM_KINDS } from '../../content/items/index.ts';
import { PREPRINTED } from '../../content/preprinted.ts';
import { QUESTS } from '../../content/quests/index.ts';
import { REGIONS } from '../../content/regions.ts';
import { namesOf } from '../names.ts';
import { words } from './words.ts';

/** The content writes the typewriter's apostrophe, our texts the printed one. */
const printed = (text: string): string => text.replaceAll("'", '’');
const byId = <T extends { readonly id: string }>(list: readonly T[], name: (one: T) => string) =>
  Object.fromEntries(list.map((one) => [one.id, printed(name(one))]));
const named = ({ name }: { readonly name: string }): string => name;
const titled = ({ title }: { readonly title: string }): string => title;

const zones = {
  'tirisfal-glades': 'Tirisfal Glades',
  'silverpine-forest': 'Silverpine Forest',
  'alterac-mountains': 'Alterac Mountains',
  'hillsbrad-foothills': 'Hillsbrad Foothills',
  'western-plaguelands': 'Western Plaguelands',
  'the-hinterlands': 'The Hinterlands',
  'eastern-plaguelands': 'Eastern Plaguelands',
};

export const names = namesOf({
  regions: byId(REGIONS, named),
  zones,
  classCards: byId(
    DECKS.flatMap(({ powers, talents }) => [...powers, ...talents]),
    named,
  ),
  printed: Object.fromEntries(
    PREPRINTED.map(({ id, name }) => [
      id,
      typeof name === 'string' ? printed(name) : ([printed(name.alliance), printed(name.horde)] as const),
    ]),
  ),
  racials: byId(RACIALS, named),
  items: { ...byId(ITEM_KINDS, named), ...byId(AUCTION_ITEMS, named), [RELIC]: 'Light of Ages' },
  quests: byId(QUESTS, titled),
  events: byId([...EVENTS, ...KELTHUZAD_EVENTS], titled),
  words,
  player: 'Player',
});
