/**
 * How much an ability asks of its player, told from its operations alone, so that a draft is tried only where that can
 * change something.
 */
import type { Ability, Op, OpName } from '../../content/effects/vocabulary.ts';

/** Operations that neither ask anything nor lack a target. `heal` asks only beside `healAlso`. */
const SILENT: readonly OpName[] = [
  'limitPool',
  'dropBeforeRoll',
  'reroll',
  'attrition',
  'threat',
  'noReroll',
  'noRerollColour',
  'removeAll',
  'armor',
  'hitsPerOpponent',
  'clearHitsAfterStrike',
  'regain',
  'gain',
  'expireRoundEnd',
  'groupRegain',
  'groupGain',
  'loseAllParticipants',
  'prevent',
  'heal',
  'reviveSelf',
  'clearStun',
  'clearCurse',
  'unequipSelf',
  'toMerchant',
  'escape',
];
/** Operations that may ask or lack a target, but lack nothing once their first question is answered. */
const FIRM: readonly OpName[] = [
  'dice',
  'dicePerAlly',
  'creatureDice',
  'recolourPool',
  'spot',
  'spotEach',
  'change',
  'changeUpTo',
  'shift',
  'removeDice',
  'removeEach',
  'discardDie',
  'rerollSeparate',
  'hits',
  'moveHits',
  'redirect',
  'spendLoss',
  'payEach',
  'revive',
  'unequipOne',
  'combo',
  'comboEach',
  'defeatIndependent',
];
/** So many that any answer may find no target later. */
export const MANY = 2;

const isOneColour = (set: number): boolean => (set & (set - 1)) === 0;
const isSilent = (op: Op): boolean => {
  if (op.name === 'dice' || op.name === 'dicePerAlly') return isOneColour(op.args[0]);
  if (op.name === 'hits') return op.args[0] !== 'damage/defense';
  return SILENT.includes(op.name);
};
/** A die that must change its colour may find no spare one. */
const isFirm = (op: Op): boolean => {
  if (op.name !== 'change' && op.name !== 'changeUpTo') return FIRM.includes(op.name);
  const [{ colours }, , , to = colours] = op.args;
  return (colours & ~to) === 0;
};
const questionsOfOp = (op: Op): number => {
  if (op.name === 'if') return Math.max(questions(op.then), questions(op.else));
  if (isSilent(op)) return 0;
  return isFirm(op) && questions(op.then) === 0 ? 1 : MANY;
};
const questions = (ops: readonly Op[]): number =>
  ops.reduce((sum, op) => Math.min(MANY, sum + questionsOfOp(op)), 0);

const known = new WeakMap<Ability, number>();
/** 0: none; 1: one operation asks, and every answer leads on; `MANY`: only a trial tells. */
export const questionsIn = (ability: Ability): number => {
  let count = known.get(ability);
  if (count === undefined) known.set(ability, (count = questions(ability.ops)));
  return count;
};
