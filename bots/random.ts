/**
 * A bot for any game that answers at random: the baseline of every strength scale, and the player of soak
 * tests.
 */

import type { AnyGame } from '#engine/game.ts';
import { randomDecision } from '#engine/playout.ts';
import { seatOf } from '#engine/seats.ts';
import type { Bot } from './contract.ts';
import { chanceOf, imaginedState } from './imagined.ts';

export const RANDOM = 'random';

export const randomBot = (game: AnyGame): Bot => ({
  id: RANDOM,
  choose: (view, seat, { seed }) => {
    const chance = chanceOf(view, seat, seed);
    const s = imaginedState(game, view, seat, chance);
    return { text: game.write(s, seatOf(seat), randomDecision(game, s, seatOf(seat), chance)) };
  },
});
