/** Messages around things and rules that are looked up. The other languages have the same keys by type. */
import type { Messages } from '#engine/text.ts';

export const en = {
  'lookup.now': 'What can be done with it now',
  'lookup.may': 'Possible now.',
  'lookup.search': 'Search',
  'lookup.none': 'Nothing found.',
} satisfies Messages;
