/** Messages around a score sheet, in Polish. */
import type { SameKeys } from '#engine/text.ts';
import type { en } from './en.ts';

export const pl = {
  'sheet.player': 'Gracz',
  'sheet.tied': 'Remis: nie przypada nikomu',
  'sheet.mine': 'Przypada tobie',
  'sheet.goes': 'Dostaje: {name}',
  'sheet.tieBreak': 'Rozstrzygnięcie remisu',
  'sheet.winner': 'Wygrywa',
  'sheet.winners': 'Zwycięzcy',
  'sheet.shared': 'Nadal remis: wygrywają razem.',
  'sheet.next': 'Dalej',
  'sheet.skip': 'Pokaż wszystko',
  'sheet.close': 'Zamknij',
  'sheet.again': 'Pokaż krok po kroku',
} satisfies SameKeys<typeof en>;
