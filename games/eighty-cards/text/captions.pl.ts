/** Podpisy tur po polsku. */
import type { SameKeys } from '#engine/text.ts';
import type { en } from './captions.en.ts';

export const pl = {
  'caption.fired': '{actor} strzela: {card:card}, cel: {victim}.',
  'caption.fired.you': '{actor} strzela do ciebie: {card:card}.',
  'caption.interfered': '{actor} gra {card:card}, ofiara: {victim}.',
  'caption.interfered.you': '{actor} gra {card:card} przeciwko tobie.',
  'caption.wasHit': 'Przeszkadza {seat:player}: {card:card}.',
  'caption.crossed': '{actor} przekracza linię mety!',
  'caption.drove': {
    by: 'n',
    one: '{actor}: {n} pole naprzód.',
    few: '{actor}: {n} pola naprzód.',
    many: '{actor}: {n} pól naprzód.',
    other: '{actor}: {n} pola naprzód.',
  },
  'caption.used': 'Użyto: {card:card}.',
  'caption.installed': 'Nowe na pokładzie: {card:card}.',
  'caption.boarded': 'Nowe na pokładzie: {card:card}.',
  'caption.launched': '{card:card} jest w powietrzu.',
  'caption.swapped': '{out:terrain} ustępuje: {in:terrain}.',
  'caption.played': 'Zagrano: {card:card}.',
  'caption.shovelled': 'Kocioł stoi na {n}.',
  'caption.placed': '{actor} kładzie: {card:terrain}.',
  'caption.nothing': '{actor} zbiera siły.',
} satisfies SameKeys<typeof en>;
