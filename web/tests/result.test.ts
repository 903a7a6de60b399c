import { describe, expect, it, test } from 'vitest';
import type { Outcome } from '#engine/game.ts';
import type { Language, Messages } from '#engine/text.ts';
import { en } from '#kit/text/en.ts';
import { it as italian } from '#kit/text/it.ts';
import { pl } from '#kit/text/pl.ts';
import { translatorOf } from '#kit/text.ts';
import { sayOthers, sayResult, sayWinners } from '../src/match/result.ts';

const BUNDLES: Readonly<Record<Language, Messages>> = { en, it: italian, pl };
const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];
const said = (outcome: Partial<Outcome>, mine: readonly number[], language: Language = 'en'): string => {
  const { say } = translatorOf(language, [BUNDLES[language]]);
  return sayResult(say, { ranks: [], reason: 'x', ...outcome }, mine, (seat) => NAMES[seat - 1]!);
};

describe('a result is said', () => {
  it('to one who played, and to the others by name', () => {
    expect(said({ ranks: [1, 2] }, [1])).toBe('You win');
    expect(said({ ranks: [1, 2] }, [2])).toBe('You lose');
    expect(said({ ranks: [1, 2] }, [])).toBe('Ada wins');
    // People who share a device are called by their names.
    expect(said({ ranks: [2, 1] }, [1, 2])).toBe('Bo wins');
  });
  it('of several who have won together', () => {
    const ranks = [1, 3, 1, 3];
    expect(said({ ranks }, [])).toBe('Ada and Cy win');
    expect(said({ ranks }, [], 'it')).toBe('Vincono Ada e Cy');
    expect(said({ ranks }, [], 'pl')).toBe('Ada i Cy wygrywają');
    expect(said({ ranks }, [3])).toBe('You win');
  });
  it('of one who played alone: won or lost, never a draw', () => {
    const won: Partial<Outcome> = { ranks: [1], results: ['won'] };
    const lost: Partial<Outcome> = { ranks: [1], results: ['lost'] };
    expect(said(won, [1])).toBe('You win');
    expect(said(lost, [1])).toBe('You lose');
    expect([said(won, []), said(lost, [])]).toEqual(['Ada wins', 'Ada loses']);
    expect([said(won, [], 'it'), said(lost, [], 'it')]).toEqual(['Vince Ada', 'Perde Ada']);
    expect([said(won, [], 'pl'), said(lost, [], 'pl')]).toEqual(['Ada wygrywa', 'Ada przegrywa']);
    expect([said(lost, [1], 'it'), said(lost, [1], 'pl')]).toEqual(['Hai perso', 'Przegrywasz']);
    expect(said({ ranks: [1] }, [1])).toBe('No result');
  });
  it('as a draw only among several', () => {
    expect(said({ ranks: [1, 1] }, [1])).toBe('Draw');
    expect(said({}, [1])).toBe('No result');
  });
});

test('who has won is said by name also to those who have lost', () => {
  const { say } = translatorOf('en', [en]);
  const winners = (outcome: Partial<Outcome>) =>
    sayWinners(say, { ranks: [], reason: 'x', ...outcome }, (seat) => NAMES[seat - 1]!);
  expect(winners({ ranks: [2, 1] })).toBe('Bo wins');
  expect(winners({ ranks: [1, 2, 1] })).toBe('Ada and Cy win');
  expect(winners({ ranks: [1], results: ['lost'] })).toBe('Ada loses');
  expect(winners({ ranks: [1, 1] })).toBe('Draw');
  expect(winners({})).toBe('No result');
  const below = (ranks: number[], ...mine: number[]) =>
    sayOthers(say, { ranks, reason: 'x' }, mine, (seat) => ['You', ...NAMES.slice(1)][seat - 1]!);
  expect(below([1, 2], 1)).toBe('');
  expect(below([2, 1], 1)).toBe('Bo wins');
  expect(below([1, 2, 1], 1)).toBe('You and Cy win');
  expect(below([1, 1], 1)).toBe('');
});
