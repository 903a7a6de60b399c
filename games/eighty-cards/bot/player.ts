/** A player who follows a plan until something else is asked of them: for training and for trials, not for answers. */
import type { PlannedDecision } from '#bots/beam.ts';
import { soften } from '#bots/soften.ts';
import type { FastChance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { listSeats, type Seat } from '#engine/seats.ts';
import { eightyCards } from '../rules/game.ts';
import type { Config } from '../rules/options.ts';
import { ACT, type Eighty, INTERFERE, NATION, PLACE, REACT } from '../rules/state.ts';
import { Answers, PASS } from './answers.ts';
import { drawFirst, turnPlans } from './plan.ts';
import type { Value } from './value.ts';

export interface PlayerSettings {
  /** How many plans of each length are continued. */
  readonly width: number;
  /** Whether the best interference or reaction is played, which gains so many logits of the seat's chance to win. */
  readonly acts: (gain: number, s: Eighty, seat: Seat) => boolean;
  /** So many logits less make a choice half as likely; absent: always the best. */
  readonly half?: number;
}

/** Choices that lose so many halvings are not considered. */
const HALVINGS = 6;

export class Player {
  readonly value: Value;
  readonly #answers: Answers;
  readonly #settings: PlayerSettings;
  #plan: readonly PlannedDecision[] = [];
  /** The turn that it was made for. */
  #turn = -1;

  constructor(config: Config, value: Value, settings: PlayerSettings) {
    this.value = value;
    this.#answers = new Answers(value, eightyCards.blank(config));
    this.#settings = settings;
  }

  /** The rest of this turn follows this plan, while it is legal and nobody interferes. */
  follow(s: Eighty, plan: readonly PlannedDecision[]): void {
    this.#plan = plan;
    this.#turn = s.turns;
  }

  /**
   * Plays in all seats until the game is over, or `ended`, which is asked before each decision, says so.
   * @returns how many decisions were played
   */
  playOn(s: Eighty, chance: FastChance, ended: () => boolean): number {
    let decisions = 0;
    for (let active = eightyCards.active(s); active !== 0 && !ended(); active = eightyCards.active(s)) {
      const answers = listSeats(active).map((seat) => [seat, this.#decide(s, seat, chance)] as const);
      // What somebody did out of turn may change what is best.
      if (s.asked === INTERFERE && answers.some(([, [one]]) => one !== PASS[0])) this.#plan = [];
      for (const [seat, decision] of answers) eightyCards.apply(s, seat, decision, chance, null);
      decisions += answers.length;
    }
    return decisions;
  }

  #decide(s: Eighty, seat: Seat, chance: FastChance): Decision {
    const [next, ...rest] = this.#turn === s.turns ? this.#plan : [];
    if (next?.seat === seat && !eightyCards.refuse(s, seat, next.decision, true)) {
      this.#plan = rest;
      return next.decision;
    }
    if (s.asked === NATION || s.asked === PLACE) return eightyCards.sample!(s, seat, chance);
    if (s.asked === INTERFERE || s.asked === REACT) return this.#outOfTurn(s, seat);
    if (s.asked !== ACT)
      return this.#one(this.#answers.rated(s, seat), ({ worth }) => worth, chance).decision;
    const first = drawFirst(s, seat);
    if (first && !eightyCards.refuse(s, seat, first, true)) return first;
    const found = turnPlans(s, seat, this.value, this.#settings.width, chance.word());
    const plan = this.#one(found, ({ value }) => value, chance);
    this.follow(s, plan.decisions.slice(1));
    return plan.decisions[0]!.decision;
  }

  #outOfTurn(s: Eighty, seat: Seat): Decision {
    const best = this.#answers.outOfTurn(s, seat);
    return best && this.#settings.acts(best.gain, s, seat) ? best.decision : PASS;
  }

  #one<C>(choices: readonly C[], worth: (choice: C) => number, chance: FastChance): C {
    const { half } = this.#settings;
    return half ? soften(choices, worth, { margin: HALVINGS * half, half }, chance) : choices[0]!;
  }
}
