/** A server for scripts, on any free port, with temporary data; and a guest of this server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { OptionValues } from '#engine/options.ts';
import { manifestOf } from '#games/library.ts';
import { startServer } from '#server/main.ts';
import { type Command, type Message, PROTOCOL } from '#wire/protocol.ts';
import type { OpenTable } from '#wire/rest.ts';

/** Calls a function with the address of a server. `PAGE_DIR` names a built page other than dist/web. */
export const withServer = async (run: (url: string) => Promise<void>): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ludoteca-'));
  const webDir = process.env.PAGE_DIR;
  const server = await startServer({ port: 0, dataDir, ...(webDir ? { webDir } : {}) });
  try {
    await run(server.url);
  } finally {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** Players at a table, in games that allow so many. */
const COMPANY = 4;

/** Common tables at which the guest begins: what bots do while a page is being loaded would be measured as part of it. */
const BEGINS: Readonly<Record<string, OptionValues>> = {
  'tank-chess': { colours: 'hostWhite' },
  rush: { firstPlayer: '1' },
  battlegrounds: { startPlayer: 'seat1' },
  'eighty-cards': { firstPlayer: 'host' },
};

/** The table to open, with the weakest bot at every other seat. */
const orderOf = async (id: string): Promise<OpenTable> => {
  const game = manifestOf(id);
  const level = (await game?.bots?.())?.levels[0]?.id;
  if (!game || level === undefined) throw new Error(`${id} has no bots to play against`);
  const others = Math.min(COMPANY, game.seats.max) - 1;
  const bots = Array.from({ length: others }, () => ({ kind: 'bot' as const, level }));
  return { game: id, options: BEGINS[id] ?? {}, seats: [{ kind: 'human' }, ...bots] };
};

/** A guest who opens tables against bots; in Tank Chess as White. */
export class Visitor {
  readonly #url: string;
  readonly cookie: string;

  private constructor(url: string, cookie: string) {
    this.#url = url;
    this.cookie = cookie;
  }

  static async at(url: string): Promise<Visitor> {
    const me = await fetch(`${url}/api/me`);
    const cookies = me.headers.getSetCookie().map((one) => one.split(';')[0]);
    return new Visitor(url, cookies.join('; '));
  }

  /** @returns the id of a table before its first turn, which in some games may belong to a bot */
  async open(game = 'tank-chess'): Promise<string> {
    const opened = await fetch(`${this.#url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.#url, cookie: this.cookie },
      body: JSON.stringify(await orderOf(game)),
    });
    if (opened.status !== 201) throw new Error(`No table: ${opened.status} ${await opened.text()}`);
    return ((await opened.json()) as { readonly table: string }).table;
  }

  /** @returns the id of a table that is over after two turns */
  async openAndResign(): Promise<string> {
    const table = await this.open();
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/socket`, {
      headers: { cookie: this.cookie, origin: this.#url },
    });
    const say = (command: Command): void => socket.send(JSON.stringify(command));
    socket.on('open', () => say({ t: 'hello', protocol: PROTOCOL }));
    await new Promise<void>((done, failed) => {
      socket.on('error', failed);
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as Message;
        if (message.t === 'welcome') say({ t: 'watch', id: '1', table });
        else if (message.t === 'refused') failed(new Error(message.refusal.code));
        else if (message.t === 'table')
          say({
            t: 'decide',
            id: '2',
            table,
            seat: 1,
            decision: message.view?.decision ?? 0,
            text: 'Lf3>f5/N',
          });
        else if (message.t === 'update' && message.view?.outcome) done();
        else if (message.t === 'update' && message.view?.owing.includes(1))
          say({ t: 'act', id: '3', table, seat: 1, act: 'resign' });
      });
    });
    socket.close();
    return table;
  }
}
