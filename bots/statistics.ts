/** Statistical functions for the command line. */

/** Wilson's 95 % interval for a share of `n` trials. */
export const shareInterval = (share: number, n: number): readonly [number, number] => {
  if (n === 0) return [0, 1];
  const z = 1.959964;
  const centre = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
};

/** The value below which a share `p` of sorted numbers lies. */
export const percentile = (sorted: readonly number[], p: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? 0;
