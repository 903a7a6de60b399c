/**
 * Servers measured in turn. Other work on the machine changes its speed within minutes, so each has short turns,
 * there and back (A B C, C B A), and only turns of the same lap are compared.
 */
import type { Pair } from '../measure.ts';
import type { Played } from './closed-loop.ts';
import { Load, type Measured } from './processes.ts';

/** What is measured of a server. */
export interface Rival {
  readonly name: string;
  readonly start: () => Promise<Measured>;
  readonly load: string;
  readonly game: string;
  /** Stores in files, which is slow: plays a tenth of the decisions, and its memory is not measured. */
  readonly slow?: boolean;
}

/** Tables that are opened together and played at in turns. */
export interface Sitting {
  readonly tables: number;
  readonly atOnce: number;
  /** At each table in each turn. */
  readonly decisions: number;
  /** Each is two turns. */
  readonly laps: number;
  /** See `Order`. */
  readonly inRounds?: boolean;
}

/** The result of one turn. */
export interface Turn extends Played {
  /** Processor time of the server, in µs a decision. */
  readonly cpu: number;
}

/** Milliseconds that a table without visitors stays in memory. */
export const AWAKE = 5000;

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });

/** A server with its load generator. */
export class Contender {
  readonly rival: Rival;
  readonly #server: Measured;
  readonly #load: Load;
  /** Whose updates it echoes the bytes of: for the minimal stand-in. */
  readonly #like: Contender | undefined;
  /** Since the last sitting began; two each lap. */
  turns: Turn[] = [];
  /** Bytes of an update in the last turn. */
  bytes = 0;

  private constructor(rival: Rival, server: Measured, like: Contender | undefined) {
    this.rival = rival;
    this.#server = server;
    this.#like = like;
    this.#load = new Load(rival.load);
  }
  static async begin(rival: Rival, like?: Contender): Promise<Contender> {
    return new Contender(rival, await rival.start(), like);
  }

  prepare(tables: number): Promise<void> {
    return this.#load.prepare(this.#server.url, this.rival.game, tables, this.#like?.bytes);
  }
  async turn({ decisions, atOnce, inRounds }: Sitting): Promise<void> {
    const { slow } = this.rival;
    const before = await this.#server.cpu();
    const played = await this.#load.play(slow ? Math.ceil(decisions / 10) : decisions, atOnce, inRounds);
    const cpu = ((await this.#server.cpu()) - before) / played.decisions;
    this.turns.push({ ...played, cpu });
    this.bytes = played.bytes;
  }
  close(): Promise<void> {
    return this.#load.close();
  }

  /** Memory of a table in bytes: with its two connections, without them, and after it has left memory. */
  async memory(tables: number, decisions: number): Promise<readonly [number, number, number]> {
    const heap = async (): Promise<number> => (await this.#server.memory()).heap;
    await sleep(2 * AWAKE);
    const before = await heap();
    await this.prepare(tables);
    await this.#load.play(decisions, 50);
    const full = await heap();
    await this.#load.close();
    await sleep(AWAKE / 5);
    const resident = await heap();
    await sleep(3 * AWAKE);
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

/** Plays one sitting at each server, in turn; the turns of sittings before are forgotten unless they are to be kept. */
export const sit = async (
  all: readonly Contender[],
  sitting: Sitting,
  keep: 'keep' | 'forget' = 'forget',
): Promise<void> => {
  if (keep === 'forget') for (const one of all) one.turns = [];
  for (const one of all) await one.prepare(sitting.tables);
  for (let lap = 0; lap < sitting.laps; lap++)
    for (const one of [...all, ...all.toReversed()]) await one.turn(sitting);
  for (const one of all) await one.close();
};

/** A figure of two servers, lap by lap. */
export const inPairs = (mine: Contender, other: Contender, of: (turn: Turn) => number): Pair[] => {
  const laps = ({ turns }: Contender): number[] =>
    turns.flatMap((turn, i) => (i % 2 === 0 ? [(of(turn) + of(turns[i + 1]!)) / 2] : []));
  const theirs = laps(other);
  return laps(mine).map((figure, lap) => [figure, theirs[lap]!]);
};
