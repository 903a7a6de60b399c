/**
 * How one JSON value becomes another, as JSON: what a viewer is sent instead of a whole view. `applyChange` gives the
 * other value to the byte, the order of members included. A change follows from the two values alone, so it tells
 * nothing that they do not.
 */
import { isObject, type Json, type JsonObject } from './json.ts';

/** `[value]`: another value. */
type Replaced = readonly [value: Json];
/** A list from which `drop` elements are taken at `at`, and to which `put` are added there. */
export type Spliced = readonly [at: number, drop: number, ...put: Json[]];
/** A text from which `drop` characters are taken at `at`, and to which `put` is added there. */
export type SplicedText = readonly [at: number, drop: number, put: string];
/** Several of these, two at least, by places in the list or text before the change, from front to back. */
type SplicedOften = readonly [Spliced, Spliced, ...Spliced[]];
type TextSplicedOften = readonly [SplicedText, SplicedText, ...SplicedText[]];
/**
 * The members of an object, or the elements of a list by their number, that are different; 0: it is gone. A new member
 * is the last one by `[value]`, and stands before the member `next` by `[next, value]`.
 */
export interface Changed {
  readonly [key: string]: Change | 0 | readonly [next: string, value: Json];
}
export type Change = Replaced | SplicedText | TextSplicedOften | Spliced | SplicedOften | Changed;

type List = readonly Json[];
const isList = (j: unknown): j is List => Array.isArray(j);

/** Whether two values are equal, the order of members included. */
export const isSame = (a: Json, b: Json): boolean => {
  if (a === b) return true;
  if (isList(a)) {
    if (!isList(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i]!, b[i]!)) return false;
    return true;
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  if (keys.length !== others.length) return false;
  for (let i = 0; i < keys.length; i++)
    if (keys[i] !== others[i] || !isSame(a[keys[i]!]!, b[keys[i]!]!)) return false;
  return true;
};

const isPart = (j: Json): boolean => typeof j === 'object' && j !== null;

/** Whether element `i` of one list is equal to element `j` of another. */
export interface Equality {
  isEqualAt(i: number, j: number): boolean;
}

/** How many elements of two lists are equal at the beginning, and how many of the others at the end. */
export const equalEnds = (m: number, n: number, lists: Equality): readonly [from: number, tail: number] => {
  const shorter = Math.min(m, n);
  let from = 0;
  while (from < shorter && lists.isEqualAt(from, from)) from++;
  let tail = 0;
  while (tail < shorter - from && lists.isEqualAt(m - 1 - tail, n - 1 - tail)) tail++;
  return [from, tail];
};

/** How many elements are looked at for the next pair of equal ones, in both lists together. */
const REACH = 40;

/**
 * Where two lists or texts that differ at `i` and `j` are equal again, with the fewest elements skipped; undefined: not in
 * reach. `lastI`, `lastJ`: the last places that are looked at.
 */
const nextEqual = (
  i: number,
  lastI: number,
  j: number,
  lastJ: number,
  lists: Equality,
): readonly [number, number] | undefined => {
  for (let skipped = 1; skipped <= REACH; skipped++)
    for (let x = Math.max(0, skipped - (lastJ - j)); x <= Math.min(skipped, lastI - i); x++)
      if (lists.isEqualAt(i + x, j + skipped - x)) return [i + x, j + skipped - x];
  return undefined;
};

/** Two lists that are compared, by the numbers of their elements. */
export interface TwoLists extends Equality {
  /** How many elements each has. */
  readonly before: number;
  readonly after: number;
  /** Whether these elements have parts, some of which may stay. */
  havePartsAt(i: number, j: number): boolean;
  /** How one element becomes another: the text of a `Change`. */
  changeAt(i: number, j: number): string;
  /** An element of the second list, as JSON. */
  textAt(j: number): string;
}

/** The elements from `at` to before `to` become those from `start` to before `end`. */
const splice = (at: number, to: number, lists: TwoLists, start: number, end: number): string => {
  let text = `[${at},${to - at}`;
  for (let j = start; j < end; j++) text += `,${lists.textAt(j)}`;
  return `${text}]`;
};

/** What takes the elements `[from, m)` to `[from, n)` as splices, so that equal elements between the differences stay. */
const splices = (lists: TwoLists, m: number, n: number, from: number): string[] => {
  const texts: string[] = [];
  let i = from;
  let j = from;
  while (i < m || j < n) {
    if (i < m && j < n && lists.isEqualAt(i, j)) {
      i++;
      j++;
      continue;
    }
    const [toI, toJ] = nextEqual(i, m - 1, j, n - 1, lists) ?? [m, n];
    texts.push(splice(i, toI, lists, j, toJ));
    i = toI;
    j = toJ;
  }
  return texts;
};

