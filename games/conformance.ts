/** What each game answers for its clauses: all of them, and those that no test names, with reasons. */
const GAMES = {
  rush: async () => {
    const [{ rulebook }, { CONFORMANCE }] = await Promise.all([
      import('./rush/text/rulebook.en.ts'),
      import('./rush/tests/conformance.ts'),
    ]);
    return {
      // Cards, examples and the reference card stand in the rulebook as well, under ids of their own.
      clauses: rulebook
        .flatMap((chapter) => chapter.clauses.map((c) => c.id))
        .filter((id) => id.startsWith('RUSH-')),
      declared: CONFORMANCE,
    };
  },
  'tank-chess': async () => {
    const [{ rulebook }, { CONFORMANCE }] = await Promise.all([
      import('./tank-chess/text/rulebook.en.ts'),
      import('./tank-chess/tests/conformance.ts'),
    ]);
    return {
      clauses: rulebook.flatMap((chapter) => chapter.clauses.map((c) => c.id)),
      declared: CONFORMANCE,
    };
  },
} as const;

export const loadConformance = async (game: string) =>
  Object.hasOwn(GAMES, game) ? GAMES[game as keyof typeof GAMES]() : undefined;
