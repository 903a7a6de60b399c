/** How a finished match of Tank Chess is judged: by a short search from each position. */
import type { Appraisal } from '#bots/review/contract.ts';
import { Transpositions } from '#bots/transpositions.ts';
import type { State } from '#engine/layout/layout.ts';
import type { TankState } from '../rules/state.ts';
import { Board } from './board.ts';
import { evaluate, groundOf } from './evaluate.ts';
import { Search } from './search.ts';

/** Below this budget not even one half-move can be looked ahead. */
const FEWEST = 250;
/** Positions of so short a search need few entries. */
const TABLE_BITS = 13;
/**
 * An advantage of so much makes the odds of winning ten to one; a light tank is about 100. Fitted to 54 games between
 * bots that looked 3,000 positions ahead: what is not a forced win tells little of the end, so smaller values predict
 * worse, and greater ones hardly better.
 */
const TEN_TO_ONE = 1_000;

const table = new Transpositions(TABLE_BITS);

export const appraisal: Appraisal = {
  shares: (state: State, nodes: number): readonly number[] => {
    const s = state as TankState;
    const board = new Board(s);
    board.setHistory(s);
    const ground = groundOf(s);
    board.setValues(ground.values);
    table.clear();
    const score =
      nodes < FEWEST
        ? evaluate(board, ground)
        : new Search(board, ground, s.config.noProgressPlies, table).run(nodes).score;
    const own = 1 / (1 + 10 ** (-score / TEN_TO_ONE));
    return s.side === 0 ? [own, 1 - own] : [1 - own, own];
  },
  count: { unit: 'turn', at: (state: State): number => (state as TankState).turnNumber },
  adviceNodes: 8_000,
};
