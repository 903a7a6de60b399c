/**
 * What a crowd at one address does to others: connections that ask for whole tables again and again, and tables of bots
 * alone that somebody looks at. Measured is how long two honest players wait for acknowledgements, and a stranger for the
 * weakest bot, first in quiet.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomBot } from '#bots/random.ts';
import { percentile } from '#bots/statistics.ts';
import { loadBots, loadGame } from '#games/library.ts';
import { type Finding, Findings } from '../hostile/findings.ts';
import { HonestPair } from '../hostile/honest-players.ts';
import { Target } from '../hostile/target.ts';
import { Person } from '../load/person.ts';

export interface CrowdSettings {
  /** Each measurement takes so many seconds. */
  readonly seconds: number;
  /** Connections that ask for a table. */
  readonly sockets: readonly number[];
  /** Tables of bots alone. */
  readonly tables: number;
}

/** Milliseconds of honest players' acknowledgements. */
export interface Waits {
  readonly sockets: number;
  readonly asked: number;
  readonly p50: number;
  readonly p99: number;
}

export interface CrowdReport {
  readonly watching: readonly Waits[];
  /** Milliseconds until the weakest bot has answered, medians: in quiet, and beside the tables of bots. */
  readonly recruit: { readonly quiet: number; readonly beside: number };
  readonly found: number;
  readonly findings: readonly Finding[];
}

const ADDRESS = '198.51.100.7';
const EACH_SECOND = 30;
const MOST_P99 = 50;
const MOST_RATIO = 2;
const PACE = 600;
/** Milliseconds between two decisions of the honest pair. */
const PAUSE = 30;
const GAME = 'rush';
const BOTS_GAME = 'tank-chess';

/** So many connections of one address, each of a guest of its own, ask for the same table. */
const crowdAt = async (url: string, table: string, sockets: number) => {
  const people = Array.from({ length: sockets }, () => new Person(url, ADDRESS));
  // An address opens five connections a second once its burst is used up.
  for (const person of people) {
    for (;;) {
      try {
        await person.connect();
        break;
      } catch (error) {
        if (!String(error).includes('429')) throw error;
        await sleep(500);
      }
    }
  }
  let asked = 0;
  const timers = people.map((person) =>
    setInterval(() => {
      asked++;
      void person.ask({ t: 'watch', table, changes: true });
    }, 1000 / EACH_SECOND),
  );
  const stop = (): number => {
    for (const timer of timers) clearInterval(timer);
    for (const person of people) person.leave();
    return asked;
  };
  return { stop };
};

const honestWaits = async (url: string, seconds: number): Promise<number[]> => {
  const pair = await HonestPair.start(url, PAUSE);
  await sleep(seconds * 1000);
  await pair.stop();
  return pair.waits.sort((a, b) => a - b);
};

/** Milliseconds until the weakest bot has answered a stranger's decision, so many times. */
const recruitWaits = async (url: string, times: number): Promise<number[]> => {
  const stranger = new Person(url, '203.0.113.9');
  await stranger.connect();
  const game = (await loadGame(BOTS_GAME))!;
  const level = (await loadBots(BOTS_GAME))!.levels[0]!.id;
  const waits: number[] = [];
  const asked = () => {
    const { view, info } = stranger.seen ?? {};
    return view && !view.outcome ? info?.mine.find((seat) => view.owing.includes(seat)) : undefined;
  };
  while (waits.length < times) {
    const opened = await stranger.open({
      game: BOTS_GAME,
      options: { clock: 'none' },
      seats: [{ kind: 'human' }, { kind: 'bot', level }],
    });
    if ('why' in opened) throw new Error(opened.why);
    const { table } = opened;
    await stranger.ask({ t: 'watch', table, changes: true });
    while (waits.length < times && !stranger.seen?.view?.outcome) {
      const seat = asked();
      const view = stranger.seen?.view;
      if (seat === undefined || !view) {
        await sleep(10);
        continue;
      }
      const { text } = randomBot(game).choose(view, seat, { seed: waits.length });
      const began = performance.now();
      await stranger.ask({ t: 'decide', table, seat, decision: view.decision, text });
      while (asked() === undefined && !stranger.seen?.view?.outcome) await sleep(5);
      waits.push(performance.now() - began);
    }
    await stranger.ask({ t: 'leave', table });
  }
  stranger.leave();
  return waits.sort((a, b) => a - b);
};

/** Opens tables of the strongest bots alone and looks at all of them. */
const botTables = async (url: string, tables: number) => {
  const level = (await loadBots(BOTS_GAME))!.levels.at(-1)!.id;
  const people: Person[] = [];
  for (let n = 0; n < tables; n++) {
    const person = new Person(url, ADDRESS);
    people.push(person);
    const seats = [{ kind: 'bot', level } as const, { kind: 'bot', level } as const];
    await person.connect();
    const opened = await person.open({ game: BOTS_GAME, options: {}, seats });
    if ('why' in opened) throw new Error(opened.why);
    await person.ask({ t: 'watch', table: opened.table });
  }
  return () => {
    for (const person of people) person.leave();
  };
};

export const crowdServer = async ({ seconds, sockets, tables }: CrowdSettings): Promise<CrowdReport> => {
  const findings = new Findings();
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-crowd-'));
  mkdirSync(join(folder, 'web'));
  const target = new Target(folder, findings, { pace: PACE });
  try {
    const url = await target.url();
    const host = new Person(url, '203.0.113.7');
    await host.connect();
    const level = (await loadBots(GAME))!.levels[0]!.id;
    const bot = { kind: 'bot', level } as const;
    const opened = await host.open({ game: GAME, options: {}, seats: [{ kind: 'human' }, bot, bot, bot] });
    if ('why' in opened) throw new Error(opened.why);
    const watching: Waits[] = [];
    for (const n of [0, ...sockets]) {
      const crowd = await crowdAt(url, opened.table, n);
      const waits = await honestWaits(url, seconds);
      const asked = crowd.stop();
      const p99 = percentile(waits, 0.99);
      watching.push({ sockets: n, asked, p50: percentile(waits, 0.5), p99 });
      if (n > 0 && p99 > MOST_P99)
        findings.add(`99 of 100 acknowledgements take up to ${Math.round(p99)} ms`, `${n} connections`);
    }
    const times = Math.max(5, Math.round(seconds / 2));
    const quiet = percentile(await recruitWaits(url, times), 0.5);
    const leave = await botTables(url, tables);
    const beside = percentile(await recruitWaits(url, times), 0.5);
    leave();
    if (beside > MOST_RATIO * quiet)
      findings.add(`a stranger’s recruit takes ${Math.round(beside)} ms for ${Math.round(quiet)}`, 'bots');
    host.leave();
    await target.close();
    return { watching, recruit: { quiet, beside }, found: findings.found, findings: findings.kept };
  } finally {
    target.kill();
    rmSync(folder, { recursive: true, force: true });
  }
};
