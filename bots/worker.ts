/**
 * A bot behind a message channel: the same messages to a worker thread and to a browser's worker. The entry
 * files beside this one only join a channel to it; who starts a worker says where the bots are found.
 */
import type { View } from '#engine/match/view.ts';
import type { Bot, BotInfo, LoadBots } from './contract.ts';

/** What a worker is asked. `id` comes back with the answer. */
export interface BotQuestion {
  readonly id: number;
  readonly game: string;
  /** Id of a level or of a baseline. */
  readonly level: string;
  readonly view: View;
  /** From 1. */
  readonly seat: number;
  readonly seed: number;
  readonly nodes?: number;
}

/** What it answers: the decision's text, or why there is none. */
export type BotReply =
  | { readonly id: number; readonly text: string; readonly info?: BotInfo }
  | { readonly id: number; readonly error: string; readonly stack?: string };

/** Answers questions; keeps each bot it has made, because making one costs memory. Never throws. */
export function answering(load: LoadBots): (question: BotQuestion) => Promise<BotReply> {
  const bots = new Map<string, Bot>();
  return async ({ id, game, level, view, seat, seed, nodes }) => {
    try {
      const key = `${game}/${view.version}/${level}`;
      let bot = bots.get(key);
      if (bot === undefined) {
        const found = await load(game, view.version);
        if (found === undefined) throw new Error(`There are no bots for ${game}`);
        bot = found.create(level);
        bots.set(key, bot);
      }
      const { text, info } = bot.choose(view, seat, { seed, nodes });
      return { id, text, info };
    } catch (error) {
      if (!(error instanceof Error)) return { id, error: String(error) };
      return { id, error: error.message, stack: error.stack };
    }
  };
}
