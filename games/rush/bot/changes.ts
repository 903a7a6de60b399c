/**
 * The value of single changes to a position: a card gained or lost, a Medal, a Base, a defender. Each change is applied
 * to the counts, evaluated and reverted. The result is the difference of `worth` in logits.
 */
import type { Seat } from '#engine/seats.ts';
import { baseCard, isVehicle, KIND_OF, medalKind } from '../content/cards.ts';
import { defenderAt } from '../rules/bases.ts';
import { medalPile, type RushState, seatOfPlace } from '../rules/state.ts';
import { defenceColumn, STANDING, UNDEFENDED, WIDTH } from './counts.ts';
import type { EvaluationParameters } from './parameters.ts';
import { Evaluator } from './value.ts';

export class Changes {
  readonly evaluator: Evaluator = new Evaluator();
  state!: RushState;
  seat = 0;
  parameters!: EvaluationParameters;
  /** The worth of the loaded state for the seat. */
  now = 0;
  #noiseSeed = 0;

  /** @param noiseSeed determines the errors of parameters that have `noise` */
  load(s: RushState, seat: Seat, parameters: EvaluationParameters, noiseSeed = 0): void {
    this.#noiseSeed = noiseSeed;
    this.state = s;
    this.seat = seat;
    this.parameters = parameters;
    this.evaluator.load(s, parameters.weights);
    this.evaluator.setPerspective(seat);
    this.now = this.evaluator.worth(0);
  }

  /**
   * The difference in worth made by the present changes to the rows of the seat and of `other`. `ends`: the change
   * would trigger the end of the game.
   */
  #difference(ends = false, other: Seat = this.seat): number {
    const { evaluator, seat } = this;
    if (!ends || evaluator.last) return evaluator.worth((1 << seat) | (1 << other)) - this.now;
    evaluator.setLast(true);
    const worth = evaluator.worth(-1);
    evaluator.setLast(false);
    return worth - this.now;
  }
  #column(seat: Seat, column: number, by: number): void {
    const at = seat * WIDTH + column;
    this.evaluator.rows[at] = this.evaluator.rows[at]! + by;
  }

  /** The error in the value of this Vehicle: uniformly distributed, the same for the same noise seed. */
  #noiseOf(kind: number): number {
    const { noise } = this.parameters;
    if (!noise || !isVehicle(kind)) return 0;
    let mix = Math.imul(kind + 1, 0x9e3779b1) ^ this.#noiseSeed;
    mix = Math.imul(mix ^ (mix >>> 15), 0x2c1b3c6d);
    mix = Math.imul(mix ^ (mix >>> 12), 0x297a2d39);
    return (noise * (mix ^ (mix >>> 15))) / 2 ** 31;
  }

  /** A card of this kind joins the seat's squad or, with `times` -1, leaves the game. */
  gain(kind: number, times = 1): number {
    const { cardValues } = this.parameters;
    if (cardValues) return cardValues[kind]! * times;
    const { evaluator } = this;
    evaluator.add(this.seat, kind, times);
    const difference = this.#difference();
    evaluator.add(this.seat, kind, -times);
    return difference + this.#noiseOf(kind) * times;
  }

  /** The seat takes a single Medal of this nation; 0 if none is left. */
  medal(nation: number): number {
    const left = this.state.card.size(medalPile(this.state, nation, false));
    if (left === 0) return 0;
    const { evaluator } = this;
    evaluator.add(this.seat, medalKind(nation, false), 1);
    const difference = this.#difference(left === 1);
    evaluator.add(this.seat, medalKind(nation, false), -1);
    return difference;
  }

  /** The seat captures the Base at this place. `defended`: with its defender, which is displaced; else without. */
  capture(at: number, defended: boolean): number {
    const owner = seatOfPlace(at);
    const defender = defended ? defenderAt(this.state, at) : -1;
    const column = defenceColumn(defender < 0 ? -1 : KIND_OF[defender]!);
    const { evaluator } = this;
    const base = KIND_OF[baseCard(at)]!;
    const ends = evaluator.rows[owner * WIDTH + STANDING] === 1;
    evaluator.add(this.seat, base, 1);
    this.#column(owner, STANDING, -1);
    this.#column(owner, column, -1);
    if (defender >= 0) evaluator.add(owner, KIND_OF[defender]!, 1);
    const difference = this.#difference(ends, owner);
    evaluator.add(this.seat, base, -1);
    this.#column(owner, STANDING, 1);
    this.#column(owner, column, 1);
    if (defender >= 0) evaluator.add(owner, KIND_OF[defender]!, -1);
    return difference;
  }

  /** The defender at this place goes to its owner's Depot and leaves the Base undefended. */
  expose(at: number): number {
    const owner = seatOfPlace(at);
    const kind = KIND_OF[defenderAt(this.state, at)]!;
    const column = defenceColumn(kind);
    this.evaluator.add(owner, kind, 1);
    this.#column(owner, column, -1);
    this.#column(owner, UNDEFENDED, 1);
    const difference = this.#difference(false, owner);
    this.evaluator.add(owner, kind, -1);
    this.#column(owner, column, 1);
    this.#column(owner, UNDEFENDED, -1);
    return difference;
  }

  /** A Vehicle of the seat's squad is placed on its Base at this place; a former defender goes back to the squad. */
  place(kind: number, at: number): number {
    const { evaluator } = this;
    const old = defenderAt(this.state, at);
    const oldKind = old < 0 ? -1 : KIND_OF[old]!;
    const stays = this.state.config.squadIncludesDefenders;
    if (!stays) {
      evaluator.add(this.seat, kind, -1);
      if (old >= 0) evaluator.add(this.seat, oldKind, 1);
    }
    this.#column(this.seat, defenceColumn(oldKind), -1);
    this.#column(this.seat, defenceColumn(kind), 1);
    const difference = this.#difference();
    if (!stays) {
      evaluator.add(this.seat, kind, 1);
      if (old >= 0) evaluator.add(this.seat, oldKind, -1);
    }
    this.#column(this.seat, defenceColumn(oldKind), 1);
    this.#column(this.seat, defenceColumn(kind), -1);
    return difference;
  }

  /** The best of these Bases for this Vehicle, -1 if there are none. Its worth is stored in `placed`. */
  bestPlace(kind: number, places: readonly number[]): number {
    let best = -1;
    this.placed = 0;
    for (const at of places) {
      const worth = this.place(kind, at);
      if (best < 0 || worth > this.placed) {
        best = at;
        this.placed = worth;
      }
    }
    return best;
  }
  placed = 0;
}
