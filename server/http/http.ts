/** The HTTP side: a handful of JSON endpoints in one typed table, the page for everything else. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { readName } from '#tables/names.ts';
import { serviceRefusal } from '#tables/refusals.ts';
import type { BotPlayer } from '#tables/services.ts';
import type { Library, Tables } from '#tables/tables.ts';
import {
  AcceptTransfer,
  type GameCard,
  LIST_STATES,
  type Me,
  type Opened,
  OpenTable,
  type Refused,
  Rename,
  type TableList,
} from '#wire/protocol.ts';
import type { Limits } from '../access/limits.ts';
import { clientAddress, isAllowedOrigin, type ProxyPolicy } from '../access/proxy-policy.ts';
import { RateLimiter } from '../access/rate-limiter.ts';
import { cookieFor, type Visitor, visitorOf } from '../access/visitors.ts';
import { type Accounts, callerOf } from '../accounts/accounts.ts';
import { labelOf } from '../accounts/device-label.ts';
import type { PersonalRecords } from '../accounts/personal-records.ts';
import { accountRoutes } from '../accounts/routes.ts';
import type { Health } from '../monitoring/health.ts';
import { type Metrics, maySeeInternals } from '../monitoring/metrics.ts';
import { DeviceTransfers } from '../people/device-transfer.ts';
import type { People } from '../people/people.ts';
import { isDiskFault } from '../storage/disk-faults.ts';
import type { Pages } from './pages.ts';
import {
  type Answer,
  type Handler,
  markOf,
  ok,
  RefusalError,
  type Route,
  readBody,
  refusing,
} from './routes.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import type { Counting } from './vacation-routes.ts';

export interface HttpDeps {
  readonly tables: Tables;
  readonly people: People;
  readonly accounts: Accounts;
  readonly records: PersonalRecords;
  readonly library: Library;
  readonly bots: BotPlayer;
  readonly pages: Pages;
  readonly limits: Limits;
  readonly proxy: ProxyPolicy;
  readonly log: Logger;
  /** How the server is; `inside`: and what goes on in it. */
  readonly health: (inside: boolean) => Promise<Health>;
  readonly metrics: Metrics;
  /** Further endpoints; what they change is counted with what changes people. */
  readonly more?: (counting: Counting) => readonly Route[];
  /** Whoever has it sees metrics from elsewhere; without one, only this machine does. */
  readonly metricsToken?: string;
}

/** Joins what is logged to what a browser was told. */
const newRequestId = (): string => randomBytes(9).toString('base64url');

/** The code of an answer that refuses. */
const refusalIn = ({ status, body }: Answer): string | undefined =>
  status < 400 || typeof body !== 'object' || body === null || !('refusal' in body)
    ? undefined
    : (body as Refused).refusal.code;

export class Http {
  readonly #deps: HttpDeps;
  readonly #requests: RateLimiter;
  readonly #pages: RateLimiter;
  readonly #opened: RateLimiter;
  readonly #identities: RateLimiter;
  readonly #transfers: DeviceTransfers;
  readonly #routes: readonly Route[];
  #closing = false;

