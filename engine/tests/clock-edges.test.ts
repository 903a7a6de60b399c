/** Edge cases of clocks: time that goes back, and time that is exactly used up. */
import { expect, test } from 'vitest';
import { leftAt, newClock, nextFall, turnClock } from '#engine/match/clock.ts';

const [A, B] = [0, 1];
const setting = { each: 10_000, increment: 1_000 };

test('time is not charged twice when the server’s clock is set back', () => {
  const started = turnClock(newClock(setting, 2, 0), 5_000, 1 << A);
  const once = turnClock(started, 7_000, 1 << A);
  expect(leftAt(once, A, 7_000)).toBe(8_000);
  const back = turnClock(once, 6_000, 1 << A);
  expect(leftAt(back, A, 6_000)).toBe(8_000);
  expect(leftAt(back, A, 8_000), 'one second since the last charge').toBe(7_000);
  expect(nextFall(back)).toEqual({ seat: A, at: 15_000 });
});

test('a flag falls at zero, and no sooner (TC-11.4)', () => {
  const clock = turnClock(newClock(setting, 2, 0), 1_000, 1 << B);
  expect(nextFall(clock)).toEqual({ seat: B, at: 11_000 });
  expect([leftAt(clock, B, 10_999), leftAt(clock, B, 11_000), leftAt(clock, B, 99_000)]).toEqual([1, 0, 0]);
  expect(leftAt(clock, A, 99_000)).toBe(10_000);
});
