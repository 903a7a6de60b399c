/** The score sheet of Rush: Achievements, points by what they are for, and the tie-breaks (RUSH-11.15–11.22). */
import type { Outcome } from '#engine/game.ts';
import { type Column, type Scoring, tiesOf } from '#kit/scores/scoring.ts';
import { CRITERIA } from '../rules/scoring.ts';
import type { Model } from './model.ts';

/** In the order in which they are filled in. */
const COLUMNS = ['medals', 'bases', 'achievements', 'total'] as const;
const TIE_NAMES = {
  total: 'sheet.total',
  medals: 'sheet.tieMedals',
  bases: 'sheet.tieBases',
  achievements: 'sheet.tieAchievements',
} as const satisfies Readonly<Record<(typeof CRITERIA)[number], string>>;

/** `outcome`: undefined before the end; then everything stands as if the game ended now. */
export const scoringOf = (
  { achievements, seats }: Pick<Model, 'achievements' | 'seats'>,
  outcome: Outcome | undefined,
): Scoring => {
  const column = (id: (typeof COLUMNS)[number], name: string): Column => ({
    id,
    name,
    points: seats.map(({ score }) => score[id]),
  });
  return {
    awardsName: 'table.achievements',
    awards: achievements.map(({ id, values, leader }) => ({ id, name: `achievement.${id}`, values, leader })),
    columns: COLUMNS.map((id) => column(id, `sheet.${id}`)),
    ties: outcome ? tiesOf(CRITERIA.map((id) => column(id, TIE_NAMES[id]))) : [],
    winners: outcome?.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
  };
};
