/** What changed between two values, states and views: the patched one is the whole one, and tells nothing besides. */
import fc from 'fast-check';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { FastChance } from '../chance.ts';
import type { AnyGame } from '../game.ts';
import { hands } from '../laws/small/hands.ts';
import { applyChange } from '../layout/apply-change.ts';
import { zones } from '../layout/fields.ts';
import type { Json } from '../layout/json.ts';
import { type Change, changeText } from '../layout/json-change.ts';
import { copyState, type State, stateFactory } from '../layout/layout.ts';
import { writeState } from '../layout/named.ts';
import { stateChanges } from '../layout/state-change.ts';
import { BOTTOM, TOP, Zones } from '../layout/zones.ts';
import { Match } from '../match/match.ts';
import { imagine, stateView } from '../match/view.ts';
import { headWriter, viewChanger } from '../match/view-change.ts';
import { randomDecision } from '../playout.ts';
import { firstSeat, seatBit } from '../seats.ts';
import { expectCaught } from './broken.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const text = (value: unknown): string => JSON.stringify(value);
/** The change from `a` to `b`, as it is sent; and `b` once more, made of `a` and that. */
const sent = (a: Json, b: Json): readonly [Change | undefined, Json] => {
  const said = changeText(a, b);
  const change = said === '' ? undefined : (JSON.parse(said) as Change);
  return [change, change ? applyChange(a, change) : a];
};

describe('values', () => {
  const small = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(null, true, 0, 1, 'a', 'b', ''),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c', '1', '2', 'd'), tie('value'), { maxKeys: 4 }),
    ),
  })).value as fc.Arbitrary<Json>;

  /** Long words, so that it pays to keep the ones in the middle. */
  const words = fc.array(fc.constantFrom('scarlet', 'crusader', 'wildkin', 'spider'), { maxLength: 60 });

  /** Long texts that have much in common, some of it outside the characters of 16 bits. */
  const texts = fc
    .array(fc.constantFrom('1#2##10/', '7##7/', '😀', '4l5', 'L01M02', ' w 6 4'), { maxLength: 40 })
    .map((parts) => parts.join(''));

  test('any value becomes any other, to the byte', () => {
    const pairs = fc.oneof(fc.tuple(small, small), fc.tuple(words, words), fc.tuple(texts, texts));
    fc.assert(
      fc.property(pairs, ([x, y]) => {
        const [a, b] = JSON.parse(text([x, y])) as [Json, Json];
        const before = text(a);
        const [change, patched] = sent(a, b);
        expect(text(patched)).toBe(text(b));
        expect(change === undefined).toBe(text(a) === text(b));
        expect(text(a)).toBe(before);
      }),
      { numRuns: 500 },
    );
  });

  const WAYS: readonly (readonly [string, Json, Json, Change | undefined])[] = [
    ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
    ['a member', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
    ['a member that is gone', { a: 1, b: 2 }, { b: 2 }, { a: 0 }],
    ['a new member at the end', { a: 1 }, { a: 1, b: [] }, { b: [[]] }],
    ['new members before another', { a: 1, d: 4 }, { a: 1, b: 2, c: 3, d: 4 }, { b: ['d', 2], c: ['d', 3] }],
    ['members in another order', { a: 1, b: 2 }, { b: 2, a: 1 }, [{ b: 2, a: 1 }]],
    ['an element of a list', [1, 2, 3, 4], [1, 2, 9, 4], [2, 1, 9]],
    [
      'a member of an element',
      [
        { a: 1, b: 1 },
        { a: 2, b: 2 },
      ],
      [
        { a: 1, b: 1 },
        { a: 2, b: 3 },
      ],
      { 1: { b: [3] } },
    ],
    ['two elements far from each other', [1, 2, 3, 4, 5, 6], [0, 2, 3, 4, 5, 0], { 0: [0], 5: [0] }],
    ['the top of a pile', ['x', 'y', 'z'], ['y', 'z'], [0, 1]],
    ['a card put on top', ['y', 'z'], ['x', 'y', 'z'], [0, 0, 'x']],
    [
      'elements here and there',
      ['orc', 'troll', 'tauren', 'undead', 'gnome'],
      ['troll', 'tauren', 'elf', 'undead'],
      [
        [0, 1],
        [3, 0, 'elf'],
        [4, 1],
      ],
    ],
    ['elements so near that one piece is shorter', [0, 1, 2, 3], [0, 9, 2, 8, 3], [1, 2, 9, 2, 8]],
    ['all of a list', [1, 2], [3], [[3]]],
    ['a short text', 'abc', 'abd', ['abd']],
    [
      'pieces of a long text',
      '16x16 3h42m41c41m42h42/1#2##10/1#1l4##l41m41l4 b 5 3',
      '16x16 3h42m41c41m42h42/1#3#10/1#1l4##l41m41l4 w 6 4',
      [
        [25, 2, '3'],
        [47, 5, 'w 6 4'],
      ],
    ],
    ['a list for a count', { hand: 3, a: 1 }, { hand: ['x'], a: 1 }, { hand: [['x']] }],
  ];
  test.each(WAYS)('%s', (_, a, b, change) => {
    const [found, patched] = sent(a, b);
    expect(found).toEqual(change);
    expect(text(patched)).toBe(text(b));
  });

  const MISFITS: readonly (readonly [Json, Change])[] = [
    [3, { a: [1] }],
    [[1], { 1: [2] }],
    [[1], [1, 1]],
    ['a', [0, 0, 1]],
    ['a', [1, 1, 'b']],
    [
      'abc',
      [
        [1, 1, ''],
        [0, 1, ''],
      ],
    ],
    [
      ['a', 'b'],
      [
        [0, 1],
        [1, 2],
      ],
    ],
    [
      ['a', 'b'],
      [
        [1, 1],
        [0, 1],
      ],
    ],
    [{ a: 1 }, { b: 0 }],
    [{ a: 1 }, { b: { c: [1] } }],
  ];
  test.each(MISFITS)('what was made for another value is refused: %j', (value, change) => {
    expect(() => applyChange(value, change)).toThrow(/does not fit/);
  });
});

