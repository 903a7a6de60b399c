/**
 * How one JSON value becomes another, as JSON: what a viewer is sent instead of a whole view. `applyChange` gives the
 * other value to the byte, the order of members included. A change follows from the two values alone, so it tells
 * nothing that they do not.
 */
import { isObject, type Json, type JsonObject } from './json.ts';

/** `[value]`: another value. */
type Replaced = readonly [value: Json];
/** A list from which `drop` elements are taken at `at`, and to which `put` are added there. */
type Spliced = readonly [at: number, drop: number, ...put: Json[]];
/**
 * The members of an object, or the elements of a list by their number, that are different; 0: it is gone. A new member
 * is the last one by `[value]`, and stands before the member `next` by `[next, value]`.
 */
export interface Changed {
  readonly [key: string]: Change | 0 | readonly [next: string, value: Json];
}
export type Change = Replaced | Spliced | Changed;

type List = readonly Json[];
const isList = (j: unknown): j is List => Array.isArray(j);

/** Whether two values are equal, the order of members included. */
const isSame = (a: Json, b: Json): boolean => {
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

const textOfLists = (a: List, b: List): string => {
  const shorter = Math.min(a.length, b.length);
  let from = 0;
  while (from < shorter && isSame(a[from]!, b[from]!)) from++;
  if (from === a.length && from === b.length) return '';
  let tail = 0;
  while (tail < shorter - from && isSame(a[a.length - 1 - tail]!, b[b.length - 1 - tail]!)) tail++;
  const last = b.length - tail;
  if (a.length === b.length) {
    // Elements of which nothing stays are shorter as a new piece of the list.
    let others = 0;
    for (let i = from; i < last; i++)
      if (!isSame(a[i]!, b[i]!) && !(isPart(a[i]!) && isPart(b[i]!))) others++;
    if (2 * others <= last - from) {
      let text = '';
      for (let i = from; i < last; i++) {
        const change = changeText(a[i]!, b[i]!);
        if (change !== '') text += `${text === '' ? '' : ','}"${i}":${change}`;
      }
      return `{${text}}`;
    }
  }
  if (from === 0 && tail === 0) return `[${JSON.stringify(b)}]`;
  let text = `[${from},${a.length - tail - from}`;
  for (let i = from; i < last; i++) text += `,${JSON.stringify(b[i])}`;
  return `${text}]`;
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
  if (isList(a) && isList(b)) return textOfLists(a, b);
  if (!isObject(a) || !isObject(b)) return `[${JSON.stringify(b)}]`;
  const members = textOfMembers(a, b);
  if (members === undefined) return `[${JSON.stringify(b)}]`;
  return members === '' ? '' : `{${members}}`;
};
