/** Guides the law suite: which laws the game cannot exercise. */
import type { GameLaws } from '#games/manifest.ts';

export const laws: GameLaws = {
  idle: {
    ahead: 'Everybody who could interfere is asked at once; nothing is decided in advance.',
    forgets: 'Everybody may look up what lay open: the table remembers for its players.',
    proposals: 'Everybody plays for themselves; nobody has partners.',
    undo: 'Nothing is taken back.',
  },
  // Random players need some 70 rounds; this is some 8 of them.
  most: 500,
};
