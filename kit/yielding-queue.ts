/**
 * A task queue that yields to the browser between tasks, so that it can paint and handle input. Tasks run
 * first in, first out. Tasks added since the current task began run directly after it, in front of older
 * ones: nested components are then rendered from top to bottom.
 */
const waiting: (() => void)[] = [];
/** Callbacks to run once the queue is empty. */
const resting: (() => void)[] = [];
let due = false;
/** How many waiting tasks were added since the last task began. They stand at the front of the queue. */
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

/** Adds a task to the queue. Returns a function that cancels it. */
export const queueTask = (work: () => void): (() => void) => {
  waiting.splice(recent++, 0, work);
  plan();
  return () => {
    const at = waiting.indexOf(work);
    if (at < 0) return;
    waiting.splice(at, 1);
    if (at < recent) recent--;
  };
};

/** Resolves in a queued task of its own. */
export const yieldToBrowser = (): Promise<void> => new Promise((done) => queueTask(done));

/** Resolves when the queue is empty. */
export const queueIdle = (): Promise<void> =>
  new Promise((done) => {
    resting.push(done);
    plan();
  });

/** Queues a task after the next paint. Returns a function that cancels it. */
export const afterPaint = (work: () => void): (() => void) => {
  let stop = (): void => undefined;
  const frame = requestAnimationFrame(() => {
    stop = queueTask(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
};
