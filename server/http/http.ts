/**
 * HTTP: Hono routes requests to endpoints; every other path is a file of the page. Origin, general rate limits and
 * cookies are checked here, once for all endpoints. Each endpoint validates its own body and query (endpoint.ts).
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { serviceRefusal } from '#tables/refusals.ts';
import type { Refused } from '#wire/rest.ts';
import type { Limits } from '../access/limits.ts';
import {
  clientAddress,
  isAllowedHost,
  isAllowedOrigin,
  isSecure,
  type ProxyPolicy,
} from '../access/proxy-policy.ts';
import { RateLimiter } from '../access/rate-limiter.ts';
import { visitorOf } from '../access/visitors.ts';
import type { Whereabouts } from '../access/whereabouts.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { People } from '../people/people.ts';
import { isDiskFault } from '../storage/disk-faults.ts';
import { CompressedAnswers, encodingFor } from './compression.ts';
import { type Answer, type Endpoint, refusing } from './endpoint.ts';
import type { Pages } from './pages.ts';
import { RefusalError } from './refusal-error.ts';
import { SECURITY_HEADERS, STRICT_TRANSPORT } from './security-headers.ts';

export interface HttpDeps {
  readonly endpoints: readonly Endpoint[];
  readonly people: Pick<People, 'guestOf'>;
  readonly pages: Pages;
  readonly limits: Limits;
  readonly proxy: ProxyPolicy;
  readonly whereabouts: Whereabouts;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'answered' | 'refused'>;
  /** Called with every answer of an endpoint before it is sent. */
  readonly onAnswer?: (endpoint: Endpoint, answer: Answer) => void;
}

interface Bindings {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}
type ApiContext = Context<{ Bindings: Bindings }>;

/** Sent in X-Request-Id and logged, so that an answer can be found in the log. */
const newRequestId = (): string => randomBytes(9).toString('base64url');

/** The refusal code in an answer; undefined if the answer refuses nothing. */
const refusalIn = ({ status, body }: Answer): string | undefined =>
  status < 400 || typeof body !== 'object' || body === null || !('refusal' in body)
    ? undefined
    : (body as Refused).refusal.code;

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?')[0] ?? '/';

/** Hono's form of a path: `{name}` becomes `:name`. */
const honoPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

export class Http {
  readonly #deps: HttpDeps;
  readonly #requests: RateLimiter;
  readonly #pageLoads: RateLimiter;
  readonly #listen: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;
  /** Paths of endpoints outside /api/. */
  readonly #others: ReadonlySet<string>;
  /** The route's name in logs and metrics, by response. */
  readonly #routes = new WeakMap<ServerResponse, string>();
  readonly #bodies = new CompressedAnswers();
  #closing = false;

