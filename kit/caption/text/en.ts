/** Messages around the captions of turns, loaded only where bots play. */
import type { Messages } from '#engine/text.ts';

export const en = {
  'caption.title': 'The last turn of a bot',
  'caption.show': 'Show me',
  'caption.close': 'Close',
  'caption.none': 'No bot has finished a turn since your last one.',
  'pacing.title': 'Slow bots',
  'pacing.first': 'First game',
  'pacing.always': 'Always',
  'pacing.never': 'Never',
  'pacing.about': 'One turn at a time, with a caption. “Never” also keeps bots from talking.',
} satisfies Messages;
