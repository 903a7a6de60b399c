/** Zones: every element in one zone, and who knows it there. */
import { describe, expect, it } from 'vitest';
import { FastChance, NO_CHANCE } from '../chance.ts';
import { ScriptedChance } from '../chance-script.ts';
import { auditState } from '../layout/audit.ts';
import { int } from '../layout/domain.ts';
import { scalar, zones } from '../layout/fields.ts';
import { copyState, resetState, sameState, stateFactory, touchZones, writeCells } from '../layout/layout.ts';
import { BOTTOM, TOP } from '../layout/zones.ts';
import { everybody, PUBLIC, seatBit } from '../seats.ts';

const IDS = ['ace', 'two', 'three', 'four', 'five', 'six'];
const [ACE, TWO, THREE, FOUR, FIVE] = [0, 1, 2, 3, 4] as const;
const A = seatBit(0);
const B = seatBit(1);
const ALL = everybody(3);

const factory = (memory: 'kept' | 'forgotten' = 'kept') =>
  stateFactory(
    {
      count: scalar(int(0, 9)),
      card: zones(
        IDS,
        {
          deck: { per: 'table', see: 'secret', ordered: true },
          hand: { per: 'seat', see: 'owner', ordered: false },
          discard: { per: 'table', see: 'open', ordered: true },
          bag: { per: 'table', see: 'secret', ordered: false },
        },
        'deck',
      ),
    },
    { seats: 3, memory },
    null,
  );
const table = (memory?: 'kept' | 'forgotten') => {
  const s = factory(memory)();
  const z = s.card;
  return {
    s,
    z,
    deck: z.zone('deck'),
    discard: z.zone('discard'),
    bag: z.zone('bag'),
    hand: (n: number) => z.zone('hand', n),
  };
};

describe('stamps', () => {
  it('change whenever something may lie elsewhere, and are never those of other contents', () => {
    const { s, z, deck, discard, hand } = table();
    const other = table();
    const seen = new Set([z.stamp, other.z.stamp]);
    const changes: (() => void)[] = [
      () => z.move(ACE, hand(0)),
      () => z.moveAll(deck, discard),
      () => z.shuffle(discard, new FastChance(1)),
      () => z.arrange(discard, [z.at(discard, 1), z.at(discard, 0)]),
      () => z.shuffleInto(discard, deck, new FastChance(2)),
      () => z.refill(hand(0), Int32Array.of(ACE), 1),
      () => copyState(other.s, s),
      () => writeCells(s, other.s.data.slice()),
      () => resetState(s),
      () => touchZones(s),
    ];
    for (const change of changes) {
      change();
      expect(seen.has(z.stamp)).toBe(false);
      seen.add(z.stamp);
    }
    expect(seen.has(other.z.stamp)).toBe(true);
    expect(other.z.stamp).not.toBe(z.stamp);
  });
  it('stay where nothing moves', () => {
    const { s, z } = table();
    const { stamp } = z;
    s.count = 3;
    z.show(ACE, A);
    expect(z.stamp).toBe(stamp);
  });
});

