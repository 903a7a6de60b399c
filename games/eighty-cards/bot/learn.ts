/**
 * Learns the weights from self-play by softmax regression. Every seat follows the best plan of its turn as the present
 * weights see it, or one nearly as good. Features are recorded with the eyes of the seat on turn, when its actions begin
 * and when they end; after a game each record is a sample with the winner as its label. The same arguments give the
 * same weights.
 */
import type { PlannedDecision } from '#bots/beam.ts';
import { Regression, type Sample } from '#bots/regression.ts';
import { soften } from '#bots/soften.ts';
import { FastChance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { winSharesOf } from '#engine/outcome.ts';
import { dealAgain } from '#engine/playout.ts';
import { listSeats, type Seat } from '#engine/seats.ts';
import { eightyCards } from '../rules/game.ts';
import type { Config } from '../rules/options.ts';
import { ACT, DISCARD, type Eighty, INTERFERE, NATION, OVER, PLACE, REACT } from '../rules/state.ts';
import { Answers, PASS } from './answers.ts';
import { drawFirst, turnPlans } from './plan.ts';
import { Value, type Weights } from './value.ts';

export interface TrainingSettings {
  readonly config: Config;
  readonly games: number;
  readonly seed: number;
  /** The learning rate at the beginning and at the end. */
  readonly rate: readonly [number, number];
  /** So many logits less make a plan half as likely. */
  readonly half: number;
  readonly width: number;
  /** What interference out of turn and reactions must be worth, in logits. */
  readonly least: number;
  /** Called after each game. `loss`: the mean cross-entropy of its samples, in nats. */
  readonly onGame?: (game: number, loss: number) => void;
}

/** A player who follows a plan until something else is asked of them. */
class Player {
  readonly value: Value;
  readonly #answers: Answers;
  readonly #settings: TrainingSettings;
  readonly #chance: FastChance;
  #plan: readonly PlannedDecision[] = [];

  constructor(value: Value, settings: TrainingSettings, chance: FastChance) {
    this.value = value;
    this.#answers = new Answers(value, eightyCards.blank(settings.config));
    this.#settings = settings;
    this.#chance = chance;
  }

  forget(): void {
    this.#plan = [];
  }

  decide(s: Eighty, seat: Seat): Decision {
    if (s.asked === NATION || s.asked === PLACE) return eightyCards.sample!(s, seat, this.#chance);
    const { half, least, width } = this.#settings;
    const soft = { margin: 6 * half, half };
    if (s.asked === INTERFERE || s.asked === REACT) {
      const rated = this.#answers.rated(s, seat);
      const best = rated[0]!;
      const pass = rated.find(({ decision }) => decision[0] === PASS[0])!;
      return best.worth - pass.worth >= least ? best.decision : PASS;
    }
    if (s.asked !== ACT)
      return soften(this.#answers.rated(s, seat), ({ worth }) => worth, soft, this.#chance).decision;
    const [next, ...rest] = this.#plan;
    if (next && !eightyCards.refuse(s, seat, next.decision, true)) {
      this.#plan = rest;
      return next.decision;
    }
    const first = drawFirst(s, seat);
    if (first && !eightyCards.refuse(s, seat, first, true)) return first;
    const found = turnPlans(s, seat, this.value, width, this.#chance.word());
    const plan = soften(found, ({ value }) => value, soft, this.#chance);
    this.#plan = plan.decisions.slice(1);
    return plan.decisions[0]!.decision;
  }
}

/** Improves these weights in place. */
export const learn = (weights: Weights, settings: TrainingSettings): void => {
  const { config, games, seed, rate } = settings;
  const chance = new FastChance(seed);
  const s = eightyCards.blank(config);
  const player = new Player(new Value(config, weights), settings, chance);
  const regression = new Regression([weights.early, weights.late, weights.last], config.seats);
  for (let game = 0; game < games; game++) {
    dealAgain(eightyCards, s, chance);
    const samples: Sample[] = [];
    let [turn, asked] = [-1, -1];
    while (s.asked !== OVER) {
      if ((s.asked === ACT || s.asked === DISCARD) && (turn !== s.turns || asked !== s.asked)) {
        [turn, asked] = [s.turns, s.asked];
        if (asked === ACT) player.forget();
        player.value.read(s, s.turnOf);
        samples.push({ features: player.value.reader.rows.slice(), mix: [...player.value.mix] });
      }
      const active = eightyCards.active(s);
      const answers = listSeats(active).map((seat) => [seat, player.decide(s, seat)] as const);
      // What somebody did out of turn may change what is best.
      if (s.asked === INTERFERE && answers.some(([, [one]]) => one !== PASS[0])) player.forget();
      for (const [seat, decision] of answers) eightyCards.apply(s, seat, decision, chance, null);
    }
    const outcome = eightyCards.outcome(s)!;
    const learningRate = rate[0] + ((rate[1] - rate[0]) * game) / games;
    const won = winSharesOf(outcome);
    let loss = 0;
    for (const sample of samples) loss += regression.learn(sample, won, learningRate) / samples.length;
    settings.onGame?.(game, loss);
  }
};
