import type { MessagesFor } from '#engine/text.ts';
import type { HighCardEvent } from '../rules/game.ts';

export const en = {
  'player.1': 'Player 1',
  'player.2': 'Player 2',
  'player.3': 'Player 3',
  'player.4': 'Player 4',
  'seat.1': 'Player 1',
  'seat.2': 'Player 2',
  'seat.3': 'Player 3',
  'seat.4': 'Player 4',
  'level.newcomer': 'The newcomer',
  'level.newcomer.about': 'Has just heard the rules.',
  'level.cardsharp': 'The card sharp',
  'level.cardsharp.about': 'Counts what has been laid.',
  'table.hand': 'Your hand',
  'table.card': 'Card {card}',
  'table.tricks': { by: 'n', one: '{n} trick', other: '{n} tricks' },
  'option.cards': 'Cards in hand',
  'point.layCard': 'Lay one of your cards.',
  'event.laid': '{seat:player} lays {card}.',
  'event.tookTrick': '{seat:player} takes the trick with {card}.',
  'ending.tricks': 'All cards are played.',
  'refusal.NOT_IN_HAND': 'You do not hold card {card}.',
  'refusal.ONE_CARD': 'Lay exactly one card.',
  'refusal.NOT_A_CARD': 'Name a card by its number.',
} satisfies MessagesFor<HighCardEvent>;
