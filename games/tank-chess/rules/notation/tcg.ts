/** TCG, the game record: tags, movetext, comments and result, as text (TC-14.9). Nothing is replayed here. */
import { err, ok, type Param, type Refusal, type Result, refusal } from '#engine/result.ts';
import type { Side } from '../types.ts';

export const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const;
export type RecordResult = (typeof RESULTS)[number];

export const TERMINATIONS = [
  'destroyed',
  'escape',
  'flag',
  'time',
  'resign',
  'agreement',
  'repetition',
  'noProgress',
  'abort',
  'unfinished',
] as const;
export type Termination = (typeof TERMINATIONS)[number];

/** The tags every record has, in the order in which they are written. */
export const REQUIRED_TAGS = [
  'Event',
  'Site',
  'Date',
  'White',
  'Black',
  'Result',
  'Scenario',
  'Options',
  'Termination',
] as const;
export type RequiredTag = (typeof REQUIRED_TAGS)[number];

export interface Comment {
  /** Number of half-moves of the record that stand before the comment. */
  readonly after: number;
  readonly text: string;
}

export interface GameRecord {
  readonly tags: Readonly<Record<RequiredTag, string>> & Readonly<Record<string, string>>;
  /** Number and side of the first turn; not 1 and White only where the record says so (TC-14.9). */
  readonly first: { readonly turnNumber: number; readonly side: Side };
  /** Half-moves in TCN. */
  readonly turns: readonly string[];
  readonly comments: readonly Comment[];
  readonly result: RecordResult;
}

/** Longest text that is read, in characters, and most half-moves: far beyond any game that can be finished. */
export const MAX_RECORD_LENGTH = 2_000_000;
const MAX_RECORD_TURNS = 20_000;
const MAX_TAGS = 200;

