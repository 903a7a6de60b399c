/**
 * Plays twin tables until the wanted number of pairs has been compared: in one process, on real servers, with a fake
 * clock. For what is compared see episode.ts and compare.ts.
 */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { FastChance } from '#engine/chance.ts';
import { Episode, type Stage } from './episode.ts';
import { StandingTime, trueNow, turn } from './fake-clock.ts';
import { type Finding, Findings } from './findings.ts';
import { Vocabulary } from './odd-requests.ts';
import type { Spoiler } from './planted-leaks.ts';
import { Taint, tokenOf } from './planted-secrets.ts';
import { newSetup, Sitting, SPECTATOR_COOKIE } from './seating.ts';
import { newStart, type Start, type Subject, startFrom } from './start-positions.ts';
import { World, type WorldSettings } from './world.ts';

export interface LeaksSettings {
  readonly subjects: readonly Subject[];
  /** Number of pairs to compare, over all games. */
  readonly pairs: number;
  /** Time limit instead, in minutes. */
  readonly minutes?: number;
  readonly seed: number;
  /** Use real sockets instead of in-memory streams. */
  readonly far?: boolean;
  /** A leak planted in the servers. */
  readonly spoiler?: Spoiler;
  /** How many viewers have twins at a time. */
  readonly twins?: number;
  /** Stop at the first finding. */
  readonly untilFound?: boolean;
  readonly say?: (line: string) => void;
}

export interface LeaksReport {
  readonly seed: number;
  readonly far: boolean;
  readonly games: Readonly<Record<string, number>>;
  /** Pairs of states that differ in something hidden, compared byte for byte. */
  readonly pairs: number;
  /** Compared as well, but with nothing hidden in which they could differ. */
  readonly alike: number;
  /** Twins that diverged lawfully. */
  readonly parted: number;
  readonly tables: number;
  /** Twins of tables that forget, with another past. */
  readonly pasts: number;
  readonly compared: Readonly<Record<string, number>>;
  readonly searched: number;
  readonly seconds: number;
  /** Of processors. */
  readonly processorSeconds: number;
  /** Of processor time. */
  readonly millisecondsPerPair: number;
  readonly found: number;
  readonly findings: readonly Finding[];
}

/** Quiet turns of the event loop after which a step counts as finished. */
const CALM = 4;
const FAR_CALM = 12;
/** Steps at one table before new twins replace the old ones. */
const STEPS = 96;
const PACE = 600;
const TWINS = 4;
/** A step without an answer for this long counts as hanging, on a crowded machine too; milliseconds. */
const PATIENCE = 120_000;
/** One for each seat of the largest game, and a spectator. */
const VISITORS = [1, 2, 3, 4, 5, SPECTATOR_COOKIE];

/** The folder with the cheapest file access. */
const folder = (): string => (existsSync('/dev/shm') ? '/dev/shm' : tmpdir());

export const findLeaks = async (settings: LeaksSettings): Promise<LeaksReport> => {
  const time = new StandingTime();
  const restore = time.install();
  const mend = settings.spoiler?.tables?.();
  const worlds: World[] = [];
  try {
    const { subjects, far = false, twins = TWINS } = settings;
    const open: WorldSettings = {
      games: subjects.map(({ game }) => game),
      folder: folder(),
      now: () => time.now,
      pace: PACE,
      ...(settings.spoiler?.hold === undefined ? {} : { hold: settings.spoiler.hold }),
      far,
      ...(settings.spoiler?.engine ? { spoil: settings.spoiler.engine } : {}),
    };
    for (let i = 0; i <= twins; i++) {
      const world = await World.open(open);
      settings.spoiler?.world?.(world);
      worlds.push(world);
    }
    return await play(settings, time, worlds);
  } finally {
    for (const world of worlds) await world.close();
    mend?.();
    restore();
  }
};

const play = async (settings: LeaksSettings, time: StandingTime, worlds: World[]): Promise<LeaksReport> => {
  const { subjects, pairs, seed, far = false, untilFound = false, say } = settings;
  const settle = async (): Promise<void> => {
    const limit = trueNow() + PATIENCE;
    let before = -1;
    for (let calm = 0; calm < (far ? FAR_CALM : CALM); ) {
      await turn();
      let now = 0;
      let waiting = 0;
      for (const world of worlds) {
        now += world.activity;
        waiting += world.outstanding;
      }
      calm = now === before && waiting === 0 ? calm + 1 : 0;
      before = now;
      if (trueNow() > limit) throw new Error(`${waiting} commands were not answered`);
    }
  };
  const findings = new Findings(say);
  const stage: Stage = {
    worlds,
    findings,
    taint: new Taint(VISITORS.map(tokenOf)),
    words: new Vocabulary(),
    pace: PACE,
    counts: { pairs: 0, alike: 0, parted: 0, tables: 0, pasts: 0 },
    now: () => time.now,
    settle,
    advance: (ms) => time.advance(ms, settle),
  };
  await comeIn(worlds, settle);
  const began = trueNow();
  const used = process.cpuUsage();
  const games: Record<string, number> = {};
  const next: (Start | undefined)[] = [];
  let said = began;
  const until = began + (settings.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  for (
    let n = 0;
    stage.counts.pairs < pairs && trueNow() < until && !(untilFound && findings.total > 0);
    n++
  ) {
    const at = n % subjects.length;
    const subject = subjects[at]!;
    const random = new FastChance(seed * 0x1000_0001 + n);
    const start = (random.draw(5) > 0 ? next[at] : undefined) ?? newStart(subject, random);
    const sitting = new Sitting(start, newSetup(start, random), random);
    const episode = new Episode(stage, sitting, random, `seed ${seed}, table ${n}`);
    const before = stage.counts.pairs;
    await episode.open();
    while (episode.steps < STEPS && (await episode.step()));
    next[at] = startFrom(subject, episode.truth);
    await episode.close();
    games[subject.game.id] = (games[subject.game.id] ?? 0) + stage.counts.pairs - before;
    if (say && trueNow() - said > 20_000) {
      said = trueNow();
      say(`${stage.counts.pairs} pairs, ${findings.total} findings, ${Math.round((said - began) / 1000)} s`);
    }
  }
  const seconds = (trueNow() - began) / 1000;
  const { user, system } = process.cpuUsage(used);
  const processorSeconds = (user + system) / 1e6;
  return {
    seed,
    far,
    games,
    ...stage.counts,
    compared: findings.compared,
    searched: findings.searched,
    seconds,
    processorSeconds,
    millisecondsPerPair: (processorSeconds * 1000) / Math.max(1, stage.counts.pairs),
    found: findings.total,
    findings: findings.kept,
  };
};

/** Connects and identifies everybody who will sit at these tables, in all worlds at the same time. */
const comeIn = async (worlds: readonly World[], settle: () => Promise<void>): Promise<void> => {
  for (const world of worlds)
    for (const n of VISITORS) {
      const browser = world.browser(tokenOf(n));
      await browser.connect();
      void browser.request('POST', '/api/me', { name: `Person ${String(n).padStart(2, '0')}` });
    }
  await settle();
  for (const world of worlds) for (const n of VISITORS) world.browser(tokenOf(n)).take();
};
