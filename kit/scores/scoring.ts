/** What a score sheet shows of a table, as data: names are messages of the game. */
import type { Seat } from '#engine/seats.ts';

/** Something for which players are compared, and which one of them gets: a majority, a title. */
export interface Award {
  readonly id: string;
  readonly name: string;
  /** What counts for it, by seat. */
  readonly values: readonly number[];
  /** Who gets it; below 0: nobody. */
  readonly leader: Seat;
}
export interface Column {
  readonly id: string;
  readonly name: string;
  /** By seat. */
  readonly points: readonly number[];
}
/** A tie-break that decided something. */
export interface Tie {
  readonly id: string;
  readonly name: string;
  /** Who was level before it, and what each of them has of it. */
  readonly seats: readonly Seat[];
  readonly values: readonly number[];
}
export interface Scoring {
  /** What the awards are called together. */
  readonly awardsName: string;
  readonly awards: readonly Award[];
  /** In the order in which they are filled in; the last one is the total. */
  readonly columns: readonly Column[];
  readonly ties: readonly Tie[];
  /** Undefined before the end. */
  readonly winners: readonly Seat[] | undefined;
  /** Do several winners win as one side? Otherwise they are level after all tie-breaks. */
  readonly oneSide?: boolean;
}

/** Everything is revealed in this order, one thing after the other. */
export const stagesOf = ({ awards, columns, ties, winners }: Scoring): number =>
  awards.length + columns.length + ties.length + (winners ? 1 : 0);

/** What is seen of it after so many stages; of the columns, those that are filled in. */
export const seenAfter = (
  { awards, columns, ties, winners }: Scoring,
  stages: number,
): Pick<Scoring, 'awards' | 'columns' | 'ties' | 'winners'> => {
  const beforeTies = awards.length + columns.length;
  return {
    awards: awards.slice(0, stages),
    columns: columns.slice(0, Math.max(0, stages - awards.length)),
    ties: ties.slice(0, Math.max(0, stages - beforeTies)),
    winners: stages > beforeTies + ties.length ? winners : undefined,
  };
};

/**
 * The tie-breaks that decided: those who have the most of the first criterion are compared by one after the other of the
 * rest, until one of them is left.
 */
export const tiesOf = ([first, ...others]: readonly Column[]): Tie[] => {
  if (!first) return [];
  const leading = (seats: readonly Seat[], points: readonly number[]): Seat[] => {
    const most = Math.max(...seats.map((seat) => points[seat]!));
    return seats.filter((seat) => points[seat] === most);
  };
  const ties: Tie[] = [];
  let level = leading([...first.points.keys()], first.points);
  for (const { id, name, points } of others) {
    if (level.length < 2) break;
    ties.push({ id, name, seats: level, values: level.map((seat) => points[seat]!) });
    level = leading(level, points);
  }
  return ties;
};
