/**
 * How many times Lighthouse must slow this machine down for it to stand for the telephone of its reports. Lighthouse's
 * default of 4 holds for a machine that makes about 1,533 on its own benchmark; its guide (docs/throttling.md,
 * "calibrating multipliers", and the calculator that it leads to) gives the multiplier for others.
 */

/** Pairs of a benchmark index and the multiplier for it; straight lines between them, and the last one goes on. */
const GUIDE = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [1533, 4],
] as const;

/** @param index Lighthouse's benchmark index; throws below 150, where a machine is slower than the telephone */
export const slowdownFor = (index: number): number => {
  if (!(index >= GUIDE[0][0]))
    throw new RangeError(`A machine with ${index} cannot stand for Lighthouse's telephone`);
  const at = GUIDE.findIndex(([to], n) => n > 0 && index < to);
  const [[from, low], [to, high]] = at < 0 ? [GUIDE[2], GUIDE[3]] : [GUIDE[at - 1]!, GUIDE[at]!];
  return low + ((high - low) * (index - from)) / (to - from);
};
