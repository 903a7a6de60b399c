/**
 * Warms up what a table is rendered from, one step per task, because the first run of each step is slow (code
 * and caches are cold).
 */
import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import { imagine, type View, viewerOf } from '#engine/match/view.ts';
import { configFor, hidesInformation } from '#kit/table-config.ts';
import { yieldToBrowser } from '#kit/yielding-queue.ts';

/** @param view a view of this game's rules. The configuration of its options is cached from then on. */
export const prepare = async (game: AnyGame, view: View): Promise<void> => {
  const config = configFor(game, view);
  await yieldToBrowser();
  hidesInformation(game, view);
  await yieldToBrowser();
  imagine(game, config, view.state, viewerOf(view), new FastChance(1));
  await yieldToBrowser();
};
