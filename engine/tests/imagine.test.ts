/**
 * Named form, views and imagined states of layouts of every kind, by example and by random operations on
 * zones.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FastChance } from '../chance.ts';
import { auditState } from '../layout/audit.ts';
import { element, flag, int, oneOf, seatOrNone, seatSet } from '../layout/domain.ts';
import { bits, grid, perSeat, records, scalar, zones } from '../layout/fields.ts';
import { fingerprint } from '../layout/fingerprint.ts';
import { canonical, type JsonObject } from '../layout/json.ts';
import { copyState, hideCell, resetState, sameState, showCell, stateFactory } from '../layout/layout.ts';
import { readState, writeState } from '../layout/named.ts';
import { revealedBetween } from '../layout/revealed.ts';
import { BOTTOM, TOP } from '../layout/zones.ts';
import { everybody, everySeat, seatBit } from '../seats.ts';

const SEATS = 4;
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const teamOf = (seat: number) => seatBit(seat) | seatBit((seat + 2) % 4);
const fields = {
  round: scalar(int(0, 99)),
  phase: scalar(oneOf(['plan', 'fight'])),
  trap: scalar(int(1, 6), 'secret'),
  leader: scalar(seatOrNone(SEATS)),
  voters: scalar(seatSet(SEATS)),
  bid: perSeat(int(0, 9), 'owner'),
  plan: perSeat(element(IDS), 'team'),
  fog: grid(5, flag(), { visibility: 'secret' }),
  stack: records(4, { op: oneOf(['hit', 'heal']), who: seatOrNone(SEATS) }),
  used: bits(IDS),
  tile: zones(
    IDS,
    {
      bag: { per: 'table', see: 'secret', ordered: false },
      deck: { per: 'table', see: 'secret', ordered: true },
      hand: { per: 'seat', see: 'owner', ordered: false },
      camp: { per: 'seat', see: 'team', ordered: true },
      square: { per: ['north', 'south'], see: 'open', ordered: true },
    },
    'bag',
  ),
};
const make = stateFactory(fields, { seats: SEATS, teamOf }, null);
type S = ReturnType<typeof make>;

const zonesOf = (s: S): number[] => [
  s.tile.zone('bag'),
  s.tile.zone('deck'),
  ...[0, 1, 2, 3].flatMap((seat) => [s.tile.zone('hand', seat), s.tile.zone('camp', seat)]),
  s.tile.zone('square', 0),
  s.tile.zone('square', 1),
];

/** A state after many random operations. */
const scramble = (seed: number, steps: number): S => {
  const s = make();
  const chance = new FastChance(seed);
  const all = zonesOf(s);
  for (let i = 0; i < steps; i++) {
    const card = chance.draw(IDS.length);
    const who = chance.draw(3) === 0 ? everybody(SEATS) : chance.draw(1 << SEATS);
    const what = chance.draw(10);
    if (what < 5)
      s.tile.move(card, all[chance.draw(all.length)]!, chance.draw(2) ? TOP : BOTTOM, what === 0 ? who : 0);
    else if (what === 5) s.tile.show(card, who);
    else if (what === 6) s.tile.showAll(all[chance.draw(all.length)]!, who);
    else if (what === 7) s.tile.shuffle(s.tile.zone('deck'), chance);
    else if (what === 8) {
      s.fog[chance.draw(5)] = chance.draw(2);
      showCell(s, 'fog', chance.draw(5), who);
      s.bid[chance.draw(SEATS)] = chance.draw(10);
      showCell(s, 'bid', chance.draw(SEATS), who);
    } else {
      s.plan[chance.draw(SEATS)] = chance.draw(IDS.length + 1) - 1;
      s.trap = chance.die(6);
      hideCell(s, 'fog', chance.draw(5));
      s.used.add(chance.draw(IDS.length));
      if (s.stack.length < 4) s.stack.add({ op: chance.draw(2), who: chance.draw(SEATS + 1) - 1 });
    }
  }
  return s;
};
const random = fc.tuple(fc.integer({ min: 1, max: 1 << 30 }), fc.integer({ min: 0, max: 40 }));
const viewers = [0, 1, 2, 4, 8, 5, 10, 3, everySeat(SEATS)];

const through = (json: JsonObject): unknown => JSON.parse(JSON.stringify(json));

