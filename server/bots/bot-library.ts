/**
 * The bots of every version of the rules, for worker threads: `bot-library.ts?rules=FOLDER`. A match plays on
 * against the bots that were frozen with its rules; with others it would be another opponent, of another game.
 */
import type { BotModule } from '#bots/contract.ts';
import { loadGame, loadBots as presentBots } from '#games/library.ts';
import { FrozenRules } from '../rules-versions/frozen-rules.ts';

const folder = new URL(import.meta.url).searchParams.get('rules');
const frozen = folder === null ? undefined : new FrozenRules(folder);

/** The bots of a game; `version`: of the rules, by default the present ones. */
export const loadBots = async (game: string, version?: string): Promise<BotModule | undefined> => {
  const present = await loadGame(game);
  if (version === undefined || present?.version === version) return presentBots(game);
  return (await frozen?.load(game, version))?.bots;
};