describe('places', () => {
  it('starts with everything in the rest zone, in the order of the ids', () => {
    const { z, deck, s } = table();
    expect(z.list(deck)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(z.size(deck)).toBe(6);
    expect(auditState(s)).toEqual([]);
  });

  it('puts on top, at the bottom, and between', () => {
    const { z, deck, discard, s } = table();
    z.move(ACE, discard);
    z.move(TWO, discard, TOP);
    z.move(THREE, discard, BOTTOM);
    z.move(FOUR, discard, 1);
    expect(z.list(discard)).toEqual([TWO, FOUR, ACE, THREE]);
    expect([z.first(discard), z.last(discard), z.at(discard, 2), z.at(discard, 9)]).toEqual([
      TWO,
      THREE,
      ACE,
      -1,
    ]);
    expect(z.list(deck)).toEqual([4, 5]);
    expect(auditState(s)).toEqual([]);
  });

  it('keeps unordered zones sorted, so that equal hands are equal bytes', () => {
    const one = table();
    const other = table();
    for (const c of [FOUR, ACE, TWO]) one.z.move(c, one.hand(0));
    for (const c of [TWO, FOUR, ACE]) other.z.move(c, other.hand(0));
    expect(one.z.list(one.hand(0))).toEqual([ACE, TWO, FOUR]);
    expect(sameState(one.s, other.s)).toBe(true);
  });

  it('turns a pile over when all of it moves', () => {
    const { z, deck, discard } = table();
    z.moveAll(deck, discard);
    expect(z.list(discard)).toEqual([5, 4, 3, 2, 1, 0]);
    z.moveAll(discard, deck, BOTTOM);
    expect(z.list(deck)).toEqual([5, 4, 3, 2, 1, 0]);
  });

  it('shuffles one pile into another as if it had first been moved there', () => {
    const one = table();
    const other = table();
    for (const { z, discard } of [one, other]) {
      for (const c of [ACE, TWO, THREE]) z.move(c, discard);
      z.show(FOUR, A);
    }
    one.z.shuffleInto(one.discard, one.deck, new FastChance(5));
    other.z.moveAll(other.discard, other.deck);
    other.z.shuffle(other.deck, new FastChance(5));
    expect(sameState(one.s, other.s)).toBe(true);
    expect(one.z.size(one.discard)).toBe(0);
    expect(auditState(one.s)).toEqual([]);
    one.z.shuffleInto(one.deck, one.deck, new ScriptedChance([{ shuffle: ['six', 'ace'] }]));
    expect(one.z.list(one.deck).slice(0, 2)).toEqual([5, ACE]);
    expect(() => one.z.shuffleInto(one.deck, one.bag, NO_CHANCE)).toThrow('unordered');
  });

  it('shuffles by chance and by script, and only what has an order', () => {
    const { z, deck, bag } = table();
    z.shuffle(deck, new ScriptedChance([{ shuffle: ['three', 'ace'] }]));
    expect(z.list(deck)).toEqual([2, 0, 1, 3, 4, 5]);
    z.shuffle(deck, new FastChance(1));
    expect(z.list(deck).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(() => z.shuffle(bag, NO_CHANCE)).toThrow('unordered');
  });

  it('detects an element that is missing, duplicated or misplaced', () => {
    const lost = table();
    lost.z.zoneOf[THREE] = lost.discard;
    expect(auditState(lost.s).join()).toMatch(/three is threaded into card\.deck but says otherwise/);
    const known = table();
    known.z.known[ACE] = 1 << 12;
    expect(auditState(known.s).join()).toMatch(/ace: knowledge mask is not canonical/);
  });
});

describe('knowledge', () => {
  it('consists of what a zone shows and what was revealed otherwise', () => {
    const { z, hand, deck } = table();
    z.move(ACE, hand(0));
    expect([z.sees(A, ACE), z.sees(B, ACE), z.sees(0, ACE)]).toEqual([true, false, false]);
    z.show(ACE, B);
    expect(z.sees(B, ACE)).toBe(true);
    z.show(z.first(deck), A | B);
    expect([z.sees(A, TWO), z.sees(seatBit(2), TWO)]).toEqual([true, false]);
  });

  it('of a spied hand stays as long as the cards can be told apart', () => {
    const { z, hand } = table();
    for (const c of [ACE, TWO, THREE]) z.move(c, hand(1));
    z.showAll(hand(1), A);
    expect([ACE, TWO, THREE].map((c) => z.sees(A, c))).toEqual([true, true, true]);
    // One goes face up: the spy sees which, and still knows the other two.
    z.move(TWO, z.zone('discard'));
    expect([z.sees(A, ACE), z.sees(A, THREE)]).toEqual([true, true]);
    // One goes face down into a pile: the spy cannot tell which of the two is left.
    z.move(ACE, z.zone('deck'));
    expect([z.sees(A, ACE), z.sees(A, THREE)]).toEqual([false, false]);
  });

  it('moves along with a card whose move everybody sees', () => {
    const { z, hand, deck, discard } = table();
    z.move(ACE, discard);
    z.move(ACE, hand(1));
    expect(z.sees(A, ACE)).toBe(true);
    z.move(ACE, deck, BOTTOM, ALL);
    expect([z.last(deck), z.sees(A, ACE), z.sees(PUBLIC, ACE)]).toEqual([ACE, true, true]);
  });

  it('of a buried card stays with the seat that buried it', () => {
    const { z, hand, deck } = table();
    z.move(FIVE, hand(2));
    z.move(FIVE, deck, BOTTOM);
    expect([z.sees(seatBit(2), FIVE), z.sees(A, FIVE)]).toEqual([true, false]);
  });

  it('ends with a shuffle', () => {
    const { z, deck } = table();
    z.showAll(deck, ALL);
    z.shuffle(deck, new FastChance(3));
    expect(IDS.map((_, c) => z.sees(A, c))).toEqual([false, false, false, false, false, false]);
  });

  it('is not kept at a table that does not remember, except during a decision', () => {
    const { z, discard, hand, deck } = table('forgotten');
    z.move(ACE, discard);
    z.move(ACE, hand(1));
    expect(z.sees(A, ACE)).toBe(false);
    z.move(ACE, deck, TOP, A);
    expect([z.sees(A, ACE), z.sees(B, ACE)]).toEqual([true, false]);
  });

  it('of the top card of a pile moves along when it is drawn', () => {
    const { z, deck, hand } = table();
    z.show(z.first(deck), A);
    z.move(z.first(deck), hand(1));
    expect([z.sees(A, ACE), z.sees(seatBit(2), ACE)]).toEqual([true, false]);
  });
});
