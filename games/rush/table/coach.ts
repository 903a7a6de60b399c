/**
 * Which situations of a first game lie before a player just now, the most pressing first. Each has a tip of the coach
 * (`coach.<situation>`), which is said once. What can be done is asked of the rules.
 */
import { numberOf, type Seat, type SeatNumber } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import { allOf } from '#kit/events.ts';
import { ATTACK, DEFENCE, HEAVY, isVehicle, KINDS, NATION, RESOURCES } from '../content/cards.ts';
import { ACTIVE_ABILITIES } from '../content/vehicle-row.ts';
import { canAttack, canHit, canStrike } from '../rules/attack.ts';
import type { RushEvent } from '../rules/events.ts';
import { rush } from '../rules/game.ts';
import type { Asked, RushState } from '../rules/state.ts';
import { aboutOf, VERB, type Verb, verbOf } from '../rules/steps.ts';
import { type COACHED, WELCOME } from '../text/coached.ts';
import { foreseenOf } from './foresee.ts';
import type { BaseShown, Model } from './model.ts';

export type Situation = (typeof COACHED)[number];

/** What is before a player: the table, their seat (from 0), and what has just been told. */
export interface Lesson {
  readonly model: Model;
  readonly seat: Seat;
  readonly told: readonly RushEvent[];
}

/** What the rules offer in step II, as first steps of a decision. */
const offersOf = (s: RushState, seat: Seat): readonly number[] => {
  const list = new StepList();
  rush.steps(s, seat, [], list);
  return list.list();
};

/** A lesson with what the rules offer. */
interface Judged extends Lesson {
  readonly offers: readonly number[];
}
type DoneBySeat = Extract<RushEvent, { readonly seat: SeatNumber }>;
type Test = (lesson: Judged) => boolean;

/** The kinds of which this can be done. */
const offered = ({ offers }: Judged, verb: Verb): number[] =>
  offers.filter((one) => verbOf(one) === verb).map(aboutOf);
const hand = ({ model, seat }: Judged): number[] =>
  model.seats[seat]!.hand.flatMap((card) => (card ? [card.kind] : []));
const enemyBases = ({ model, seat }: Judged): BaseShown[] =>
  model.seats.filter((one) => one.seat !== seat).flatMap((one) => one.bases.filter(({ base }) => base));
/** Cards that may attack this turn; none once the attack is used. */
const attackers = (lesson: Judged): number[] => {
  const { state } = lesson.model;
  if (state.attacked) return [];
  return hand(lesson).filter((kind) => isVehicle(kind) && ATTACK[kind]! > 0 && canAttack(state, kind));
};
/** Those of them that have a target. */
const strikers = (lesson: Judged): number[] =>
  attackers(lesson).filter((kind) => canStrike(lesson.model.state, lesson.seat, kind));
const mayBuy = ({ model }: Judged): boolean => model.state.purchases === 0 || model.state.conscription !== 0;

const printed = (kind: number): readonly string[] => KINDS[kind]!.abilities.map(({ id }) => id);
/** Can a card be played for this ability, and to some effect? */
const useful =
  (ability: string): Test =>
  (lesson) =>
    offered(lesson, VERB.play).some(
      (kind) => printed(kind).includes(ability) && !foreseenOf(lesson.model.state, lesson.seat, kind),
    );
const limited = (kinds: readonly number[], limit: string): boolean =>
  kinds.some((kind) => KINDS[kind]!.vehicle?.passive.some((one) => one === limit));
/** Was this told of the seat itself? */
const own =
  (type: DoneBySeat['type']): Test =>
  ({ told, seat }) =>
    allOf(told, type).some((event) => event.seat === numberOf(seat));
const round =
  (from: number): Test =>
  ({ model }) =>
    model.round >= from;

/** Before one's first turn has begun to pass. */
const isNew: Test = ({ model }) => model.round <= 1 && model.state.purchases === 0;

/** What is explained when something else is asked than what to play. */
const ANSWERS: Partial<Record<Asked, Situation>> = {
  chooseSabotageDiscard: 'sabotaged',
  chooseDefendedBase: 'placing',
  chooseSiegeTarget: 'siege',
  chooseResearchGain: 'research',
  chooseRepairCards: 'repair',
  chooseAttackStep: 'strike',
  chooseMedalPayout: 'doubleMedal',
};

