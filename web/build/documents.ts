/**
 * Prerendering. Builds the documents that the server sends: `index.html` with inlined styles for any address
 * and, below `pages/`, one for each page and language with everything that can be rendered in advance and
 * preload hints for the rest. The hints avoid chains of requests. See ../src/prerender.ts and
 * server/http/pages.ts.
 */
import { relative } from 'node:path';
import { createServer, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import type { Drawn } from '../src/prerender.ts';

type Bundle = Rolldown.OutputBundle;
const INDEX = 'index.html';
const PLACE = '<div id="app"></div>';

const replaced = (text: string, what: string | RegExp, by: string): string => {
  const found = typeof what === 'string' ? text.includes(what) : what.test(text);
  if (!found) throw new Error(`${INDEX} has no ${String(what)}`);
  return text.replace(what, () => by);
};

const sourceOf = (bundle: Bundle, name: string): string => {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`There is no ${name}`);
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString('utf8');
};

/**
 * Inlines styles into the document. A disabled link to each file stays, so that chunks loaded later find the
 * style sheet named there and do not fetch it again.
 */
const stylesOf = (bundle: Bundle, names: readonly string[]): string => {
  const links = names.map((name) => `    <link rel="stylesheet" crossorigin href="/${name}" disabled>\n`);
  const styles = names.map((name) => sourceOf(bundle, name).trim());
  return `${links.join('')}    <style>${styles.join('')}</style>\n`;
};
const withStyles = (html: string, bundle: Bundle): string => {
  const names: string[] = [];
  const bare = html.replace(
    / *<link rel="stylesheet" crossorigin href="\/([^"]+)">\n/g,
    (_link, name: string) => {
      names.push(name);
      return '';
    },
  );
  return replaced(bare, '  </head>', `${stylesOf(bundle, names)}  </head>`);
};

/** The scripts and styles of these modules and of their static imports. */
const filesFor = (bundle: Bundle, root: string, modules: readonly string[]): Set<string> => {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) files.add(style);
    for (const next of file.imports) visit(next);
  };
  for (const id of modules) {
    const chunk = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.moduleIds.some((one) => relative(root, one) === id),
    );
    if (!chunk) throw new Error(`No file of the page has ${id} in it`);
    visit(chunk.fileName);
  }
  return files;
};

const documentOf = (index: string, page: Drawn, bundle: Bundle, root: string): string => {
  const missing = (file: string): boolean => !index.includes(`"/${file}"`);
  const drawn = [...filesFor(bundle, root, page.needs.drawn)].filter(missing);
  const inside = drawn.filter((file) => file.endsWith('.css'));
  const files = new Set([...drawn, ...filesFor(bundle, root, page.needs.later)]);
  const hints = [...files]
    .filter((file) => missing(file) && !inside.includes(file))
    .map((file) => {
      const how = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
      return `    <link ${how} crossorigin fetchpriority="low" href="/${file}">\n`;
    });
  const plain = (html: string): string => html.replace(/<!--.*?-->/gs, '');
  // Low priority: the prerendered page can be read before its scripts arrive.
  let html = replaced(index, '<script type="module"', '<script type="module" fetchpriority="low"');
  html = replaced(html, /<html lang="\w+">/, `<html lang="${page.language}">`);
  html = replaced(html, /<title>.*<\/title>/, plain(page.head));
  const styles = inside.length > 0 ? stylesOf(bundle, inside) : '';
  html = replaced(html, '  </head>', `${hints.join('')}${styles}  </head>`);
  // Inert, because nothing in it responds before the scripts run.
  return replaced(html, PLACE, `<div id="app" inert>${plain(page.body)}</div>`);
};

const drawAll = async (config: InlineConfig): Promise<readonly Drawn[]> => {
  const server = await createServer({
    ...config,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { drawAll } = (await server.ssrLoadModule('/src/prerender.ts')) as {
      drawAll: () => Promise<Drawn[]>;
    };
    return await drawAll();
  } finally {
    await server.close();
  }
};

/**
 * @param root the root folder of the repository
 * @param drawing the Vite configuration that compiles the components for prerendering
 */
export const documents = (root: string, drawing: InlineConfig): Plugin => ({
  name: 'ludoteca:documents',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const file = bundle[INDEX];
      if (file?.type !== 'asset') throw new Error(`There is no ${INDEX}`);
      const index = withStyles(sourceOf(bundle, INDEX), bundle);
      file.source = index;
      for (const page of await drawAll(drawing)) {
        const fileName = ['pages', page.path, `${page.language}.html`]
          .filter((part) => part !== '')
          .join('/');
        this.emitFile({ type: 'asset', fileName, source: documentOf(index, page, bundle, root) });
      }
    },
  },
});
