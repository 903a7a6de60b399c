/** Every operation and every ability of a combat window is carried out by the rules. */
import { afterAll, describe, expect, test } from 'vitest';
import { type Chance, FastChance } from '#engine/chance.ts';
import { copyState, type State } from '#engine/layout/layout.ts';
import { randomDecision } from '#engine/playout.ts';
import { CLASSES } from '../content/classes.ts';
import { abilitiesOf, abilitiesOfFoe, EFFECT_CARDS, EFFECT_FOES } from '../content/effects/index.ts';
import { OPERATIONS, type Op, type OpName } from '../content/effects/vocabulary.ts';
import { ITEM_IDS } from '../content/items/index.ts';
import { executable } from '../rules/effects/perform.ts';
import { MANY, questionsIn } from '../rules/effects/questions.ts';
import { applyUse, openUses, tryUse } from '../rules/effects/use.ts';
import { FOE_ACTS } from '../rules/fight/foe-acts.ts';
import { warcraft } from '../rules/game.ts';
import { abilitiesAt } from '../rules/heroes.ts';
import { CLASS_CARD_IDS, CLASS_OF_CARD, FIRST_ITEM, SOURCES, USES } from '../rules/sources.ts';
import { blankState, type Warcraft } from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';
import type { Fighter } from '../tools/laboratory.ts';
import { given } from './support.ts';

/** The rules read these of an opponent where they matter, as they read passive operations of cards. */
const ALWAYS: readonly OpName[] = [
  'noRerollValue',
  'noAttrition',
  'armorOnlyFrom',
  'rerollPenalty',
  'halveAttritionUp',
  'hitCapByEights',
  'attritionNeedsSpot',
];
const walk = (ops: readonly Op[]): OpName[] =>
  ops.flatMap(({ name, then, else: otherwise }) => [name, ...walk(then), ...walk(otherwise)]);

test('every operation that content uses is carried out, or read where it matters (content 1.4, 1.5)', () => {
  const used = new Set([
    ...EFFECT_CARDS.flatMap(({ id }) => abilitiesOf(id).flatMap(({ ops }) => walk(ops))),
    ...EFFECT_FOES.flatMap(({ id }) => abilitiesOfFoe(id).flatMap(({ ops }) => walk(ops))),
  ]);
  const carried = new Set<string>([...executable(), ...FOE_ACTS, ...ALWAYS, 'if']);
  const left = [...used].filter((name) => !carried.has(name) && OPERATIONS[name].place !== 'passive');
  expect(left).toEqual([]);
});

/** Every cell but those that hold sets of bits. */
const numbersIn = ({ layout, data }: State): number[] =>
  layout.fields.flatMap(({ field, offset, cells }) =>
    field.kind === 'bits' ? [] : [...data.subarray(offset, offset + cells)],
  );

/** A character of this class with everything that fits: the cards of its deck in turn, all talents, some items. */
const wearing = (classId: string, from: number): Fighter => {
  const number = CLASSES.findIndex(({ id }) => id === classId);
  const { areas } = CLASSES[number]!;
  const powers = CLASS_CARD_IDS.filter(
    (_, card) => CLASS_OF_CARD[card] === number && SOURCES[card]!.kind === 'power',
  );
  const sheet: string[] = [];
  const categories = new Set<string>();
  const book: string[] = [];
  for (const [i] of powers.entries()) {
    const id = powers[(i + from) % powers.length]!;
    const { type, category } = SOURCES[CLASS_CARD_IDS.indexOf(id)]!;
    const area = areas.findIndex(
      ({ types, only }, place) =>
        types.includes(type as never) &&
        (only === undefined || only === category) &&
        !sheet.some((card) => card.endsWith(`@${place + 1}`)),
    );
    const taken = category !== '' && category !== 'Finishing Move' && categories.has(category);
    if (area < 0 || taken) book.push(id);
    else {
      sheet.push(`${id}@${area + 1}`);
      categories.add(category);
    }
  }
  const bag = ITEM_IDS.filter((_, item) => SOURCES[FIRST_ITEM + item]!.type === 'bag').slice(from, from + 8);
  const talents = CLASS_CARD_IDS.filter(
    (_, card) => CLASS_OF_CARD[card] === number && SOURCES[card]!.kind === 'talent',
  );
  return { class: classId, level: 5, xp: 28, sheet, book, bag, talents };
};
const items = (from: number): string[] =>
  ITEM_IDS.filter((_, item) =>
    ['melee', 'ranged', 'armor', 'general'].includes(SOURCES[FIRST_ITEM + item]!.type),
  )
    .slice(from, from + 3)
    .map((id, i) => `${id}@${i + 6}`);

/** Abilities that were carried out, by what `questionsIn` says of them. */
const kept: readonly Set<number>[] = [new Set(), new Set()];
/** What the rules tell from operations alone is what happens when the ability is used: an answer never leads nowhere. */
const expectKept = (s: Warcraft, hero: number, chance: Chance): void => {
  for (const use of openUses(s, hero)) {
    const { source, index } = USES[use]!;
    const count = questionsIn(abilitiesAt(s, source)[index]!);
    const draft = [step(VERB.use, use)];
    let tried = tryUse(s, hero, draft);
    if (count === MANY || tried.refused) continue;
    while (tried.wanted) {
      draft.push(tried.wanted[chance.draw(tried.wanted.length)]!);
      tried = tryUse(s, hero, draft);
      expect(tried.refused, `${SOURCES[source]!.id}: ${draft}`).toBeUndefined();
    }
    const copy = blankState(s.config);
    copyState(s, copy);
    applyUse(copy, hero, draft, chance, null);
    kept[count]!.add(use);
  }
};

describe('random fights end, and nobody is asked without an answer (WOW-13.20)', () => {
  const foes = [
    ['3 green murloc', '1 red murloc'],
    ['2 green doom-guard'],
    ['2 blue wildkin'],
    ['1 blue infernal'],
    ['2 green giant-spider'],
    ['1 green drake'],
    ['kelthuzad'],
    ['nefarian'],
    ['kazzak'],
    ['daecris'],
    ['old-snake'],
  ];
  const kinds = CLASSES.map(({ id }) => id);
  for (const [number, against] of foes.entries())
    test(against.join(', '), () => {
      for (let seed = 0; seed < 9; seed++) {
        const one = wearing(kinds[seed]!, number);
        const two = wearing(kinds[(seed + 1 + (number % 7)) % kinds.length]!, number * 2);
        const fight = given({
          horde: [{ ...one, sheet: [...one.sheet!, ...items(seed * 11 + number)] }, two],
          against,
          options: { faqOncePerRound: number % 3 > 0, faqColourChange: number % 2 > 0 },
        });
        const chance = new FastChance(seed * 100 + number);
        let decisions = 0;
        while (fight.asked !== 'over' && decisions++ < 4000) {
          const { s } = fight;
          if (s.askedHero >= 0 && decisions % 3 === 0) expectKept(s, s.askedHero, chance);
          const decision = randomDecision(warcraft, s, s.answerer, chance);
          const text = warcraft.write(s, s.answerer, decision);
          const read = warcraft.read(s, s.answerer, text);
          expect(read.ok && read.value, text).toEqual(decision);
          warcraft.apply(s, s.answerer, decision, chance, null);
          for (const value of numbersIn(s)) if (value < -100) throw new Error('a cell is too small');
        }
        expect(fight.asked).toBe('over');
        expect(fight.s.round).toBeLessThanOrEqual(40);
      }
    });
  afterAll(() => {
    expect(kept.map(({ size }) => size > 60)).toEqual([true, true]);
  });
});
