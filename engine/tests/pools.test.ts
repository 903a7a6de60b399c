/** Pooled zones: which elements a seat owns is public, where they are is not. */
import { describe, expect, it } from 'vitest';
import { FastChance } from '../chance.ts';
import { zones } from '../layout/fields.ts';
import { stateFactory } from '../layout/layout.ts';
import { readState, writeState } from '../layout/named.ts';
import { everybody, seatBit } from '../seats.ts';

const fields = {
  card: zones(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
    {
      deck: { per: 'table', see: 'secret', ordered: true },
      garage: { per: 'seat', see: 'secret', ordered: true, pooled: true },
      hand: { per: 'seat', see: 'owner', ordered: true, pooled: true },
      depot: { per: 'seat', see: 'owner', ordered: true, pooled: true },
    },
    'deck',
  ),
} as const;
const blank = stateFactory(fields, { seats: 2 }, {});

/** Seat 1 owns a b c d, seat 2 owns e f; everybody knows the top of seat 1's depot. */
const dealt = () => {
  const s = blank();
  const read = readState(s, {
    card: { garage: [['a', 'b'], ['e']], hand: [['c'], ['f']], depot: [['d'], []] },
  });
  expect(read).toMatchObject({ ok: true });
  s.card.show(3, everybody(2));
  return s;
};

describe('pooled zones', () => {
  it('are listed in a view by seat, sorted, without their places', () => {
    const s = dealt();
    expect(writeState(s, seatBit(1)).card).toEqual({
      deck: 2,
      garage: [2, 1],
      hand: [1, ['f']],
      depot: [['d'], []],
      pools: [['a', 'b', 'c'], ['e']],
    });
    expect(writeState(s, seatBit(0)).card).toMatchObject({
      pools: [
        ['a', 'b'],
        ['e', 'f'],
      ],
    });
    expect(writeState(s).card).not.toHaveProperty('pools');
  });

  it('are imagined within each pool, so that the imagined state has the same view', () => {
    const s = dealt();
    const hands = new Set<string>();
    for (const viewer of [0, seatBit(0), seatBit(1)]) {
      const view = writeState(s, viewer);
      for (let seed = 0; seed < 40; seed++) {
        const other = blank();
        const read = readState(other, view, { viewer, chance: new FastChance(seed) });
        expect(read).toMatchObject({ ok: true });
        expect(writeState(other, viewer)).toEqual(view);
        if (viewer === seatBit(1))
          hands.add(other.card.plan.ids[other.card.first(other.card.zone('hand', 0))]!);
      }
    }
    expect([...hands].sort()).toEqual(['a', 'b', 'c']);
  });

  it('refuse a view whose pools do not fit its piles', () => {
    const view = (pools: string[][]) => ({ card: { garage: [1, 1], pools } });
    const reading = { viewer: 0, chance: new FastChance(1) };
    expect(readState(blank(), view([['a'], ['b']]), reading)).toMatchObject({ ok: true });
    for (const pools of [[['a', 'c'], ['b']], [[], ['b']], [['a'], ['nobody']], [['a']]])
      expect(readState(blank(), view(pools), reading)).toMatchObject({ ok: false });
    const twice = { card: { garage: [['a'], 1], pools: [[], ['a']] } };
    expect(readState(blank(), twice, reading)).toMatchObject({ ok: false });
  });

  it('cover what was on top', () => {
    const s = dealt();
    s.card.cover(3);
    expect(writeState(s, seatBit(1)).card).toMatchObject({ depot: [1, []] });
    expect(writeState(s, seatBit(0)).card).toMatchObject({ depot: [['d'], 0] });
  });
});
