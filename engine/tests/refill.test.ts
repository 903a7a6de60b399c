/**
 * Resampling what is unseen: the view is unchanged, the audit holds, and the distribution is that of
 * `readState`.
 */
import { describe, expect, it } from 'vitest';
import { FastChance } from '../chance.ts';
import { auditState } from '../layout/audit.ts';
import { int } from '../layout/domain.ts';
import { perSeat, zones } from '../layout/fields.ts';
import { copyState, showCell, stateFactory } from '../layout/layout.ts';
import { readState, writeState } from '../layout/named.ts';
import { Refill } from '../layout/refill.ts';
import { seatBit } from '../seats.ts';

const ids = Array.from({ length: 14 }, (_, i) => String.fromCharCode(97 + i));
const blank = stateFactory(
  {
    card: zones(
      ids,
      {
        deck: { per: 'table', see: 'secret', ordered: true },
        open: { per: 'table', see: 'open', ordered: false },
        hand: { per: 'seat', see: 'owner', ordered: false },
        garage: { per: 'seat', see: 'secret', ordered: true, pooled: true },
        depot: { per: 'seat', see: 'owner', ordered: false, pooled: true },
      },
      'deck',
    ),
    bid: perSeat(int(2, 4), 'owner'),
  },
  { seats: 2 },
  null,
);

/** Seat 2 knows the place of k in the deck, and seat 1's bid is not hidden from it either. */
const dealt = (shown: boolean) => {
  const s = blank();
  const read = readState(s, {
    card: {
      open: ['a'],
      hand: [['b', 'c'], ['d']],
      garage: [['e', 'f'], ['g']],
      depot: [['h'], ['i', 'j']],
    },
    bid: [3, 4],
  });
  expect(read).toMatchObject({ ok: true });
  s.card.show(ids.indexOf('l'), seatBit(1));
  if (shown) showCell(s, 'bid', 0, seatBit(1));
  return s;
};

describe('refill', () => {
  for (const seat of [0, 1]) {
    it(`leaves seat ${seat + 1} the same view and everything in one place`, () => {
      const s = dealt(seat === 0);
      const again = blank();
      const refill = new Refill(s, seatBit(seat));
      const chance = new FastChance(5);
      for (let i = 0; i < 300; i++) {
        copyState(s, again);
        refill.into(again, chance);
        expect(auditState(again)).toEqual([]);
        expect(writeState(again, seatBit(seat))).toEqual(writeState(s, seatBit(seat)));
      }
    });
  }

  it('has the same distribution as reading the view', () => {
    const s = dealt(false);
    const view = writeState(s, seatBit(1));
    const base = blank();
    expect(readState(base, view, { viewer: seatBit(1), chance: new FastChance(1) })).toMatchObject({
      ok: true,
    });
    const refill = new Refill(base, seatBit(1));
    const again = blank();
    const chance = new FastChance(2);
    const games = 6000;
    const tally = (deal: () => void) => {
      const counts = new Map<string, number>();
      for (let i = 0; i < games; i++) {
        deal();
        const of = [`bid ${again.bid[0]}`, ...ids.map((id, c) => `${id} ${again.card.zoneOf[c]}`)];
        of.push(`top ${again.card.first(again.card.zone('deck'))}`);
        of.push(`garage ${again.card.list(again.card.zone('garage', 0)).join()}`);
        for (const key of of) counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      return counts;
    };
    const ours = tally(() => {
      copyState(base, again);
      refill.into(again, chance);
    });
    const theirs = tally(() => {
      readState(again, view, { viewer: seatBit(1), chance });
    });
    expect([...ours.keys()].sort()).toEqual([...theirs.keys()].sort());
    // Six standard deviations of the difference of two counts.
    for (const [key, n] of ours) expect(Math.abs(n - theirs.get(key)!)).toBeLessThan(6 * Math.sqrt(2 * n));
  });
});
