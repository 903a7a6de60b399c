/** Guides the law suite: which laws the game cannot exercise, and which events disclose hidden components. */
import type { GameLaws } from '#games/manifest.ts';

export const laws: GameLaws = {
  idle: {
    sealed: 'Nobody is asked at the same time as somebody else.',
    covert: 'Everybody sees who is asked and who has answered.',
    ahead: 'A question is asked of the seat on turn and answered then; nothing is decided in advance.',
  },
  // BG-16.20: the artillery names the square that it has drawn, and after the eighth shot covers both piles at once.
  announcements: ['fired'],
  // Random players rarely reach the target; this is some 60 turns.
  most: 300,
};
