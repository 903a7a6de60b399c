/**
 * Long matches, opened as a server opens a table: read from its database, dealt and replayed. Processor time of that, and
 * of telling the whole story; and what the match keeps in memory. Matches are played at random, so entries and bytes of
 * the log follow from the seeds; of each case the longest of some is taken.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import type { Entry } from '#engine/match/entry.ts';
import { Match } from '#engine/match/match.ts';
import { storyOf } from '#engine/match/story.ts';
import type { OptionValues } from '#engine/options.ts';
import { randomDecision } from '#engine/playout.ts';
import { firstSeat, seatBit } from '#engine/seats.ts';
import { loadGame } from '#games/library.ts';
import { warcraft } from '#games/warcraft/rules/game.ts';
import { SqliteStorage } from '#server/storage/sqlite-storage.ts';
import { type LoadedMatch, loadMatch } from '#tables/loaded-match.ts';
import { presentRules } from '#tables/rules.ts';
import type { StoredTable } from '#tables/storage.ts';
import { processorTime, type Row, row } from './measure.ts';

const MATCHES = 12;
/** Entries of a log at most. */
const MOST = 2500;
/**
 * Times that a match is opened before it is measured, and then. Before: until hardly any code is compiled anew, which takes
 * time and memory, too.
 */
const WARM = 60;
const OPENED = 15;
/**
 * Matches opened and kept between two looks at the memory, and how often: the least mean is taken, because code that is
 * compiled meanwhile counts, too.
 */
const KEPT = 40;
const LOOKS = 4;
const OPEN_BAR = 50;
const MEMORY_BAR = 60_000;
/** Milliseconds between two entries, about as people play. */
const PAUSE = 7321;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

interface Case {
  readonly game: AnyGame;
  readonly options: OptionValues;
  /** What is special about it. */
  readonly name?: string;
}

const secretOf = (seed: number): Uint8Array => new Uint8Array(32).fill(seed);

const played = ({ game, options }: Case, seed: number): readonly Entry[] => {
  const secret = secretOf(seed);
  const made = Match.create(game, {
    id: `long-${seed}`,
    options,
    seats: game.seats.max,
    secret,
    entropy: Array.from({ length: game.seats.max }, () => ''),
  });
  if (!made.ok) throw new Error(`${game.id} cannot be dealt: ${made.error.code}`);
  const m = made.value;
  m.tells = false;
  const chance = new FastChance(seed);
  for (let at = 0; !m.outcome && m.log.length < MOST; at += PAUSE) {
    const seat = firstSeat(m.owing);
    const done = m.ready
      ? m.resolveRound(at)
      : m.decide(seat, randomDecision(game, m.state, seat, chance), { at });
    if (!done.ok) throw new Error(`${game.id} refuses ${done.error.code}`);
  }
  return m.log.slice();
};

const tableOf = ({ game, options }: Case, seed: number): StoredTable => ({
  id: `long-${seed}`,
  game: game.id,
  version: game.version,
  options,
  passAndPlay: false,
  secret: secretOf(seed),
  seats: Array.from({ length: game.seats.max }, (_, i) => ({
    kind: 'human',
    guest: `guest-${i}`,
    name: `Guest ${i + 1}`,
    entropy: '',
  })),
  created: 0,
  started: 0,
});

const used = async (): Promise<number> => {
  // Memory of typed arrays is given back some time after the arrays.
  for (let i = 0; i < 4; i++) {
    collect();
    await sleep(100);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1]!;

/** The middle of the processor times of some runs. */
const timed = async (runs: number, work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let i = 0; i < runs; i++) {
    const before = processorTime();
    await work();
    times.push(processorTime() - before);
  }
  return middle(times);
};

/** Bytes that one of the things made keeps. */
const leastKept = async <T>(make: () => Promise<T>): Promise<number> => {
  const kept: T[] = [];
  const means: number[] = [];
  while (means.length < LOOKS) {
    const before = await used();
    for (let i = 0; i < KEPT; i++) kept.push(await make());
    means.push(((await used()) - before) / KEPT);
  }
  return Math.min(...means);
};

const rowsOf = async (one: Case, storage: SqliteStorage): Promise<Row[]> => {
  const { game } = one;
  const seeds = Array.from({ length: MATCHES }, (_, i) => i + 1);
  const logs = seeds.map((seed) => played(one, seed));
  const longest = Math.max(...logs.map((log) => log.length));
  const at = logs.findIndex((log) => log.length === longest);
  const bytes = JSON.stringify(logs[at]).length;
  const table = tableOf(one, seeds[at]!);
  await storage.create(table);
  await storage.append(
    table.id,
    0,
    logs[at]!.map((entry) => ({ entry })),
  );
  logs.length = 0;

  const rules = presentRules(game);
  const open = async (): Promise<LoadedMatch> => {
    const stored = await storage.load(table.id);
    return loadMatch(rules, stored!.table, stored!.log, storage);
  };
  await timed(WARM, open);
  const opened = await timed(OPENED, open);
  const { match } = await open();
  const told = await timed(3, async () => storyOf(match, seatBit(0)));
  const each = await leastKept(open);
  const cells = match.state.data.byteLength;
  const what = `long: ${game.id}${one.name ?? ''}, ${longest} entries`;
  return [
    row(`${what}: opened in`, opened, null, 'ms', 'processor time', OPEN_BAR),
    row(`${what}: its story told in`, told, null, 'ms', 'processor time'),
    row(`${what}: kept in memory`, each, null, 'bytes', `log ${bytes}, state ${cells}`, MEMORY_BAR),
  ];
};

export const benchLongGames = async (): Promise<Row[]> => {
  const eightyCards = await loadGame('eighty-cards');
  if (!eightyCards) throw new Error('There is no eighty-cards');
  const cases: readonly Case[] = [
    { game: eightyCards, options: {} },
    { game: warcraft as AnyGame, options: {} },
    { game: warcraft as AnyGame, options: { noTurnLimit: true }, name: ' without a turn limit' },
  ];
  const rows: Row[] = [];
  for (const one of cases) {
    const folder = await mkdtemp(join(tmpdir(), 'ludoteca-long-'));
    const storage = new SqliteStorage(folder);
    try {
      rows.push(...(await rowsOf(one, storage)));
    } finally {
      await storage.close();
      await rm(folder, { recursive: true });
    }
  }
  return rows;
};
