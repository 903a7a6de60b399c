/**
 * Work that need not be done in one go, one piece a task: between two pieces the browser paints and hears what is
 * touched. What is asked for first is done first.
 */
const waiting: (() => void)[] = [];
let due = false;

const plan = (): void => {
  if (due || waiting.length === 0) return;
  due = true;
  setTimeout(() => {
    due = false;
    const work = waiting.shift();
    plan();
    work?.();
  });
};

/** Does this in a task of its own; the answer calls it off. */
export const inTurn = (work: () => void): (() => void) => {
  waiting.push(work);
  plan();
  return () => {
    const at = waiting.indexOf(work);
    if (at >= 0) waiting.splice(at, 1);
  };
};

/** Resolves in a task of its own. */
export const turn = (): Promise<void> => new Promise((done) => inTurn(done));

/** Does this after the browser has painted what is new so far: what a touch brings first is seen first. */
export const afterPaint = (work: () => void): (() => void) => {
  let stop = (): void => undefined;
  const frame = requestAnimationFrame(() => {
    stop = inTurn(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
};