  constructor(deps: HttpDeps) {
    this.#deps = deps;
    this.#requests = new RateLimiter(deps.limits.requests);
    this.#pageLoads = new RateLimiter(deps.limits.pages);
    this.#others = new Set(
      deps.endpoints.map(({ path }) => path).filter((path) => !path.startsWith('/api/')),
    );
    this.#listen = getRequestListener(this.#router().fetch, {
      // Other code in this process must keep Node's own Request and Response.
      overrideGlobalObjects: false,
      // `send` already closes the connection if a request's body was not read to its end.
      autoCleanupIncoming: false,
      hostname: 'localhost',
      // The Host header or the URL is malformed.
      errorHandler: () => Response.json(refusing(serviceRefusal('BAD_MESSAGE')).body, { status: 400 }),
    });
  }

  #router(): Hono<{ Bindings: Bindings }> {
    const router = new Hono<{ Bindings: Bindings }>();
    const byPath = Map.groupBy(this.#deps.endpoints, ({ path }) => path);
    for (const [path, endpoints] of byPath) {
      for (const endpoint of endpoints)
        router.on(endpoint.method, honoPath(path), (context) => this.#call(endpoint, context));
      router.all(honoPath(path), ({ env: { incoming, outgoing } }) => {
        this.#routes.set(outgoing, endpoints[0]!.name);
        send(incoming, outgoing, notAllowed(endpoints.map(({ method }) => method)));
        return RESPONSE_ALREADY_SENT;
      });
    }
    router.notFound(({ env: { incoming, outgoing } }) => {
      send(incoming, outgoing, refusing(serviceRefusal('NOT_FOUND')));
      return RESPONSE_ALREADY_SENT;
    });
    router.onError((error, { env: { incoming, outgoing } }) => {
      this.#fail(incoming, outgoing, error);
      return RESPONSE_ALREADY_SENT;
    });
    return router;
  }

  /** The request handler of the HTTP server, for endpoints and pages. Errors become answers. */
  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (isSecure(request)) response.setHeader(...STRICT_TRANSPORT);
    const { log, metrics, proxy } = this.#deps;
    const { method } = request;
    const id = newRequestId();
    const from = performance.now();
    const path = pathOf(request);
    const isPage = !path.startsWith('/api/') && !this.#others.has(path);
    this.#routes.set(response, isPage ? 'page' : 'none');
    response.setHeader('X-Request-Id', id);
    if (this.#closing) response.setHeader('Connection', 'close');
    response.once('close', () => {
      const route = this.#routes.get(response) ?? 'none';
      metrics.answered(route, response.statusCode);
      const ms = Math.round(performance.now() - from);
      log.info({ request: id, method, route, status: response.statusCode, ms }, 'answered');
    });
    if (!isAllowedHost(request, proxy)) {
      // Without the name, which the client made up.
      log.warn('a request named a host that is none of ours: see PUBLIC_URL and ORIGINS');
      this.#fail(request, response, new RefusalError(serviceRefusal('FOREIGN_HOST')));
      return;
    }
    const answering = isPage ? this.#page(request, response, path) : this.#listen(request, response);
    answering.catch((error: unknown) => this.#fail(request, response, error));
  };

  #fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    const { log, metrics } = this.#deps;
    if (error instanceof RefusalError) {
      metrics.refused(error.refusal.code, 'http');
      send(request, response, refusing(error.refusal));
      return;
    }
    const about = {
      request: response.getHeader('X-Request-Id'),
      method: request.method,
      route: this.#routes.get(response),
    };
    log.error({ ...about, err: error }, 'a request failed');
    send(request, response, refusing(serviceRefusal(isDiskFault(error) ? 'NOT_SAVED' : 'SERVER_FAULT')));
  }

  /**
   * Begins a graceful shutdown: from now on each answer closes its keep-alive connection. `server.close` stops
   * accepting new ones.
   */
  close(): void {
    this.#closing = true;
  }

  async #page(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const { pages, proxy } = this.#deps;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(request, response, notAllowed(['GET']));
    if (!this.#pageLoads.take(clientAddress(request, proxy)))
      throw new RefusalError(serviceRefusal('TOO_MANY_REQUESTS'));
    if (await pages.serve(request, response, path)) return;
    send(request, response, refusing(serviceRefusal(path === '/' ? 'NOT_BUILT' : 'NOT_FOUND')));
  }

  async #call(endpoint: Endpoint, context: ApiContext): Promise<Response> {
    const { incoming: request, outgoing: response } = context.env;
    const { proxy, people, limits, metrics, whereabouts } = this.#deps;
    this.#routes.set(response, endpoint.name);
    if (!isAllowedOrigin(request, proxy)) throw new RefusalError(serviceRefusal('FOREIGN_ORIGIN'));
    const address = clientAddress(request, proxy);
    if (!endpoint.open && !this.#requests.take(address))
      throw new RefusalError(serviceRefusal('TOO_MANY_REQUESTS'));
    const visitor = endpoint.open ? { guest: '', device: '' } : await visitorOf(request, people);
    if (!endpoint.open) whereabouts.saw(visitor.guest, address);
    if (visitor.setCookie) response.setHeader('Set-Cookie', visitor.setCookie);
    response.setHeader('Cache-Control', 'no-store');
    const answer = await endpoint.carryOut({
      request,
      visitor,
      address,
      params: context.req.param(),
      query: context.req.query(),
      mostBytes: limits.body,
    });
    const code = refusalIn(answer);
    if (code !== undefined) metrics.refused(code, 'http');
    this.#deps.onAnswer?.(endpoint, answer);
    send(request, response, endpoint.compressed ? await this.#compressed(request, endpoint, answer) : answer);
    return RESPONSE_ALREADY_SENT;
  }

  async #compressed(request: IncomingMessage, { operation }: Endpoint, answer: Answer): Promise<Answer> {
    const text = JSON.stringify(answer.body);
    const encoding = encodingFor(request, JSON_TYPE, Buffer.from(text));
    if (encoding === 'identity') return answer;
    const body = await this.#bodies.body(operation, text, encoding);
    return { ...answer, body, headers: { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' } };
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';
const notAllowed = (methods: readonly string[]): Answer =>
  refusing(serviceRefusal('METHOD_NOT_ALLOWED'), { Allow: methods.join(', ') });

const send = (request: IncomingMessage, response: ServerResponse, answer: Answer): void => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const isBody = typeof answer.body === 'string' || Buffer.isBuffer(answer.body);
  const body = isBody ? (answer.body as string | Buffer) : JSON.stringify(answer.body);
  // The rest of an unread body would be parsed as the next request on this connection.
  if (!request.complete) response.setHeader('Connection', 'close');
  response.writeHead(answer.status, {
    'Content-Type': JSON_TYPE,
    'Content-Length': Buffer.byteLength(body),
    ...answer.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
};
