/**
 * A second generator of Tank Chess turns: slow, and written from the rulebook alone.
 *
 * It shares no code with `rules/`. It drives every string of steps a tank may drive, one by one, without looking
 * for shortcuts, and walks every line of fire square by square. Each line names the clause that it obeys, so that
 * a reader can hold it against the rulebook. What the real generator counts must be what this one counts.
 */
import type { SlowBoard, SlowTank, Thing } from './slow-board.ts';
import { copyOf, nameOf, thingAt } from './slow-board.ts';

/** TC-1.4: N, NE, E, SE, S, SW, W, NW as (file, rank). */
export const VECTORS = [
  { file: 0, rank: 1 },
  { file: 1, rank: 1 },
  { file: 1, rank: 0 },
  { file: 1, rank: -1 },
  { file: 0, rank: -1 },
  { file: -1, rank: -1 },
  { file: -1, rank: 0 },
  { file: -1, rank: 1 },
] as const;

/** TC-2.2 to TC-2.5, TC-7.1 to TC-7.7: the tank types by letter. */
export const VALUES = {
  C: { speed: 5, front: 1, side: 0, rear: 0, cannon: 1, gun: 'turret' },
  L: { speed: 5, front: 1, side: 0, rear: 0, cannon: 1, gun: 'turret' },
  M: { speed: 4, front: 2, side: 1, rear: 0, cannon: 2, gun: 'turret' },
  H: { speed: 3, front: 3, side: 2, rear: 1, cannon: 3, gun: 'turret' },
  D: { speed: 4, front: 2, side: 1, rear: 0, cannon: 4, gun: 'fixed' },
  R: { speed: 3, front: 1, side: 0, rear: 0, cannon: 5, gun: 'mortar' },
} as const;

export interface SlowOptions {
  /** TC-8.8. */
  readonly reverseExit: boolean;
  /** TC-8.2 is on only with the objectives `standard` (TC-8.14). */
  readonly escapes: boolean;
}
export const STANDARD: SlowOptions = { reverseExit: true, escapes: true };

/** A distinct turn by TC-15.1: the tank moved, its final square and facing, the target destroyed. */
export interface SlowTurn {
  readonly from: string;
  readonly to: string;
  readonly facing: number | null;
  readonly target: string | null;
}
export const keyOf = (turn: SlowTurn): string =>
  `${turn.from}>${turn.to}/${turn.facing ?? '-'}${turn.target === null ? '' : `*${turn.target}`}`;

interface End {
  readonly file: number;
  readonly rank: number;
  readonly facing: number;
}
const OUTSIDE = 'OUT';

const turned = (facing: number, eighths: number): number => (facing + eighths + 8) % 8;

/** TC-8.2 to TC-8.8, TC-8.12: may this tank leave the board by a step onto (file, rank)? */
function isEscape(
  board: SlowBoard,
  tank: SlowTank,
  file: number,
  rank: number,
  options: SlowOptions,
): boolean {
  if (!options.escapes) return false; // TC-8.14
  if (tank.letter !== 'C') return false; // TC-4.12, TC-8.7: only the command tank
  const farRank = tank.side === 'White' ? board.height - 1 : 0; // TC-1.7
  const beyond = tank.side === 'White' ? farRank + 1 : farRank - 1;
  if (rank !== beyond) return false; // TC-8.6: not over a side edge, not over the home edge
  if (file < 0 || file >= board.width) return false; // TC-8.5: not through the corner
  return thingAt(board, file, farRank)?.kind !== 'border'; // TC-8.12: beside a border square it is a corner
}

/** TC-4.7: on the board and empty. A border square is not part of the board (TC-1.6). */
function mayEnter(board: SlowBoard, file: number, rank: number): boolean {
  return thingAt(board, file, rank)?.kind === 'empty';
}

/**
 * Every distinct result of a manoeuvre of the tank (TC-4.13), which has been lifted off the board by the caller:
 * its start square counts as empty once it has left it (TC-4.7), also for its shot (TC-5.11).
 */
