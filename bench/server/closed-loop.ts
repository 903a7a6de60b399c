/**
 * The side that asks, in a process of its own: prepares tables and plays at them in a closed loop – at each table one
 * decision is under way, and the next is asked for when the last one was shown to the opponent. Ours and the peers' are
 * driven by the same loop.
 */

/** One table with two players. */
export interface Driven {
  /** Makes the nth decision; resolves once it was acknowledged and the opponent has been shown it. False: it is over. */
  decide(n: number): Promise<boolean>;
  close(): void;
  /** Bytes of updates so far, and how many they were. */
  readonly told?: () => readonly [bytes: number, updates: number];
}

/** What a loading process is asked. */
export type Order =
  | {
      readonly do: 'prepare';
      readonly url: string;
      readonly game: string;
      readonly tables: number;
      /** For what stands in for a server: how much it is to say each time. */
      readonly bytes?: number;
    }
  /** Plays `decisions` more at each table, at so many tables at once. */
  | { readonly do: 'play'; readonly decisions: number; readonly atOnce: number }
  | { readonly do: 'close' };

/** What came of it: times from asking until the opponent saw it, in milliseconds. */
export interface Played {
  readonly decisions: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the side that asks, in µs a decision. */
  readonly asking: number;
  /** Of one update, on average, since the tables were prepared; NaN where nobody counts. */
  readonly bytes: number;
}

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
  await Promise.all(Array.from({ length: order.atOnce }, one));
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

/** Answers the orders of the process that has started this one. */
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
