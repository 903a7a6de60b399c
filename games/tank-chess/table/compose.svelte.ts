/**
 * A turn being composed: tank, square, facing, target. Everything may be changed until it is confirmed, and
 * nothing is sent before (TC-12.4). What can be done is asked of the rules; nothing is decided here.
 */
import type { Refusal } from '#engine/result.ts';
import type { Place } from '#kit/board/frame.ts';
import { squareName } from '../rules/geometry.ts';
import { judgeTurn } from '../rules/judge.ts';
import { type FireLine, type FireStop, linesOfFire } from '../rules/judge-shot.ts';
import { distanceTo, pathTo, type Reach } from '../rules/manoeuvre.ts';
import {
  facingOf,
  makeTurn,
  OUT,
  ownerOf,
  type Position,
  type Turn,
  turnFacing,
  turnFrom,
  turnShot,
  turnTo,
  WHITE,
} from '../rules/types.ts';
import { type Facings, posesAgainst, whyNever } from './poses.ts';
import { isTank, whyNotShot, whyNotTank, whyNotThere } from './why.ts';

const NONE = -1;

export class Composer {
  /** Replaced by the table whenever another moment is shown. */
  position = $state.raw<Position | undefined>();
  /** The side that may move now on this device; undefined: looking only. */
  side = $state<number | undefined>();
  tank = $state(NONE);
  /** A square, or OUT for the escape. */
  square = $state(NONE);
  facing = $state(NONE);
  target = $state(NONE);
  /** A facing that is being looked at before it is chosen: by hovering, by the arrow keys, by a drag. */
  pointed = $state(NONE);
  /** An enemy whose marked squares are those from which it can be shot at. */
  aimed = $state(NONE);

  reach: Reach | undefined = $derived(
    this.position && isTank(this.position, this.tank) ? distanceTo(this.position, this.tank) : undefined,
  );
  poses: ReadonlyMap<number, Facings> = $derived(
    this.position && this.aimed !== NONE && isTank(this.position, this.tank)
      ? posesAgainst(this.position, this.tank, this.aimed)
      : new Map<number, Facings>(),
  );
  /** Squares that the tank can end on, with the fewest steps; the reverse step counts as one. */
  squares: ReadonlyMap<number, number> = $derived(this.#squares());
  lines: readonly FireLine[] = $derived(
    this.position && this.square >= 0 && this.square !== OUT && this.shown !== NONE
      ? linesOfFire(this.position, this.tank, this.square, this.shown)
      : [],
  );
  /** What can be shot at from the pose. */
  targets: readonly FireStop[] = $derived(
    this.posed
      ? this.lines.flatMap((line) => line.stops.filter((s) => s.verdict === 'HIT' || s.verdict === 'BOUNCE'))
      : [],
  );

  /** Is the selected tank one that may be moved now? */
  get own(): boolean {
    const { position, tank, side } = this;
    return (
      side !== undefined &&
      position !== undefined &&
      isTank(position, tank) &&
      ownerOf(position.cells[tank]!) === side
    );
  }
  /** Is the end of the manoeuvre chosen? */
  get posed(): boolean {
    return this.square === OUT || (this.square !== NONE && this.facing !== NONE);
  }
  /** Is a facing being chosen? */
  get facingAsked(): boolean {
    return this.own && this.square >= 0 && this.square !== OUT && this.facing === NONE;
  }
  /** The facing that is drawn on the chosen square: the one looked at, else the chosen one, else none. */
  get shown(): number {
    return this.pointed !== NONE && this.stepsTo(this.pointed) > 0 ? this.pointed : this.facing;
  }
  get canEscape(): boolean {
    return this.reach !== undefined && (this.reach.exit >= 0 || this.reach.reverseExit);
  }

  #squares(): ReadonlyMap<number, number> {
    const { reach } = this;
    const found = new Map<number, number>();
    if (!reach) return found;
    for (const [state, steps] of reach.steps.entries()) {
      if (steps <= 0) continue;
      const square = state >> 3;
      found.set(square, Math.min(found.get(square) ?? 99, steps));
    }
    if (reach.reverse >= 0) found.set(reach.reverse, 1);
    return found;
  }

  /** Fewest steps to a facing on the chosen square, -1 if out of reach. */
  stepsTo(facing: number): number {
    const { reach, position, square } = this;
    if (!reach || !position || square === NONE || square === OUT) return NONE;
    if (this.isReverse(facing)) return 1;
    const steps = reach.steps[square * 8 + facing]!;
    return steps > 0 ? steps : NONE;
  }
  /** Is it the single reverse step that leads to this facing on the chosen square? */
  isReverse(facing: number): boolean {
    const { reach, position, square, tank } = this;
    return reach !== undefined && square === reach.reverse && facing === facingOf(position!.cells[tank]!);
  }
  get path(): string {
    if (!this.position || (this.square !== OUT && this.shown === NONE)) return '';
    return pathTo(this.position, this.tank, this.square, this.square === OUT ? 0 : this.shown) ?? '';
  }

