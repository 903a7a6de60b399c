/**
 * Patience that does not run out while this process is stopped: counted in turns of its own, not by the clock. On a
 * machine that others use, too, an attack may stand still for minutes, and whoever is attacked with it.
 */

/** Milliseconds between two turns. */
const TURN = 50;

/** Calls once, when so many milliseconds have been lived through; answers with what calls it off. */
export const afterAwake = (milliseconds: number, then: () => void): (() => void) => {
  let left = Math.ceil(milliseconds / TURN);
  const timer = setInterval(() => {
    left--;
    if (left > 0) return;
    clearInterval(timer);
    then();
  }, TURN);
  return () => clearInterval(timer);
};
