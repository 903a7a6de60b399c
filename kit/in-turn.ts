/**
 * Work that need not be done in one go, one piece a task: between two pieces the browser paints and hears what is
 * touched. What is asked for first is done first; but what is asked for once a piece has begun, by it or by whoever
 * touches the page, comes right after it: a page is drawn from top to bottom, however it is nested.
 */
const waiting: (() => void)[] = [];
/** Told when nothing waits any more. */
const resting: (() => void)[] = [];
let due = false;
/** So many of those that wait were asked for since the last piece began. */
let recent = 0;

const plan = (): void => {
  if (due || waiting.length + resting.length === 0) return;
  due = true;
  setTimeout(() => {
    due = false;
    const work = waiting.shift();
    if (!work) {
      for (const rest of resting.splice(0)) rest();
      return;
    }
    plan();
    recent = 0;
    work();
  });
};

/** Does this in a task of its own; the answer calls it off. */
export const inTurn = (work: () => void): (() => void) => {
  waiting.splice(recent++, 0, work);
  plan();
  return () => {
    const at = waiting.indexOf(work);
    if (at < 0) return;
    waiting.splice(at, 1);
    if (at < recent) recent--;
  };
};

/** Resolves in a task of its own. */
export const turn = (): Promise<void> => new Promise((done) => inTurn(done));

/** Resolves when nothing waits for its turn any more. */
export const quiet = (): Promise<void> =>
  new Promise((done) => {
    resting.push(done);
    plan();
  });

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