const TAG = /\[[ \t]*([A-Za-z0-9_]+)[ \t]+"((?:[^"\\\n\r]|\\["\\])*)"[ \t]*\]/y;
const SPACE = /[ \t\r\n]+/y;
const COMMENT = /\{([^}]*)\}|;([^\n]*)/y;
const NUMBER = /([0-9]+)(\.\.\.|\.)/y;
const TOKEN = /[^ \t\r\n{;[]+/y;

const isResult = (text: string): text is RecordResult => RESULTS.some((result) => result === text);
const isTermination = (text: string): text is Termination =>
  TERMINATIONS.some((termination) => termination === text);

class Fault extends Error {
  readonly refusal: Refusal;
  constructor(why: Refusal) {
    super(why.code);
    this.refusal = why;
  }
}

class RecordReader {
  at = 0;
  readonly text: string;
  readonly comments: Comment[] = [];
  readonly turns: string[] = [];
  first: GameRecord['first'] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  fault(code: string, params: Record<string, Param> = {}): Fault {
    const line = this.text.slice(0, this.at).split('\n').length;
    return new Fault(refusal(code, 'TC-14.9', { line, ...params }));
  }

  accept(token: RegExp): RegExpExecArray | undefined {
    token.lastIndex = this.at;
    const found = token.exec(this.text);
    if (found === null) return undefined;
    this.at = token.lastIndex;
    return found;
  }

  /** Passes over space and comments, which may stand between any two things. */
  skip(): void {
    while (true) {
      this.accept(SPACE);
      const comment = this.accept(COMMENT);
      if (comment === undefined) return;
      this.comments.push({ after: this.turns.length, text: (comment[1] ?? comment[2] ?? '').trim() });
    }
  }

  tags(): Map<string, string> {
    const tags = new Map<string, string>();
    this.skip();
    while (this.text.charAt(this.at) === '[') {
      const tag = this.accept(TAG);
      const name = tag?.[1];
      if (name === undefined || tags.size >= MAX_TAGS) throw this.fault('TCG_SYNTAX', { expected: 'tag' });
      if (tags.has(name)) throw this.fault('TCG_TAG_TWICE', { tag: name });
      tags.set(name, (tag?.[2] ?? '').replace(/\\(["\\])/g, '$1'));
      this.skip();
    }
    return tags;
  }

  /** A turn number, which must be the one whose turn it is; `n...` announces Black's turn. */
  number(): void {
    const found = this.accept(NUMBER);
    if (found === undefined) return;
    const turnNumber = Number(found[1]);
    const side: Side = found[2] === '.' ? 0 : 1;
    if (this.first === undefined && turnNumber >= 1 && turnNumber <= 999_999_999) {
      this.first = { turnNumber, side };
      return;
    }
    const { turnNumber: expected, side: expectedSide } = this.due();
    if (turnNumber !== expected || side !== expectedSide) {
      const dots = expectedSide === 0 ? '.' : '...';
      throw this.fault('TCG_TURN_NUMBER', { found: found[0], expected: `${expected}${dots}` });
    }
  }

  /** Number and side of the next turn. */
  due(): GameRecord['first'] {
    const { turnNumber, side } = this.first ?? { turnNumber: 1, side: 0 };
    const halfMoves = side + this.turns.length;
    return { turnNumber: turnNumber + Math.floor(halfMoves / 2), side: (halfMoves % 2) as Side };
  }

  movetext(): RecordResult {
    while (true) {
      this.skip();
      this.number();
      this.skip();
      const start = this.at;
      const token = this.accept(TOKEN)?.[0];
      if (token === undefined) throw this.fault('TCG_SYNTAX', { expected: 'result' });
      if (isResult(token)) return token;
      if (this.first === undefined) {
        this.at = start;
        throw this.fault('TCG_TURN_NUMBER', { found: token.slice(0, 40), expected: '1.' });
      }
      if (this.turns.length >= MAX_RECORD_TURNS) throw this.fault('TCG_TOO_LONG', { max: MAX_RECORD_TURNS });
      this.turns.push(token);
    }
  }

  record(): GameRecord {
    const tags = this.tags();
    const missing = REQUIRED_TAGS.find((tag) => !tags.has(tag));
    if (missing !== undefined) throw this.fault('TCG_TAG_MISSING', { tag: missing });
    const result = this.movetext();
    this.skip();
    if (this.at < this.text.length) throw this.fault('TCG_SYNTAX', { expected: 'end' });
    if (tags.get('Result') !== result) {
      throw this.fault('TCG_RESULT', { tag: tags.get('Result') ?? '', found: result });
    }
    const termination = tags.get('Termination') ?? '';
    if (!isTermination(termination)) throw this.fault('TCG_TERMINATION', { found: termination });
    return {
      tags: Object.fromEntries(tags) as GameRecord['tags'],
      first: this.first ?? { turnNumber: 1, side: 0 },
      turns: this.turns,
      comments: this.comments,
      result,
    };
  }
}

/** Reads one game record. Tags may stand in any order; turns are kept as text. */
export const parseTcg = (text: string): Result<GameRecord, Refusal> => {
  if (text.length > MAX_RECORD_LENGTH) {
    return err(refusal('TCG_TOO_LONG', 'TC-14.9', { line: 1, max: MAX_RECORD_LENGTH }));
  }
  try {
    return ok(new RecordReader(text.replace(/^\uFEFF/, '')).record());
  } catch (fault) {
    if (fault instanceof Fault) return err(fault.refusal);
    throw fault;
  }
};

const printTag = (name: string, value: string): string =>
  `[${name} "${value.replace(/[\n\r]+/g, ' ').replace(/["\\]/g, '\\$&')}"]\n`;

/** A comment in braces, or, if a brace ends within it, up to the end of its line. */
const printComment = (text: string): string => {
  const line = text.replace(/[\n\r]+/g, ' ').trim();
  return line.includes('}') ? `;${line}\n` : `{${line}}`;
};

/** Writes a game record: required tags in their order, then all others in theirs, then the movetext in one line. */
export const printTcg = ({ tags, first, turns, comments, result }: GameRecord): string => {
  const others = Object.keys(tags).filter((tag) => !REQUIRED_TAGS.some((required) => required === tag));
  const head = [...REQUIRED_TAGS, ...others].map((tag) => printTag(tag, tags[tag] ?? '')).join('');
  const words: string[] = [];
  const remark = (after: number): void => {
    for (const comment of comments) if (comment.after === after) words.push(printComment(comment.text));
  };
  remark(0);
  for (const [index, turn] of turns.entries()) {
    const halfMoves = first.side + index;
    const number = first.turnNumber + Math.floor(halfMoves / 2);
    if (halfMoves % 2 === 0) words.push(`${number}.`);
    else if (index === 0) words.push(`${number}...`);
    words.push(turn);
    remark(index + 1);
  }
  words.push(result);
  return `${head}\n${words.join(' ').replaceAll('\n ', '\n')}\n`;
};