  clear(): void {
    this.tank = NONE;
    this.#unpose();
    this.aimed = NONE;
  }
  #unpose(): void {
    this.square = NONE;
    this.facing = NONE;
    this.target = NONE;
    this.pointed = NONE;
    this.spelled = '';
  }

  /** Why the tank can shoot at what stands there from nowhere that it can reach this turn; undefined if it can. */
  whyNever(square: number): Refusal | undefined {
    return this.position && whyNever(this.position, this.tank, square);
  }

  /** The steps that were typed so far. */
  spelled = $state('');

  /** One more typed step: F, L, R or B. Returns why the tank cannot make it. */
  spell(step: string): Refusal | undefined {
    const { position, side, tank } = this;
    if (!position || side === undefined) return undefined;
    const path = this.spelled + step;
    const judged = judgeTurn(position, side, { from: tank, path });
    // Back as it stood: no turn yet, but steps may follow.
    const unmoved = !judged.ok && judged.error.code === 'NULL_MOVE';
    if (!judged.ok && !unmoved) return judged.error;
    this.#unpose();
    this.aimed = NONE;
    this.spelled = path;
    if (judged.ok) {
      this.square = turnTo(judged.value);
      this.facing = this.square === OUT ? NONE : turnFacing(judged.value);
    }
    return undefined;
  }

  /** Takes up a whole turn, e.g. one that was advised. */
  take(turn: Turn): void {
    this.select(turnFrom(turn));
    this.square = turnTo(turn);
    if (this.square === OUT) return;
    this.facing = turnFacing(turn);
    this.target = this.targets.find((stop) => stop.target?.shot === turnShot(turn))?.square ?? NONE;
  }

  /** One step back: the target, the facing, the square, the tank. */
  back(): void {
    if (this.spelled !== '') {
      const path = this.spelled.slice(0, -1);
      this.#unpose();
      for (const step of path) this.spell(step);
      return;
    }
    if (this.facing !== NONE && this.square !== this.tank) {
      this.facing = NONE;
      this.target = NONE;
    } else if (this.square !== NONE) this.#unpose();
    else this.clear();
  }

  select(square: number): void {
    this.clear();
    this.tank = square;
  }

  /** A place was touched. Returns why it can do nothing, if so. */
  touch(place: Place, square: number): Refusal | undefined {
    const { position } = this;
    if (!position) return undefined;
    if (this.tank === NONE) return this.#touchFirst(position, square);
    if (this.own) return this.#touchWish(position, place, square);
    if (isTank(position, square) && square !== this.tank) return this.#touchFirst(position, square);
    if (this.squares.has(square) || square === this.tank) {
      this.clear();
      return undefined;
    }
    return whyNotThere(position, this.tank, place);
  }

  #touchFirst(position: Position, square: number): Refusal | undefined {
    if (!isTank(position, square)) {
      this.clear();
      return undefined;
    }
    this.select(square);
    // To look at an enemy is no mistake.
    const own = ownerOf(position.cells[square]!) === this.side;
    return own ? whyNotTank(position, this.side!, square) : undefined;
  }

  #touchWish(position: Position, place: Place, square: number): Refusal | undefined {
    const cell = square < 0 ? 0 : position.cells[square]!;
    if (isTank(position, square) && square !== this.tank && ownerOf(cell) === this.side) {
      this.select(square);
      return undefined;
    }
    if (this.posed && this.square !== OUT && isTank(position, square) && ownerOf(cell) !== this.side)
      return this.#touchTarget(position, square);
    if (isTank(position, square) && ownerOf(cell) !== this.side) {
      return this.#aim(position, square);
    }
    if (square === this.tank && this.square !== this.tank && this.squares.has(square)) {
      this.goTo(square);
      return undefined;
    }
    if (square === this.tank) {
      this.clear();
      return undefined;
    }
    // All of the exit is lit, wherever the shortest way leaves the board, and all of it may be touched.
    const exit = ownerOf(position.cells[this.tank]!) === WHITE ? position.config.height : -1;
    if (place.rank === exit && this.canEscape) {
      this.#unpose();
      this.square = OUT;
      return undefined;
    }
    if (this.squares.has(square)) {
      this.goTo(square);
      return undefined;
    }
    return whyNotThere(position, this.tank, place);
  }

  /** Marks from where this enemy can be shot at; if from nowhere, says so. */
  #aim(position: Position, square: number): Refusal | undefined {
    this.#unpose();
    this.aimed = this.aimed === square ? NONE : square;
    if (this.aimed === NONE || this.poses.size > 0) return undefined;
    return whyNever(position, this.tank, square);
  }

  #touchTarget(position: Position, square: number): Refusal | undefined {
    const refused = whyNotShot(position, this.tank, this.square, this.facing, square);
    if (refused) return refused;
    this.target = this.target === square ? NONE : square;
    return undefined;
  }

  /** Chooses the square to end on; where only one facing can be reached, that too. */
  goTo(square: number): void {
    this.#unpose();
    this.square = square;
    const [only, ...others] = this.facings;
    if (only !== undefined && others.length === 0) this.facing = only;
  }
  /** The facings that can be reached on the chosen square. */
  get facings(): number[] {
    return [0, 1, 2, 3, 4, 5, 6, 7].filter((facing) => this.stepsTo(facing) > 0);
  }

  /** A facing was chosen. Returns why it cannot be, if so. */
  turnTo(facing: number): Refusal | undefined {
    const { position, square, tank } = this;
    if (!position || square === NONE || square === OUT) return undefined;
    if (this.stepsTo(facing) > 0) {
      this.facing = facing;
      this.target = NONE;
      this.pointed = NONE;
      return undefined;
    }
    const { width } = position.config;
    return whyNotThere(position, tank, { file: square % width, rank: Math.floor(square / width), facing });
  }

  /** Takes up a turn, e.g. one that was typed. */
  get turn(): Turn | undefined {
    if (!this.own || !this.posed) return undefined;
    if (this.square === OUT) return makeTurn(this.tank, OUT, 0, 0);
    const aim = this.targets.find((stop) => stop.square === this.target);
    return makeTurn(this.tank, this.square, this.facing, aim?.target?.shot ?? 0);
  }

  name(square: number): string {
    return this.position ? squareName(square, this.position.config.width) : '';
  }
}
