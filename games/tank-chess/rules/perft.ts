/** Perft: counting all sequences of turns, to prove and to time the generator (TC-15). */
import { countTurns, generateTurns, turnCapacity } from './generate.ts';
import { advance, undoWin, unplayTurn } from './play.ts';
import { countReplies } from './tally.ts';
import { type Position, turnFrom } from './types.ts';

/** One list of turns per depth, so that nothing is allocated on the way. */
const lists: Int32Array[] = [];
function listAt(depth: number, capacity: number): Int32Array {
  const known = lists[depth];
  if (known !== undefined && known.length >= capacity) return known;
  const list = new Int32Array(capacity);
  lists[depth] = list;
  return list;
}

const EFFECTIVE = { bounces: false };

/** The position as perft sees it: objectives `standard` and `reverseExit` true, whatever was agreed (TC-15.2). */
const asCounted = (pos: Position): Position => ({
  config: { ...pos.config, objectives: 'standard', reverseExit: true },
  cells: Int32Array.from(pos.cells),
  side: pos.side,
  noProgress: pos.noProgress,
  turnNumber: pos.turnNumber,
});

function sequences(pos: Position, depth: number, capacity: number): number {
  if (depth === 1) return countTurns(pos);
  const turns = listAt(depth, capacity);
  const count = generateTurns(pos, turns, EFFECTIVE);
  if (depth === 2) return countReplies(pos, turns, count);
  let leaves = 0;
  for (let i = 0; i < count; i++) {
    const turn = turns[i]!;
    const undo = advance(pos, turn);
    if (undoWin(undo) === 0) leaves += sequences(pos, depth - 1, capacity);
    unplayTurn(pos, turn, undo);
  }
  return leaves;
}

/** The number of sequences of exactly `depth` distinct turns from a position; 1 for depth 0 (TC-15.2, TC-15.3). */
export function perft(pos: Position, depth: number): number {
  return depth === 0 ? 1 : sequences(asCounted(pos), depth, turnCapacity(pos));
}

/** Perft split by the square of the tank moved first, in order of squares; depth 1 or more (TC-15.4). */
export function divide(pos: Position, depth: number): Map<number, number> {
  const root = asCounted(pos);
  const capacity = turnCapacity(pos);
  const turns = new Int32Array(capacity);
  const count = generateTurns(root, turns, EFFECTIVE);
  const shares = new Map<number, number>();
  for (let i = 0; i < count; i++) {
    const turn = turns[i]!;
    const undo = advance(root, turn);
    const leaves = depth === 1 ? 1 : undoWin(undo) === 0 ? sequences(root, depth - 1, capacity) : 0;
    unplayTurn(root, turn, undo);
    shares.set(turnFrom(turn), (shares.get(turnFrom(turn)) ?? 0) + leaves);
  }
  return shares;
}
