/** Moving, and using springs or booster rockets (EC-6, 13.10–13.13). */
import { numberOf } from '#engine/seats.ts';
import { useAp } from '../../content/base-camp.ts';
import { LANDS } from '../../content/terrain.ts';
import { refuseCost, refuseWhileHalted } from '../action.ts';
import { payAp } from '../boiler.ts';
import { push } from '../frames.ts';
import { enter } from '../movement.ts';
import { readWord, wordText } from '../notation.ts';
import { malformed, refuse } from '../refusals.ts';
import { landAt, nextSpace } from '../ring.ts';
import { F_USE } from '../state.ts';
import { VERB } from '../steps.ts';
import { beginAction } from '../turn.ts';
import { moveCost, upgradeKind } from '../vehicle.ts';
import { bare, type EightyMove, oneStep, upTo } from './point.ts';

/** EC-6.1 */
export const move: EightyMove = bare(
  VERB.move,
  'move',
  (s, seat) => refuseWhileHalted(s) ?? refuseCost(s, seat, moveCost(s, seat, nextSpace(s, seat))),
  (s, seat, _decision, _chance, tell) => {
    const to = nextSpace(s, seat);
    const cost = moveCost(s, seat, to);
    payAp(s, seat, cost);
    beginAction(s);
    s.moved = 1;
    tell?.({ type: 'moved', seat: numberOf(seat), to, terrain: LANDS[landAt(s, to)]!, cost });
    enter(s, 1);
  },
);

/** Cover it or discard it: both with a use and when a gas balloon ends (EC-13.8, 13.10). */
export const ENDS = ['cover', 'discard'] as const;

/** EC-13.11, 13.13: what becomes of the card is declared together with the use. */
export const useUpgrade: EightyMove = oneStep({
  verb: VERB.use,
  word: 'use',
  text: (one) => wordText(ENDS, one),
  read: (verb, word) => readWord(verb, ENDS, word),
  each: upTo(ENDS.length),
  refuse: (s, seat, end) => {
    if (end >= ENDS.length) return malformed();
    const use = upgradeKind(s, seat)?.use;
    if (!use) return refuse('NOTHING_TO_USE');
    if (s.covered[seat] === 1) return refuse('COVERED');
    if (s.used === 1) return refuse('USED_THIS_TURN');
    return refuseWhileHalted(s) ?? refuseCost(s, seat, useAp(use, s.config.dearUse));
  },
  apply: (s, seat, end, tell) => {
    const { id, use } = upgradeKind(s, seat)!;
    payAp(s, seat, useAp(use!, s.config.dearUse));
    beginAction(s);
    s.used = 1;
    tell?.({ type: 'used', seat: numberOf(seat), card: id });
    push(s, F_USE, { left: end });
    if (use!.do === 'advance') enter(s, use!.spaces);
    else enter(s, 1, use!.spaces);
  },
});