const deal = (): Match => {
  const setup = { id: 'changes', options: {}, seats: 2, secret: new Uint8Array(32).fill(9), entropy: [] };
  const made = Match.create(hands as AnyGame, setup);
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};
const goOn = (m: Match, chance: FastChance): void => {
  const seat = firstSeat(m.owing);
  expect(m.decide(seat, randomDecision(m.game, m.state, seat, chance)).ok).toBe(true);
};

describe('states', () => {
  it('says the same of two pairs of states that look the same', () => {
    const m = deal();
    const chance = new FastChance(4);
    const { game, config } = m;
    const before = game.blank(config);
    let hidden = 0;
    for (let n = 0; n < 200 && !m.outcome; n++) {
      copyState(m.state, before);
      goOn(m, chance);
      for (const viewer of [0, seatBit(0), seatBit(1)]) {
        const twin = (s: State) =>
          imagine(game, config, JSON.parse(text(stateView(game, s, viewer).state)), viewer, chance);
        const [a, b] = [twin(before), twin(m.state)];
        const change = stateChanges(before, m.state)(viewer);
        expect(stateChanges(a, b)(viewer)).toBe(change);
        if (change === '') hidden++;
      }
    }
    // Somebody draws a card that another cannot see: there is always at least a count.
    expect(hidden).toBe(0);
  });

  it('leaves out the fields and zones that are the same', () => {
    const m = deal();
    const chance = new FastChance(8);
    const before = m.game.blank(m.config);
    for (let n = 0; n < 4; n++) goOn(m, chance);
    copyState(m.state, before);
    expect(stateChanges(before, m.state)(0)).toBe('');
    goOn(m, chance);
    const change = stateChanges(before, m.state)(0);
    expect(change.length).toBeLessThan(text(stateView(m.game, m.state, 0).state).length / 2);
  });
});

/** Piles of the table, of seats and of places, open and hidden, some of whose cards are known to their seat only. */
const piles = stateFactory(
  {
    card: zones(
      Array.from({ length: 14 }, (_, card) => `card-${card}`),
      {
        deck: { per: 'table', see: 'secret', ordered: true },
        shown: { per: 'table', see: 'open', ordered: false },
        hand: { per: 'seat', see: 'owner', ordered: false, pooled: true },
        garage: { per: 'seat', see: 'secret', ordered: true, pooled: true },
        places: { per: ['west', '2', 'north', '1', 'east'], see: 'open', ordered: true },
        covered: { per: ['a', 'b', 'c'], see: 'secret', ordered: true },
      },
      'deck',
    ),
  },
  { seats: 3 },
  undefined,
);
type Piles = ReturnType<typeof piles>;
type Done = { readonly card: number; readonly to: number; readonly shown: number; readonly top: boolean };

/** Shows, moves or covers a card; all of it follows from the numbers. */
const move = ({ card: z }: Piles, { card, to, shown, top }: Done): void => {
  if (to < z.plan.count) z.move(card, to, top ? TOP : BOTTOM, shown);
  else if (top) z.show(card, shown);
  else z.cover(card);
};

describe('zones', () => {
  const done = fc.record({
    card: fc.nat(13),
    // Beyond the zones: shown or covered where it lies.
    to: fc.nat(19),
    shown: fc.nat(7),
    top: fc.boolean(),
  });

  test('any piles become any others, to the byte, for everybody', () => {
    fc.assert(
      fc.property(fc.array(done, { maxLength: 25 }), fc.array(done, { maxLength: 6 }), (past, now) => {
        const [before, after] = [piles(), piles()];
        before.data.set(before.layout.initial);
        for (const one of past) move(before, one);
        copyState(before, after);
        for (const one of now) move(after, one);
        for (let viewer = 0; viewer < 8; viewer++) {
          const [a, b] = [writeState(before, viewer), writeState(after, viewer)];
          const said = stateChanges(before, after)(viewer);
          expect(text(said === '' ? a : applyChange(a, JSON.parse(said) as Change))).toBe(text(b));
          expect(said === '').toBe(text(a) === text(b));
        }
      }),
      { seed: 20261127, numRuns: 400 },
    );
  });

  test('a pile at a place comes and goes where it stands among the others', () => {
    const [before, after] = [piles(), piles()];
    before.data.set(before.layout.initial);
    const { card: z } = before;
    z.move(0, z.zone('places', 0));
    z.move(1, z.zone('places', 4));
    copyState(before, after);
    after.card.move(2, z.zone('places', 2));
    after.card.move(0, z.zone('shown'));
    expect(JSON.parse(stateChanges(before, after)(0))).toEqual({
      card: { deck: [11], shown: [['card-0']], places: { west: 0, north: ['east', ['card-2']] } },
    });
  });
});

describe('views', () => {
  it('says nothing of what a viewer cannot tell', () => {
    const m = deal();
    const cells = m.state.data.slice();
    const head = headWriter(m)(0);
    m.act(0, 'offerDraw');
    expect(viewChanger(m, cells)(0, head).change).toBe('{"offer":[[1]]}');
    expect(viewChanger(m, cells)(0, headWriter(m)(0)).change).toBeUndefined();
  });

  it('is caught by the law when something is forgotten', () => {
    vi.spyOn(Zones.prototype, 'changedSince').mockReturnValue(new Uint8Array(99));
    expectCaught(hands as AnyGame, 'changes', /by what changed, who comes now/);
  });
});
