/** The parser of effects (content 1): every card is understood, and nothing else is. */
import { expect, test } from 'vitest';
import { describeFault, readEffects } from '../content/effects/check.ts';
import { abilitiesOf, abilitiesOfFoe, EFFECT_CARDS, EFFECT_FOES } from '../content/effects/index.ts';
import { parseEffect, writeEffect } from '../content/effects/parse.ts';
import { OPERATIONS, type Op, TEST_NAMES, TESTS } from '../content/effects/vocabulary.ts';

const KNOWN = new Set(EFFECT_CARDS.map(({ id }) => id));

/** What is wrong with a card of this effect, as a sentence. */
const wrong = (effect: string, speaker: 'card' | 'foe' = 'card'): string => {
  const { faults } = readEffects([{ id: 'it', effect }], KNOWN, speaker);
  expect(faults.length, effect).toBeGreaterThan(0);
  return describeFault(faults[0]!);
};

test('every card, creature, boss and overlord parses, and is written as it was read [content 1.1]', () => {
  expect(EFFECT_CARDS.length).toBe(216 + 95 + 4 + 28 + 8);
  for (const { id, effect } of EFFECT_CARDS) expect(writeEffect(abilitiesOf(id)), id).toBe(effect);
  for (const { id, effect } of EFFECT_FOES) expect(writeEffect(abilitiesOfFoe(id)), id).toBe(effect);
});

test('every operation and every test of the vocabulary is used by some card [content 1.3, 1.4, 1.5]', () => {
  const used = new Set<string>();
  const see = (ops: readonly Op[]): void => {
    for (const op of ops) {
      used.add(op.name);
      for (const { name } of op.when) used.add(name);
      see(op.then);
      see(op.else);
    }
  };
  const all = [
    ...EFFECT_CARDS.map(({ id }) => abilitiesOf(id)),
    ...EFFECT_FOES.map(({ id }) => abilitiesOfFoe(id)),
  ];
  for (const ability of all.flat()) {
    for (const { name } of [...ability.when, ...ability.free]) used.add(name);
    see(ability.ops);
  }
  expect([...Object.keys(OPERATIONS), ...Object.keys(TESTS)].filter((name) => !used.has(name))).toEqual([]);
});

test('marks, price, condition and nested operations are told apart', () => {
  const [first, second] = abilitiesOf('arcane-explosion');
  expect([first?.auto, first?.follow, second?.auto, second?.follow]).toEqual([false, false, true, true]);
  const no = TEST_NAMES.indexOf('diceShow');
  expect(second?.when).toEqual([{ name: 'diceShow', no, args: [{ colours: 3, low: 1, high: 1 }, 2] }]);
  const missiles = abilitiesOf('arcane-missiles')[0]!;
  expect(missiles.free.map(({ name }) => name)).toEqual(['usedLastRound', 'unharmedLastRound']);
  expect(abilitiesOf('shadowburn')[0]?.energy).toBe(3);
  expect(abilitiesOf('power-word-shield')[0]?.ally).toBe(true);
  const windfury = abilitiesOf('windfury-weapon')[0]!.ops[0]!;
  expect([windfury.name, windfury.then[0]?.name, windfury.else[0]?.then[0]?.name]).toEqual([
    'if',
    'spotEach',
    'dice',
  ]);
});

test.each([
  ['poolstart: reroll(1)', 'it, character 0: "poolstart" is no window (content 1.2)'],
  ['action(sleep): reroll(1)', 'it, character 0: "action(sleep)" is no window (content 1.2)'],
  ['poolStart: rerol(1)', 'it, character 11: "rerol" is no operation of cards (content 1.4)'],
  ['poolStart: reroll(one)', 'it, character 18: "one" is no number of reroll (content 1.1)'],
  ['poolStart: reroll()', 'it, character 18: reroll takes 1 arguments and has 0 (content 1.1)'],
  ['poolStart: reroll(1,2)', 'it, character 18: reroll takes 1 arguments and has 2 (content 1.1)'],
  ['poolStart: reroll(1', 'it, character 18: ")" is missing (content 1.1)'],
  ['poolStart reroll(1)', 'it, character 9: ": " is missing (content 1.1)'],
  ['poolStart: reroll(1) and more', 'it, character 20: " and more" is not understood (content 1.1)'],
  ['**poolStart: reroll(1)', 'it, character 2: the mark * stands twice (content 1.1)'],
  ['poolStart{e}: reroll(1)', 'it, character 11: the price has no number (content 1.1)'],
  ['poolStart[lucky]: reroll(1)', 'it, character 10: "lucky" is no test (content 1.3)'],
  ['poolStart[round>=]: reroll(1)', 'it, character 17: round>= needs a number (content 1.3)'],
  ['rerollEnd: spot(red:9,1) => (reroll(1))', 'it, character 16: "red:9" is no filter of spot (content 1.1)'],
  [
    'rerollEnd: spot(red:8+,1) => (reroll(1))',
    'it, character 16: "red:8+" is no filter of spot (content 1.1)',
  ],
  ['rerollEnd: spot(red:8,1)', 'it, character 11: spot needs operations that follow from it (content 1.4)'],
  ['poolStart: reroll(1) => (reroll(1))', 'it, character 11: nothing follows from reroll (content 1.4)'],
  ['place: hits(shield,1)', 'it, character 12: "shield" is no boxes of hits (content 1.4)'],
  ['poolStart: dice(yellow,1)', 'it, character 16: "yellow" is no dieColour of dice (content 1.1)'],
  ['poolStart: stunEach(1)', 'it, character 11: "stunEach" is no operation of cards (content 1.4)'],
])('%s is refused with its place and its reason', (effect, reason) => {
  expect(wrong(effect)).toBe(reason);
});

test('what the grammar allows and the rules do not is refused, too', () => {
  expect(wrong('poolStart[equipped(no-such-card)]: reroll(1)')).toBe(
    'it, ability 1: there is no card "no-such-card" (content 1.3)',
  );
  expect(wrong('passive: uses(no-such-card,2)')).toBe(
    'it, ability 1: there is no card "no-such-card" (content 1.4)',
  );
  expect(wrong('passive: reroll(1)')).toBe('it, ability 1: reroll is not passive (content 1.2)');
  expect(wrong('poolStart: capacity(health,1)')).toBe(
    'it, ability 1: capacity is passive only (content 1.2)',
  );
  expect(wrong('poolStart: prevent(1)')).toBe(
    'it, ability 1: prevent has no sense at poolStart (content 1.2)',
  );
  expect(wrong('*poolStart{e1}: reroll(1)')).toBe(
    'it, ability 1: what happens by itself has no price (content 1.1)',
  );
  expect(wrong('+rerollEnd: reroll(1)')).toBe('it, ability 1: it follows no ability (content 1.1)');
  expect(wrong('rerollEnd: reroll(1)', 'foe')).toBe(
    'it, character 11: "reroll" is no operation of opponents (content 1.5)',
  );
  expect(wrong('passive: reroll(1)', 'foe')).toBe('it, character 0: "passive" is no window (content 1.2)');
});

test('what parses is written as it was, also when a text breaks off', () => {
  for (const { id, effect } of EFFECT_CARDS)
    for (let end = 1; end < effect.length; end++) {
      const start = effect.slice(0, end);
      const parsed = parseEffect(start);
      if (parsed.ok) expect(writeEffect(parsed.value), id).toBe(start);
    }
});
