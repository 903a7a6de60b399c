/** What is remembered of the latest items is what the items say, also after some were taken back. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Item } from '../match/item.ts';
import { LatestItems } from '../match/latest-items.ts';

const SEATS = 3;
const seats = fc.subarray([0, 1, 2]);
const item: fc.Arbitrary<Item> = fc.record({
  place: fc.constant(1),
  entry: fc.constant(0),
  drew: fc.boolean(),
  answers: seats.map((list) => list.map((seat) => ({ seat, decision: [1] }))),
  fact: fc.option(fc.constant({ kind: 'agreedDraw' } as const), { nil: undefined }),
}) as fc.Arbitrary<Item>;

test('the latest items are those that a search finds', () => {
  fc.assert(
    fc.property(
      fc.array(item, { maxLength: 12 }),
      fc.array(item, { maxLength: 4 }),
      fc.nat(12),
      (items, more, kept) => {
        const latest = new LatestItems(SEATS);
        for (const [index, one] of items.entries()) latest.note(index, one);
        const left = items.slice(0, kept);
        latest.recall(left);
        const all = [...left, ...more];
        for (const [i, one] of more.entries()) latest.note(left.length + i, one);
        const last = (is: (one: Item) => boolean): number => all.findLastIndex(is);
        for (let seat = 0; seat < SEATS; seat++) {
          expect(latest.of(seat)).toBe(last(({ answers }) => answers.some((one) => one.seat === seat)));
          expect(latest.ofOthers(seat)).toBe(last(({ answers }) => answers.some((one) => one.seat !== seat)));
        }
        expect(latest.together).toBe(last(({ answers }) => answers.length > 1));
        expect(latest.drew).toBe(last(({ drew }) => drew));
        expect(latest.fact).toBe(last(({ fact }) => fact !== undefined));
      },
    ),
  );
});
