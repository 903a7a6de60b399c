/** The bots of Battlegrounds: five levels, and the baselines they are measured against. */
import type { Bot, BotAnswer, BotModule, Reason, Thinking } from '#bots/contract.ts';
import { chanceOf, imaginedState } from '#bots/imagined.ts';
import { RANDOM, randomBot } from '#bots/random.ts';
import type { Chance } from '#engine/chance.ts';
import type { View } from '#engine/match/view.ts';
import { type Policy, randomDecision } from '#engine/playout.ts';
import { type SeatNumber, seatOf } from '#engine/seats.ts';
import { battlegrounds } from '../rules/game.ts';
import type { Battlegrounds } from '../rules/state.ts';
import { Chooser } from './choose.ts';
import { Greedy } from './greedy.ts';
import { type BattleLevel, LEVELS } from './levels.ts';
import { TankStatistics } from './piece-statistics.ts';
import { reasonFor } from './reasons.ts';
import { isSetUp } from './setup.ts';
import { Value } from './value.ts';
import { weightsFor } from './weights.ts';

const GREEDY = 'greedy';
/** An arena begins where nobody's chance is so many times the fair share. */
const FAIR = 1.5;

const imagined = (view: View, number: SeatNumber, chance: Chance): Battlegrounds =>
  imaginedState(battlegrounds, view, number, chance) as Battlegrounds;

const levelBot = (level: BattleLevel): Bot => {
  const chooser = new Chooser(level);
  return {
    id: level.id,
    // Only a Family game covers again what was open.
    hears: ({ options }) => options.variant === 'family',
    choose: (view: View, number: SeatNumber, { seed, nodes, heard = [] }: Thinking): BotAnswer => {
      const chance = chanceOf(view, number, seed);
      const s = imagined(view, number, chance);
      const seat = seatOf(number);
      const { decision, info } = chooser.choose(
        s,
        seat,
        { seed, heard, ...(nodes ? { nodes } : {}) },
        chance,
      );
      const text = battlegrounds.write(s, seat, decision);
      return info ? { text, info: { ...info, line: [text] } } : { text };
    },
  };
};

const greedyBot = (): Bot => {
  const greedy = new Greedy();
  return {
    id: GREEDY,
    choose: (view, number, { seed }) => {
      const chance = chanceOf(view, number, seed);
      const s = imagined(view, number, chance);
      const seat = seatOf(number);
      return { text: battlegrounds.write(s, seat, greedy.choose(s, seat, chance)) };
    },
  };
};

/** @throws RangeError when there is no bot with this id */
const createBot = (id: string): Bot => {
  const level = LEVELS.find((one) => one.id === id);
  if (level) return levelBot(level);
  if (id === GREEDY) return greedyBot();
  if (id === RANDOM) return randomBot(battlegrounds);
  throw new RangeError(`Battlegrounds has no bot called ${id}`);
};

/** Bots as policies on bare states. They read nothing that the seat does not see. */
const policyOf = (id: string, chance: Chance): Policy | undefined => {
  if (id === RANDOM) return (s, seat) => randomDecision(battlegrounds, s, seat, chance);
  if (id !== GREEDY) return undefined;
  const greedy = new Greedy();
  return (s, seat) => greedy.choose(s as Battlegrounds, seat, chance);
};

/** @throws when the answer is no decision of the seat in this view */
const explain = (view: View, number: SeatNumber, answer: BotAnswer): Reason => {
  const [s, seat] = [imagined(view, number, chanceOf(view, number, 0)), seatOf(number)];
  const read = battlegrounds.read(s, seat, answer.text);
  if (!read.ok) throw new Error(`${answer.text}: ${read.error.code}`);
  return reasonFor(s, seat, read.value);
};

/** Whether nobody is ahead by much yet. */
const fair = (view: View): boolean => {
  const [seat] = view.owing;
  if (seat === undefined) return false;
  const s = imagined({ ...view, viewer: [seat] }, seat, chanceOf(view, seat, 0));
  const { solo, family, seats, team } = s.config;
  if (solo || family || isSetUp(s.asked)) return true;
  const value = new Value(s.config, weightsFor(seats, team));
  return value.chances(s).every((chance) => chance < FAIR * (1 / value.reader.sides));
};

export const bots: BotModule = {
  levels: LEVELS,
  baselines: [RANDOM, GREEDY],
  create: createBot,
  policy: policyOf,
  pieceStatistics: () => new TankStatistics(),
  explain,
  fair,
};
