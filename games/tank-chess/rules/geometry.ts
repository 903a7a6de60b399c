/**
 * The board as numbers (TC-1.3, TC-1.4): which square lies next to which, and what squares and directions are
 * called. It knows the outline only; what stands on the squares is in the position.
 */

/** The eight directions in order of their numbers (TC-1.4). */
export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];
/** A square as people write it, such as `e4` (TC-1.3). */
export type SquareName = `${string}${number}`;

/** File and rank components of each direction's one-square vector (TC-1.4). */
export const DX = Int8Array.of(0, 1, 1, 1, 0, -1, -1, -1);
export const DY = Int8Array.of(1, 1, 0, -1, -1, -1, 0, 1);

/** The direction number of a name such as `NE`, or -1. */
export const parseDirection = (name: string): number => DIRECTIONS.indexOf(name as Direction);

/** Rotation steps of 45 degrees between two facings, 0..4 (TC-4.1). */
export const turnsBetween = (a: number, b: number): number => Math.min((a - b) & 7, (b - a) & 7);

export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** Number of squares. */
  readonly area: number;
  /** `next[square * 8 + direction]`: the neighbour, or -1 beyond the edge. */
  readonly next: Int16Array;
  /** `room[square * 8 + direction]`: number of squares from here to the edge. */
  readonly room: Uint8Array;
  /** What one step in each direction adds to a square's number; valid only while there is room. */
  readonly step: Int8Array;
  /** File (0 = a) and rank (0 = rank 1) of each square. */
  readonly file: Uint8Array;
  readonly rank: Uint8Array;
  /** Filled by routes.ts, which says what is in it. */
  readonly routes: (Int32Array | undefined)[];
}

/** The largest area a square number of ten bits leaves room for; OUT is 1023. */
export const MAX_AREA = 1023;

const MAX_WIDTH = 26;
const MAX_HEIGHT = 63;
const built: (Geometry | undefined)[] = new Array((MAX_WIDTH + 1) * 64).fill(undefined);

/** The geometry of a board of this size, built once. Throws on sizes that turns cannot be coded for. */
export function geometryOf(width: number, height: number): Geometry {
  return built[width * 64 + height] ?? build(width, height);
}

function build(width: number, height: number): Geometry {
  const whole = Number.isInteger(width) && Number.isInteger(height);
  if (
    !whole ||
    width < 1 ||
    height < 1 ||
    width > MAX_WIDTH ||
    height > MAX_HEIGHT ||
    width * height > MAX_AREA
  ) {
    throw new RangeError(`no board of ${width}x${height}`);
  }
  const area = width * height;
  const next = new Int16Array(area * 8).fill(-1);
  const file = new Uint8Array(area);
  const rank = new Uint8Array(area);
  const routes: (Int32Array | undefined)[] = new Array(area * 64).fill(undefined);
  for (let square = 0; square < area; square++) {
    const x = square % width;
    const y = (square - x) / width;
    file[square] = x;
    rank[square] = y;
    for (let d = 0; d < 8; d++) {
      const nx = x + DX[d]!;
      const ny = y + DY[d]!;
      if (nx >= 0 && nx < width && ny >= 0 && ny < height) next[square * 8 + d] = nx + ny * width;
    }
  }
  const room = new Uint8Array(area * 8);
  for (let square = 0; square < area; square++) {
    for (let d = 0; d < 8; d++) {
      for (let s = next[square * 8 + d]!; s >= 0; s = next[s * 8 + d]!) room[square * 8 + d]!++;
    }
  }
  const step = Int8Array.from(DX, (dx, d) => dx + DY[d]! * width);
  const geometry: Geometry = { width, height, area, next, room, step, file, rank, routes };
  built[width * 64 + height] = geometry;
  return geometry;
}

/** File letter and rank number of a square, such as `a1` (TC-1.3). */
export function squareName(square: number, width: number): SquareName {
  const x = square % width;
  return `${String.fromCharCode(97 + x)}${(square - x) / width + 1}`;
}

/** The square called `text` on a board of this size, or undefined if there is none (TC-1.3, TC-14.6). */
export function parseSquare(text: string, width: number, height: number): number | undefined {
  const match = /^([a-z])([1-9][0-9]?)$/.exec(text);
  if (match === null) return undefined;
  const x = match[1]!.charCodeAt(0) - 97;
  const y = Number(match[2]) - 1;
  return x < width && y < height ? x + y * width : undefined;
}

/** The direction in which `to` lies on a straight line from `from`, or -1; 0 squares away is no line (TC-1.9). */
export function lineDirection(geometry: Geometry, from: number, to: number): number {
  const dx = geometry.file[to]! - geometry.file[from]!;
  const dy = geometry.rank[to]! - geometry.rank[from]!;
  if ((dx === 0 && dy === 0) || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy))) return -1;
  const sx = Math.sign(dx);
  const sy = Math.sign(dy);
  for (let d = 0; d < 8; d++) if (DX[d] === sx && DY[d] === sy) return d;
  return -1;
}

/** Number of king's steps between two squares; on a line this is the distance of TC-1.9. */
export function kingDistance(geometry: Geometry, a: number, b: number): number {
  const dx = Math.abs(geometry.file[a]! - geometry.file[b]!);
  const dy = Math.abs(geometry.rank[a]! - geometry.rank[b]!);
  return Math.max(dx, dy);
}
