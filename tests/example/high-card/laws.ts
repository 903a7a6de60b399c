/** What the law suite is told of High Card: the laws that it cannot put to the test. */
import type { GameLaws } from '#games/manifest.ts';

export const laws: GameLaws = {
  idle: {
    sealed: 'One player decides at a time, openly.',
    ahead: 'A card is chosen on one’s turn, never in advance.',
    undo: 'A card that lies open has been seen; nothing is taken back.',
    timeouts: 'There is no clock, so nobody is answered for.',
  },
};
