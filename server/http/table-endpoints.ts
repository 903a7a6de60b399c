/** The endpoints of games and tables: list games, list tables, open a table, download its match file. */
import type { BotPlayer } from '#tables/services.ts';
import { type Library, readMark, type Tables } from '#tables/tables.ts';
import { MatchFileShape } from '#wire/match-file.ts';
import { ChangeTable, GameCards, ListQuery, Opened, OpenTable, TableList } from '#wire/rest.ts';
import type { RateLimiter } from '../access/rate-limiter.ts';
import { type Endpoint, endpoint, ok, refusing } from './endpoint.ts';
import { tableParams } from './params.ts';

interface TableEndpointsDeps {
  readonly tables: Tables;
  readonly library: Library;
  readonly bots: BotPlayer;
  /** Rate limit for opening tables, by address. */
  readonly opened: RateLimiter;
}

export const tableEndpoints = ({ tables, library, bots, opened }: TableEndpointsDeps): Endpoint[] => [
  endpoint(
    {
      operation: 'listGames',
      name: 'games',
      summary: 'The games of this server: seats, options, levels of bots',
      method: 'GET',
      path: '/api/games',
      answer: GameCards,
      compressed: true,
    },
    async () => {
      const cards = library.ids.map(async (id) => {
        const game = await library.load(id);
        if (!game) return [];
        const { version, seats, options, presets = [] } = game;
        return [{ id, version, seats, options, presets, levels: await bots.levels(id) }];
      });
      return ok((await Promise.all(cards)).flat());
    },
  ),
  endpoint(
    {
      operation: 'listTables',
      name: 'tables',
      summary: 'Listed tables in one state, latest first',
      method: 'GET',
      path: '/api/tables',
      query: ListQuery,
      answer: TableList,
    },
    async ({ visitor, query: { state, game, before } }) =>
      ok(
        await tables.list(
          { state, game },
          visitor.guest,
          before === undefined ? undefined : readMark(before),
        ),
      ),
  ),
  endpoint(
    {
      operation: 'openTable',
      name: 'tables',
      summary: 'Opens a table; the asker sits on its first human seat',
      method: 'POST',
      path: '/api/tables',
      limit: opened,
      body: OpenTable,
      status: 201,
      answer: Opened,
    },
    async ({ visitor, body }) => {
      const made = await tables.create(body, visitor.guest);
      return made.ok ? { status: 201, body: { table: made.value } } : refusing(made.error);
    },
  ),
  endpoint(
    {
      operation: 'changeTable',
      name: 'tables',
      summary: 'Sets a table up otherwise; its host alone, before it begins, while nobody else sits there',
      method: 'POST',
      path: '/api/tables/{table}/change',
      limit: opened,
      params: tableParams,
      body: ChangeTable,
      answer: Opened,
    },
    async ({ visitor, params: { table }, body }) => {
      const refused = await tables.change(table, body, visitor.guest);
      return refused ? refusing(refused) : ok({ table });
    },
  ),
  endpoint(
    {
      operation: 'downloadMatch',
      name: 'file',
      summary: 'The match file of a finished match, to be verified and replayed elsewhere',
      method: 'GET',
      path: '/api/tables/{table}/file',
      params: tableParams,
      answer: MatchFileShape,
    },
    async ({ params: { table: id } }) => {
      const table = await tables.get(id);
      const file = table.ok ? table.value.file() : table;
      if (!file.ok) return refusing(file.error);
      const name = `${file.value.game}-${id}.json`;
      return { ...ok(file.value), headers: { 'Content-Disposition': `attachment; filename="${name}"` } };
    },
  ),
];
