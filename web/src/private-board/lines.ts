/** Orders as they are made: out of what was tried on a private board, or typed; and how they follow each other. */
import type { OrderLine } from '#wire/orders.ts';
import type { BranchStep } from './branches.ts';

/** What an order waits for, to compare it with another's. */
const waitsFor = ({ after, when, asked }: OrderLine): string =>
  JSON.stringify([after ?? 0, when ?? null, asked ?? null]);

/** The next number that no line has. */
export const freeNumber = (lines: readonly OrderLine[]): number =>
  lines.reduce((most, { n }) => Math.max(most, n), 0) + 1;

/**
 * The answers of `seat` (from 0) in a tree, each waiting for what the others do before it; where something is hidden,
 * for what is asked. `from`: the twig behind which they begin, 0 for all of it. The branch that ends in `favourite` goes
 * before others that wait for the same.
 */
export const linesOf = (
  twigs: readonly BranchStep[],
  seat: number,
  hides: boolean,
  from = 0,
  favourite = 0,
): OrderLine[] => {
  const liked = new Set<number>();
  for (let one = twigs.find(({ id }) => id === favourite); one; ) {
    liked.add(one.id);
    const { parent } = one;
    one = twigs.find(({ id }) => id === parent);
  }
  const lines: OrderLine[] = [];
  const grow = (parent: number, after: number | undefined, seen: readonly string[]): void => {
    const next = twigs.filter((twig) => twig.parent === parent);
    // Liked first: of several answers to the same only one can be given.
    for (const twig of next.toSorted((a, b) => Number(liked.has(b.id)) - Number(liked.has(a.id)))) {
      if (twig.seat !== seat) {
        grow(twig.id, after, [...seen, twig.text]);
        continue;
      }
      const line: OrderLine = {
        n: twig.id,
        ...(after === undefined ? {} : { after }),
        ...(hides ? {} : { when: [...seen] }),
        ...(hides && twig.asked !== undefined ? { asked: twig.asked } : {}),
        answer: twig.text,
      };
      if (lines.some((other) => waitsFor(other) === waitsFor(line))) continue;
      lines.push(line);
      grow(twig.id, twig.id, []);
    }
  };
  grow(from, undefined, []);
  return lines;
};

/** New lines laid over those that are there: what waits for the same is answered as the new ones say. */
export const mergeLines = (old: readonly OrderLine[], added: readonly OrderLine[]): OrderLine[] => {
  let merged = [...old];
  const renamed = new Map<number, number>();
  for (const line of added) {
    const after = line.after === undefined ? undefined : renamed.get(line.after);
    const wanted: OrderLine = { ...line, ...(after === undefined ? {} : { after }) };
    const same = merged.find((other) => waitsFor(other) === waitsFor(wanted));
    if (same?.answer === line.answer) {
      renamed.set(line.n, same.n);
      continue;
    }
    if (same) merged = without(merged, same.n);
    const n = freeNumber(merged);
    renamed.set(line.n, n);
    merged.push({ ...wanted, n });
  }
  return merged;
};

/** Without a line and everything that follows it. */
export const without = (lines: readonly OrderLine[], n: number): OrderLine[] => {
  const gone = new Set([n]);
  return lines.filter((line) => {
    if (!gone.has(line.n) && !(line.after !== undefined && gone.has(line.after))) return true;
    gone.add(line.n);
    return false;
  });
};

export interface ShownLine {
  readonly line: OrderLine;
  /** How many lines it follows. */
  readonly depth: number;
}

/** In the order in which they are read: each right behind what it follows. */
export const inOrder = (lines: readonly OrderLine[], after?: number, depth = 0): ShownLine[] =>
  lines
    .filter((line) => line.after === after)
    .flatMap((line) => [{ line, depth }, ...inOrder(lines, line.n, depth + 1)]);
