/**
 * Scripted deals: a server's own rules and engine, but a table starts from a given position, and draws from a source
 * that twins share while their secrets differ.
 */
import type { ChanceSource } from '#engine/chance.ts';
import { chanceSource } from '#engine/chance-stream.ts';
import type { AnyGame } from '#engine/game.ts';
import type { JsonObject } from '#engine/layout/json.ts';
import { Match } from '#engine/match/match.ts';
import { RUNTIME, type Runtime } from '#engine/runtime.ts';
import type { Library, Rules } from '#tables/rules.ts';

/** How a table starts. */
export interface Deal {
  readonly seed: Uint8Array;
  readonly position: JsonObject;
}

/** Changes the engine of one world; see planted-leaks.ts. */
export type Spoil = (engine: Runtime, dealer: Dealer) => Runtime;

/** The rules version of twin tables; it routes their rules to this dealer. */
export const TWINS = '+twins';

export class Dealer {
  /** By table id. */
  readonly deals = new Map<string, Deal>();
  /** By table id: the match that the server goes on with. */
  readonly matches = new Map<string, Match>();
  /** Set while a twin table is being opened. */
  opening = false;
  readonly #games: ReadonlyMap<string, AnyGame>;
  readonly #engine: Runtime;

  constructor(games: readonly AnyGame[], spoil?: Spoil) {
    this.#games = new Map(games.map((game) => [game.id, game]));
    const engine: Runtime = {
      ...RUNTIME,
      createMatch: (game, setup, test) => {
        const deal = this.deals.get(setup.id);
        if (!deal) return Match.create(game, setup, test);
        const source = sourceOf(deal, setup.id);
        const made = Match.create(game, setup, { ...test, source, position: deal.position });
        // Only the table's own match reads what is stored, never a trial copy. It is another one whenever the table is opened.
        if (made.ok && test?.readStored) this.matches.set(setup.id, made.value);
        return made;
      },
    };
    this.#engine = spoil ? spoil(engine, this) : engine;
  }

  match(table: string): Match {
    const match = this.matches.get(table);
    if (!match) throw new Error(`Nothing is dealt at ${table}`);
    return match;
  }

  forget(table: string): void {
    this.deals.delete(table);
    this.matches.delete(table);
  }

  readonly library: Library = {
    ids: [],
    load: async (id) => {
      const game = this.#games.get(id);
      return game && this.opening ? { ...game, version: game.version + TWINS } : game;
    },
    earlier: async (id, version): Promise<Rules | undefined> => {
      const game = this.#games.get(id);
      return game && version === game.version + TWINS ? { game, engine: this.#engine } : undefined;
    },
  };
}

/** The chance source of a table. */
export const sourceOf = (deal: Deal, table: string): ChanceSource => chanceSource(deal.seed, [], table);
