/**
 * A time limit that does not expire while this process is suspended: it counts its own timer ticks, not the clock. On a
 * shared machine, attacker and server may both stand still for minutes.
 */

/** Milliseconds between two ticks. */
const TURN = 50;

/** Calls back once after so many milliseconds of running time; returns a function that cancels it. */
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
