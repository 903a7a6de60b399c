/**
 * A host whose wall clock is changed during play: back and forth, by an hour and by a day, also while the server is
 * down. It must change nobody's time, let no flag fall, and neither cause nor repeat a notification.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastChance } from '#engine/chance.ts';
import { numberOf } from '#engine/seats.ts';
import type { Findings } from '../hostile/findings.ts';
import { inArchive } from './expected-views.ts';
import { Checks } from './invariants.ts';
import { Host } from './server-process.ts';
import { PLANS, type Plan, plan, World } from './world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Offsets of the clock from the true time after each change, in milliseconds. */
const SETTINGS = [-HOUR, -DAY, 0, HOUR, 2 * DAY, 0] as const;
/** Milliseconds of play between two changes. */
const BETWEEN = 300;
/** A turn is notified this many milliseconds after it began, if its player is away. */
const WINDOW = 300;
const PATIENCE = 120_000;
/** Nobody decides there: the second player is away and must be notified once. */
const WAITS: Plan = {
  ...plan('nim, waits', 'nim', [0, 1], { pile: 50 }, { pace: { days: 1, late: 'forfeit' } }),
  waits: true,
};

export interface ClockReport {
  readonly seconds: number;
  /** Offsets of the clock in milliseconds, in order; a restart counts as one. */
  readonly settings: readonly number[];
  readonly clocks: number;
  readonly pictures: number;
  /** Notifications that it is a person's turn, by kind. */
  readonly told: Readonly<Record<string, number>>;
  readonly vacations: number;
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

interface Heard {
  readonly event: string;
  readonly tables: readonly string[];
}

/** A webhook receiver for turn notifications. */
const listener = async (heard: Heard[]): Promise<{ server: Server; url: string }> => {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as {
        event: string;
        tables: { table: string }[];
      };
      heard.push({ event: body.event, tables: body.tables.map(({ table }) => table) });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
};

class Run {
  readonly #findings: Findings;
  readonly #folder: string;
  readonly world: World;
  readonly checks: Checks;
  readonly sums = { clocks: 0, pictures: 0, vacations: 0 };
  readonly settings: number[] = [];

  constructor(findings: Findings, folder: string, seed: number) {
    this.#findings = findings;
    this.#folder = folder;
    // The notified player must be away, so p1 plays at no other table.
    const plans = PLANS.filter(({ who }) => !who.includes(1));
    this.world = new World(new FastChance(seed), [...plans, SLOW, WAITS]);
    for (const person of this.world.everybody)
      person.onFault = (what, of) => findings.add(`${person.name}: ${what}`, of);
    this.checks = new Checks(this.world, folder, findings);
  }

  /** Checks everything shown: whether it is stored, in order, and what the clocks say. */
  async look(since: number): Promise<void> {
    // A newcomer is told how much time everybody has.
    for (const table of this.world.live) await this.world.spectator.watch(table.id);
    this.sums.clocks += this.checks.clocks({ death: since, birth: since });
    this.sums.pictures += await this.checks.shown();
    this.checks.acknowledged();
    for (const person of this.world.everybody) person.asked = [];
    this.#fallen();
  }

  /** No flag has fallen anywhere. */
  #fallen(): void {
    inArchive(this.#folder, (archive) => {
      for (const { id, plan: its } of this.world.tables)
        for (const entry of archive.load(id)?.log ?? [])
          if (entry.kind === 'act' && (entry.act === 'flag' || entry.act === 'replace'))
            this.#findings.add(
              `the time of seat ${numberOf(entry.seat)} was up (${entry.act})`,
              `clock: ${its.kind}`,
            );
    });
  }

  async set(host: Host, by: number): Promise<void> {
    this.world.play();
    await sleep(BETWEEN);
    this.world.stop();
    await sleep(50);
    for (const table of this.world.live) await this.world.spectator.watch(table.id);
    this.checks.keepClocks();
    const since = performance.now();
    await host.setClock(by);
    this.settings.push(by);
    await this.look(since);
  }

  /** A vacation begins, the clock is changed, and it ends: the remaining time is unchanged. */
  async vacation(host: Host): Promise<void> {
    const person = this.world.people[2]!;
    const table = this.world.live.find(({ plan: its }) => its === SLOW);
    const leftOf = async () => {
      await this.world.spectator.watch(table?.id ?? '');
      return this.world.spectator.seen.get(table?.id ?? '')?.info.seats.map(({ left }) => left);
    };
    if (!table) return;
    const before = await leftOf();
    const began = performance.now();
    const taken = (await person.request('/api/vacation', { days: 1 })) as { vacations: { n: number }[] };
    await host.setClock(-DAY);
    await sleep(100);
    for (const { n } of taken.vacations) await person.request('/api/vacation/end', { n });
    await host.setClock(0);
    this.settings.push(-DAY, 0);
    const after = await leftOf();
    const passed = performance.now() - began + 100;
    for (const [seat, left] of before?.entries() ?? []) {
      const now = after?.[seat];
      if (left === undefined || now === undefined) continue;
      this.sums.vacations++;
      if (now > left || left - now > passed)
        this.#findings.add(
          `a vacation took the time of seat ${numberOf(seat)} from ${left} to ${now} ms`,
          'clock',
        );
    }
  }
}

