/** The reasons of hints are true of the evaluation: what grows in it is what changes its worth. */
import { describe, expect, it } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { viewOf } from '#engine/match/view.ts';
import { type Seat, seatBit } from '#engine/seats.ts';
import { LANGUAGES } from '#engine/text.ts';
import { rush } from '../../rules/game.ts';
import { OVER, type RushState, SABOTAGE } from '../../rules/state.ts';
import { type Given, given } from '../../tests/support.ts';
import { hints as en } from '../../text/en/hints.ts';
import { hints as italian } from '../../text/it/hints.ts';
import { hints as pl } from '../../text/pl/hints.ts';
import { Answers } from '../answers.ts';
import { bots } from '../index.ts';
import { learnedParameters } from '../policy.ts';
import { growthOf, reasonFor, settledAfter, TERMS, type Term } from '../reasons.ts';
import { Evaluator } from '../value.ts';

const parameters = learnedParameters(2);
const BARRACKS = {
  garage: { 1: 'E, E, Tech', 2: 'E, E, Tech' },
  reserve: 'ussr-t-34, usa-m6, germany-luchs',
};

/** The reason for a decision of seat 1. */
const because = (position: Given, text: string): string => {
  const { state } = given({ ...BARRACKS, ...position });
  const read = rush.read(state, 0, text);
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`);
  return reasonFor(state, 0, read.value, parameters).term;
};
/** By how much the evaluation of seat 1 grows from one state to another, in the weights of the first. */
const difference = (before: RushState, after: RushState): number => {
  const [evaluator, other] = [new Evaluator(), new Evaluator()];
  evaluator.load(before, parameters.weights);
  evaluator.setPerspective(0);
  const was = evaluator.worth(0);
  other.load(after, parameters.weights);
  evaluator.rows.set(other.rows);
  return evaluator.worth(-1) - was;
};

describe('the reason for a decision', () => {
  it.each<readonly [text: string, position: Given]>([
    ['buy ussr-t-34 with engineer, engineer, ussr-t-28', { hand: { 1: 'E, E, ussr-t-28' } }],
    ['deploy ussr-kv-1 on S1.1', { hand: { 1: 'ussr-kv-1, E' } }],
    ['attack with ussr-kv-1', { hand: { 1: 'ussr-kv-1, E' } }],
    ['attack with ussr-kv-1, ussr-t-28', { hand: { 1: 'ussr-kv-1, ussr-t-28' }, on: { 'S2.2': 'usa-t29' } }],
    ['play technician', { hand: { 1: 'Tech, E' }, reserve: 'ussr-t-26, usa-m6' }],
  ])('splits the growth of the evaluation into terms: %s', (text, position) => {
    const { state } = given({ ...BARRACKS, ...position });
    const read = rush.read(state, 0, text);
    if (!read.ok) throw new Error(read.error.code);
    const after = settledAfter(state, 0, read.value);
    const growth = growthOf(state, after, 0, parameters);
    const sum = [...growth].reduce((all, [term, by]) => (term === 'damage' ? all : all + by), 0);
    expect(Math.abs(sum)).toBeGreaterThan(0.001);
    expect(sum).toBeCloseTo(difference(state, after), 9);
  });

  it('is the term that grows most, or there is none, in whole games', () => {
    const answers = new Answers();
    const met = new Set<string>();
    for (let seed = 1; seed <= 4; seed++) {
      const { match } = given({ ...BARRACKS, hand: { 1: 'E, E, Vol', 2: 'E, E, Vol' } });
      const s = match.state as RushState;
      const chance = new FastChance(seed);
      for (let n = 0; n < 250 && s.asked !== OVER; n++) {
        const seat: Seat = rush.active(s) & 1 ? 0 : 1;
        const { decision } = answers.ranked(s, seat, parameters)[0]!;
        const { term } = reasonFor(s, seat, decision, parameters);
        met.add(term);
        const growth = growthOf(s, settledAfter(s, seat, decision), seat, parameters);
        const most = Math.max(...growth.values());
        if (growth.has(term as Term)) expect(growth.get(term as Term)).toBe(most);
        else if (!['win', 'look', 'sabotage'].includes(term)) expect(most).toBeLessThan(1e-8);
        rush.apply(s, seat, decision, chance, null);
      }
    }
    // Of many kinds, and of none that has no words.
    expect(met.size).toBeGreaterThan(8);
    expect(TERMS).toEqual(expect.arrayContaining([...met]));
  });

  it.each<readonly [term: Term, text: string, position: Given]>([
    ['points', 'attack with ussr-kv-1', { hand: { 1: 'ussr-kv-1, E' }, more: { round: 12 } }],
    ['look', 'play ussr-m-72', { hand: { 1: 'ussr-m-72, E' } }],
    ['nothing', 'end', { hand: { 1: 'E' } }],
    ['purchases', 'play volunteers', { hand: { 1: 'Vol, E, E' } }],
  ])('is %s for “%s”', (term, text, position) => {
    expect(because(position, text)).toBe(term);
  });

  it('is one’s own card where everybody answers a Sabotage, not what the others discard', () => {
    const three = learnedParameters(3);
    const { match } = given({
      seats: 3,
      turn: 2,
      hand: { 1: 'E, ussr-t-28, usa-m6', 2: 'ussr-m-72, E', 3: 'E, E, ussr-kv-1' },
      garage: { 1: 'E, E, Tech', 2: 'E, E, Tech', 3: 'E, E, Tech' },
    });
    expect(match.submit(1, 'play ussr-m-72').ok).toBe(true);
    const s = match.state as RushState;
    expect(s.asked).toBe(SABOTAGE);
    for (const card of ['engineer', 'ussr-t-28']) {
      const read = rush.read(s, 0, `discard ${card}`);
      if (!read.ok) throw new Error(read.error.code);
      expect(reasonFor(s, 0, read.value, three).term).toBe('spare');
    }
  });

  it('is the win itself where the decision brings it', () => {
    const position = {
      hand: { 1: 'E' },
      depot: { 1: 'usa-t29', 2: 'E' },
      options: { firstPlayer: '2' },
      lost: 'S2.1, S2.2, S2.3',
      achievements: 'ach-heavy',
      more: { first: 2, trigger: 'bases' },
    };
    expect(because(position, 'end')).toBe('win');
  });

  it('is given with the answer of a bot that sees only the view', () => {
    const { match } = given({ ...BARRACKS, hand: { 1: 'E, E, Vol', 2: 'E, E, Vol' } });
    const view = viewOf(match, seatBit(0));
    const answer = bots.create('marshal').choose(view, 1, { seed: 3, nodes: 200 });
    expect(TERMS).toContain(bots.explain!(view, 1, answer).term);
    expect(() => bots.explain!(view, 1, { text: 'attack with engineer' })).not.toThrow();
    expect(() => bots.explain!(view, 1, { text: 'castle' })).toThrow(/castle/);
  });

  it('has a sentence in every language', () => {
    for (const language of LANGUAGES) {
      const texts: Readonly<Record<string, unknown>> = { en, it: italian, pl }[language];
      for (const term of TERMS)
        expect(texts[`because.${term}`], `${language} ${term}`).toMatch(/^\p{Lu}.*\.$/u);
      expect(Object.keys(texts).filter((key) => key.startsWith('because.'))).toHaveLength(TERMS.length);
    }
  });
});