  constructor(deps: HttpDeps) {
    this.#deps = deps;
    this.#requests = new RateLimiter(deps.limits.requests);
    this.#pages = new RateLimiter(deps.limits.pages);
    this.#opened = new RateLimiter(deps.limits.tables);
    this.#identities = new RateLimiter(deps.limits.identity);
    this.#transfers = new DeviceTransfers(deps.people);
    this.#routes = [
      {
        name: 'health',
        path: /^\/healthz?$/,
        open: true,
        methods: { GET: (asked) => this.#health(asked, false) },
      },
      {
        name: 'ready',
        path: /^\/ready$/,
        open: true,
        methods: { GET: (asked) => this.#health(asked, true) },
      },
      { name: 'metrics', path: /^\/metrics$/, open: true, methods: { GET: (asked) => this.#metrics(asked) } },
      {
        name: 'me',
        path: /^\/api\/me$/,
        methods: {
          GET: ({ visitor, query }) => this.#me(visitor.guest, query),
          POST: ({ request, visitor }) => this.#rename(request, visitor),
        },
      },
      {
        name: 'transfer',
        path: /^\/api\/transfer$/,
        methods: { POST: (asked) => this.#offerTransfer(asked) },
      },
      {
        name: 'accept',
        path: /^\/api\/transfer\/accept$/,
        methods: { POST: ({ request }) => this.#acceptTransfer(request) },
      },
      { name: 'games', path: /^\/api\/games$/, methods: { GET: () => this.#games() } },
      {
        name: 'tables',
        path: /^\/api\/tables$/,
        methods: {
          GET: ({ visitor, query }) => this.#list(visitor, query),
          POST: ({ request, visitor }) => this.#openTable(request, visitor),
        },
      },
      {
        name: 'file',
        path: /^\/api\/tables\/([A-Za-z0-9_-]{8,24})\/file$/,
        methods: { GET: ({ id }) => this.#file(id) },
      },
      ...accountRoutes({
        accounts: deps.accounts,
        records: deps.records,
        tables: deps.tables,
        proxy: deps.proxy,
        limits: deps.limits,
        counted: this.#identities,
      }),
      ...(deps.more?.({ proxy: deps.proxy, limits: deps.limits, counted: this.#identities }) ?? []),
    ];
  }

  /** Answers one request, whatever it is. */
  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    const { log, metrics } = this.#deps;
    const { method } = request;
    const id = newRequestId();
    const route = this.#routeOf(request);
    const from = performance.now();
    response.setHeader('X-Request-Id', id);
    if (this.#closing) response.setHeader('Connection', 'close');
    response.once('close', () => {
      metrics.answered(route, response.statusCode);
      const ms = Math.round(performance.now() - from);
      log.info({ request: id, method, route, status: response.statusCode, ms }, 'answered');
    });
    this.#answer(request, response).catch((error: unknown) => {
      if (error instanceof RefusalError) {
        metrics.refused(error.refusal.code, 'http');
        return send(request, response, refusing(error.refusal));
      }
      log.error({ request: id, method, route, err: error }, 'a request failed');
      send(request, response, refusing(serviceRefusal(isDiskFault(error) ? 'NOT_SAVED' : 'SERVER_FAULT')));
    });
  };

  /** Connections are given up with the answers that are due; `server.close` takes no new ones. */
  close(): void {
    this.#closing = true;
  }

  #routeOf(request: IncomingMessage): string {
    const [path = '/'] = (request.url ?? '/').split('?');
    return (
      this.#routes.find((route) => route.path.test(path))?.name ??
      (path.startsWith('/api/') ? 'none' : 'page')
    );
  }

  async #health({ request }: Parameters<Handler>[0], ready: boolean): Promise<Answer> {
    const { health, metricsToken } = this.#deps;
    const body = await health(maySeeInternals(request, metricsToken));
    const well = body.status === 'ok' || (body.status === 'closing' && !ready);
    return { status: well ? 200 : 503, body };
  }

  async #metrics({ request }: Parameters<Handler>[0]): Promise<Answer> {
    const { metrics, metricsToken } = this.#deps;
    // Whoever may not see it learns not even that it is here.
    if (!maySeeInternals(request, metricsToken)) return refusing(serviceRefusal('NOT_FOUND'));
    return { status: 200, body: await metrics.text(), headers: { 'Content-Type': metrics.contentType } };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/', query = ''] = (request.url ?? '/').split('?');
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    for (const route of this.#routes) {
      const match = route.path.exec(path);
      if (match) {
        const asked = { request, id: match[1] ?? '', query: new URLSearchParams(query) };
        return this.#call(route, method, asked, response);
      }
    }
    if (path.startsWith('/api/')) return send(request, response, refusing(serviceRefusal('NOT_FOUND')));
    if (method !== 'GET') return send(request, response, notAllowed(['GET']));
    if (!this.#pages.take(clientAddress(request, this.#deps.proxy)))
      throw new RefusalError(serviceRefusal('TOO_MANY_REQUESTS'));
    if (await this.#deps.pages.serve(request, response, path)) return;
    const missing = path === '/' ? 'NOT_BUILT' : 'NOT_FOUND';
    send(request, response, refusing(serviceRefusal(missing)));
  }

  async #call(
    route: Route,
    method: string,
    asked: Omit<Parameters<Handler>[0], 'visitor'>,
    response: ServerResponse,
  ): Promise<void> {
    const { request } = asked;
    const { proxy, people } = this.#deps;
    const handler = Object.hasOwn(route.methods, method) ? route.methods[method] : undefined;
    if (!handler) return send(request, response, notAllowed(Object.keys(route.methods)));
    if (!isAllowedOrigin(request, proxy)) throw new RefusalError(serviceRefusal('FOREIGN_ORIGIN'));
    if (!route.open && !this.#requests.take(clientAddress(request, proxy)))
      throw new RefusalError(serviceRefusal('TOO_MANY_REQUESTS'));
    const visitor = route.open ? { guest: '', device: '' } : await visitorOf(request, people);
    if (visitor.setCookie) response.setHeader('Set-Cookie', visitor.setCookie);
    response.setHeader('Cache-Control', 'no-store');
    const answer = await handler({ ...asked, visitor });
    const code = refusalIn(answer);
    if (code !== undefined) this.#deps.metrics.refused(code, 'http');
    send(request, response, answer);
  }

  async #me(guest: string, query: URLSearchParams, headers?: Answer['headers']): Promise<Answer> {
    const { tables } = this.#deps;
    const list = await tables.listFor(guest, markOf(query));
    const body: Me = { name: await this.#transfers.nameOf(guest), ...list };
    return { status: 200, body, headers };
  }

  async #list({ guest }: Visitor, query: URLSearchParams): Promise<Answer> {
    const state = v.safeParse(v.picklist(LIST_STATES), query.get('state'));
    if (!state.success) throw new RefusalError(serviceRefusal('BAD_MESSAGE'));
    const wish = { state: state.output, game: query.get('game') ?? undefined };
    return ok((await this.#deps.tables.list(wish, guest, markOf(query))) satisfies TableList);
  }

  /** Counts what changes who somebody is. */
  async #countIdentity<T>(request: IncomingMessage, schema: v.GenericSchema<unknown, T>): Promise<T> {
    const { limits, proxy } = this.#deps;
    if (!this.#identities.take(clientAddress(request, proxy)))
      throw new RefusalError(serviceRefusal('TOO_MANY_REQUESTS'));
    const read = v.safeParse(schema, await readBody(request, limits.body));
    if (!read.success) throw new RefusalError(serviceRefusal('BAD_MESSAGE'));
    return read.output;
  }

  async #rename(request: IncomingMessage, visitor: Visitor): Promise<Answer> {
    const { guest } = visitor;
    const { name } = await this.#countIdentity(request, Rename);
    const { accounts, tables } = this.#deps;
    if (accounts.isAccount(guest)) {
      const renamed = await accounts.rename(callerOf(request, visitor), name);
      if (!renamed.ok) return refusing(renamed.error);
    } else {
      const read = readName(name);
      const taken = accounts.refuseGuestName(name);
      if (!read.ok) return refusing(read.error);
      if (taken) return refusing(taken);
      await tables.rename(guest, read.value);
    }
    return this.#me(guest, new URLSearchParams());
  }

  async #offerTransfer({ request, visitor }: Parameters<Handler>[0]): Promise<Answer> {
    await this.#countIdentity(request, v.object({}));
    return { status: 201, body: await this.#transfers.offer(visitor.guest) };
  }

  async #acceptTransfer(request: IncomingMessage): Promise<Answer> {
    const { token } = await this.#countIdentity(request, AcceptTransfer);
    const moved = await this.#transfers.accept(token, labelOf(request.headers['user-agent']));
    if (!moved) return refusing(serviceRefusal('TRANSFER_GONE'));
    return this.#me(moved.guest, new URLSearchParams(), { 'Set-Cookie': cookieFor(request, moved.cookie) });
  }

  async #games(): Promise<Answer> {
    const { library, bots } = this.#deps;
    const cards = library.ids.map(async (id): Promise<GameCard[]> => {
      const game = await library.load(id);
      if (!game) return [];
      const { version, seats, options, presets = [] } = game;
      return [{ id, version, seats, options, presets, levels: await bots.levels(id) }];
    });
    return ok((await Promise.all(cards)).flat());
  }

  async #openTable(request: IncomingMessage, { guest }: Visitor): Promise<Answer> {
    const { limits, proxy, tables } = this.#deps;
    if (!this.#opened.take(clientAddress(request, proxy)))
      throw new RefusalError(serviceRefusal('TOO_MANY_REQUESTS'));
    const order = v.safeParse(OpenTable, await readBody(request, limits.body));
    if (!order.success) throw new RefusalError(serviceRefusal('BAD_MESSAGE'));
    const made = await tables.create(order.output, guest);
    if (!made.ok) return refusing(made.error);
    return { status: 201, body: { table: made.value } satisfies Opened };
  }

  async #file(id: string): Promise<Answer> {
    const table = await this.#deps.tables.get(id);
    const file = table.ok ? table.value.file() : table;
    if (!file.ok) return refusing(file.error);
    return {
      status: 200,
      body: file.value,
      headers: { 'Content-Disposition': `attachment; filename="${file.value.game}-${id}.json"` },
    };
  }
}

const notAllowed = (methods: readonly string[]): Answer =>
  refusing(serviceRefusal('METHOD_NOT_ALLOWED'), { Allow: methods.join(', ') });

const send = (request: IncomingMessage, response: ServerResponse, answer: Answer): void => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  // A body that was not read to its end must not be taken for the next request.
  if (!request.complete) response.setHeader('Connection', 'close');
  response.writeHead(answer.status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    ...answer.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
};