/** A running table with days per decision. */
const SLOW = plan('nim, days', 'nim', [2, 3], { pile: 100 }, { pace: { days: 1, late: 'bot' } });

export const setClocks = async (seed: number, findings: Findings): Promise<ClockReport> => {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-clock-'));
  const heard: Heard[] = [];
  const ears = await listener(heard);
  const notices = { window: WINDOW, every: 50, urlPolicy: { loopback: true } };
  const newHost = () =>
    new Host({
      settings: { notices },
      onError: (line) => findings.add(`the server's log: ${line}`, 'clock'),
    });
  let host = newHost();
  try {
    await (await host.loaded()).start(folder);
    const run = new Run(findings, folder, seed);
    const { world } = run;
    await world.come(host.url);
    const [, away] = world.people;
    await away!.request('/api/notices/hook', { url: ears.url });
    world.play();
    const waits = () => world.tables.find(({ plan: its }) => its === WAITS && its.who.length > 0);
    await until(() => world.people[0]!.seen.get(waits()?.id ?? '')?.info.started === true);
    // One player decides, the other leaves: now it is the absent player's turn.
    const table = waits()!;
    const { view } = world.people[0]!.seen.get(table.id)!;
    if (view?.owing.includes(1))
      await world.people[0]!.ask({
        t: 'decide',
        table: table.id,
        seat: 1,
        decision: view.decision,
        text: 'take 1',
      });
    away!.leave();
    await away!.gone();

    for (const by of SETTINGS) await run.set(host, by);
    await run.vacation(host);
    // The clock is changed while the server is down.
    for (const by of [-DAY, HOUR, 0]) {
      run.checks.keepClocks();
      host.kill();
      await host.gone;
      const death = performance.now();
      for (const person of world.everybody) await person.gone();
      host = newHost();
      await host.loaded();
      await host.setClock(by);
      run.settings.push(by);
      await host.start(folder);
      for (const person of world.everybody) if (person !== away) await person.connect(host.url);
      for (const one of world.live)
        for (const person of world.at(one)) if (person !== away) await person.watch(one.id);
      run.sums.clocks += run.checks.clocks({ death, birth: host.started });
      run.sums.pictures += await run.checks.shown();
      run.checks.acknowledged();
    }
    await until(() => heard.length > 0);
    await sleep(2 * WINDOW);
    const turns = heard.filter(({ event, tables }) => event === 'turn' && tables.includes(table.id)).length;
    if (turns !== 1) findings.add(`it was told ${turns} times that it is a turn`, 'clock');
    for (const { event } of heard) if (event !== 'turn') findings.add(`there was told: ${event}`, 'clock');
    const told: Record<string, number> = {};
    for (const { event } of heard) told[event] = (told[event] ?? 0) + 1;
    return { seconds: (performance.now() - began) / 1000, settings: run.settings, told, ...run.sums };
  } finally {
    host.kill();
    await host.gone;
    ears.server.close();
    ears.server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Waits until the condition holds or the time limit is reached. */
const until = async (holds: () => boolean): Promise<void> => {
  const end = performance.now() + PATIENCE;
  while (!holds() && performance.now() < end) await sleep(20);
};
