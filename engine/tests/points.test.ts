/**
 * A game made of decision points: every kind of asking satisfies every law, and a wrong declaration says what
 * is wrong.
 */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../chance.ts';
import { violationsOf } from '../laws/report.ts';
import { checkLaws } from '../laws/suite.ts';
import { Match } from '../match/match.ts';
import { membersOf } from '../points/members.ts';
import type { PointRules } from '../points/point.ts';
import { everySeat, seatBit } from '../seats.ts';
import { StepList } from '../steps.ts';
import {
  type MarketEvent,
  type MarketPoint,
  type MarketState,
  market,
  OBJECT,
  POINTS,
  RULES,
  TAKE,
  VERB,
} from './points-game.ts';

const opened = (goods?: number): Match => {
  const made = Match.create(market(goods), {
    id: 'm',
    seats: 3,
    options: {},
    secret: new Uint8Array(32),
    entropy: [],
  });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};
const stateOf = (match: Match): MarketState => match.state as MarketState;
const play = (match: Match, seat: number, text: string): void => {
  const done = match.submit(seat, text);
  if (!done.ok) throw new Error(`${text}: ${done.error.code}`);
};

describe('the ways of asking', () => {
  it('keep every law', () => {
    const report = checkLaws(market(), { games: 30, seed: 4, effort: 0.5 });
    expect(violationsOf(report)).toEqual([]);
    expect(report.endings).toEqual({ goods: 30 });
  });

  test('of one: that seat owes, and is told what is asked', () => {
    const match = opened();
    expect(match.owing).toBe(seatBit(0));
    expect(match.game.point(match.state, 0)).toEqual({ name: 'take', clause: 'MA-1' });
    expect(match.judge(0, 'vote 1')).toMatchObject({ error: { code: 'NOT_NOW' } });
    expect(match.judge(1, 'take 1')).toMatchObject({ error: { code: 'NOT_NOW' } });
  });

  test('only with a choice: the last good is taken without a question, also by the deal', () => {
    const match = opened(1);
    expect(match.owing).toBe(everySeat(3));
    expect(stateOf(match).taken).toBe(1);
    const two = opened(2);
    expect(stateOf(two).asked).toBe(TAKE);
    const { hasChoice } = membersOf(RULES);
    expect(hasChoice(stateOf(two))).toBe(true);
    for (const goods of [0, 1]) {
      stateOf(two).goods = goods;
      expect(hasChoice(stateOf(two)), `${goods} goods`).toBe(false);
    }
    // What is always asked for needs none.
    expect(hasChoice(stateOf(match))).toBe(true);
  });

  test('sealed: all are asked, nothing happens until the last answer is in', () => {
    const match = opened();
    play(match, 0, 'take 2');
    for (const seat of [2, 0]) play(match, seat, 'vote 1');
    expect(match.owing).toBe(seatBit(1));
    expect(stateOf(match).voted).toEqual(new Int32Array(3));
    play(match, 1, 'vote 0');
    expect(stateOf(match).asked).toBe(OBJECT);
  });

  test('in order: one owes, those to come may answer ahead, nobody else', () => {
    const match = opened();
    play(match, 0, 'take 2');
    for (const seat of [0, 1, 2]) play(match, seat, 'vote 1');
    expect(match.owing).toBe(seatBit(1));
    expect(match.game.point(match.state, 2)).toBeUndefined();
    expect(match.judge(0, 'object 1')).toMatchObject({ error: { code: 'NOT_YOUR_TURN' } });
    expect(match.judge(1, 'take 1')).toMatchObject({ error: { code: 'OBJECT_OR_NOT' } });
    play(match, 2, 'object 1');
    expect(stateOf(match).said).toBe(0);
    play(match, 1, 'object 0');
    // The answer in advance fell due, and the rules went on to the next turn.
    expect(stateOf(match)).toMatchObject({ turn: 1, asked: TAKE });
    expect(stateOf(match).owned[0]).toBe(2);
  });

  test('may: offered to seats that owe nothing, applied at once, and not waited for', () => {
    const match = opened();
    expect(match.game.may!(match.state)).toBe(seatBit(1) | seatBit(2));
    expect(match.game.point(match.state, 2)).toEqual({ name: 'cheer', clause: 'MA-4' });
    const out = new StepList();
    match.game.steps(match.state, 2, [], out);
    expect(out.list()).toEqual([VERB.cheer * 10 + 1]);
    play(match, 2, 'cheer 1');
    expect(stateOf(match).cheers).toBe(1);
    expect(match.owing).toBe(seatBit(0));
  });

  test('late answers: the first in listing order, or what the point says', () => {
    const match = opened();
    expect(match.game.timeout(match.state, 0)).toEqual([VERB.take * 10 + 1]);
    play(match, 0, 'take 2');
    for (const seat of [0, 1, 2]) play(match, seat, 'vote 1');
    expect(match.game.timeout(match.state, 1)).toEqual([VERB.object * 10]);
    expect(match.game.write(match.state, 1, match.game.timeout(match.state, 1))).toBe('object 0');
  });

  test('a point without a sampler is sampled from its lists', () => {
    const match = opened();
    const seen = new Set(
      Array.from({ length: 40 }, (_, n) => match.game.sample!(match.state, 0, new FastChance(n)).join()),
    );
    expect([...seen].sort()).toEqual(['11', '12']);
  });
});

