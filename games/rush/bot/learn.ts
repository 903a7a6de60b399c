/**
 * Learns the weights from self-play. After every turn the features of all seats are recorded; after every
 * game each record becomes a training sample for who won (softmax regression, one gradient step per sample).
 * Better weights play better, so later games teach more. No clock is used: the same arguments give the same
 * weights.
 */
import { FastChance } from '#engine/chance.ts';
import { dealAgain } from '#engine/playout.ts';
import { firstSeat } from '#engine/seats.ts';
import { rush } from '../rules/game.ts';
import type { RushConfig } from '../rules/options.ts';
import { OVER } from '../rules/state.ts';
import { Answers } from './answers.ts';
import { softened } from './policy.ts';
import type { Taste } from './taste.ts';
import { FEATURE_COUNT, Outlook, type Weights } from './value.ts';

/** Weights that can be written to. */
export interface Notebook extends Weights {
  readonly early: Float64Array;
  readonly late: Float64Array;
  readonly last: Float64Array;
  readonly singles: Float64Array;
}
export const notebook = (from: Weights): Notebook => ({
  early: Float64Array.from(from.early),
  late: Float64Array.from(from.late),
  last: Float64Array.from(from.last),
  singles: Float64Array.from(from.singles),
});

export interface Lessons {
  readonly config: RushConfig;
  readonly games: number;
  readonly seed: number;
  /** Learning rate at the beginning and at the end. */
  readonly rate: readonly [number, number];
  /** Choices are randomised a little, so that training sees more than one way of playing. */
  readonly half: number;
  /**
   * In some of the games one seat plays like this instead, so that training also meets other ways of playing.
   */
  readonly partner: Taste;
  readonly onGame?: (game: number, loss: number) => void;
}

interface Note {
  readonly features: Float64Array;
  readonly progress: number;
  readonly last: boolean;
}

/** One in so many seats is the partner's. */
const PARTNER_SEATS = 3;

/** Improves the weights of this taste in place. */
export const learn = (taste: Taste & { readonly weights: Notebook }, lessons: Lessons): void => {
  const { config, games, seed, rate, half, partner } = lessons;
  const { seats } = config;
  const { weights } = taste;
  const chance = new FastChance(seed);
  const s = rush.blank(config);
  const answers = new Answers();
  const outlook = new Outlook();
  const features = new Float64Array(FEATURE_COUNT);
  const chances = new Float64Array(seats);
  const most = rush.maxDecisions(config);
  for (let game = 0; game < games; game++) {
    dealAgain(rush, s, chance);
    const notes: Note[] = [];
    const tastes = Array.from({ length: seats }, () => (chance.draw(PARTNER_SEATS) === 0 ? partner : taste));
    let turn = s.turnOf;
    for (let n = 0; s.asked !== OVER && n < most; n++) {
      if (s.turnOf !== turn) {
        turn = s.turnOf;
        outlook.load(s, weights);
        const all = new Float64Array(seats * FEATURE_COUNT);
        for (let seat = 0; seat < seats; seat++) {
          outlook.describe(seat, features);
          all.set(features, seat * FEATURE_COUNT);
        }
        notes.push({ features: all, progress: outlook.progress, last: outlook.last });
      }
      const seat = firstSeat(rush.active(s));
      rush.apply(s, seat, softened(answers.ranked(s, seat, tastes[seat]!), half, chance), chance, null);
    }
    const outcome = rush.outcome(s);
    if (!outcome) continue;
    const winners = outcome.ranks.filter((rank) => rank === 1).length;
    const length = rate[0] + ((rate[1] - rate[0]) * game) / games;
    let loss = 0;
    for (const { features: all, progress, last } of notes) {
      let top = -1e9;
      for (let seat = 0; seat < seats; seat++) {
        let sum = 0;
        for (let i = 0; i < FEATURE_COUNT; i++) {
          const weight = last
            ? weights.last[i]!
            : (1 - progress) * weights.early[i]! + progress * weights.late[i]!;
          sum += weight * all[seat * FEATURE_COUNT + i]!;
        }
        chances[seat] = sum;
        top = Math.max(top, sum);
      }
      let total = 0;
      for (let seat = 0; seat < seats; seat++) {
        chances[seat] = Math.exp(chances[seat]! - top);
        total += chances[seat]!;
      }
      for (let seat = 0; seat < seats; seat++) {
        const won = outcome.ranks[seat] === 1 ? 1 / winners : 0;
        const error = won - chances[seat]! / total;
        loss -= (won * Math.log(chances[seat]! / total + 1e-12)) / notes.length;
        for (let i = 0; i < FEATURE_COUNT; i++) {
          const pull = length * error * all[seat * FEATURE_COUNT + i]!;
          if (pull === 0) continue;
          if (last) weights.last[i] = weights.last[i]! + pull;
          else {
            weights.early[i] = weights.early[i]! + pull * (1 - progress);
            weights.late[i] = weights.late[i]! + pull * progress;
          }
        }
      }
    }
    lessons.onGame?.(game, loss);
  }
};
