/** Applies what json-change.ts has found; in a file of its own, because pages need only this half. */
import { isObject, type Json, type JsonObject } from './json.ts';
import type { Change, Changed, Spliced, SplicedText } from './json-change.ts';

const misfit = (): never => {
  throw new Error('A change does not fit what it changes');
};

const changedMembers = (value: JsonObject, changed: Changed): JsonObject => {
  const members: [string, Json][] = [];
  /** By member: those that come in before it; undefined: at the end. */
  const added = new Map<string | undefined, [string, Json][]>();
  for (const [key, change] of Object.entries(changed)) {
    if (Object.hasOwn(value, key)) continue;
    if (!Array.isArray(change)) return misfit();
    const next = change.length > 1 ? (change[0] as string) : undefined;
    added.set(next, [...(added.get(next) ?? []), [key, change.at(-1) as Json]]);
  }
  for (const [key, member] of Object.entries(value)) {
    members.push(...(added.get(key) ?? []));
    const change = changed[key];
    if (change === undefined) members.push([key, member]);
    else if (change !== 0) members.push([key, applyChange(member, change as Change)]);
  }
  return Object.fromEntries([...members, ...(added.get(undefined) ?? [])]);
};

const spliced = (list: readonly Json[], splices: readonly Spliced[]): readonly Json[] => {
  const made: Json[] = [];
  let done = 0;
  for (const [at, drop, ...put] of splices) {
    if (!(at >= done && drop >= 0 && at + drop <= list.length)) return misfit();
    made.push(...list.slice(done, at), ...put);
    done = at + drop;
  }
  return [...made, ...list.slice(done)];
};

/** Characters of 16 bits are spliced like the elements of a list. */
const splicedText = (text: string, splices: readonly SplicedText[]): string => {
  if (!splices.every(([, , put]) => typeof put === 'string')) return misfit();
  return spliced(text.split(''), splices).join('');
};

/**
 * The value that `value` becomes. What stays is shared with `value`, which is not changed. Throws where the change was
 * made for another value and does not fit.
 */
export const applyChange = (value: Json, change: Change): Json => {
  if (isObject(change)) {
    if (isObject(value)) return changedMembers(value, change);
    if (!Array.isArray(value)) return misfit();
    const list = value.slice() as Json[];
    for (const [key, of] of Object.entries(change)) {
      if (!(Number(key) < list.length)) return misfit();
      list[Number(key)] = applyChange(list[Number(key)]!, of as Change);
    }
    return list;
  }
  if (change.length === 1) return change[0];
  const often = Array.isArray(change[0]);
  if (typeof value === 'string')
    return splicedText(value, (often ? change : [change]) as readonly SplicedText[]);
  if (!Array.isArray(value)) return misfit();
  return spliced(value, (often ? change : [change]) as readonly Spliced[]);
};
