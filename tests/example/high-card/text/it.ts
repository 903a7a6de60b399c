import type { SameKeys } from '#engine/text.ts';
import type { en } from './en.ts';

export const it = {
  'player.1': 'Giocatore 1',
  'player.2': 'Giocatore 2',
  'player.3': 'Giocatore 3',
  'player.4': 'Giocatore 4',
  'seat.1': 'Giocatore 1',
  'seat.2': 'Giocatore 2',
  'seat.3': 'Giocatore 3',
  'seat.4': 'Giocatore 4',
  'level.newcomer': 'Il novellino',
  'level.newcomer.about': 'Ha appena sentito le regole.',
  'level.cardsharp': 'Il baro',
  'level.cardsharp.about': 'Conta le carte giocate.',
  'table.hand': 'La tua mano',
  'table.card': 'Carta {card}',
  'table.tricks': { by: 'n', one: '{n} presa', other: '{n} prese' },
  'option.cards': 'Carte in mano',
  'point.layCard': 'Gioca una delle tue carte.',
  'event.laid': '{seat:player} gioca {card}.',
  'event.tookTrick': '{seat:player} prende con {card}.',
  'ending.tricks': 'Tutte le carte sono giocate.',
  'refusal.NOT_IN_HAND': 'Non hai la carta {card}.',
  'refusal.ONE_CARD': 'Gioca esattamente una carta.',
  'refusal.NOT_A_CARD': 'Indica una carta con il suo numero.',
} satisfies SameKeys<typeof en>;
