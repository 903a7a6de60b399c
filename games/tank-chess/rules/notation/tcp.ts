/**
 * TCP, the position string (TC-14.3 to TC-14.5): a board, the side to move and two counters in one line.
 */
import { err, ok, type Param, type Refusal, type Result, refusal } from '#engine/result.ts';
import { commandSquare } from '../judge.ts';
import {
  BLACK,
  BORDER,
  COMMAND,
  type Config,
  EMPTY,
  facingOf,
  isLive,
  isWreck,
  LETTERS,
  letterOf,
  liveTank,
  OBSTACLE,
  ownerOf,
  type Position,
  type Side,
  typeOf,
  WHITE,
  wreckOf,
} from '../types.ts';

/** What a position string says. `cells` is coded and numbered as in `Position`. */
export interface TcpData {
  readonly width: number;
  readonly height: number;
  readonly cells: Int32Array;
  readonly side: Side;
  readonly noProgress: number;
  readonly turnNumber: number;
}

/** The smallest and the largest width and height of a board (TC-13.3, TC-14.3). */
export const MIN_SIZE = 8;
export const MAX_SIZE = 24;

/** A 24x24 board full of wrecks takes 1175 characters; nothing longer than this can be a position. */
const MAX_TEXT = 4096;
const MAX_COUNTER = 999_999_999;

const fail = (code: string, params: Record<string, Param>): { readonly ok: false; readonly error: Refusal } =>
  err(refusal(code, 'TC-14.5', params));

const INT = /^(?:0|[1-9][0-9]*)$/;
const SIZE = /^(0|[1-9][0-9]*)x(0|[1-9][0-9]*)$/;
/** One thing of a row: a run, an obstacle, a border square, a wreck or a live tank (TC-14.4). */
const THING = /[1-9][0-9]*|#|%|x[CLMHDRclmhdr]|[CLMHDRclmhdr][0-7]/y;

const tankType = (letter: string): number => LETTERS.indexOf(letter.toUpperCase());
const tankOwner = (letter: string): Side => (letter === letter.toUpperCase() ? WHITE : BLACK);

const cellOf = (thing: string): number => {
  if (thing === '#') return OBSTACLE;
  if (thing === '%') return BORDER;
  if (thing.startsWith('x')) {
    const letter = thing.charAt(1);
    return wreckOf(liveTank(tankOwner(letter), tankType(letter), 0));
  }
  const letter = thing.charAt(0);
  return liveTank(tankOwner(letter), tankType(letter), Number(thing.charAt(1)));
};

/** The things of one row, or the offset of the first character that is none. */
const readRow = (row: string): readonly string[] | number => {
  const things: string[] = [];
  THING.lastIndex = 0;
  let at = 0;
  while (at < row.length) {
    const match = THING.exec(row);
    if (match === null) return at;
    things.push(match[0]);
    at = THING.lastIndex;
  }
  return things;
};

const isRun = (thing: string): boolean => thing >= '1' && thing < ':';
/** Squares in a row; a run may have any number of digits, so the sum is cut off before it stops being exact. */
const widthOf = (things: readonly string[]): number =>
  Math.min(
    things.reduce((sum, thing) => sum + (isRun(thing) ? Number(thing) : 1), 0),
    MAX_COUNTER,
  );

/**
 * Reads a position string. The errors are those of TC-14.5, tested in its order; `row` counts from 1 at the
 * top of the string (the highest rank).
 */
