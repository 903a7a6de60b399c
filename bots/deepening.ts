/**
 * Iterative deepening over the turns of the root. Each iteration searches one deeper than the one before, whose order
 * it takes over, so that the best turn so far is searched first. Where the budget ends in the middle of an iteration,
 * what it has found counts all the same: its first turn was the best of the iteration before, so a better one is better
 * indeed.
 */

/** A turn of the root and what the last finished iteration says of it. */
export interface RootTurn {
  readonly turn: number;
  /** Exact if greater than the best score minus the margin asked for; else only an upper bound. */
  readonly score: number;
}

/** Thrown through a search when its budget is used up. */
export const OUT_OF_BUDGET = new Error('the budget of the search is used up');

export interface RootSearch {
  /** An iteration begins. The first one must come to its end, whatever the budget. */
  begin(depth: number): void;
  /**
   * Searches a turn, the nth of its iteration from 0. Returns its score, exact if greater than `alpha`, else an upper
   * bound. Throws `OUT_OF_BUDGET`.
   */
  search(turn: number, depth: number, n: number, alpha: number): number;
  /** Takes back all turns that were made when the budget ended. */
  unwind(): void;
}

export interface DeepeningSettings {
  /** Turns that come so near to the best have exact scores, too. */
  readonly margin: number;
  readonly deepest: number;
  /** A best score as great as this, or as far below 0, is not searched deeper: the game is won or lost. */
  readonly won: number;
}

export interface Deepened {
  /** All turns of the root, the best first. */
  readonly roots: readonly RootTurn[];
  /** Of the last iteration that was finished. */
  readonly depth: number;
}

/** @param roots not empty, the most promising first */
export const deepen = (
  roots: readonly RootTurn[],
  search: RootSearch,
  { margin, deepest, won }: DeepeningSettings,
): Deepened => {
  let sorted = roots;
  for (let depth = 1; depth <= deepest; depth++) {
    search.begin(depth);
    const done = iterate(sorted, search, depth, margin);
    sorted = done.roots;
    if (!done.finished) return { roots: sorted, depth: depth - 1 };
    if (Math.abs(sorted[0]!.score) >= won || sorted.length === 1) return { roots: sorted, depth };
  }
  return { roots: sorted, depth: deepest };
};

const iterate = (
  roots: readonly RootTurn[],
  search: RootSearch,
  depth: number,
  margin: number,
): { readonly roots: RootTurn[]; readonly finished: boolean } => {
  const done: RootTurn[] = [];
  let best = -Infinity;
  let finished = true;
  try {
    for (const { turn } of roots) {
      const score = search.search(turn, depth, done.length, best - margin);
      done.push({ turn, score });
      best = Math.max(best, score);
    }
  } catch (stop) {
    if (stop !== OUT_OF_BUDGET) throw stop;
    search.unwind();
    finished = false;
    // The turns that it did not come to are thought as much worse than its first one as they were before.
    const shift = done.length === 0 ? 0 : done[0]!.score - roots[0]!.score;
    for (const { turn, score } of roots.slice(done.length))
      done.push({ turn, score: best === -Infinity ? score : Math.min(score + shift, best) });
  }
  return { roots: done.sort((a, b) => b.score - a.score), finished };
};
