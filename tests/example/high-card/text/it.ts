import type { en } from './en.ts';

export const it = {
  'option.cards': 'Carte in mano',
  'point.layCard': 'Gioca una delle tue carte.',
  'event.laid': 'Il posto {seat} gioca {card}.',
  'event.tookTrick': 'Il posto {seat} prende con {card}.',
  'ending.tricks': 'Tutte le carte sono giocate.',
  'refusal.NOT_IN_HAND': 'Non hai la carta {card}.',
  'refusal.ONE_CARD': 'Gioca esattamente una carta.',
  'refusal.NOT_A_CARD': 'Indica una carta con il suo numero.',
} satisfies Record<keyof typeof en, string>;
