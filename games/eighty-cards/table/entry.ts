/** The line of the record for each decision: what was done, and what came of it. */
import type { Translator } from '#kit/text.ts';
import type { StoryItem } from '#wire/protocol.ts';
import type { EightyEvent } from '../rules/events.ts';

/** Of these nothing is said: the table shows them, or another line tells them. */
const SILENT: readonly EightyEvent['type'][] = [
  'worldMade',
  'turn',
  'actionsEnded',
  'discardedNothing',
  'attached',
  'expired',
  'advanced',
];
/** A pass says little: it stands in the line of what it answered. */
export const asideOf = (item: StoryItem<EightyEvent>, say: Translator['say']): string | undefined =>
  item.text === 'pass' && item.told.length === 0 ? say('deed.passed', { seat: item.seat ?? 0 }) : undefined;

export const entryOf = (item: StoryItem<EightyEvent>, say: Translator['say']): string => {
  const said = item.told.filter(({ type }) => !SILENT.includes(type));
  const lines = (said.length > 0 ? said : item.told).map((event) => say(`event.${event.type}`, event));
  if (lines.length > 0) return lines.join(' ');
  return asideOf(item, say) ?? item.text ?? '';
};
