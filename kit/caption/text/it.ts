/** Messages around the captions of turns, in Italian. */
import type { SameKeys } from '#engine/text.ts';
import type { en } from './en.ts';

export const it = {
  'caption.title': 'L’ultimo turno di un bot',
  'caption.show': 'Mostra',
  'caption.close': 'Chiudi',
  'caption.none': 'Nessun bot ha finito un turno dopo il tuo ultimo.',
  'pacing.title': 'Bot lenti',
  'pacing.first': 'Prima partita',
  'pacing.always': 'Sempre',
  'pacing.never': 'Mai',
  'pacing.about': 'Un turno alla volta, con una didascalia. Con «Mai» i bot restano anche in silenzio.',
} satisfies SameKeys<typeof en>;
