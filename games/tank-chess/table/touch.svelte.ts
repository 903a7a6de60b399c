/** What a touch, a drag or a key on the board means: it becomes a wish of the composer, and a word about it. */

import { type Place, UNIT } from '#kit/board/frame.ts';
import { Gestures } from '#kit/board/gestures.svelte.ts';
import type { Lens, Point } from '#kit/board/lens.svelte.ts';
import type { Desk } from '#kit/desk.svelte.ts';
import { say } from '#kit/i18n.svelte.ts';
import { isLive, OUT, ownerOf } from '../rules/types.ts';
import type { Composer } from './compose.svelte.ts';
import type { Demand } from './demand.svelte.ts';
import { describe } from './describe.ts';
import { Keys } from './keys.svelte.ts';
import type { Stage } from './stage.svelte.ts';

export interface Touched {
  readonly stage: Stage;
  readonly composer: Composer;
  readonly demand: Demand;
  readonly lens: Lens;
  readonly desk: Desk;
  readonly from: () => number;
  readonly svg: () => SVGSVGElement | undefined;
  readonly send: () => void;
  /** Tools by key. */
  readonly tools: () => Readonly<Record<string, () => void>>;
}

/** A drag this long, in squares, points somewhere. */
const AIMED = 0.5;

export class Touch {
  readonly keys: Keys;
  readonly gestures: Gestures;
  readonly #on: Touched;

  constructor(on: Touched) {
    this.#on = on;
    const { composer, stage, desk, demand, lens, from, send, svg, tools } = on;
    this.keys = new Keys({
      composer,
      frame: () => stage.frame,
      from,
      tell: (text) => this.#tell(text),
      told: () => desk.announcement,
      touch: (place) => this.touch(place),
      face: (facing) => this.face(facing),
      spell: (step) => this.#spell(step),
      send,
      tools,
    });
    this.gestures = new Gestures({
      lens,
      svg,
      dragging: {
        grab: (at) => {
          const square = this.#tankUnder(at);
          return !this.#held && square >= 0 && ownerOf(stage.pos.cells[square]!) === composer.side;
        },
        lift: (at) => {
          demand.threat = '';
          desk.why(undefined);
          composer.select(this.#tankUnder(at));
        },
        drop: (at) => {
          const place = stage.frame.placeAt(at);
          // Back where it stood: the tank stays chosen, as after a tap.
          if (stage.frame.square(place) !== composer.tank) this.touch(place);
        },
      },
      steering: {
        pivot: (at, touch) => this.#mayPivot(at, touch),
        steer: (start, at, done) => this.#steer(start, at, done),
        straighten: () => {
          composer.pointed = -1;
        },
      },
      idle: (at) => composer.tank < 0 && this.#tankUnder(at) < 0,
    });
  }

  /** Nothing can be touched while a turn is shown or on its way. */
  get #held(): boolean {
    return this.#on.stage.busy || this.#on.desk.sending;
  }
  #tell(text: string): void {
    this.#on.desk.announcement = text;
  }
  #focus(): void {
    this.#on.svg()?.focus({ preventScroll: true });
  }
  #tankUnder(at: Point): number {
    const { frame, pos } = this.#on.stage;
    const square = frame.square(frame.placeAt(at));
    return square >= 0 && isLive(pos.cells[square]!) ? square : -1;
  }

  /** By finger or mouse; the cursor of the keys is left. */
  tap(at: Point): void {
    this.keys.cursor.place = undefined;
    this.touch(this.#on.stage.frame.placeAt(at));
  }

  touch(place: Place): void {
    if (this.#held) return;
    const { composer, demand, desk, stage } = this.#on;
    demand.threat = '';
    const square = stage.frame.square(place);
    if (square >= 0 && isLive(stage.pos.cells[square]!)) demand.looked = square;
    const refused = composer.touch(place, square);
    const told = refused !== undefined || square < 0 || stage.pos.cells[square] !== 0 || composer.tank < 0;
    desk.why(refused, told ? describe(stage.pos, stage.frame, place) : '');
  }

  face(facing: number): void {
    this.#on.desk.why(this.#on.composer.turnTo(facing));
    this.#focus();
  }

  #spell(step: string): void {
    if (this.#held) return;
    const { composer, desk } = this.#on;
    const refused = composer.spell(step);
    desk.why(refused);
    if (refused) return;
    const square = composer.square === OUT || composer.square < 0 ? '' : composer.name(composer.square);
    this.#tell(say('read.spelled', { path: composer.spelled, square }));
  }

  /** From the chosen square by finger and mouse; from any other in reach by mouse only: fingers also scroll. */
  #mayPivot(at: Point, touch: boolean): boolean {
    const { composer, stage } = this.#on;
    const square = stage.frame.square(stage.frame.placeAt(at));
    if (this.#held || !composer.own || square < 0) return false;
    if (square === composer.square) return true;
    return !touch && square !== composer.tank && composer.squares.has(square);
  }

  #steer(start: Point, at: Point, done: boolean): void {
    const { composer, desk, stage } = this.#on;
    const { frame } = stage;
    const square = frame.square(frame.placeAt(start));
    if (composer.square !== square) {
      desk.why(undefined);
      composer.goTo(square);
    }
    const middle = frame.middle(square);
    const [right, down] = [at.x - middle.x, at.y - middle.y];
    const aimed = Math.hypot(right, down) >= AIMED * UNIT;
    const degrees = (Math.atan2(right, -down) * 180) / Math.PI;
    const facing = Math.round((degrees - frame.angle(0)) / 45) & 7;
    composer.pointed = !done && aimed && composer.stepsTo(facing) > 0 ? facing : -1;
    if (done && aimed) this.face(facing);
  }
}
