/** Tips of the coach, each said once. */
import type { SameKeys } from '#engine/text.ts';
import type { coach as en } from '../en/coach.ts';

export const coach = {
  'coach.placing':
    'Tutti passeranno su tutte e dodici le carte. Metti vicino alla tua partenza il terreno che la tua modifica rende facile.',
  'coach.placing.short': 'Terreno facile vicino alla partenza',
  'coach.goal':
    'Un giro del mondo, in senso orario, fino alla bandiera in alto. Quando qualcuno arriva, il giro di turni si completa, e vince chi è più lontano.',
  'coach.goal.short': 'Un giro del mondo, fino alla bandiera',
  'coach.boiler':
    'Il numero rosso è ciò che puoi spendere adesso. La lancetta è ciò che avrai nel prossimo turno; cala di 1 a ogni turno.',
  'coach.boiler.short': 'Rosso: adesso. Lancetta: prossimo turno',
  'coach.shovel':
    'Il carbone costa 1 PA e alza la lancetta: poco per questo turno, molto per i prossimi. Tienila fra 5 e 8.',
  'coach.shovel.short': 'Carbone per i turni a venire',
  'coach.camp': 'Sei su un campo base: qui si montano armi e modifiche dalla mano.',
  'coach.camp.short': 'Campo base: monta qualcosa',
  'coach.terrain':
    'Il numero su uno spazio è il costo per entrarci. Indicalo per vedere quali carte lo cambiano.',
  'coach.terrain.short': 'I numeri sono i costi degli spazi',
  'coach.crew': 'Un membro dell’equipaggio lavora a ogni turno, finché qualcuno non lo manda a casa.',
  'coach.crew.short': 'Prendi presto l’equipaggio',
  'coach.weapon': 'Qualcuno è a tiro. Sparare è gratis, ma non senza PA; sotto 2 la pressione non scende.',
  'coach.weapon.short': 'Spara prima dell’ultimo PA',
  'coach.interfere': 'Nel tuo turno interferire costa PA, nei turni degli altri costa pressione.',
  'coach.interfere.short': 'Interferire costa meno nel tuo turno',
  'coach.window':
    'Gli altri agiscono, e puoi interferire pagando pressione. Se non vuoi domande, passa finché non ti attaccano.',
  'coach.window.short': 'Interferisci, o passa sempre',
  'coach.react': 'Ti attaccano. Una reazione non costa nulla, ma poi è andata.',
  'coach.react.short': 'Una reazione non costa nulla',
  'coach.hit': 'Ti hanno colpito. Il nastro sotto l’anello racconta chi ha fatto cosa, in ordine.',
  'coach.hit.short': 'Ti hanno colpito: guarda il nastro',
  'coach.drift':
    'Il tuo pallone si sposta di uno spazio all’inizio di ogni turno. Non risparmia nessuno, nemmeno te.',
  'coach.drift.short': 'Il pallone si sposta a ogni turno',
  'coach.discard': 'Puoi scartare una carta per una nuova; una su tre è carbone.',
  'coach.discard.short': 'Una carta può andare',
  'coach.draw': 'Pesca fino a cinque. Il mazzo campo base è aperto solo se non ne hai in mano.',
  'coach.draw.short': 'Pesca fino a cinque carte',
  'coach.lastRound': 'Qualcuno è arrivato. È il tuo ultimo turno: spendi tutto, e vai più lontano che puoi.',
  'coach.lastRound.short': 'Il tuo ultimo turno: avanti!',
} satisfies SameKeys<typeof en>;
