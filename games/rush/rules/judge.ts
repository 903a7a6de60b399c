/**
 * Why a draft is no decision, in the order of RUSH-13.8 and 13.9. What is offered (`offer.ts`) is what this file
 * does not refuse.
 */
import type { Draft } from '#engine/game.ts';
import type { Refusal } from '#engine/result.ts';
import { hasSeat } from '#engine/seats.ts';
import { isMedal, isVehicle, KIND_IDS, VEHICLE_COUNT } from '../content/cards.ts';
import { hasAbility, mayGain, researchLimit } from './abilities.ts';
import { canExpose, canStrike, refuseAttackers, refuseTarget } from './attack.ts';
import { canDefend, hasBase, isOwnBase, mayPlaceOn, placeName, placesOf } from './bases.ts';
import { refuseHandCards } from './hand.ts';
import { isPayout, nextPayout } from './medals.ts';
import { countIn, nameOf } from './piles.ts';
import { refusePurchase } from './purchase.ts';
import { refuse } from './refusals.ts';
import { refuseSiege } from './siege.ts';
import {
  EXPOSURE,
  OVER,
  PAYOUT,
  PLACEMENT,
  REFRESH,
  REPAIR,
  RESEARCH,
  type RushState,
  SABOTAGE,
  SIEGE,
  STEP_TWO,
  STRIKE,
} from './state.ts';
import { aboutOf, doublesOf, isStep, singlesOf, VERB, type Verb, verbOf } from './steps.ts';
import { attackingOf, depotOf, handOf } from './zones.ts';

/** A draft of this shape is no decision at all. */
const bad = (): Refusal => refuse('BAD_DECISION');
/** A draft that lacks its later steps is fine as long as it is a draft. */
const unfinished = (whole: boolean): Refusal | undefined => (whole ? bad() : undefined);

/** RUSH-5.8 and what comes before it. */
const refusePlace = (s: RushState, seat: number, at: number): Refusal | undefined => {
  if (at >= placesOf(s) || !isOwnBase(s, seat, at)) return refuse('NOT_YOUR_BASE');
  return mayPlaceOn(s, seat, at) ? undefined : refuse('UNDEFENDED_FIRST', { base: placeName(at) });
};

const refusePlay = (s: RushState, seat: number, kind: number): Refusal | undefined => {
  const unheld = refuseHandCards(s, seat, [kind]);
  if (unheld) return unheld;
  const card = KIND_IDS[kind]!;
  if (!isVehicle(kind) && !hasAbility(kind))
    return isMedal(kind) ? refuse('MEDAL_ONLY_PAYS', { card }) : refuse('ENGINEER_ONLY_PAYS', { card });
  if (isVehicle(kind) && s.played.has(kind)) return refuse('PLAYED_ALREADY', { card });
  return hasAbility(kind) ? undefined : refuse('NO_ABILITY', { card });
};

/** Barracks and Medal cards neither defend nor attack (RUSH-3.16–3.18). */
const refuseNoVehicle = (kinds: readonly number[]): Refusal | undefined => {
  const barracks = (has: boolean) =>
    kinds.find((kind) => !isVehicle(kind) && !isMedal(kind) && hasAbility(kind) === has);
  const engineer = barracks(false);
  if (engineer !== undefined) return refuse('ENGINEER_ONLY_PAYS', { card: KIND_IDS[engineer]! });
  const specialist = barracks(true);
  if (specialist !== undefined) return refuse('ONLY_FOR_ABILITY', { card: KIND_IDS[specialist]! });
  const medal = kinds.find(isMedal);
  return medal === undefined ? undefined : refuse('MEDAL_ONLY_PAYS', { card: KIND_IDS[medal]! });
};

/** The second step of two: on which of one's own Bases. */
const refuseOn = (s: RushState, seat: number, draft: Draft, whole: boolean): Refusal | undefined => {
  if (draft.length < 2) return unfinished(whole);
  if (verbOf(draft[1]!) !== VERB.on || draft.length > 2) return bad();
  return refusePlace(s, seat, aboutOf(draft[1]!));
};

const refuseDeploy = (s: RushState, seat: number, draft: Draft, whole: boolean) => {
  const kind = aboutOf(draft[0]!);
  const refused = refuseHandCards(s, seat, [kind]) ?? refuseNoVehicle([kind]);
  if (refused) return refused;
  const card = KIND_IDS[kind]!;
  if (s.played.has(kind)) return refuse('PLAYED_ALREADY', { card });
  if (!canDefend(kind)) return refuse('NO_DEFENCE', { card });
  if (!hasBase(s, seat)) return refuse('NO_BASE_LEFT');
  return refuseOn(s, seat, draft, whole);
};

