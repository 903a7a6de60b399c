/**
 * The grammar of TCN, the turn notation (TC-14.6). Text only: no board is looked at. `tcn.ts` gives it meaning.
 */
import { err, ok, type Refusal, type Result, refusal } from '#engine/result.ts';
import { parseDirection } from '../geometry.ts';

/** The suffix: won, CHECK, ESCAPE, both, or nothing. */
export const STATUSES = ['', '#', '+', '^', '+^'] as const;
export type Status = (typeof STATUSES)[number];

/** A turn as it is written. Squares are names, because only a board says which of them exist. */
export interface TcnTurn {
  readonly letter: string;
  readonly from: string;
  readonly action: 'turnInPlace' | 'drive' | 'reverse' | 'exit';
  /** The final square of a drive or a reverse. */
  readonly to?: string;
  /** The final facing 0..7 of a turn in place or a drive. */
  readonly facing?: number;
  /** The steps in brackets, without them; ignored for identity (TC-14.8). */
  readonly path?: string;
  readonly shot?: { readonly square: string; readonly effective: boolean };
  readonly status: Status;
}

const MAX_TEXT = 256;
const LETTER = /[CLMHDR]/y;
const SQUARE = /[a-x][1-9][0-9]*/y;
const DIRECTION = /N[EW]?|S[EW]?|E|W/y;
const PATH = /\(([FLR]+)\)/y;
const ACTION = />OUT|[/<>]/y;
const SHOT = /[*!]/y;
const STATUS = /#|\+\^?|\^/y;

/** The first character that fits nothing, and what was looked for there. */
class Misfit extends Error {
  readonly at: number;
  readonly expected: string;
  constructor(at: number, expected: string) {
    super(expected);
    this.at = at;
    this.expected = expected;
  }
}

class Scanner {
  at = 0;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  accept(token: RegExp): RegExpExecArray | undefined {
    token.lastIndex = this.at;
    const found = token.exec(this.text);
    if (found === null) return undefined;
    this.at = token.lastIndex;
    return found;
  }

  expect(token: RegExp, expected: string): string {
    const found = this.accept(token);
    if (found === undefined) throw new Misfit(this.at, expected);
    return found[0];
  }
}

const readAction = (scan: Scanner, from: string): Pick<TcnTurn, 'action' | 'to' | 'facing' | 'path'> => {
  const sign = scan.expect(ACTION, 'action');
  if (sign === '<') return { action: 'reverse', to: scan.expect(SQUARE, 'square') };
  const path = (): Pick<TcnTurn, 'path'> => {
    const steps = scan.accept(PATH)?.[1];
    return steps === undefined ? {} : { path: steps };
  };
  if (sign === '>OUT') return { action: 'exit', ...path() };
  const facing = (): number => parseDirection(scan.expect(DIRECTION, 'direction'));
  if (sign === '/') return { action: 'turnInPlace', facing: facing(), ...path() };
  const at = scan.at;
  const to = scan.expect(SQUARE, 'square');
  if (to === from) throw new Misfit(at, 'otherSquare');
  if (scan.text.charAt(scan.at) !== '/') throw new Misfit(scan.at, 'direction');
  scan.at++;
  return { action: 'drive', to, facing: facing(), ...path() };
};

const readTurn = (scan: Scanner): TcnTurn => {
  const letter = scan.expect(LETTER, 'letter');
  const from = scan.expect(SQUARE, 'square');
  const action = readAction(scan, from);
  const sign = action.action === 'exit' ? undefined : scan.accept(SHOT)?.[0];
  const shot = sign && { shot: { square: scan.expect(SQUARE, 'square'), effective: sign === '*' } };
  const suffix = scan.accept(STATUS)?.[0];
  if (scan.at < scan.text.length) throw new Misfit(scan.at, 'end');
  return { letter, from, ...action, ...shot, status: STATUSES.find((status) => status === suffix) ?? '' };
};

/**
 * Reads one turn by the grammar. Text outside it is TCN_SYNTAX (TC-14.12); its params are the `column` from 1
 * and what was `expected` there: letter, square, otherSquare, action, direction or end.
 */
export const parseTcn = (text: string): Result<TcnTurn, Refusal> => {
  const fault = (column: number, expected: string): Result<TcnTurn, Refusal> =>
    err(refusal('TCN_SYNTAX', 'TC-14.12', { text: text.slice(0, 40), column, expected }));
  if (text.length > MAX_TEXT) return fault(MAX_TEXT + 1, 'end');
  try {
    return ok(readTurn(new Scanner(text)));
  } catch (error) {
    if (error instanceof Misfit) return fault(error.at + 1, error.expected);
    throw error;
  }
};
