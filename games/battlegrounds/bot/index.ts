/** The bots of Battlegrounds: five levels, and the baselines they are measured against. */
import type { Bot, BotAnswer, BotModule, Thinking } from '#bots/contract.ts';
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

const GREEDY = 'greedy';

const imagined = (view: View, number: SeatNumber, chance: Chance): Battlegrounds =>
  imaginedState(battlegrounds, view, number, chance) as Battlegrounds;

const levelBot = (level: BattleLevel): Bot => {
  const chooser = new Chooser(level);
  return {
    id: level.id,
    hears: true,
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

export const bots: BotModule = {
  levels: LEVELS,
  baselines: [RANDOM, GREEDY],
  create: createBot,
  policy: policyOf,
};
