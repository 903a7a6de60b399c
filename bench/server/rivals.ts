/** Our server and its peers, playing the same small game by the same script in turn. */
import { GAME_IDS, manifestOf } from '#games/library.ts';
import { type Row, row, rowOfPairs } from '../measure.ts';
import { AWAKE, Contender, inPairs, type Rival, type Sitting, sit, type Turn } from './contender.ts';
import { Measured } from './processes.ts';

const peer = (script: string, about: object): (() => Promise<Measured>) => {
  return () => Measured.start(`../peers/${script}`, [JSON.stringify(about)], ['--expose-gc']);
};
const ours = (game: string): Rival => ({
  name: `ours, ${game}`,
  start: () => Measured.ours({ kind: 'ours', keep: AWAKE }, ['--expose-gc']),
  load: 'load.ts',
  game,
});
const LEAST: Rival = {
  name: 'echo and insert',
  start: () => Measured.ours({ kind: 'least' }, ['--expose-gc']),
  load: 'load.ts',
  game: 'least',
};
const PEERS: readonly Rival[] = [
  {
    name: 'boardgame.io in memory',
    start: peer('boardgame-server.cjs', { db: 'memory' }),
    load: '../peers/boardgame-load.mjs',
    game: 'cards',
  },
  {
    name: 'boardgame.io with files',
    start: peer('boardgame-server.cjs', { db: 'files' }),
    load: '../peers/boardgame-load.mjs',
    game: 'cards',
    slow: true,
  },
  {
    name: 'Colyseus, which stores nothing',
    start: peer('colyseus-server.mjs', {}),
    load: '../peers/colyseus-load.mjs',
    game: 'cards',
  },
];

/** The largest comes last, because it leaves the most garbage behind. */
const SITTINGS: readonly Sitting[] = [
  { tables: 10, atOnce: 1, decisions: 40, laps: 7 },
  { tables: 100, atOnce: 100, decisions: 20, laps: 7 },
  { tables: 1000, atOnce: 1000, decisions: 4, laps: 5 },
];
const WARM = { tables: 100, atOnce: 100, decisions: 60, laps: 2 };
/** Real games, beside `cards` and the minimal stand-in. */
const REAL: Sitting = { tables: 40, atOnce: 40, decisions: 20, laps: 1, inRounds: true };
/** So often at new tables, because matches end. */
const REAL_SITTINGS = 13;
/**
 * A server runs for days, so it is measured when its code is compiled: in the first 10,000 decisions of a game up to a
 * third of the processor time is that of the compiler.
 */
const WARM_REAL = 10;
const CPU_BAR = 2;
/** The processor time of a real game's decision, in those of `cards`. */
const REAL_BAR = 1.3;
const RATE_BAR = 10_000;
const P99_BAR = 50;
const MEMORY_BAR = 15_000;

/** The games whose decisions are measured: each is shown to two, so those are left out that two cannot play. */
const gamesForTwo = (): readonly string[] => GAME_IDS.filter((id) => (manifestOf(id)?.seats.min ?? 2) <= 2);

const cpuOf = ({ cpu }: Turn): number => cpu;

const rowsOf = (all: readonly Contender[], { atOnce }: Sitting): Row[] => {
  const [mine, ...others] = all;
  const at = `server, ${atOnce} ${atOnce === 1 ? 'table' : 'tables'} at once`;
  return others.flatMap((other) => {
    const { rival } = other;
    const against = (what: string, of: (turn: Turn) => number, unit: string, bar?: number): Row =>
      rowOfPairs(
        `${at}: ${what}`,
        inPairs(mine!, other, of),
        unit,
        rival.name,
        rival === LEAST ? bar : undefined,
      );
    return [
      against('processor time of a decision', cpuOf, 'µs', CPU_BAR),
      against('decisions', (turn) => turn.decisions / turn.seconds, '1/s', RATE_BAR),
      against('half shown within', ({ p50 }) => p50, 'ms'),
      against('99 % shown within', ({ p99 }) => p99, 'ms', P99_BAR),
    ];
  });
};

/** In a new process that has only warmed up, so that memory left by earlier tables is not counted. */
const memoryOf = async (rival: Rival, tables: number): Promise<readonly [number, number, number]> => {
  const one = await Contender.begin(rival);
  await sit([one], { tables: 50, decisions: 20, atOnce: 50, laps: 1 });
  const used = await one.memory(tables, 40);
  await one.end();
  return used;
};

const memoryRows = async (): Promise<Row[]> => {
  const rows: Row[] = [];
  const [full, resident, gone] = await memoryOf(ours('cards'), 1000);
  for (const rival of PEERS) {
    if (rival.slow) continue;
    const [theirs, without] = await memoryOf(rival, 200);
    const { name } = rival;
    rows.push(
      row('server: a table after 40 decisions, with its two connections', full, theirs, 'bytes', name),
    );
    rows.push(row('server: the same when they have left', resident, without, 'bytes', name, MEMORY_BAR));
  }
  rows.push(row('server: the same when it is forgotten', gone, null, 'bytes', 'nothing but the disk', 0));
  for (const game of GAME_IDS) {
    const [connected, alone] = await memoryOf(ours(game), 500);
    const what = `server: a table of ${game} after 40 decisions`;
    rows.push(row(`${what}, with its connections`, connected, full, 'bytes', 'cards'));
    rows.push(row(`${what}, when they have left`, alone, resident, 'bytes', 'cards', MEMORY_BAR));
  }
  return rows;
};

/** A decision of `cards` beside peers. */
const benchCards = async (): Promise<Row[]> => {
  const mine = await Contender.begin(ours('cards'));
  const all = [mine, await Contender.begin(LEAST, mine)];
  for (const rival of PEERS) all.push(await Contender.begin(rival));
  const rows: Row[] = [];
  await sit(all, WARM);
  for (const sitting of SITTINGS) {
    await sit(all, sitting);
    rows.push(...rowsOf(all, sitting));
  }
  for (const one of all) await one.end();
  return rows;
};

/** Decisions of real games beside one of `cards`, and beside an echo of as many bytes. */
const benchRealGames = async (): Promise<Row[]> => {
  const cards = await Contender.begin(ours('cards'));
  const games: { readonly game: string; readonly real: Contender; readonly least: Contender }[] = [];
  for (const game of gamesForTwo()) {
    const real = await Contender.begin(ours(game));
    games.push({ game, real, least: await Contender.begin(LEAST, real) });
  }
  const all = [cards, ...games.flatMap(({ real, least }) => [real, least])];
  for (let i = 0; i < WARM_REAL; i++) await sit(all, REAL);
  for (let i = 0; i < REAL_SITTINGS; i++) await sit(all, REAL, i === 0 ? 'forget' : 'keep');
  const rows = games.flatMap(({ game, real, least }) => {
    const against = (other: Contender, name: string, bar: number): Row =>
      rowOfPairs(
        `server: processor time of a decision of ${game}`,
        inPairs(real, other, cpuOf),
        'µs',
        name,
        bar,
      );
    return [
      against(cards, 'ours, cards', REAL_BAR),
      against(least, `${LEAST.name}, ${Math.round(real.bytes)} bytes to each`, CPU_BAR),
    ];
  });
  for (const one of all) await one.end();
  return rows;
};

export const benchRivals = async (): Promise<Row[]> => [
  ...(await benchCards()),
  ...(await memoryRows()),
  ...(await benchRealGames()),
];
