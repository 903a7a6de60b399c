/** The bots of Around the World in 80 Cards: five levels, and the baselines they are measured against. */
import type { Bot, BotAnswer, BotModule, Reason, Thinking } from '#bots/contract.ts';
import { chanceOf, imaginedState } from '#bots/imagined.ts';
import { RANDOM, randomBot } from '#bots/random.ts';
import type { Chance } from '#engine/chance.ts';
import type { View } from '#engine/match/view.ts';
import { type Policy, randomDecision } from '#engine/playout.ts';
import { type SeatNumber, seatOf } from '#engine/seats.ts';
import { eightyCards } from '../rules/game.ts';
import type { Eighty } from '../rules/state.ts';
import { CardStatistics } from './card-statistics.ts';
import { Chooser } from './choose.ts';
import { greedyDecision } from './greedy.ts';
import { type EightyLevel, LEVELS } from './levels.ts';
import { reasonFor } from './reasons.ts';

const GREEDY = 'greedy';

const imagined = (view: View, number: SeatNumber, chance: Chance): Eighty =>
  imaginedState(eightyCards, view, number, chance) as Eighty;

const levelBot = (level: EightyLevel): Bot => {
  const chooser = new Chooser(level);
  return {
    id: level.id,
    ...(level.search ? { hears: true } : {}),
    choose: (view: View, number: SeatNumber, { seed, heard, nodes }: Thinking): BotAnswer => {
      const chance = chanceOf(view, number, seed);
      const s = imagined(view, number, chance);
      const seat = seatOf(number);
      const { decision, info } = chooser.choose(s, seat, chance, { heard, nodes });
      const text = eightyCards.write(s, seat, decision);
      return info ? { text, info: { ...info, line: [text] } } : { text };
    },
  };
};

const greedyBot = (): Bot => ({
  id: GREEDY,
  choose: (view, number, { seed }) => {
    const chance = chanceOf(view, number, seed);
    const s = imagined(view, number, chance);
    const seat = seatOf(number);
    return { text: eightyCards.write(s, seat, greedyDecision(s, seat, chance)) };
  },
});

/** @throws RangeError when there is no bot with this id */
const createBot = (id: string): Bot => {
  const level = LEVELS.find((one) => one.id === id);
  if (level) return levelBot(level);
  if (id === GREEDY) return greedyBot();
  if (id === RANDOM) return randomBot(eightyCards);
  throw new RangeError(`Around the World in 80 Cards has no bot called ${id}`);
};

/** Bots as policies on bare states, but what hears. They read nothing that the seat does not see. */
const policyOf = (id: string, chance: Chance): Policy | undefined => {
  if (id === RANDOM) return (s, seat) => randomDecision(eightyCards, s, seat, chance);
  if (id === GREEDY) return (s, seat) => greedyDecision(s as Eighty, seat, chance);
  const level = LEVELS.find((one) => one.id === id);
  if (!level || level.search) return undefined;
  const chooser = new Chooser(level);
  return (s, seat) => chooser.choose(s as Eighty, seat, chance).decision;
};

/** @throws when the answer is no decision of the seat in this view */
const explain = (view: View, number: SeatNumber, answer: BotAnswer): Reason => {
  const [s, seat] = [imagined(view, number, chanceOf(view, number, 0)), seatOf(number)];
  const read = eightyCards.read(s, seat, answer.text);
  if (!read.ok) throw new Error(`${answer.text}: ${read.error.code}`);
  return reasonFor(s, seat, read.value);
};

export const bots: BotModule = {
  levels: LEVELS,
  baselines: [RANDOM, GREEDY],
  create: createBot,
  policy: policyOf,
  pieceStatistics: () => new CardStatistics(),
  explain,
};
