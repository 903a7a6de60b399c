/**
 * How sure a match of two bots makes us of their strength. The unit is the round – all games that share an
 * opening, seats rotated – because the games of a round are not independent of each other.
 */

/** From 0 (always lost) to 1 (always won) per round. */
export type RoundScore = number;

const Z95 = 1.959964;
/** For intervals that are looked at again and again: two-sided, 98.4 %. */
const Z984 = 2.408916;
/** Games before such an interval may end an arena. */
const FEWEST_GAMES = 40;

/** The Elo difference that a score means; infinite for 0 and 1. */
export const eloOf = (score: number): number => -400 * Math.log10(1 / score - 1);
export const scoreOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

export interface Strength {
  /** Mean score of the first bot, and its 95 % interval. */
  readonly score: number;
  readonly scoreInterval: readonly [number, number];
  /** The same in Elo; a bound without end is null. */
  readonly elo: number | null;
  readonly interval: readonly [number | null, number | null];
}

/** To one decimal; adding 0 turns -0 into 0. */
const finite = (elo: number): number | null => (Number.isFinite(elo) ? Math.round(elo * 10) / 10 + 0 : null);

const meanOf = (scores: readonly RoundScore[]): number =>
  scores.reduce((sum, s) => sum + s, 0) / scores.length;
const varianceOf = (scores: readonly RoundScore[], mean: number): number =>
  scores.length < 2 ? 0 : scores.reduce((sum, s) => sum + (s - mean) ** 2, 0) / (scores.length - 1);

/**
 * Wilson's interval with the number of games that would be as telling as these rounds, so that it stays honest near 0 and
 * 1, where the normal interval shrinks to nothing. Rounds that all scored alike tell nothing of their spread and count as
 * independent games.
 */
function intervalOf(scores: readonly RoundScore[], games: number, z: number): [number, number] {
  const score = meanOf(scores);
  const spread = varianceOf(scores, score) / scores.length;
  const trials = spread > 0 && score > 0 && score < 1 ? (score * (1 - score)) / spread : games;
  const z2 = (z * z) / trials;
  const centre = (score + z2 / 2) / (1 + z2);
  const half = (z / (1 + z2)) * Math.sqrt((score * (1 - score)) / trials + z2 / (4 * trials));
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

/**
 * Whether so many rounds tell a share apart from `fair`: from 40 games on, when their 98.4 % interval does not contain it.
 * The wider interval pays for looking after every round.
 */
export function isApart(scores: readonly RoundScore[], games: number, fair: number): boolean {
  if (games < FEWEST_GAMES || scores.length < 2) return false;
  const [low, high] = intervalOf(scores, games, Z984);
  return low > fair || high < fair;
}

/** Mean and interval of rounds. `games`: how many were played in all. */
export function strengthOf(scores: readonly RoundScore[], games: number): Strength {
  if (scores.length === 0) return { score: 0.5, scoreInterval: [0, 1], elo: 0, interval: [null, null] };
  const score = meanOf(scores);
  const [low, high] = intervalOf(scores, games, Z95);
  return {
    score,
    scoreInterval: [low, high],
    elo: finite(eloOf(score)),
    interval: [finite(eloOf(low)), finite(eloOf(high))],
  };
}

/** A sequential test: is the difference at least `elo1` rather than at most `elo0`? */
export interface SprtBounds {
  readonly elo0: number;
  readonly elo1: number;
  /** Chances of accepting either one falsely. */
  readonly alpha: number;
  readonly beta: number;
}

export interface Sprt extends SprtBounds {
  /** Logarithm of the likelihood ratio; at or beyond a bound the test has decided. */
  readonly llr: number;
  readonly bounds: readonly [number, number];
  readonly verdict: 'elo0' | 'elo1' | 'open';
}

/** Minimum rounds before a decision, because the variance must be estimated. */
const FEWEST_ROUNDS = 8;
/** The variance assumed when all rounds were equal so far: as if one more had ended the other way. */
const prior = (mean: number, rounds: number): number => {
  const widened = (mean * rounds + (mean > 0.5 ? 0 : 1)) / (rounds + 1);
  return widened * (1 - widened);
};

/** The generalised test on round scores, with the variance estimated from the rounds. */
export function sprtOf(scores: readonly RoundScore[], test: SprtBounds): Sprt {
  const bounds = [Math.log(test.beta / (1 - test.alpha)), Math.log((1 - test.beta) / test.alpha)] as const;
  if (scores.length === 0) return { ...test, llr: 0, bounds, verdict: 'open' };
  const mean = meanOf(scores);
  const variance = varianceOf(scores, mean) || prior(mean, scores.length);
  const s0 = scoreOf(test.elo0);
  const s1 = scoreOf(test.elo1);
  const llr = (scores.length * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
  const decided = scores.length >= FEWEST_ROUNDS;
  const verdict = decided && llr >= bounds[1] ? 'elo1' : decided && llr <= bounds[0] ? 'elo0' : 'open';
  return { ...test, llr: Math.round(llr * 1000) / 1000, bounds, verdict };
}
