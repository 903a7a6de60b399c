/** Installing, re-arming, and discarding what is aboard (EC-5.7, 13). */
import { numberOf } from '#engine/seats.ts';
import { CAMP_IDS, CAMP_KINDS } from '../../content/base-camp.ts';
import { CAMP_KIND_OF } from '../../content/copies.ts';
import { SLOTS } from '../../content/effects.ts';
import { mayRefit, refuseCost } from '../action.ts';
import { payAp } from '../boiler.ts';
import { campCopy, campLeavesHand, eachCampKind } from '../cards.ts';
import { campText, readCamp, readSlot, slotText } from '../notation.ts';
import { malformed, refuse } from '../refusals.ts';
import { DRIFT, type Eighty, UPGRADE, upgradeSlot, WEAPON, weaponSlot } from '../state.ts';
import { VERB } from '../steps.ts';
import { beginAction } from '../turn.ts';
import { inSlot, installCost, isFilled, throwAway } from '../vehicle.ts';
import { bare, type EightyMove, oneStep, upTo } from './point.ts';

const slotOf = (kind: number): number => (CAMP_KINDS[kind]!.type === 'weapon' ? WEAPON : UPGRADE);

/** EC-13.1–13.4 */
export const install: EightyMove = oneStep({
  verb: VERB.install,
  word: 'install',
  text: campText,
  read: readCamp,
  each: eachCampKind,
  refuse: (s, seat, kind) => {
    if (kind >= CAMP_IDS.length) return malformed();
    if (campCopy(s, seat, kind) < 0) return refuse('NOT_IN_HAND', { card: CAMP_IDS[kind]! });
    if (!mayRefit(s, seat)) return refuse('NOT_AT_CAMP');
    const slot = slotOf(kind);
    if (isFilled(s, seat, slot)) return refuse('SLOT_TAKEN', { slot: SLOTS[slot]! });
    return refuseCost(s, seat, installCost(s, seat, kind));
  },
  apply: (s, seat, kind, tell) => {
    payAp(s, seat, installCost(s, seat, kind));
    beginAction(s);
    const to = slotOf(kind) === WEAPON ? weaponSlot(s, seat) : upgradeSlot(s, seat);
    s.camp.move(campCopy(s, seat, kind), to);
    campLeavesHand(s, seat);
    tell?.({ type: 'installed', seat: numberOf(seat), card: CAMP_IDS[kind]! });
  },
});

const upgradeAboard = (s: Eighty, seat: number): number => CAMP_KIND_OF[inSlot(s, seat, UPGRADE)]!;

/** EC-13.14 */
export const rearm: EightyMove = bare(
  VERB.rearm,
  'rearm',
  (s, seat) => {
    if (!isFilled(s, seat, UPGRADE) || s.covered[seat] === 0) return refuse('NOTHING_TO_REARM');
    if (!mayRefit(s, seat)) return refuse('NOT_AT_CAMP');
    return refuseCost(s, seat, installCost(s, seat, upgradeAboard(s, seat)));
  },
  (s, seat, _decision, _chance, tell) => {
    payAp(s, seat, installCost(s, seat, upgradeAboard(s, seat)));
    beginAction(s);
    s.covered[seat] = 0;
    tell?.({ type: 'rearmed', seat: numberOf(seat), card: CAMP_IDS[upgradeAboard(s, seat)]! });
  },
);

/** Free, no action, and only in the own turn (EC-5.7, 5.8, 12.19). */
export const throwOut: EightyMove = oneStep({
  verb: VERB.throw,
  word: 'throw',
  text: slotText,
  read: readSlot,
  each: upTo(SLOTS.length),
  refuse: (s, seat, slot) => {
    if (slot >= SLOTS.length) return malformed();
    if (s.asked === DRIFT && seat !== s.turnOf) return refuse('NOT_YOUR_TURN');
    return isFilled(s, seat, slot) ? undefined : refuse('EMPTY_SLOT');
  },
  apply: (s, seat, slot, tell) => throwAway(s, seat, slot, tell),
});
