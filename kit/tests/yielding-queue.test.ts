import { afterEach, expect, it, vi } from 'vitest';
import { afterPaint, announceTasks, queueIdle, queueTask, yieldToBrowser } from '../yielding-queue.ts';

/** Resolves in a later task, after those of the queue that are due. */
const later = (): Promise<void> => new Promise((done) => setTimeout(done, 5));
/** Keeps the processor busy. */
const work = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

afterEach(queueIdle);

it('does nothing at once, and what was asked for first first', async () => {
  const done: string[] = [];
  queueTask(() => done.push('a'));
  queueTask(() => done.push('b'));
  expect(done).toEqual([]);
  await queueIdle();
  expect(done).toEqual(['a', 'b']);
});

/** A queue of its own, each of whose turns `step` begins; `turns` counts those that it has asked for. */
const stepped = async () => {
  const port1: { onmessage?: () => void } = {};
  const asked = { turns: 0 };
  const postMessage = (): void => void asked.turns++;
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1 = port1;
      port2 = { postMessage };
    },
  );
  vi.resetModules();
  const queue = await import('../yielding-queue.ts');
  const step = async (): Promise<void> => {
    port1.onmessage?.();
    await later();
  };
  return { queue, asked, step };
};

it('does short tasks one after the other, and lets the browser have its turn after long ones', async () => {
  try {
    const done: string[] = [];
    const { queue, asked, step } = await stepped();
    queue.queueTask(() => done.push('short'));
    queue.queueTask(() => done.push('another'));
    queue.queueTask(() => {
      work(10);
      done.push('long');
    });
    queue.queueTask(() => done.push('last'));
    expect(asked.turns).toBe(1);
    await step();
    expect(done).toEqual(['short', 'another', 'long']);
    expect(asked.turns).toBe(2);
    await step();
    expect(done).toEqual(['short', 'another', 'long', 'last']);
    expect(asked.turns).toBe(2);
  } finally {
    vi.unstubAllGlobals();
  }
});

it('does what others ask for since a piece began in front of older tasks', async () => {
  try {
    const done: string[] = [];
    const { queue, step } = await stepped();
    queue.queueTask(() => {
      work(10);
      done.push('a');
      queue.queueTask(() => done.push('a1'));
    });
    queue.queueTask(() => done.push('b'));
    await step();
    queue.queueTask(() => done.push('c'));
    await step();
    expect(done).toEqual(['a', 'a1', 'c', 'b']);
  } finally {
    vi.unstubAllGlobals();
  }
});

it('takes up work that work asks for, once, and then rests', async () => {
  const done: string[] = [];
  queueTask(() => {
    done.push('a');
    queueTask(() => done.push('b'));
  });
  await queueIdle();
  await later();
  expect(done).toEqual(['a', 'b']);
});

it('does what is asked for since a piece began right after it, by it or in a microtask', async () => {
  const done: string[] = [];
  queueTask(() => {
    done.push('a');
    queueTask(() => done.push('a1'));
    void Promise.resolve().then(() => queueTask(() => done.push('a2')));
  });
  queueTask(() => done.push('b'));
  await queueIdle();
  expect(done).toEqual(['a', 'a1', 'a2', 'b']);
});

it('is quiet when nothing waits any more, also of what pieces ask for', async () => {
  const done: string[] = [];
  queueTask(() => queueTask(() => queueTask(() => done.push('a'))));
  await Promise.all([queueIdle().then(() => done.push('quiet')), queueIdle()]);
  expect(done).toEqual(['a', 'quiet']);
});

it('is not idle while tasks are announced, and does other work meanwhile', async () => {
  const done: string[] = [];
  const first = announceTasks();
  const second = announceTasks();
  queueTask(() => done.push('a'));
  const rest = queueIdle().then(() => done.push('idle'));
  await later();
  expect(done).toEqual(['a']);
  first();
  await later();
  expect(done).toEqual(['a']);
  second();
  queueTask(() => done.push('b'));
  await rest;
  expect(done).toEqual(['a', 'b', 'idle']);
});

it('calls off what has not begun, and goes on with the rest', async () => {
  const done: string[] = [];
  const callOff = queueTask(() => done.push('a'));
  queueTask(() => done.push('b'));
  callOff();
  await queueIdle();
  callOff();
  expect(done).toEqual(['b']);
});

it('goes on after work that fails, whose error nobody hides', async () => {
  const failures: unknown[] = [];
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (error) => failures.push(error));
  try {
    const done: string[] = [];
    queueTask(() => {
      throw new Error('no');
    });
    queueTask(() => done.push('b'));
    await queueIdle();
    expect(done).toEqual(['b']);
    expect(failures).toEqual([new Error('no')]);
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const listener of listeners) process.on('unhandledRejection', listener);
  }
});

it('resolves in a queued task', async () => {
  const done: string[] = [];
  queueTask(() => done.push('before'));
  const waited = yieldToBrowser().then(() => done.push('waited'));
  await Promise.resolve();
  expect(done).toEqual([]);
  await waited;
  expect(done).toEqual(['before', 'waited']);
});

it('waits for a frame, then for a task; called off before or after the frame it does nothing', async () => {
  const frames: (FrameRequestCallback | undefined)[] = [];
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => frames.push(work) - 1);
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => {
    frames[frame] = undefined;
  });
  try {
    const done: string[] = [];
    afterPaint(() => done.push('a'));
    const before = afterPaint(() => done.push('b'));
    const after = afterPaint(() => done.push('c'));
    await later();
    expect(done).toEqual([]);
    before();
    for (const frame of frames) frame?.(0);
    expect(done).toEqual([]);
    after();
    await queueIdle();
    expect(done).toEqual(['a']);
  } finally {
    vi.unstubAllGlobals();
  }
});
