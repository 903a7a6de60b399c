/** Which situations of a first game lie before a player, the most pressing first; each has a tip, said once. */
import { numberOf, type Seat } from '#engine/seats.ts';
import { allOf } from '#kit/events.ts';
import type { BattlegroundsEvent } from '../rules/events.ts';
import { VERB } from '../rules/steps.ts';
import type { Composer } from './composer.svelte.ts';
import type { Shot } from './foresee.ts';
import type { Model } from './model.ts';

export const COACHED = [
  'goal',
  'goalFamily',
  'goalSolo',
  'familyPair',
  'familyMove',
  'familyReveal',
  'soloArtillery',
  'placing',
  'lost',
  'returning',
  'special',
  'danger',
  'star',
  'crosshairs',
  'firstMove',
  'enemy',
  'pairs',
  'shoot',
  'dud',
  'change',
] as const;
export type Situation = (typeof COACHED)[number];

interface Lesson {
  readonly model: Model;
  readonly seat: Seat;
  readonly told: readonly BattlegroundsEvent[];
  readonly composer: Composer;
}
type Test = (lesson: Lesson) => boolean;
const at =
  (...points: readonly Model['asked'][]): Test =>
  ({ model }) =>
    points.includes(model.asked);
/** Squares are lit: of two tanks one has been picked. */
const DRIVES: Test = (lesson) => at('mainAction')(lesson) && lesson.composer.ways.length > 0;
/** A lit square bears the sign of what can be shot at from there: a star for a pair, crosshairs for a tank. */
const shows =
  (tone: Shot['tone']): Test =>
  (lesson) =>
    DRIVES(lesson) && [...lesson.composer.prospects.values()].some((shot) => shot.tone === tone);
const SHOOTS = at('shoot', 'moveAfterShot', 'endTurn');

/** What wins is said before anything has been won, and gives way to what a first shot is good for. */
const isNew: Test = (lesson) => {
  const { model, seat } = lesson;
  const mine = model.seats[seat];
  return mine !== undefined && mine.points === 0 && mine.area.length === 0 && !SHOOTS(lesson);
};

const TESTS: Readonly<Record<Situation, Test>> = {
  goal: (lesson) => isNew(lesson) && !lesson.model.state.config.family && !lesson.model.solo,
  goalFamily: (lesson) => isNew(lesson) && lesson.model.state.config.family,
  goalSolo: (lesson) => isNew(lesson) && lesson.model.solo !== undefined,
  familyMove: at('familyMove'),
  familyReveal: at('familyReveal'),
  // Nothing is told of what happened before, so what lies in their area says that there was a pair.
  familyPair: ({ model, seat }) => model.asked === 'familyMove' && model.seats[seat]!.area.length > 0,
  soloArtillery: (lesson) => at('mainAction')(lesson) && lesson.model.solo?.letters.includes(false) === true,
  placing: at('placePawn', 'chooseSoloBases'),
  // One that is under repair waits beside a sound one, and to return with that is no pause.
  returning: (lesson) =>
    at('returnPawn')(lesson) &&
    !lesson.model.state.config.alwaysPause &&
    lesson.model.seats[lesson.seat]!.reserve.some(({ damaged }) => !damaged),
  lost: ({ told, seat }) => allOf(told, 'destroyed').some((event) => event.seat === numberOf(seat)),
  special: ({ composer }) => [VERB.play, VERB.assign].some((verb) => composer.abouts(verb).length > 0),
  danger: (lesson) => DRIVES(lesson) && lesson.composer.ways.some(({ fatal }) => fatal >= 0),
  star: shows('gain'),
  crosshairs: shows('strike'),
  firstMove: DRIVES,
  // A tank whose stack is empty brings nothing.
  enemy: ({ composer }) => composer.shots.some(({ words }) => words.key === 'effect.destroy'),
  pairs: ({ composer }) => composer.shots.some(({ tone }) => tone === 'gain'),
  shoot: (lesson) => at('shoot')(lesson) && lesson.composer.shots.some(({ aim }) => aim === VERB.token),
  dud: ({ composer }) => composer.shots.some(({ aim }) => aim === VERB.layDud),
  change: (lesson) => DRIVES(lesson) && lesson.composer.abouts(VERB.change).length > 0,
};

export const situationsOf = (lesson: Lesson): readonly Situation[] =>
  COACHED.filter((situation) => TESTS[situation](lesson));
