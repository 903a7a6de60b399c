/**
 * Positions that differ in little: some hidden elements have changed places. Twins that differ in everything diverge
 * soon, at the next card that is revealed; these stay together for long.
 */
import type { FastChance } from '#engine/chance.ts';
import type { Json, JsonObject } from '#engine/layout/json.ts';

/** The name under which a position lists who knows what. */
const KNOWN = 'known';

/** A text inside a position, and a setter for it. */
interface Leaf {
  readonly text: string;
  put(text: string): void;
}

/** Compares a position with a view of it; returns the hidden texts by field. */
const hiddenLeaves = (whole: Json, seen: Json | undefined, into: Leaf[]): void => {
  if (!Array.isArray(whole)) {
    if (typeof whole !== 'object' || whole === null) return;
    const isObject = typeof seen === 'object' && seen !== null && !Array.isArray(seen);
    const view = isObject ? (seen as JsonObject) : undefined;
    for (const [name, part] of Object.entries(whole)) hiddenLeaves(part, view?.[name], into);
    return;
  }
  const list = whole as Json[];
  const shown = Array.isArray(seen) && seen.length === list.length ? seen : undefined;
  for (const [i, part] of list.entries()) {
    if (typeof part !== 'string') hiddenLeaves(part, shown?.[i], into);
    else if (shown === undefined || shown[i] === null)
      into.push({
        text: part,
        put: (text) => {
          list[i] = text;
        },
      });
  }
};

/** Who knows which element, by its name. */
const knownIn = (position: Record<string, Json>, field: string): Record<string, Json> => {
  const known = position[KNOWN] as Record<string, Record<string, Json>> | undefined;
  return known?.[field] ?? {};
};

/** A viewer who knew the old element of a place knows the new one. */
const exchange = (known: Record<string, Json>, a: string, b: string): void => {
  const [of, also] = [known[a], known[b]];
  delete known[a];
  delete known[b];
  if (of !== undefined) known[b] = of;
  if (also !== undefined) known[a] = also;
};

/** The same position with up to `most` pairs of hidden elements swapped. The caller checks that it is legal. */
export const swapped = (
  position: JsonObject,
  seen: JsonObject,
  most: number,
  random: FastChance,
): JsonObject | undefined => {
  const copy = structuredClone(position) as Record<string, Json>;
  let done = 0;
  for (const [field, part] of Object.entries(copy)) {
    if (field === KNOWN) continue;
    const leaves: Leaf[] = [];
    hiddenLeaves(part, seen[field], leaves);
    if (leaves.length < 2) continue;
    for (let i = 0; i < most; i++) {
      const [a, b] = [random.draw(leaves.length), random.draw(leaves.length)];
      const [x, y] = [leaves[a]!, leaves[b]!];
      if (x.text === y.text) continue;
      x.put(y.text);
      y.put(x.text);
      exchange(knownIn(copy, field), x.text, y.text);
      leaves[a] = { ...x, text: y.text };
      leaves[b] = { ...y, text: x.text };
      done++;
    }
  }
  return done > 0 ? copy : undefined;
};
