/**
 * Which situations of a first game lie before a player just now, the most pressing first. Each has a word of the
 * coach (`coach.<situation>`), who says it once.
 */
import { numberOf, type Seat, type SeatNumber } from '#engine/seats.ts';
import { allOf } from '#kit/events.ts';
import type { StoryItem } from '#wire/protocol.ts';
import { ATTACK, DEFENCE, HEAVY, isVehicle, KINDS, NATION } from '../content/cards.ts';
import { ACTIVE_ABILITIES, PASSIVE_ABILITIES } from '../content/vehicle-row.ts';
import { canAttack, canStrike } from '../rules/attack.ts';
import type { RushEvent } from '../rules/events.ts';
import type { Asked } from '../rules/state.ts';
import type { COACHED } from '../text/help.ts';
import type { BaseShown, Model } from './model.ts';

export type Situation = (typeof COACHED)[number];

/** What is before a player: the table, his seat (from 0), what can be decided, and what has just been told. */
export interface Lesson {
  readonly model: Model;
  readonly seat: Seat;
  readonly told: readonly RushEvent[];
  /** Can anything be decided but the end of the turn? */
  readonly choice: boolean;
  /** Can the hand pay for any card of the Reserve? */
  readonly affordable: boolean;
}

/** Everything told from the seat's last decision on (with what that brought), up to a moment. `seat` from 0. */
export const toldSince = (story: readonly StoryItem<RushEvent>[], at: number, seat: Seat): RushEvent[] => {
  const past = story.filter((item) => item.index <= at);
  const own = past.findLast((item) => item.seat === numberOf(seat))?.index ?? 0;
  return past.filter((item) => item.index >= own).flatMap((item) => item.told);
};

type DoneBySeat = Extract<RushEvent, { readonly seat: SeatNumber }>;
type Test = (lesson: Lesson) => boolean;
const hand = ({ model, seat }: Lesson): number[] =>
  model.seats[seat]!.hand.flatMap((card) => (card ? [card.kind] : []));
const enemyBases = ({ model, seat }: Lesson): BaseShown[] =>
  model.seats.filter((one) => one.seat !== seat).flatMap((one) => one.bases.filter(({ base }) => base));
const attackers = (lesson: Lesson): number[] =>
  hand(lesson).filter((kind) => isVehicle(kind) && ATTACK[kind]! > 0);
/** Cards that could strike something now. */
const strikers = (lesson: Lesson): number[] => {
  const { state } = lesson.model;
  if (state.attacked) return [];
  return attackers(lesson).filter((kind) => canAttack(state, kind) && canStrike(state, lesson.seat, kind));
};
const printed = (kind: number): readonly string[] => {
  const { abilities, vehicle } = KINDS[kind]!;
  return [...abilities.map(({ id }) => id), ...(vehicle?.passive ?? [])];
};
const held =
  (ability: string): Test =>
  (lesson) =>
    hand(lesson).some((kind) => printed(kind).includes(ability));
/** Was this told of the seat itself? */
const own =
  (type: DoneBySeat['type']): Test =>
  ({ told, seat }) =>
    allOf(told, type).some((event) => event.seat === numberOf(seat));
const round =
  (from: number): Test =>
  ({ model }) =>
    model.round >= from;

/** What is explained when something else is asked than what to play. */
const ANSWERS: Partial<Record<Asked, Situation>> = {
  chooseSabotageDiscard: 'sabotaged',
  chooseDefendedBase: 'placing',
  chooseSiegeTarget: 'siege',
  chooseResearchGain: 'research',
  chooseRepairCards: 'repair',
  chooseAttackStep: 'attack',
  chooseMedalPayout: 'doubleMedal',
};

/** What comes up in step II, the most pressing first. */
const IN_STEP_TWO: readonly (readonly [Situation, Test])[] = [
  ['firstTurn', ({ model }) => model.round <= 1 && model.state.purchases === 0],
  ['firstPurchase', ({ model, affordable }) => model.round <= 1 && model.state.purchases === 0 && affordable],
  ['lastRound', ({ model }) => model.trigger !== 'none'],
  ['noBaseLeft', ({ model, seat }) => model.seats[seat]!.standing === 0],
  ['baseCaptured', own('baseDestroyed')],
  ['medals', own('vehicleDestroyed')],
  ['baseInHand', own('baseLeftHand')],
  ['conscription', own('conscription')],
  [
    'playedOnce',
    (lesson) => hand(lesson).some((kind) => isVehicle(kind) && lesson.model.state.played.has(kind)),
  ],
  ['endOfTurn', ({ choice }) => !choice],
  ['reshuffle', own('garageShuffled')],
  ['paying', ({ affordable }) => affordable],
  ['attack', (lesson) => strikers(lesson).length > 0],
  [
    'heavyBase',
    (lesson) =>
      strikers(lesson).some((kind) => HEAVY[kind]) &&
      enemyBases(lesson).some(({ defender, damaged }) => !defender && !damaged),
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
  ['conscriptionHeld', (lesson) => held('conscription')(lesson) && lesson.model.state.purchases === 0],
  ...[...ACTIVE_ABILITIES, ...PASSIVE_ABILITIES].flatMap((ability) =>
    ability === 'conscription' ? [] : [[ability, held(ability)] as const],
  ),
  [
    'noAbility',
    (lesson) => hand(lesson).some((kind) => DEFENCE[kind]! > 0 && KINDS[kind]!.abilities.length > 0),
  ],
  ['playAbility', (lesson) => hand(lesson).some((kind) => KINDS[kind]!.abilities.length > 0)],
  ['handShown', round(2)],
  ['reserve', round(2)],
  ['depot', round(2)],
  ['garage', round(2)],
  ['achievements', round(3)],
];

/** Everything that could be explained now, the most pressing first. */
export const situationsOf = (lesson: Lesson): readonly Situation[] => {
  const { asked } = lesson.model;
  if (asked === 'stepTwo')
    return IN_STEP_TWO.filter(([, test]) => test(lesson)).map(([situation]) => situation);
  const answer = ANSWERS[asked];
  return answer === undefined ? [] : [answer];
};
