/**
 * The files of the built page. Hashed files under /assets/ are for ever, everything else is asked about again;
 * any address without a file is the page itself, which knows what to show. Texts are compressed once.
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
/** It rules over the whole page, and a new one must be seen at once, so it is never kept. */
const SERVICE_WORKER = '/sw.js';

type Encoding = 'br' | 'gzip' | 'identity';
interface Asset {
  readonly type: string;
  readonly tag: string;
  readonly modified: number;
  readonly plain: Buffer;
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
  if (encoding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return encoding === 'gzip' ? gzipped(body) : body;
};

export class Pages {
  readonly #folder: string;
  readonly #assets = new Map<string, Asset>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Answers a GET or HEAD; false when there is no such file and no page either. */
  async serve(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    const named = await this.#asset(path);
    // What looks like a file is one or is missing; everything else is an address inside the page.
    const asset = named ?? (extname(path) === '' ? await this.#asset('/index.html') : undefined);
    if (!asset) return false;
    const hashed = named !== undefined && path.startsWith('/assets/');
    const encoding = encodingFor(request, asset);
    const tag = `"${asset.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.setHeader('ETag', tag);
    response.setHeader('Vary', 'Accept-Encoding');
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

  async #asset(path: string): Promise<Asset | undefined> {
    const file = this.#fileOf(path);
    const type = TYPES[extname(path)];
    if (file === undefined || type === undefined) return undefined;
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = this.#assets.get(path);
    if (known?.modified === found.mtimeMs) return known;
    const plain = await readFile(file);
    const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    const asset: Asset = { type, tag, modified: found.mtimeMs, plain, bodies: {} };
    this.#assets.set(path, asset);
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
