/** Messages: why a bot advises something. They are loaded with the first hint. */
import type { SameKeys } from '#engine/text.ts';
import type { hints as english } from '../en/hints.ts';

export const hints = {
  'because.finish': 'Perché così si taglia il traguardo.',
  'because.drive': 'Perché si vince con gli spazi percorsi.',
  'because.steam': 'Perché la pressione di adesso dà Punti Azione in tutti i turni che verranno.',
  'because.road': 'Perché così la strada davanti costa meno.',
  'because.crew': 'Perché un membro dell’equipaggio aiuta turno dopo turno.',
  'because.refit': 'Perché così il veicolo è pronto per ciò che lo aspetta.',
  'because.hurt': 'Perché a un rivale pericoloso costa più che a te.',
  'because.delay': 'Perché rallenta un rivale per un turno intero.',
  'because.shield': 'Perché l’attacco ti costerebbe più di quanto vale la carta.',
  'because.cards': 'Perché così resta la mano migliore.',
  'because.points': 'Perché in questo turno hai più da fare che Punti Azione.',
  'because.room': 'Perché il posto vuoto ti serve di più.',
  'because.save': 'Perché ciò che tieni varrà di più dopo.',
  'because.done': 'Perché in questo turno non resta nulla di meglio.',
  'because.world': 'Perché lì il terreno ti conviene di più.',
  'because.drift': 'Perché lì il pallone è messo meglio.',
  'because.duel': 'Perché con quel mazzo le probabilità sono migliori.',
  'because.nation': 'Le nazioni cambiano solo nome e bandiera: prendi quella che ti piace.',
} satisfies SameKeys<typeof english>;
