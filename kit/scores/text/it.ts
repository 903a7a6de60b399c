/** Messages around a score sheet, in Italian. */
import type { SameKeys } from '#engine/text.ts';
import type { en } from './en.ts';

export const it = {
  'sheet.player': 'Giocatore',
  'sheet.tied': 'Parità: non va a nessuno',
  'sheet.mine': 'Va a te',
  'sheet.goes': 'Va a {name}',
  'sheet.tieBreak': 'Spareggio',
  'sheet.winner': 'Vincitore',
  'sheet.winners': 'Vincitori',
  'sheet.shared': 'Ancora parità: vincono insieme.',
  'sheet.next': 'Avanti',
  'sheet.skip': 'Mostra tutto',
  'sheet.close': 'Chiudi',
  'sheet.again': 'Mostra passo per passo',
} satisfies SameKeys<typeof en>;
