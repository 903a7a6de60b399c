/**
 * A bot behind a message channel: the same messages to a worker thread and to a browser's worker. The entry
 * files beside this one only join a channel to it; who starts a worker says where the bots are found.
 */
import type { Heard } from '#engine/match/heard.ts';
import type { View } from '#engine/match/view.ts';
import { type Bot, type BotInfo, type LoadBots, type Reason, wantsHeard } from './contract.ts';

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
  /** The reason for the answer is wanted, too. */
  readonly explain?: true;
  /** What the seat heard; only where the worker has said that the bot wants it. */
  readonly heard?: Heard;
}

/** A question before it has a number; what the seat heard is computed when it is wanted. */
export type BotWish = Omit<BotQuestion, 'id' | 'heard'> & { readonly heard?: () => Heard };

/** The message for a wish. `wanted`: the worker wants what the seat heard. */
export const questionOf = ({ heard, ...rest }: BotWish, id: number, wanted = false): BotQuestion => ({
  ...rest,
  id,
  ...(wanted ? { heard: heard?.() ?? [] } : {}),
});

/** Asks again with what the seat heard; the fault, if that cannot be told. */
export const tellHeard = (
  wish: BotWish,
  id: number,
  post: (question: BotQuestion) => void,
): Error | undefined => {
  try {
    post(questionOf(wish, id, true));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

/**
 * What it answers: the decision's text, with its reason where that was wanted and the game gives one; or why there is none; or that the bot hears, so that the question must be asked
 * again with what the seat heard.
 */
export type BotReply =
  | { readonly id: number; readonly wants: 'heard' }
  | { readonly id: number; readonly text: string; readonly info?: BotInfo; readonly because?: Reason }
  | { readonly id: number; readonly error: string; readonly stack?: string };

/** Answers questions; keeps each bot it has made, because making one costs memory. Never throws. */
export function answering(load: LoadBots): (question: BotQuestion) => Promise<BotReply> {
  const bots = new Map<string, Bot>();
  return async ({ id, game, level, view, seat, seed, nodes, explain, heard }) => {
    try {
      const key = `${game}/${view.version}/${level}`;
      let bot = bots.get(key);
      if (bot === undefined) {
        const found = await load(game, view.version);
        if (found === undefined) throw new Error(`There are no bots for ${game}`);
        bot = found.create(level);
        bots.set(key, bot);
      }
      const hears = wantsHeard(bot, view);
      if (hears && heard === undefined) return { id, wants: 'heard' };
      const answer = bot.choose(view, seat, { seed, nodes, ...(hears ? { heard } : {}) });
      if (!explain) return { id, ...answer };
      const because = (await load(game, view.version))?.explain?.(view, seat, answer);
      return { id, ...answer, ...(because ? { because } : {}) };
    } catch (error) {
      if (!(error instanceof Error)) return { id, error: String(error) };
      return { id, error: error.message, stack: error.stack };
    }
  };
}
