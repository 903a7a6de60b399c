/** Guides the law suite: games also begin from the positions that programs are shown, which random turns rarely reach. */
import type { Position } from '#engine/laws/scene.ts';
import type { JsonObject } from '#engine/layout/json.ts';
import type { OptionValues } from '#engine/options.ts';
import type { GameLaws } from '#games/manifest.ts';
import { guide } from './referee.ts';

const positions: readonly Position[] = Object.values(guide.points).map(({ from }) => ({
  seats: from.seats as number,
  options: (from.options ?? {}) as OptionValues,
  state: from.state as JsonObject,
}));

export const laws: GameLaws = {
  idle: {
    covert: 'Everybody sees who is asked and who has answered.',
    forgets: 'Everybody may look up what lay open: the table remembers for its players.',
    ahead: 'A question is asked of a seat and answered then; nothing is decided in advance.',
  },
  positions,
  // Random players seldom reach the last battle; this is some ten turns.
  most: 400,
};
