/**
 * What who follows a match is sent from step to step: bytes of the change of a view, beside the whole view, for every
 * seat and a spectator. Matches are played at random, so the figures follow from the seed. The largest state is that of
 * Warcraft with six seats.
 */
import { percentile } from '#bots/statistics.ts';
import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import { Match } from '#engine/match/match.ts';
import { viewWriter } from '#engine/match/view.ts';
import { headWriter, type ViewHead, viewChanger } from '#engine/match/view-change.ts';
import { randomDecision } from '#engine/playout.ts';
import { everySeat, firstSeat, listSeats, SPECTATOR, seatBit, type Viewer } from '#engine/seats.ts';
import { GAME_IDS, loadGame } from '#games/library.ts';
import { warcraft } from '#games/warcraft/rules/game.ts';
import { type Row, row } from './measure.ts';

const MATCHES = 3;
/** Steps of a match at most. */
const MOST = 1500;
/** Bytes of a step for one viewer. */
const BAR = 1500;

const dealt = (game: AnyGame, seed: number): Match => {
  const { max: seats } = game.seats;
  const secret = new Uint8Array(32).fill(seed);
  const made = Match.create(game, { id: `changes-${seed}`, options: {}, seats, secret, entropy: [] });
  if (!made.ok) throw new Error(`${game.id} cannot be dealt: ${made.error.code}`);
  return made.value;
};

const step = (m: Match, chance: FastChance): void => {
  const seat = firstSeat(m.owing);
  const done = m.ready ? m.resolveRound() : m.decide(seat, randomDecision(m.game, m.state, seat, chance));
  if (!done.ok) throw new Error(`${m.game.id} refuses ${done.error.code}`);
};

/** Bytes of each change, and of all whole views together. */
const sizesOf = (m: Match, chance: FastChance): { readonly changes: number[]; readonly whole: number } => {
  const viewers: Viewer[] = [SPECTATOR, ...listSeats(everySeat(m.setup.seats)).map(seatBit)];
  const write = headWriter(m);
  const heads = new Map<Viewer, ViewHead>(viewers.map((viewer) => [viewer, write(viewer)]));
  const changes: number[] = [];
  let whole = 0;
  for (let n = 0; n < MOST && !m.outcome; n++) {
    const cells = m.state.data.slice();
    step(m, chance);
    const changer = viewChanger(m, cells);
    const writeWhole = viewWriter(m);
    for (const viewer of viewers) {
      const { head, change = '' } = changer(viewer, heads.get(viewer)!);
      heads.set(viewer, head);
      changes.push(Buffer.byteLength(change));
      const { own, shared } = writeWhole(viewer);
      whole += Buffer.byteLength(own) + Buffer.byteLength(shared);
    }
  }
  return { changes, whole };
};

const rowsOf = (game: AnyGame): Row[] => {
  const all: number[] = [];
  let whole = 0;
  for (let seed = 1; seed <= MATCHES; seed++) {
    const sizes = sizesOf(dealt(game, seed), new FastChance(seed));
    all.push(...sizes.changes);
    whole += sizes.whole;
  }
  const mean = all.reduce((sum, size) => sum + size, 0) / all.length;
  all.sort((a, b) => a - b);
  const { data } = dealt(game, 1).state;
  const what = `changes: ${game.id}, ${game.seats.max} seats and a spectator, ${data.length} cells`;
  return [
    row(`${what}: bytes of a step, mean`, mean, whole / all.length, 'bytes', 'whole views', BAR),
    row(`${what}: 99 of 100 steps within`, percentile(all, 0.99), null, 'bytes', '', BAR),
    row(`${what}: the largest`, all.at(-1)!, null, 'bytes', ''),
  ];
};

export const benchChanges = async (): Promise<Row[]> => {
  const games = await Promise.all(GAME_IDS.map((id) => loadGame(id)));
  const known = games.filter((game) => game !== undefined);
  const rows = known.flatMap((game) => rowsOf(game));
  return [...rows, ...(known.some(({ id }) => id === warcraft.id) ? [] : rowsOf(warcraft as AnyGame))];
};
