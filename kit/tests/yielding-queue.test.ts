import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint, announceTasks, queueIdle, queueTask, yieldToBrowser } from '../yielding-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('does one piece a task, what was asked for first first', () => {
  const done: string[] = [];
  queueTask(() => done.push('a'));
  queueTask(() => done.push('b'));
  expect(done).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['a']);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['a', 'b']);
  expect(vi.getTimerCount()).toBe(0);
});

it('takes up work that work asks for, once, and then rests', () => {
  const done: string[] = [];
  queueTask(() => {
    done.push('a');
    queueTask(() => done.push('b'));
  });
  vi.runAllTimers();
  expect(done).toEqual(['a', 'b']);
  expect(vi.getTimerCount()).toBe(0);
});

it('does what is asked for since a piece began right after it, by it, in a microtask or by others', async () => {
  const done: string[] = [];
  queueTask(() => {
    done.push('a');
    queueTask(() => done.push('a1'));
    void Promise.resolve().then(() => queueTask(() => done.push('a2')));
  });
  queueTask(() => done.push('b'));
  vi.advanceTimersToNextTimer();
  await Promise.resolve();
  await Promise.resolve();
  queueTask(() => done.push('c'));
  vi.runAllTimers();
  expect(done).toEqual(['a', 'a1', 'a2', 'c', 'b']);
});

it('is quiet when nothing waits any more, also of what pieces ask for', async () => {
  const done: string[] = [];
  queueTask(() => queueTask(() => queueTask(() => done.push('a'))));
  const rest = Promise.all([queueIdle().then(() => done.push('quiet')), queueIdle()]);
  await vi.runAllTimersAsync();
  await rest;
  expect(done).toEqual(['a', 'quiet']);
});

it('is not idle while tasks are announced, and does other work meanwhile', async () => {
  const done: string[] = [];
  const first = announceTasks();
  const second = announceTasks();
  queueTask(() => done.push('a'));
  const rest = queueIdle().then(() => done.push('idle'));
  await vi.runAllTimersAsync();
  expect(done).toEqual(['a']);
  expect(vi.getTimerCount()).toBe(0);
  first();
  await vi.runAllTimersAsync();
  expect(done).toEqual(['a']);
  second();
  queueTask(() => done.push('b'));
  await vi.runAllTimersAsync();
  await rest;
  expect(done).toEqual(['a', 'b', 'idle']);
});

it('calls off what has not begun, and goes on with the rest', () => {
  const done: string[] = [];
  const callOff = queueTask(() => done.push('a'));
  queueTask(() => done.push('b'));
  callOff();
  vi.runAllTimers();
  callOff();
  expect(done).toEqual(['b']);
});

it('goes on after work that fails', () => {
  const done: string[] = [];
  queueTask(() => {
    throw new Error('no');
  });
  queueTask(() => done.push('b'));
  expect(() => vi.advanceTimersToNextTimer()).toThrow('no');
  vi.runAllTimers();
  expect(done).toEqual(['b']);
});

it('resolves in a task of its own', async () => {
  const done: string[] = [];
  const waited = yieldToBrowser().then(() => done.push('waited'));
  await Promise.resolve();
  expect(done).toEqual([]);
  vi.runAllTimers();
  await waited;
  expect(done).toEqual(['waited']);
});

it('waits for a frame, then for a task of its own; called off before or after the frame it does nothing', () => {
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
    vi.runAllTimers();
    expect(done).toEqual([]);
    before();
    for (const frame of frames) frame?.(0);
    expect(done).toEqual([]);
    after();
    vi.runAllTimers();
    expect(done).toEqual(['a']);
  } finally {
    vi.unstubAllGlobals();
  }
});
