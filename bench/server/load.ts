/** Load generator: plays at tables of our server, or of the minimal stand-in. */

import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import { configOf } from '#engine/match/configs.ts';
import { imagine, type View } from '#engine/match/view.ts';
import { randomDecision } from '#engine/playout.ts';
import { numberOf, seatOf } from '#engine/seats.ts';
import { loadGame, manifestOf } from '#games/library.ts';
import { viewAfter } from '#wire/follow.ts';
import type { Message } from '#wire/protocol.ts';
import { PROTOCOL } from '#wire/protocol.ts';
import { DRAW, SCRIPTS } from '../games.ts';
import { type Driven, type Order, serveLoad } from './closed-loop.ts';
import { LeanSocket } from './lean-socket.ts';

/** To compare with: players who are sent whole views. */
const WHOLE = process.env.LUDOTECA_BENCH_WHOLE === '1';

const starts = (message: Buffer, text: string): boolean =>
  message.toString('latin1', 0, text.length) === text;

/** One connection of a player. */
class Player {
  readonly socket: LeanSocket;
  /** Updates: their bytes and their number. */
  bytes = 0;
  updates = 0;
  /** The last view, and the messages since: they are read only when it is looked at. */
  #view: View | undefined;
  #unread: Buffer[] = [];
  #answered: ((message: Buffer) => void) | undefined;
  #shown: (() => void) | undefined;