describe('a wrong declaration', () => {
  type Rules = PointRules<MarketState, MarketEvent>;
  const [take, vote, object, cheer] = POINTS as [MarketPoint, MarketPoint, MarketPoint, MarketPoint];
  const change = (parts: Partial<Rules>) => () => membersOf({ ...RULES, ...parts });
  const withTake = (parts: Partial<MarketPoint>) =>
    change({ points: [{ ...take, ...parts }, vote, object, cheer] });

  test.each<[string, () => unknown, RegExp]>([
    ['two of a name', change({ points: [...POINTS, take] }), /market: two decision points are called take/],
    [
      'a name twice in the order',
      change({ order: ['over', 'take', 'take'] }),
      /two decision points are called take/,
    ],
    [
      'a verb twice',
      withTake({ moves: [{ ...take.moves[0]!, verbs: [VERB.vote] }] }),
      /verb 2 begins two moves/,
    ],
    ['nothing behind a name', change({ points: [vote, object, cheer] }), /nothing says what take asks/],
    ['never asked', change({ order: ['over', 'take', 'vote'] }), /nobody is ever asked object/],
    ['owed and free', change({ order: [...RULES.order, 'cheer'] }), /cheer is owed by nobody/],
    ['no end', change({ over: 'end' }), /the order does not say when it is end/],
    ['no clause', withTake({ clause: '' }), /take has no clause/],
    ['no answer', withTake({ moves: [] }), /take has no answer/],
    [
      'covert without a late answer',
      change({
        points: [take, { ...vote, asks: { how: 'covert', seats: () => 0 } }, object, cheer],
      }),
      /vote is covert and has no late answer/,
    ],
    [
      'a move without a verb',
      withTake({ moves: [{ ...take.moves[0]!, verbs: [] }] }),
      /a move of take has no verb/,
    ],
    [
      'the same move twice',
      withTake({ moves: [take.moves[0]!, take.moves[0]!] }),
      /take has the same move twice/,
    ],
    [
      'a short cut where every answer is asked for',
      withTake({ only: () => [11], asks: { how: 'one', ask: 'always', seat: (s) => s.turn } }),
      /take is asked although there is only one answer/,
    ],
  ])('%s', (_name, declare, says) => {
    expect(declare).toThrow(says);
  });

  test('a move may stand in two points', () => {
    expect(change({ points: [...POINTS, { ...cheer, name: 'cheerLouder' }] })).not.toThrow();
  });

  test('a step that belongs to no move is refused, and never written or applied', () => {
    const match = opened();
    expect(match.game.refuse(match.state, 0, [49.5], true)?.code).toBe('NO_SUCH_DEED');
    expect(() => match.game.write(match.state, 0, [99])).toThrow(/no decision begins with step 99/);
  });
});
