/** How long a shot is shown, and what moves meanwhile. */
import { expect, test } from 'vitest';
import { FIRING, FLIGHT, flashAt, nudgesOf, recoil, stepsAfter } from '../board/shot.ts';

const PACE = 240;
const shot = (effective: boolean, final = false) => ({ effective, final }) as const;
/** Milliseconds until it is over. */
const lasts = (what: ReturnType<typeof shot>): number => {
  let passed = 0;
  while (stepsAfter(what, passed, PACE) < FIRING) passed++;
  return passed;
};

test('only the shot that ends the match is held, for half a second', () => {
  expect(lasts(shot(true))).toBe(Math.ceil(FIRING * PACE));
  expect(lasts(shot(false))).toBe(lasts(shot(true)));
  expect(lasts(shot(true, true))).toBe(lasts(shot(true)) + 500);
  // It stands still in the middle of the blast, and never goes back.
  const steps = Array.from({ length: lasts(shot(true, true)) }, (_, ms) =>
    stepsAfter(shot(true, true), ms, PACE),
  );
  expect(steps.every((step, n) => n === 0 || step >= steps[n - 1]!)).toBe(true);
  const still = steps.filter((step, n) => step === steps[n - 1]);
  expect(still.length).toBeGreaterThanOrEqual(498);
  expect(new Set(still).size).toBe(1);
  expect(still[0]).toBeGreaterThan(FLIGHT);
  expect(still[0]).toBeLessThan(FIRING);
});

test('the piece is thrown back when it fires, and stands where it stood before the shot is over', () => {
  expect(recoil(0)).toBe(0);
  expect(recoil(0.05)).toBeGreaterThan(2);
  expect(recoil(0.5)).toBeLessThan(recoil(0.2));
  expect(recoil(FIRING)).toBe(0);
});

test('the board is nudged back by the gun and on by the shell, most by the one that ends the match', () => {
  const far = (what: ReturnType<typeof shot>) =>
    nudgesOf(what, 90).map(({ by }) => Math.round(by.x * 10) / 10);
  expect(far(shot(true))).toEqual([-1.5, 4]);
  expect(far(shot(false))).toEqual([-1.5, 2]);
  expect(far(shot(true, true))).toEqual([-1.5, 8]);
  expect(nudgesOf(shot(true), 90).map(({ at }) => at)).toEqual([0, FLIGHT]);
});

test('the shell flies from the muzzle, and what it does begins where it arrives', () => {
  const [shooter, target] = [
    { x: 20, y: 100 },
    { x: 20, y: 20 },
  ];
  const at = (steps: number) => flashAt(shooter, target, shot(true), steps);
  expect(at(0)).toMatchObject({ angle: 0, share: 0, burst: 0, from: { x: 20, y: 79 }, to: target });
  expect(at(FLIGHT)).toMatchObject({ share: 1, burst: 0 });
  expect(at(FIRING)).toMatchObject({ share: 1, burst: 1 });
});
