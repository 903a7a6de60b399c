/**
 * The factor by which Lighthouse must slow this machine down to simulate the phone of its reports. Its default of 4 is
 * meant for a machine with a benchmark index of about 1,533. Its guide (docs/throttling.md, "calibrating multipliers",
 * and the calculator linked there) gives the multiplier for others.
 */

/** Pairs of benchmark index and multiplier; between and beyond them the multiplier is linear. */
const GUIDE = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [1533, 4],
] as const;

/** @param index Lighthouse's benchmark index; throws below 150, where a machine is slower than the phone */
export const slowdownFor = (index: number): number => {
  if (!(index >= GUIDE[0][0]))
    throw new RangeError(`A machine with ${index} is too slow to simulate Lighthouse's phone`);
  const at = GUIDE.findIndex(([to], n) => n > 0 && index < to);
  const [[from, low], [to, high]] = at < 0 ? [GUIDE[2], GUIDE[3]] : [GUIDE[at - 1]!, GUIDE[at]!];
  return low + ((high - low) * (index - from)) / (to - from);
};
