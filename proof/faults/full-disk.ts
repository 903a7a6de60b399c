/**
 * A full disk: nothing can be stored, so nothing may be acknowledged or shown. Each decision is refused with a reason,
 * memory equals the disk, and once there is room again everything goes on without a restart.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastChance } from '#engine/chance.ts';
import type { Findings } from '../hostile/findings.ts';
import { inArchive } from './expected-views.ts';
import { Checks } from './invariants.ts';
import { Host } from './server-process.ts';
import { Person } from './simulated-player.ts';
import { PLANS, plan, World } from './world.ts';

/** How the disk is filled: by SQLite's page limit, by the system's file size limit, by a full file system. */
export const WAYS = ['pages', 'limit', 'filled'] as const;
export type Way = (typeof WAYS)[number];

export interface DiskReport {
  readonly way: Way;
  /** Why this way could not be tried on this machine. */
  readonly skipped?: string;
  readonly seconds: number;
  /** Refusal codes while the disk was full, with counts. */
  readonly answers: Readonly<Record<string, number>>;
  /** Log lines a second that the server wrote about it. */
  readonly linesPerSecond: number;
  readonly pictures: number;
}

/** The disk stays full for this many refusals, or this many milliseconds. */
const REFUSALS = 60;
const STARVES = 3000;
const PATIENCE = 60_000;
/** More log lines a second than this count as flooding. */
const MOST_LINES = 100;
/** The table whose flag falls while the disk is full. Nobody does anything there: they could agree a draw before. */
const FALLS = { ...plan('nim, flag', 'nim', [1, 2], { pile: 100, clock: '0.04+0' }), waits: true };
/** Milliseconds without a line after which the log has told all. */
const QUIET = 500;
const FILLER = 'filler';

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Fills the disk, and frees it again. */
interface Shortage {
  take(): Promise<void>;
  give(): Promise<void>;
  end(): void;
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

const shortageOf = (way: Way, folder: string, host: () => Host): Shortage => {
  if (way === 'pages')
    return {
      take: async () => {
        const { used } = await host().setRoom(1);
        await host().setRoom(used);
      },
      give: async () => void (await host().setRoom(undefined)),
      end: () => undefined,
    };
  if (way === 'limit') {
    const limit = (bytes: string) =>
      execFileSync('prlimit', ['--pid', String(host().child.pid), `--fsize=${bytes}:`]);
    const files = ['ludoteca.db', 'ludoteca.db-wal'].map((name) => join(folder, name));
    return {
      take: async () => void limit(String(Math.max(...files.map(sizeOf)))),
      give: async () => void limit('unlimited'),
      end: () => undefined,
    };
  }
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder], { stdio: 'pipe' });
  const filler = join(folder, FILLER);
  return {
    take: async () => {
      try {
        for (let n = 0; ; n++) writeFileSync(`${filler}${n}`, Buffer.alloc(1 << 16));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    give: async () => {
      for (let n = 0; sizeOf(`${filler}${n}`) > 0 || n === 0; n++) rmSync(`${filler}${n}`, { force: true });
    },
    end: () => void execFileSync('umount', ['-l', folder]),
  };
};

/** Log lines that are expected while nothing can be stored. */
const LAWFUL_LINE =
  /left out|not saved|was not kept|cannot tell people|a bot is stuck|was not counted|a (?:command|request) failed/;

/** A summary of lines that were told before, each of which has been judged; it may come once there is room again. */
const SUMMARY = /more of the same was left out/;

export const starve = async (way: Way, seed: number, findings: Findings): Promise<DiskReport> => {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-full-'));
  let lines = 0;
  let lastLine = 0;
  let starving = false;
  const newHost = () =>
    new Host({
      onError: (line) => {
        lastLine = performance.now();
        if (starving) lines++;
        if (!SUMMARY.test(line) && (!starving || !LAWFUL_LINE.test(line)))
          findings.add(`the server's log: ${line}`, `disk: ${way}`);
      },
    });
  let host = newHost();
  let shortage: Shortage | undefined;
  const answers = new Map<string, number>();
  const report = (more: Partial<DiskReport>): DiskReport => ({
    way,
    seconds: (performance.now() - began) / 1000,
    answers: Object.fromEntries(answers),
    linesPerSecond: 0,
    pictures: 0,
    ...more,
  });
  try {
    try {
      if (way !== 'pages' && platform() !== 'linux') throw new Error(`not on ${platform()}`);
      shortage = shortageOf(way, folder, () => host);
    } catch (error) {
      return report({ skipped: error instanceof Error ? error.message.split('\n')[0]! : String(error) });
    }
    await host.loaded();
    await host.start(folder);
    const world = new World(new FastChance(seed));
    for (const person of world.everybody)
      person.onFault = (what, of) => {
        // A new table cannot be stored either.
        const refused = starving && what.includes('NOT_SAVED');
        if (!refused) findings.add(`${person.name}: ${what}`, of);
      };
    const checks = new Checks(world, folder, findings);
    await world.come(host.url);
    world.play();
    await waitFor(() => world.live.length === PLANS.length);
    world.add(FALLS);
    const falling = () => world.live.find((table) => table.plan === FALLS)?.id ?? '';
    await waitFor(() => (world.spectator.seen.get(falling())?.clock?.running.length ?? 0) > 0);

    starving = true;
    await shortage.take();
    if (flagsOf(world, folder) > 0) findings.add('the flag fell before the disk was full', `disk: ${way}`);
    const since = performance.now();
    const refusals = () =>
      world.everybody.flatMap(({ asked }) => asked.filter(({ answer }) => answer?.t === 'refused')).length;
    const before = refusals();
    await waitFor(() => performance.now() - since > STARVES && refusals() - before > REFUSALS);
    world.stop();
    await waitFor(() =>
      world.everybody.every(({ asked }) => asked.every(({ answer }) => answer !== undefined)),
    );
    const seconds = (performance.now() - since) / 1000;
    if (host.dead) findings.add('the server has died', `disk: ${way}`);
    // What is stored can still be read, and everybody sees it, newcomers included.
    let pictures = await checks.shown();
    checks.acknowledged();
    refused(world, folder, answers, findings, way);
    await checks.whole(PATIENCE);
    for (const table of world.live) await checks.fresh(table, host.url, (name) => new Person(name));

    await shortage.give();
    // What the log says of the time before may still be on its way.
    const given = performance.now();
    await waitFor(() => performance.now() - Math.max(given, lastLine) > QUIET);
    starving = false;
    world.progress.clear();
    for (const person of world.everybody) person.asked = [];
    world.play();
    await waitFor(
      // What could not be stored is tried again within seconds: the flag of a table that nobody plays at, too.
      () => checks.still().length === 0 && flagsOf(world, folder) > 0,
      () => checks.shown(),
    );
    for (const table of checks.still())
      findings.add('is not played on once there is room', `disk: ${way}: ${table.plan.kind}`);
    world.stop();
    await checks.whole(PATIENCE);
    pictures += await checks.shown();
    checks.acknowledged();
    flagged(world, folder, findings, way);

    host.kill();
    await host.gone;
    for (const person of world.everybody) await person.gone();
    host = newHost();
    await (await host.loaded()).start(folder);
    await world.come(host.url);
    pictures += await checks.shown();
    checks.acknowledged();
    await checks.again();
    const linesPerSecond = lines / seconds;
    if (linesPerSecond > MOST_LINES)
      findings.add(`${Math.round(linesPerSecond)} lines a second are written into the log`, `disk: ${way}`);
    for (const person of world.everybody) person.leave();
    return report({ linesPerSecond, pictures });
  } finally {
    host.kill();
    await host.gone;
    shortage?.end();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Waits until the condition holds or the time limit is reached. */
const waitFor = async (holds: () => boolean, meanwhile?: () => Promise<unknown>): Promise<void> => {
  const end = performance.now() + PATIENCE;
  do {
    await meanwhile?.();
    if (holds()) return;
    await sleep(20);
  } while (performance.now() < end);
};

/** Everything that could not be stored was refused with a reason, and is stored nowhere. */
const refused = (
  world: World,
  folder: string,
  answers: Map<string, number>,
  findings: Findings,
  way: Way,
): void => {
  const stored = inArchive(
    folder,
    (archive) =>
      new Set(
        archive
          .all(`SELECT command FROM log WHERE command IS NOT NULL UNION ALL SELECT command FROM chat`)
          .map(({ command }) => String(command).slice(String(command).indexOf(':') + 1)),
      ),
  );
  for (const { asked } of world.everybody)
    for (const { id, order, answer } of asked) {
      const code = answer?.t === 'refused' ? answer.refusal.code : (answer?.t ?? 'no answer');
      answers.set(code, (answers.get(code) ?? 0) + 1);
      if (code === 'SERVER_FAULT' || code === 'no answer')
        findings.add(`${order.t} was answered ${code}`, `disk: ${way}`);
      if (code === 'NOT_SAVED' && stored.has(id))
        findings.add(`${order.t} was refused and is stored`, `disk: ${way}`);
    }
  if (!answers.has('NOT_SAVED')) findings.add('nothing was refused for want of room', `disk: ${way}`);
};

/** How often the flag has fallen that was due while the disk was full. */
const flagsOf = (world: World, folder: string): number => {
  const table = world.tables.find(({ plan: its }) => its === FALLS)!;
  const log = inArchive(folder, (archive) => archive.load(table.id))?.log ?? [];
  return log.filter((entry) => entry.kind === 'act' && entry.act === 'flag').length;
};

/** It has fallen by now, exactly once. */
const flagged = (world: World, folder: string, findings: Findings, way: Way): void => {
  const flags = flagsOf(world, folder);
  if (flags !== 1) findings.add(`its flag has fallen ${flags} times`, `disk: ${way}: ${FALLS.kind}`);
};
