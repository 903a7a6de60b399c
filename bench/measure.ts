/**
 * Measurement: repeat until enough time has passed and take the best of several windows, because other
 * processes share the cores.
 */

/** Milliseconds of processor time that this process has used. */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Runs `work` (which says how many operations it did) in windows; operations per second of the best window. */
export const perSecond = (
  work: () => number,
  windows = 5,
  milliseconds = 400,
  now: () => number = () => performance.now(),
): number => {
  work();
  let best = 0;
  for (let i = 0; i < windows; i++) {
    const started = now();
    let done = 0;
    let spent = 0;
    while (spent < milliseconds) {
      done += work();
      spent = now() - started;
    }
    best = Math.max(best, (done / spent) * 1000);
  }
  return best;
};

export interface Row {
  readonly name: string;
  readonly ours: number;
  readonly peer: number | null;
  readonly ratio: number | null;
  /** Between which the middle half of the ratios lies, where it was measured several times. */
  readonly spread?: readonly [low: number, high: number];
  readonly unit: string;
  /** What it is compared with, and the target of the design where there is one. */
  readonly against: string;
  readonly bar?: number;
}

export const row = (
  name: string,
  ours: number,
  peer: number | null,
  unit: string,
  against: string,
  bar?: number,
): Row => ({
  name,
  ours,
  peer,
  ratio: peer === null ? null : ours / peer,
  unit,
  against,
  ...(bar === undefined ? {} : { bar }),
});

/** The same figure of ours and of the peer, measured next to each other. */
export type Pair = readonly [ours: number, peer: number];

/** The value at this share of the sorted ones. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.round((sorted.length - 1) * share)]!;

/** Medians of several pairs. The ratio is that of the pairs' ratios: the machine's speed is the same within a pair. */
export const rowOfPairs = (
  name: string,
  pairs: readonly Pair[],
  unit: string,
  against: string,
  bar?: number,
): Row => {
  const sorted = (of: (pair: Pair) => number): number[] => pairs.map(of).sort((a, b) => a - b);
  const ratios = sorted(([ours, peer]) => ours / peer);
  return {
    ...row(
      name,
      quantile(
        sorted(([ours]) => ours),
        0.5,
      ),
      quantile(
        sorted(([, peer]) => peer),
        0.5,
      ),
      unit,
      against,
      bar,
    ),
    ratio: quantile(ratios, 0.5),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  };
};
