/** What validation asks of the first moments of a scenario: distance, quiet, room to move (TC-13.6 to TC-13.8). */
import { declarations } from '../declare.ts';
import { generateTurnsOf } from '../generate.ts';
import { geometryOf, kingDistance } from '../geometry.ts';
import { EXITS, explore, forget, reachedFacings, reachedSquares } from '../manoeuvre.ts';
import { printTcn } from '../notation/tcn.ts';
import { positionOf, type TcpData } from '../notation/tcp.ts';
import { targetOf } from '../shot.ts';
import {
  COMMAND,
  EMPTY,
  facingOf,
  type Position,
  type Side,
  type Turn,
  turnFacing,
  turnFrom,
  turnShot,
  turnTo,
  typeOf,
} from '../types.ts';
import { BOTH, type Finding, finding, namesOf, SIDE_NAMES } from './finding.ts';
import { tanksOf } from './terrain.ts';

/** A command tank needs at least this many own turns to escape (TC-13.7). */
const MIN_EXIT_TURNS = 3;

/** The position validation looks at: objectives standard and reverseExit, whatever the scenario says (TC-13.12). */
const openingOf = (data: TcpData, side: Side): Position => ({ ...positionOf(data), side });

/** The smallest king-move distance between opposing tanks, and between which squares; undefined without tanks. */
export const tankDistance = (
  data: TcpData,
): { readonly distance: number; readonly squares: readonly [number, number] } | undefined => {
  const geometry = geometryOf(data.width, data.height);
  const pairs = tanksOf(data, 0).flatMap((white) =>
    tanksOf(data, 1).map((black) => ({
      distance: kingDistance(geometry, white, black),
      squares: [white, black] as const,
    })),
  );
  return pairs.reduce<(typeof pairs)[number] | undefined>(
    (least, pair) => (least === undefined || pair.distance < least.distance ? pair : least),
    undefined,
  );
};

export const judgeDistance = (data: TcpData): readonly Finding[] => {
  const nearest = tankDistance(data);
  // 0.6 times the height, rounded up, in whole numbers.
  const expected = Math.floor((6 * data.height + 9) / 10);
  if (nearest === undefined || nearest.distance >= expected) return [];
  const { distance: found, squares } = nearest;
  return [finding('DISTANCE', 'TC-13.6', { found, expected }, namesOf(data, squares))];
};

/**
 * The number of own turns that a side's command tank needs to escape if all other tanks stay where they are and
 * block (TC-13.7, TC-13.12); undefined if it never can, or if there is none.
 */
export const exitTurns = (data: TcpData, side: Side): number | undefined => {
  const { config, cells } = openingOf(data, side);
  const geometry = geometryOf(data.width, data.height);
  const start = tanksOf(data, side).find((square) => typeOf(cells[square] ?? 0) === COMMAND);
  if (start === undefined) return undefined;
  const tank = (cells[start] ?? 0) & ~7;
  const startFacing = facingOf(cells[start] ?? 0);
  cells[start] = EMPTY;
  const known = new Uint8Array(data.width * data.height);
  known[start] = 1 << startFacing;
  let layer: (readonly [square: number, facing: number])[] = [[start, startFacing]];
  for (let turns = 1; layer.length > 0; turns++) {
    const following: (readonly [number, number])[] = [];
    for (const [square, facing] of layer) {
      const found = explore(geometry, config, cells, square, tank | facing);
      const count = found & (EXITS - 1);
      for (const reached of reachedSquares.subarray(0, count)) {
        const fresh = (reachedFacings[reached] ?? 0) & ~(known[reached] ?? 0);
        known[reached] = (known[reached] ?? 0) | fresh;
        for (let f = 0; f < 8; f++) if ((fresh >> f) & 1) following.push([reached, f]);
      }
      forget(found);
      if (found >= EXITS) return turns;
    }
    layer = following;
  }
  return undefined;
};

export const judgeExits = (data: TcpData): readonly Finding[] =>
  BOTH.flatMap((side) => {
    const turns = exitTurns(data, side);
    if (turns !== undefined && turns >= MIN_EXIT_TURNS) return [];
    const params = { side: SIDE_NAMES[side], found: turns ?? '∞', expected: MIN_EXIT_TURNS };
    return [finding('EXIT_DISTANCE', 'TC-13.7', params)];
  });

/** The turns a side would have if it were first to move. */
const openingTurns = (
  data: TcpData,
  side: Side,
): { readonly pos: Position; readonly turns: readonly Turn[] } => {
  const pos = openingOf(data, side);
  const turns: number[] = [];
  turns.length = generateTurnsOf(pos, side, turns, { bounces: false });
  return { pos, turns };
};

const judgeShots = (data: TcpData, side: Side, pos: Position, turns: readonly Turn[]): readonly Finding[] => {
  const shots = turns.filter((turn) => turnShot(turn) !== 0);
  const [first] = shots;
  if (first === undefined) return [];
  const geometry = geometryOf(data.width, data.height);
  const squares = new Set<number>();
  for (const turn of shots) {
    const from = turnFrom(turn);
    squares.add(from);
    const shooter = pos.cells[from] ?? 0;
    squares.add(targetOf(geometry, pos.cells, shooter, from, turnTo(turn), turnFacing(turn), turnShot(turn)));
  }
  const params = {
    side: SIDE_NAMES[side],
    turns: shots.length,
    turn: printTcn(pos, first, { suffix: false }),
  };
  return [finding('OPENING_SHOT', 'TC-13.7', params, namesOf(data, [...squares]))];
};

/** Quiet start (TC-13.7): no shot that destroys, no CHECK, no ESCAPE for either side. */
export const judgeQuiet = (data: TcpData): readonly Finding[] =>
  BOTH.flatMap((side) => {
    const { pos, turns } = openingTurns(data, side);
    const declared = declarations(pos, side);
    const threats = (['check', 'escape'] as const).filter((threat) => declared[threat]);
    return [
      ...judgeShots(data, side, pos, turns),
      ...threats.map((threat) => finding('OPENING_THREAT', 'TC-13.7', { side: SIDE_NAMES[side], threat })),
    ];
  });

/** Warns of tanks without any turn that changes their square (TC-13.8). */
export const judgeStuck = (data: TcpData): readonly Finding[] => {
  const stuck = BOTH.flatMap((side) => {
    const { turns } = openingTurns(data, side);
    const free = new Set(turns.filter((turn) => turnTo(turn) !== turnFrom(turn)).map(turnFrom));
    return tanksOf(data, side).filter((square) => !free.has(square));
  });
  if (stuck.length === 0) return [];
  return [finding('STUCK_PIECE', 'TC-13.8', { found: stuck.length }, namesOf(data, stuck))];
};
