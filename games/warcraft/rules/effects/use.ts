/** The use of an ability: whether it is open now, what it costs, and what it does (WOW-12). */
import type { Chance } from '#engine/chance.ts';
import { copyState } from '#engine/layout/layout.ts';
import type { Refusal } from '#engine/result.ts';
import type { Ability, Op, OpOf } from '../../content/effects/vocabulary.ts';
import { named } from '../belongings.ts';
import type { Tell } from '../events.ts';
import { diceText } from '../fight/dice.ts';
import { CHARACTERS_ARE } from '../fight/foes.ts';
import { push, topFrame } from '../fight/frames.ts';
import { costOf, usesOfCard } from '../fight/resources.ts';
import { alwaysOf, autosIn, handOf, mayHappen, usesIn, windowBit } from '../hands.ts';
import {
  abilitiesAt,
  enhancements,
  factionOf,
  fightersOf,
  hasSource,
  heroName,
  isOn,
  passives,
  sourceId,
} from '../heroes.ts';
import { refuse } from '../refusals.ts';
import { FIRST_USE, SOURCES, USES } from '../sources.ts';
import { blankState, F_LOSS, F_SPENT, FIGHTING, type Warcraft } from '../state.ts';
import { step, VERB } from '../steps.ts';
import { CARD_OPERATIONS } from './cards.ts';
import { type Run, stopped } from './choices.ts';
import { holds } from './conditions.ts';
import { DICE_OPERATIONS, isRolled, lacksDice, takesDice, turnsAny } from './dice.ts';
import { MAP_OPERATIONS } from './map.ts';
import { learn, perform } from './perform.ts';
import { MANY, questionsIn } from './questions.ts';
import { TOKEN_OPERATIONS } from './tokens.ts';
import { isOpen, openAmong } from './windows.ts';

learn(DICE_OPERATIONS);
learn(TOKEN_OPERATIONS);
learn(CARD_OPERATIONS);
learn(MAP_OPERATIONS);

/** On whom the operations act: in a friend's step on that friend. */
const targetOf = (s: Warcraft, hero: number, { ally }: Ability): number =>
  ally && topFrame(s) < 0 && s.active >= 0 ? s.active : hero;

const DEAR: readonly string[] = [
  'payEach',
  'spot',
  'spotEach',
  'removeDice',
  'removeEach',
  'unequipSelf',
  'unequipOne',
  'comboEach',
  'toMerchant',
  'sacrificePet',
];
/** Whether it pays with energy, Health, tokens, dice or cards (WOW-12.11). */
const isDear = (ops: readonly Op[]): boolean =>
  ops.some(({ name, then, else: otherwise }) => DEAR.includes(name) || isDear(then) || isDear(otherwise));

/** Energy for one use: the card's own, unless a use of it has paid for this ability already, and what the ability says. */
const priceOf = (s: Warcraft, hero: number, use: number, free = false): number => {
  const { source, index } = USES[use]!;
  const card = SOURCES[source]!;
  const ability = abilitiesAt(s, source)[index]!;
  const again = s.used[use]! > 0;
  const own = card.type !== 'active' && (again || usesOfCard(s, source) === 0) && !ability.follow;
  if (!own || free) return ability.energy;
  const dearer = again && card.type === 'instant' ? passives(s, hero, 'instantTwice')[0]?.args[0] : undefined;
  const more = dearer !== undefined && uses(s, hero, source) <= s.used[use]! ? dearer : 0;
  // What a second use costs more is no energy of the card.
  const isFree = ability.free.length > 0 && holds(s, hero, ability.free);
  return (isFree ? 0 : costOf(s, hero, source)) + more + ability.energy;
};
/** How often cards let this card be used in a round (`uses`). */
const uses = (s: Warcraft, hero: number, source: number): number => {
  let most = 1;
  for (const { args } of passives(s, hero, 'uses'))
    if (args[0].includes(SOURCES[source]!.id)) most = Math.max(most, args[1]);
  return most;
};
/** Whether this ability was used in this round as often as it may be. */
const isUsedUp = (s: Warcraft, hero: number, use: number, ability: Ability): boolean => {
  const count = s.used[use]!;
  if (count === 0) return false;
  const { source } = USES[use]!;
  const isTwice = SOURCES[source]!.type === 'instant' && passives(s, hero, 'instantTwice').length > 0;
  const most = Math.max(uses(s, hero, source), isTwice ? 2 : 1);
  // What follows belongs to one use of its card (WOW-12.3).
  if (count < (ability.follow ? Math.min(most, usesOfCard(s, source) - count) : most)) return false;
  // What is paid for has no end (WOW-12.11).
  return s.config.faqOncePerRound || (priceOf(s, hero, use) === 0 && !isDear(ability.ops));
};

