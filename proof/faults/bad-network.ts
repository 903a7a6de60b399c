/**
 * Pages on a bad connection: the page's own code plays whole tables through it. Afterwards everybody has the server's
 * state, nothing was shown out of order or twice, everything acknowledged is stored, and a repeated command ran once.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBot } from '#bots/random.ts';
import { type Chance, FastChance } from '#engine/chance.ts';
import { numberOf } from '#engine/seats.ts';
import type { Message } from '#wire/protocol.ts';
import type { OpenTable } from '#wire/rest.ts';
import type { Findings } from '../hostile/findings.ts';
import { BadLine } from './bad-line.ts';
import { commandsOf, inArchive, pictureOf, TableRecord } from './expected-views.ts';
import { newPage, type PageSession } from './page-code.ts';
import { Host } from './server-process.ts';
import { Person } from './simulated-player.ts';
import { games } from './test-server.ts';

interface Plan {
  readonly order: Omit<OpenTable, 'seats'>;
  readonly seats: number;
}
const PLANS: readonly Plan[] = [
  { order: { game: 'tank-chess', options: { colours: 'hostWhite' } }, seats: 2 },
  { order: { game: 'rush', options: {} }, seats: 3 },
  { order: { game: 'nim', options: { pile: 100 } }, seats: 2 },
  { order: { game: 'bids', options: {} }, seats: 3 },
];
/** A lost message must be recovered within this many milliseconds. */
const PATIENCE = 60_000;
/** Decisions at each table after the connection is good again: a page finds a gap by the next message. */
const AFTERWARDS = 2;

export interface NetworkReport {
  readonly seconds: number;
  readonly messages: number;
  readonly fates: Readonly<Record<string, number>>;
  readonly decisions: number;
  readonly acknowledged: number;
  readonly doubled: number;
  readonly pictures: number;
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A person at a page; `seat` from 0, −1 for a spectator. */
class Player {
  readonly session: PageSession;
  readonly table: string;
  readonly seat: number;
  readonly cookie: string;
  readonly pictures: string[] = [];
  decisions = 0;
  #last = -1;
  #busy = false;

  constructor(
    session: PageSession,
    table: string,
    seat: number,
    cookie: string,
    fault: (what: string) => void,
  ) {
    this.session = session;
    this.table = table;
    this.seat = seat;
    this.cookie = cookie;
    const hear = session.onMessage.bind(session);
    session.onMessage = (message) => {
      hear(message);
      this.#look(fault);
    };
  }

  #look(fault: (what: string) => void): void {
    const { picture } = this.session;
    if (!picture?.view) return;
    const { view, story } = picture;
    if (view.decision < this.#last) fault(`shows decision ${view.decision} after ${this.#last}`);
    this.#last = view.decision;
    let before = 0;
    for (const { index } of story) {
      if (index !== before && index !== before + 1)
        fault(`shows item ${index} of the story behind ${before}`);
      before = index;
    }
    const shown = pictureOf(view, story);
    if (this.pictures.at(-1) !== shown) this.pictures.push(shown);
  }

  /** Decides when asked, and retries until the decision is accepted, as a person would. */
  async play(chance: Chance): Promise<void> {
    const view = this.session.picture?.view;
    if (this.#busy || !view || view.outcome) return;
    if (chance.draw(60) === 0) void this.session.say(`${chance.draw(1000)}`);
    if (this.seat < 0 || !view.owing.includes(numberOf(this.seat))) return;
    this.#busy = true;
    const rules = (await games.load(view.game))!;
    const { text } = randomBot(rules).choose(view, numberOf(this.seat), { seed: chance.draw(0x4000_0000) });
    const refused = await this.session.decide(this.seat, text);
    if (!refused) this.decisions++;
    this.#busy = false;
  }

  get outcome(): boolean {
    return this.session.picture?.view?.outcome !== undefined;
  }
}

class Run {
  readonly #findings: Findings;
  readonly #chance: Chance;
  readonly #folder: string;
  readonly #host: Host;
  readonly players: Player[] = [];
  readonly tables: string[] = [];

  constructor(findings: Findings, chance: Chance, folder: string, host: Host) {
    this.#findings = findings;
    this.#chance = chance;
    this.#folder = folder;
    this.#host = host;
  }

