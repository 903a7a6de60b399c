/**
 * Hints: a bot in a worker of this device is shown what the seat sees, and says what it would decide. Offered only
 * where nobody can be wronged: casual games in which every other seat is a bot.
 */
import type { View } from '#engine/match/view.ts';
import type { OptionsSchema } from '#engine/options.ts';
import { isRated } from '#engine/table-options.ts';
import type { TableInfo } from '#wire/protocol.ts';
import { BotClient } from '../offline/bot-client.ts';

/** Positions that the strongest level may look at: a second or two. */
const NODES = 20_000;

export const mayHint = (schema: OptionsSchema, info: TableInfo): boolean =>
  info.mine.length === 1 &&
  !isRated(schema, info.options) &&
  info.seats.every(({ seat, kind }) => kind === 'bot' || info.mine.includes(seat));

export class HintSource {
  readonly #thinker = new BotClient(
    () => new Worker(new URL('../offline/bots.worker.ts', import.meta.url), { type: 'module' }),
  );

  /** What a bot would decide for the seat (from 1) that this view belongs to: of this level, else the strongest. */
  async advise(game: string, view: View, seat: number, wanted?: string): Promise<string> {
    const level = wanted ?? (await this.#thinker.levels(game)).at(-1);
    if (level === undefined) throw new Error(`There are no bots for ${game}`);
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    return this.#thinker.choose({ game, level, view, seat, seed, nodes: NODES });
  }

  close(): void {
    void this.#thinker.close();
  }
}