const IS_POTION = SOURCES.map(({ id }) => id.endsWith('-potion'));
const IS_SCROLL = SOURCES.map(({ id }) => id.startsWith('scroll-'));

/** Whether it asks for other opponents than characters, and these are such (WOW-17.17). */
const isForCreatures = (s: Warcraft, { when }: Ability): boolean =>
  s.stage !== 0 &&
  s.opposed === CHARACTERS_ARE &&
  when.some(({ name }) => name === 'pve' || name === 'creatures');

/** Why this ability cannot be used now, apart from its targets. */
const refuseUse = (s: Warcraft, hero: number, use: number, free: boolean): Refusal | undefined => {
  const place = USES[use];
  if (!place) return refuse('BAD_DECISION');
  const { source, index } = place;
  if (!hasSource(s, hero, source)) return refuse('NOT_YOUR_CARD');
  const card = SOURCES[source]!;
  const ability = abilitiesAt(s, source)[index];
  if (!ability) return refuse('BAD_DECISION');
  // Outside a fight everybody may answer what happens to them (WOW-15.13).
  if (s.stage !== 0 && s.role[hero] !== FIGHTING) return refuse('NOT_FIGHTING');
  if (ability.auto) return refuse('BY_ITSELF', named(s, source));
  if (!isOpen(s, hero, ability)) return refuse('WRONG_WINDOW', named(s, source));
  if (!isOn(s, source)) return refuse('CARD_IS_OFF', named(s, source));
  if (card.type === 'bag' && card.level > s.level[hero]!)
    return refuse('LEVEL_TOO_LOW', { level: card.level });
  if (IS_POTION[source] && s.potions[hero] === 1) return refuse('ONE_POTION');
  if (IS_SCROLL[source] && s.scrolls[hero] === 1) return refuse('ONE_SCROLL');
  if (topFrame(s) === F_LOSS && s.reacted.has(source)) return refuse('REACTED', named(s, source));
  if (!holds(s, hero, ability.when))
    return isForCreatures(s, ability) ? refuse('NOT_IN_PVP') : refuse('CONDITION', named(s, source));
  if (ability.follow && usesOfCard(s, source) === 0) return refuse('MAIN_FIRST', named(s, source));
  if (isUsedUp(s, hero, use, ability)) return refuse('USED_THIS_ROUND', named(s, source));
  if (
    free &&
    // Losses outside a fight are none of a combat.
    (s.stage === 0 ||
      card.type !== 'instant' ||
      s.freeUsed[hero] === 1 ||
      passives(s, hero, 'freeInstantPerCombat').length === 0)
  )
    return refuse('NO_FREE_INSTANT');
  const price = priceOf(s, hero, use, free);
  if (price > s.energy[hero]!) return refuse('NOT_ENOUGH_ENERGY', { price, energy: s.energy[hero]! });
  return undefined;
};

const carryOut = (run: Run, ability: Ability, free: boolean): void => {
  const { s, hero, use, source } = run;
  const price = priceOf(s, hero, use, free);
  s.energy[hero]! -= price;
  run.paid += price;
  run.tell?.({ type: 'used', hero: heroName(s, hero), card: sourceId(s, source), energy: price });
  const inLoss = topFrame(s) === F_LOSS;
  perform(run, ability.ops);
  for (const op of enhancements(s, hero, source, ability.on)) perform(run, op.then);
  if (stopped(run)) return;
  s.used[use]!++;
  s.usedFight.add(source);
  if (inLoss) s.reacted.add(source);
  if (free) s.freeUsed[hero] = 1;
  // Outside a fight there is no round that one is the most for (WOW-12.12).
  if (IS_POTION[source] && s.stage !== 0) s.potions[hero] = 1;
  if (IS_SCROLL[source]) s.scrolls[hero] = 1;
  if (run.paid > 0) push(s, F_SPENT, hero);
};

/** Carries out a use that is not refused at once, as far as the draft goes. */
const start = (
  s: Warcraft,
  hero: number,
  draft: readonly number[],
  chance: Chance | null,
  tell: Tell | null,
): Run => {
  const use = draft[0]! - step(VERB.use);
  const free = draft[1] === step(VERB.free);
  const { source, index } = USES[use]!;
  const ability = abilitiesAt(s, source)[index]!;
  const run: Run = {
    s,
    hero,
    target: targetOf(s, hero, ability),
    source,
    use,
    auto: false,
    steps: draft,
    at: free ? 2 : 1,
    chance,
    tell,
    wanted: undefined,
    refused: undefined,
    paid: 0,
  };
  carryOut(run, ability, free);
  return run;
};

