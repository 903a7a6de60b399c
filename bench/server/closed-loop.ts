/**
 * The load generator's process: prepares tables and plays at them in a closed loop. Each table has one decision under
 * way; the next is sent when the opponent has been shown the last one. Our server and the peers' are driven by the same
 * loop.
 */

/** One table with its players. */
export interface Driven {
  /** Works out the nth decision beforehand, so that `decide` only sends it. */
  readonly prepare?: (n: number) => void;
  /** Makes the nth decision; resolves when it is acknowledged and the opponent has seen it. False: the match is over. */
  decide(n: number): Promise<boolean>;
  close(): void;
  /** Updates so far: their bytes and their number. */
  readonly told?: () => readonly [bytes: number, updates: number];
}

/** What a load generator can be asked to do. */
export type Order =
  | {
      readonly do: 'prepare';
      readonly url: string;
      readonly game: string;
      readonly tables: number;
      /** For the minimal stand-in: the bytes of each update. */
      readonly bytes?: number;
    }
  /** Plays so many more decisions at each table, at so many tables at once. */
  | {
      readonly do: 'play';
      readonly decisions: number;
      readonly atOnce: number;
      /**
       * All tables decide at the same moment, again when all have been shown the last decision. The server then stores
       * as many decisions in one transaction, and rests as long between them (`THINKING`), whatever the game.
       */
      readonly inRounds?: boolean;
    }
  | { readonly do: 'close' };

/** The result: milliseconds from sending each decision until the opponent saw it. */
export interface Played {
  readonly decisions: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the load generator, in µs per decision. */
  readonly asking: number;
  /** Bytes of an update, on average, since the tables were prepared; NaN where they are not counted. */
  readonly bytes: number;
}

/**
 * Milliseconds of processor time that this process takes to think of a decision in rounds, at least: longer than random
 * decisions of the real games need. A generator that thinks longer leaves the server's caches colder, and made a
 * decision of the very same game 17 % dearer.
 */
const THINKING = 0.25;

const playAt = async (
  tables: readonly Driven[],
  from: number,
  order: Order & { do: 'play' },
): Promise<Played> => {
  const waits: number[] = [];
  let next = 0;
  const cpu = process.cpuUsage();
  const began = performance.now();
  const one = async (): Promise<void> => {
    for (let table = tables[next++]; table; table = tables[next++])
      for (let n = from; n < from + order.decisions; n++) {
        const asked = performance.now();
        if (!(await table.decide(n))) break;
        waits.push(performance.now() - asked);
      }
  };
  const inRounds = async (): Promise<void> => {
    let playing = tables;
    for (let n = from; n < from + order.decisions && playing.length > 0; n++) {
      const thought = performance.now() + THINKING * playing.length;
      for (const table of playing) table.prepare?.(n);
      let asked = performance.now();
      while (asked < thought) asked = performance.now();
      const went = await Promise.all(playing.map((table) => table.decide(n)));
      playing = playing.filter((_, i) => went[i]);
      const waited = performance.now() - asked;
      waits.push(...playing.map(() => waited));
    }
  };
  await (order.inRounds ? inRounds() : Promise.all(Array.from({ length: order.atOnce }, one)));
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  waits.sort((a, b) => a - b);
  const at = (share: number): number => waits[Math.floor(waits.length * share)] ?? Number.NaN;
  const decisions = waits.length;
  const told = tables.map((table) => table.told?.() ?? [0, 0]);
  const [bytes, updates] = [0, 1].map((i) => told.reduce((sum, one) => sum + one[i]!, 0));
  return {
    decisions,
    seconds,
    p50: at(0.5),
    p99: at(0.99),
    asking: (user + system) / decisions,
    bytes: Math.round(bytes! / updates!),
  };
};

/** Carries out the orders of the parent process. */
export const serveLoad = (prepare: (order: Order & { do: 'prepare' }) => Promise<Driven[]>): void => {
  let tables: Driven[] = [];
  let played = 0;
  const obey = async (order: Order): Promise<object> => {
    if (order.do === 'play') {
      const done = await playAt(tables, played, order);
      played += order.decisions;
      return done;
    }
    for (const table of tables) table.close();
    tables = order.do === 'prepare' ? await prepare(order) : [];
    played = 0;
    return {};
  };
  process.on('message', (order: Order) => {
    obey(order).then(
      (answer) => process.send?.(answer),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        process.exit(1);
      },
    );
  });
  process.once('disconnect', () => process.exit());
};
