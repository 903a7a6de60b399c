/** Our server and its peers, playing the same small game by the same script in one sitting. */
import { GAME_IDS, manifestOf } from '#games/library.ts';
import { type Row, row } from '../measure.ts';
import type { Played } from './closed-loop.ts';
import { Load, Measured } from './processes.ts';

/** What is measured of a server. */
interface Rival {
  readonly name: string;
  readonly start: () => Promise<Measured>;
  readonly load: string;
  readonly game: string;
  /** Stores in files, which is slow: plays a tenth of the decisions, and its memory is not measured. */
  readonly slow?: boolean;
}

const peer = (script: string, about: object): (() => Promise<Measured>) => {
  return () => Measured.start(`../peers/${script}`, [JSON.stringify(about)], ['--expose-gc']);
};
const ours = (game: string): Rival => ({
  name: `ours, ${game}`,
  start: () => Measured.ours({ kind: 'ours', keep: AWAKE }, ['--expose-gc']),
  load: 'load.ts',
  game,
});
/** Milliseconds that a table without visitors stays in memory. */
const AWAKE = 5000;
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

/** The result of one round. */
interface Round extends Played {
  /** Processor time of the server, in µs a decision. */
  readonly cpu: number;
}

class Contender {
  readonly rival: Rival;
  readonly #server: Measured;
  readonly #load: Load;
  readonly rounds: Round[] = [];

  private constructor(rival: Rival, server: Measured) {
    this.rival = rival;
    this.#server = server;
    this.#load = new Load(rival.load);
  }
  static async begin(rival: Rival): Promise<Contender> {
    return new Contender(rival, await rival.start());
  }

  /** Plays at new tables. `bytes`: the size of an update of the minimal stand-in. */
  async round({ tables, decisions, atOnce, inRounds }: Sitting, bytes = 0): Promise<void> {
    await this.#load.prepare(this.#server.url, this.rival.game, tables, bytes);
    const before = await this.#server.cpu();
    const played = await this.#load.play(decisions, atOnce, inRounds);
    const cpu = ((await this.#server.cpu()) - before) / played.decisions;
    this.rounds.push({ ...played, cpu });
    await this.#load.close();
  }

  /** Memory of a table in bytes: with its two connections, without them, and after it has left memory. */
  async memory(tables: number, decisions: number): Promise<readonly [number, number, number]> {
    const heap = async (): Promise<number> => (await this.#server.memory()).heap;
    await new Promise((done) => setTimeout(done, 2 * AWAKE));
    const before = await heap();
    await this.#load.prepare(this.#server.url, this.rival.game, tables);
    await this.#load.play(decisions, 50);
    const full = await heap();
    await this.#load.close();
    await new Promise((done) => setTimeout(done, AWAKE / 5));
    const resident = await heap();
    await new Promise((done) => setTimeout(done, 3 * AWAKE));
    const gone = await heap();
    // Memory of the start-up is freed meanwhile; it must not make tables look lighter than they are.
    const without = Math.min(before, gone);
    return [(full - without) / tables, (resident - without) / tables, (gone - without) / tables];
  }

  async end(): Promise<void> {
    await this.#load.end();
    await this.#server.end();
  }
}

/** The median of the rounds, figure by figure. */
const middle = (rounds: readonly Round[], of: (round: Round) => number): number =>
  rounds.map(of).sort((a, b) => a - b)[rounds.length >> 1]!;

interface Sitting {
  readonly tables: number;
  readonly atOnce: number;
  readonly decisions: number;
  readonly rounds: number;
  /** See `Order`. */
  readonly inRounds?: boolean;
}
/** The largest runs last, because it leaves the most garbage behind. */
const SITTINGS: readonly Sitting[] = [
  { tables: 10, atOnce: 1, decisions: 60, rounds: 3 },
  { tables: 100, atOnce: 100, decisions: 60, rounds: 3 },
  { tables: 1000, atOnce: 1000, decisions: 12, rounds: 1 },
];
const WARM = 4;
/** Real games, beside `cards` and the minimal stand-in. */
const REAL: Sitting = { tables: 40, atOnce: 40, decisions: 40, rounds: 3, inRounds: true };
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

/** Interleaved, so that other load on the machine affects all of them alike. */
const sit = async (all: readonly Contender[], sitting: Sitting): Promise<void> => {
  for (const one of all) one.rounds.length = 0;
  const few = Math.max(2, Math.floor(sitting.decisions / 10));
  for (let round = 0; round < sitting.rounds; round++)
    for (const one of all)
      await one.round(
        one.rival.slow ? { ...sitting, decisions: few } : sitting,
        one.rival === LEAST ? (all[0]!.rounds[0]?.bytes ?? 0) : 0,
      );
};

const rowsOf = (all: readonly Contender[], { atOnce }: Sitting): Row[] => {
  const [mine, ...others] = all;
  const at = `server, ${atOnce} ${atOnce === 1 ? 'table' : 'tables'} at once`;
  return others.flatMap(({ rival, rounds }) => {
    const least = rival === LEAST;
    const against = (what: string, of: (round: Round) => number, unit: string, bar?: number): Row =>
      row(
        `${at}: ${what}`,
        middle(mine!.rounds, of),
        middle(rounds, of),
        unit,
        rival.name,
        least ? bar : undefined,
      );
    return [
      against('processor time of a decision', ({ cpu }) => cpu, 'µs', CPU_BAR),
      against('decisions', (round) => round.decisions / round.seconds, '1/s', RATE_BAR),
      against('half shown within', ({ p50 }) => p50, 'ms'),
      against('99 % shown within', ({ p99 }) => p99, 'ms', P99_BAR),
    ];
  });
};

/** In a new process that has only warmed up, so that memory left by earlier tables is not counted. */
const memoryOf = async (rival: Rival, tables: number): Promise<readonly [number, number, number]> => {
  const one = await Contender.begin(rival);
  await one.round({ tables: 20, decisions: 10, atOnce: 20, rounds: 1 });
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
  return rows;
};

/** A decision of `cards` beside peers; those of real games beside one of `cards`, and beside an echo of as many bytes. */
export const benchRivals = async (): Promise<Row[]> => {
  const rivals = [ours('cards'), LEAST, ...PEERS];
  const all: Contender[] = [];
  for (const rival of rivals) all.push(await Contender.begin(rival));
  const rows: Row[] = [];
  await sit(all, { tables: 100, atOnce: 100, decisions: 60, rounds: WARM });
  for (const sitting of SITTINGS) {
    await sit(all, sitting);
    rows.push(...rowsOf(all, sitting));
  }
  rows.push(...(await memoryRows()));
  const [cards, least] = all;
  // Each is shown to two, so those are left out that two cannot play.
  for (const game of GAME_IDS.filter((id) => (manifestOf(id)?.seats.min ?? 2) <= 2)) {
    const real = await Contender.begin(ours(game));
    const both = [real, cards!, least!];
    await sit(both, { ...REAL, rounds: WARM_REAL });
    await sit(both, REAL);
    const cpu = ({ cpu }: Round): number => cpu;
    const took = middle(real.rounds, cpu);
    const bytes = Math.round(real.rounds[0]!.bytes);
    const against = (other: Contender, name: string, bar: number): Row =>
      row(
        `server: processor time of a decision of ${game}`,
        took,
        middle(other.rounds, cpu),
        'µs',
        name,
        bar,
      );
    rows.push(
      against(cards!, 'ours, cards', REAL_BAR),
      against(least!, `${LEAST.name}, ${bytes} bytes to each`, CPU_BAR),
    );
    await real.end();
  }
  for (const one of all) await one.end();
  return rows;
};
