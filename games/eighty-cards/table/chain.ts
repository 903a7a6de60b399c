/** The attacks of a turn, told in order: who, with what, against whom, and what came of it. */
import { say } from '#kit/i18n.svelte.ts';
import type { StoryItem } from '#wire/protocol.ts';
import type { EightyEvent } from '../rules/events.ts';

const TOLD = [
  'interfered',
  'interrupted',
  'attached',
  'activated',
  'activatedOn',
  'reacted',
  'reflected',
  'cancelled',
  'fizzled',
  'lost',
  'spied',
  'spyDiscarded',
  'fired',
  'exploded',
  'halted',
  'pressure',
] as const satisfies readonly EightyEvent['type'][];
const MOST = 5;

/** Lines about the attacks of the turn that is shown at a moment; the last ones, if there are many. */
export const chainOf = (story: readonly StoryItem<EightyEvent>[], at: number): string[] => {
  const events: EightyEvent[] = [];
  for (const item of story) {
    if (item.index > at) break;
    for (const event of item.told) {
      if (event.type === 'turn') events.length = 0;
      if ((TOLD as readonly string[]).includes(event.type)) events.push(event);
    }
  }
  return events.slice(-MOST).map((event) => say(`event.${event.type}`, event));
};