  /** Opens the tables on a good connection, one page for each seat, and one for a spectator. */
  async seat(line: BadLine): Promise<void> {
    for (const { order, seats } of PLANS) {
      const people = Array.from({ length: seats + 1 }, (_, n) => new Person(`p${n}`));
      for (const person of people) await person.connect(this.#host.url);
      const wish = Array.from({ length: seats }, () => ({ kind: 'human' as const }));
      const table = (await people[0]!.open({ ...order, seats: wish }))!;
      this.tables.push(table);
      for (const [seat, person] of people.entries()) {
        if (seat > 0 && seat < seats) await person.ask({ t: 'sit', table, seat: numberOf(seat) });
        person.leave();
        const mine = seat === seats ? -1 : seat;
        const session = await newPage(line.url, person.cookie, table);
        const name = `${order.game} ${mine < 0 ? 'spectator' : `seat ${numberOf(mine)}`}`;
        const fault = (what: string) => this.#findings.add(what, `network: ${name}`);
        this.players.push(new Player(session, table, mine, person.cookie, fault));
      }
    }
    for (const { session } of this.players) session.open();
  }

  /** Plays until the condition holds or the time limit is reached. */
  async play(until: () => boolean): Promise<boolean> {
    const end = performance.now() + PATIENCE;
    while (!until()) {
      if (performance.now() > end) return false;
      for (const player of this.players) void player.play(this.#chance);
      await sleep(5);
    }
    return true;
  }

  decisionsAt(table: string): number {
    return this.players.reduce((sum, one) => sum + (one.table === table ? one.decisions : 0), 0);
  }
  overAt(table: string): boolean {
    return this.players.some((one) => one.table === table && one.outcome);
  }

  /**
   * A connection that drops messages without closing exists only in this harness, and a page cannot notice that the
   * last message is missing. So one more thing is sent at each table, which reveals the gap: a chat line, and an
   * offer, which works at a finished table as well.
   */
  async tellMore(): Promise<void> {
    const end = performance.now() + PATIENCE;
    for (const table of this.tables) {
      const { session } = this.players.find((one) => one.table === table && one.seat >= 0)!;
      for (const tell of [() => session.say('That was it.'), () => session.rematch(false)]) {
        while ((await tell())?.code === 'OFFLINE' && performance.now() < end) await sleep(50);
      }
    }
  }

  /** Where this page differs from a newcomer's. */
  async differs({ session, table, cookie }: Player): Promise<readonly string[]> {
    const other = new Person('fresh');
    other.cookie = cookie;
    await other.connect(this.#host.url);
    const seen = await other.watch(table);
    other.leave();
    const { picture, chat } = session;
    if (!seen) return ['everything'];
    const pairs = {
      view: [picture?.view, seen.view],
      story: [picture?.story, seen.story],
      // A newcomer gets the last lines alone.
      chat: [chat.slice(chat.length - seen.chat.length), seen.chat],
    };
    return Object.entries(pairs).flatMap(([what, [here, there]]) =>
      JSON.stringify(here) === JSON.stringify(there) ? [] : [what],
    );
  }

  /** Everybody has the server's state, and was shown only what is stored. */
  async converge(): Promise<number> {
    const end = performance.now() + PATIENCE;
    for (const player of this.players) {
      for (;;) {
        const differs = await this.differs(player);
        if (differs.length === 0) break;
        if (performance.now() > end) {
          this.#findings.add(
            `does not come to the server’s state: ${differs.join(', ')}`,
            `network: ${player.table} ${numberOf(player.seat)}`,
          );
          break;
        }
        await sleep(50);
      }
    }
    let pictures = 0;
    for (const table of this.tables) {
      const stored = inArchive(this.#folder, (archive) => archive.load(table))!;
      const here = this.players.filter((one) => one.table === table);
      const viewers = here.map(({ seat }) => (seat < 0 ? 0 : 1 << seat));
      const record = await TableRecord.of(stored, viewers);
      for (const wrong of record.extend(stored)) this.#findings.add(wrong, `network: ${table}`);
      for (const [i, player] of here.entries())
        for (const picture of player.pictures) {
          pictures++;
          if (record.placesOf(viewers[i]!, picture).length === 0)
            this.#findings.add('was shown what is not stored', `network: ${table} ${numberOf(player.seat)}`);
        }
    }
    return pictures;
  }
}

/** Counts the messages on the connection. */
const listen = (line: BadLine) => {
  const acknowledged = new Map<string, string>();
  const sent = new Map<string, { readonly table: string; times: number }>();
  line.onHandedOn = (text, to) => {
    const message = JSON.parse(text) as Message | { t: 'decide'; id: string; table: string };
    if (to === 'page' && message.t === 'ack') acknowledged.set(message.id, '');
    if (to === 'server' && message.t === 'decide') {
      const known = sent.get(message.id);
      sent.set(message.id, { table: message.table, times: (known?.times ?? 0) + 1 });
    }
  };
  return { acknowledged, sent };
};

export const playOnBadLine = async (
  { decisions, seed }: { readonly decisions: number; readonly seed: number },
  findings: Findings,
): Promise<NetworkReport> => {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-line-'));
  const host = new Host({ onError: (line) => findings.add(`the server's log: ${line}`, 'network') });
  const chance = new FastChance(seed);
  let line: BadLine | undefined;
  try {
    await host.loaded();
    await host.start(folder);
    line = await BadLine.to(host.url, chance);
    const { acknowledged, sent } = listen(line);
    const run = new Run(findings, chance, folder, host);
    await run.seat(line);
    const total = () => run.tables.reduce((sum, table) => sum + run.decisionsAt(table), 0);
    const enough = () => total() >= decisions || run.tables.every((table) => run.overAt(table));
    if (!(await run.play(enough))) findings.add(`only ${total()} decisions were made`, 'network');
    line.settle();
    const before = new Map(run.tables.map((table) => [table, run.decisionsAt(table)]));
    const after = (table: string) =>
      run.overAt(table) || run.decisionsAt(table) >= before.get(table)! + AFTERWARDS;
    if (!(await run.play(() => run.tables.every(after))))
      findings.add('a table is not played on when the line is good again', 'network');
    await run.tellMore();
    const pictures = await run.converge();
    for (const [id, { table }] of sent) {
      const times = inArchive(folder, (archive) => commandsOf(archive, table).get(id) ?? 0);
      if (times > 1) findings.add(`a decision was done ${times} times`, `network: ${table}`);
      if (times === 0 && acknowledged.has(id))
        findings.add('an acknowledged decision is gone', `network: ${table}`);
    }
    for (const { session } of run.players) session.close();
    return {
      seconds: (performance.now() - began) / 1000,
      messages: [...line.counts.values()].reduce((sum, n) => sum + n, 0),
      fates: Object.fromEntries(line.counts),
      decisions: total(),
      acknowledged: [...sent.keys()].filter((id) => acknowledged.has(id)).length,
      doubled: [...sent.values()].filter(({ times }) => times > 1).length,
      pictures,
    };
  } finally {
    await line?.close();
    host.kill();
    await host.gone;
    rmSync(folder, { recursive: true, force: true });
  }
};
