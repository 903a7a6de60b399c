/**
 * Serves the files of the built page. Files under /assets/ have a hash in their name and are cached as immutable;
 * browsers revalidate all others by ETag. A path without a file extension is a route of the single-page app. Most
 * routes have a document prerendered by the build in each language (web/build/documents.ts); `index.html` serves the
 * others. Compressed bodies are kept in memory.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { compress, type Encoding, encodingFor, tagOf } from './compression.ts';
import { TYPES } from './media-types.ts';

/** The language if a document exists in none of those that the reader prefers. */
const FALLBACK = 'en';
/** Of an Accept-Language header only so many languages are tried, because each costs a look-up on the disk. */
const MOST_LANGUAGES = 8;
const TABLE = /^[A-Za-z0-9_-]{8,24}$/;
/** The service worker. It is served with Service-Worker-Allowed, because its scope is the whole site. */
const SERVICE_WORKER = '/sw.js';

interface Asset {
  readonly type: string;
  /** ETag of the uncompressed body. */
  readonly tag: string;
  /** Modification time of the file, by which changes are noticed. Milliseconds since 1970. */
  readonly modified: number;
  readonly plain: Buffer;
  /** Hashes of the document's inline styles, for the content security policy. */
  readonly styles: string;
  /** Body by encoding; made or read at the first request for it. */
  readonly bodies: Partial<Record<Encoding, Buffer>>;
}

/** The languages of Accept-Language as two-letter codes, by descending weight. */
const languagesOf = (request: IncomingMessage): string[] => {
  const wishes = String(request.headers['accept-language'] ?? '')
    .split(',')
    .map((wish) => {
      const [tag = '', quality] = wish.trim().split(/;\s*q=/);
      return { language: tag.slice(0, 2).toLowerCase(), weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ language }) => /^[a-z]{2}$/.test(language))
    .sort((a, b) => b.weight - a.weight);
  return [...new Set(wishes.map(({ language }) => language))].slice(0, MOST_LANGUAGES);
};

/** Data attributes for the <html> element of a document. */
type Marks = Readonly<Record<string, string>>;
interface Look {
  readonly language: string | undefined;
  readonly marks: Marks;
}

/**
 * Reads the page's own cookies: `look` has language and colour theme (web/src/frame/settings.svelte.ts), `places` the
 * number of tables for which the front page reserves space (web/src/lobby/remembered-rows.ts).
 */
const lookOf = (request: IncomingMessage): Look => {
  const cookies = request.headers.cookie ?? '';
  const [, language, theme = 'auto'] =
    /(?:^|;\s*)look=([a-z]{2})\.(auto|light|dark)(?:;|$)/.exec(cookies) ?? [];
  const [, places] = /(?:^|;\s*)places=([1-3])(?:;|$)/.exec(cookies) ?? [];
  return {
    language,
    marks: { ...(theme === 'auto' ? {} : { theme }), ...(places === undefined ? {} : { places }) },
  };
};

/** Hashes of a document's inline <style> elements, as sources of a content security policy. */
const stylesIn = (html: string): string =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)]
    .map(([, style = '']) => ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    .join('');

/** Looks up the id of a table's game; undefined if the table cannot be opened. */
export type GameOf = (table: string) => Promise<string | undefined>;

export class Pages {
  readonly #folder: string;
  readonly #gameOf: GameOf;
  readonly #assets = new Map<string, Asset>();

  constructor(folder: string, gameOf: GameOf = async () => undefined) {
    this.#folder = folder;
    this.#gameOf = gameOf;
  }

  /** Answers a GET or HEAD request. False if there is no such file, or no page is built; then nothing was sent. */
  async serve(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    const named = await this.#asset(path);
    // A path with a file extension names a file, which may be missing; any other path is a route of the page.
    const asset = named ?? (extname(path) === '' ? await this.#document(request, path) : undefined);
    if (!asset) return false;
    const hashed = named !== undefined && path.startsWith('/assets/');
    const encoding = encodingFor(request, asset.type, asset.plain);
    const tag = `"${asset.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.setHeader('ETag', tag);
    response.setHeader('Vary', named ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language, Cookie');
    const policy = response.getHeader('Content-Security-Policy');
    if (asset.styles !== '' && typeof policy === 'string') {
      const own = "style-src 'self'";
      response.setHeader('Content-Security-Policy', policy.replace(own, own + asset.styles));
    }
    if (path === SERVICE_WORKER) response.setHeader('Service-Worker-Allowed', '/');
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304).end();
      return true;
    }
    const body = (asset.bodies[encoding] ??= await compress(this.#folder, asset.plain, encoding));
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.writeHead(200, { 'Content-Type': asset.type, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }

  /** The document of a route: prerendered, in the best available language, or else `index.html`. */
  async #document(request: IncomingMessage, path: string): Promise<Asset | undefined> {
    const parts = path.split('/').filter((part) => part !== '');
    const { language: wanted, marks: all } = lookOf(request);
    const [head, table] = parts;
    const { places, ...others } = all;
    const marks = head === undefined ? all : others;
    if (head === 't' && table !== undefined && TABLE.test(table))
      parts[1] = (await this.#gameOf(table)) ?? '';
    // The form for a table that exists: its options are not the usual ones.
    if (head === 'open' && /[?&]table=/.test(request.url ?? '')) parts.push('change');
    for (const language of [wanted, ...languagesOf(request), FALLBACK]) {
      if (language === undefined) continue;
      const found = await this.#asset(`/${['pages', ...parts, language].join('/')}.html`, marks);
      if (found) return found;
    }
    return this.#asset('/index.html', marks);
  }

  /**
   * A file of the page, cached until the file changes.
   *
   * @param marks written into the document, so that its first paint has the right theme and layout
   */
  async #asset(path: string, marks: Marks = {}): Promise<Asset | undefined> {
    const file = this.#fileOf(path);
    const type = TYPES[extname(path)];
    if (file === undefined || type === undefined) return undefined;
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const attributes = Object.entries(marks).map(([name, value]) => ` data-${name}="${value}"`);
    const key = [path, ...attributes].join('');
    const known = this.#assets.get(key);
    if (known?.modified === found.mtimeMs) return known;
    const read = await readFile(file);
    const html = type.startsWith('text/html') ? read.toString('utf8') : '';
    const plain =
      attributes.length === 0 ? read : Buffer.from(html.replace('<html', ['<html', ...attributes].join('')));
    const asset: Asset = {
      type,
      tag: tagOf(plain),
      modified: found.mtimeMs,
      plain,
      styles: stylesIn(html),
      bodies: {},
    };
    this.#assets.set(key, asset);
    return asset;
  }

  /** The file name of a path. Undefined if malformed, hidden (a leading dot) or outside the folder. */
  #fileOf(path: string): string | undefined {
    let plain: string;
    try {
      plain = decodeURIComponent(path);
    } catch {
      return undefined;
    }
    if (plain.includes('\0') || plain.split(/[/\\]/).some((part) => part.startsWith('.'))) return undefined;
    const file = normalize(join(this.#folder, plain));
    return file.startsWith(normalize(this.#folder + sep)) ? file : undefined;
  }
}