  constructor(socket: LeanSocket) {
    this.socket = socket;
    socket.heard = (message) => {
      if (starts(message, '{"t":"update"') || starts(message, '{"t":"change"')) {
        this.#unread.push(message);
        this.bytes += message.length;
        this.updates++;
        this.#shown?.();
        this.#shown = undefined;
      } else if (!starts(message, '{"t":"info"')) {
        if (starts(message, '{"t":"refused"')) throw new Error(message.toString());
        if (starts(message, '{"t":"table"')) this.#unread = [message];
        this.#answered?.(message);
      }
    };
  }
  /** Resolves with the next update. */
  shown(): Promise<void> {
    return new Promise((done) => {
      this.#shown = done;
    });
  }
  ask(message: string): Promise<Buffer> {
    const answer = new Promise<Buffer>((done) => {
      this.#answered = done;
    });
    this.socket.send(message);
    return answer;
  }
  get view(): View {
    for (const bytes of this.#unread) {
      const message = JSON.parse(bytes.toString()) as Extract<Message, { t: 'table' | 'update' | 'change' }>;
      this.#view = message.t === 'table' ? message.view : viewAfter(this.#view, message);
    }
    this.#unread = [];
    if (!this.#view) throw new Error('No view yet');
    return this.#view;
  }
}

type Pair = readonly [Player, Player];

/** The next decision: seat, decision number, text. */
type Said = readonly [seat: number, decision: number, text: string];

const drive = (table: string, pair: Pair, say: (n: number) => Said | undefined): Driven => {
  let ready: { readonly n: number; readonly seat: number; readonly text: string } | undefined;
  const prepare = (n: number): void => {
    const said = say(n);
    if (!said) return;
    const [seat, decision, text] = said;
    const order = { t: 'decide', id: `${table}-${n}`, table, seat: numberOf(seat), decision, text };
    ready = { n, seat, text: JSON.stringify(order) };
  };
  return {
    prepare,
    decide: async (n) => {
      if (ready?.n !== n) prepare(n);
      if (ready?.n !== n) return false;
      const { seat, text } = ready;
      const shown = pair[1 - seat]!.shown();
      await Promise.all([pair[seat]!.ask(text), shown]);
      return true;
    },
    close: () => {
      for (const { socket } of pair) socket.close();
    },
    told: () => [pair[0].bytes + pair[1].bytes, pair[0].updates + pair[1].updates],
  };
};

/** The script of the small games, which the peers also play. */
const scripted =
  (name: keyof typeof SCRIPTS) =>
  (n: number): Said => {
    const { at } = SCRIPTS[name];
    const [seat, step] = at(n);
    return [seat, n + 1, name === 'cards' && step === DRAW ? 'draw' : String(step)];
  };

const drawn = (game: AnyGame, pair: Pair, seed: number) => {
  const chance = new FastChance(seed);
  return (): Said | undefined => {
    const [seat] = pair[0].view.owing;
    if (seat === undefined) return undefined;
    const { options, seats, state, decision } = pair[seatOf(seat)]!.view;
    const config = configOf(game, options, seats);
    if (!config.ok) throw new Error(config.error.code);
    const s = imagine(game, config.value, state, 1 << seatOf(seat), chance);
    return [
      seatOf(seat),
      decision,
      game.write(s, seatOf(seat), randomDecision(game, s, seatOf(seat), chance)),
    ];
  };
};

const post = async (url: string, path: string, body: object, cookie: string): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
const newcomer = async (url: string): Promise<string> =>
  (await fetch(`${url}/api/me`)).headers.get('set-cookie')!.split(';')[0]!;
const openTable = async (url: string, cookie: string, game: string): Promise<string> => {
  const human = { kind: 'human' };
  const order = { game, options: manifestOf(game)?.measured ?? {}, seats: [human, human] };
  const opened = await post(url, '/api/tables', order, cookie);
  if (opened.status !== 201) throw new Error(await opened.text());
  return ((await opened.json()) as { table: string }).table;
};

const sitDown = async (url: string, game: string): Promise<{ table: string; pair: Pair }> => {
  const cookies = [await newcomer(url), await newcomer(url)] as const;
  const table = await openTable(url, cookies[0], game);
  const players = [];
  for (const cookie of cookies) {
    const player = new Player(await LeanSocket.open(url, [`Cookie: ${cookie}`]));
    await player.ask(JSON.stringify({ t: 'hello', protocol: PROTOCOL }));
    await player.ask(JSON.stringify({ t: 'watch', id: 'w', table, changes: !WHOLE }));
    players.push(player);
  }
  // Each player's own connection reports that the match has begun.
  const begun = players.map((player) => player.shown());
  await Promise.all([players[1]!.ask(JSON.stringify({ t: 'sit', id: 's', table })), ...begun]);
  const first = Object.hasOwn(players[0]!.view.own, '1') ? 0 : 1;
  return { table, pair: [players[first]!, players[1 - first]!] };
};

/** At the minimal stand-in, a table is its set of watchers. */
const standIn = async (url: string, table: string, bytes: number): Promise<{ table: string; pair: Pair }> => {
  const open = async (): Promise<Player> => {
    const player = new Player(await LeanSocket.open(url));
    await player.ask(JSON.stringify({ t: 'watch', id: 'w', table, bytes }));
    return player;
  };
  return { table, pair: [await open(), await open()] };
};

/** Connections that only send a hello. */
const idle = async (url: string, count: number): Promise<Driven[]> => {
  const open = async (): Promise<Driven> => {
    const player = new Player(await LeanSocket.open(url));
    await player.ask(JSON.stringify({ t: 'hello', protocol: PROTOCOL }));
    return { decide: async () => false, close: () => player.socket.close() };
  };
  const opened: Driven[] = [];
  while (opened.length < count)
    opened.push(...(await Promise.all(Array.from({ length: Math.min(50, count - opened.length) }, open))));
  return opened;
};

let sittings = 0;
/** The minimal stand-in is given the decisions of `cards`. */
const prepare = async ({ url, game, tables, bytes }: Order & { do: 'prepare' }): Promise<Driven[]> => {
  if (game === 'idle') return idle(url, tables);
  const driven: Driven[] = [];
  const rules = game === 'least' ? undefined : await loadGame(game);
  for (let i = 0; i < tables; i++) {
    const number = sittings++;
    const { table, pair } =
      game === 'least' ? await standIn(url, `table-${number}`, bytes ?? 0) : await sitDown(url, game);
    const script = game === 'noughts' ? 'noughts' : 'cards';
    driven.push(drive(table, pair, rules ? drawn(rules, pair, number + 1) : scripted(script)));
  }
  return driven;
};

serveLoad(prepare);
