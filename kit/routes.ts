/** Which way every piece goes between two drawings of a table, from the places where it lay and lies. */
import type { Route } from './flights.svelte.ts';

/** Where pieces are seen, by `data-piece` and `data-place`. */
export type Places = ReadonlyMap<string, string>;

/** What a game says of its ways. */
export interface Ways {
  /** Where a piece comes from that was not seen before; nowhere: it is simply there. */
  readonly appears: (piece: string, to: string) => string | undefined;
  /** Where a piece goes that is seen no more; nowhere: it is simply gone. */
  readonly vanishes: (piece: string, from: string) => string | undefined;
  /** Do the pieces of this place move up when one of them leaves it? */
  readonly closesUp?: (place: string) => boolean;
  /** Is it turned on the way? */
  readonly turns?: (route: {
    readonly from: string;
    readonly to: string;
    readonly seen: boolean;
  }) => Route['turns'];
  /** In which wave it moves. */
  readonly wave?: (from: string, to: string) => number;
}

export const routesBetween = (before: Places, after: Places, ways: Ways): Route[] => {
  const { appears, vanishes, closesUp, turns, wave } = ways;
  const routes: Route[] = [];
  const add = (piece: string, from: string, to: string, seen: boolean): void => {
    routes.push({ piece, from, to, turns: turns?.({ from, to, seen }), wave: wave?.(from, to) ?? 0 });
  };
  for (const [piece, from] of before) {
    const known = after.get(piece);
    const to = known ?? vanishes(piece, from);
    if (to === undefined || (known === undefined && to === from)) continue;
    if (known === from && !closesUp?.(from)) continue;
    add(piece, from, to, true);
  }
  for (const [piece, to] of after) {
    const from = before.has(piece) ? undefined : appears(piece, to);
    if (from !== undefined) add(piece, from, to, false);
  }
  return routes;
};
