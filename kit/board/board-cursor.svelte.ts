/**
 * A cursor on the squares of a board, for keys: the arrows, Home and End, and N and P from piece to piece. The focus
 * never leaves the board; where the cursor is, is told in words.
 */
import { ARROWS } from '../arrow-keys.ts';
import { nextOf } from '../walk.ts';
import type { Frame, Place } from './frame.ts';

/** What the cursor is told of a board. */
export interface BoardCursorHands {
  readonly frame: () => Frame;
  /** The square on which it begins. */
  readonly home: () => number;
  /** The squares that N and P go through. */
  readonly pieces: () => readonly number[];
  /** It has moved. */
  readonly tell: () => void;
}

export class BoardCursor {
  /** Undefined before the first key. */
  place = $state.raw<Place | undefined>();
  readonly #hands: BoardCursorHands;

  constructor(hands: BoardCursorHands) {
    this.#hands = hands;
  }

  /** Moves it as the key asks; false if it asks nothing. */
  press(key: string): boolean {
    const arrow = ARROWS[key];
    if (arrow) this.#move(arrow);
    else if (key === 'Home' || key === 'End') this.#toEdge(key === 'End');
    else if (key === 'n' || key === 'p') this.#jump(key === 'n' ? 1 : -1);
    else return false;
    return true;
  }

  #go(place: Place): void {
    this.place = place;
    this.#hands.tell();
  }
  #start(): Place {
    return this.#hands.frame().place(this.#hands.home());
  }

  #move([right, down]: readonly [number, number]): void {
    const { width, height, turned } = this.#hands.frame();
    const sign = turned ? -1 : 1;
    const clamp = (n: number, size: number): number => Math.max(-1, Math.min(size, n));
    const { place } = this;
    this.#go(
      place
        ? { file: clamp(place.file + right * sign, width), rank: clamp(place.rank - down * sign, height) }
        : this.#start(),
    );
  }

  #toEdge(right: boolean): void {
    const { width, turned } = this.#hands.frame();
    const { rank } = this.place ?? this.#start();
    this.#go({ file: right !== turned ? width - 1 : 0, rank });
  }

  #jump(by: number): void {
    const frame = this.#hands.frame();
    const now = this.place ? frame.square(this.place) : -1;
    const next = nextOf(this.#hands.pieces(), now, by);
    if (next !== undefined) this.#go(frame.place(next));
  }
}
