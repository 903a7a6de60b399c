/** Messages around things and rules that are looked up, in Italian. */
import type { SameKeys } from '#engine/text.ts';
import type { en } from './en.ts';

export const it = {
  'lookup.now': 'Che cosa puoi farne adesso',
  'lookup.may': 'Possibile adesso.',
  'lookup.search': 'Cerca',
  'lookup.none': 'Nessun risultato.',
} satisfies SameKeys<typeof en>;
