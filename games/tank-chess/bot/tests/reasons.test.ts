/** The reasons of hints are true of the evaluation, and of what the rules make of the turn. */
import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { numberOf } from '#engine/seats.ts';
import { LANGUAGES } from '#engine/text.ts';
import { sampleTurn } from '../../rules/sample.ts';
import type { TankState } from '../../rules/state.ts';
import { en } from '../../text/hints.en.ts';
import { it as italian } from '../../text/hints.it.ts';
import { pl } from '../../text/hints.pl.ts';
import { Board } from '../board.ts';
import { evaluate, groundOf } from '../evaluate.ts';
import { bots } from '../index.ts';
import { growthOf, reasonFor, TERMS } from '../reasons.ts';
import { TEMPO } from '../weights.ts';
import { matchOf, scattered, stateOf, viewOfMover } from './support.ts';

const boardOf = (s: TankState): Board => {
  const board = new Board(s);
  board.setValues(groundOf(s).values);
  return board;
};
describe('the reason for a turn', () => {
  test('splits the growth of the evaluation into terms, and is the greatest of them', () => {
    const chance = new FastChance(5);
    const met = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const s = stateOf(scattered({ scenarioId: seed % 2 ? 'skirmish' : 'training-ground' }, seed, seed));
      const board = boardOf(s);
      const turn = sampleTurn(s, chance);
      const growth = growthOf(board, s, turn);
      const { term } = reasonFor(s, turn, {});
      met.add(term);
      const most = Math.max(...growth.values());
      if (growth.has(term as 'place')) expect(growth.get(term as 'place')).toBe(most);
      else if (term === 'ahead') expect(most).toBeLessThanOrEqual(0);

      const before = evaluate(board, groundOf(s)) - TEMPO;
      board.make(turn);
      const after = -(evaluate(board, groundOf(s)) - TEMPO);
      const won = board.win !== 0;
      board.unmake(turn);
      // What is at stake is no part of the evaluation, but of the search that follows it.
      const sum = [...growth].reduce((all, [one, by]) => (one === 'saves' ? all : all + by), 0);
      if (!won) expect(sum).toBe(after - before);
    }
    expect(met.size).toBeGreaterThan(4);
    expect(TERMS).toEqual(expect.arrayContaining([...met]));
  });

  test.each([
    ['wins', '8x8 6#c4/6##/3C04/8/8/2l25/8/8', 'Cd6>OUT'],
    ['destroys', '10x10 8#c4/8##/10/10/4h45/4#1m43/4R05/10/##8/C0#8', 'Re4<e3*e6'],
    ['averts', '10x10 c4#8/##2h45/10/10/10/10/1L05M02/10/3#1#4/3#C0#4', 'Lb4>e7/N'],
  ])('is %s where the rules make it so', (term, position, text) => {
    const options = { position: `${position} w 0 1`, colours: 'hostWhite', clock: 'none' };
    const match = matchOf({ ...options, repetition: 'off', noProgressPlies: 0 });
    const said = bots.explain!(viewOfMover(match), numberOf(match.onlySeat), { text });
    expect(said.term).toBe(term);
    if (term === 'destroys') expect(said.params).toEqual({ tank: 'H' });
  });

  test('comes with the answer of a bot, and tells of a forced end', () => {
    const match = scattered({ scenarioId: 'training-ground' }, 10, 2);
    const view = viewOfMover(match);
    const seat = numberOf(match.onlySeat);
    const answer = bots.create('major').choose(view, seat, { seed: 1, nodes: 400 });
    expect(TERMS).toContain(bots.explain!(view, seat, answer).term);
    const quiet = { text: answer.text, info: { ...answer.info!, score: 29_990 } };
    expect(['wins', 'averts', 'forces']).toContain(bots.explain!(view, seat, quiet).term);
    expect(() => bots.explain!(view, seat, { text: 'castle' })).toThrow(/castle/);
  });

  test('has a sentence in every language', () => {
    for (const language of LANGUAGES) {
      const texts: Readonly<Record<string, unknown>> = { en, it: italian, pl }[language];
      for (const term of TERMS)
        expect(texts[`because.${term}`], `${language} ${term}`).toMatch(/^\p{Lu}.*\.$/u);
      expect(Object.keys(texts).filter((key) => key.startsWith('because.'))).toHaveLength(TERMS.length);
    }
  });
});
