/** The result (BG-12.5, 12.13, 14.8, 15.20–15.22, 16.39–16.41). */
import type { Outcome } from '#engine/game.ts';
import { pointsOf, wonBy } from './area.ts';
import { type Battlegrounds, ENDINGS, OVER } from './state.ts';

/** BG-16.40: the stars of a Solo game, and the points from which there is one. */
export const FIRST_STAR = 16;
export const MOST_STARS = 6;
export const starsFor = (points: number): number =>
  points < FIRST_STAR ? 0 : Math.min(MOST_STARS, 1 + ((points - FIRST_STAR) >> 1));

/** BG-12.13: higher is better; the sides compare by points, then by the scoring tokens they have won. */
const standing = (s: Battlegrounds, seat: number): readonly [number, number, number] => {
  const { sum, count } = wonBy(s, seat);
  return [pointsOf(s, seat), s.config.family ? 0 : sum, s.config.family ? 0 : count];
};
const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value > b[i]!;
  return false;
};

export const outcome = (s: Battlegrounds): Outcome | undefined => {
  if (s.asked !== OVER) return undefined;
  const { config, winner } = s;
  const seats = Array.from({ length: config.seats }, (_, seat) => seat);
  const scores = seats.map((seat) => pointsOf(s, seat));
  const reason = ENDINGS[s.ending]!;
  if (config.solo)
    return { ranks: [1], results: [starsFor(scores[0]!) > 0 ? 'won' : 'lost'], scores, reason };
  const won = seats.map((seat) => winner >= 0 && config.areaOf[seat] === config.areaOf[winner]);
  const standings = seats.map((seat) => standing(s, seat));
  const beats = (a: number, b: number): boolean =>
    won[a] !== won[b] ? won[a]! : !won[a] && isBetter(standings[a]!, standings[b]!);
  const ranks = seats.map((seat) => 1 + seats.filter((other) => beats(other, seat)).length);
  return { ranks, scores, reason };
};
