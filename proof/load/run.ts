/**
 * A moderate load for real: tables of every game, people who think for some seconds and bots of the second level. Measured
 * is how long a person waits for the acknowledgement of a decision, and whether the server's memory stays as it was.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomBot } from '#bots/random.ts';
import { percentile } from '#bots/statistics.ts';
import { type Chance, FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import { GAME_IDS, loadBots, loadGame } from '#games/library.ts';
import type { OpenTable } from '#wire/rest.ts';
import { type Finding, Findings } from '../hostile/findings.ts';
import type { Memory } from '../hostile/server.ts';
import { Target } from '../hostile/target.ts';
import { Person } from './person.ts';

export interface LoadSettings {
  readonly minutes: number;
  readonly tables: number;
  readonly seed: number;
}

export interface LoadReport {
  readonly seed: number;
  readonly minutes: number;
  readonly tables: number;
  /** Decisions of people, by game. */
  readonly decisions: Readonly<Record<string, number>>;
  readonly ended: number;
  /** Milliseconds from a decision to its acknowledgement. */
  readonly waits: { readonly p50: number; readonly p99: number; readonly max: number };
  /** At three tenths of the time and at its end, after garbage collections. */
  readonly memory: readonly Memory[];
  readonly found: number;
  readonly findings: readonly Finding[];
}

/** People think so many milliseconds, at least and at most. */
const THINKS = [2000, 10_000] as const;
const PACE = 600;
/** When memory is measured first, as a share of the time: everything is warm by then. */
const WARM = 0.3;
/** Limits of the measurement: milliseconds of 99 of 100 acknowledgements, and how much memory may have grown. */
const MOST_WAIT = 100;
const MOST_GROWTH = 1.1;
/** Milliseconds after which an acknowledgement counts as missing. */
const PATIENCE = 30_000;
/** Opening tables is spread over so many milliseconds each, as people come one by one. */
const ARRIVES = 60;

/** A refusal that happens to people who do nothing wrong: the table has gone on while they thought. */
const HARMLESS = ['STALE_DECISION', 'GAME_OVER'];

interface Seating {
  readonly game: AnyGame;
  readonly people: number;
  readonly order: OpenTable;
}

/** Tables of one game: with one person and with two, at every number of seats in turn. */
const seatingOf = async (id: string, n: number): Promise<Seating> => {
  const game = (await loadGame(id))!;
  const levels = (await loadBots(id))?.levels ?? [];
  const { min, max } = game.seats;
  const seats = Math.max(min, Math.min(max, 2 + (n % 3)));
  const level = (levels[1] ?? levels[0])?.id;
  const people = level === undefined ? seats : Math.min(seats, 1 + (n % 2));
  const wishes = Array.from({ length: seats }, (_, seat) =>
    seat < people || level === undefined ? ({ kind: 'human' } as const) : ({ kind: 'bot', level } as const),
  );
  return { game, people, order: { game: id, options: {}, seats: wishes } };
};

class Load {
  readonly #url: string;
  readonly #chance: Chance;
  readonly #findings: Findings;
  readonly waits: number[] = [];
  readonly decisions: Record<string, number> = {};
  ended = 0;
  running = true;
  #people = 0;

  constructor(url: string, chance: Chance, findings: Findings) {
    this.#url = url;
    this.#chance = chance;
    this.#findings = findings;
  }

  async #newPerson(): Promise<Person> {
    const n = ++this.#people;
    const person = new Person(this.#url, `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`);
    person.onGone = (code) => this.running && this.#findings.add(`was disconnected with ${code}`, 'person');
    await person.connect();
    return person;
  }

