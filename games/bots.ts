/** The bots of the library: each game's, loaded when they are first asked for. */
const BOTS = {
  'tank-chess': async () => (await import('./tank-chess/bot/index.ts')).bots,
  rush: async () => (await import('./rush/bot/index.ts')).bots,
} as const;

/** The bots of a game, or undefined when it has none. */
export const loadBots = async (game: string) =>
  Object.hasOwn(BOTS, game) ? BOTS[game as keyof typeof BOTS]() : undefined;
