/**
 * Compressed bodies of the page's files. Brotli at its best takes seconds of the processor for the whole page, so the
 * build of the page stores these bodies beside it (scripts/compress-page.ts), named by the content they stand for: a
 * body that is missing is compressed when it is first asked for, and none can be out of date.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { TYPES } from './media-types.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/;
/** Smaller files are sent as they are. Bytes. */
const WORTH_COMPRESSING = 256;
/** Below the folder of the page. The dot hides it from requests. */
const STORED = '.compressed';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const isWorthIt = (type: string, { length }: Buffer): boolean =>
  length >= WORTH_COMPRESSING && COMPRESSIBLE.test(type);

/** The encoding in which a body of this media type is sent. */
export const encodingFor = (request: IncomingMessage, type: string, body: Buffer): Encoding => {
  if (!isWorthIt(type, body)) return 'identity';
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

/** A name of this content: a hash, as text. */
export const tagOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22);

const storedAt = (folder: string, body: Buffer): string => join(folder, STORED, `${tagOf(body)}.br`);

const byBrotli = (body: Buffer): Promise<Buffer> =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/** @param folder that of the page, where the build may have stored the result */
export const compress = async (folder: string, body: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br') return readFile(storedAt(folder, body)).catch(() => byBrotli(body));
  return encoding === 'gzip' ? gzipped(body) : body;
};

/** Compressed bodies of answers that hardly ever change: of each, the last is kept. */
export class CompressedAnswers {
  readonly #kept = new Map<string, { readonly of: string; readonly body: Promise<Buffer> }>();

  /** @param name of the answer; there are few */
  body(name: string, of: string, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${name}`;
    const known = this.#kept.get(key);
    if (known?.of === of) return known.body;
    const plain = Buffer.from(of);
    const made = { of, body: encoding === 'br' ? byBrotli(plain) : compress('', plain, encoding) };
    this.#kept.set(key, made);
    return made.body;
  }
}

/** Compresses every file of the page that the server would, and stores the results. */
export const storeCompressed = async (folder: string): Promise<void> => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  mkdirSync(join(folder, STORED), { recursive: true });
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const body = readFileSync(join(parentPath, name));
      if (isWorthIt(TYPES[extname(name)] ?? '', body))
        writeFileSync(storedAt(folder, body), await byBrotli(body));
    }),
  );
};
