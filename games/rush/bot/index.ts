/** The bots of Rush: five levels, and the baselines they are measured against. */
import type { Bot, BotAnswer, BotModule, Reason, Thinking } from '#bots/contract.ts';
import { chanceOf, imaginedState } from '#bots/imagined.ts';
import { RANDOM, randomBot } from '#bots/random.ts';
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import type { View } from '#engine/match/view.ts';
import type { Policy } from '#engine/playout.ts';
import { type Seat, type SeatNumber, seatOf } from '#engine/seats.ts';
import { rush } from '../rules/game.ts';
import type { RushState } from '../rules/state.ts';
import { Answers } from './answers.ts';
import { greedyDecision } from './greedy.ts';
import { LEVELS, PLANNER, type RushLevel } from './levels.ts';
import { learnedParameters, sampleAnswer } from './policy.ts';
import { reasonFor } from './reasons.ts';
import { Search } from './search.ts';
import { VehicleStatistics } from './vehicle-statistics.ts';

export { LEVELS } from './levels.ts';

const GREEDY = 'greedy';
/** The number of different noise seeds. */
const NOISE_SEEDS = 2 ** 30;

const imagined = (view: View, number: SeatNumber, chance: Chance): RushState =>
  imaginedState(rush, view, number, chance) as RushState;
const text = (s: RushState, seat: Seat, decision: Decision): string => rush.write(s, seat, decision);

const levelNamed = (id: string): RushLevel | undefined => [...LEVELS, PLANNER].find((l) => l.id === id);

/** The decision of a level without search; reads only what the seat sees. */
const quickChoice = (level: RushLevel, answers: Answers, s: RushState, seat: Seat, chance: Chance) => {
  const parameters = level.parameters(s.config.seats);
  const ranked = answers.ranked(s, seat, parameters, parameters.noise ? chance.draw(NOISE_SEEDS) : 0);
  return {
    ranked,
    decision: level.temperature > 0 ? sampleAnswer(ranked, level.temperature, chance) : ranked[0]!.decision,
  };
};

const levelBot = (level: RushLevel): Bot => {
  const answers = new Answers();
  const search = new Search(answers);
  return {
    id: level.id,
    choose: (view: View, number: SeatNumber, { seed, nodes }: Thinking): BotAnswer => {
      const chance = chanceOf(view, number, seed);
      const s = imagined(view, number, chance);
      const seat = seatOf(number);
      const { ranked, decision } = quickChoice(level, answers, s, seat, chance);
      const { search: settings } = level;
      if (!settings || ranked.length === 1) return { text: text(s, seat, decision) };
      const limited = { ...settings, nodes: nodes ?? settings.nodes };
      const found = search.run(s, seat, ranked, limited, chance.word());
      const answer = text(s, seat, found.option.decision);
      return {
        text: answer,
        info: { nodes: found.nodes, depth: settings.rounds, score: found.score, line: [answer] },
      };
    },
  };
};

const greedyBot = (): Bot => ({
  id: GREEDY,
  choose: (view, number, { seed }) => {
    const chance = chanceOf(view, number, seed);
    const s = imagined(view, number, chance);
    const seat = seatOf(number);
    return { text: text(s, seat, greedyDecision(s, seat, chance)) };
  },
});

/** @throws RangeError when there is no bot with this id */
export const createBot = (id: string): Bot => {
  const level = levelNamed(id);
  if (level) return levelBot(level);
  if (id === GREEDY) return greedyBot();
  if (id === RANDOM) return randomBot(rush);
  throw new RangeError(`Rush has no bot called ${id}`);
};

/**
 * A level without search as a policy on bare states, for simulations of many thousand games; undefined for other bots.
 * It reads nothing that its seat does not see, so it answers as the bot of the same id does.
 */
export const quickPolicy = (id: string, chance: Chance): Policy | undefined => {
  const level = levelNamed(id);
  if (!level || level.search) return undefined;
  const answers = new Answers();
  return (s, seat) => quickChoice(level, answers, s as RushState, seat, chance).decision;
};

/** @throws when the answer is no decision of the seat in this view */
const explain = (view: View, number: SeatNumber, answer: BotAnswer): Reason => {
  const [s, seat] = [imagined(view, number, chanceOf(view, number, 0)), seatOf(number)];
  const read = rush.read(s, seat, answer.text);
  if (!read.ok) throw new Error(`${answer.text}: ${read.error.code}`);
  return reasonFor(s, seat, read.value, learnedParameters(s.config.seats));
};

export const bots: BotModule = {
  levels: LEVELS,
  baselines: [RANDOM, GREEDY, PLANNER.id],
  create: createBot,
  policy: quickPolicy,
  explain,
  pieceStatistics: () => new VehicleStatistics(),
};
