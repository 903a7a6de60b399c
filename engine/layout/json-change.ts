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
  if (isList(a)) return isList(b) && a.length === b.length && a.every((one, i) => isSame(one, b[i]!));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  return (
    keys.length === others.length && keys.every((key, i) => key === others[i] && isSame(a[key]!, b[key]!))
  );
};

/** The first element of `a` from which on it differs from `b`, and how many at their ends are equal. */
const differenceOf = (a: List, b: List): { readonly from: number; readonly tail: number } => {
  const shorter = Math.min(a.length, b.length);
  let from = 0;
  while (from < shorter && isSame(a[from]!, b[from]!)) from++;
  let tail = 0;
  while (tail < shorter - from && isSame(a[a.length - 1 - tail]!, b[b.length - 1 - tail]!)) tail++;
  return { from, tail };
};

const changeOfLists = (a: List, b: List): Change | undefined => {
  const { from, tail } = differenceOf(a, b);
  const last = b.length - tail;
  if (a.length === b.length && from === last) return undefined;
  if (a.length === b.length) {
    const changed: Record<string, Change> = {};
    let known = 0;
    for (let i = from; i < last; i++) {
      const change = changeOf(a[i]!, b[i]!);
      if (change) changed[String(i)] = change;
      // What stays of an element need not be said again.
      if (!change || !isList(change) || change.length > 1) known++;
    }
    if (2 * known >= last - from) return changed;
  }
  return from === 0 && tail === 0 ? [b] : [from, a.length - tail - from, ...b.slice(from, last)];
};

/** The members that are different; undefined where none is, `'order'` where what stays is in another order. */
const membersChanged = (a: JsonObject, b: JsonObject): Changed | 'order' | undefined => {
  const before = Object.keys(a);
  const after = Object.keys(b);
  const kept = after.filter((key) => Object.hasOwn(a, key));
  const staying = before.filter((key) => Object.hasOwn(b, key));
  if (kept.some((key, i) => key !== staying[i])) return 'order';
  const changed: [string, Changed[string]][] = [];
  for (const key of before) if (!Object.hasOwn(b, key)) changed.push([key, 0]);
  let next = 0;
  for (const key of after) {
    if (key === kept[next]) {
      next++;
      const change = changeOf(a[key]!, b[key]!);
      if (change) changed.push([key, change]);
    } else changed.push([key, next < kept.length ? [kept[next]!, b[key]!] : [b[key]!]]);
  }
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
};

/** How `a` becomes `b`; undefined where they are equal, the order of members included. */
export const changeOf = (a: Json, b: Json): Change | undefined => {
  if (a === b) return undefined;
  if (isList(a) && isList(b)) return changeOfLists(a, b);
  if (!isObject(a) || !isObject(b)) return [b];
  const changed = membersChanged(a, b);
  if (!changed) return undefined;
  const stays =
    changed !== 'order' && Object.keys(b).some((key) => Object.hasOwn(a, key) && isPartly(changed[key]));
  return stays ? (changed as Changed) : [b];
};

/** Whether anything of a member stays as it was. */
const isPartly = (change: Changed[string] | undefined): boolean =>
  change === undefined || (change !== 0 && !(isList(change) && change.length === 1));

/** How the members of `a` become those of `b`; for parts of an object of which the rest is known to be the same. */
export const changeOfMembers = (a: JsonObject, b: JsonObject): Changed | undefined => {
  const changed = membersChanged(a, b);
  if (changed === 'order') throw new Error('The members of a view are in another order');
  return changed;
};
