import type { en } from './en.ts';

export const pl = {
  'option.cards': 'Karty na ręce',
  'point.layCard': 'Zagraj jedną ze swoich kart.',
  'event.laid': 'Miejsce {seat} zagrywa {card}.',
  'event.tookTrick': 'Miejsce {seat} bierze lewę kartą {card}.',
  'ending.tricks': 'Wszystkie karty zagrane.',
  'refusal.NOT_IN_HAND': 'Nie masz karty {card}.',
  'refusal.ONE_CARD': 'Zagraj dokładnie jedną kartę.',
  'refusal.NOT_A_CARD': 'Podaj numer karty.',
} satisfies Record<keyof typeof en, string>;
