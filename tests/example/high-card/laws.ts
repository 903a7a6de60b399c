/** Settings of the law suite for High Card: the laws that this game cannot check. */
import type { GameLaws } from '#games/manifest.ts';

export const laws: GameLaws = {
  idle: {
    sealed: 'One player decides at a time, openly.',
    covert: 'It is always known whose turn it is.',
    forgets: 'Everybody may look up which cards have lain open.',
    ahead: 'A card is chosen on one’s turn, never in advance.',
    proposals: 'Everybody plays for themselves; nobody has partners.',
    undo: 'A card that lies open has been seen; nothing is taken back.',
    timeouts: 'There is no clock, so nobody is answered for.',
  },
};