/** Kinds of a list of cards that must rise, or undefined when the draft is not such a list. */
const risingKinds = (draft: Draft, verb: Verb): number[] | undefined => {
  const kinds = draft.map(aboutOf);
  const rising = draft.every((one, i) => verbOf(one) === verb && (i === 0 || kinds[i]! >= kinds[i - 1]!));
  return rising ? kinds : undefined;
};

const refuseAttack = (s: RushState, seat: number, draft: Draft, whole: boolean): Refusal | undefined => {
  const vehicles = risingKinds(draft, VERB.attack);
  if (!vehicles) return bad();
  return (
    refuseHandCards(s, seat, vehicles) ??
    refuseNoVehicle(vehicles) ??
    refuseAttackers(s, seat, vehicles, whole)
  );
};

const refuseBuy = (s: RushState, seat: number, draft: Draft, whole: boolean) => {
  const kinds: number[] = [];
  for (let i = 1; i < draft.length; i++) {
    if (verbOf(draft[i]!) !== VERB.pay) return bad();
    kinds.push(aboutOf(draft[i]!));
  }
  return refusePurchase(s, seat, aboutOf(draft[0]!), kinds, whole);
};

const refuseInStepTwo = (s: RushState, seat: number, draft: Draft, whole: boolean): Refusal | undefined => {
  const about = aboutOf(draft[0]!);
  switch (verbOf(draft[0]!)) {
    case VERB.end:
      return draft.length > 1 || about !== 0 ? bad() : undefined;
    case VERB.buy:
      return refuseBuy(s, seat, draft, whole);
    case VERB.play:
      // RUSH-13.10: what follows would name a part of the abilities.
      return refusePlay(s, seat, about) ?? (draft.length > 1 ? refuse('ALL_ABILITIES') : undefined);
    case VERB.deploy:
      return refuseDeploy(s, seat, draft, whole);
    case VERB.attack:
      return refuseAttack(s, seat, draft, whole);
    case VERB.yes:
    case VERB.no:
      return refuse('NO_RESERVE_QUESTION');
    case VERB.strike:
      return refuse('NOT_DECLARED', { card: KIND_IDS[about] ?? '' });
    case VERB.discard:
      return refuse('NO_DISCARDS');
    default:
      return refuse('OTHER_STEP');
  }
};

const refuseStrike = (s: RushState, seat: number, draft: Draft, whole: boolean) => {
  const attacker = aboutOf(draft[0]!);
  if (attacker >= VEHICLE_COUNT || s.card.zoneOf[attacker] !== attackingOf(s))
    return refuse('NOT_DECLARED', { card: KIND_IDS[attacker] ?? '' });
  if (!canStrike(s, seat, attacker)) return refuse('OTHERS_CAN_STRIKE', { card: nameOf(attacker) });
  if (draft.length < 2) return unfinished(whole);
  const verb = verbOf(draft[1]!);
  if ((verb !== VERB.base && verb !== VERB.defender) || draft.length > 2) return bad();
  return refuseTarget(s, seat, attacker, aboutOf(draft[1]!), verb === VERB.defender);
};

const refuseExposure = (s: RushState, seat: number, draft: Draft, whole: boolean) => {
  const vehicle = aboutOf(draft[0]!);
  return canExpose(s, vehicle)
    ? refuseOn(s, seat, draft, whole)
    : refuse('EXPOSE_AN_ATTACKER', { card: KIND_IDS[vehicle] ?? '' });
};

const refuseRepair = (s: RushState, seat: number, draft: Draft): Refusal | undefined => {
  const kinds = risingKinds(draft, VERB.repair);
  if (!kinds) return bad();
  if (kinds.length > 2) return refuse('REPAIR_AT_MOST_TWO');
  const depot = depotOf(s, seat);
  const twice = kinds.length === 2 && kinds[0] === kinds[1];
  const missing = kinds.find((kind) => kind >= KIND_IDS.length || countIn(s, depot, kind) < (twice ? 2 : 1));
  return missing === undefined ? undefined : refuse('NOT_IN_DEPOT', { card: KIND_IDS[missing] ?? '' });
};

