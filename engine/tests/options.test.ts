/** Conditional options, presets, option roles, and what the law reports about wrong schemas. */
import { describe, expect, it } from 'vitest';
import { FastChance } from '../chance.ts';
import type { AnyGame } from '../game.ts';
import { randomOptions } from '../laws/options.ts';
import { violationsOf } from '../laws/report.ts';
import { SMALL_GAMES } from '../laws/small/index.ts';
import { checkLaws } from '../laws/suite.ts';
import { type Option, type OptionsSchema, offeredOptions, parseOptions, readOptions } from '../options.ts';
import { optionFaults } from '../options-check.ts';
import {
  clockOf,
  clockOption,
  isRated,
  proposalFor,
  ratedOption,
  seatingOf,
  withoutClock,
  withProposals,
  withRated,
} from '../table-options.ts';

/**
 * Conditions as in real games: variants for some numbers of seats, options for some variants, one depending
 * on another.
 */
const SCHEMA: OptionsSchema = [
  {
    kind: 'choice',
    id: 'variant',
    clause: 'Y-1',
    values: ['battle', 'team', 'solo'],
    initial: 'battle',
    only: { battle: { seats: [2, 3, 4] }, team: { seats: [4] }, solo: { seats: [1] } },
  },
  {
    kind: 'flag',
    id: 'draft',
    clause: 'Y-2',
    initial: false,
    when: { options: { variant: ['battle', 'team'] } },
  },
  {
    kind: 'choice',
    id: 'order',
    clause: 'Y-3',
    values: ['clockwise', 'drawn'],
    initial: 'clockwise',
    when: { seats: [3, 4], options: { draft: [true] } },
  },
  {
    kind: 'number',
    id: 'cards',
    clause: 'Y-4',
    min: 1,
    max: 9,
    initial: 2,
    when: { options: { variant: ['solo'] } },
    elsewhere: 'ignored',
  },
];
const SEATS = { min: 1, max: 4 };

const parsed = (input: object, seats: number) => {
  const read = parseOptions(SCHEMA, input, seats);
  if (read.ok) return Object.values(read.value).join(' ');
  const { code, clause, params } = read.error;
  return `${code} ${clause} ${params?.option}: ${params?.needs ?? params?.allowed}`;
};

describe('an option that exists only at some tables', () => {
  it('has its initial value at other tables, without complaint', () => {
    expect(parsed({}, 2)).toBe('battle false clockwise 2');
    expect(parsed({ draft: false, order: 'clockwise' }, 2)).toBe('battle false clockwise 2');
  });

  it('is refused at other tables with its clause and its condition', () => {
    expect(parsed({ draft: true }, 1)).toBe('OPTION_ELSEWHERE Y-2 draft: variant battle team');
    expect(parsed({ draft: true, order: 'drawn' }, 2)).toBe(
      'OPTION_ELSEWHERE Y-3 order: seats 3 4, draft true',
    );
    expect(parsed({ order: 'drawn' }, 3)).toBe('OPTION_ELSEWHERE Y-3 order: seats 3 4, draft true');
    expect(parsed({ draft: true, order: 'drawn' }, 3)).toBe('battle true drawn 2');
  });

  it('is validated at other tables too, and kept where the rules ignore it', () => {
    expect(parsed({ cards: 7 }, 2)).toBe('battle false clockwise 7');
    expect(parsed({ cards: 10 }, 2)).toBe('BAD_OPTION Y-4 cards: 1-9');
    expect(parsed({ draft: 'yes' }, 1)).toBe('BAD_OPTION Y-2 draft: true false');
  });

  it('does not exist where what it depends on does not', () => {
    const deep: OptionsSchema = [
      { kind: 'flag', id: 'a', clause: 'Z-1', initial: true, when: { seats: [2] } },
      { kind: 'flag', id: 'b', clause: 'Z-2', initial: false, when: { options: { a: [true] } } },
    ];
    expect(parseOptions(deep, { b: true }, 2).ok).toBe(true);
    expect(parseOptions(deep, { b: true }, 3)).toMatchObject({
      error: { code: 'OPTION_ELSEWHERE', clause: 'Z-2' },
    });
  });
});

describe('a value that exists only at some tables', () => {
  it('is refused at other tables, with the values that exist there', () => {
    expect(parsed({ variant: 'team' }, 4)).toBe('team false clockwise 2');
    expect(parsed({ variant: 'team' }, 3)).toBe('BAD_OPTION Y-1 variant: battle');
    expect(parsed({ variant: 'battle' }, 1)).toBe('BAD_OPTION Y-1 variant: solo');
  });

  it('is replaced as the initial value by the first one that exists', () => {
    expect(parsed({}, 1)).toBe('solo false clockwise 2');
  });
});

