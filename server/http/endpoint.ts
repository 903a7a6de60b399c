/**
 * An endpoint of the API: method, path, schemas of input and answer, and handler. The OpenAPI description is generated
 * from the same value, so every endpoint that is served is also described.
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
  /** Sent as JSON. A string or bytes are sent as they are; what `headers` say of them holds. */
  readonly body: B;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request for an endpoint. Its sender is known; its parameters, query and body are not validated yet. */
export interface Call {
  readonly request: IncomingMessage;
  readonly visitor: Visitor;
  /** The client's address, the key of the rate limits. */
  readonly address: string;
  /** Parameters of the path, and of the query. If a name occurs twice in the query, the first value counts. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Largest body, in bytes. */
  readonly mostBytes: number;
}

type Schema<T> = v.GenericSchema<unknown, T>;

/** The input of an endpoint's handler, validated by the endpoint's schemas. */
export interface Asked<P, Q, B> {
  readonly request: IncomingMessage;
  readonly visitor: Visitor;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
}

interface About<P, Q, B, A> {
  /** `operationId` in the OpenAPI description. */
  readonly operation: string;
  /** The route's name in logs and metrics. */
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST';
  /** Parameters stand in braces. NOT_FOUND if their schema rejects a value. */
  readonly path: string;
  readonly params?: Schema<P>;
  readonly query?: Schema<Q>;
  /** Schema of the JSON body; without one the body is not read. */
  readonly body?: Schema<B>;
  /** A further rate limit for this endpoint, by address; applied before the body is read. */
  readonly limit?: RateLimiter;
  /** Status of a successful answer; 200 by default. */
  readonly status?: 200 | 201;
  /** An error status whose body has the same schema as a successful answer. */
  readonly alsoStatus?: 404 | 503;
  /** Schema of the JSON answer, or the media type of a text answer. */
  readonly answer: Schema<A> | `text/${string}`;
  /** True: exempt from the general rate limit, and no cookie is read or set (the visitor's ids are empty). */
  readonly open?: boolean;
  /** True: the answer is long, the same for everybody, and seldom changes. It is sent compressed. */
  readonly compressed?: boolean;
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
