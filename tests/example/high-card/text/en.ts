import type { MessagesFor } from '#engine/text.ts';
import type { HighCardEvent } from '../rules/game.ts';

export const en = {
  'option.cards': 'Cards in hand',
  'point.layCard': 'Lay one of your cards.',
  'event.laid': 'Seat {seat} lays {card}.',
  'event.tookTrick': 'Seat {seat} takes the trick with {card}.',
  'ending.tricks': 'All cards are played.',
  'refusal.NOT_IN_HAND': 'You do not hold card {card}.',
  'refusal.ONE_CARD': 'Lay exactly one card.',
  'refusal.NOT_A_CARD': 'Name a card by its number.',
} as const satisfies MessagesFor<HighCardEvent>;
