/**
 * Rating classes: each game has one rating for two players and one for more. A rating is stored as openskill's mean and
 * standard deviation. It is shown as one number that begins at 1000: a lower bound of the strength, the mean minus
 * three deviations.
 */
import type { Bearer } from '#wire/protocol.ts';
import type { SqliteFile } from '../storage/sqlite-file.ts';

export const classOf = (game: string, seats: number): string => `${game}/${seats === 2 ? 'two' : 'many'}`;

const BEGINS = 1000;
const SCALE = 40;
/** Above this deviation a rating is provisional. It begins at 25/3. */
const SURE = 4;

export interface SkillEstimate {
  readonly mu: number;
  readonly sigma: number;
}
export const shownRating = ({ mu, sigma }: SkillEstimate): { rating: number; provisional: boolean } => ({
  rating: Math.round(BEGINS + SCALE * (mu - 3 * sigma)),
  provisional: sigma > SURE,
});

/** The public part of a guest's account, with the rating of the class `rated`; undefined without an account. */
export const bearerIn = (file: SqliteFile, guest: string, rated: string): Bearer | undefined => {
  const row = file
    .sql(
      `SELECT a.person, r.mu, r.sigma FROM accounts a LEFT JOIN ratings r ON r.guest = a.guest AND r.class = ?
       WHERE a.guest = ?`,
    )
    .get(rated, guest);
  if (!row) return undefined;
  const person = String(row.person);
  if (row.mu === null) return { person };
  const { rating, provisional } = shownRating({ mu: Number(row.mu), sigma: Number(row.sigma) });
  return { person, rating, ...(provisional ? { provisional } : {}) };
};
