/** What each game answers for its clauses: all of them, and those that no test names, with reasons. */
const GAMES = {
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
