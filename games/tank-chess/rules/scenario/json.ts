/**
 * A JSON reader that remembers on which line each value began, so that a fault in a scenario file can be
 * pointed at. It accepts what `JSON.parse` accepts, except that a name may stand only once in an object, and
 * it bounds depth and length.
 */
import { err, ok, type Result } from '#engine/result.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

export interface JsonText {
  readonly value: Json;
  /** The line (from 1) on which a value begins; path `['map', 3]` is the fourth element of the member `map`. */
  readonly lineOf: (...path: readonly (string | number)[]) => number;
}

/** Where the text stops being JSON: line and column count from 1. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly fault: 'syntax' | 'duplicate' | 'tooDeep' | 'tooLong';
}

export const MAX_JSON_LENGTH = 262_144;
const MAX_DEPTH = 32;

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them bare in strings
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SPACE = /[ \t\n\r]*/y;
const WORDS: readonly (readonly [string, Json])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

class Stop extends Error {
  readonly at: number;
  readonly fault: JsonFault['fault'];
  constructor(at: number, fault: JsonFault['fault']) {
    super(fault);
    this.at = at;
    this.fault = fault;
  }
}

const keyOf = (path: readonly (string | number)[]): string => JSON.stringify(path);

/** Reads a JSON text, or says where it breaks off. */
export const readJson = (text: string): Result<JsonText, JsonFault> => {
  if (text.length > MAX_JSON_LENGTH) return err({ line: 1, column: 1, fault: 'tooLong' });
  let at = 0;
  const starts = new Map<string, number>();

  const skip = (): void => {
    SPACE.lastIndex = at;
    SPACE.exec(text);
    at = SPACE.lastIndex;
  };
  const take = (token: string): void => {
    if (!text.startsWith(token, at)) throw new Stop(at, 'syntax');
    at += token.length;
  };
  const match = (token: RegExp): string => {
    token.lastIndex = at;
    const found = token.exec(text);
    if (found === null) throw new Stop(at, 'syntax');
    at = token.lastIndex;
    return found[0];
  };

  const value = (path: readonly (string | number)[]): Json => {
    skip();
    if (path.length > MAX_DEPTH) throw new Stop(at, 'tooDeep');
    starts.set(keyOf(path), at);
    const read = plainValue(path);
    skip();
    return read;
  };
  const plainValue = (path: readonly (string | number)[]): Json => {
    const first = text.charAt(at);
    if (first === '{') return object(path);
    if (first === '[') return array(path);
    if (first === '"') return JSON.parse(match(STRING)) as string;
    for (const [word, meaning] of WORDS) {
      if (first !== word.charAt(0)) continue;
      take(word);
      return meaning;
    }
    return Number(match(NUMBER));
  };
  const array = (path: readonly (string | number)[]): Json => {
    const items: Json[] = [];
    take('[');
    skip();
    while (text.charAt(at) !== ']') {
      if (items.length > 0) take(',');
      items.push(value([...path, items.length]));
    }
    take(']');
    return items;
  };
  const object = (path: readonly (string | number)[]): Json => {
    const members = new Map<string, Json>();
    take('{');
    skip();
    while (text.charAt(at) !== '}') {
      if (members.size > 0) take(',');
      skip();
      const nameAt = at;
      const name = JSON.parse(match(STRING)) as string;
      if (members.has(name)) throw new Stop(nameAt, 'duplicate');
      skip();
      take(':');
      members.set(name, value([...path, name]));
    }
    take('}');
    return Object.fromEntries(members);
  };
  const position = (offset: number): { line: number; column: number } => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  };

  try {
    const whole = value([]);
    if (at < text.length) throw new Stop(at, 'syntax');
    return ok({ value: whole, lineOf: (...path) => position(starts.get(keyOf(path)) ?? 0).line });
  } catch (error) {
    if (error instanceof Stop) return err({ ...position(error.at), fault: error.fault });
    throw error;
  }
};
