/** What the decisions of several points have in common: the shapes of their drafts, and what stands against them. */
import type { Draft } from '#engine/game.ts';
import type { Offer } from '#engine/points/point.ts';
import type { Refusal } from '#engine/result.ts';
import type { Seat } from '#engine/seats.ts';
import { BASES_PER_SEAT } from '../content/cards.ts';
import { isOwnBase, mayPlaceOn, placeName, placesOf } from './bases.ts';
import { refuse } from './refusals.ts';
import { firstPlace, type RushState } from './state.ts';
import { aboutOf, step, VERB, type Verb, verbOf } from './steps.ts';

/** A draft of this shape is no decision at all. */
export const bad = (): Refusal => refuse('BAD_DECISION');
/** A draft that lacks its later steps is fine as long as it is a draft. */
export const unfinished = (whole: boolean): Refusal | undefined => (whole ? bad() : undefined);

/** RUSH-13.9: another act while a decision waits. */
export const answerFirst = (_s: RushState, _seat: number, verb: number): Refusal =>
  refuse(verb === VERB.end ? 'CANNOT_END_YET' : 'DECISION_WAITS');
/** RUSH-13.9, 7.20, 7.23: another act during an attack. */
export const attackFirst = (_s: RushState, _seat: number, verb: number): Refusal =>
  refuse(verb === VERB.end ? 'ATTACK_NOT_OVER' : 'ATTACK_IS_ONE_PIECE');

/** Proposes a step about each of these. */
export const offerEach = (verb: Verb, abouts: readonly number[], offer: Offer): void => {
  for (const about of abouts) offer(step(verb, about));
};

/** Kinds of a list of cards that must rise, or undefined when the draft is not such a list. */
export const risingKinds = (draft: Draft, verb: Verb): number[] | undefined => {
  const kinds = draft.map(aboutOf);
  const rising = draft.every((one, i) => verbOf(one) === verb && (i === 0 || kinds[i]! >= kinds[i - 1]!));
  return rising ? kinds : undefined;
};

/** RUSH-5.8 and what comes before it. */
export const refusePlace = (s: RushState, seat: Seat, at: number): Refusal | undefined => {
  if (at >= placesOf(s) || !isOwnBase(s, seat, at)) return refuse('NOT_YOUR_BASE');
  return mayPlaceOn(s, seat, at) ? undefined : refuse('UNDEFENDED_FIRST', { base: placeName(at) });
};
/** Proposes all of one's own Bases. */
export const offerPlaces = (seat: Seat, offer: Offer): void =>
  offerEach(
    VERB.on,
    Array.from({ length: BASES_PER_SEAT }, (_, i) => firstPlace(seat) + i),
    offer,
  );
/** The second step of two: on which of one's own Bases. */
export const refuseOn = (s: RushState, seat: Seat, draft: Draft, whole: boolean): Refusal | undefined => {
  if (draft.length < 2) return unfinished(whole);
  if (verbOf(draft[1]!) !== VERB.on || draft.length > 2) return bad();
  return refusePlace(s, seat, aboutOf(draft[1]!));
};
