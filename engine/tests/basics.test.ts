/** Basics: seats, steps, domains, records, bits, options, clocks, canonical JSON. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditState } from '../layout/audit.ts';
import { element, flag, int, oneOf, seatOrNone, seatSet } from '../layout/domain.ts';
import { bits, grid, perSeat, records, scalar, zones } from '../layout/fields.ts';
import { fingerprint } from '../layout/fingerprint.ts';
import { canonical, isObject, type Json } from '../layout/json.ts';
import { copyState, resetState, sameState, showCell, stateFactory } from '../layout/layout.ts';
import { leftAt, newClock, nextFall, readClock, turnClock } from '../match/clock.ts';
import { eventsFor } from '../narration.ts';
import { defaultOptions, type OptionsSchema, optionFromText, parseOptions } from '../options.ts';
import { refusal } from '../result.ts';
import {
  countSeats,
  everybody,
  everySeat,
  firstSeat,
  hasSeat,
  listSeats,
  PUBLIC,
  seatBit,
} from '../seats.ts';
import { StepList } from '../steps.ts';

describe('sets of seats', () => {
  it('count, list and find their members, with and without the public bit', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 15 })), fc.boolean(), (seats, open) => {
        const set = seats.reduce((all, seat) => all | seatBit(seat), open ? PUBLIC : 0);
        const rising = seats.toSorted((a, b) => a - b);
        expect(listSeats(set)).toEqual(rising);
        expect(countSeats(set)).toBe(seats.length);
        expect(firstSeat(set)).toBe(rising[0] ?? -1);
        for (let seat = 0; seat < 16; seat++) expect(hasSeat(set, seat)).toBe(seats.includes(seat));
      }),
    );
    expect(everySeat(3)).toBe(7);
    expect(everybody(3)).toBe(7 | PUBLIC);
  });
});

describe('a list of steps', () => {
  it('grows, and is empty after it is cleared', () => {
    const list = new StepList();
    for (let i = 0; i < 1000; i++) list.add(i * 3);
    expect([list.count, list.list()[999], list.has(2997), list.has(1)]).toEqual([1000, 2997, true, false]);
    list.complete = true;
    list.clear();
    expect([list.count, list.complete, list.list(), list.has(0)]).toEqual([0, false, [], false]);
    list.reserve(5000);
    expect(list.items.length).toBeGreaterThanOrEqual(5000);
  });
});

describe('domains', () => {
  it('read back what they write, and nothing else', () => {
    for (const domain of [
      int(-3, 7),
      flag(),
      oneOf(['x', 'y']),
      element(['x', 'y']),
      seatOrNone(3),
      seatSet(3),
    ])
      for (let v = domain.min - 1; v <= domain.max + 1; v++) {
        const inside = v >= domain.min && v <= domain.max;
        if (inside) expect(domain.read(domain.write(v))).toBe(v);
        expect(domain.initial >= domain.min && domain.initial <= domain.max).toBe(true);
      }
    const wrong: Json[] = [8, -4, 1.5, '1', true, [], {}, 'z'];
    expect(wrong.map((json) => int(-3, 7).read(json))).toEqual(wrong.map(() => undefined));
    expect([flag().read(1), oneOf(['x']).read(0), element(['x']).read('y')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([seatOrNone(3).read(0), seatOrNone(3).read(4), seatSet(3).read([4])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('write seats from 1, elements by id and nothing as null', () => {
    expect([seatOrNone(3).write(-1), seatOrNone(3).write(0), seatSet(4).write(5)]).toEqual([null, 1, [1, 3]]);
    expect([element(['x']).write(-1), element(['x']).write(0), flag().write(1)]).toEqual([null, 'x', true]);
  });

  it('refuse a duplicate id', () => {
    expect(() => oneOf(['x', 'y', 'x'])).toThrow('x stands twice');
  });
});

const make = stateFactory(
  {
    n: scalar(int(2, 5, 3)),
    each: perSeat(int(0, 9)),
    map: grid(3, oneOf(['grass', 'hill'])),
    stack: records(3, { op: int(0, 9), who: seatOrNone(2) }),
    used: bits(Array.from({ length: 40 }, (_, i) => `p${i}`)),
  },
  { seats: 2 },
  'config',
);

describe('a state', () => {
  it('has named accessors over one piece of memory', () => {
    const s = make();
    expect([s.n, s.config, [...s.each], [...s.map]]).toEqual([3, 'config', [0, 0], [0, 0, 0]]);
    s.n = 5;
    s.each[1] = 4;
    expect([s.data[0], s.data[2]]).toEqual([5, 4]);
  });

  it('is copied, compared, reset and fingerprinted by its bytes', () => {
    const a = make();
    const b = make();
    a.n = 4;
    a.used.add(33);
    a.stack.add({ op: 7, who: 1 });
    expect(sameState(a, b)).toBe(false);
    copyState(a, b);
    expect([sameState(a, b), b.n, b.used.has(33), b.stack.top(b.stack.col.who)]).toEqual([true, 4, true, 1]);
    expect(fingerprint(a)).toBe(fingerprint(b));
    expect(fingerprint(a)).toMatch(/^[0-9a-f]{64}$/);
    resetState(b);
    expect(sameState(b, make())).toBe(true);
  });

  it('is of one class with those of other tables, where numbers come first', () => {
    const table = (size: number, scalarsFirst?: boolean) =>
      stateFactory({ map: grid(size, int(0, 9)), n: scalar(int(0, 9)) }, { seats: 2, scalarsFirst }, size)();
    const [small, large] = [table(3, true), table(5, true)];
    expect(small.constructor === large.constructor).toBe(true);
    expect(table(3).constructor === table(5).constructor).toBe(false);
    expect(small.layout.fields.map(({ name, offset }) => [name, offset])).toEqual([
      ['map', 1],
      ['n', 0],
    ]);
    small.n = 4;
    large.n = 7;
    large.map[4] = 2;
    expect([small.config, ...small.data]).toEqual([3, 4, 0, 0, 0]);
    expect([large.config, ...large.data]).toEqual([5, 7, 0, 0, 0, 0, 2]);
  });

  it('is audited against its domains', () => {
    const s = make();
    expect(auditState(s)).toEqual([]);
    s.n = 6;
    s.stack.add({ op: 10, who: -1 });
    expect(auditState(s)).toEqual(['n[0] is 6, outside 2..5', 'stack[0].op is 10']);
    s.data[s.layout.fields.find((f) => f.name === 'stack')!.offset] = 9;
    expect(auditState(s)[1]).toBe('stack holds 9 records');
  });

  it('cannot reveal a field that is not hidden', () => {
    expect(() => showCell(make(), 'n', 0, 1)).toThrow('n is not a hidden field');
  });

  it('refuses a field named like its own members, and an unknown rest zone', () => {
    expect(() => stateFactory({ data: scalar(int(0, 1)) }, { seats: 2 }, null)).toThrow(
      'cannot be named data',
    );
    const nowhere = zones(['a'], { bag: { per: 'table', see: 'open', ordered: true } }, 'bag');
    expect(() => stateFactory({ z: { ...nowhere, rest: 'attic' } }, { seats: 2 }, null)).toThrow(
      'attic 0 is not declared',
    );
  });
});

describe('records', () => {
  it('are a bounded list; unused cells are always zero', () => {
    const s = make();
    const { stack } = s;
    stack.add({ op: 1, who: 0 });
    stack.add({ op: 2 });
    stack.push(3);
    expect([
      stack.length,
      stack.get(1, stack.col.op),
      stack.get(1, stack.col.who),
      stack.top(stack.col.op),
    ]).toEqual([3, 2, 0, 3]);
    expect(() => stack.push(4)).toThrow('stack: more than 3 records');
    stack.remove(0);
    expect([stack.length, stack.get(0, stack.col.op)]).toEqual([2, 2]);
    expect(() => stack.remove(2)).toThrow('no record 2');
    expect(() => stack.truncate(3)).toThrow('cannot truncate 2 records to 3');
    stack.pop();
    stack.clear();
    expect(sameState(s, make())).toBe(true);
    expect(s.layout.depths.stack!.deepest).toBe(3);
  });
});

describe('a bitset', () => {
  it('holds small integers beyond one word', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 39 })), (members) => {
        const { used } = make();
        for (const i of members) used.add(i);
        expect([...used]).toEqual(members.toSorted((a, b) => a - b));
        expect(used.count).toBe(members.length);
        for (const i of members) used.delete(i);
        expect(used.count).toBe(0);
      }),
    );
  });
});

describe('canonical text', () => {
  it('is the same for equal values, in any order of keys', () => {
    expect(canonical({ b: [1, null], a: { d: true, c: 'x"' } })).toBe(
      '{"a":{"c":"x\\"","d":true},"b":[1,null]}',
    );
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        const json = JSON.parse(JSON.stringify(value)) as Json;
        const turned = isObject(json) ? Object.fromEntries(Object.entries(json).reverse()) : json;
        expect(canonical(turned)).toBe(canonical(json));
        expect(canonical(JSON.parse(canonical(json)) as Json)).toBe(canonical(json));
      }),
    );
  });
});

const OPTIONS: OptionsSchema = [
  { kind: 'choice', id: 'board', clause: 'X-1', values: ['small', 'large'], initial: 'small' },
  { kind: 'flag', id: 'fog', clause: 'X-2', initial: false },
  { kind: 'number', id: 'limit', clause: 'X-3', min: 10, max: 20, also: [0], initial: 12 },
  {
    kind: 'text',
    id: 'name',
    clause: 'X-4',
    maxLength: 5,
    initial: '',
    check: (t) => (t === 'bad' ? refusal('BAD', 'X-4') : undefined),
  },
];

describe('options', () => {
  const parsed = (input: unknown) => {
    const result = parseOptions(OPTIONS, input, 2);
    return result.ok
      ? result.value
      : `${result.error.code} ${result.error.clause} ${result.error.params?.option ?? ''} ${result.error.params?.allowed ?? ''}`;
  };

  it('get their initial values, and keep what is given', () => {
    expect(parsed({})).toEqual(defaultOptions(OPTIONS));
    expect(parsed({ board: 'large', fog: true, limit: 0, name: 'abc' })).toEqual({
      board: 'large',
      fog: true,
      limit: 0,
      name: 'abc',
    });
  });

  it('are refused by name, with the allowed values', () => {
    expect(parsed({ board: 'huge' })).toBe('BAD_OPTION X-1 board small large');
    expect(parsed({ fog: 1 })).toBe('BAD_OPTION X-2 fog true false');
    expect(parsed({ limit: 21 })).toBe('BAD_OPTION X-3 limit 0 10-20');
    expect(parsed({ limit: 10.5 })).toBe('BAD_OPTION X-3 limit 0 10-20');
    expect(parsed({ name: 'longer' })).toBe('BAD_OPTION X-4 name at most 5 characters');
    expect(parsed({ name: 3 })).toBe('BAD_OPTION X-4 name text');
    expect(parsed({ name: 'bad' })).toBe('BAD X-4  ');
    expect(parsed({ colour: 'red' })).toBe('BAD_OPTION  colour board fog limit name');
    for (const input of [null, [], 'x', undefined]) expect(parsed(input)).toBe('BAD_OPTION   an object');
  });

  it('are read from the text of a command line', () => {
    const read = (id: string, text: string) => optionFromText(OPTIONS, id, text);
    expect([
      read('fog', 'true'),
      read('fog', 'x'),
      read('limit', '15'),
      read('limit', 'many'),
      read('board', 'large'),
    ]).toEqual([true, 'x', 15, 'many', 'large']);
  });
});

describe('a clock', () => {
  it('is read as minutes and seconds', () => {
    expect(readClock('30+5')).toEqual({ each: 1_800_000, increment: 5000 });
    expect(readClock('0.5+0')).toEqual({ each: 30_000, increment: 0 });
    for (const text of ['', '30', '+5', '0+5', '-1+2', '99999+1', '1+x'])
      expect(readClock(text)).toBeUndefined();
  });

  it('charges the seat whose time runs, and adds the increment after a decision', () => {
    const clock = turnClock(newClock({ each: 1000, increment: 100 }, 2, 0), 0, 1);
    expect([leftAt(clock, 0, 300), leftAt(clock, 1, 300), leftAt(clock, 0, 5000)]).toEqual([700, 1000, 0]);
    const turned = turnClock(clock, 300, 2, 1);
    expect([turned.left, turned.running, leftAt(turned, 1, 400)]).toEqual([[800, 1000], 2, 900]);
    // A server clock that is set back must neither give time twice nor take it.
    expect(leftAt(turned, 1, 200)).toBe(1000);
  });

  it('falls first for the running seat with the least time left', () => {
    const setting = { each: 1000, increment: 0 };
    expect(nextFall(newClock(setting, 2, 0))).toBeUndefined();
    const running = turnClock({ ...newClock(setting, 3, 0), left: [900, 400, 100] }, 50, 3);
    expect(nextFall(running)).toEqual({ seat: 1, at: 450 });
  });
});

describe('events', () => {
  it('reach their audience, and reach everybody only when spectators belong to it', () => {
    const told = [
      { event: { type: 'a' }, audience: everybody(2) },
      { event: { type: 'b' }, audience: 1 },
      { event: { type: 'c' }, audience: everySeat(2) },
    ];
    const heard = (viewer: number) => eventsFor(told, viewer).map((e) => e.type);
    expect([heard(1), heard(2), heard(3), heard(0)]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'c'],
      ['a', 'b', 'c'],
      ['a'],
    ]);
  });
});
