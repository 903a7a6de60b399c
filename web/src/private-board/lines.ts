/** Builds standing orders from a private board or from typed text, and orders them as a tree. */
import type { OrderLine } from '#wire/orders.ts';
import type { BranchStep } from './branches.ts';

/** The condition of an order, as a key for comparison. */
const waitsFor = ({ after, when, asked }: OrderLine): string =>
  JSON.stringify([after ?? 0, when ?? null, asked ?? null]);

/** The next free line number. */
export const freeNumber = (lines: readonly OrderLine[]): number =>
  lines.reduce((most, { n }) => Math.max(most, n), 0) + 1;

/**
 * The answers of `seat` (from 0) in a tree. The condition of each is the others' decisions before it or,
 * where something is hidden, the question that is asked. `from` is the step after which they begin; 0 takes
 * the whole tree. The branch that ends in `favourite` takes precedence over others with the same condition.
 */
export const linesOf = (
  steps: readonly BranchStep[],
  seat: number,
  hides: boolean,
  from = 0,
  favourite = 0,
): OrderLine[] => {
  const liked = new Set<number>();
  for (let one = steps.find(({ id }) => id === favourite); one; ) {
    liked.add(one.id);
    const { parent } = one;
    one = steps.find(({ id }) => id === parent);
  }
  const lines: OrderLine[] = [];
  const grow = (parent: number, after: number | undefined, seen: readonly string[]): void => {
    const next = steps.filter((step) => step.parent === parent);
    // The favourite comes first: of several answers to one condition only one can be given.
    for (const step of next.toSorted((a, b) => Number(liked.has(b.id)) - Number(liked.has(a.id)))) {
      if (step.seat !== seat) {
        grow(step.id, after, [...seen, step.text]);
        continue;
      }
      const line: OrderLine = {
        n: step.id,
        ...(after === undefined ? {} : { after }),
        ...(hides ? {} : { when: [...seen] }),
        ...(hides && step.asked !== undefined ? { asked: step.asked } : {}),
        answer: step.text,
      };
      if (lines.some((other) => waitsFor(other) === waitsFor(line))) continue;
      lines.push(line);
      grow(step.id, step.id, []);
    }
  };
  grow(from, undefined, []);
  return lines;
};

/** Merges new lines into existing ones. For equal conditions the new answer replaces the old one. */
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

/** Removes a line and everything that follows it. */
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
  /** The number of lines that it follows, in a chain. */
  readonly depth: number;
}

/** In reading order: each directly after the line that it follows. */
export const inOrder = (lines: readonly OrderLine[], after?: number, depth = 0): ShownLine[] =>
  lines
    .filter((line) => line.after === after)
    .flatMap((line) => [{ line, depth }, ...inOrder(lines, line.n, depth + 1)]);