function manoeuvres(
  board: SlowBoard,
  tank: SlowTank,
  startFile: number,
  startRank: number,
  options: SlowOptions,
): Map<string, End | typeof OUTSIDE> {
  const found = new Map<string, End | typeof OUTSIDE>();
  const arrive = (file: number, rank: number, facing: number): void => {
    if (file === startFile && rank === startRank && facing === tank.facing) return; // TC-4.9
    found.set(`${file},${rank},${facing}`, { file, rank, facing });
  };
  const speed = VALUES[tank.letter].speed;
  const drive = (file: number, rank: number, facing: number, stepsUsed: number): void => {
    if (stepsUsed > 0) arrive(file, rank, facing); // TC-4.10: it may stop after any step
    if (stepsUsed === speed) return; // TC-2.2, TC-4.2
    const vector = VECTORS[facing]!;
    const aheadFile = file + vector.file; // TC-4.1, TC-4.3
    const aheadRank = rank + vector.rank;
    if (isEscape(board, tank, aheadFile, aheadRank, options))
      found.set(OUTSIDE, OUTSIDE); // TC-8.3, TC-8.9
    else if (mayEnter(board, aheadFile, aheadRank)) drive(aheadFile, aheadRank, facing, stepsUsed + 1);
    drive(file, rank, turned(facing, -1), stepsUsed + 1); // TC-4.1, TC-4.4: left, always possible
    drive(file, rank, turned(facing, +1), stepsUsed + 1); // right
  };
  drive(startFile, startRank, tank.facing, 0);

  // TC-4.2 (b), TC-4.5, TC-4.6: one reverse step, which is then the whole manoeuvre.
  const vector = VECTORS[tank.facing]!;
  const backFile = startFile - vector.file;
  const backRank = startRank - vector.rank;
  if (isEscape(board, tank, backFile, backRank, options)) {
    if (options.reverseExit) found.set(OUTSIDE, OUTSIDE); // TC-8.8
  } else if (mayEnter(board, backFile, backRank)) {
    arrive(backFile, backRank, tank.facing);
  }
  return found;
}

/** TC-6.1 to TC-6.4: the armour struck by a shot that travels in the direction. */
export function armourStruck(letter: SlowTank['letter'], facing: number, direction: number): number {
  const r = turned(direction, -facing);
  if (r === 4) return VALUES[letter].front;
  if (r === 0) return VALUES[letter].rear;
  return VALUES[letter].side;
}

const isDestroyedBy = (shooter: SlowTank, target: SlowTank, direction: number): boolean =>
  VALUES[shooter.letter].cannon > armourStruck(target.letter, target.facing, direction); // TC-6.5, TC-7.8

const isEnemyTank = (thing: Thing | undefined, shooter: SlowTank): thing is SlowTank =>
  thing?.kind === 'tank' && thing.side !== shooter.side; // TC-5.12, TC-6.9, TC-7.9

/** The squares of all tanks that the shooter may shoot at from an end state, whether or not it destroys them. */
export function targetsFrom(
  board: SlowBoard,
  shooter: SlowTank,
  end: End,
): { square: string; distance: number; direction: number; destroys: boolean }[] {
  const targets: { square: string; distance: number; direction: number; destroys: boolean }[] = [];
  const gun = VALUES[shooter.letter].gun;
  const ahead = end.facing;
  // TC-5.3 turret: ahead, front-left, front-right. TC-5.4, TC-7.3, TC-7.4: the others only straight ahead.
  const directions = gun === 'turret' ? [turned(ahead, -1), ahead, turned(ahead, +1)] : [ahead];
  for (const direction of directions) {
    const vector = VECTORS[direction]!;
    for (let distance = 1; ; distance++) {
      if (gun === 'mortar' && distance > 5) break; // TC-7.4, TC-7.10
      const file = end.file + vector.file * distance;
      const rank = end.rank + vector.rank * distance;
      const thing = thingAt(board, file, rank);
      if (thing === undefined) break; // the edge of the board (TC-5.9); beyond it no square can be a target
      const isTarget = isEnemyTank(thing, shooter);
      if (gun === 'mortar') {
        // TC-7.4 to TC-7.6, TC-7.12: at 3, 4 or 5, whatever lies in between.
        if (isTarget && distance >= 3) {
          const destroys = isDestroyedBy(shooter, thing, direction);
          targets.push({ square: nameOf(file, rank), distance, direction, destroys });
        }
        continue;
      }
      if (thing.kind === 'empty') continue; // TC-5.5; no maximum range (TC-5.8)
      // TC-5.7, TC-5.9: the first thing on the line stops it; TC-5.6: it must not be adjacent.
      if (isTarget && distance >= 2) {
        const destroys = isDestroyedBy(shooter, thing, direction);
        targets.push({ square: nameOf(file, rank), distance, direction, destroys });
      }
      break;
    }
  }
  return targets;
}

