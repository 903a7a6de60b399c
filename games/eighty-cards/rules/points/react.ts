/** Reactions to an attack, and what the one who resolves interference chooses (EC-10, 17.11, 17.16). */
import type { Refusal } from '#engine/result.ts';
import { numberOf, type Seat, seatBit } from '#engine/seats.ts';
import { CAMP_IDS } from '../../content/base-camp.ts';
import { SLOTS } from '../../content/effects.ts';
import { TRAVEL_IDS, TRAVEL_KINDS } from '../../content/travel.ts';
import { attackName, misfit, react, removable, removeSlot, STAGE } from '../attack.ts';
import {
  campCopy,
  campLeavesHand,
  discardCamp,
  discardTravel,
  eachCampKind,
  eachTravelKind,
  travelCopy,
} from '../cards.ts';
import type { Tell } from '../events.ts';
import { setTop, top } from '../frames.ts';
import { campText, readCamp, readSlot, readTravel, slotText, travelText } from '../notation.ts';
import { malformed, refuse } from '../refusals.ts';
import type { Eighty } from '../state.ts';
import { step, VERB } from '../steps.ts';
import { pass } from './interfere.ts';
import { type EightyMove, eachOf, oneStep, type Point } from './point.ts';

const refuseReaction = (s: Eighty, seat: Seat, about: number): Refusal | undefined => {
  const kind = TRAVEL_KINDS[about];
  if (kind?.type !== 'reaction') return malformed();
  if (travelCopy(s, seat, about) < 0) return refuse('NOT_IN_HAND', { card: kind.id });
  const code = misfit(s, kind);
  return code && refuse(code);
};

/** EC-10.1–10.3 */
const playReaction: EightyMove = {
  ...oneStep({
    verb: VERB.react,
    word: 'react',
    text: travelText,
    read: readTravel,
    each: eachTravelKind,
    refuse: refuseReaction,
    apply: (s, seat, kind, tell) => react(s, seat, travelCopy(s, seat, kind), tell),
  }),
  textIsPublic: () => false,
  notNow: () => refuse('ONLY_IN_RESPONSE'),
};

/** The card is gone from the victim's hand (EC-16.4, 17.16). */
const tellSpied = (s: Eighty, card: string, tell: Tell | null): void => {
  const of = { seat: numberOf(top(s, 'by')), target: numberOf(top(s, 'at')) };
  tell?.({ type: 'spyDiscarded', ...of, card });
  setTop(s, 'stage', STAGE.done);
};
const spyTravel = oneStep({
  verb: VERB.spyTravel,
  word: 'discard',
  text: travelText,
  read: readTravel,
  each: (s, _seat, offer) => eachTravelKind(s, top(s, 'at'), offer),
  refuse: (s, _seat, kind) => {
    if (kind >= TRAVEL_IDS.length) return malformed();
    return travelCopy(s, top(s, 'at'), kind) < 0 ? refuse('NOT_IN_THEIR_HAND') : undefined;
  },
  apply: (s, _seat, kind, tell) => {
    discardTravel(s, travelCopy(s, top(s, 'at'), kind));
    tellSpied(s, TRAVEL_IDS[kind]!, tell);
  },
});
const spyCamp = oneStep({
  verb: VERB.spyCamp,
  word: 'discard',
  text: campText,
  read: readCamp,
  each: (s, _seat, offer) => eachCampKind(s, top(s, 'at'), offer),
  refuse: (s, _seat, kind) => {
    if (kind >= CAMP_IDS.length) return malformed();
    return campCopy(s, top(s, 'at'), kind) < 0 ? refuse('NOT_IN_THEIR_HAND') : undefined;
  },
  apply: (s, _seat, kind, tell) => {
    discardCamp(s, campCopy(s, top(s, 'at'), kind));
    campLeavesHand(s, top(s, 'at'));
    tellSpied(s, CAMP_IDS[kind]!, tell);
  },
});

const reflectSlot = oneStep({
  verb: VERB.reflect,
  word: 'remove',
  text: slotText,
  read: readSlot,
  each: eachOf(removable),
  refuse: (s, _seat, slot) => {
    if (slot >= SLOTS.length) return malformed();
    return removable(s).includes(slot) ? undefined : refuse('NOTHING_TO_REMOVE');
  },
  apply: (s, _seat, slot, tell) => removeSlot(s, slot, tell),
});

const resolver = (s: Eighty): Seat => top(s, 'by');

export const REACTIONS: readonly Point[] = [
  {
    name: 'react',
    clause: 'EC-10.3',
    params: (s) => ({ card: attackName(s) }),
    asks: { how: 'covert', seats: (s) => seatBit(top(s, 'at')) },
    moves: [pass, playReaction],
    late: () => [step(VERB.pass)],
  },
  {
    name: 'spyDiscard',
    clause: 'EC-17.16',
    asks: { how: 'one', ask: 'always', seat: resolver },
    moves: [spyTravel, spyCamp],
  },
  {
    name: 'reflectSlot',
    clause: 'EC-10.6',
    asks: { how: 'one', ask: 'choice', seat: resolver },
    moves: [reflectSlot],
  },
];
