/** Didascalie dei turni, in italiano. */
import type { SameKeys } from '#engine/text.ts';
import type { en } from './captions.en.ts';

export const it = {
  'caption.fired': '{actor} usa {card:card} contro {victim}.',
  'caption.fired.you': '{actor} usa {card:card} contro di te.',
  'caption.interfered': '{actor} gioca {card:card} contro {victim}.',
  'caption.interfered.you': '{actor} gioca {card:card} contro di te.',
  'caption.wasHit': '{seat:player} interferisce con {card:card}.',
  'caption.crossed': '{actor} taglia il traguardo!',
  'caption.drove': { by: 'n', one: '{actor} avanza di {n} spazio.', other: '{actor} avanza di {n} spazi.' },
  'caption.used': '{card:card} ha fatto il suo lavoro.',
  'caption.installed': 'Nuovo a bordo: {card:card}.',
  'caption.boarded': 'Nuovo a bordo: {card:card}.',
  'caption.launched': '{card:card} è in volo.',
  'caption.swapped': '{out:terrain} lascia il posto a {in:terrain}.',
  'caption.played': 'Giocata: {card:card}.',
  'caption.shovelled': 'La caldaia è a {n}.',
  'caption.placed': '{actor} posa {card:terrain}.',
  'caption.nothing': '{actor} raccoglie le forze.',
} satisfies SameKeys<typeof en>;
