/** Snapshots of a history: changes of cells that lead from the deal to earlier states. */
import { expect, it } from 'vitest';
import { FastChance } from '../chance.ts';
import { SNAPSHOT_EVERY, Snapshots } from '../match/snapshots.ts';

const CELLS = 300;

/** A match of so many items, each of which changes some cells; the cells before each item. */
const played = (items: number, seed: number) => {
  const chance = new FastChance(seed);
  const cells = Int32Array.from({ length: CELLS }, () => chance.draw(5));
  const states: Int32Array[] = [];
  for (let i = 0; i <= items; i++) {
    states.push(cells.slice());
    for (let n = 0; n < 3; n++) cells[chance.draw(CELLS)] = chance.draw(1000) - 100;
  }
  return states;
};
const kept = (states: readonly Int32Array[]) => {
  const snapshots = new Snapshots();
  for (const [i, cells] of states.entries())
    if (snapshots.due(i)) snapshots.keep(i, cells, states[0]!.slice());
  return snapshots;
};
const restored = (snapshots: Snapshots, index: number, deal: Int32Array): Int32Array => {
  const cells = deal.slice();
  snapshots.restore(index, cells);
  return cells;
};

it('lead to the state that was, from every item on', () => {
  const states = played(3000, 1);
  const snapshots = kept(states);
  const found = new Set(states.map((_, i) => snapshots.before(i)));
  expect(found.size).toBe(snapshots.length + 1);
  for (const index of found)
    expect(restored(snapshots, index, states[0]!), `${index}`).toEqual(states[index]);
});

it('are at most 128 items apart near the end, and two more serve a match twice as long', () => {
  const counts = [1000, 2000, 4000, 8000].map((items) => {
    const snapshots = kept(played(items, 2));
    const last = snapshots.before(items);
    expect(items - last).toBeLessThan(SNAPSHOT_EVERY);
    expect(snapshots.whole(last)).toEqual(restored(snapshots, last, played(0, 2)[0]!));
    expect(snapshots.whole(last - 128)).toBeUndefined();
    return snapshots.length;
  });
  for (const [i, count] of counts.entries()) expect(count).toBeLessThanOrEqual(4 + 2 * (i + 1));
});

it('are due before every 128th item that has none', () => {
  const snapshots = new Snapshots();
  const [deal] = played(0, 3);
  const due = () => [0, 127, 128, 129, 256].map((index) => snapshots.due(index));
  expect(due()).toEqual([false, false, true, false, true]);
  snapshots.keep(128, deal!, deal!.slice());
  expect(due()).toEqual([false, false, false, false, true]);
  expect([127, 128, 129].map((index) => snapshots.before(index))).toEqual([0, 128, 128]);
});

it.each([127, 128, 129, 255, 256, 1023, 1024, 2999])(
  'stay up to item %i when later ones are undone',
  (index) => {
    const states = played(3000, 4);
    const snapshots = kept(states);
    snapshots.truncate(index);
    expect(snapshots.before(3000)).toBeLessThanOrEqual(index);
    // Another course from there on.
    const other = [...states.slice(0, index + 1), ...played(400, 5)];
    for (let i = index + 1; i < other.length; i++)
      if (snapshots.due(i)) snapshots.keep(i, other[i]!, states[0]!.slice());
    for (const i of [index, index + 150, index + 390]) {
      const at = snapshots.before(i);
      expect(restored(snapshots, at, states[0]!), `${at}`).toEqual(other[at]);
    }
  },
);
