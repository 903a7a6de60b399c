/**
 * A task queue that yields to the browser, so that it can paint and handle input. Tasks run first in, first out. Tasks
 * added since the current task began run directly after it, in front of older ones: nested components are then rendered
 * from top to bottom.
 */
import { tick } from 'svelte';

/** How long tasks follow one another before the browser gets its turn; milliseconds. */
const SLICE = 3;

const waiting: (() => void)[] = [];
/** Callbacks to run once the queue is idle. */
const resting: (() => void)[] = [];
let due = false;
/** How many waiting tasks were added since the last task began. They stand at the front of the queue. */
let recent = 0;
/** How many announced tasks are still to be added. The queue is not idle before. */
let announced = 0;

/** Made when it is first needed: a port that listens would keep a process alive that only prerenders. */
let next: (() => void) | undefined;
/** Begins a task right after what the browser has to do. A timer would wait four milliseconds each time. */
const follow = (): void => {
  if (!next) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => void run();
    next = () => port2.postMessage(undefined);
  }
  next();
};
const plan = (): void => {
  if (due || (waiting.length === 0 && (resting.length === 0 || announced > 0))) return;
  due = true;
  if (waiting.length > 0) follow();
  // Whatever loads meanwhile may add tasks before the queue is idle.
  else setTimeout(() => void run());
};
const run = async (): Promise<void> => {
  const end = performance.now() + SLICE;
  try {
    if (waiting.length === 0 && announced === 0) for (const rest of resting.splice(0)) rest();
    while (waiting.length > 0) {
      recent = 0;
      waiting.shift()!();
      // What it changed is rendered before the clock is read.
      await tick();
      if (performance.now() >= end) break;
    }
  } finally {
    due = false;
    plan();
  }
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

/**
 * Tasks will be added when the browser has reported something, such as a size. Until the returned function
 * is called, once, the queue is not idle.
 */
export const announceTasks = (): (() => void) => {
  announced++;
  return () => {
    announced--;
    plan();
  };
};

/** Resolves when the queue is empty and no tasks are announced. */
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
