/**
 * Which files the page's modules are bundled into. A request costs a slow connection a round trip and a slow device more
 * than the bytes of a small module. So modules that are loaded together share a file.
 */
import type { Plugin, Rolldown } from 'vite';

type ModuleGraph = Parameters<Rolldown.CodeSplittingNameFunction>[1];
type Names = (id: string) => string | null;

/** A module and what it imports statically, directly or not. */
const closureOf = (entries: readonly string[], graph: ModuleGraph): ReadonlySet<string> => {
  const found = new Set<string>();
  const left = [...entries];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    left.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
};

/**
 * Names of the files:
 * - `start`: what every page loads at the start.
 * - `kit`: what the tables of all games have in common, and what the page of a table shares with others.
 * - `kit-some`: what the tables of several games have in common, but not of all, and what one of them shares with parts
 *   that are loaded later.
 * - `Table`: what else is on the page of a table from the start.
 * - `<game>-rules`, `<game>-table`: what a table loads of its game.
 * Everything else is as the bundler divides it.
 *
 * @param root the root folder of the repository, with a slash at its end
 * @param games ids of the games that have a table
 */
export const chunkNames = (root: string, games: readonly string[]): Rolldown.CodeSplittingNameFunction => {
  const web = (path: string): string => `${root}web/src/${path}`;
  const plan = (graph: ModuleGraph): Names => {
    const of = (...ids: string[]): ReadonlySet<string> => closureOf(ids, graph);
    const start = of(web('main.ts'), web('offline/local.ts'));
    const page = of(web('pages/Table.svelte'));
    const otherPages = of(web('pages/Open.svelte'), web('pages/Learn.svelte'));
    const tables = games.map((game) => [game, of(`${root}games/${game}/table/index.ts`)] as const);
    // What one table needs from the start, and other parts of the page later.
    const elsewhere = of(
      ...tables.flatMap(([game, table]) => {
        const mine = (user: string): boolean => table.has(user) || user.startsWith(`${root}games/${game}/`);
        return [...table].filter(
          (id) => !id.startsWith(`${root}games/`) && !graph.getModuleInfo(id)?.importers.every(mine),
        );
      }),
    );
    // With what they import, so that no file of rules needs one of a table.
    const rules = of(
      ...tables.flatMap(([game, table]) =>
        [...table].filter((id) => id.startsWith(`${root}games/${game}/`) && !id.includes('/table/')),
      ),
    );
    return (id) => {
      if (start.has(id)) return 'start';
      const users = tables.filter(([, table]) => table.has(id)).map(([game]) => game);
      if (users.length === games.length || (page.has(id) && (users.length > 0 || otherPages.has(id))))
        return 'kit';
      if (page.has(id)) return 'Table';
      const [game] = users;
      if (game === undefined) return null;
      if (users.length > 1 || elsewhere.has(id)) return 'kit-some';
      return rules.has(id) ? `${game}-rules` : `${game}-table`;
    };
  };
  let names: Names | undefined;
  return (id, graph) => {
    names ??= plan(graph);
    return names(id);
  };
};

/** Fails when files import each other in a circle: one of them would run before what it needs. */
export const refuseCircles = (): Plugin => ({
  name: 'ludoteca:refuse-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const done = new Set<string>();
    const visit = (name: string, path: readonly string[]): void => {
      if (path.includes(name)) throw new Error(`Files import each other: ${[...path, name].join(' > ')}`);
      if (done.has(name)) return;
      const file = bundle[name];
      for (const next of file?.type === 'chunk' ? file.imports : []) visit(next, [...path, name]);
      done.add(name);
    };
    for (const name of Object.keys(bundle)) visit(name, []);
  },
});
