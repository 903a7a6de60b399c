/** Messages around things and rules that are looked up, in Polish. */
import type { SameKeys } from '#engine/text.ts';
import type { en } from './en.ts';

export const pl = {
  'lookup.now': 'Co można z tym teraz zrobić',
  'lookup.may': 'Możliwe teraz.',
  'lookup.search': 'Szukaj',
  'lookup.none': 'Niczego nie znaleziono.',
} satisfies SameKeys<typeof en>;
