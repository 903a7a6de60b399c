/**
 * Learns the weights from self-play by softmax regression. Every seat follows the best plan of its turn as the present
 * weights see it, or one nearly as good. Features are recorded with the eyes of the seat on turn, when its actions begin
 * and when they end; after a game each record is a sample with the winner as its label. The same arguments give the
 * same weights.
 */
import { Regression, type Sample } from '#bots/regression.ts';
import { FastChance } from '#engine/chance.ts';
import { winSharesOf } from '#engine/outcome.ts';
import { dealAgain } from '#engine/playout.ts';
import { eightyCards } from '../rules/game.ts';
import type { Config } from '../rules/options.ts';
import { ACT, DISCARD } from '../rules/state.ts';
import { Player, type PlayerSettings } from './player.ts';
import { Value, type Weights } from './value.ts';

export interface TrainingSettings extends PlayerSettings {
  readonly config: Config;
  readonly games: number;
  readonly seed: number;
  /** The learning rate at the beginning and at the end. */
  readonly rate: readonly [number, number];
  /** Called after each game. `loss`: the mean cross-entropy of its samples, in nats. */
  readonly onGame?: (game: number, loss: number) => void;
}

/** Improves these weights in place. */
export const learn = (weights: Weights, settings: TrainingSettings): void => {
  const { config, games, seed, rate } = settings;
  const chance = new FastChance(seed);
  const s = eightyCards.blank(config);
  const player = new Player(config, new Value(config, weights), settings);
  const regression = new Regression([weights.early, weights.late, weights.last], config.seats);
  for (let game = 0; game < games; game++) {
    dealAgain(eightyCards, s, chance);
    const samples: Sample[] = [];
    let [turn, asked] = [-1, -1];
    player.playOn(s, chance, () => {
      if ((s.asked === ACT || s.asked === DISCARD) && (turn !== s.turns || asked !== s.asked)) {
        [turn, asked] = [s.turns, s.asked];
        player.value.read(s, s.turnOf);
        samples.push({ features: player.value.reader.rows.slice(), mix: [...player.value.mix] });
      }
      return false;
    });
    const outcome = eightyCards.outcome(s)!;
    const learningRate = rate[0] + ((rate[1] - rate[0]) * game) / games;
    const won = winSharesOf(outcome);
    let loss = 0;
    for (const sample of samples) loss += regression.learn(sample, won, learningRate) / samples.length;
    settings.onGame?.(game, loss);
  }
};
