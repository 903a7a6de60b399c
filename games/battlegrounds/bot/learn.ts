/**
 * Learns the weights from self-play by softmax regression. Every side plays the best line of its turn as the present
 * weights see it, or one nearly as good. The features of all sides are recorded when a turn begins; after a game each
 * record is a sample with the winner as its label. The same arguments give the same weights.
 */
import { Regression, type Sample } from '#bots/regression.ts';
import { soften } from '#bots/soften.ts';
import { FastChance } from '#engine/chance.ts';
import { winSharesOf } from '#engine/outcome.ts';
import { dealAgain } from '#engine/playout.ts';
import { battlegrounds } from '../rules/game.ts';
import type { Config } from '../rules/options.ts';
import { OVER } from '../rules/state.ts';
import { freeDecision } from './choose.ts';
import { sidesOf } from './features.ts';
import { Pool } from './pool.ts';
import { isSetUp } from './setup.ts';
import { Turns } from './turns.ts';
import { Value, type Weights } from './value.ts';

export interface TrainingSettings {
  readonly config: Config;
  readonly games: number;
  readonly seed: number;
  /** The learning rate at the beginning and at the end. */
  readonly rate: readonly [number, number];
  /** So many logits less make a line half as likely. */
  readonly half: number;
  /** Called after each game. `loss`: the mean cross-entropy of its samples, in nats. */
  readonly onGame?: (game: number, loss: number) => void;
}

const BREADTH = { extended: 4, extras: 2, returns: 6 };
/** Longer games would say little. */
const MOST_TURNS = 400;

/** Improves these weights in place. */
export const learn = (weights: Weights, settings: TrainingSettings): void => {
  const { config, games, seed, rate, half } = settings;
  const chance = new FastChance(seed);
  const s = battlegrounds.blank(config);
  const value = new Value(config, weights);
  const pool = new Pool(config);
  const turns = new Turns(pool, (after, seat) => value.worth(after, seat));
  const sides = sidesOf(config);
  const regression = new Regression([weights.early, weights.late], sides.length);
  const soft = { margin: 8 * half, half };
  for (let game = 0; game < games; game++) {
    dealAgain(battlegrounds, s, chance);
    const samples: Sample[] = [];
    for (let turn = 0; s.asked !== OVER && turn < MOST_TURNS; ) {
      const seat = s.turnOf;
      if (isSetUp(s.asked)) {
        battlegrounds.apply(s, seat, battlegrounds.sample!(s, seat, chance), chance, null);
        continue;
      }
      turn++;
      value.reader.read(s);
      const late = value.lateness;
      samples.push({ features: value.reader.rows.slice(), mix: [1 - late, late] });
      for (let free = freeDecision(s, seat); free; free = freeDecision(s, seat))
        battlegrounds.apply(s, seat, free, chance, null);
      const lines = turns.list(s, seat, BREADTH);
      const { decisions } = soften(lines, ({ worth }) => worth, soft, chance);
      for (const { state } of lines) pool.release(state);
      for (const decision of decisions) battlegrounds.apply(s, seat, decision, chance, null);
    }
    const outcome = battlegrounds.outcome(s);
    if (!outcome) continue;
    const learningRate = rate[0] + ((rate[1] - rate[0]) * game) / games;
    const shares = winSharesOf({
      ...outcome,
      ...(config.team
        ? {
            sides: [
              [1, 3],
              [2, 4],
            ],
          }
        : {}),
    });
    const won = sides.map(([first]) => shares[first!]!);
    let loss = 0;
    for (const sample of samples) loss += regression.learn(sample, won, learningRate) / samples.length;
    settings.onGame?.(game, loss);
  }
};
