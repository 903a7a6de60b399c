import type { Message } from '#engine/text.ts';
import type { OpeningKey } from './en.ts';

export const it = {
  'opening.title': 'Primi passi in {game:game}',
  'opening.start': 'Comincia: circa 90 secondi',
  'opening.again': 'Di nuovo dall’inizio',
  'opening.about': 'Poche mosse, direttamente sul tavolo. Non puoi sbagliare nulla.',
  'opening.finished': 'Completato.',
  'opening.exercises': 'Esercizi',
  'opening.exercises.about': 'Un turno ciascuno. Sono le regole stesse a dirti se l’hai trovato.',
  'opening.solved': 'risolto',
  'opening.solvedOf': 'Risolti: {n} su {all}',
  'opening.progress': 'Passo {n} di {all}',
  'opening.exercise': 'Esercizio {n} di {all}',
  'opening.previous': 'Indietro',
  'opening.next': 'Avanti',
  'opening.skip': 'Salta',
  'opening.retry': 'Riprova',
  'opening.restart': 'Ricomincia',
  'opening.leave': 'Panoramica',
  'opening.well': 'Ben fatto.',
  'opening.notYet': 'Non ancora.',
  'opening.play': 'Gioca una partita',
  'opening.table': 'Torna alla partita',
  'opening.rules': 'Tutte le regole',
} satisfies Readonly<Record<OpeningKey, Message>>;
