/**
 * The rules of one version and the engine that runs them. A table names the version that it began with and keeps it
 * (law 9): tables of several versions of one game stand side by side.
 */
import type { AnyGame } from '#engine/game.ts';
import { RUNTIME, type Runtime } from '#engine/runtime.ts';

export interface Rules {
  readonly game: AnyGame;
  readonly engine: Runtime;
}

/** The present rules of a game. */
export const presentRules = (game: AnyGame): Rules => ({ game, engine: RUNTIME });

/** Where games are found. */
export interface Library {
  readonly ids: readonly string[];
  /** The present rules. */
  load(id: string): Promise<AnyGame | undefined>;
  /** The rules of another version; undefined when they are not to be had. Absent where there are none. */
  earlier?(id: string, version: string): Promise<Rules | undefined>;
}

/** The rules of this version, present or earlier. */
export const rulesOf = async (library: Library, id: string, version: string): Promise<Rules | undefined> => {
  const game = await library.load(id);
  return game?.version === version ? presentRules(game) : library.earlier?.(id, version);
};
