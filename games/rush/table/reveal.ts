/** The final scoring as it is revealed: Achievement by Achievement, the score sheet, tie-breaks if they are used. */
import type { Outcome } from '#engine/game.ts';
import type { Seat } from '#engine/seats.ts';
import { CRITERIA, type Standing } from '../rules/scoring.ts';
import type { Model } from './model.ts';

/** How long each stage is looked at, in steps of motion. */
export const REST = 6;

/** The columns of the score sheet, in the order in which they are filled in. */
export const COLUMNS = ['medals', 'bases', 'achievements', 'total'] as const;

export type Stage =
  | { readonly kind: 'achievement'; readonly standing: Standing }
  | { readonly kind: 'sheet'; readonly column: (typeof COLUMNS)[number] }
  /** Seats from 0 that are still level, with what decides between them. */
  | {
      readonly kind: 'tie';
      readonly by: 'medals' | 'bases' | 'achievements';
      readonly seats: readonly number[];
      readonly values: readonly number[];
    }
  | { readonly kind: 'end'; readonly winners: readonly Seat[]; readonly shared: boolean };

/**
 * The stages of a table that is over; `outcome` says who won (RUSH-11.15–11.22). The tie-breaks are those that decided:
 * among the seats with the most points one criterion after the other, until the winners are left.
 */
export const stagesOf = (model: Model, outcome: Outcome | undefined): readonly Stage[] => {
  const stages: Stage[] = model.achievements.map((standing) => ({ kind: 'achievement', standing }));
  for (const column of COLUMNS) stages.push({ kind: 'sheet', column });
  if (!outcome) return stages;
  const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const scoreOf = (seat: Seat) => model.seats[seat]!.score;
  const best = Math.max(...model.seats.map(({ score }) => score.total));
  let level = model.seats.flatMap(({ seat, score }) => (score.total === best ? [seat] : []));
  for (const by of CRITERIA) {
    if (by === 'total') continue;
    if (level.length < 2) break;
    const values = level.map((seat) => scoreOf(seat)[by]);
    stages.push({ kind: 'tie', by, seats: level, values });
    const most = Math.max(...values);
    level = level.filter((seat) => scoreOf(seat)[by] === most);
  }
  stages.push({ kind: 'end', winners, shared: winners.length > 1 });
  return stages;
};
