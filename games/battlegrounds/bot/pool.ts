/** States of one layout that are used again and again, because a search needs thousands. */
import { copyState } from '#engine/layout/layout.ts';
import { battlegrounds } from '../rules/game.ts';
import type { Config } from '../rules/options.ts';
import type { Battlegrounds } from '../rules/state.ts';

export class Pool {
  readonly #config: Config;
  readonly #free: Battlegrounds[] = [];

  constructor(config: Config) {
    this.#config = config;
  }

  /** A state like this one, to keep until it is released. */
  copy(s: Battlegrounds): Battlegrounds {
    const copy = this.#free.pop() ?? battlegrounds.blank(this.#config);
    copyState(s, copy);
    return copy;
  }

  release(s: Battlegrounds): void {
    this.#free.push(s);
  }
}
