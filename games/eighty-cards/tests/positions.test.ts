/** Positions set up by hand: those that no play could lead to are refused, with what is wrong. */
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#engine/layout/json.ts';
import { readPosition } from '#engine/match/position.ts';
import { parseOptions } from '#engine/options.ts';
import { eightyCards } from '../rules/game.ts';
import { type Given, type Options, positionOf } from './frames.ts';
import { given } from './support.ts';

/** What is wrong with a position; '' when nothing is. */
const faults = (what: Given, fields: JsonObject = {}, options: Options = {}): string => {
  const values = parseOptions(eightyCards.options, options, 4);
  const config = values.ok ? eightyCards.config(values.value, 4) : undefined;
  if (!config?.ok) throw new Error('no such options');
  const read = readPosition(eightyCards, config.value, { ...positionOf('REF-4', what), ...fields });
  return read.ok ? '' : read.error.map(({ params }) => params?.detail).join('; ');
};
const frame = (name: string, more: JsonObject = {}): JsonObject => ({
  frame: name,
  by: null,
  at: null,
  travel: null,
  weapon: null,
  ...more,
});
const shot = (more: JsonObject): JsonObject => ({
  asked: 'react',
  stage: 'after',
  frames: [frame('attack', { stage: 2, by: 1, at: 2, weapon: 'rocket.1', ...more })],
});
const target: Given = { hand: { 2: 'coal-1' }, upgrade: { 2: 'skids' } };

describe('positions', () => {
  test('that play could reach are taken', () => {
    expect(faults({})).toBe('');
    expect(faults(target, shot({}))).toBe('');
    expect(faults(target, shot({ slot: 'upgrade' }))).toBe('');
    expect(faults({ progress: { 1: 50 }, across: 1 })).toBe('');
  });

  const CASES: Readonly<Record<string, () => string>> = {
    'fog cannot lie in crew': () => faults({ crew: { 1: 'fog' } }),
    'rocket.1 cannot lie in upgrade': () => faults({ upgrade: { 1: 'rocket' } }),
    'seat 1: a slot holds two cards': () => faults({ weapon: { 1: 'rocket rocket' } }),
    'seat 1: only a crew member that is bound has a terrain': () => faults({ crew: { 1: 'local-guide' } }),
    'seat 1: what is aboard is never covered': () => faults({ upgrade: { 1: 'covered skids' } }),
    'seat 2: replaceable cards are not counted': () => faults({}, { replaceable: [0, 1, 0, 0] }),
    'seat 1: interference is active out of turn': () => faults({ active: 'fog' }, { turnOf: 2 }),
    'chip 0 is launched, but its card is not aboard': () =>
      faults({}, { chipAt: [4, -1], chipBy: [1, null] }),
    'chip 0 is adrift nowhere': () => faults({}, { adrift: [true, false] }),
    'stormOn: a terrain is bound while such interference is active': () => faults({ active: 'storm' }),
    'stage: none before the first turn': () => faults({}, { stage: 'none' }),
    'nation: two seats have the same': () =>
      faults({}, { nation: ['russia', 'russia', 'france', 'germany'] }),
    'across: who has crossed first has crossed': () => faults({ progress: { 1: 50 } }),
    'across: the last round is over': () => faults({ turn: 4, progress: { 4: 50 }, across: 4 }),
    'progress: seat 3 has not had its last turn': () => faults({ progress: { 1: 50, 3: 49 }, across: 1 }),
    'winners: when it is over, somebody has won': () =>
      faults({ progress: { 1: 50 }, across: 1 }, { winners: [1] }),
    'answer: an answer waits for others': () => faults({}, { answer: [0, 1, 0, 0] }),
    'frames: they do not fit the stage of the turn': () => faults({}, { stage: 'closing' }),
    'frames: there is no window now': () =>
      faults(
        { hand: { 2: 'coal-1' } },
        { asked: 'interfere', frames: [frame('window')] },
        { interferencePace: 'lean' },
      ),
    'frames: they do not lie like that': () =>
      faults(target, {
        ...shot({}),
        frames: [frame('enter', { size: 1, stage: 4 }), frame('card', { travel: null })],
      }),
    'frames: one cannot have come about': () => faults({ hand: { 2: 'coal-1' } }, shot({ slot: 'weapon' })),
    'played: the cards that are being resolved lie there': () =>
      faults(target, shot({ weapon: null, travel: 'fog' })),
    'asked: the frames and the stage ask something else': () => faults({}, { asked: 'drawFrom' }),
    'asked: it is asked only where there is a choice': () =>
      faults({ asked: 'drawFrom', hand: { 1: 'rocket coal-1' } }),
    'asked: there is no duel': () => faults({ progress: { 1: 50, 2: 50 }, across: 1 }, { asked: 'duelDeck' }),
  };
  test.each(Object.entries(CASES))('are refused: %s', (fault, position) => {
    expect(position()).toBe(fault);
  });

  test('the one who resolves a spy sees the hand, without being told so [EC-16.4]', () => {
    const table = given('REF-4', {
      fields: {
        asked: 'spyDiscard',
        stage: 'after',
        travel: { hand: [[], ['coal-1.1', 'fog'], [], []], played: ['spy'] },
        frames: [frame('attack', { stage: 5, by: 1, at: 2, travel: 'spy' })],
      },
    });
    const hand = (seat: number) => (table.view(seat).state.travel as { hand: unknown[] }).hand[1];
    expect([hand(1), hand(3)]).toEqual([['coal-1.1', 'fog'], 2]);
  });
});
