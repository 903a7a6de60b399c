/** Works out once what a table is drawn from, one piece a task: what is new to the browser takes it long. */
import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import { imagine, type View, viewerOf } from '#engine/match/view.ts';
import { configFor, hidesInformation } from '#kit/table-config.ts';
import { yieldToBrowser } from '#kit/yielding-queue.ts';

/** @param view of these rules; its options' configuration is at hand from then on */
export const prepare = async (game: AnyGame, view: View): Promise<void> => {
  const config = configFor(game, view);
  await yieldToBrowser();
  hidesInformation(game, view);
  await yieldToBrowser();
  imagine(game, config, view.state, viewerOf(view), new FastChance(1));
  await yieldToBrowser();
};