describe('a form', () => {
  const shown = (chosen: Record<string, string | number | boolean>, seats: number) =>
    offeredOptions(SCHEMA, chosen, seats).map(
      ({ option, value }) =>
        `${option.id}=${value}${option.kind === 'choice' ? ` of ${option.values.join(' ')}` : ''}`,
    );

  it('has the options that exist, with the values that exist', () => {
    expect(shown({}, 1)).toEqual(['variant=solo of solo', 'cards=2']);
    expect(shown({}, 4)).toEqual(['variant=battle of battle team', 'draft=false']);
    expect(shown({ draft: true }, 4)).toEqual([
      'variant=battle of battle team',
      'draft=true',
      'order=clockwise of clockwise drawn',
    ]);
  });

  it('shows another value where the chosen one no longer exists', () => {
    expect(shown({ variant: 'team', draft: true }, 3)).toEqual([
      'variant=battle of battle',
      'draft=true',
      'order=clockwise of clockwise drawn',
    ]);
    expect(shown({ variant: 'team', draft: true }, 1)).toEqual(['variant=solo of solo', 'cards=2']);
  });

  it('learns which option is wrong', () => {
    expect(readOptions(SCHEMA, { order: 'drawn' }, 3)).toMatchObject({ error: { option: 'order' } });
    expect(readOptions(SCHEMA, { colour: 'red' }, 3)).toMatchObject({ error: { option: '' } });
  });

  it('can be filled in at random, and a table accepts it', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 300; n++) {
      const seats = 1 + (n % 4);
      const chosen = randomOptions(SCHEMA, seats, new FastChance(n));
      expect(parseOptions(SCHEMA, chosen, seats), JSON.stringify(chosen)).toMatchObject({ ok: true });
      seen.add(Object.keys(chosen).join(' '));
    }
    expect(seen).toEqual(new Set(['variant cards', 'variant draft', 'variant draft order']));
  });
});

describe('a fault in the schema', () => {
  const faults = (
    options: OptionsSchema,
    presets: { id: string; options: Record<string, string | number | boolean> }[] = [],
  ) => optionFaults({ seats: SEATS, options, presets: presets.map((one) => ({ ...one, clause: 'Y-9' })) });
  const flag = (id: string, more: object = {}): Option => ({
    kind: 'flag',
    id,
    clause: 'Y-5',
    initial: false,
    ...more,
  });

  it('is not found in a correct schema', () => {
    expect(faults(SCHEMA, [{ id: 'drafted', options: { draft: true } }])).toEqual([]);
  });

  it.each<[string, OptionsSchema, string]>([
    ['two options of one name', [flag('a'), flag('a')], 'two options a'],
    [
      'two clocks',
      [clockOption('Y-6'), { ...clockOption('Y-7'), id: 'other' }],
      'two options have the role clock',
    ],
    [
      'an unknown option',
      [flag('a', { when: { options: { b: [true] } } })],
      'a depends on b, which is no option',
    ],
    [
      'a condition on an unknown value',
      [flag('a', { when: { options: { b: ['yes'] } } }), flag('b')],
      'a depends on b=yes, which cannot be',
    ],
    [
      'a condition on an impossible number of seats',
      [flag('a', { when: { seats: [5] } })],
      'a asks for 5 seats, which never sit there',
    ],
    [
      'a cycle of conditions',
      [flag('a', { when: { options: { b: [true] } } }), flag('b', { when: { options: { a: [true] } } })],
      'the conditions of a, b lead to each other',
    ],
    [
      'a condition on itself',
      [flag('a', { when: { options: { a: [true] } } })],
      'the conditions of a lead to each other',
    ],
    [
      'a condition for an unknown value',
      [{ kind: 'choice', id: 'a', clause: 'Y-5', values: ['x'], initial: 'x', only: { y: { seats: [1] } } }],
      'a has a condition for y, which it does not have',
    ],
    [
      'a number of seats without a value',
      [
        {
          kind: 'choice',
          id: 'a',
          clause: 'Y-5',
          values: ['x'],
          initial: 'x',
          only: { x: { seats: [1, 2, 3] } },
        },
      ],
      'a has no value with 4 seats',
    ],
    [
      'a wrong initial value',
      [{ kind: 'number', id: 'a', clause: 'Y-5', min: 3, max: 4, initial: 2 }],
      'a does not take its initial value',
    ],
    [
      'a missing seat of the host',
      [{ kind: 'choice', id: 'a', clause: 'Y-5', role: 'seating', values: ['x'], initial: 'x', host: {} }],
      'a=x does not say where the host sits',
    ],
  ])('is said: %s', (_what, schema, fault) => {
    expect(faults(schema)).toEqual([fault]);
  });

  it('is found in presets', () => {
    expect(faults(SCHEMA, [{ id: 'p', options: { draft: 'yes' } }])[0]).toMatch(
      /^the preset p is refused.*BAD_OPTION/,
    );
    expect(faults(SCHEMA, [{ id: 'p', options: { nothing: 1 } }])[0]).toMatch(/^the preset p is refused/);
    const alone = { order: 'drawn' };
    expect(faults(SCHEMA, [{ id: 'p', options: alone }])[0]).toMatch(/^the preset p is refused.*ELSEWHERE/);
    const twice = { id: 'p', options: {} };
    expect(faults(SCHEMA, [twice, twice])).toEqual(['two presets p']);
  });

  it('is found by the law', () => {
    const { game, settings } = SMALL_GAMES[0]!;
    const found = (more: Partial<AnyGame>) =>
      violationsOf(checkLaws({ ...game, ...more } as AnyGame, { games: 1, seed: 1, ...settings })).map(
        ({ law }) => law,
      );
    expect(found({})).toEqual([]);
    expect(found({ options: [...game.options, flag('x', { when: { options: { y: [true] } } })] })).toContain(
      'options',
    );
    expect(found({ presets: [{ id: 'p', clause: 'Y-9', options: { memory: 'never' } }] })).toContain(
      'options',
    );
    // A preset whose values are each valid, but which the rules refuse.
    const config: AnyGame['config'] = (options, seats) =>
      options.memory === 'forgotten'
        ? { ok: false, error: { code: 'NO', clause: 'Y-9' } }
        : game.config(options, seats);
    expect(
      found({ config, presets: [{ id: 'p', clause: 'Y-9', options: { memory: 'forgotten' } }] }),
    ).toContain('options');
  });
});

