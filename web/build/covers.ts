/**
 * Serves the pictures of each game that have stable addresses: its box art, `games/<id>/table/cover.svg`, as
 * `/cover-<id>.svg`, and the faces of its bots, `games/<id>/table/faces/<level>.svg`, as `/face-<id>-<level>.svg`.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The address of a picture, by its path below the folder of the games. */
const addressOf = (path: string): string => {
  const [id, , picture = '', level = ''] = path.split(/[\\/]/);
  return picture === 'faces' ? `face-${id}-${level}` : `cover-${id}.svg`;
};

/** @param games the folder of the games */
export const covers = (games: string): Plugin => {
  /** Paths of the pictures by their addresses. */
  const find = (): ReadonlyMap<string, string> =>
    new Map(
      globSync('*/table/{cover,faces/*}.svg', { cwd: games }).map((path) => [
        addressOf(path),
        join(games, path),
      ]),
    );
  return {
    name: 'ludoteca:covers',
    generateBundle() {
      for (const [fileName, path] of find())
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = find().get(request.url?.slice(1) ?? '');
        if (path === undefined || !existsSync(path)) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(readFileSync(path));
      });
    },
  };
};
