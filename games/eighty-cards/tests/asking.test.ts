// What the prompt asks, and which answers it offers.
import { expect, test, vi } from 'vitest';
import { StepList } from '#engine/steps.ts';
import type { Action, Desk } from '#kit/desk.svelte.ts';
import { eightyCards } from '../rules/game.ts';
import { verbOf } from '../rules/steps.ts';
import { askFor } from '../table/asking.ts';
import type { Composer } from '../table/composer.svelte.ts';
import { wayAhead } from '../table/foresee.ts';
import { modelOf } from '../table/model.ts';
import { spotOf } from '../table/steps-things.ts';
import { given, startOf, type Table } from './support.ts';

/** Messages by their keys: runes do not run here. */
vi.mock('#kit/i18n.svelte.ts', () => ({ say: (key: string) => key }));

const askedOf = (table: Table, seat = 0): { text: string; ids: string[] } => {
  const list = new StepList();
  eightyCards.steps(table.state, seat, [], list);
  const first = list.list();
  const model = modelOf(table.view(seat + 1), []);
  const composer = {
    ...{ model, seat, asked: model.asked, first, draft: [], menu: [], path: [], plan: 0, driving: 0 },
    ...{ complete: false, empty: true, verbs: new Set(first.map(verbOf)) },
    way: wayAhead(table.state, seat, 4),
    can: (one: number) => first.includes(one),
    turn: { can: (draft: readonly number[]) => !eightyCards.refuse(table.state, seat, draft, true) },
  } as unknown as Composer;
  const asked = { text: '', ids: [] as string[] };
  const ask = (text: string, actions: readonly Action[] = []): void => {
    asked.text = text;
    asked.ids = actions.map(({ kind, label }) => `${kind ?? 'plain'} ${label}`);
  };
  askFor({ ask } as unknown as Desk, composer);
  return asked;
};

test('the question from which deck to draw names what may be discarded before, if anything [EC-5.8]', () => {
  const bare = askedOf(given('REF-4', { asked: 'drawFrom', hand: { 1: 'coal-1' } }));
  expect(bare.text).not.toContain('ask.orThrow');
  const crewed = askedOf(given('REF-4', { asked: 'drawFrom', hand: { 1: 'coal-1' }, crew: { 1: 'stoker' } }));
  expect(crewed.text).toContain('ask.orThrow');
  // The answers to the question come first.
  expect(crewed.ids.map((id) => /do\.(draw|throw)/.exec(id)?.[1])).toEqual(['draw', 'draw', 'throw']);
});

test('a shot is to be fired before the last AP is gone only where somebody is in range [EC-5.6]', () => {
  const warned = (what: Parameters<typeof given>[1]) =>
    askedOf(given('REF-4', { ap: 2, weapon: { 1: 'rocket' }, ...what })).text.includes('ask.lastAp');
  expect(warned({ at: { 2: 2 } })).toBe(true);
  expect(warned({})).toBe(false);
  expect(warned({ at: { 2: 2 }, ap: 5 })).toBe(false);
  expect(warned({ at: { 2: 2 }, options: { freeActionsAtZeroAp: true } })).toBe(false);
});

test('a question about a balloon names its space, which the ring then shows [EC-12.7]', () => {
  const table = startOf('REF-4', {
    turn: 3,
    weapon: { 2: 'explosive-balloon-1' },
    chips: { 1: '20' },
  }).play('keep');
  expect(table.asks).toBe('2');
  expect(spotOf(modelOf(table.view(2), []), 1)).toBe(20);
  expect(spotOf(modelOf(given('REF-4').view(1), []), 0)).toBeUndefined();
});
