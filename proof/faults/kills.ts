/**
 * Kills a server over and over – at any step of its work, during its start, or at any moment from outside – and checks
 * after each restart on the same folder that everything acknowledged and shown is there.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastChance } from '#engine/chance.ts';
import { diagnose } from '#server/operations/doctor.ts';
import type { Findings } from '../hostile/findings.ts';
import { inArchive } from './expected-views.ts';
import { Checks } from './invariants.ts';
import { Host } from './server-process.ts';
import { Person } from './simulated-player.ts';
import type { Sabotage } from './steps.ts';
import { games } from './test-server.ts';
import { World } from './world.ts';

/** Kills on one data folder before a new one is used. */
const KILLS_OF_A_WORLD = 40;
/** After this many kills: a long downtime, and a full `doctor` run. */
const LONG_DOWN = 10;
const FULL_LOOK = 5;
const DOWNTIME = 1500;
/** Rough number of steps of a server's start and of some decisions. */
const START_STEPS = 160;
const STEPS = [40, 150, 400] as const;
/** A process that does not reach its step is killed from outside after this many milliseconds. */
const LONGEST_LIFE = 5000;
/** Decisions after which a world counts as busy. */
const WARM = 40;
/** A table must go on within this many milliseconds. */
const PATIENCE = 30_000;

export interface KillSettings {
  readonly kills: number;
  /** Time limit instead, in minutes. */
  readonly minutes?: number;
  readonly seed: number;
  readonly sabotage?: Sabotage;
}

export interface KillReport {
  readonly kills: number;
  /** Kills by cause, and by step. */
  readonly how: { readonly step: number; readonly starting: number; readonly outside: number };
  readonly steps: Readonly<Record<string, number>>;
  readonly seconds: number;
  /** How much was checked, by kind. */
  readonly acknowledged: number;
  readonly pictures: number;
  readonly unanswered: number;
  readonly clocks: number;
  readonly decisions: number;
  readonly entries: number;
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

class Run {
  readonly #settings: KillSettings;
  readonly #findings: Findings;
  readonly #chance: FastChance;
  readonly #began = performance.now();
  #spare: Host | undefined;
  #lives = 0;
  kills = 0;
  readonly how = { step: 0, starting: 0, outside: 0 };
  readonly steps = new Map<string, number>();
  readonly sums = { acknowledged: 0, pictures: 0, unanswered: 0, clocks: 0, decisions: 0, entries: 0 };

  constructor(settings: KillSettings, findings: Findings) {
    this.#settings = settings;
    this.#findings = findings;
    this.#chance = new FastChance(settings.seed);
  }

  get more(): boolean {
    const { kills, minutes = Number.POSITIVE_INFINITY } = this.#settings;
    return this.kills < kills && performance.now() - this.#began < minutes * 60_000;
  }

  #newHost(): Host {
    return new Host({
      onError: (line) => this.#findings.add(`the server's log: ${line}`, 'kills'),
      sabotage: this.#settings.sabotage ?? '',
    });
  }

  /** A server on this folder, which may be killed during its start. The next process is already loading. */
  async #start(folder: string): Promise<Host> {
    for (;;) {
      const host = await (this.#spare ?? this.#newHost()).loaded();
      const dies = this.#lives++ > 0 && this.more && this.#chance.draw(10) === 0;
      const killAt = dies ? 1 + this.#chance.draw(START_STEPS) : undefined;
      const served = await host.start(folder, killAt);
      this.#spare = this.more ? this.#newHost() : undefined;
      if (served && (!dies || (await host.disarm()))) return host;
      await host.gone;
      if (host.diedAt === undefined) this.#findings.add('died by itself while it started', 'kills');
      this.#count('starting', host);
    }
  }

