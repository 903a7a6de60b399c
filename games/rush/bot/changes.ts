/**
 * The value of single changes to a position: a card gained or lost, a Medal, a Base, a defender. Each change
 * is applied to the rows, evaluated and reverted; results are differences of `worth`.
 */
import { baseCard, isVehicle, KIND_OF, medalKind } from '../content/cards.ts';
import { defenderAt } from '../rules/bases.ts';
import { medalPile, type RushState, seatOfPlace } from '../rules/state.ts';
import { guardColumn, OPEN, STANDING, WIDTH } from './counts.ts';
import type { Taste } from './taste.ts';
import { Outlook } from './value.ts';

export class Changes {
  readonly outlook: Outlook = new Outlook();
  state!: RushState;
  seat = 0;
  taste!: Taste;
  /** The worth of the current state. */
  now = 0;
  #salt = 0;

  /** @param salt which way a taste with a whim misjudges this time */
  load(s: RushState, seat: number, taste: Taste, salt = 0): void {
    this.#salt = salt;
    this.state = s;
    this.seat = seat;
    this.taste = taste;
    this.outlook.load(s, taste.weights);
    this.outlook.lookFrom(seat);
    this.now = this.outlook.worth(0);
  }

  /**
   * The difference in worth made by the current changes to the rows of the own seat and `other`; `ends` when
   * the change would trigger the end.
   */
  #difference(ends = false, other: number = this.seat): number {
    const { outlook, seat } = this;
    if (!ends || outlook.last) return outlook.worth((1 << seat) | (1 << other)) - this.now;
    outlook.setLast(true);
    const worth = outlook.worth(-1);
    outlook.setLast(false);
    return worth - this.now;
  }
  #column(seat: number, column: number, by: number): void {
    const at = seat * WIDTH + column;
    this.outlook.rows[at] = this.outlook.rows[at]! + by;
  }

  /** The evaluation error for this Vehicle: uniformly distributed, the same for the same salt. */
  #whimOf(kind: number): number {
    const { whim } = this.taste;
    if (!whim || !isVehicle(kind)) return 0;
    let mix = Math.imul(kind + 1, 0x9e3779b1) ^ this.#salt;
    mix = Math.imul(mix ^ (mix >>> 15), 0x2c1b3c6d);
    mix = Math.imul(mix ^ (mix >>> 12), 0x297a2d39);
    return (whim * (mix ^ (mix >>> 15))) / 2 ** 31;
  }

  /** A card of this kind joins the own squad or, with `times` -1, leaves the game. */
  gain(kind: number, times = 1): number {
    const { prices } = this.taste;
    if (prices) return prices[kind]! * times;
    const { outlook } = this;
    outlook.add(this.seat, kind, times);
    const difference = this.#difference();
    outlook.add(this.seat, kind, -times);
    return difference + this.#whimOf(kind) * times;
  }

  /** One single Medal of this nation. */
  medal(nation: number): number {
    const left = this.state.card.size(medalPile(this.state, nation, false));
    if (left === 0) return 0;
    const { outlook } = this;
    outlook.add(this.seat, medalKind(nation, false), 1);
    const difference = this.#difference(left === 1);
    outlook.add(this.seat, medalKind(nation, false), -1);
    return difference;
  }

  /** The opponent's Base at this place is captured; `defended` as it stands when it falls. */
  capture(at: number, defended: boolean): number {
    const owner = seatOfPlace(at);
    const defender = defended ? defenderAt(this.state, at) : -1;
    const column = guardColumn(defender < 0 ? -1 : KIND_OF[defender]!);
    const { outlook } = this;
    const base = KIND_OF[baseCard(at)]!;
    const ends = outlook.rows[owner * WIDTH + STANDING] === 1;
    outlook.add(this.seat, base, 1);
    this.#column(owner, STANDING, -1);
    this.#column(owner, column, -1);
    if (defender >= 0) outlook.add(owner, KIND_OF[defender]!, 1);
    const difference = this.#difference(ends, owner);
    outlook.add(this.seat, base, -1);
    this.#column(owner, STANDING, 1);
    this.#column(owner, column, 1);
    if (defender >= 0) outlook.add(owner, KIND_OF[defender]!, -1);
    return difference;
  }

  /** The defender of this place goes back to its owner's Depot and leaves the Base undefended. */
  expose(at: number): number {
    const owner = seatOfPlace(at);
    const kind = KIND_OF[defenderAt(this.state, at)]!;
    const column = guardColumn(kind);
    this.outlook.add(owner, kind, 1);
    this.#column(owner, column, -1);
    this.#column(owner, OPEN, 1);
    const difference = this.#difference(false, owner);
    this.outlook.add(owner, kind, -1);
    this.#column(owner, column, 1);
    this.#column(owner, OPEN, -1);
    return difference;
  }

  /** A Vehicle of the own squad is placed on the own Base at this place. */
  place(kind: number, at: number): number {
    const { outlook } = this;
    const old = defenderAt(this.state, at);
    const oldKind = old < 0 ? -1 : KIND_OF[old]!;
    const stays = this.state.config.squadIncludesDefenders;
    if (!stays) {
      outlook.add(this.seat, kind, -1);
      if (old >= 0) outlook.add(this.seat, oldKind, 1);
    }
    this.#column(this.seat, guardColumn(oldKind), -1);
    this.#column(this.seat, guardColumn(kind), 1);
    const difference = this.#difference();
    if (!stays) {
      outlook.add(this.seat, kind, 1);
      if (old >= 0) outlook.add(this.seat, oldKind, -1);
    }
    this.#column(this.seat, guardColumn(oldKind), 1);
    this.#column(this.seat, guardColumn(kind), -1);
    return difference;
  }

  /** The best own Base for this Vehicle (RUSH-5.8), -1 if there is none. Its worth is stored in `placed`. */
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
