/** The reroll of an attack phase: which dice are rolled again, all together (WOW-13.12). */
import type { Refusal } from '#engine/result.ts';
import { aboutDie, diceText, inOrderOfFaces, isRerollable, rollDie } from '../fight/dice.ts';
import { toStage } from '../fight/stages.ts';
import { rerollValue } from '../fight/values.ts';
import { heroName } from '../heroes.ts';
import { disordered, malformed, refuse } from '../refusals.ts';
import type { Warcraft } from '../state.ts';
import { step, VERB, verbOf } from '../steps.ts';
import { follows, move, refusedBy, type Trial, type WarcraftMove, WHOLE } from './point.ts';

/** Dice that may be rolled again, in the order of what they show. */
const rerollable = (s: Warcraft): number[] => {
  const list: number[] = [];
  for (let die = 0; die < s.dieAt.length; die++) if (isRerollable(s, die)) list.push(die);
  return inOrderOfFaces(s, list);
};
/** Equal dice are one choice. */
const rerollSteps = (s: Warcraft, dice: readonly number[], from: number): number[] => {
  const list: number[] = [];
  for (let i = from; i < dice.length; i++) {
    const one = step(VERB.reroll, aboutDie(s, dice[i]!));
    if (list.at(-1) !== one) list.push(one);
  }
  return list;
};
/** The places of the dice of a draft among these, or undefined where there is none such. */
const picked = (s: Warcraft, draft: readonly number[], all: readonly number[]): number[] | undefined => {
  const places: number[] = [];
  let at = 0;
  for (let i = 0; i < draft.length; i++) {
    while (at < all.length && step(VERB.reroll, aboutDie(s, all[at]!)) !== draft[i]) at++;
    if (at === all.length) return undefined;
    places.push(at++);
  }
  return places;
};
/** Why no dice of a draft are picked: a part of another kind, too many, out of their order, or some that are not there. */
const refusePicks = (
  s: Warcraft,
  draft: readonly number[],
  all: readonly number[],
  value: number,
): Refusal => {
  if (draft.some((one) => verbOf(one) !== VERB.reroll)) return malformed();
  const left = all.map((die) => step(VERB.reroll, aboutDie(s, die)));
  for (const one of draft) {
    const at = left.indexOf(one);
    if (at < 0) return refuse('CANNOT_REROLL');
    left.splice(at, 1);
  }
  return draft.length > value ? refuse('TOO_MANY_REROLLS', { value }) : disordered();
};
const tryReroll = (s: Warcraft, draft: readonly number[], all: readonly number[], value: number): Trial => {
  const places = picked(s, draft, all);
  if (!places) return refusedBy(refusePicks(s, draft, all, value));
  if (places.length > value) return refusedBy(refuse('TOO_MANY_REROLLS', { value }));
  if (places.length === value) return WHOLE;
  return follows(rerollSteps(s, all, places.at(-1)! + 1), true);
};
/** The dice and the value of the draft that a draw grows. */
const GROWN: { all: readonly number[]; value: number } = { all: [], value: 0 };
/** WOW-13.12: one batch. */
export const reroll: WarcraftMove = move({
  verb: VERB.reroll,
  first: (s) => rerollSteps(s, rerollable(s), 0),
  trial: (s, draft) => tryReroll(s, draft, rerollable(s), rerollValue(s)),
  growing: (s, draft) => {
    if (draft.length === 1) {
      GROWN.all = rerollable(s);
      GROWN.value = rerollValue(s);
    }
    return tryReroll(s, draft, GROWN.all, GROWN.value);
  },
  apply: (s, decision, chance, tell) => {
    const all = rerollable(s);
    for (const place of picked(s, decision, all)!) rollDie(s, all[place]!, chance);
    s.rerolled = 1;
    tell?.({ type: 'rerolled', hero: heroName(s, s.active), dice: diceText(s) });
    toStage(s, 'rerollEnd');
  },
});
