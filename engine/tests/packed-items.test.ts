/** Items of a history are packed into bytes; whatever was packed is read again. */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../chance.ts';
import type { Fact } from '../game.ts';
import type { Item } from '../match/item.ts';
import { PackedItems } from '../match/packed-items.ts';
import { ByteList, ByteReader, fromNatural, toNatural } from '../match/varints.ts';

const packed = (items: readonly Item[]): PackedItems => {
  const list = new PackedItems();
  for (const item of items) list.push(item);
  return list;
};

const FACTS: readonly Fact[] = [
  { kind: 'resign', seat: 0 },
  { kind: 'timeout', seat: 5 },
  { kind: 'agreedDraw' },
  { kind: 'claim', seat: 31 },
  { kind: 'abort', seat: 1 },
];
/** On both sides of the bounds between one byte and more, and what layouts use for nothing. */
const STEPS = [0, 1, 63, 64, 8191, 8192, 77_826, 2 ** 31 - 1, 2 ** 31, -1, -64, -65];

/** Random items: most are one answer of a few steps, as in a real match. */
const randomItems = (count: number, seed: number): Item[] => {
  const chance = new FastChance(seed);
  let [place, entry] = [0, -1];
  const steps = () => Array.from({ length: chance.draw(6) }, () => STEPS[chance.draw(STEPS.length)]!);
  return Array.from({ length: count }, () => {
    place += chance.draw(4) > 0 ? 1 : 1 + chance.draw(300);
    entry += chance.draw(4) > 0 ? 1 : chance.draw(300);
    const drew = chance.draw(2) === 1;
    if (chance.draw(8) === 0)
      return { place, answers: [], fact: FACTS[chance.draw(FACTS.length)]!, entry, drew };
    const seats = chance.draw(4) > 0 ? 1 : 1 + chance.draw(8);
    const answers = Array.from({ length: seats }, () => ({ seat: chance.draw(32), decision: steps() }));
    return { place, answers, entry, drew };
  });
};

describe('packed items', () => {
  it('are read as they were written, all kinds of them', () => {
    const kinds: Item[] = [
      ...FACTS.map((fact, i) => ({ place: i + 1, answers: [], fact, entry: i, drew: false })),
      { place: 6, answers: [{ seat: 3, decision: [] }], entry: 5, drew: false },
      // Several items of one entry: an answer in advance fell due.
      { place: 7, answers: [{ seat: 31, decision: [1, 2, 3] }], entry: 5, drew: true },
      { place: 8, answers: [{ seat: 0, decision: [1, 2, 3, 4] }], entry: 5, drew: true },
      // After an undo a place is missing.
      { place: 10, answers: [{ seat: 0, decision: STEPS }], entry: 9, drew: false },
      { place: 11, answers: [0, 1, 2].map((seat) => ({ seat, decision: [seat] })), entry: 12, drew: true },
      { place: 12, answers: [], entry: 13, drew: false },
      { place: 13, answers: [{ seat: 2, decision: [5] }], fact: FACTS[1], entry: 14, drew: false },
    ];
    expect(packed(kinds).slice()).toEqual(kinds);
  });

  test.each([0, 1, 2, 3, 4])('are read in any order and range (seed %i)', (seed) => {
    const items = randomItems(200, seed);
    const list = packed(items);
    expect([...list]).toEqual(items);
    for (const i of [0, 1, 63, 64, 65, 127, 128, 199, -1, -200])
      expect(list.at(i), `${i}`).toEqual(items.at(i));
    for (const i of [200, -201]) expect(list.at(i)).toBeUndefined();
    for (const range of [[3, 40], [64, 64], [63, 65], [-5], [190, 500], [-500, 2], [9, 4]])
      expect(list.slice(...range), `${range}`).toEqual(items.slice(...range));
    const late = (item: Item) => item.entry < items[40]!.entry;
    expect(list.findLastIndex(late)).toBe(items.findLastIndex(late));
    expect(list.findLast(late)).toEqual(items.findLast(late));
    expect(list.findLastIndex(() => false)).toBe(-1);
    expect(list.findLast(() => false)).toBeUndefined();
    expect(JSON.parse(JSON.stringify(list))).toEqual(items);
  });

  test.each([0, 1, 2, 62, 63, 64, 65, 66, 127, 128, 129, 149, 150])(
    'go on after those from %i on were taken back',
    (length) => {
      const [before, after] = [randomItems(150, 7), randomItems(100, 8)];
      const list = packed(before);
      list.truncate(length);
      expect(list.slice()).toEqual(before.slice(0, length));
      const last = before[length - 1];
      const more = after.map((item) => ({
        ...item,
        place: item.place + (last?.place ?? 0) + 1,
        entry: item.entry + (last?.entry ?? 0) + 1,
      }));
      for (const item of more) list.push(item);
      expect(list.slice()).toEqual([...before.slice(0, length), ...more]);
    },
  );

  it('take two bytes for an answer of one small step, and little more once in a block', () => {
    const list = packed(
      Array.from({ length: 1000 }, (_, i) => ({
        place: i + 1,
        answers: [{ seat: i % 6, decision: [i % 64] }],
        entry: i,
        drew: i % 2 === 0,
      })),
    );
    expect(list.size).toBeLessThan(2000 + 31 * 5);
  });
});

describe('numbers in bytes', () => {
  it('are read as they were written, up to the greatest', () => {
    const all = [0, 127, 128, 16_383, 16_384, 2 ** 31, 2 ** 32, 2 ** 49, Number.MAX_SAFE_INTEGER];
    const list = new ByteList();
    for (const number of all) list.add(number);
    const reader = new ByteReader(list.bytes);
    expect(all.map(() => reader.next())).toEqual(all);
    expect(reader.offset).toBe(list.length);
  });

  it('are whole and not negative; others are written as such', () => {
    for (const wrong of [-1, 0.5, Number.NaN, 2 ** 53])
      expect(() => new ByteList().add(wrong)).toThrow(RangeError);
    for (const step of STEPS) expect(fromNatural(toNatural(step))).toBe(step);
    expect([0, -1, 1, -2].map(toNatural)).toEqual([0, 1, 2, 3]);
  });
});
