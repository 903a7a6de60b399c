/** Hints: a bot in a worker on this device receives the seat's view and proposes a decision. */
import type { View } from '#engine/match/view.ts';
import type { Advice } from '#kit/table.ts';
import { BotClient } from '../offline/bot-client.ts';

/** Budget of positions for the strongest level: a second or two. */
const NODES = 20_000;

export class HintSource {
  readonly #thinker = new BotClient(
    () => new Worker(new URL('../offline/bots.worker.ts', import.meta.url), { type: 'module' }),
  );

  /**
   * The decision that a bot of this level (the strongest by default) would make for the seat (from 1) of this
   * view, and why.
   */
  async advise(game: string, view: View, seat: number, wanted?: string): Promise<Advice> {
    const level = wanted ?? (await this.#thinker.levels(game)).at(-1);
    if (level === undefined) throw new Error(`There are no bots for ${game}`);
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    return this.#thinker.ask({ game, level, view, seat, seed, nodes: NODES, explain: true });
  }

  close(): void {
    void this.#thinker.close();
  }
}
