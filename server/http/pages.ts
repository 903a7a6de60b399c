/**
 * The files of the built page. Hashed files under /assets/ are for ever, everything else is asked about again;
 * any address without a file is the page itself, which knows what to show. Most addresses have a document of their
 * own, in the reader's language and drawn as far as it could be when the page was built (web/build/documents.ts);
 * `index.html` serves the others. Texts are compressed once.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/;
const WORTH_COMPRESSING = 1024;
/** For readers of other languages. */
const FALLBACK = 'en';
/** Only so many languages of a reader are considered. */
const MOST_LANGUAGES = 8;
const TABLE = /^[A-Za-z0-9_-]{8,24}$/;
/** It rules over the whole page, and a new one must be seen at once, so it is never kept. */
const SERVICE_WORKER = '/sw.js';

type Encoding = 'br' | 'gzip' | 'identity';
interface Asset {
  readonly type: string;
  readonly tag: string;
  readonly modified: number;
  readonly plain: Buffer;
  /** The document's own styles, for the policy. */
  readonly styles: string;
  /** As they were asked for so far. */
  readonly bodies: Partial<Record<Encoding, Buffer>>;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const encodingFor = (request: IncomingMessage, asset: Asset): Encoding => {
  const { length } = asset.plain;
  if (length < WORTH_COMPRESSING || !COMPRESSIBLE.test(asset.type)) return 'identity';
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

const compress = async (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br')
    return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
  return encoding === 'gzip' ? gzipped(body) : body;
};

/** Two letters each, the dearest first. */
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

/** Data attributes that a document begins with. */
type Marks = Readonly<Record<string, string>>;
interface Look {
  readonly language: string | undefined;
  readonly marks: Marks;
}

/**
 * What the page has written down about itself: language and light (web/src/frame/settings.svelte.ts), and for how many
 * tables the front page keeps room (web/src/lobby/remembered-rows.ts).
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

/** What stands in a document between <style> and </style>, as a content security policy names it. */
const stylesIn = (html: string): string =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)]
    .map(([, style = '']) => ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    .join('');

/** Tells the game of a table. */
export type GameOf = (table: string) => Promise<string | undefined>;

export class Pages {
  readonly #folder: string;
  readonly #gameOf: GameOf;
  readonly #assets = new Map<string, Asset>();

  constructor(folder: string, gameOf: GameOf = async () => undefined) {
    this.#folder = folder;
    this.#gameOf = gameOf;
  }

  /** Answers a GET or HEAD; false when there is no such file and no page either. */
  async serve(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    const named = await this.#asset(path);
    // What looks like a file is one or is missing; everything else is an address inside the page.
    const asset = named ?? (extname(path) === '' ? await this.#document(request, path) : undefined);
    if (!asset) return false;
    const hashed = named !== undefined && path.startsWith('/assets/');
    const encoding = encodingFor(request, asset);
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
    const body = (asset.bodies[encoding] ??= await compress(asset.plain, encoding));
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.writeHead(200, { 'Content-Type': asset.type, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }

  /** The document of an address inside the page. */
  async #document(request: IncomingMessage, path: string): Promise<Asset | undefined> {
    const parts = path.split('/').filter((part) => part !== '');
    const { language: wanted, marks: all } = lookOf(request);
    const [head, table] = parts;
    const { places, ...others } = all;
    const marks = head === undefined ? all : others;
    if (head === 't' && table !== undefined && TABLE.test(table))
      parts[1] = (await this.#gameOf(table)) ?? '';
    for (const language of [wanted, ...languagesOf(request), FALLBACK]) {
      if (language === undefined) continue;
      const found = await this.#asset(`/${['pages', ...parts, language].join('/')}.html`, marks);
      if (found) return found;
    }
    return this.#asset('/index.html', marks);
  }

  /** @param marks written into the document, so that it neither flashes nor jumps */
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
    const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    const asset: Asset = { type, tag, modified: found.mtimeMs, plain, styles: stylesIn(html), bodies: {} };
    this.#assets.set(key, asset);
    return asset;
  }

  /** The file of a path, if it is inside the folder. */
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
