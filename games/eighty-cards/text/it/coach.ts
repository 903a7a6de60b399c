/** Tips of the coach, each said once. */
import type { SameKeys } from '#engine/text.ts';
import type { coach as en } from '../en/coach.ts';

export const coach = {
  'coach.placing':
    'Tutti passeranno su tutte e dodici le carte. Ciò che sta vicino alla tua partenza tu lo incontri per primo, gli altri dopo.',
  'coach.placing.short': 'Tutti passano su tutte le carte',
  'coach.suited':
    'La modifica che hai in mano rende più facile un terreno che devi posare: mettilo vicino alla tua partenza.',
  'coach.suited.short': 'Terreno facile vicino alla partenza',
  'coach.goal':
    'Un giro del mondo, in senso orario, fino alla tua partenza. Quando qualcuno arriva, la corsa finisce presto, e vince chi è più lontano.',
  'coach.goal.short': 'Un giro del mondo, fino alla partenza',
  'coach.boiler':
    'Il numero rosso è ciò che puoi spendere adesso. La lancetta è ciò che avrai nel prossimo turno; cala di 1 a ogni turno.',
  'coach.boiler.short': 'Rosso: adesso. Lancetta: prossimo turno',
  'coach.shovel':
    'Il carbone costa 1 PA e alza la lancetta: poco per questo turno, molto per i prossimi. Tienila fra 5 e 8.',
  'coach.shovel.short': 'Carbone per i turni a venire',
  'coach.camp': 'Sei su un campo base: qui puoi montare la tua carta campo base.',
  'coach.camp.short': 'Campo base: monta qualcosa',
  'coach.terrain':
    'Il numero su uno spazio è il costo per entrarci. Il pulsante per avanzare dice quali carte lo cambiano.',
  'coach.terrain.short': 'I numeri sono i costi degli spazi',
  'coach.crew': 'Un membro dell’equipaggio lavora a ogni turno, finché qualcuno non lo manda a casa.',
  'coach.crew.short': 'Prendi presto l’equipaggio',
  'coach.weapon': 'Qualcuno è a tiro. Sparare è gratis, ma non senza PA; sotto 2 la pressione non scende.',
  'coach.weapon.short': 'Spara prima dell’ultimo PA',
  'coach.balloon':
    'Ora puoi lanciare il pallone, gratis, nello spazio davanti o dietro. Esplode sotto chiunque lo incontri, anche sotto di te.',
  'coach.balloon.short': 'Lancia il pallone: è gratis',
  'coach.interfere': 'Nel tuo turno interferire costa PA, nei turni degli altri costa pressione.',
  'coach.interfere.short': 'Interferire: ora PA, poi pressione',
  'coach.window':
    'Gli altri agiscono, e puoi interferire pagando pressione. Se non vuoi domande, passa finché non ti attaccano.',
  'coach.window.short': 'Interferisci, o passa sempre',
  'coach.react': 'Ti attaccano. Una reazione non costa nulla, ma poi è andata.',
  'coach.react.short': 'Una reazione non costa nulla',
  'coach.hit': 'Ti hanno colpito. Il nastro racconta chi ha fatto cosa in questo turno, in ordine.',
  'coach.hit.short': 'Ti hanno colpito: guarda il nastro',
  'coach.drift':
    'Il tuo pallone si sposta di uno spazio all’inizio di ogni turno. Non risparmia nessuno, nemmeno te.',
  'coach.drift.short': 'Il pallone si sposta a ogni turno',
  'coach.discard': 'Puoi scartare una carta e pescarne una nuova; una carta viaggio su tre è carbone.',
  'coach.discard.short': 'Una carta può andare',
  'coach.draw': 'Pesca finché la mano è piena. Il mazzo campo base è aperto solo se non ne hai in mano.',
  'coach.draw.short': 'Pesca finché la mano è piena',
  'coach.lastRound': 'Qualcuno è arrivato. È il tuo ultimo turno: spendi tutto, e vai più lontano che puoi.',
  'coach.lastRound.short': 'Il tuo ultimo turno: avanti!',
} satisfies SameKeys<typeof en>;
