/** What arrives is passed on at once, or one by one. */
import { expect, test } from 'vitest';
import { StepQueue } from '../src/connection/step-queue.ts';

const queueOf = (): { queue: StepQueue<string>; shown: string[] } => {
  const shown: string[] = [];
  return { queue: new StepQueue((one) => shown.push(one)), shown };
};

test('everything passes at once, unless it is to go step by step', () => {
  const { queue, shown } = queueOf();
  for (const one of 'abc') queue.add(one);
  expect(shown.join('')).toBe('abc');
});

test('step by step, each waits until the one before has been followed', () => {
  const { queue, shown } = queueOf();
  queue.stepwise = true;
  for (const one of 'abc') queue.add(one);
  expect(shown).toEqual([]);
  queue.next();
  expect(shown.join('')).toBe('a');
  queue.next();
  queue.next();
  expect(shown.join('')).toBe('abc');
  queue.next();
  // Nothing is followed any more, so the next one need not wait.
  queue.add('d');
  expect(shown.join('')).toBe('abcd');
  queue.add('e');
  expect(shown.join('')).toBe('abcd');
});

test('all that waits passes, in order, when it is urgent or no longer goes step by step', () => {
  const { queue, shown } = queueOf();
  queue.stepwise = true;
  for (const one of 'ab') queue.add(one);
  queue.flush();
  expect(shown.join('')).toBe('ab');
  queue.add('c');
  expect(shown.join('')).toBe('ab');
  queue.stepwise = false;
  queue.add('d');
  expect(shown.join('')).toBe('abcd');
});

test('what waited is gone when all of it has come another way', () => {
  const { queue, shown } = queueOf();
  queue.stepwise = true;
  queue.add('a');
  queue.clear();
  queue.stepwise = false;
  expect(shown).toEqual([]);
});
