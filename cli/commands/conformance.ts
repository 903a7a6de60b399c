/** Clauses of the rulebooks × tests. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConformance } from '#games/conformance.ts';
import { GAME_IDS } from '#games/index.ts';
import { root } from '../../scripts/bootstrap.mjs';
import { type Coverage, conformancePage, coverageOf, type Declared } from '../../scripts/conformance.ts';
import { type Command, table } from '../command.ts';

export const conformance = async (): Promise<Record<string, Coverage & { declared: Declared }>> => {
  const games: Record<string, Coverage & { declared: Declared }> = {};
  for (const id of GAME_IDS) {
    const of = await loadConformance(id);
    if (of) games[id] = { ...coverageOf(id, of.clauses, of.declared), declared: of.declared };
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
