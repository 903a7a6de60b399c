import type { SameKeys } from '#engine/text.ts';
import type { ending as en } from '../en/ending.ts';

export const ending = {
  'end.fold': 'Riduci',
  'end.unfold': 'Espandi',
  'end.points': { by: 'n', one: '{n} punto', many: '{n} punti', other: '{n} punti' },
  'end.show': 'Mostrami',
  'end.showLast': 'Mostra l’ultimo turno',
  'end.back': 'Torna alla fine',
  'end.computing': 'Sto riguardando la partita …',
  'end.noReview': 'Non è stato possibile riguardare la partita.',
  'end.decisive': 'Il turno decisivo',
  'end.best': 'Il turno migliore',
  'end.bestOwn': 'Il tuo turno migliore',
  'end.names': '{names}',
  'end.did': '{name}: {turn}',
  'end.chances': 'Probabilità di {name}: {before}% → {after}%',
  'end.chancesOwn': 'Le tue probabilità: {before}% → {after}%',
  'end.scores': 'Tabella dei punti',
  'end.stronger': 'Prossimo avversario: {name}',
  'end.strongerAll': 'Bot più forti',

  'graph.points': 'Punti',
  'graph.chances': 'Probabilità',
  'graph.which': 'Che cosa mostra il grafico',
  'graph.turn': 'Turno',
  'graph.end': 'Fine',
  'graph.about.points': 'I punti di ogni giocatore, turno per turno.',
  'graph.about.chances': 'Le probabilità di vittoria di ogni giocatore, turno per turno, secondo i bot.',
  'graph.table': 'Come tabella',
  'graph.percent': '{n}%',

  'review.open': 'Rivedi',
  'review.title': 'Momento {n} di {of}',
  'review.turn': 'Turno {n} di {of}',
  'review.before': 'Momento precedente',
  'review.next': 'Momento successivo',
  'review.close': 'Fatto',
  'review.fell': 'Fino al tuo turno successivo le tue probabilità sono scese dal {before}% al {after}%.',
  'review.rose': 'Fino al tuo turno successivo le tue probabilità sono salite dal {before}% al {after}%.',
  'review.fellOf':
    'Fino al turno successivo di {name} le sue probabilità sono scese dal {before}% al {after}%.',
  'review.roseOf':
    'Fino al turno successivo di {name} le sue probabilità sono salite dal {before}% al {after}%.',
  'review.better': '{bot} avrebbe giocato piuttosto: {turns} (+{gain}%).',
  'review.nothing': '{bot} non avrebbe trovato di meglio.',
  'review.try': 'Prova',
} satisfies SameKeys<typeof en>;
