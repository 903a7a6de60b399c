/** The bots of Rush: five levels, and the baselines they are measured against. */
import type { Bot, BotAnswer, BotModule, Thinking } from '#bots/contract.ts';
import { chanceOf, imaginedState } from '#bots/imagined.ts';
import { RANDOM, randomBot } from '#bots/random.ts';
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import type { View } from '#engine/match/view.ts';
import type { Policy } from '#engine/playout.ts';
import { rush } from '../rules/game.ts';
import type { RushState } from '../rules/state.ts';
import { Answers } from './answers.ts';
import { CardCensus } from './census.ts';
import { greedyDecision } from './greedy.ts';
import { LEVELS, PLANNER, type RushLevel } from './levels.ts';
import { softened } from './policy.ts';
import { Search } from './search.ts';

export { LEVELS } from './levels.ts';

const GREEDY = 'greedy';
/** The number of different salts for evaluation errors. */
const SALTS = 2 ** 30;

const look = (view: View, seat: number, chance: Chance): RushState =>
  imaginedState(rush, view, seat, chance) as RushState;
const text = (s: RushState, seat: number, decision: Decision): string => rush.write(s, seat, decision);

const levelNamed = (id: string): RushLevel | undefined => [...LEVELS, PLANNER].find((l) => l.id === id);

/** The decision of a level without search; reads only what the seat sees. */
const quickChoice = (level: RushLevel, answers: Answers, s: RushState, seat: number, chance: Chance) => {
  const taste = level.taste(s.config.seats);
  const ranked = answers.ranked(s, seat, taste, taste.whim ? chance.draw(SALTS) : 0);
  return { ranked, decision: level.half > 0 ? softened(ranked, level.half, chance) : ranked[0]!.decision };
};

const levelBot = (level: RushLevel): Bot => {
  const answers = new Answers();
  const search = new Search(answers);
  return {
    id: level.id,
    choose: (view: View, seat: number, { seed, nodes }: Thinking): BotAnswer => {
      const chance = chanceOf(view, seat, seed);
      const s = look(view, seat, chance);
      const { ranked, decision } = quickChoice(level, answers, s, seat - 1, chance);
      const { depth } = level;
      if (!depth || ranked.length === 1) return { text: text(s, seat - 1, decision) };
      const budget = { ...depth, nodes: nodes ?? depth.nodes };
      const found = search.run(s, seat - 1, ranked, budget, chance.word());
      const answer = text(s, seat - 1, found.option.decision);
      return {
        text: answer,
        info: { nodes: found.nodes, depth: depth.rounds, score: found.score, line: [answer] },
      };
    },
  };
};

const greedyBot = (): Bot => ({
  id: GREEDY,
  choose: (view, seat, { seed }) => {
    const chance = chanceOf(view, seat, seed);
    const s = look(view, seat, chance);
    return { text: text(s, seat - 1, greedyDecision(s, seat - 1, chance)) };
  },
});

/** @throws when there is no bot of this name */
export const createBot = (id: string): Bot => {
  const level = levelNamed(id);
  if (level) return levelBot(level);
  if (id === GREEDY) return greedyBot();
  if (id === RANDOM) return randomBot(rush);
  throw new RangeError(`Rush has no bot called ${id}`);
};

/**
 * A level that does not look ahead as a policy on bare states, for many thousand games: it reads nothing that its
 * seat does not see, so it answers as its bot does. Undefined for the others.
 */
export const quickPolicy = (id: string, chance: Chance): Policy | undefined => {
  const level = levelNamed(id);
  if (!level || level.depth) return undefined;
  const answers = new Answers();
  return (s, seat) => quickChoice(level, answers, s as RushState, seat, chance).decision;
};

export const bots: BotModule = {
  levels: LEVELS,
  baselines: [RANDOM, GREEDY, PLANNER.id],
  create: createBot,
  policy: quickPolicy,
  census: () => new CardCensus(),
};