/** The questions of the ability that this draft uses (questions.ts); many where other cards add to what it does. */
const questionsOf = (s: Warcraft, hero: number, draft: readonly number[]): number => {
  const { source, index } = USES[draft[0]! - step(VERB.use)]!;
  const ability = abilitiesAt(s, source)[index]!;
  const hand = handOf(s, hero);
  if (alwaysOf(hand, 'enhance') || alwaysOf(hand, 'healAlso')) return MANY;
  const count = questionsIn(ability);
  return count === MANY && ability.ops.length === 1 && turnsAny(s, ability.ops[0]!) ? 1 : count;
};

const refuseDraft = (s: Warcraft, hero: number, draft: readonly number[]): Refusal | undefined =>
  refuseUse(s, hero, draft[0]! - step(VERB.use), draft[1] === step(VERB.free));
const NO_DICE = refuse('NO_SUCH_DIE');
/** Whether only want of dice can be against this use: its one operation takes dice, and every answer leads on. */
const lacksOnlyDice = (s: Warcraft, hero: number, draft: readonly number[]): boolean => {
  const { source, index } = USES[draft[0]! - step(VERB.use)]!;
  const { ops } = abilitiesAt(s, source)[index]!;
  return ops.length === 1 && takesDice(ops[0]!) && questionsOf(s, hero, draft) === 1;
};
/** Whether the first operation of this use finds too few dice. */
const wantsDice = (s: Warcraft, hero: number, draft: readonly number[]): boolean => {
  const { source, index } = USES[draft[0]! - step(VERB.use)]!;
  const first = abilitiesAt(s, source)[index]!.ops[0];
  return first !== undefined && lacksDice({ s, hero, source }, first) && holds(s, hero, first.when);
};
const scratches = new WeakMap<object, Warcraft>();
interface Tried {
  readonly refused: Refusal | undefined;
  readonly wanted: readonly number[] | undefined;
}
/** Goes on with a draft whose use is not refused: only one that asks, and does not want dice, is tried on a copy. */
const runDraft = (s: Warcraft, hero: number, draft: readonly number[]): Tried => {
  if (questionsOf(s, hero, draft) === 0) {
    const length = draft[1] === step(VERB.free) ? 2 : 1;
    return { refused: draft.length > length ? refuse('NOTHING_TO_CHOOSE') : undefined, wanted: undefined };
  }
  if (wantsDice(s, hero, draft)) return { refused: NO_DICE, wanted: undefined };
  let scratch = scratches.get(s.config);
  if (!scratch) {
    scratch = blankState(s.config);
    scratches.set(s.config, scratch);
  }
  copyState(s, scratch);
  // Their contents are the same, so what follows from them holds for both.
  for (let i = 0; i < s.allZones.length; i++) scratch.allZones[i]!.stamp = s.allZones[i]!.stamp;
  const run = start(scratch, hero, draft, null, null);
  if (!run.refused && !run.wanted && run.at < draft.length)
    return { refused: refuse('NOTHING_TO_CHOOSE'), wanted: undefined };
  return { refused: run.refused, wanted: run.wanted };
};
/** Why no decision begins with this draft; undefined if one does: a change of colour may find no spare die later. */
const deadEnd = (s: Warcraft, hero: number, draft: readonly number[]): Refusal | undefined => {
  const barred = refuseDraft(s, hero, draft);
  if (barred) return barred;
  if (draft.length === 1 && lacksOnlyDice(s, hero, draft))
    return wantsDice(s, hero, draft) ? NO_DICE : undefined;
  const { refused, wanted } = runDraft(s, hero, draft);
  if (refused || !wanted || questionsOf(s, hero, draft) === 1) return refused;
  let why: Refusal | undefined;
  for (const one of wanted) {
    const found = deadEnd(s, hero, [...draft, one]);
    if (!found) return undefined;
    why ??= found;
  }
  return why;
};
/** What becomes of this draft: refused, or what may come next; neither: it is a decision. */
export const tryUse = (s: Warcraft, hero: number, draft: readonly number[]): Tried => {
  const barred = refuseDraft(s, hero, draft);
  if (barred) return { refused: barred, wanted: undefined };
  const { refused, wanted } = runDraft(s, hero, draft);
  if (refused || !wanted || questionsOf(s, hero, draft) === 1) return { refused, wanted };
  const open = wanted.filter((one) => !deadEnd(s, hero, [...draft, one]));
  if (open.length > 0) return { refused: undefined, wanted: open };
  return { refused: deadEnd(s, hero, draft), wanted: undefined };
};
export const applyUse = (
  s: Warcraft,
  hero: number,
  decision: readonly number[],
  chance: Chance,
  tell: Tell | null,
): void => {
  const before = tell && isRolled(s) ? diceText(s) : undefined;
  const { used } = chance;
  if (refuseDraft(s, hero, decision) || stopped(start(s, hero, decision, chance, tell)))
    throw new Error(`warcraft: the use ${decision} was not legal`);
  if (before === undefined || s.active < 0) return;
  const dice = diceText(s);
  // Dice that are rolled again may show the same.
  if (dice !== before || chance.used !== used) tell?.({ type: 'diceNow', hero: heroName(s, s.active), dice });
};

