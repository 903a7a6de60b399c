/**
 * A match that was played by earlier rules than this page has is shown by the present ones. That is right
 * only where both agree. Where they do not, the page shows no table rather than a wrong one.
 */
import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import { sameState } from '#engine/layout/layout.ts';
import { configOf } from '#engine/match/configs.ts';
import { imagine, type View, viewerOf } from '#engine/match/view.ts';
import { ChanceNeeded, OpenReplay } from '#kit/open-replay.ts';
import type { StoryItem } from '#wire/protocol.ts';

/**
 * Do the present rules read this view, and, for a game without hidden information, does replaying its history
 * give the same state?
 */
export const rulesAgree = (game: AnyGame, view: View, story: readonly StoryItem[]): boolean => {
  try {
    const config = configOf(game, view.options, view.seats);
    if (!config.ok) return false;
    const seen = imagine(game, config.value, view.state, viewerOf(view), new FastChance(1));
    if (seen.layout.hides) return true;
    const record = new OpenReplay(game, view.options, view.seats);
    record.follow(story);
    return sameState(record.at(record.last), seen);
  } catch (error) {
    // Tables of games with chance are rendered from the view alone, which was read successfully.
    return error instanceof ChanceNeeded;
  }
};
