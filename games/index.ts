/** The library: every game, loaded when it is first asked for. */
import type { AnyGame } from '#engine/game.ts';

export const GAMES = {
  'tank-chess': async (): Promise<AnyGame> => (await import('./tank-chess/rules/game.ts')).tankChess,
  rush: async (): Promise<AnyGame> => (await import('./rush/rules/game.ts')).rush,
} as const;

export type GameId = keyof typeof GAMES;
export const GAME_IDS = Object.keys(GAMES) as GameId[];

/** As people call them, in every language. */
const TITLES: Readonly<Record<GameId, string>> = { 'tank-chess': 'Tank Chess', rush: 'World of Tanks: Rush' };
export const titleOf = (id: string): string => (Object.hasOwn(TITLES, id) ? TITLES[id as GameId] : id);

/** The game of this id, or undefined when there is none. */
export const loadGame = async (id: string): Promise<AnyGame | undefined> =>
  Object.hasOwn(GAMES, id) ? GAMES[id as GameId]() : undefined;