const NONE: readonly number[] = [];
/** Abilities of this character whose window is open, as numbers; whether each can be used is still to be tried. */
export const openUses = (s: Warcraft, hero: number): readonly number[] => {
  const hand = handOf(s, hero);
  // Mostly there is none; this is asked at every window of a fight.
  const open = openAmong(s, hero, hand.useWindows, hand.allyWindows);
  if (open === 0) return NONE;
  const uses = usesIn(hand);
  let list: number[] | undefined;
  for (let i = 0; i < uses.length; i++) {
    const { source, use, ability, window } = uses[i]!;
    if ((window & open) !== 0 && isOn(s, source) && isOpen(s, hero, ability, window)) (list ??= []).push(use);
  }
  return list ?? NONE;
};
const isUsable = (s: Warcraft, hero: number, use: number): boolean =>
  !deadEnd(s, hero, [step(VERB.use, use)]) || canBeFree(s, hero, use);
/** Abilities that this character may use now, as numbers. */
export const usable = (s: Warcraft, hero: number): number[] =>
  openUses(s, hero).filter((use) => isUsable(s, hero, use));
export const canUse = (s: Warcraft, hero: number): boolean => {
  const open = openUses(s, hero);
  for (let i = 0; i < open.length; i++) if (isUsable(s, hero, open[i]!)) return true;
  return false;
};
/** Whether a card would let it be used for nothing (`freeInstantPerCombat`). */
export const canBeFree = (s: Warcraft, hero: number, use: number): boolean =>
  USES[use] !== undefined &&
  alwaysOf(handOf(s, hero), 'freeInstantPerCombat') !== undefined &&
  hasSource(s, hero, USES[use].source) &&
  priceOf(s, hero, use) > 0 &&
  !deadEnd(s, hero, [step(VERB.use, use), step(VERB.free)]);

/** What happens by itself when a window (a bit) opens: abilities of this character, then auras of friends (WOW-12.6). */
export const happen = (
  s: Warcraft,
  hero: number,
  window: number,
  chance: Chance | null,
  tell: Tell | null,
): void => {
  if (!mayHappen(s, hero, window)) return;
  const hand = handOf(s, hero);
  if ((hand.autoWindows & window) !== 0) {
    const autos = autosIn(hand);
    // One for all of them; each begins anew.
    const run: Happening = runOf(s, hero, hero, 0, 0, chance, tell);
    for (let i = 0; i < autos.length; i++) {
      const { source, use, ability, window: its } = autos[i]!;
      if (its !== window || !isOn(s, source) || !holds(s, hero, ability.when)) continue;
      if (ability.follow && usesOfCard(s, source) === 0) continue;
      run.source = source;
      run.use = use;
      run.refused = undefined;
      perform(run, ability.ops);
    }
  }
  auras(s, hero, window, chance, tell);
};
type Happening = { -readonly [K in keyof Run]: Run[K] };
export const runOf = (
  s: Warcraft,
  hero: number,
  target: number,
  source: number,
  use: number,
  chance: Chance | null,
  tell: Tell | null,
): Run => ({
  s,
  hero,
  target,
  source,
  use,
  auto: true,
  steps: [],
  at: 0,
  chance,
  tell,
  wanted: undefined,
  refused: undefined,
  paid: 0,
});
/** Auras of the same card do not stack (content 1.4). */
const auras = (
  s: Warcraft,
  target: number,
  window: number,
  chance: Chance | null,
  tell: Tell | null,
): void => {
  let seen: Set<string> | undefined;
  for (const friend of fightersOf(s, factionOf(s, target))) {
    const hand = handOf(s, friend);
    if ((hand.auraWindows & window) === 0) continue;
    const { sources, ops } = alwaysOf(hand, 'aura')!;
    for (let i = 0; i < sources.length; i++) {
      const source = sources[i]!;
      const op = ops[i] as OpOf<'aura'>;
      const { id } = SOURCES[source]!;
      if (windowBit(op.args[0]) !== window || !isOn(s, source) || seen?.has(id) || !holds(s, friend, op.when))
        continue;
      (seen ??= new Set()).add(id);
      perform(runOf(s, friend, target, source, FIRST_USE[source]!, chance, tell), op.then);
    }
  }
};
