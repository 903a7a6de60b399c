import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LINES_PER_SECOND } from '../log-throttle.ts';
import { newLog } from '../logs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const logged = () => {
  const lines: { msg: string; message?: string; leftOut?: number }[] = [];
  const log = newLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  return { log, lines };
};

test('of equal errors a few are written each second, and the rest is counted', () => {
  const { log, lines } = logged();
  for (let n = 0; n < LINES_PER_SECOND; n++) log.error({ table: n }, 'not saved');
  expect(lines).toHaveLength(LINES_PER_SECOND);
  vi.advanceTimersByTime(1000);
  expect(lines).toHaveLength(LINES_PER_SECOND);

  for (let n = 0; n < LINES_PER_SECOND + 3; n++) log.error({ table: n }, 'not saved');
  expect(lines).toHaveLength(2 * LINES_PER_SECOND);
  log.error('another');
  vi.advanceTimersByTime(1000);
  expect(lines.slice(2 * LINES_PER_SECOND).map(({ msg }) => msg)).toEqual([
    'another',
    'more of the same was left out',
  ]);
  expect(lines.at(-1)).toMatchObject({ message: 'not saved', leftOut: 3 });

  log.error('not saved');
  expect(lines.at(-1)?.msg).toBe('not saved');
});

test('lines below warning level, and lines without a message, are always written', () => {
  const { log, lines } = logged();
  for (let n = 0; n < 3 * LINES_PER_SECOND; n++) log.info('a request');
  for (let n = 0; n < 3 * LINES_PER_SECOND; n++) log.error({ n });
  vi.advanceTimersByTime(1000);
  expect(lines).toHaveLength(6 * LINES_PER_SECOND);
});
