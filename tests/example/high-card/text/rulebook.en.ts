import { rulebookOf } from './rulebook.ts';

export const rulebook = rulebookOf({
  'HC-1': 'The deal',
  'HC-1.1': 'The deck has twenty cards, numbered 1 to 20.',
  'HC-1.2': 'Everybody is dealt the same number of cards: three, or what the option says.',
  'HC-2': 'Tricks',
  'HC-2.1': 'Players take turns. A player on turn lays one card of their hand open.',
  'HC-2.2': 'When everybody has laid a card, the highest takes the trick, and its player leads the next one.',
  'HC-2.3':
    'The game ends when all hands are empty. Most tricks win; players with equally many share the rank.',
});