  #count(how: keyof Run['how'], host: Host): void {
    this.kills++;
    this.how[how]++;
    const step = host.diedAt ?? '';
    if (step !== '') this.steps.set(step, (this.steps.get(step) ?? 0) + 1);
  }

  async world(): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'ludoteca-kills-'));
    let host: Host | undefined;
    try {
      const world = new World(this.#chance);
      for (const person of world.everybody)
        person.onFault = (what, of) => this.#findings.add(`${person.name}: ${what}`, of);
      const checks = new Checks(world, folder, this.#findings);
      host = await this.#start(folder);
      await world.come(host.url);
      // The first world is busy before its first kill; later ones are killed from the beginning.
      if (this.kills === 0) await this.#warmUp(world);
      const until = Math.min(this.#settings.kills, this.kills + KILLS_OF_A_WORLD);
      for (let n = 1; this.kills < until && this.more; n++) {
        world.play();
        await this.#kill(host, world);
        host = await this.#comeBack(folder, world, checks, n);
      }
      world.play();
      await this.#playsOn(world, checks);
      world.stop();
      await this.#look(folder, true);
      this.sums.decisions += world.decisions;
      this.sums.entries += inArchive(folder, (archive) => archive.entries);
      for (const person of world.everybody) person.leave();
      await host.close();
    } finally {
      host?.kill();
      await host?.gone;
      rmSync(folder, { recursive: true, force: true });
    }
  }

  async #warmUp(world: World): Promise<void> {
    const end = performance.now() + LONGEST_LIFE;
    world.play();
    while (world.decisions < WARM && performance.now() < end) await sleep(20);
  }

  async #kill(host: Host, world: World): Promise<void> {
    // Long enough for everybody to play again.
    await sleep(5 + this.#chance.draw(60));
    const outside = this.#chance.draw(4) === 0;
    if (outside) {
      await sleep(this.#chance.draw(120));
      host.kill();
    } else host.tell({ arm: 1 + this.#chance.draw(STEPS[this.#chance.draw(STEPS.length)]!) });
    const patience = setTimeout(() => host.kill(), LONGEST_LIFE);
    await host.gone;
    clearTimeout(patience);
    this.#count(host.diedAt === undefined ? 'outside' : 'step', host);
    world.stop();
    for (const person of world.everybody) await person.gone();
  }

  async #comeBack(folder: string, world: World, checks: Checks, n: number): Promise<Host> {
    const death = performance.now();
    checks.keepClocks();
    await this.#look(folder, n % FULL_LOOK === 0);
    if (n % LONG_DOWN === 0) await sleep(DOWNTIME);
    const host = await this.#start(folder);
    if (!(await world.come(host.url))) throw new Error('The server has died though nobody killed it');
    this.sums.clocks += checks.clocks({ death, birth: host.started });
    this.sums.pictures += await checks.shown();
    this.sums.acknowledged += checks.acknowledged();
    this.sums.unanswered += await checks.again();
    const { live } = world;
    const table = live[this.#chance.draw(Math.max(1, live.length))];
    if (table)
      await checks.fresh(table, host.url, (name) => {
        const person = new Person(name);
        person.onFault = (what, of) => this.#findings.add(`${name}: ${what}`, of);
        return person;
      });
    return host;
  }

  /** Each table goes on. */
  async #playsOn(world: World, checks: Checks): Promise<void> {
    const end = performance.now() + PATIENCE;
    await checks.shown();
    while (checks.still().length > 0) {
      if (performance.now() > end) {
        for (const table of checks.still())
          this.#findings.add('is not played on', `${table.plan.kind} ${table.id}`);
        break;
      }
      await sleep(20);
      await checks.shown();
    }
    world.stop();
    await checks.whole(PATIENCE);
  }

  /** Runs `doctor` on a copy of the folder as the killed server left it, so that nothing is repaired. */
  async #look(folder: string, all: boolean): Promise<void> {
    const copy = mkdtempSync(join(tmpdir(), 'ludoteca-look-'));
    try {
      cpSync(folder, copy, { recursive: true });
      if (all) {
        const { findings } = await diagnose(copy, games);
        for (const { check, table, what } of findings)
          this.#findings.add(`doctor: ${check}: ${what}`, table ?? 'the data');
      } else
        for (const what of inArchive(copy, (archive) => [...archive.integrity(), ...archive.dangling()]))
          this.#findings.add(`doctor: integrity: ${what}`, 'the data');
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }

  async end(): Promise<void> {
    this.#spare?.kill();
    await this.#spare?.gone;
  }
}

export const killServers = async (settings: KillSettings, findings: Findings): Promise<KillReport> => {
  const run = new Run(settings, findings);
  const began = performance.now();
  try {
    while (run.more) await run.world();
  } catch (error) {
    findings.add(`could not go on: ${error instanceof Error ? error.stack : String(error)}`, 'kills');
  } finally {
    await run.end();
  }
  return {
    kills: run.kills,
    how: run.how,
    steps: Object.fromEntries([...run.steps].sort(([, a], [, b]) => b - a)),
    seconds: (performance.now() - began) / 1000,
    ...run.sums,
  };
};
