/** The coach at a table: which tip is being said. Each is said once on this device, and never two at a time. */
import { lessons } from './lessons.svelte.ts';

/** `T`: the tips of the game. */
export class Teacher<T extends string> {
  /** The tip that is being said. */
  current = $state.raw<T | undefined>();
  readonly #game: string;

  /** `game`: under which name it is remembered what has been said. */
  constructor(game: string) {
    this.#game = game;
  }

  /** Another position: the tips that hold now, the most pressing first. None while nothing is asked of the player. */
  notice(tips: readonly T[]): void {
    const now = lessons.on ? tips : [];
    // A tip stays for as long as it holds.
    if (this.current !== undefined && now.includes(this.current)) return;
    this.dismiss();
    this.current = this.#next(now);
  }
  /** Will `notice` change silence into one of these tips? */
  expects(tips: readonly T[]): boolean {
    return lessons.on && this.current === undefined && this.#next(tips) !== undefined;
  }
  #next(tips: readonly T[]): T | undefined {
    return tips.find((tip) => !lessons.knows(this.#game, tip));
  }
  /** It has been understood. */
  dismiss(): void {
    if (this.current !== undefined) lessons.learn(this.#game, this.current);
    this.current = undefined;
  }
  /** No more tips. */
  stop(): void {
    this.current = undefined;
    lessons.set(false);
  }
}
