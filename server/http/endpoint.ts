/**
 * An endpoint of the API: its method and path, what it takes and answers as schemas, and what carries it out. The
 * OpenAPI description is made from the same value, so no endpoint can be served without one.
 */
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import type { Refusal, Result } from '#engine/result.ts';
import { serviceRefusal, statusOf } from '#tables/refusals.ts';
import type { Refused } from '#wire/rest.ts';
import type { RateLimiter } from '../access/rate-limiter.ts';
import type { Visitor } from '../access/visitors.ts';
import { readBody } from './read-body.ts';
import { RefusalError } from './refusal-error.ts';

export interface Answer<B = unknown> {
  readonly status: number;
  /** JSON, or a text whose type is in the headers. */
  readonly body: B;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request on its way to an endpoint: nothing of it is read yet but who sent it. */
export interface Call {
  readonly request: IncomingMessage;
  readonly visitor: Visitor;
  /** The client's address, as limits count it. */
  readonly address: string;
  /** Parameters of the path, and the query; of a name given twice the first value. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Largest body, in bytes. */
  readonly mostBytes: number;
}

type Schema<T> = v.GenericSchema<unknown, T>;

/** What an endpoint is given: everything checked by its schemas. */
export interface Asked<P, Q, B> {
  readonly request: IncomingMessage;
  readonly visitor: Visitor;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
}

interface About<P, Q, B, A> {
  /** The id of the operation in the description. */
  readonly operation: string;
  /** As logs and metrics name the path. */
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST';
  /** Parameters stand in braces. A value that its schema refuses is no such path. */
  readonly path: string;
  readonly params?: Schema<P>;
  readonly query?: Schema<Q>;
  /** JSON. */
  readonly body?: Schema<B>;
  /** Counts calls by address before their body is read. */
  readonly limit?: RateLimiter;
  /** Status of an answer that refuses nothing; 200. */
  readonly status?: 200 | 201;
  /** Another status with which the same answer may come. */
  readonly alsoStatus?: 404 | 503;
  /** Of the same answer: JSON by this schema, or a text of this type. */
  readonly answer: Schema<A> | `text/${string}`;
  /** True: anybody may ask as often as they like, and no cookie is read or set. */
  readonly open?: boolean;
}

export interface Endpoint extends About<unknown, unknown, unknown, unknown> {
  readonly carryOut: (call: Call) => Promise<Answer>;
}

export const refusing = (refused: Refusal, headers?: Answer['headers']): Answer<Refused> => ({
  status: statusOf(refused),
  body: { refusal: refused },
  headers,
});

export const ok = <B>(body: B): Answer<B> => ({ status: 200, body });

export const answerOf = <B>(result: Result<B, Refusal>): Answer<B | Refused> =>
  result.ok ? ok(result.value) : refusing(result.error);

const read = <T>(schema: Schema<T> | undefined, input: unknown, code: 'BAD_MESSAGE' | 'NOT_FOUND'): T => {
  const parsed = v.safeParse(schema ?? (v.unknown() as Schema<T>), input);
  if (!parsed.success) throw new RefusalError(serviceRefusal(code));
  return parsed.output;
};

export const endpoint = <A, P = unknown, Q = unknown, B = unknown>(
  about: About<P, Q, B, A>,
  run: (asked: Asked<P, Q, B>) => Promise<Answer<A | Refused>>,
): Endpoint => ({
  ...about,
  carryOut: async ({ request, visitor, address, params, query, mostBytes }) => {
    const asked = { request, visitor, params: read(about.params, params, 'NOT_FOUND') };
    if (about.limit && !about.limit.take(address))
      throw new RefusalError(serviceRefusal('TOO_MANY_REQUESTS'));
    const body = about.body ? await readBody(request, mostBytes) : undefined;
    return run({
      ...asked,
      query: read(about.query, query, 'BAD_MESSAGE'),
      body: read(about.body, body, 'BAD_MESSAGE'),
    });
  },
});
