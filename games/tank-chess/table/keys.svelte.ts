/**
 * The board by keyboard: a cursor on the squares; once a square is chosen, the facings that can be reached there;
 * then the targets. Focus never leaves the board.
 */

import type { Frame, Place } from '#kit/board/frame.ts';
import { say } from '#kit/i18n.svelte.ts';
import { DIRECTIONS } from '../rules/geometry.ts';
import { commandSquare } from '../rules/judge.ts';
import { OUT } from '../rules/types.ts';
import type { Composer } from './compose.svelte.ts';
import { costOf, cursorText, tanksOf } from './words.ts';

/** What the table does for the keys. */
export interface Hands {
  readonly composer: Composer;
  readonly frame: () => Frame;
  /** The side at the near edge. */
  readonly from: () => number;
  readonly tell: (text: string) => void;
  readonly touch: (place: Place) => void;
  readonly face: (facing: number) => void;
  readonly spell: (step: string) => void;
  readonly send: () => void;
  /** Tools by key: overlays, texts, help. */
  readonly tools: () => Readonly<Record<string, () => void>>;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export class Keys {
  cursor = $state.raw<Place | undefined>();
  readonly #hands: Hands;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  /** Does what the key asks; false if it asks nothing. */
  press(key: string): boolean {
    const { composer, tools } = this.#hands;
    const arrow = ARROWS[key];
    if (key === 'Escape' || key === 'Backspace') this.#back();
    else if (composer.own && !composer.facingAsked && /^[flrb]$/i.test(key))
      this.#hands.spell(key.toUpperCase());
    else if (tools()[key.toLowerCase()]) tools()[key.toLowerCase()]!();
    else if (composer.facingAsked) return this.#turn(key, arrow);
    else if (composer.own && composer.posed && composer.square === OUT && isYes(key)) this.#hands.send();
    else if (composer.own && composer.posed && this.#choose(key, arrow)) return true;
    else if (arrow) this.#move(arrow);
    else if (key === 'Home' || key === 'End') this.#toEdge(key === 'End');
    else if (key === 'n' || key === 'p') this.#jump(key === 'n' ? 1 : -1);
    else if (isYes(key) && this.cursor) this.#hands.touch(this.cursor);
    else return false;
    return true;
  }

  /** Where the cursor is, in words. */
  tell(): void {
    const { composer, frame, tell } = this.#hands;
    if (this.cursor && composer.position) tell(cursorText(composer, composer.position, frame(), this.cursor));
  }

  #back(): void {
    const { composer } = this.#hands;
    composer.pointed = -1;
    composer.back();
    this.tell();
  }

  #start(): Place {
    const { composer, frame, from } = this.#hands;
    const home = composer.position ? commandSquare(composer.position, from()) : 0;
    return frame().place(Math.max(0, home));
  }

  #move([right, up]: readonly [number, number]): void {
    const frame = this.#hands.frame();
    const sign = frame.turned ? -1 : 1;
    const clamp = (n: number, size: number): number => Math.max(-1, Math.min(size, n));
    this.cursor = this.cursor
      ? {
          file: clamp(this.cursor.file + right * sign, frame.width),
          rank: clamp(this.cursor.rank + up * sign, frame.height),
        }
      : this.#start();
    this.tell();
  }

  #toEdge(right: boolean): void {
    const frame = this.#hands.frame();
    const { rank } = this.cursor ?? this.#start();
    this.cursor = { file: right !== frame.turned ? frame.width - 1 : 0, rank };
    this.tell();
  }

  /** To the next tank of the one who asks. */
  #jump(by: number): void {
    const { composer, frame, from } = this.#hands;
    if (!composer.position) return;
    const tanks = tanksOf(composer.position, composer.side ?? from());
    const now = this.cursor ? tanks.indexOf(frame().square(this.cursor)) : -1;
    const next = tanks[(now + by + (now < 0 && by < 0 ? 1 : 0) + tanks.length) % tanks.length];
    if (next === undefined) return;
    this.cursor = frame().place(next);
    this.tell();
  }

  /** Among the facings that can be reached; the arrows turn, Enter takes. */
  #turn(key: string, arrow: readonly [number, number] | undefined): boolean {
    const { composer, face, tell } = this.#hands;
    if (arrow) {
      const by = arrow[0] + arrow[1] > 0 ? 1 : 7;
      let next = composer.pointed < 0 ? (by === 1 ? 7 : 1) : composer.pointed;
      for (let tries = 0; tries < 8; tries++) {
        next = (next + by) % 8;
        if (composer.stepsTo(next) > 0) break;
      }
      composer.pointed = next;
      const hits = composer.lines
        .flatMap((line) => line.stops.filter((stop) => stop.verdict === 'HIT'))
        .map((stop) => composer.name(stop.square));
      const gain = hits.length > 0 ? ` ${say('read.wouldHit', { list: hits.join(', ') })}` : '';
      tell(`${say(`direction.${DIRECTIONS[next]}`)}, ${costOf(composer, next)}.${gain}`);
      return true;
    }
    if (isYes(key) && composer.pointed >= 0) face(composer.pointed);
    else return isYes(key);
    return true;
  }

  /** Among the targets and none; the arrows choose, Enter sends. */
  #choose(key: string, arrow: readonly [number, number] | undefined): boolean {
    const { composer, send, tell } = this.#hands;
    if (isYes(key)) {
      send();
      return true;
    }
    if (!arrow) return false;
    const choices = [-1, ...composer.targets.map((stop) => stop.square)];
    const by = arrow[0] + arrow[1] > 0 ? 1 : choices.length - 1;
    composer.target = choices[(choices.indexOf(composer.target) + by) % choices.length]!;
    const stop = composer.targets.find((one) => one.square === composer.target);
    const { cannon, armour, side } = stop?.target ?? { cannon: 0, armour: 0, side: 'front' };
    tell(
      stop
        ? `${say('compose.fire', { square: composer.name(stop.square) })}: ${say(`verdict.${stop.verdict}`, { cannon, armour, side })}`
        : say('read.noShot', { n: composer.targets.length }),
    );
    return true;
  }
}

const isYes = (key: string): boolean => key === 'Enter' || key === ' ';
