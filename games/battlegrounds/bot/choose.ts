/** How a level answers each question, in a state that is consistent with what its seat sees. */

import type { BotInfo } from '#bots/contract.ts';
import { soften } from '#bots/soften.ts';
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import type { Heard } from '#engine/match/heard.ts';
import type { Seat } from '#engine/seats.ts';
import { EXTRA_TANK, KIND_OF } from '../content/tokens.ts';
import { eachUsable } from '../rules/area.ts';
import { battlegrounds } from '../rules/game.ts';
import type { Config } from '../rules/options.ts';
import { type Battlegrounds, deckOf } from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';
import { inFreeWindow } from '../rules/turn.ts';
import { assignments } from './assign.ts';
import { familyChoices } from './family.ts';
import { Fight } from './fight.ts';
import { Foreseer } from './foresee.ts';
import type { BattleLevel } from './levels.ts';
import { recall } from './memory.ts';
import { Pool } from './pool.ts';
import { isSetUp, setUpChoices } from './setup.ts';
import { afterShots, SoloValue } from './solo.ts';
import { type Breadth, type Line, Turns } from './turns.ts';
import type { Weights } from './value.ts';
import { type WeightsFor, weightsFor } from './weights.ts';

export interface Choice {
  readonly decision: Decision;
  readonly info?: Omit<BotInfo, 'line'>;
}

export interface Known {
  readonly seed: number;
  readonly heard: Heard;
  readonly nodes?: number;
}

const SOLO_ROOT: Breadth = { extended: 8, extras: 3, returns: 12 };
const SOLO_INNER: Breadth = { extended: 0, extras: 0, returns: 3 };

/** What can be done at once because it costs nothing: an Extra tank is drawn, an upgrade assigned. */
export const freeDecision = (s: Battlegrounds, seat: Seat): Decision | undefined => {
  if (s.config.family || !inFreeWindow(s)) return undefined;
  const assigned = assignments(s, seat)[0];
  if (assigned) return assigned;
  if (s.pause === 1 || s.tank.size(deckOf(s)) === 0) return undefined;
  let extra: Decision | undefined;
  eachUsable(s, seat, false, (picture) => {
    if (KIND_OF[picture] === EXTRA_TANK) extra ??= [step(VERB.play, picture)];
  });
  return extra;
};

/** The memory that a level searches with, for one configuration. */
class Desk {
  readonly #config: Config;
  readonly #weights: Weights;
  #fight: Fight | undefined;
  #foreseer: Foreseer | undefined;

  constructor(config: Config, weights: WeightsFor) {
    this.#config = config;
    this.#weights = weights(config.seats, config.team);
  }

  get fight(): Fight {
    return (this.#fight ??= new Fight(this.#config, this.#weights));
  }

  get foreseer(): Foreseer {
    return (this.#foreseer ??= new Foreseer(this.#config, this.#weights));
  }

  serves(config: Config): boolean {
    return config === this.#config;
  }
}

/** Answers for one level. It keeps memory from one question to the next, but nothing that changes an answer. */
export class Chooser {
  readonly #level: BattleLevel;
  readonly #weights: WeightsFor;
  #desk: Desk | undefined;

  constructor(level: BattleLevel, weights: WeightsFor = weightsFor) {
    this.#level = level;
    this.#weights = weights;
  }

  choose(s: Battlegrounds, seat: Seat, known: Known, chance: Chance): Choice {
    const free = freeDecision(s, seat);
    if (free) return { decision: free };
    if (s.config.family && !isSetUp(s.asked)) return this.#family(s, seat, known, chance);
    if (s.config.family) return { decision: battlegrounds.sample!(s, seat, chance) };
    if (s.config.solo) return this.#solo(s, known, chance);
    return this.#fight(s, seat, known, chance);
  }

  #family(s: Battlegrounds, seat: Seat, { heard, seed }: Known, chance: Chance): Choice {
    const { tau, family, familySoft } = this.#level;
    const rated = familyChoices(s, seat, recall(heard, tau, Math.imul(seed, 31) + seat), family);
    const soft = familySoft ?? { margin: 0.001, half: 0.001 };
    return { decision: soften(rated, ({ worth }) => worth, soft, chance).decision };
  }

  #fight(s: Battlegrounds, seat: Seat, { nodes }: Known, chance: Chance): Choice {
    if (!this.#desk?.serves(s.config)) this.#desk = new Desk(s.config, this.#weights);
    const { search, foresight } = this.#level;
    const { fight } = this.#desk;
    const crowd = fight.judge.reader.sides > 2;
    const many = crowd ? foresight : undefined;
    const soft = crowd ? this.#level.crowdSoft : this.#level.soft;
    if (isSetUp(s.asked)) {
      const rated = setUpChoices(s, seat, (after) => fight.judge.worth(after, seat));
      return { decision: (soft ? soften(rated, ({ worth }) => worth, soft, chance) : rated[0]!).decision };
    }
    const budget = nodes ?? search.nodes;
    const found = many
      ? this.#desk.foreseer.run(s, seat, many, budget)
      : fight.run(s, seat, { ...search, nodes: budget });
    const taken = soft ? soften(found.lines, ({ score }) => score, soft, chance) : found.lines[0]!;
    return {
      decision: taken.line.decisions[0]!,
      info: { nodes: found.nodes, depth: found.depth, score: taken.score },
    };
  }

  #solo(s: Battlegrounds, { nodes }: Known, chance: Chance): Choice {
    const { soloLines, soloSoft } = this.#level;
    const value = new SoloValue(s.config);
    if (isSetUp(s.asked)) {
      const rated = setUpChoices(s, 0, (after) => value.worth(after, false));
      return {
        decision: (soloSoft ? soften(rated, ({ worth }) => worth, soloSoft, chance) : rated[0]!).decision,
      };
    }
    const pool = new Pool(s.config);
    const turns = new Turns(pool, (after) => value.worth(after, true));
    const lines = turns.list(s, 0, SOLO_ROOT);
    let best: Line[] = lines;
    if (soloLines > 0 && lines.length > 1) {
      best = lines.slice(0, soloLines);
      const budget = nodes ?? this.#level.nodes;
      for (const line of best) line.worth = afterShots(line, value, turns, pool, SOLO_INNER, budget);
      best.sort((a, b) => b.worth - a.worth);
    }
    const taken = soloSoft ? soften(best, ({ worth }) => worth, soloSoft, chance) : best[0]!;
    return {
      decision: taken.decisions[0] ?? [step(VERB.end)],
      info: { nodes: turns.nodes, depth: soloLines > 0 ? 2 : 1, score: taken.worth },
    };
  }
}
