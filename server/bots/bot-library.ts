/**
 * The bots of every version of the rules, imported by worker threads as `bot-library.ts?rules=FOLDER`. A match keeps
 * the bots that were frozen with its rules: newer bots play differently, and may not know the older rules.
 */
import type { BotModule } from '#bots/contract.ts';
import { loadGame, loadBots as presentBots } from '#games/library.ts';
import { FrozenRules } from '../rules-versions/frozen-rules.ts';

const folder = new URL(import.meta.url).searchParams.get('rules');
const frozen = folder === null ? undefined : new FrozenRules(folder);

/** The bots of a game for a rules version (default: the current one); undefined if there are none. */
export const loadBots = async (game: string, version?: string): Promise<BotModule | undefined> => {
  const present = await loadGame(game);
  if (version === undefined || present?.version === version) return presentBots(game);
  return (await frozen?.load(game, version))?.bots;
};