  /** Plays match after match at one place of the service until the load ends. */
  async keepTable(id: string, n: number): Promise<void> {
    const seating = await seatingOf(id, n);
    const people = await Promise.all(Array.from({ length: seating.people }, () => this.#newPerson()));
    while (this.running) {
      const opened = await people[0]!.open(seating.order);
      if ('why' in opened) {
        this.#findings.add(`was not opened: ${opened.why}`, id);
        break;
      }
      const { table } = opened;
      for (const [i, person] of people.entries()) {
        if (i > 0) await this.#expect(person.ask({ t: 'sit', table }), id);
        await this.#expect(person.ask({ t: 'watch', table, changes: true }), id);
      }
      await Promise.all(people.map((person) => this.#play(person, seating.game, table)));
      if (this.running) this.ended++;
      for (const person of people)
        if (this.running) await this.#expect(person.ask({ t: 'leave', table }), id);
    }
    for (const person of people) person.leave();
  }

  async #expect(asked: ReturnType<Person['ask']>, of: string): Promise<void> {
    const answer = await asked;
    if (answer.t === 'refused') this.#findings.add(`was refused: ${answer.refusal.code}`, of);
  }

  async #play(person: Person, game: AnyGame, table: string): Promise<void> {
    const bot = randomBot(game);
    while (this.running && !person.seen?.view?.outcome) {
      await sleep(THINKS[0] + this.#chance.draw(THINKS[1] - THINKS[0]));
      const { seen } = person;
      const view = seen?.view;
      if (seen?.info.seats.some(({ stuck }) => stuck)) this.#findings.add('a bot is stuck', game.id);
      const seat = seen?.info.mine.find((one) => view?.owing.includes(one));
      if (!this.running || !view || view.outcome || seat === undefined) continue;
      const { text } = bot.choose(view, seat, { seed: this.#chance.draw(0x4000_0000) });
      const began = performance.now();
      const late = setTimeout(() => this.#findings.add('was not acknowledged', game.id), PATIENCE);
      const answer = await person.ask({ t: 'decide', table, seat, decision: view.decision, text });
      clearTimeout(late);
      this.waits.push(performance.now() - began);
      this.decisions[game.id] = (this.decisions[game.id] ?? 0) + 1;
      if (answer.t === 'refused' && !HARMLESS.includes(answer.refusal.code))
        this.#findings.add(`a decision was refused: ${answer.refusal.code}`, game.id);
    }
  }
}

export const loadServer = async ({ minutes, tables, seed }: LoadSettings): Promise<LoadReport> => {
  const findings = new Findings();
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-load-'));
  mkdirSync(join(folder, 'web'));
  const target = new Target(folder, findings, { pace: PACE });
  try {
    const load = new Load(await target.url(), new FastChance(seed), findings);
    const began = performance.now();
    const until = (share: number) =>
      sleep(Math.max(0, share * minutes * 60_000 - (performance.now() - began)));
    const kept: Promise<void>[] = [];
    for (let n = 0; n < tables; n++) {
      const id = GAME_IDS[n % GAME_IDS.length]!;
      kept.push(load.keepTable(id, Math.floor(n / GAME_IDS.length)));
      await sleep(ARRIVES);
    }
    await until(WARM);
    const memory = [await target.memory()];
    await until(1);
    memory.push(await target.memory());
    load.running = false;
    await Promise.all(kept);
    await target.close();
    const waits = load.waits.sort((a, b) => a - b);
    const p99 = percentile(waits, 0.99);
    if (p99 >= MOST_WAIT)
      findings.add(`99 of 100 acknowledgements take up to ${Math.round(p99)} ms`, 'waits');
    const growth = memory[1]!.heap / memory[0]!.heap;
    if (growth > MOST_GROWTH) findings.add(`the heap is ${growth.toFixed(2)} times as large`, 'memory');
    return {
      seed,
      minutes,
      tables,
      decisions: load.decisions,
      ended: load.ended,
      waits: { p50: percentile(waits, 0.5), p99, max: waits.at(-1) ?? 0 },
      memory,
      found: findings.found,
      findings: findings.kept,
    };
  } finally {
    target.kill();
    rmSync(folder, { recursive: true, force: true });
  }
};