/** How one list becomes another: the text of a `Change`, '' where they are equal. */
export const textOfLists = (lists: TwoLists): string => {
  const { before, after } = lists;
  const [from, tail] = equalEnds(before, after, lists);
  if (from === before && from === after) return '';
  const last = after - tail;
  if (before === after) {
    // Elements of which nothing stays are shorter as a new piece of the list.
    let others = 0;
    for (let i = from; i < last; i++) if (!lists.isEqualAt(i, i) && !lists.havePartsAt(i, i)) others++;
    if (2 * others <= last - from) {
      let text = '';
      for (let i = from; i < last; i++)
        if (!lists.isEqualAt(i, i)) text += `${text === '' ? '' : ','}"${i}":${lists.changeAt(i, i)}`;
      return `{${text}}`;
    }
  }
  const piece = splice(from, before - tail, lists, from, last);
  let text = piece;
  if (from === 0 && tail === 0) {
    const all: string[] = [];
    for (let j = 0; j < after; j++) all.push(lists.textAt(j));
    text = `[[${all.join(',')}]]`;
  }
  if (last - from < 2) return text;
  const often = splices(lists, before - tail, last, from);
  const together = `[${often.join(',')}]`;
  return often.length > 1 && together.length < text.length ? together : text;
};

class JsonLists implements TwoLists {
  readonly before: number;
  readonly after: number;
  readonly #a: List;
  readonly #b: List;

  constructor(a: List, b: List) {
    this.before = a.length;
    this.after = b.length;
    this.#a = a;
    this.#b = b;
  }
  isEqualAt(i: number, j: number): boolean {
    return isSame(this.#a[i]!, this.#b[j]!);
  }
  havePartsAt(i: number, j: number): boolean {
    return isPart(this.#a[i]!) && isPart(this.#b[j]!);
  }
  changeAt(i: number, j: number): string {
    return changeText(this.#a[i]!, this.#b[j]!);
  }
  textAt(j: number): string {
    return JSON.stringify(this.#b[j]);
  }
}

/** Shorter texts are said anew. */
const LONG_TEXT = 40;
/** So many equal characters in a row end a piece that is different. */
const EQUAL = 8;
const textOfTexts = (a: string, b: string): string => {
  const anew = `[${JSON.stringify(b)}]`;
  if (a.length < LONG_TEXT || b.length < LONG_TEXT) return anew;
  const pieces: string[] = [];
  const texts: Equality = {
    isEqualAt: (i, j) => {
      for (let n = 0; n < EQUAL; n++) if (a.charCodeAt(i + n) !== b.charCodeAt(j + n)) return false;
      return true;
    },
  };
  let i = 0;
  let j = 0;
  for (;;) {
    while (i < a.length && j < b.length && a.charCodeAt(i) === b.charCodeAt(j)) {
      i++;
      j++;
    }
    if (i === a.length && j === b.length) break;
    const [toI, toJ] = nextEqual(i, a.length - EQUAL, j, b.length - EQUAL, texts) ?? [a.length, b.length];
    pieces.push(`[${i},${toI - i},${JSON.stringify(b.slice(j, toJ))}]`);
    i = toI;
    j = toJ;
  }
  const text = pieces.length === 1 ? pieces[0]! : `[${pieces.join(',')}]`;
  return text.length < anew.length ? text : anew;
};

/** The members where some come, go or stand in another order; undefined: what stays is in another order. */
const textOfOtherMembers = (
  a: JsonObject,
  b: JsonObject,
  before: readonly string[],
  after: readonly string[],
): string | undefined => {
  const kept = after.filter((key) => Object.hasOwn(a, key));
  const staying = before.filter((key) => Object.hasOwn(b, key));
  if (kept.some((key, i) => key !== staying[i])) return undefined;
  const parts = before.filter((key) => !Object.hasOwn(b, key)).map((key) => `${JSON.stringify(key)}:0`);
  let next = 0;
  for (const key of after) {
    if (key === kept[next]) {
      next++;
      const change = changeText(a[key]!, b[key]!);
      if (change !== '') parts.push(`${JSON.stringify(key)}:${change}`);
    } else {
      const place = next < kept.length ? `${JSON.stringify(kept[next])},` : '';
      parts.push(`${JSON.stringify(key)}:[${place}${JSON.stringify(b[key])}]`);
    }
  }
  return parts.join(',');
};

/** Members that are different, without braces; '' where none is, undefined where what stays is in another order. */
const textOfMembers = (a: JsonObject, b: JsonObject): string | undefined => {
  const before = Object.keys(a);
  const after = Object.keys(b);
  let text = '';
  for (let i = 0; i < after.length; i++) {
    const key = after[i]!;
    if (before.length !== after.length || before[i] !== key) return textOfOtherMembers(a, b, before, after);
    const change = changeText(a[key]!, b[key]!);
    if (change !== '') text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${change}`;
  }
  return before.length === after.length ? text : textOfOtherMembers(a, b, before, after);
};

/** How `a` becomes `b`, as the text of a `Change`; '' where they are equal, the order of members included. */
export const changeText = (a: Json, b: Json): string => {
  if (a === b) return '';
  if (typeof a === 'string' && typeof b === 'string') return textOfTexts(a, b);
  if (isList(a) && isList(b)) return textOfLists(new JsonLists(a, b));
  if (!isObject(a) || !isObject(b)) return `[${JSON.stringify(b)}]`;
  const members = textOfMembers(a, b);
  if (members === undefined) return `[${JSON.stringify(b)}]`;
  return members === '' ? '' : `{${members}}`;
};