describe('after any operations on zones, a state', () => {
  it('has every component in one place and every cell in its domain', () => {
    fc.assert(
      fc.property(random, ([seed, steps]) => auditState(scramble(seed, steps)).length === 0),
      { numRuns: 300 },
    );
  });

  it('can be saved and loaded to the same bytes', () => {
    fc.assert(
      fc.property(random, ([seed, steps]) => {
        const s = scramble(seed, steps);
        const back = make();
        expect(readState(back, through(writeState(s)))).toEqual({ ok: true, value: true });
        expect(sameState(s, back)).toBe(true);
        expect(fingerprint(back)).toBe(fingerprint(s));
      }),
      { numRuns: 300 },
    );
  });

  it('can be imagined from every view, to a state that looks the same', () => {
    fc.assert(
      fc.property(random, fc.constantFrom(...viewers), ([seed, steps], viewer) => {
        const s = scramble(seed, steps);
        const view = writeState(s, viewer);
        const back = make();
        const read = readState(back, through(view), { viewer, chance: new FastChance(seed + 1) });
        expect(read).toEqual({ ok: true, value: true });
        expect(auditState(back)).toEqual([]);
        expect(canonical(writeState(back, viewer))).toBe(canonical(view));
      }),
      { numRuns: 1500 },
    );
  });

  it('shows a viewer only what their teams and seats see', () => {
    fc.assert(
      fc.property(random, ([seed, steps]) => {
        const s = scramble(seed, steps);
        const seen = (viewer: number) =>
          new Set(IDS.filter((_, card) => s.tile.sees(viewer, card)).map((id) => JSON.stringify(id)));
        for (const viewer of viewers) {
          const shown = JSON.stringify(writeState(s, viewer).tile);
          for (const id of IDS.map((i) => JSON.stringify(i)))
            expect(shown.includes(id)).toBe(seen(viewer).has(id));
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('a view', () => {
  it('counts hidden elements of a zone, and names known ones', () => {
    const s = make();
    for (const c of [0, 1, 2]) s.tile.move(c, s.tile.zone('hand', 0));
    for (const c of [3, 4, 5]) s.tile.move(c, s.tile.zone('deck'), BOTTOM);
    s.tile.show(4, seatBit(1));
    s.tile.show(1, seatBit(1));
    const seen = (viewer: number) => writeState(s, viewer).tile as JsonObject;
    expect(seen(1)).toEqual({
      bag: 2,
      deck: 3,
      hand: [['a', 'b', 'c'], 0, 0, 0],
      camp: [[], 0, [], 0],
      square: {},
    });
    // The position of a known card is meaningful in an ordered zone, and must not be in an unordered one.
    expect(seen(2)).toMatchObject({ deck: [null, 'e', null], hand: [['b', null, null], [], 0, 0] });
    expect(seen(0)).toMatchObject({ deck: 3, hand: [3, 0, 0, 0] });
  });

  it('writes hidden values as null, and shown ones as they are', () => {
    const s = make();
    s.trap = 4;
    s.bid.set([1, 2, 3, 4]);
    showCell(s, 'bid', 3, seatBit(0));
    expect(writeState(s, 1)).toMatchObject({ trap: null, bid: [1, null, null, 4] });
    expect(writeState(s, 0)).toMatchObject({ bid: [null, null, null, null] });
    expect(writeState(s, 5)).toMatchObject({ bid: [1, null, 3, 4] });
    showCell(s, 'trap', 0, everybody(SEATS));
    expect(writeState(s, 0)).toMatchObject({ trap: 4 });
    hideCell(s, 'trap', 0);
    expect(writeState(s, 15)).toMatchObject({ trap: null });
  });

  it('shows a team what its members have', () => {
    const s = make();
    s.plan.set([0, 1, 2, 3]);
    expect(writeState(s, 1)).toMatchObject({ plan: ['a', null, 'c', null] });
    expect(writeState(s, 4)).toMatchObject({ plan: ['a', null, 'c', null] });
  });
});

describe('an imagined state', () => {
  it('is uniform over all possible states', () => {
    const s = make();
    for (let c = 0; c < IDS.length; c++) s.tile.move(c, s.tile.zone('hand', c % 2));
    const view = writeState(s, seatBit(2));
    const chance = new FastChance(5);
    const counts = new Map<string, number>();
    const times = 14000;
    for (let i = 0; i < times; i++) {
      const back = make();
      readState(back, view, { viewer: seatBit(2), chance });
      const hand = back.tile.list(back.tile.zone('hand', 0)).join('');
      counts.set(hand, (counts.get(hand) ?? 0) + 1);
    }
    // 8 choose 4 hands, each equally likely: a chi-square with 69 degrees of freedom, far below 1 in 10^6.
    expect(counts.size).toBe(70);
    const expected = times / 70;
    const chi = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    expect(chi).toBeLessThan(145);
  });

  it('keeps elements of a bag that the viewer knows, and fills in the others', () => {
    const s = make();
    s.tile.move(5, s.tile.zone('hand', 1));
    s.tile.move(6, s.tile.zone('deck'));
    s.tile.show(3, seatBit(0));
    const back = make();
    readState(back, writeState(s, 1), { viewer: 1, chance: new FastChance(2) });
    expect(back.tile.sees(1, 3)).toBe(true);
    expect(back.tile.zoneOf[3]).toBe(back.tile.zone('bag'));
  });

  it('is the state itself when nothing is hidden', () => {
    const open = stateFactory({ round: scalar(int(0, 9)), used: bits(IDS) }, { seats: 2 }, null);
    const s = open();
    s.round = 4;
    s.used.add(2);
    const back = open();
    readState(back, writeState(s, 0), { viewer: 0, chance: new FastChance(1) });
    expect(sameState(s, back)).toBe(true);
  });
});

describe('a named form', () => {
  const fault = (json: unknown): string => {
    const read = readState(make(), json);
    return read.ok ? 'fine' : read.error;
  };

  it('may be partial: fields keep their initial value, elements their rest zone', () => {
    const s = make();
    expect(readState(s, { round: 3, tile: { square: { north: ['b', 'a'] } } }).ok).toBe(true);
    expect([s.round, s.leader, s.tile.size(s.tile.zone('bag'))]).toEqual([3, -1, 6]);
    expect(s.tile.list(s.tile.zone('square', 0))).toEqual([1, 0]);
    expect(auditState(s)).toEqual([]);
  });

  it('is refused with the reason', () => {
    expect(fault(null)).toMatch(/object of fields/);
    expect(fault({ rond: 1 })).toBe('There is no field rond');
    expect(fault({ round: 100 })).toMatch(/^round: 100 is none of the values \d+ … \d+$/);
    expect(fault({ round: '1' })).toMatch(/round: "1" is none of/);
    expect(fault({ phase: 'sleep' })).toMatch(/^phase: "sleep" is none of the values "\w+" … "\w+"$/);
    expect(fault({ bid: [1, 2] })).toMatch(/bid: not a list of 4/);
    expect(fault({ bid: [1, 2, -7, 2] })).toMatch(/^bid: entry 3: -7 is none of the values \d+ … \d+$/);
    expect(fault({ round: 'x'.repeat(9999) }).length).toBeLessThan(200);
    expect(fault({ trap: null })).toMatch(/trap: null is none of/);
    expect(fault({ used: ['z'] })).toMatch(/used: there is no .?z/);
    expect(fault({ stack: [{ op: 'hit' }, {}, {}, {}, {}] })).toMatch(/stack: more than 4 records/);
    expect(fault({ stack: [{ op: 'dance' }] })).toMatch(/stack: "dance" is not a op/);
    expect(fault({ tile: { bag: ['a', 'a'] } })).toMatch(/tile: a stands twice/);
    expect(fault({ tile: { deck: ['q'] } })).toMatch(/tile: there is no "q"/);
    expect(fault({ tile: { attic: [] } })).toMatch(/tile: there is no zone attic/);
    expect(fault({ tile: { hand: [['a']] } })).toMatch(/tile: hand needs one list for each seat/);
    expect(fault({ tile: { square: { west: ['a'] } } })).toMatch(/tile: square has no place west/);
    expect(fault({ tile: { deck: 2 } })).toMatch(/tile: deck holds something unknown/);
    expect(fault({ known: { tile: { a: [9] } } })).toMatch(/known: tile\.a: not a list of seats/);
    expect(fault({ known: { round: { 0: [1] } } })).toMatch(/known: round: nothing is hidden in 0/);
  });

  it('keeps who knows each element', () => {
    const s = make();
    expect(
      readState(s, { tile: { deck: ['a', 'b'] }, known: { tile: { b: [2, 'all'] }, trap: { 0: [3] } } }).ok,
    ).toBe(true);
    expect([s.tile.sees(2, 1), s.tile.sees(0, 1), s.tile.sees(15, 0)]).toEqual([true, true, false]);
    expect(writeState(s, 4)).toMatchObject({ trap: 1 });
    expect(writeState(s, 1)).toMatchObject({ trap: null });
  });
});

describe('the difference between two states', () => {
  it('is a revelation when somebody sees what was hidden', () => {
    const before = make();
    const after = make();
    const between = (own: number, change: () => void): boolean => {
      resetState(before);
      before.tile.move(0, before.tile.zone('hand', 0));
      copyState(before, after);
      change();
      const barred = revealedBetween(before, after);
      return (own === 0 ? barred : barred & own) !== 0;
    };
    expect(between(0, () => after.round++)).toBe(false);
    expect(between(0, () => after.tile.move(1, after.tile.zone('hand', 2)))).toBe(true);
    expect(between(0, () => after.tile.move(1, after.tile.zone('deck')))).toBe(false);
    expect(between(0, () => after.tile.show(1, seatBit(3)))).toBe(true);
    expect(between(0, () => showCell(after, 'trap', 0, 1))).toBe(true);
    // A player who plays a card of their own hand learns nothing by it; the others do.
    expect(between(seatBit(0), () => after.tile.move(0, after.tile.zone('square')))).toBe(false);
    expect(between(seatBit(1), () => after.tile.move(0, after.tile.zone('square')))).toBe(true);
    expect(revealedBetween(before, after, seatBit(0)) & seatBit(0)).toBe(0);
    // If it was played by somebody who had not seen it, the decision cannot be undone.
    expect(revealedBetween(before, after, seatBit(1)) & seatBit(0)).not.toBe(0);
  });
});
