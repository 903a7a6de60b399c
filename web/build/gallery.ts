/** Serves the gallery of the table kit at `/kit` of the development server. It is no part of the built page. */
import type { Plugin } from 'vite';

export const gallery = (): Plugin => ({
  name: 'ludoteca:gallery',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const [path, query = ''] = (request.url ?? '').split('?');
      if (path === '/kit' || path === '/kit/')
        request.url = `/gallery/index.html${query === '' ? '' : `?${query}`}`;
      next();
    });
  },
});