/** What comes up in step II, the most pressing first. */
const IN_STEP_TWO: readonly (readonly [Situation, Test])[] = [
  [WELCOME, isNew],
  [
    'firstPurchase',
    (lesson) => isNew(lesson) && offered(lesson, VERB.buy).some((kind) => (RESOURCES[kind] ?? 0) > 1),
  ],
  // Before others have seen a hand, as far as one is asked then.
  ['handShown', ({ model }) => model.round <= 1],
  ['lastRound', ({ model }) => model.trigger !== 'none'],
  ['noBaseLeft', ({ model, seat }) => model.seats[seat]!.standing === 0],
  ['baseCaptured', own('baseDestroyed')],
  ['medals', own('vehicleDestroyed')],
  ['baseInHand', own('baseLeftHand')],
  ['conscription', ({ model }) => model.state.conscription !== 0],
  [
    'playedOnce',
    (lesson) => hand(lesson).some((kind) => isVehicle(kind) && lesson.model.state.played.has(kind)),
  ],
  ['endOfTurn', ({ offers }) => offers.every((one) => verbOf(one) === VERB.end)],
  ['reshuffle', own('garageShuffled')],
  ['paying', (lesson) => offered(lesson, VERB.buy).length > 0],
  ['attack', (lesson) => strikers(lesson).length > 0],
  [
    'heavyBase',
    (lesson) =>
      strikers(lesson).some(
        (kind) =>
          HEAVY[kind] &&
          enemyBases(lesson).some(
            ({ place, defender, damaged }) =>
              !defender && !damaged && canHit(lesson.model.state, kind, place),
          ),
      ),
  ],
  [
    'defended',
    (lesson) => attackers(lesson).length > 0 && enemyBases(lesson).some(({ defender }) => defender),
  ],
  ['oneNation', (lesson) => new Set(attackers(lesson).map((kind) => NATION[kind])).size > 1],
  [
    'damaged',
    (lesson) => enemyBases(lesson).some(({ damaged, defenderDamaged }) => damaged || defenderDamaged),
  ],
  // What it does once it has been played is told then.
  ['conscriptionHeld', (lesson) => useful('conscription')(lesson) && lesson.model.state.purchases === 0],
  ...ACTIVE_ABILITIES.flatMap((ability) =>
    ability === 'conscription' ? [] : [[ability, useful(ability)] as const],
  ),
  ['attackBasesOnly', (lesson) => limited(attackers(lesson), 'attackBasesOnly')],
  ['attackVehiclesOnly', (lesson) => limited(attackers(lesson), 'attackVehiclesOnly')],
  ['nationalResources', (lesson) => mayBuy(lesson) && limited(hand(lesson), 'nationalResources')],
  [
    'noAbility',
    (lesson) =>
      offered(lesson, VERB.deploy).some((kind) => DEFENCE[kind]! > 0 && KINDS[kind]!.abilities.length > 0),
  ],
  ['playAbility', (lesson) => offered(lesson, VERB.play).length > 0],
  ['handShown', round(2)],
  // By option nothing leaves the Reserve by itself (RUSH-12.2).
  ['reserve', (lesson) => round(2)(lesson) && !lesson.model.state.config.refreshAtStart],
  ['depot', round(2)],
  ['garage', round(2)],
  ['achievements', (lesson) => round(3)(lesson) && lesson.model.achievements.length > 0],
];

/** Everything that could be explained now, the most pressing first. */
export const situationsOf = (lesson: Lesson): readonly Situation[] => {
  const { model, seat } = lesson;
  const judged: Judged = { ...lesson, offers: offersOf(model.state, seat) };
  if (model.asked === 'stepTwo')
    return IN_STEP_TWO.filter(([, test]) => test(judged)).map(([situation]) => situation);
  const answer = ANSWERS[model.asked];
  if (answer === undefined) return [];
  return isNew(judged) ? [WELCOME, answer] : [answer];
};
