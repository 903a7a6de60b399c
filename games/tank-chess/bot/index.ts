/** The bots of Tank Chess: three levels of one search, and what they are measured against. */
import type { Bot, BotAnswer, BotModule, Reason, Thinking } from '#bots/contract.ts';
import { chanceOf, imaginedState } from '#bots/imagined.ts';
import { RANDOM, randomBot } from '#bots/random.ts';
import { Transpositions } from '#bots/transpositions.ts';
import type { Chance } from '#engine/chance.ts';
import type { View } from '#engine/match/view.ts';
import { tankChess } from '../rules/game.ts';
import type { TankState } from '../rules/state.ts';
import type { Turn } from '../rules/types.ts';
import { Board } from './board.ts';
import { groundOf } from './evaluate.ts';
import { greedyTurn } from './greedy.ts';
import { LEVELS, softened, type TankLevel } from './levels.ts';
import { reasonFor } from './reasons.ts';
import { Search } from './search.ts';
import { gatherShots, winningTurn } from './threats.ts';

export { LEVELS } from './levels.ts';

const GREEDY = 'greedy';
/** 2^17 entries of 12 bytes: room for the largest budget on a phone, too. */
const TABLE_BITS = 17;

interface Seen {
  readonly state: TankState;
  readonly board: Board;
  readonly chance: Chance;
}

const look = (view: View, seat: number, seed: number): Seen => {
  const chance = chanceOf(view, seat, seed);
  const state = imaginedState(tankChess, view, seat, chance) as TankState;
  const board = new Board(state);
  board.setHistory(state);
  return { state, board, chance };
};

const written = (state: TankState, turn: Turn): string => tankChess.write(state, state.side, [turn]);

const greedyBot = (): Bot => ({
  id: GREEDY,
  choose: (view: View, seat: number, { seed }: Thinking): BotAnswer => {
    const { state, board, chance } = look(view, seat, seed);
    const ground = groundOf(state);
    board.setValues(ground.values);
    return { text: written(state, greedyTurn(board, ground, chance)) };
  },
});

const searchingBot = (level: TankLevel): Bot => {
  const table = new Transpositions(TABLE_BITS);
  return {
    id: level.id,
    choose: (view: View, seat: number, { seed, nodes }: Thinking): BotAnswer => {
      const { state, board, chance } = look(view, seat, seed);
      const ground = groundOf(state);
      board.setValues(ground.values);
      table.clear();
      const search = new Search(board, ground, state.config.noProgressPlies, table);
      const found = search.run(nodes ?? level.nodes, level.margin);
      const text = written(state, softened(found, level, chance));
      return { text, info: { nodes: found.nodes, depth: found.depth, score: found.score, line: [text] } };
    },
  };
};

/** @throws when the answer is no turn of the view's position */
const explain = (view: View, seat: number, answer: BotAnswer): Reason => {
  const { state } = look(view, seat, 0);
  const read = tankChess.read(state, state.side, answer.text);
  if (!read.ok) throw new Error(`${answer.text}: ${read.error.code}`);
  return reasonFor(state, read.value[0]!, answer);
};

/** A game of the arena starts from a position in which nobody can destroy or win anything at once. */
const fair = (view: View): boolean => {
  const seat = view.owing[0];
  if (seat === undefined) return false;
  const { board } = look({ ...view, viewer: [seat] }, seat, 0);
  const quiet = (side: number): boolean => winningTurn(board, side) < 0 && gatherShots(board, side) === 0;
  return quiet(0) && quiet(1);
};

/** @throws when there is no bot of this name */
export const createBot = (id: string): Bot => {
  const level = LEVELS.find((l) => l.id === id);
  if (level) return searchingBot(level);
  if (id === GREEDY) return greedyBot();
  if (id === RANDOM) return randomBot(tankChess);
  throw new RangeError(`Tank Chess has no bot called ${id}`);
};

export const bots: BotModule = {
  levels: LEVELS,
  baselines: [RANDOM, GREEDY],
  create: createBot,
  explain,
  fair,
};
