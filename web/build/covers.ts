/** Serves the box art of each game, `games/<id>/table/cover.svg`, at a stable address: `/cover-<id>.svg`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** @param games the folder of the games */
export const covers = (games: string): Plugin => {
  const pathOf = (id: string): string => join(games, id, 'table', 'cover.svg');
  return {
    name: 'ludoteca:covers',
    generateBundle() {
      for (const id of readdirSync(games).filter((name) => existsSync(pathOf(name))))
        this.emitFile({ type: 'asset', fileName: `cover-${id}.svg`, source: readFileSync(pathOf(id)) });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const id = /^\/cover-([\w-]+)\.svg$/.exec(request.url ?? '')?.[1];
        if (id === undefined || !existsSync(pathOf(id))) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(readFileSync(pathOf(id)));
      });
    },
  };
};
