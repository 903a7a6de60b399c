/** Operations on cards: what is equipped, used up, combined, and who leaves the fight (content 1.4). */
import type { Op } from '../../content/effects/vocabulary.ts';
import { defeatFigure } from '../fight/defeat.ts';
import { colourOf, inPlay } from '../fight/dice.ts';
import { CHARACTERS_ARE, group } from '../fight/foes.ts';
import { equipFree, toMerchant, unequip } from '../fight/resources.ts';
import { boxNo, putHits } from '../fight/tokens.ts';
import {
  abilitiesAt,
  classAt,
  enhancements,
  heroName,
  inArea,
  inBook,
  isOn,
  membersOf,
  onSheet,
  passives,
  petCapacityOf,
  petOf,
  powersOn,
} from '../heroes.ts';
import { fromTo } from '../lists.ts';
import { placesOf } from '../map/arrange.ts';
import { FINISHERS, FIRST_USE, SOURCES } from '../sources.ts';
import { AREAS, bookOf, ESCAPED, FIGURES, SUPPLY, UNROLLED, type Warcraft } from '../state.ts';
import { VERB } from '../steps.ts';
import { choose, chooseTimes, type Run, stop, stopped } from './choices.ts';
import { holds } from './conditions.ts';
import { type Executors, perform, repeat } from './perform.ts';

/** Takes back what an operation has added to the pool: first the dice that there was no room for (WOW-13.6). */
const undo = (s: Warcraft, hero: number, op: Op): void => {
  if (op.name === 'if') {
    for (const one of holds(s, hero, op.when) ? op.then : op.else) undo(s, hero, one);
    return;
  }
  if (!holds(s, hero, op.when)) return;
  if (op.name === 'reroll') s.rerolls -= op.args[0];
  if (op.name === 'attrition') s.attrition -= op.args[0];
  if (op.name === 'threat') s.threat -= op.args[0];
  if (op.name !== 'dice') return;
  const [set, count] = op.args;
  for (let n = 0; n < count; n++) {
    const without = membersOf(set).find((colour) => s.surplus[colour]! > 0);
    if (without !== undefined) s.surplus[without]!--;
    else {
      const die = inPlay(s).find((one) => s.dieAt[one] === UNROLLED && set & (1 << colourOf(s, one)));
      if (die !== undefined) s.dieAt[die] = SUPPLY;
    }
  }
};
/**
 * What a card has added to the pool in this step is taken back (`equipPower`): what it did by itself, and what it was used
 * for with all that comes with its use.
 */
const withdraw = (s: Warcraft, hero: number, from: number): void => {
  for (const [i, { auto, on, when, ops }] of abilitiesAt(s, from).entries()) {
    if (on !== 'poolStart' || (auto && !holds(s, hero, when))) continue;
    const more = auto ? [] : enhancements(s, hero, from, on);
    const times = auto ? 1 : s.used[FIRST_USE[from]! + i]!;
    for (let n = 0; n < times; n++)
      for (const op of [...ops, ...more.flatMap(({ then }) => then)]) undo(s, hero, op);
  }
};
/** The card works at once: what it adds by itself at the start of the pool. */
const joinPool = (run: Run, card: number): void => {
  for (const ability of abilitiesAt(run.s, card))
    if (ability.auto && ability.on === 'poolStart' && holds(run.s, run.hero, ability.when))
      perform({ ...run, auto: true }, ability.ops);
};
/** Areas that accept this power. */
const areasFor = (s: Warcraft, hero: number, card: number): number[] => {
  const places = placesOf(s, hero, card);
  return fromTo(0, AREAS - 1).filter((area) => places & (1 << area));
};
const putOn = (run: Run, card: number, area: number): void => {
  const { s, hero, tell } = run;
  for (const there of inArea(s, hero, area)) {
    if (SOURCES[there]!.addOn) continue;
    // A card that is switched off has added nothing (WOW-12.4).
    if (isOn(s, there)) withdraw(s, hero, there);
    unequip(s, hero, there, tell);
  }
  equipFree(s, hero, card, area, tell);
  joinPool(run, card);
};
const named = (s: Warcraft, hero: number, ids: readonly string[]): number[] =>
  onSheet(s, hero).filter((one) => SOURCES[one]!.kind === 'power' && ids.includes(SOURCES[one]!.id));

/** Tokens for a use: the bonus first, then the factor (content 1.4). */
const comboTokens = ({ s, hero, source }: Run, count: number): number => {
  const bonus = passives(s, hero, 'comboBonus').reduce(
    (sum, { args: [cards, more] }) => (cards.includes(SOURCES[source]!.id) ? sum + more : sum),
    count,
  );
  return passives(s, hero, 'comboTimes').reduce((product, { args: [times] }) => product * times, bonus);
};
const keeps = ({ s, hero, source }: Run): boolean => {
  const named = ({ args: [cards] }: { readonly args: readonly [readonly string[]] }): boolean =>
    cards.includes(SOURCES[source]!.id);
  return (
    passives(s, hero, 'keepAfterUse').some(named) ||
    // Outside a fight no use is the first one of a combat.
    (s.stage !== 0 && !s.usedFight.has(source) && passives(s, hero, 'keepFirstUse').some(named))
  );
};