/** All distinct turns of the side to move (TC-15.1), in the order of the squares from a1. */
export function slowTurns(board: SlowBoard, options: SlowOptions = STANDARD): SlowTurn[] {
  const turns: SlowTurn[] = [];
  for (let rank = 0; rank < board.height; rank++) {
    for (let file = 0; file < board.width; file++) {
      const tank = thingAt(board, file, rank);
      if (tank?.kind !== 'tank' || tank.side !== board.toMove) continue; // TC-3.2, TC-3.8
      const from = nameOf(file, rank);
      board.squares[rank]![file] = { kind: 'empty' }; // lifted: TC-4.7, TC-5.11
      for (const end of manoeuvres(board, tank, file, rank, options).values()) {
        if (end === OUTSIDE) {
          turns.push({ from, to: 'OUT', facing: null, target: null }); // TC-5.14, TC-8.9: no shot
          continue;
        }
        const to = nameOf(end.file, end.rank);
        turns.push({ from, to, facing: end.facing, target: null }); // TC-5.1: the shot is optional
        for (const target of targetsFrom(board, tank, end)) {
          // TC-5.2, TC-7.6: one target. TC-5.15, TC-15.1: a shot without effect is no turn of its own.
          if (target.destroys) turns.push({ from, to, facing: end.facing, target: target.square });
        }
      }
      board.squares[rank]![file] = tank;
    }
  }
  return turns;
}

/** Does the turn end the game by TC-8.1 or TC-8.2? */
export function isWin(board: SlowBoard, turn: SlowTurn): boolean {
  if (turn.to === 'OUT') return true; // TC-8.2
  if (turn.target === null) return false;
  const target = board.byName(turn.target);
  return target.kind === 'tank' && target.letter === 'C'; // TC-8.1
}

/** The position after a turn; the given board is left as it was. */
export function slowPlay(board: SlowBoard, turn: SlowTurn): SlowBoard {
  const after = copyOf(board);
  const tank = board.byName(turn.from);
  if (tank.kind !== 'tank') throw new Error(`no tank on ${turn.from}`);
  after.put(turn.from, { kind: 'empty' });
  if (turn.to !== 'OUT') after.put(turn.to, { ...tank, facing: turn.facing! });
  if (turn.target !== null) {
    const target = board.byName(turn.target);
    if (target.kind !== 'tank') throw new Error(`no target on ${turn.target}`);
    after.put(turn.target, { kind: 'wreck', side: target.side, letter: target.letter }); // TC-6.7
  }
  after.noProgress = turn.target === null ? board.noProgress + 1 : 0; // TC-14.3: half-moves without a tank lost
  if (board.toMove === 'Black') after.turnNumber++;
  after.toMove = board.toMove === 'White' ? 'Black' : 'White'; // TC-3.1
  return after;
}

/** TC-15.2: sequences of exactly `depth` turns; a turn that wins may only be the last one. */
export function slowPerft(board: SlowBoard, depth: number): number {
  if (depth === 0) return 1; // TC-15.3
  const turns = slowTurns(board);
  if (depth === 1) return turns.length;
  let leaves = 0;
  for (const turn of turns) if (!isWin(board, turn)) leaves += slowPerft(slowPlay(board, turn), depth - 1);
  return leaves;
}

/** TC-9.1 to TC-9.3: what the side could do if it were its move again at once. */
export function slowDeclarations(
  board: SlowBoard,
  side: 'White' | 'Black',
  options: SlowOptions = STANDARD,
): { check: boolean; escape: boolean } {
  const again = copyOf(board);
  again.toMove = side;
  const turns = slowTurns(again, options);
  return {
    check: turns.some((turn) => turn.target !== null && isWin(again, turn)),
    escape: turns.some((turn) => turn.to === 'OUT'),
  };
}
