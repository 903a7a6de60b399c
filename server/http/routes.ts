/** What an endpoint is: a path, a handler for each method, an answer or a refusal. */
import type { IncomingMessage } from 'node:http';
import type { Refusal } from '#engine/result.ts';
import { serviceRefusal, statusOf } from '#tables/refusals.ts';
import type { Mark } from '#tables/storage.ts';
import { readMark } from '#tables/tables.ts';
import type { Refused } from '#wire/protocol.ts';
import type { Visitor } from '../access/visitors.ts';

export interface Answer {
  readonly status: number;
  /** JSON, or a text with its own type in the headers. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
export type Handler = (asked: {
  readonly request: IncomingMessage;
  readonly visitor: Visitor;
  /** The variable part of the path. */
  readonly id: string;
  readonly query: URLSearchParams;
}) => Promise<Answer>;

export interface Route {
  readonly path: RegExp;
  /** As figures and logs name it, without what varies. */
  readonly name: string;
  readonly methods: Readonly<Record<string, Handler>>;
  /** Is the asker known, and counted? */
  readonly open?: true;
}

/** A refusal on its way out of a handler. */
export class RefusalError extends Error {
  readonly refusal: Refusal;
  constructor(refused: Refusal) {
    super(refused.code);
    this.refusal = refused;
  }
}

export const refusing = (refused: Refusal, headers?: Answer['headers']): Answer => ({
  status: statusOf(refused),
  body: { refusal: refused } satisfies Refused,
  headers,
});

export const ok = (body: unknown): Answer => ({ status: 200, body });

/** The body of a request as JSON; it stops where that is too long, or none. */
export const readBody = async (request: IncomingMessage, most: number): Promise<unknown> => {
  const type = (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  if (type !== 'application/json')
    throw new RefusalError(serviceRefusal('WRONG_TYPE', { allowed: 'application/json' }));
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > most) throw new RefusalError(serviceRefusal('TOO_LARGE', { most }));
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw new RefusalError(serviceRefusal('BAD_MESSAGE'));
  }
};

/** Where a list is to go on; a mark that is none is a fault of the asker. */
export const markOf = (query: URLSearchParams): Mark | undefined => {
  const before = query.get('before');
  if (before === null) return undefined;
  const mark = readMark(before);
  if (!mark) throw new RefusalError(serviceRefusal('BAD_MESSAGE'));
  return mark;
};
