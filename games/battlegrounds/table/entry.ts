/** The line of the record for each decision: what was done, and what came of it, the clause of every loss included. */
import { allOf } from '#kit/events.ts';
import type { Translator } from '#kit/text.ts';
import type { StoryItem } from '#wire/protocol.ts';
import type { BattlegroundsEvent } from '../rules/events.ts';
import type { table } from '../text/en/table.ts';

type Say = Translator['say'];

/** Of these nothing is said: the table shows them, or another line tells them. */
const SILENT = [
  'started',
  'laidOut',
  'turn',
  'turnEnded',
  'stalling',
  'noMatch',
  'covered',
  'goesOn',
] as const satisfies readonly BattlegroundsEvent['type'][];
type Silent = (typeof SILENT)[number];
type Said = Exclude<BattlegroundsEvent, { readonly type: Silent }>;

const isSaid = (event: BattlegroundsEvent): event is Said => !SILENT.some((type) => type === event.type);
/** Every other event has a message: a new one without does not compile. */
const messageOf = ({ type }: Said): keyof typeof table => `entry.${type}`;

export const entryOf = (item: StoryItem<BattlegroundsEvent>, say: Say): string => {
  const lines = item.told.filter(isSaid).map((event) => say(messageOf(event), event));
  if (lines.length > 0) return lines.join('; ');
  return allOf(item.told, 'turnEnded').length > 0 ? say('entry.turnEnded') : (item.text ?? '');
};

/** A turn ends with the decision that begins the next one. */
export const beginsTurn = ({ told }: StoryItem<BattlegroundsEvent>): boolean =>
  allOf(told, 'turn').length > 0;
