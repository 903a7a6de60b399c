/**
 * A second judge of submitted turns, written from TC-14.11 and TC-14.12 alone: one code after the other, in the
 * order in which the rulebook names them. It shares no code with `rules/`.
 */
import { armourStruck, keyOf, type SlowOptions, slowTurns, VALUES, VECTORS } from './slow.ts';
import { copyOf, nameOf, placeOf, type SlowBoard, type SlowTank, type Thing, thingAt } from './slow-board.ts';

export interface SlowRules extends SlowOptions {
  readonly effectiveOnly: boolean;
}
export interface SlowSubmission {
  readonly side: 'White' | 'Black';
  readonly from: string;
  readonly path: string;
  readonly target: string | null;
}

const onBoard = (board: SlowBoard, square: string): Thing | undefined => {
  if (!/^[a-z][1-9][0-9]*$/.test(square)) return undefined;
  const { file, rank } = placeOf(square);
  return thingAt(board, file, rank);
};

const hasCommandTank = (board: SlowBoard, side: 'White' | 'Black'): boolean =>
  board.squares.some((row) => row.some((t) => t.kind === 'tank' && t.letter === 'C' && t.side === side));

/** GAME_OVER; NOT_YOUR_TURN; PIECE_DESTROYED / NO_PIECE / NOT_YOUR_PIECE; or the tank. */
function tankOf(board: SlowBoard, side: 'White' | 'Black', from: string): string | SlowTank {
  if (!hasCommandTank(board, 'White') || !hasCommandTank(board, 'Black')) return 'GAME_OVER';
  if (side !== board.toMove) return 'NOT_YOUR_TURN';
  const thing = onBoard(board, from);
  if (thing === undefined) return 'NO_PIECE'; // TC-14.12
  if (thing.kind === 'wreck') return 'PIECE_DESTROYED';
  if (thing.kind !== 'tank') return 'NO_PIECE';
  return thing.side === side ? thing : 'NOT_YOUR_PIECE';
}

/** The shot codes, for a board on which the manoeuvre has been made. */
function judgeShot(
  after: SlowBoard,
  shooter: SlowTank,
  at: string,
  target: string,
  rules: SlowRules,
): string | null {
  const thing = onBoard(after, target);
  if (thing?.kind === 'tank' && thing.side === shooter.side) return 'SHOT_OWN_PIECE';
  if (thing?.kind !== 'tank') return 'SHOT_NO_TARGET';
  const { gun, cannon } = VALUES[shooter.letter];
  const f = shooter.facing;
  const directions = gun === 'turret' ? [(f + 7) % 8, f, (f + 1) % 8] : [f];
  const start = placeOf(at);
  const goal = placeOf(target);
  for (const direction of directions) {
    const vector = VECTORS[direction]!;
    for (let n = 1; n <= 24; n++) {
      if (start.file + n * vector.file !== goal.file || start.rank + n * vector.rank !== goal.rank) continue;
      if (gun === 'mortar') {
        if (n < 3 || n > 5) return 'SHOT_OUT_OF_RANGE';
      } else {
        if (n === 1) return 'SHOT_TOO_CLOSE';
        for (let k = 1; k < n; k++) {
          const between = thingAt(after, start.file + k * vector.file, start.rank + k * vector.rank);
          if (between?.kind !== 'empty') return 'SHOT_BLOCKED';
        }
      }
      const armour = armourStruck(thing.letter, thing.facing, direction);
      return rules.effectiveOnly && cannon <= armour ? 'SHOT_NO_EFFECT' : null;
    }
  }
  return 'SHOT_NOT_IN_LINE';
}

/** The turn by `keyOf` – the shot in it, whatever it does – or the code of the refusal. */
export function slowJudge(board: SlowBoard, turn: SlowSubmission, rules: SlowRules): string {
  const tank = tankOf(board, turn.side, turn.from);
  if (typeof tank === 'string') return tank;
  const { path } = turn;
  if (path.length === 0) return 'EMPTY_PATH';
  if (/[^FLRB]/.test(path)) return 'BAD_PATH';
  if (path.includes('B') && path.length > 1) return 'REVERSE_COMBINED';
  if (path.length > VALUES[tank.letter].speed) return 'TOO_MANY_STEPS';
  const after = copyOf(board);
  after.put(turn.from, { kind: 'empty' });
  let { file, rank } = placeOf(turn.from);
  let facing = tank.facing;
  let out = false;
  const far = tank.side === 'White' ? board.height - 1 : 0;
  const beyond = tank.side === 'White' ? board.height : -1;
  for (const step of path) {
    if (out) return 'STEPS_AFTER_EXIT';
    if (step === 'L') facing = (facing + 7) % 8;
    if (step === 'R') facing = (facing + 1) % 8;
    if (step === 'L' || step === 'R') continue;
    const sign = step === 'B' ? -1 : 1;
    const nextFile = file + sign * VECTORS[facing]!.file;
    const nextRank = rank + sign * VECTORS[facing]!.rank;
    const there = thingAt(after, nextFile, nextRank);
    if (there?.kind === 'border') return 'OFF_BOARD';
    if (there === undefined) {
      if (tank.letter !== 'C') return 'OFF_BOARD';
      if (nextRank !== beyond) return 'EXIT_WRONG_EDGE';
      const corner = nextFile < 0 || nextFile >= board.width;
      if (corner || thingAt(board, nextFile, far)?.kind === 'border') return 'EXIT_THROUGH_CORNER';
      if (!rules.escapes) return 'EXIT_OFF';
      if (step === 'B' && !rules.reverseExit) return 'REVERSE_EXIT_OFF';
      out = true;
      continue;
    }
    if (there.kind !== 'empty') return 'BLOCKED';
    file = nextFile;
    rank = nextRank;
  }
  if (out) return turn.target === null ? `${turn.from}>OUT/-` : 'SHOT_AFTER_EXIT';
  const to = nameOf(file, rank);
  if (to === turn.from && facing === tank.facing) return 'NULL_MOVE';
  if (turn.target !== null) {
    const moved = { ...tank, facing };
    after.put(to, moved);
    const code = judgeShot(after, moved, to, turn.target, rules);
    if (code !== null) return code;
  }
  return keyOf({ from: turn.from, to, facing, target: turn.target });
}

export interface SlowEndState {
  readonly side: 'White' | 'Black';
  readonly from: string;
  readonly to: string;
  readonly facing: number | null;
  readonly target: string | null;
  readonly letter: string;
}

/** The same for a turn given by its end state (TC-14.12), as a message gives it: any way to get there will do. */
export function slowJudgeEnd(board: SlowBoard, turn: SlowEndState, rules: SlowRules): string {
  const tank = tankOf(board, turn.side, turn.from);
  if (typeof tank === 'string') return tank;
  if (turn.letter !== tank.letter) return 'WRONG_LETTER';
  if (turn.to === turn.from && turn.facing === tank.facing) return 'NULL_MOVE';
  if (turn.to === 'OUT' && !rules.escapes) return 'EXIT_OFF';
  const manoeuvre = keyOf({ ...turn, target: null });
  if (!slowTurns(board, rules).some((legal) => keyOf(legal) === manoeuvre)) return 'NOT_REACHABLE';
  if (turn.target === null) return manoeuvre;
  if (turn.to === 'OUT') return 'SHOT_AFTER_EXIT';
  const after = copyOf(board);
  const moved = { ...tank, facing: turn.facing! };
  after.put(turn.from, { kind: 'empty' });
  after.put(turn.to, moved);
  return judgeShot(after, moved, turn.to, turn.target, rules) ?? keyOf(turn);
}
