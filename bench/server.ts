/**
 * The server: a decision of Tank Chess validated, stored durably, redacted for each seat and shown to two, beside the
 * same bytes inserted and echoed by a server that does nothing else. Processor time is the server's own.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { FastChance } from '#engine/chance.ts';
import { Match } from '#engine/match/match.ts';
import { randomDecision } from '#engine/playout.ts';
import { tankChess } from '#games/tank-chess/rules/game.ts';
import { PROTOCOL } from '#wire/protocol.ts';
import { type Row, row } from './measure.ts';

const CHILD = fileURLToPath(new URL('./server-child.ts', import.meta.url));
/** Tables played at the same time, and turns played at each. */
const TABLES = 40;
const TURNS = 60;
/** Rounds that only warm up, before the one that is measured. */
const WARM = 3;

type Turn = readonly [seat: number, text: string];

/** Random games that are not over before enough turns. */
const scripts = (): Turn[][] => {
  const found: Turn[][] = [];
  for (let seed = 1; found.length < TABLES; seed++) {
    const made = Match.create(tankChess, {
      id: 'bench',
      options: {},
      seats: 2,
      secret: new Uint8Array(32),
      entropy: [],
    });
    if (!made.ok) throw new Error(made.error.code);
    const m = made.value;
    const chance = new FastChance(seed);
    const script: Turn[] = [];
    while (!m.outcome && script.length < TURNS) {
      const seat = m.onlySeat;
      const decision = randomDecision(m.game, m.state, seat, chance)!;
      script.push([seat, m.game.write(m.state, seat, decision)]);
      m.decide(seat, decision);
    }
    if (script.length === TURNS) found.push(script);
  }
  return found;
};

/** One connection of a player; counts what it is sent. */
class Player {
  readonly socket: WebSocket;
  readonly opened: Promise<unknown>;
  bytes = 0;
  updates = 0;
  #answered: ((message: string) => void) | undefined;

  constructor(url: string, cookie: string) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie } });
    this.opened = once(this.socket, 'open');
    this.socket.on('message', (data) => {
      const text = data.toString();
      if (text.startsWith('{"t":"ack"') || /^\{"t":"(welcome|table|refused)"/.test(text))
        this.#answered?.(text);
      else {
        this.bytes += text.length;
        this.updates++;
      }
    });
  }
  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }
  async ask(message: object): Promise<string> {
    const answer = new Promise<string>((done) => {
      this.#answered = done;
    });
    this.send(message);
    const text = await answer;
    if (text.startsWith('{"t":"refused"')) throw new Error(text);
    return text;
  }
}

interface Seated {
  readonly table: string;
  readonly players: readonly [Player, Player];
}

const post = async (url: string, path: string, body: object, cookie: string): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
const newcomer = async (url: string): Promise<string> =>
  (await fetch(`${url}/api/me`)).headers.get('set-cookie')!.split(';')[0]!;

const sitDown = async (url: string): Promise<Seated> => {
  const cookies = [await newcomer(url), await newcomer(url)] as const;
  const human = { kind: 'human' };
  const options = { colours: 'hostWhite', clock: 'none' };
  const opened = await post(
    url,
    '/api/tables',
    { game: 'tank-chess', options, seats: [human, human] },
    cookies[0],
  );
  const { table } = (await opened.json()) as { table: string };
  const players = [new Player(url, cookies[0]), new Player(url, cookies[1])] as const;
  for (const [i, player] of players.entries()) {
    await player.opened;
    await player.ask({ t: 'hello', protocol: PROTOCOL });
    await player.ask({ t: 'watch', id: `w${i}`, table });
  }
  await players[1].ask({ t: 'sit', id: 's', table });
  return { table, players };
};

const standIn = async (url: string, table: string): Promise<Seated> => {
  const players = [new Player(url, ''), new Player(url, '')] as const;
  for (const { opened } of players) await opened;
  for (const player of players) player.send({ t: 'watch', id: 'w', table });
  return { table, players };
};

const cpuOf = async (child: ChildProcess): Promise<number> => {
  child.send('cpu');
  return Number((await once(child, 'message'))[0]);
};

interface Measured {
  /** Processor time of a decision, in microseconds. */
  readonly cpu: number;
  readonly perSecond: number;
  /** Of the time from asking to acknowledgement, in milliseconds. */
  readonly p99: number;
  /** Of one update, on average. */
  readonly bytes: number;
}

/** Plays all scripts at once, each at a table of its own; answers with how long each turn took. */
const playAll = async (seated: readonly Seated[], script: readonly Turn[][]): Promise<number[]> => {
  const waits: number[] = [];
  const one = async ({ table, players }: Seated, n: number): Promise<void> => {
    for (const [i, [seat, text]] of script[n]!.entries()) {
      const asked = performance.now();
      const decision = i + 1;
      const order = { t: 'decide', id: `${table}-${decision}`, table, seat: seat + 1, decision, text };
      await players[seat === 0 ? 0 : 1].ask(order);
      waits.push(performance.now() - asked);
    }
  };
  await Promise.all(seated.map(one));
  return waits.sort((a, b) => a - b);
};

const measure = async (kind: 'ours' | 'least', script: readonly Turn[][], bytes = 0): Promise<Measured> => {
  const child = fork(CHILD, [kind, String(bytes)]);
  const [url] = (await once(child, 'message')) as [string];
  let measured: Measured | undefined;
  for (let round = 0; round <= WARM; round++) {
    const seated: Seated[] = [];
    for (let n = 0; n < TABLES; n++)
      seated.push(await (kind === 'ours' ? sitDown(url) : standIn(url, `${round}-${n}`)));
    const players = seated.flatMap((one) => one.players);
    for (const player of players) player.bytes = player.updates = 0;
    const [cpu, began] = [await cpuOf(child), performance.now()];
    const waits = await playAll(seated, script);
    const took = performance.now() - began;
    const sum = (of: (player: Player) => number): number => players.reduce((n, p) => n + of(p), 0);
    measured = {
      cpu: ((await cpuOf(child)) - cpu) / waits.length,
      perSecond: (waits.length / took) * 1000,
      p99: waits[Math.floor(waits.length * 0.99)]!,
      bytes: Math.round(sum((p) => p.bytes) / sum((p) => p.updates)),
    };
    for (const { socket } of players) socket.terminate();
  }
  child.disconnect();
  await once(child, 'exit');
  return measured!;
};

export const benchServer = async (): Promise<Row[]> => {
  const script = scripts();
  const ours = await measure('ours', script);
  const least = await measure('least', script, ours.bytes);
  const same = `insert and echo of ${ours.bytes} bytes to two`;
  return [
    row('server: processor time of a decision', ours.cpu, least.cpu, 'µs', same, 2),
    row(
      'server: durable decisions',
      ours.perSecond,
      least.perSecond,
      '1/s',
      `${same}; clients on the same cores`,
      10_000,
    ),
    row('server: 99 % acknowledged within', ours.p99, least.p99, 'ms', same, 50),
  ];
};
