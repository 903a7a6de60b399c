/** The bots of World of Warcraft: The Board Game. */
import type { Bot, BotModule } from '#bots/contract.ts';
import { chanceOf, imaginedState } from '#bots/imagined.ts';
import { RANDOM, randomBot } from '#bots/random.ts';
import type { Chance } from '#engine/chance.ts';
import { type Policy, randomDecision } from '#engine/playout.ts';
import { seatOf } from '#engine/seats.ts';
import { warcraft } from '../rules/game.ts';
import type { Warcraft } from '../rules/state.ts';
import { answerOf } from './answers.ts';
import { CardStatistics } from './card-statistics.ts';
import { LEVELS, type WarcraftLevel } from './levels.ts';

const levelBot = (level: WarcraftLevel): Bot => {
  const taste = level.taste();
  return {
    id: level.id,
    choose: (view, number, { seed }) => {
      const chance = chanceOf(view, number, seed);
      const s = imaginedState(warcraft, view, number, chance) as Warcraft;
      const seat = seatOf(number);
      return { text: warcraft.write(s, seat, answerOf(s, seat, taste, chance)) };
    },
  };
};
/** @throws RangeError when there is no bot with this id */
const createBot = (id: string): Bot => {
  const level = LEVELS.find((one) => one.id === id);
  if (level) return levelBot(level);
  if (id === RANDOM) return randomBot(warcraft);
  throw new RangeError(`World of Warcraft has no bot called ${id}`);
};
/** Bots as policies on bare states: they read nothing that their seat does not see. */
const policyOf = (id: string, chance: Chance): Policy | undefined => {
  if (id === RANDOM) return (s, seat) => randomDecision(warcraft, s, seat, chance);
  const level = LEVELS.find((one) => one.id === id);
  if (!level) return undefined;
  const taste = level.taste();
  return (s, seat) => answerOf(s as Warcraft, seat, taste, chance);
};

export const bots: BotModule = {
  levels: LEVELS,
  baselines: [RANDOM],
  create: createBot,
  policy: policyOf,
  pieceStatistics: () => new CardStatistics(),
};
