/** Load generator: plays at tables of our server, or of the minimal stand-in. */

import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import { configOf } from '#engine/match/configs.ts';
import { imagine, type View } from '#engine/match/view.ts';
import { randomDecision } from '#engine/playout.ts';
import { numberOf, seatBit } from '#engine/seats.ts';
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

/** The players of a table by seat: two, or as many as the game needs. */
type Players = readonly Player[];

/** The next decision: seat, decision number, text. `unseen`: in a covert round nobody else is shown anything. */
interface Said {
  readonly seat: number;
  readonly decision: number;
  readonly text: string;
  readonly unseen?: boolean;
}

const drive = (table: string, players: Players, say: (n: number) => Said | undefined): Driven => {
  let ready: (Pick<Said, 'seat' | 'text' | 'unseen'> & { readonly n: number }) | undefined;
  const prepare = (n: number): void => {
    const said = say(n);
    if (!said) return;
    const { seat, decision, text, unseen } = said;
    const order = { t: 'decide', id: `${table}-${n}`, table, seat: numberOf(seat), decision, text };
    ready = { n, seat, text: JSON.stringify(order), unseen };
  };
  return {
    prepare,
    decide: async (n) => {
      if (ready?.n !== n) prepare(n);
      if (ready?.n !== n) return false;
      const { seat, text, unseen } = ready;
      const shown = unseen ? undefined : players[(seat + 1) % players.length]!.shown();
      await Promise.all([players[seat]!.ask(text), shown]);
      return true;
    },
    close: () => {
      for (const { socket } of players) socket.close();
    },
    told: () => [
      players.reduce((sum, { bytes }) => sum + bytes, 0),
      players.reduce((sum, { updates }) => sum + updates, 0),
    ],
  };
};

/** The script of the small games, which the peers also play. */
const scripted =
  (name: keyof typeof SCRIPTS) =>
  (n: number): Said => {
    const { at } = SCRIPTS[name];
    const [seat, step] = at(n);
    return { seat, decision: n + 1, text: name === 'cards' && step === DRAW ? 'draw' : String(step) };
  };

const drawn = (game: AnyGame, players: Players, seed: number) => {
  const chance = new FastChance(seed);
  return (): Said | undefined => {
    const seat = players.findIndex(({ view }, of) => view.owing.includes(numberOf(of)));
    if (seat < 0) return undefined;
    const { options, seats, state, decision, covert } = players[seat]!.view;
    const config = configOf(game, options, seats);
    if (!config.ok) throw new Error(config.error.code);
    const s = imagine(game, config.value, state, seatBit(seat), chance);
    const text = game.write(s, seat, randomDecision(game, s, seat, chance));
    return { seat, decision, text, unseen: covert };
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
const openTable = async (url: string, cookie: string, game: string, seats: number): Promise<string> => {
  const wishes = Array.from({ length: seats }, () => ({ kind: 'human' }));
  const order = { game, options: manifestOf(game)?.measured ?? {}, seats: wishes };
  const opened = await post(url, '/api/tables', order, cookie);
  if (opened.status !== 201) throw new Error(await opened.text());
  return ((await opened.json()) as { table: string }).table;
};

const sitDown = async (
  url: string,
  game: string,
): Promise<{ readonly table: string; readonly players: Players }> => {
  const seats = Math.max(2, manifestOf(game)?.seats.min ?? 2);
  const cookies: string[] = [];
  while (cookies.length < seats) cookies.push(await newcomer(url));
  const table = await openTable(url, cookies[0]!, game, seats);
  const players: Player[] = [];
  for (const cookie of cookies) {
    const player = new Player(await LeanSocket.open(url, [`Cookie: ${cookie}`]));
    await player.ask(JSON.stringify({ t: 'hello', protocol: PROTOCOL }));
    await player.ask(JSON.stringify({ t: 'watch', id: 'w', table, changes: !WHOLE }));
    players.push(player);
  }
  const [, ...others] = players;
  const last = others.pop()!;
  for (const player of others) await player.ask(JSON.stringify({ t: 'sit', id: 's', table }));
  // Each player's own connection reports that the match has begun.
  const begun = players.map((player) => player.shown());
  await Promise.all([last.ask(JSON.stringify({ t: 'sit', id: 's', table })), ...begun]);
  const seatOfPlayer = ({ view }: Player): number => Number(Object.keys(view.own)[0]);
  return { table, players: players.toSorted((a, b) => seatOfPlayer(a) - seatOfPlayer(b)) };
};

/** At the minimal stand-in, a table is its set of watchers. */
const standIn = async (
  url: string,
  table: string,
  bytes: number,
): Promise<{ readonly table: string; readonly players: Players }> => {
  const open = async (): Promise<Player> => {
    const player = new Player(await LeanSocket.open(url));
    await player.ask(JSON.stringify({ t: 'watch', id: 'w', table, bytes }));
    return player;
  };
  return { table, players: [await open(), await open()] };
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
    const { table, players } =
      game === 'least' ? await standIn(url, `table-${number}`, bytes ?? 0) : await sitDown(url, game);
    const script = game === 'noughts' ? 'noughts' : 'cards';
    driven.push(drive(table, players, rules ? drawn(rules, players, number + 1) : scripted(script)));
  }
  return driven;
};

serveLoad(prepare);
