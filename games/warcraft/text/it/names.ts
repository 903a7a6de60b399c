/** The names of all things. */
import { namesOf } from '../names.ts';
import { classCards, printed, racials } from './class-cards.ts';
import { items } from './items.ts';
import { events, quests } from './quests.ts';
import { regions, zones } from './regions.ts';
import { words } from './words.ts';

export const names = namesOf({
  regions,
  zones,
  classCards,
  printed,
  racials,
  items,
  quests,
  events,
  words,
  player: 'Giocatore',
});
