/**
 * A disk without room: nothing can be stored, so nothing may be acknowledged or shown; each decision is refused in so many
 * words, memory is what the disk is, and once there is room again everything goes on without a new start.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastChance } from '#engine/chance.ts';
import type { Findings } from '../hostile/findings.ts';
import { Checks } from './check.ts';
import { Host } from './host.ts';
import { Person } from './person.ts';
import { inArchive } from './record.ts';
import { PLANS, plan, World } from './world.ts';

/** How the room is taken: by SQLite's own limit, by the system's on a file, by a file system that is full. */
export const WAYS = ['pages', 'limit', 'filled'] as const;
export type Way = (typeof WAYS)[number];

export interface DiskReport {
  readonly way: Way;
  /** Why it could not be tried here. */
  readonly skipped?: string;
  readonly seconds: number;
  /** What was answered while there was no room: code → times. */
  readonly answers: Readonly<Record<string, number>>;
  /** Lines that the server wrote into its log about it, in a second. */
  readonly linesPerSecond: number;
  readonly pictures: number;
}

/** So many refusals, or so many milliseconds, without room. */
const REFUSALS = 60;
const STARVES = 3000;
const PATIENCE = 30_000;
/** More lines in a second than this fill a disk that is full already. */
const MOST_LINES = 100;
/** Its flag falls while there is no room. */
const FALLS = plan('nim, flag', 'nim', [1, 2], { pile: 100, clock: '0.04+0' });
const FILLER = 'filler';

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Takes the room, and gives it back. */
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

/** Log lines that are as they should be while nothing can be stored. */
const LAWFUL_LINE =
  /left out|not saved|was not kept|cannot tell people|a bot is stuck|was not counted|a (?:command|request) failed/;

export const starve = async (way: Way, seed: number, findings: Findings): Promise<DiskReport> => {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-full-'));
  let lines = 0;
  let starving = false;
  const newHost = () =>
    new Host({
      onError: (line) => {
        if (starving) lines++;
        if (!starving || !LAWFUL_LINE.test(line)) findings.add(`the server's log: ${line}`, `disk: ${way}`);
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
    const world = new World(new FastChance(seed), [...PLANS, FALLS]);
    for (const person of world.everybody)
      person.onFault = (what, of) => {
        // No room for a new table, either.
        const refused = starving && what.includes('NOT_SAVED');
        if (!refused) findings.add(`${person.name}: ${what}`, of);
      };
    const checks = new Checks(world, folder, findings);
    await world.come(host.url);
    world.play();
    const begun = () => {
      const falling = world.live.find((table) => table.plan === FALLS);
      const clock = world.spectator.seen.get(falling?.id ?? '')?.clock;
      // Nobody moves there: its flag is to fall.
      if (falling && clock && clock.running.length > 0) falling.idle = true;
      return falling?.idle === true && world.live.length === PLANS.length + 1;
    };
    await waitFor(begun);

    starving = true;
    await shortage.take();
    const since = performance.now();
    const refusals = () =>
      world.everybody.flatMap(({ asked }) => asked.filter(({ answer }) => answer?.t === 'refused')).length;
    const before = refusals();
    await waitFor(() => performance.now() - since > STARVES && refusals() - before > REFUSALS);
    world.stop();
    await sleep(300);
    const seconds = (performance.now() - since) / 1000;
    if (host.dead) findings.add('the server has died', `disk: ${way}`);
    // What is stored may still be read, and is what everybody sees: whoever was there and whoever comes.
    let pictures = await checks.shown();
    checks.acknowledged();
    refused(world, folder, answers, findings, way);
    await checks.whole(PATIENCE);
    for (const table of world.live) await checks.fresh(table, host.url, (name) => new Person(name));

    await shortage.give();
    await sleep(100);
    starving = false;
    world.progress.clear();
    for (const person of world.everybody) person.asked = [];
    world.play();
    await waitFor(
      () => checks.still().length === 0,
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

/** Until that holds, or patience is at its end. */
const waitFor = async (holds: () => boolean, meanwhile?: () => Promise<unknown>): Promise<void> => {
  const end = performance.now() + PATIENCE;
  do {
    await meanwhile?.();
    if (holds()) return;
    await sleep(20);
  } while (performance.now() < end);
};

/** Whatever could not be stored was refused in so many words, and stands nowhere. */
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

/** The flag that should have fallen without room has fallen by now, once. */
const flagged = (world: World, folder: string, findings: Findings, way: Way): void => {
  const table = world.tables.find(({ plan: its }) => its === FALLS)!;
  const log = inArchive(folder, (archive) => archive.load(table.id))?.log ?? [];
  const flags = log.filter((entry) => entry.kind === 'act' && entry.act === 'flag').length;
  if (flags !== 1) findings.add(`its flag has fallen ${flags} times`, `disk: ${way}: ${FALLS.kind}`);
};
