/**
 * The end states that a tank would have on an open board, with the drives that lead to each: what random turns are
 * drawn from (sample.ts).
 */
import { DRIVES, FACINGS_IN_PLACE, nodeDepth, nodeDirection, nodeFacings } from './drives.ts';
import { DX, DY } from './geometry.ts';

/** An end state on an open board: its facing, and the drives that lead to it. */
interface OpenState {
  readonly facing: number;
  /** Directions of the forward moves of each drive. */
  readonly drives: number[][];
}

/** Squares that a drive runs over, relative to its start; the start is always free. */
const cellsOf = (drive: readonly number[]): string[] => {
  let x = 0;
  let y = 0;
  const run = drive.map((direction) => `${(x += DX[direction]!)},${(y += DY[direction]!)}`);
  return run.filter((cell) => cell !== '0,0');
};

/** Drives that no shorter drive to the same state makes needless, because it runs over fewer squares. */
function needed(drives: readonly number[][]): number[][] {
  const kept: number[][] = [];
  for (const drive of drives.toSorted((a, b) => a.length - b.length)) {
    const squares = cellsOf(drive);
    if (!kept.some((other) => cellsOf(other).every((cell) => squares.includes(cell)))) kept.push(drive);
  }
  return kept;
}

/** All end states on an open board except the present one, the reverse step last (TC-4.15). */
function openStates(speed: number, facing: number): OpenState[] {
  const states = new Map<string, OpenState>();
  const add = (drive: number[], facings: number): void => {
    const x = drive.reduce((sum, direction) => sum + DX[direction]!, 0);
    const y = drive.reduce((sum, direction) => sum + DY[direction]!, 0);
    for (let f = 0; f < 8; f++) {
      if (((facings >> f) & 1) === 0 || (x === 0 && y === 0 && f === facing)) continue;
      const key = `${x},${y},${f}`;
      const state = states.get(key) ?? { facing: f, drives: [] };
      states.set(key, state);
      state.drives.push(drive);
    }
  };
  add([], FACINGS_IN_PLACE[speed * 8 + facing]!);
  const track: number[] = [];
  for (const node of DRIVES[speed * 8 + facing]!) {
    track.length = nodeDepth(node);
    track.push(nodeDirection(node));
    add([...track], nodeFacings(node));
  }
  return [
    ...Array.from(states.values(), (state) => ({ facing: state.facing, drives: needed(state.drives) })),
    { facing, drives: [[(facing + 4) & 7]] },
  ];
}

const packDrive = (facing: number, drive: readonly number[]): number =>
  drive.reduce((sum, direction, i) => sum | (direction << (6 + 3 * i)), facing | (drive.length << 3));

/**
 * The open states of all speeds and facings packed into numbers. The states of `speed * 8 + facing` are
 * firstState[speed * 8 + facing] and those that follow; firstDrive[i]..firstDrive[i + 1] are the drives of
 * state i. A drive: bits 0-2 final facing, 3-5 number of forward moves, then three bits for each direction.
 */
export interface OpenStates {
  readonly firstState: Uint16Array;
  readonly firstDrive: Uint16Array;
  readonly packed: Int32Array;
}

function packedStates(): OpenStates {
  const open = DRIVES.map((_, index) => openStates(index >> 3, index & 7));
  const firstState = new Uint16Array(open.length + 1);
  open.forEach((states, index) => {
    firstState[index + 1] = firstState[index]! + states.length;
  });
  const states = open.flat();
  const firstDrive = new Uint16Array(states.length + 1);
  states.forEach((state, index) => {
    firstDrive[index + 1] = firstDrive[index]! + state.drives.length;
  });
  const packed = Int32Array.from(
    states.flatMap((state) => state.drives.map((drive) => packDrive(state.facing, drive))),
  );
  return { firstState, firstDrive, packed };
}

let made: OpenStates | undefined;
/** Made with the first random turn: a page on which somebody plays draws none, and should not wait for them. */
export function allOpenStates(): OpenStates {
  made ??= packedStates();
  return made;
}
