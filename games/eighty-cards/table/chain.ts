/** The attacks of a turn, told in order: who, with what, against whom, and what came of it. */
import { numberOf, type Seat } from '#engine/seats.ts';
import { i18n, say } from '#kit/i18n.svelte.ts';
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

/** Told to the one who did it, where there are words for that: in the opening, where that one has no name. */
const tell = (event: EightyEvent, me: Seat | undefined): string => {
  const own = me !== undefined && 'seat' in event && event.seat === numberOf(me);
  const key = `event.${event.type}`;
  return say(own && i18n.has(`${key}.you`) ? `${key}.you` : key, event);
};

/**
 * Lines about the attacks of the turn that is shown at a moment; the last ones, if there are many. `me`: who is called
 * "you", if anybody.
 */
export const chainOf = (
  story: readonly StoryItem<EightyEvent>[],
  at: number,
  me: Seat | undefined,
): string[] => {
  const events: EightyEvent[] = [];
  for (const item of story) {
    if (item.index > at) break;
    for (const event of item.told) {
      if (event.type === 'turn') events.length = 0;
      if ((TOLD as readonly string[]).includes(event.type)) events.push(event);
    }
  }
  return events.slice(-MOST).map((event) => tell(event, me));
};