describe('options with roles', () => {
  const schema: OptionsSchema = [
    { ...clockOption('C-1', { initial: '' }), id: 'time' },
    { ...ratedOption('R-1'), id: 'counts' },
  ];

  it('are found by their role, whatever their ids', () => {
    expect(clockOf(schema)?.id).toBe('time');
    expect(seatingOf(schema)).toBeUndefined();
    expect(withoutClock(schema, { time: '5+5' })).toEqual({ time: 'none' });
    expect(withRated(schema, {}, true)).toEqual({ counts: true });
    expect(isRated(schema, { counts: true, rated: false })).toBe(true);
    expect(isRated(schema, { rated: true })).toBe(false);
  });

  it('do nothing in games without them', () => {
    expect([withoutClock([], { a: 1 }), withRated([], { a: 1 }, true), isRated([], { rated: true })]).toEqual(
      [{ a: 1 }, { a: 1 }, false],
    );
  });

  it('accept every well-formed clock, and refuse others with their clause', () => {
    const read = (time: string) => parseOptions(schema, { time }, 2);
    for (const time of ['', 'none', '5+0', '12.5+30']) expect(read(time).ok).toBe(true);
    expect(read('soon')).toMatchObject({ error: { code: 'BAD_OPTION', clause: 'C-1' } });
  });
});

it('another value may be proposed where days per move are counted', () => {
  const schema: OptionsSchema = [
    { kind: 'choice', id: 'pace', clause: 'T-1', values: ['full', 'lean'], initial: 'full', slow: 'lean' },
    { kind: 'flag', id: 'open', clause: 'T-1', initial: true },
  ];
  expect(withProposals(schema, {}, false)).toEqual({});
  expect(withProposals(schema, { open: false }, true)).toEqual({ pace: 'lean', open: false });
  expect(withProposals(schema, { pace: 'full' }, true)).toEqual({ pace: 'full' });
  expect(schema.map((option) => proposalFor(option, true))).toEqual(['lean', true]);
  const seats = { min: 2, max: 2 };
  const wrong: OptionsSchema = [{ ...schema[0]!, slow: 'none' } as Option];
  expect(optionFaults({ seats, options: schema })).toEqual([]);
  expect(optionFaults({ seats, options: wrong })).toEqual([
    'pace proposes none for slow tables, which it does not have',
  ]);
});