export const parseTcp = (text: string): Result<TcpData, Refusal> => {
  if (text.length > MAX_TEXT) return fail('TCP_SYNTAX', { field: 'text' });
  const fields = text.split(' ');
  const [sizeText, placement, sideText, noProgressText, turnText] = fields;
  if (
    fields.length !== 5 ||
    sizeText === undefined ||
    placement === undefined ||
    sideText === undefined ||
    noProgressText === undefined ||
    turnText === undefined
  ) {
    return fail('TCP_SYNTAX', { field: 'fields', found: fields.length });
  }
  const size = SIZE.exec(sizeText);
  const width = Number(size?.[1]);
  const height = Number(size?.[2]);
  if (!(width >= MIN_SIZE && width <= MAX_SIZE && height >= MIN_SIZE && height <= MAX_SIZE)) {
    return fail('TCP_SYNTAX', { field: 'size', found: sizeText });
  }
  const rows: (readonly string[])[] = [];
  for (const [index, rowText] of placement.split('/').entries()) {
    const things = readRow(rowText);
    if (typeof things === 'number') {
      return fail('TCP_SYNTAX', {
        field: 'placement',
        row: index + 1,
        column: things + 1,
        found: rowText.charAt(things),
      });
    }
    rows.push(things);
  }
  if (rows.length !== height) return fail('TCP_ROW_COUNT', { found: rows.length, expected: height });
  for (const [index, things] of rows.entries()) {
    const found = widthOf(things);
    if (found !== width) return fail('TCP_ROW_WIDTH', { row: index + 1, found, expected: width });
  }
  if (sideText !== 'w' && sideText !== 'b') return fail('TCP_SIDE', { field: 'side', found: sideText });
  const noProgress = INT.test(noProgressText) ? Number(noProgressText) : -1;
  if (noProgress < 0 || noProgress > MAX_COUNTER) {
    return fail('TCP_COUNTER', { field: 'noProgress', found: noProgressText });
  }
  const turnNumber = INT.test(turnText) ? Number(turnText) : 0;
  if (turnNumber < 1 || turnNumber > MAX_COUNTER) {
    return fail('TCP_COUNTER', { field: 'turnNumber', found: turnText });
  }

  const cells = new Int32Array(width * height);
  const commands: [number, number] = [0, 0];
  for (const [index, things] of rows.entries()) {
    let square = (height - 1 - index) * width;
    for (const thing of things) {
      if (isRun(thing)) {
        square += Number(thing);
        continue;
      }
      const cell = cellOf(thing);
      cells[square++] = cell;
      if (isLive(cell) && typeOf(cell) === COMMAND) commands[ownerOf(cell)]++;
    }
  }
  if (commands[WHITE] > 1 || commands[BLACK] > 1 || commands[WHITE] + commands[BLACK] === 0) {
    return fail('TCP_COMMAND_COUNT', { white: commands[WHITE], black: commands[BLACK] });
  }
  return ok({ width, height, cells, side: sideText === 'w' ? WHITE : BLACK, noProgress, turnNumber });
};

const printThing = (cell: number): string => {
  if (cell === OBSTACLE) return '#';
  if (cell === BORDER) return '%';
  const capital = letterOf(typeOf(cell));
  const letter = ownerOf(cell) === WHITE ? capital : capital.toLowerCase();
  return isWreck(cell) ? `x${letter}` : `${letter}${facingOf(cell)}`;
};

/** Writes the first two fields of a position string: the size and what stands where. */
export const printPlacement = (width: number, height: number, cells: Int32Array): string => {
  const rows: string[] = [];
  for (let rank = height - 1; rank >= 0; rank--) {
    let row = '';
    let run = 0;
    for (let file = 0; file < width; file++) {
      const cell = cells[rank * width + file] ?? EMPTY;
      if (cell === EMPTY) {
        run++;
        continue;
      }
      if (run > 0) row += run;
      run = 0;
      row += printThing(cell);
    }
    if (run > 0) row += run;
    rows.push(row);
  }
  return `${width}x${height} ${rows.join('/')}`;
};

/** Writes the canonical position string (TC-14.3). */
export const printTcp = (of: TcpData | Position): string => {
  const { width, height } = 'config' in of ? of.config : of;
  const board = printPlacement(width, height, of.cells);
  return `${board} ${of.side === WHITE ? 'w' : 'b'} ${of.noProgress} ${of.turnNumber}`;
};

/** The flag squares where nothing else is said: those of the two command tanks (TC-8.15). */
export const commandSquares = (pos: Position): readonly [number, number] | undefined => {
  const white = commandSquare(pos, WHITE);
  const black = commandSquare(pos, BLACK);
  return white < 0 || black < 0 ? undefined : [white, black];
};

/** The options that turns are judged by; what is missing has its default (TC-16.1). */
export type RulesOptions = Partial<Pick<Config, 'objectives' | 'reverseExit' | 'shotPolicy' | 'flags'>>;

/**
 * A position of its own (the cells are copied) in which turns can be judged. With `captureFlag` and no flags
 * given, the squares on which the command tanks now stand are the flags (TC-8.15).
 */
export const positionOf = (data: TcpData, options: RulesOptions = {}): Position => {
  const config: Config = {
    width: data.width,
    height: data.height,
    objectives: options.objectives ?? 'standard',
    reverseExit: options.reverseExit ?? true,
    shotPolicy: options.shotPolicy ?? 'allowBounce',
  };
  const position: Position = {
    config,
    cells: data.cells.slice(),
    side: data.side,
    noProgress: data.noProgress,
    turnNumber: data.turnNumber,
  };
  if (config.objectives !== 'captureFlag') return position;
  const flags = options.flags ?? commandSquares(position);
  return flags === undefined ? position : { ...position, config: { ...config, flags } };
};
