/** Checks and offers that several decision points share. */
import type { Draft } from '#engine/game.ts';
import type { Offer } from '#engine/points/point.ts';
import type { Refusal } from '#engine/result.ts';
import type { Seat } from '#engine/seats.ts';
import { BASES_PER_SEAT } from '../content/cards.ts';
import { isOwnBase, mayPlaceOn, placeName, placesOf } from './bases.ts';
import { refuse } from './refusals.ts';
import { firstPlace, type RushState } from './state.ts';
import { aboutOf, step, VERB, type Verb, verbOf } from './steps.ts';

/** Refuses a draft whose shape no decision has. */
export const malformed = (): Refusal => refuse('BAD_DECISION');
/** Refuses a decision whose later steps are missing. A draft may still lack them. */
export const unfinished = (whole: boolean): Refusal | undefined => (whole ? malformed() : undefined);

/** RUSH-13.9: refuses other acts while a question waits for its answer. */
export const refuseWhileAsked = (_s: RushState, _seat: number, verb: number): Refusal =>
  refuse(verb === VERB.end ? 'CANNOT_END_YET' : 'DECISION_WAITS');
/** RUSH-13.9, 7.20, 7.23: refuses other acts during an attack. */
export const refuseDuringAttack = (_s: RushState, _seat: number, verb: number): Refusal =>
  refuse(verb === VERB.end ? 'ATTACK_NOT_OVER' : 'ATTACK_IS_ONE_PIECE');

/** Offers a step with this verb about each of these kinds or places. */
export const offerEach = (verb: Verb, abouts: readonly number[], offer: Offer): void => {
  for (const about of abouts) offer(step(verb, about));
};

/** The kinds of a draft that consists of steps with this verb, kinds ascending; undefined for other drafts. */
export const ascendingKinds = (draft: Draft, verb: Verb): number[] | undefined => {
  const kinds = draft.map(aboutOf);
  const rising = draft.every((one, i) => verbOf(one) === verb && (i === 0 || kinds[i]! >= kinds[i - 1]!));
  return rising ? kinds : undefined;
};

/** Why the seat cannot put a defender here: not its Base, or RUSH-5.8. */
export const refusePlace = (s: RushState, seat: Seat, at: number): Refusal | undefined => {
  if (at >= placesOf(s) || !isOwnBase(s, seat, at)) return refuse('NOT_YOUR_BASE');
  return mayPlaceOn(s, seat, at) ? undefined : refuse('UNDEFENDED_FIRST', { base: placeName(at) });
};
/** Offers all places of this seat; `refusePlace` sorts out those that are illegal. */
export const offerPlaces = (seat: Seat, offer: Offer): void =>
  offerEach(
    VERB.on,
    Array.from({ length: BASES_PER_SEAT }, (_, i) => firstPlace(seat) + i),
    offer,
  );
/** Checks the second of two steps, which names a Base of this seat. */
export const refuseOn = (s: RushState, seat: Seat, draft: Draft, whole: boolean): Refusal | undefined => {
  if (draft.length < 2) return unfinished(whole);
  if (verbOf(draft[1]!) !== VERB.on || draft.length > 2) return malformed();
  return refusePlace(s, seat, aboutOf(draft[1]!));
};
