import type { Message } from '#engine/text.ts';
import type { OpeningKey } from './en.ts';

export const pl = {
  'opening.title': 'Pierwsze kroki: {game:game}',
  'opening.start': 'Zacznij: około 90 sekund',
  'opening.again': 'Jeszcze raz od początku',
  'opening.about': 'Kilka ruchów na samej planszy. Niczego nie zepsujesz.',
  'opening.finished': 'Masz to już za sobą.',
  'opening.exercises': 'Ćwiczenia',
  'opening.exercises.about': 'Po jednej turze. O tym, czy rozwiązanie jest dobre, decydują same zasady.',
  'opening.solved': 'rozwiązane',
  'opening.solvedOf': 'Rozwiązane: {n} z {all}',
  'opening.progress': 'Krok {n} z {all}',
  'opening.exercise': 'Ćwiczenie {n} z {all}',
  'opening.previous': 'Wstecz',
  'opening.next': 'Dalej',
  'opening.skip': 'Pomiń',
  'opening.retry': 'Spróbuj ponownie',
  'opening.restart': 'Od początku',
  'opening.leave': 'Przegląd',
  'opening.well': 'Świetnie.',
  'opening.notYet': 'Jeszcze nie.',
  'opening.play': 'Zagraj partię',
  'opening.table': 'Wróć do partii',
  'opening.rules': 'Wszystkie zasady',
} satisfies Readonly<Record<OpeningKey, Message>>;