const refuseDiscard = (s: RushState, seat: number, draft: Draft): Refusal | undefined => {
  const kind = aboutOf(draft[0]!);
  if (draft.length > 1 || kind >= KIND_IDS.length || countIn(s, handOf(s, seat), kind) === 0)
    return refuse('GIVE_ONE_CARD');
  return undefined;
};

const refuseGain = (s: RushState, draft: Draft): Refusal | undefined => {
  if (draft.length > 1) return refuse('RESEARCH_IS_FIXED');
  const vehicle = aboutOf(draft[0]!);
  if (vehicle < VEHICLE_COUNT && mayGain(s, vehicle)) return undefined;
  return refuse('RESEARCH_LIMIT', { card: KIND_IDS[vehicle] ?? '', n: researchLimit(s) });
};

/** The verbs that answer what is asked. */
const ANSWERS: Readonly<Record<number, readonly number[]>> = {
  [REFRESH]: [VERB.yes, VERB.no],
  [PLACEMENT]: [VERB.on],
  [SIEGE]: [VERB.base, VERB.defender],
  [RESEARCH]: [VERB.gain],
  [REPAIR]: [VERB.repair],
  [SABOTAGE]: [VERB.discard],
  [STRIKE]: [VERB.strike],
  [EXPOSURE]: [VERB.expose],
  [PAYOUT]: [VERB.payout],
};

/** RUSH-13.9: another act while a decision waits. */
const refuseOtherAct = (s: RushState, verb: number): Refusal => {
  const attacking = s.asked === STRIKE || s.asked === EXPOSURE;
  if (s.asked === REFRESH) return refuse('OTHER_STEP');
  if (verb === VERB.end) return refuse(attacking ? 'ATTACK_NOT_OVER' : 'CANNOT_END_YET');
  if (attacking) return refuse('ATTACK_IS_ONE_PIECE');
  return refuse(s.asked === PAYOUT ? 'MEDALS_FIRST' : 'DECISION_WAITS');
};

const refuseAnswer = (s: RushState, seat: number, draft: Draft, whole: boolean): Refusal | undefined => {
  const about = aboutOf(draft[0]!);
  switch (s.asked) {
    case STRIKE:
      return refuseStrike(s, seat, draft, whole);
    case EXPOSURE:
      return refuseExposure(s, seat, draft, whole);
    case REPAIR:
      return refuseRepair(s, seat, draft);
    case RESEARCH:
      return refuseGain(s, draft);
    case SABOTAGE:
      return refuseDiscard(s, seat, draft);
  }
  if (draft.length > 1) return bad();
  switch (s.asked) {
    case PLACEMENT:
      return refusePlace(s, seat, about);
    case SIEGE:
      return refuseSiege(s, seat, about, verbOf(draft[0]!) === VERB.defender);
    case PAYOUT:
      return isPayout(s, nextPayout(s), singlesOf(draft[0]!), doublesOf(draft[0]!))
        ? undefined
        : refuse('NOT_A_PAYOUT');
    default:
      return about === 0 ? undefined : bad();
  }
};

/** May this seat decide anything now? `verb`: what it wants to do, or -1. */
const refuseSeat = (s: RushState, seat: number, verb: number): Refusal | undefined => {
  if (s.asked === OVER) return refuse('GAME_OVER');
  if (s.asked === SABOTAGE) {
    if (seat === s.turnOf) return refuse(verb === VERB.end ? 'CANNOT_END_YET' : 'DECISION_WAITS');
    // An opponent who owes a card is asked for nothing else out of turn.
    return hasSeat(s.owing, seat) && (verb < 0 || verb === VERB.discard)
      ? undefined
      : refuse('NOT_YOUR_TURN');
  }
  return seat === s.turnOf ? undefined : refuse('NOT_YOUR_TURN');
};

export const refuseDraft = (
  s: RushState,
  seat: number,
  draft: Draft,
  whole: boolean,
): Refusal | undefined => {
  const steps = draft.every(isStep);
  const verb = steps && draft.length > 0 ? verbOf(draft[0]!) : -1;
  const refused = refuseSeat(s, seat, verb);
  if (refused) return refused;
  if (!steps) return bad();
  if (verb < 0) {
    if (!whole) return undefined;
    return s.asked === REPAIR ? refuse('REPAIR_AT_LEAST_ONE') : bad();
  }
  if (s.asked === STEP_TWO) return refuseInStepTwo(s, seat, draft, whole);
  return ANSWERS[s.asked]?.includes(verb) ? refuseAnswer(s, seat, draft, whole) : refuseOtherAct(s, verb);
};
