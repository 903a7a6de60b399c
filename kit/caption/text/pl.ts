/** Messages around the captions of turns, in Polish. */
import type { SameKeys } from '#engine/text.ts';
import type { en } from './en.ts';

export const pl = {
  'caption.title': 'Ostatnia tura bota',
  'caption.show': 'Pokaż',
  'caption.close': 'Zamknij',
  'caption.none': 'Od twojej ostatniej tury żaden bot nie zakończył swojej.',
  'pacing.title': 'Powolne boty',
  'pacing.first': 'Pierwsza partia',
  'pacing.always': 'Zawsze',
  'pacing.never': 'Nigdy',
  'pacing.about': 'Tura po turze, każda z podpisem. Przy „Nigdy” boty też się nie odzywają.',
} satisfies SameKeys<typeof en>;
