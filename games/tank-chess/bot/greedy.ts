/**
 * One ply: wins at once if it can, else plays the turn that leads to the best static evaluation. The baseline for a
 * search.
 */
import type { Chance } from '#engine/chance.ts';
import { generateTurns, MAX_TURNS } from '../rules/generate.ts';
import type { Turn } from '../rules/types.ts';
import type { Board } from './board.ts';
import { evaluate, type Ground } from './evaluate.ts';
import { winningTurn } from './threats.ts';

export function greedyTurn(board: Board, ground: Ground, chance: Chance): Turn {
  const win = winningTurn(board, board.side);
  if (win >= 0) return win;
  const turns = new Int32Array(MAX_TURNS);
  const count = generateTurns(board, turns, { bounces: false });
  let best: number[] = [];
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const turn = turns[i]!;
    board.make(turn);
    const score = -evaluate(board, ground);
    board.unmake(turn);
    if (score > most) {
      most = score;
      best = [];
    }
    if (score === most) best.push(turn);
  }
  return best[chance.draw(best.length)]!;
}
