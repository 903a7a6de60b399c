/** How a level answers each question, in a state that is consistent with what its seat sees. */
import type { BotInfo } from '#bots/contract.ts';
import { soften } from '#bots/soften.ts';
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import type { Heard } from '#engine/match/heard.ts';
import type { Seat } from '#engine/seats.ts';
import { eightyCards } from '../rules/game.ts';
import type { Config } from '../rules/options.ts';
import { ACT, type Eighty, INTERFERE, NATION, REACT } from '../rules/state.ts';
import { Answers, PASS } from './answers.ts';
import { believedHands } from './beliefs.ts';
import type { EightyLevel } from './levels.ts';
import { drawFirst, turnPlans } from './plan.ts';
import { Search } from './search.ts';
import { Value, type Weights } from './value.ts';
import { type WeightsFor, weightsFor } from './weights.ts';

export interface Choice {
  readonly decision: Decision;
  readonly info?: Omit<BotInfo, 'line'>;
}

/** What is known beside the state. */
export interface Known {
  /** What the seat was told since the deal. */
  readonly heard?: Heard | undefined;
  /** A budget in place of the level's. */
  readonly nodes?: number | undefined;
}

/** The memory of a level for one configuration. */
class Desk {
  readonly config: Config;
  readonly value: Value;
  readonly answers: Answers;
  readonly search: Search;

  constructor(config: Config, weights: Weights) {
    this.config = config;
    this.value = new Value(config, weights);
    this.answers = new Answers(this.value, eightyCards.blank(config));
    this.search = new Search(config, this.value);
  }
}

/** The number of different seeds of a plan. */
const SEEDS = 2 ** 30;

/** Answers for one level. It keeps memory from one question to the next, but nothing that changes an answer. */
export class Chooser {
  readonly #level: EightyLevel;
  readonly #weights: WeightsFor;
  #desk: Desk | undefined;

  constructor(level: EightyLevel, weights: WeightsFor = weightsFor) {
    this.#level = level;
    this.#weights = weights;
  }

  /** `heard` and `nodes` matter to a level that searches. */
  choose(s: Eighty, seat: Seat, chance: Chance, { heard = [], nodes }: Known = {}): Choice {
    if (this.#desk?.config !== s.config) this.#desk = new Desk(s.config, this.#weights(s.config.seats));
    if (s.asked === INTERFERE || s.asked === REACT) return { decision: this.#outOfTurn(s, seat) };
    if (s.asked === NATION) return { decision: eightyCards.sample!(s, seat, chance) };
    if (s.asked === ACT) return this.#turn(s, seat, chance, heard, nodes ?? this.#level.nodes);
    return { decision: this.#take(this.#desk.answers.rated(s, seat), chance).decision };
  }

  #take<R extends { readonly worth: number }>(rated: readonly R[], chance: Chance): R {
    const { soft } = this.#level;
    return soft ? soften(rated, ({ worth }) => worth, soft, chance) : rated[0]!;
  }

  #outOfTurn(s: Eighty, seat: Seat): Decision {
    const { windows } = this.#level;
    if (!windows) return PASS;
    const best = this.#desk!.answers.outOfTurn(s, seat);
    const least = s.asked === INTERFERE ? windows.interfere : windows.react;
    return best && best.gain >= least ? best.decision : PASS;
  }

  #turn(s: Eighty, seat: Seat, chance: Chance, heard: Heard, nodes: number): Choice {
    const first = drawFirst(s, seat);
    if (first && !eightyCards.refuse(s, seat, first, true)) return { decision: first };
    const { value, search } = this.#desk!;
    const { width, search: settings } = this.#level;
    const found = turnPlans(s, seat, value, width, chance.draw(SEEDS));
    if (settings) {
      const dealer = believedHands(s, seat, heard);
      const best = search.run(s, seat, found, { ...settings, nodes }, dealer, chance.draw(SEEDS));
      return {
        decision: best.decision,
        info: { nodes: best.nodes, depth: s.config.seats, score: best.score },
      };
    }
    const rated = found.map((plan) => ({ plan, worth: plan.value }));
    const { plan } = this.#take(rated, chance);
    return { decision: plan.decisions[0]!.decision };
  }
}
