import type { Message } from '#engine/text.ts';
import type { OpeningKey } from './en.ts';

export const pl = {
  'opening.title': 'Pierwsze kroki: {game:game}',
  'opening.start': 'Zacznij: około 90 sekund',
  'opening.again': 'Jeszcze raz od początku',
  'opening.about': 'Kilka ruchów na samej planszy. Niczego nie można zepsuć.',
  'opening.finished': 'Masz to już za sobą.',
  'opening.exercises': 'Ćwiczenia',
  'opening.exercises.about': 'Po jednej turze. Czy rozwiązanie jest dobre, mówią same reguły.',
  'opening.solved': 'rozwiązane',
  'opening.solvedOf': 'Rozwiązane: {n} z {all}',
  'opening.progress': 'Krok {n} z {all}',
  'opening.exercise': 'Ćwiczenie {n} z {all}',
  'opening.previous': 'Wstecz',
  'opening.next': 'Dalej',
  'opening.skip': 'Pomiń',
  'opening.retry': 'Spróbuj ponownie',
  'opening.leave': 'Przegląd',
  'opening.well': 'Dobra robota.',
  'opening.notYet': 'Jeszcze nie.',
  'opening.play': 'Zagraj',
  'opening.table': 'Wróć do gry',
  'opening.rules': 'Wszystkie reguły',
} satisfies Readonly<Record<OpeningKey, Message>>;
