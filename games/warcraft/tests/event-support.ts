/** Event cards: where they lie, and drawing them in a position on the map (WOW-20). */
import { FastChance } from '#engine/chance.ts';
import { beginDrawing } from '../rules/event-cards/deck.ts';
import { EVENT_IDS } from '../rules/event-cards/fields.ts';
import { settle } from '../rules/game.ts';
import { DRAWING } from '../rules/map/fields.ts';
import type { Warcraft } from '../rules/state.ts';
import type { Fight } from './support.ts';

export const eventNo = (id: string): number => {
  const found = EVENT_IDS.indexOf(id);
  if (found < 0) throw new Error(`there is no event ${id}`);
  return found;
};
/** Moves these cards, the first on top. */
export const putEvents = (s: Warcraft, zone: 'deck' | 'play' | 'discard', ids: readonly string[]): void => {
  for (const id of [...ids].reverse()) s.events.move(eventNo(id), s.events.plan.base[zone]!);
};
/** `deck`, `play`, `discard` and so on. */
export const eventLies = ({ s }: Fight, id: string): string =>
  s.events.plan.label[s.events.zoneOf[eventNo(id)]!]![0];
/** These cards are drawn next, the first on top; the Alliance has just ended its turn. */
export const drawEvents = (game: Fight, ids: readonly string[] = []): Fight => {
  putEvents(game.s, 'deck', ids);
  game.s.course = DRAWING;
  beginDrawing(game.s);
  settle(game.s, new FastChance(1), game.tell as never);
  return game;
};
