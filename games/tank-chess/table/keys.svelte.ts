/**
 * The board by keyboard: a cursor on the squares; once a square is chosen, the facings that can be reached there;
 * then the targets. Focus never leaves the board.
 */

import { isYes } from '#kit/arrow-keys.ts';
import { BoardCursor } from '#kit/board/board-cursor.svelte.ts';
import type { Frame, Place } from '#kit/board/frame.ts';
import { i18n, say } from '#kit/i18n.svelte.ts';
import { byArrow, nextOf } from '#kit/walk.ts';
import { DIRECTIONS } from '../rules/geometry.ts';
import { commandSquare } from '../rules/judge.ts';
import { OUT } from '../rules/types.ts';
import type { Composer } from './compose.svelte.ts';
import { costOf, cursorText, tanksOf, verdictOf } from './words.ts';

/** What the table does for the keys. */
export interface Hands {
  readonly composer: Composer;
  readonly frame: () => Frame;
  /** The side at the near edge. */
  readonly from: () => number;
  readonly tell: (text: string) => void;
  /** What was announced last. */
  readonly told: () => string;
  readonly touch: (place: Place) => void;
  readonly face: (facing: number) => void;
  readonly spell: (step: string) => void;
  readonly send: () => void;
  /** Tools by key: overlays, texts, help. */
  readonly tools: () => Readonly<Record<string, () => void>>;
}

export class Keys {
  readonly cursor: BoardCursor;
  readonly #hands: Hands;

  constructor(hands: Hands) {
    this.#hands = hands;
    const { composer, frame, from } = hands;
    this.cursor = new BoardCursor({
      frame,
      home: () => Math.max(0, composer.position ? commandSquare(composer.position, from()) : 0),
      pieces: () => (composer.position ? tanksOf(composer.position, composer.side ?? from()) : []),
      tell: () => this.tell(),
    });
  }

  /** Does what the key asks; false if it asks nothing. */
  press(key: string): boolean {
    const { composer, tools, spell, send, touch } = this.#hands;
    const { place } = this.cursor;
    if (key === 'Escape' || key === 'Backspace') this.#back();
    else if (composer.own && !composer.facingAsked && /^[flrb]$/i.test(key)) spell(key.toUpperCase());
    else if (tools()[key.toLowerCase()]) tools()[key.toLowerCase()]!();
    else if (composer.facingAsked) return this.#turn(key);
    else if (composer.own && composer.posed && composer.square === OUT && isYes(key)) send();
    else if (composer.own && composer.posed && this.#choose(key)) return true;
    else if (isYes(key) && place) touch(place);
    else return this.cursor.press(key);
    return true;
  }

  /** Where the cursor is, in words. */
  tell(): void {
    const { composer, frame, tell, told } = this.#hands;
    const { place } = this.cursor;
    const words = (): string =>
      place && composer.position ? cursorText(composer, composer.position, frame(), place) : '';
    const known = words();
    if (known !== '') tell(known);
    const last = told();
    // The words of a reason may still have to come. Whatever was announced meanwhile is newer, and stays.
    void i18n.arrival?.then(() => {
      if (this.cursor.place === place && told() === last && words() !== known) tell(words());
    });
  }

  #back(): void {
    const { composer } = this.#hands;
    composer.pointed = -1;
    composer.back();
    this.tell();
  }

  /** Among the facings that can be reached; the arrows turn, Enter takes. */
  #turn(key: string): boolean {
    const { composer, face, tell } = this.#hands;
    const by = byArrow(key);
    if (by === undefined) {
      if (isYes(key) && composer.pointed >= 0) face(composer.pointed);
      return isYes(key);
    }
    const facings = [...DIRECTIONS.keys()].filter((facing) => composer.stepsTo(facing) > 0);
    composer.pointed = nextOf(facings, composer.pointed, by) ?? -1;
    const hits = composer.lines
      .flatMap((line) => line.stops.filter((stop) => stop.verdict === 'HIT'))
      .map((stop) => composer.name(stop.square));
    const gain = hits.length > 0 ? ` ${say('read.wouldHit', { list: hits.join(', ') })}` : '';
    const facing = composer.pointed;
    tell(`${say(`direction.${DIRECTIONS[facing]}`)}, ${costOf(composer, facing)}.${gain}`);
    return true;
  }

  /** Among the targets and none; the arrows choose, Enter sends. */
  #choose(key: string): boolean {
    const { composer, send, tell } = this.#hands;
    const by = byArrow(key);
    if (isYes(key)) send();
    if (by === undefined) return isYes(key);
    composer.target = nextOf([-1, ...composer.targets.map((stop) => stop.square)], composer.target, by)!;
    const stop = composer.targets.find((one) => one.square === composer.target);
    tell(
      stop
        ? `${say('compose.fire', { square: composer.name(stop.square) })}: ${verdictOf(stop)}`
        : say('read.noShot', { n: composer.targets.length }),
    );
    return true;
  }
}