export const CARD_OPERATIONS: Executors<
  | 'petHeal'
  | 'sacrificePet'
  | 'unequipSelf'
  | 'unequipOne'
  | 'equipPower'
  | 'equipDemon'
  | 'toMerchant'
  | 'combo'
  | 'comboEach'
  | 'useJudgement'
  | 'escape'
  | 'defeatIndependent'
> = {
  petHeal: (run) => {
    const pet = petOf(run.s, run.hero);
    if (pet < 0) stop(run, 'NO_PET');
    else run.s.pet[run.hero] = petCapacityOf(run.s, run.hero, pet);
  },
  sacrificePet: (run, { args: [box, each] }) => {
    const { s, hero } = run;
    const pet = petOf(s, hero);
    if (pet < 0) {
      stop(run, 'NO_PET');
      return;
    }
    putHits(s, hero, boxNo(box), each * s.pet[hero]!);
    unequip(s, hero, pet, run.tell);
  },
  unequipSelf: (run) => {
    if (!keeps(run)) unequip(run.s, run.hero, run.source, run.tell);
  },
  unequipOne: (run, { args: [cards] }) => {
    const card = choose(run, VERB.card, named(run.s, run.hero, cards), 'NO_TARGET');
    if (card >= 0 && !stopped(run)) unequip(run.s, run.hero, card, run.tell);
  },
  equipPower: (run, { args: [[id], where] }) => {
    const { s, hero } = run;
    const card = inBook(s, hero, id!);
    const areas = card < 0 ? [] : areasFor(s, hero, card);
    const ranged = classAt(s, hero).areas.flatMap(({ types }, area) =>
      types.includes('ranged') ? [area] : [],
    );
    const area = choose(run, VERB.area, card < 0 ? [] : where === 'any' ? areas : ranged, 'NO_TARGET');
    if (area >= 0 && !stopped(run)) putOn(run, card, area);
  },
  equipDemon: (run) => {
    const { s, hero } = run;
    const owned = s.cards
      .list(bookOf(s, hero))
      .filter((card) => SOURCES[card]!.category === 'Demon' && SOURCES[card]!.level <= s.level[hero]!);
    const card = choose(
      run,
      VERB.card,
      owned.sort((a, b) => a - b),
      'NO_TARGET',
    );
    const area = card < 0 || stopped(run) ? -1 : choose(run, VERB.area, areasFor(s, hero, card), 'NO_TARGET');
    if (area >= 0 && !stopped(run)) putOn(run, card, area);
  },
  toMerchant: (run) => toMerchant(run.s, run.hero, run.source, run.tell),
  combo: (run, { args: [count] }) => {
    const { s, hero } = run;
    const holders = powersOn(s, hero).filter((one) => FINISHERS.includes(one));
    // WOW-12.19: none equipped, none placed.
    if (holders.length === 0) return;
    for (let i = comboTokens(run, count); i > 0 && !stopped(run); i--) {
      const card = choose(run, VERB.card, holders, 'NO_TARGET');
      if (stopped(run)) return;
      s.combo[FINISHERS.indexOf(card)]!++;
      s.placedCombo[hero] = 1;
    }
  },
  comboEach: (run, { args: [each, most], then }) => {
    const holder = FINISHERS.indexOf(run.source);
    const times = chooseTimes(run, Math.min(most, Math.floor(run.s.combo[holder]! / each)), 'NO_TARGET');
    if (stopped(run)) return;
    run.s.combo[holder]! -= each * times;
    repeat(run, then, times);
  },
  useJudgement: (run) => {
    const seal = powersOn(run.s, run.hero).find((one) => SOURCES[one]!.category === 'Seal');
    const judgement =
      seal === undefined ? undefined : abilitiesAt(run.s, seal).find(({ on }) => on === 'judgement');
    if (judgement) perform(run, judgement.ops);
    else stop(run, 'NO_TARGET');
  },
  escape: ({ s, hero, tell }) => {
    s.role[hero] = ESCAPED;
    tell?.({ type: 'escaped', hero: heroName(s, hero) });
  },
  defeatIndependent: (run) => {
    const { s } = run;
    const isPvp = s.opposed === CHARACTERS_ARE;
    const free = s.independent === 1 && !isPvp ? group(s) : [];
    const kinds = new Map(free.map((figure) => [FIGURES[figure]!.colour, figure] as const));
    const figure = choose(run, VERB.figure, [...kinds.values()], isPvp ? 'NOT_IN_PVP' : 'NO_TARGET');
    if (figure >= 0 && !stopped(run)) defeatFigure(s, figure, run.tell);
  },
};
