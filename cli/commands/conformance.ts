/** Clauses of the rulebooks × tests. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Conformance } from '#games/manifest.ts';
import { root } from '../../scripts/bootstrap.mjs';
import { type Coverage, conformancePage, coverageOf } from '../../scripts/conformance.ts';
import { PROGRAM_GAMES } from '../announced.ts';
import { type Command, table } from '../command.ts';

export const conformance = async (): Promise<Record<string, Coverage & { declared: Conformance }>> => {
  const games: Record<string, Coverage & { declared: Conformance }> = {};
  for (const { id, ...game } of PROGRAM_GAMES) {
    const [rulebook, declared] = await Promise.all([game.rulebook.en(), game.conformance()]);
    const clauses = rulebook.flatMap((chapter) => chapter.clauses.map((clause) => clause.id));
    games[id] = { ...coverageOf(id, clauses, declared), declared };
  }
  return games;
};

export const command: Command = {
  usage: 'conformance [--write]',
  about:
    'Which clauses of each rulebook are tested: {games:{ID:{clauses, tested, presentation, deferred, missing}}}.',
  options: { write: { type: 'boolean' } },
  run: async (args) => {
    const games = await conformance();
    if (args.flag('write')) writeFileSync(join(root, 'docs', 'conformance.md'), conformancePage(games));
    const all = Object.entries(games);
    const rows = all.map(
      ([id, c]) => [id, c.clauses, c.tested, c.presentation, c.deferred, c.missing.length] as const,
    );
    const faults = all.flatMap(([, c]) => [...c.missing.map((clause) => `missing: ${clause}`), ...c.wrong]);
    return {
      json: { games: Object.fromEntries(all.map(([id, { declared: _, ...c }]) => [id, c])) },
      text: [
        table(['game', 'clauses', 'tested', 'presentation', 'deferred', 'missing'], rows),
        ...faults,
      ].join('\n'),
      holds: faults.length === 0,
    };
  },
};
