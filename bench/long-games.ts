/**
 * Long matches, opened from their logs as a server opens a table: processor time, and what they keep in memory. Matches
 * are played at random; of each game the longest of some is taken.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import type { Entry } from '#engine/match/entry.ts';
import { Match } from '#engine/match/match.ts';
import { storyOf } from '#engine/match/story.ts';
import { randomDecision } from '#engine/playout.ts';
import { firstSeat, seatBit } from '#engine/seats.ts';
import { loadGame } from '#games/library.ts';
import { warcraft } from '#games/warcraft/rules/game.ts';
import { processorTime, type Row, row } from './measure.ts';

const MATCHES = 12;
/** Entries of a log at most. */
const MOST = 2500;
/** Matches in memory at once, of which the mean is taken. */
const KEPT = 10;
const OPEN_BAR = 50;
const MEMORY_BAR = 60_000;
/** Milliseconds between two entries, about as people play. */
const PAUSE = 7321;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const dealt = (game: AnyGame, seed: number): Match => {
  const { max: seats } = game.seats;
  const secret = new Uint8Array(32).fill(seed);
  const made = Match.create(game, { id: `long-${seed}`, options: {}, seats, secret, entropy: [] });
  if (!made.ok) throw new Error(`${game.id} cannot be dealt: ${made.error.code}`);
  // Nobody listens, as when a table is opened.
  made.value.tells = false;
  return made.value;
};

const played = (game: AnyGame, seed: number): readonly Entry[] => {
  const m = dealt(game, seed);
  const chance = new FastChance(seed);
  for (let at = 0; !m.outcome && m.log.length < MOST; at += PAUSE) {
    const seat = firstSeat(m.owing);
    const done = m.ready
      ? m.resolveRound(at)
      : m.decide(seat, randomDecision(game, m.state, seat, chance), { at });
    if (!done.ok) throw new Error(`${game.id} refuses ${done.error.code}`);
  }
  return m.log;
};

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
const took = (work: () => void): number => {
  const before = processorTime();
  work();
  return processorTime() - before;
};

const rowsOf = async (game: AnyGame): Promise<Row[]> => {
  const seeds = Array.from({ length: MATCHES }, (_, i) => i + 1);
  const logs = seeds.map((seed) => played(game, seed));
  const longest = Math.max(...logs.map((log) => log.length));
  const at = logs.findIndex((log) => log.length === longest);
  const text = JSON.stringify(logs[at]);
  const open = (): Match => {
    const m = dealt(game, seeds[at]!);
    for (const entry of JSON.parse(text) as Entry[]) m.replay(entry);
    return m;
  };
  logs.length = 0;
  for (let warm = 0; warm < 3; warm++) open();
  const opened = middle(Array.from({ length: 5 }, () => took(() => open())));
  const m = open();
  const told = middle(Array.from({ length: 3 }, () => took(() => storyOf(m, seatBit(0)))));
  const before = await used();
  const kept = Array.from({ length: KEPT }, open);
  const each = ((await used()) - before) / kept.length;
  const what = `long: ${game.id}, ${longest} entries, ${m.state.data.length} cells`;
  return [
    row(`${what}: opened in`, opened, null, 'ms', 'processor time', OPEN_BAR),
    row(`${what}: its story told in`, told, null, 'ms', 'processor time'),
    row(`${what}: kept in memory`, each, null, 'bytes', `of a log of ${text.length} bytes`, MEMORY_BAR),
  ];
};

export const benchLongGames = async (): Promise<Row[]> => {
  const eightyCards = await loadGame('eighty-cards');
  if (!eightyCards) throw new Error('There is no eighty-cards');
  return [...(await rowsOf(eightyCards)), ...(await rowsOf(warcraft as AnyGame))];
};
