/** Which situations of a first game lie before a player, the most pressing first; each has a tip, said once. */
import { numberOf, type Seat } from '#engine/seats.ts';
import { allOf } from '#kit/events.ts';
import type { BattlegroundsEvent } from '../rules/events.ts';
import { VERB } from '../rules/steps.ts';
import type { Composer } from './composer.svelte.ts';
import type { Model } from './model.ts';

export const COACHED = [
  'familyMove',
  'familyReveal',
  'familyPair',
  'soloArtillery',
  'placing',
  'returning',
  'lost',
  'special',
  'danger',
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

const TESTS: Readonly<Record<Situation, Test>> = {
  familyMove: at('familyMove'),
  familyReveal: at('familyReveal'),
  familyPair: ({ told, seat }) => allOf(told, 'collected').some((event) => event.seat === numberOf(seat)),
  soloArtillery: ({ model }) =>
    model.solo !== undefined && model.solo.shots > 0 && model.asked === 'mainAction',
  placing: at('placePawn', 'chooseSoloBases'),
  returning: at('returnPawn'),
  lost: ({ told, seat }) => allOf(told, 'destroyed').some((event) => event.seat === numberOf(seat)),
  special: ({ composer }) => [VERB.play, VERB.assign].some((verb) => composer.abouts(verb).length > 0),
  danger: (lesson) => at('mainAction')(lesson) && lesson.composer.ways.some(({ fatal }) => fatal >= 0),
  firstMove: at('mainAction'),
  enemy: ({ composer }) => composer.shots.some(({ aim }) => aim === VERB.tank),
  pairs: ({ composer }) => composer.shots.some(({ tone }) => tone === 'gain'),
  shoot: at('shoot'),
  dud: ({ composer }) => composer.shots.some(({ aim }) => aim === VERB.layDud),
  change: (lesson) => at('mainAction')(lesson) && lesson.composer.abouts(VERB.change).length > 0,
};

export const situationsOf = (lesson: Lesson): readonly Situation[] =>
  COACHED.filter((situation) => TESTS[situation](lesson));
