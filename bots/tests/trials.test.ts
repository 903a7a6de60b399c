import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { hands } from '#engine/laws/small/hands.ts';
import { sameState } from '#engine/layout/layout.ts';
import { Refill } from '#engine/layout/refill.ts';
import { dealAgain } from '#engine/playout.ts';
import { seatBit } from '#engine/seats.ts';
import { Race, type RaceSettings, type Trials, Worlds } from '../trials.ts';

/** Choices are their own true worth, in hundredths; a world adds luck that all share, and each choice some of its own. */
const noisy = (seed: number, own: number) => {
  const chance = new FastChance(seed);
  const played = new Map<number, number>();
  let luck = 0;
  let spent = 0;
  const trials: Trials<number> = {
    deal: () => {
      luck = chance.draw(1000) / 1000;
    },
    play: (choice) => {
      spent++;
      played.set(choice, (played.get(choice) ?? 0) + 1);
      return choice / 100 + luck + (chance.draw(1000) / 1000) * own;
    },
    spent: () => spent,
  };
  return { trials, played, spent: () => spent };
};
const SETTINGS: RaceSettings = { budget: 2000, batch: 8, fewest: 16, most: 1000, errors: 2.5 };
const from = (choices: readonly number[], prior = 0) => choices.map((choice) => ({ choice, prior }));

describe('a race', () => {
  test('finds the best choice, although luck weighs far more than the difference', () => {
    const right = Array.from({ length: 100 }, (_, seed) => {
      const { trials } = noisy(seed, 0.5);
      return new Race<number>().run(from([10, 30, 20, 0]), trials, SETTINGS).choice;
    });
    expect(right.filter((choice) => choice === 30).length).toBeGreaterThan(95);
  });

  test('ends soon when one choice is clearly best, and stays within its budget when none is', () => {
    const clear = noisy(1, 0.1);
    const first = new Race<number>().run(from([0, 90]), clear.trials, SETTINGS);
    expect(first).toMatchObject({ choice: 90, trials: SETTINGS.fewest });
    expect(first.mean).toBeGreaterThan(0.9);
    const equal = noisy(2, 0.5);
    new Race<number>().run(from([1, 2, 3, 4, 5]), equal.trials, { ...SETTINGS, errors: Infinity });
    expect(equal.spent()).toBeGreaterThanOrEqual(SETTINGS.budget);
    // The last batch is one of two choices.
    expect(equal.spent()).toBeLessThan(SETTINGS.budget + 2 * SETTINGS.batch);
  });

  test('halves the choices that are left at each equal part of the budget', () => {
    const { trials, played } = noisy(3, 0);
    const settings = { ...SETTINGS, budget: 240, fewest: Infinity };
    expect(new Race<number>().run(from([1, 2, 3, 4, 5, 6, 7, 8]), trials, settings).choice).toBe(8);
    // A batch is 8 plays of each choice: of eight until 80 plays are spent, of four until 160, of two until 240.
    const counts = [1, 2, 3, 4, 5, 6, 7, 8].map((choice) => played.get(choice));
    expect(counts).toEqual([16, 16, 16, 16, 24, 24, 64, 64]);
  });

  test('an estimate from before counts like so many trials', () => {
    // Without luck of their own all differences are certain, but two trials do not outweigh an estimate of ten.
    const contenders = [
      { choice: 0, prior: 10 * 0.5 },
      { choice: 20, prior: 0 },
    ];
    const settings = { ...SETTINGS, batch: 2, fewest: 2 };
    expect(new Race<number>().run(contenders, noisy(4, 0).trials, settings).choice).toBe(0);
    expect(new Race<number>().run(contenders, noisy(4, 0).trials, { ...settings, fewest: 100 }).choice).toBe(
      20,
    );
  });

  test('ends after the most trials, also with a budget left', () => {
    const { trials, spent } = noisy(5, 0.5);
    const { trials: done } = new Race<number>().run(from([1, 1]), trials, {
      ...SETTINGS,
      budget: Infinity,
      errors: Infinity,
      most: 20,
    });
    expect([done, spent()]).toEqual([24, 48]);
  });

  test('tries nothing where there is one choice, and refuses none', () => {
    const { trials, spent } = noisy(6, 1);
    expect(new Race<number>().run(from([7]), trials, SETTINGS)).toEqual({ choice: 7, mean: 0, trials: 0 });
    expect(spent()).toBe(0);
    expect(() => new Race<number>().run([], trials, SETTINGS)).toThrow(RangeError);
    expect(() => new Race<number>().run(from([1, 2]), trials, { ...SETTINGS, batch: 0 })).toThrow(RangeError);
  });

  test('a used one answers as a new one', () => {
    const used = new Race<number>();
    used.run(from([1, 2, 3]), noisy(7, 1).trials, { ...SETTINGS, most: 10 });
    const run = (race: Race<number>) => race.run(from([5, 6]), noisy(8, 1).trials, SETTINGS);
    expect(run(used)).toEqual(run(new Race<number>()));
  });
});

test('worlds look the same to the seat, differ in what it does not know, and repeat their chance', () => {
  const made = hands.config({}, 3);
  if (!made.ok) throw new Error(made.error.code);
  const blank = () => hands.blank(made.value);
  const s = blank();
  dealAgain(hands, s, new FastChance(1));
  const before = Array.from(s.data);
  const worlds = new Worlds(s, new Refill(s, seatBit(1)), 9, blank);
  const hand = (of: typeof s, seat: number) => of.card.list(of.card.zone('hand', seat));
  const others = new Set<string>();
  for (let n = 0; n < 20; n++) {
    worlds.deal();
    const world = worlds.enter();
    expect(hand(world, 1)).toEqual(hand(s, 1));
    others.add(hand(world, 0).toSorted().join());
    const kept = Array.from(world.data);
    const words = [worlds.chance().word(), worlds.chance().word()];
    expect(words[0]).toBe(words[1]);
    world.data.fill(0);
    expect(Array.from(worlds.enter().data)).toEqual(kept);
  }
  expect(others.size).toBeGreaterThan(5);
  expect(Array.from(s.data)).toEqual(before);
  const again = new Worlds(s, new Refill(s, seatBit(1)), 9, blank);
  const third = new Worlds(s, new Refill(s, seatBit(1)), 9, blank);
  again.deal();
  third.deal();
  expect(sameState(again.enter(), third.enter())).toBe(true);
});
