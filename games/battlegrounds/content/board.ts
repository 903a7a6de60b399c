/** The board (BG-0.1, 0.5, 0.6): squares are numbered in reading order A1 … H1, A2 … H8. */

export const SIZE = 8;
const COLUMNS = 'ABCDEFGH';

export const SQUARES: readonly string[] = Array.from(
  { length: SIZE * SIZE },
  (_, i) => `${COLUMNS[i % SIZE]}${Math.floor(i / SIZE) + 1}`,
);
export const SQUARE_COUNT = SIZE * SIZE;
/** The letters and digits on the duds of a Solo game, in the order of columns and rows (BG-16.20). */
export const LETTERS: readonly string[] = [...COLUMNS];
export const DIGITS: readonly string[] = Array.from({ length: SIZE }, (_, i) => String(i + 1));

export const columnOf = (square: number): number => square % SIZE;
export const rowOf = (square: number): number => (square / SIZE) | 0;
export const squareAt = (column: number, row: number): number => row * SIZE + column;
/** The number of a square from its name in capitals, or -1. */
export const squareNamed = (name: string): number => SQUARES.indexOf(name);

/** The distance in steps of a king. */
export const kingDistance = (a: number, b: number): number =>
  Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)));

/** Clockwise from A1 (BG-1.8). The pawn of a colour belongs to the corner of the same number (C-5). */
export const CORNERS = ['sw', 'nw', 'ne', 'se'] as const;
export const COLOURS = ['green', 'yellow', 'blue', 'red'] as const;
export type Colour = (typeof COLOURS)[number];
export const PAWN_COUNT = COLOURS.length;

/** The squares of each base, its corner square first (BG-0.5). */
export const BASES: readonly (readonly number[])[] = [
  ['A1', 'A2', 'B1'],
  ['A8', 'A7', 'B8'],
  ['H8', 'H7', 'G8'],
  ['H1', 'H2', 'G1'],
].map((base) => base.map(squareNamed));

/** Whether a square lies in the 4 × 4 block in the middle (BG-0.6). */
export const isCentre = (square: number): boolean => {
  const column = columnOf(square);
  const row = rowOf(square);
  return column >= 2 && column <= 5 && row >= 2 && row <= 5;
};

/** Pairs of squares that share a side (BG-0.7), each once. */
export const NEIGHBOURS: readonly (readonly [number, number])[] = SQUARES.flatMap((_, square) => {
  const pairs: [number, number][] = [];
  if (columnOf(square) < SIZE - 1) pairs.push([square, square + 1]);
  if (rowOf(square) < SIZE - 1) pairs.push([square, square + SIZE]);
  return pairs;
});
/** The squares that share a side with this one. */
export const BESIDE: readonly (readonly number[])[] = SQUARES.map((_, square) =>
  NEIGHBOURS.flatMap(([a, b]) => (a === square ? [b] : b === square ? [a] : [])),
);
/** The squares within two steps of a king, itself included: a move in Family. */
export const STROLL: readonly (readonly number[])[] = SQUARES.map((_, square) => {
  const all: number[] = [];
  const [column, row] = [columnOf(square), rowOf(square)];
  for (let y = Math.max(0, row - 2); y <= Math.min(SIZE - 1, row + 2); y++)
    for (let x = Math.max(0, column - 2); x <= Math.min(SIZE - 1, column + 2); x++) all.push(squareAt(x, y));
  return all;
});
/** The squares that touch this one. */
export const TOUCHING: readonly (readonly number[])[] = SQUARES.map((_, square) =>
  STROLL[square]!.filter((other) => kingDistance(square, other) === 1),
);
