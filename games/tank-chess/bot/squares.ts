/**
 * What a tank is worth on a square with a facing, from the terrain alone: computed once for a board and a stage
 * of the game, then read and summed while turns are made. The rules are asked where a lone tank could go.
 */
import { MAX_SPEED, SPEED } from '../rules/armament.ts';
import { DX, DY, type Geometry, geometryOf } from '../rules/geometry.ts';
import { EXITS, explore, reachedFacings, reachedSquares } from '../rules/manoeuvre.ts';
import {
  COMMAND,
  type Config,
  EMPTY,
  HEAVY,
  isLive,
  LIGHT,
  liveTank,
  MEDIUM,
  type Position,
} from '../rules/types.ts';
import { ADVANCE, FRONT, MATERIAL_EARLY, MATERIAL_LATE, MOBILITY, VIEW } from './weights.ts';

const TYPES = 6;
/** Distinct manoeuvres on an open board by speed (TC-4.15). */
const OPEN_BOARD: readonly number[] = [1, 1, 1, 28, 64, 131];
/** A type of each speed: where a lone tank can go depends on nothing else. */
const BY_SPEED: readonly number[] = [0, 0, 0, HEAVY, MEDIUM, LIGHT];

/** The cells without live tanks: terrain and wrecks. */
const bare = (pos: Position): Int32Array => pos.cells.map((cell) => (isLive(cell) ? EMPTY : cell));

/** Empty squares on the lines ahead, front-left and front-right. */
function view(geometry: Geometry, cells: Int32Array, square: number, facing: number): number {
  let seen = 0;
  for (let turned = -1; turned <= 1; turned++) {
    const direction = (facing + turned) & 7;
    let s = geometry.next[(square << 3) | direction]!;
    while (s >= 0 && cells[s] === EMPTY) {
      seen++;
      s = geometry.next[(s << 3) | direction]!;
    }
  }
  return seen;
}

/** End states that `explore` finds, counted and forgotten. */
function mobility(
  geometry: Geometry,
  config: Config,
  cells: Int32Array,
  square: number,
  cell: number,
): number {
  const found = explore(geometry, config, cells, square, cell);
  let states = 0;
  for (let i = 0; i < (found & (EXITS - 1)); i++) {
    const reached = reachedSquares[i]!;
    for (let set = reachedFacings[reached]!; set !== 0; set &= set - 1) states++;
    reachedFacings[reached] = 0;
  }
  return states;
}

/** `values[square * 128 + (cell & 127)]`, from White's side; `stage` from 0 (all tanks) to 256 (none). */
export function squareValues(pos: Position, stage: number): Int16Array {
  const geometry = geometryOf(pos.config.width, pos.config.height);
  const cells = bare(pos);
  const values = new Int16Array(geometry.area * 128);
  const moves = new Int32Array(MAX_SPEED + 1);
  for (let square = 0; square < geometry.area; square++) {
    if (cells[square] !== EMPTY) continue;
    for (let facing = 0; facing < 8; facing++) {
      const seen = VIEW * view(geometry, cells, square, facing);
      for (let speed = 3; speed <= MAX_SPEED; speed++) {
        const lone = liveTank(0, BY_SPEED[speed]!, facing);
        moves[speed] = mobility(geometry, pos.config, cells, square, lone);
      }
      for (let type = COMMAND; type < TYPES; type++) {
        const speed = SPEED[type]!;
        const worth =
          MATERIAL_EARLY[type]! +
          Math.trunc(((MATERIAL_LATE[type]! - MATERIAL_EARLY[type]!) * stage) / 256) +
          Math.trunc((MOBILITY * moves[speed]!) / OPEN_BOARD[speed]!) +
          (type === COMMAND ? 0 : seen);
        for (const side of [0, 1]) {
          const up = side === 0 ? 1 : -1;
          const rank = side === 0 ? geometry.rank[square]! : geometry.height - 1 - geometry.rank[square]!;
          const front = (up * DY[facing]! * (DX[facing] === 0 ? 2 : 1) * FRONT[type]!) >> 1;
          const index = (square << 7) | (liveTank(side, type, facing) & 127);
          values[index] = up * (worth + front + ADVANCE[type]! * rank);
        }
      }
    }
  }
  return values;
}

/**
 * `turns[side * area * 8 + square * 8 + facing]`: how many turns a command tank there needs to escape if nobody
 * were on the board (steps over square and facing, not squares as the crow flies); 99 if it cannot.
 */
export function exitTurns(pos: Position): Uint8Array {
  const { config } = pos;
  const geometry = geometryOf(config.width, config.height);
  const { area } = geometry;
  const cells = bare(pos);
  const turns = new Uint8Array(2 * area * 8).fill(FAR);
  if (config.objectives !== 'standard') return turns;
  for (const side of [0, 1]) {
    const offset = side * area * 8;
    for (let count = 1, found = true; found && count < FAR; count++) {
      found = false;
      for (let state = 0; state < area * 8; state++) {
        if (turns[offset + state] !== FAR || cells[state >> 3] !== EMPTY) continue;
        if (!leads(geometry, config, cells, state, side, turns, offset, count - 1)) continue;
        turns[offset + state] = count;
        found = true;
      }
    }
  }
  return turns;
}
const FAR = 99;

/** Whether a lone command tank escapes from this state at once (`count` 0) or reaches a state that needs `count`. */
function leads(
  geometry: Geometry,
  config: Config,
  cells: Int32Array,
  state: number,
  side: number,
  turns: Uint8Array,
  offset: number,
  count: number,
): boolean {
  const found = explore(geometry, config, cells, state >> 3, liveTank(side, COMMAND, state & 7));
  let leading = count === 0 && found >= EXITS;
  for (let i = 0; i < (found & (EXITS - 1)); i++) {
    const reached = reachedSquares[i]!;
    for (let facing = 0, set = reachedFacings[reached]!; set !== 0 && !leading; facing++, set >>= 1) {
      leading = (set & 1) !== 0 && count > 0 && turns[offset + reached * 8 + facing] === count;
    }
    reachedFacings[reached] = 0;
  }
  return leading;
}
