/** Which situations of a first game lie before a player, the most pressing first; each has a tip, said once. */
import { numberOf, type Seat } from '#engine/seats.ts';
import { allOf } from '#kit/events.ts';
import type { EightyEvent } from '../rules/events.ts';
import { VERB } from '../rules/steps.ts';
import type { Composer } from './composer.svelte.ts';
import type { Model } from './model.ts';

export const COACHED = [
  'placing',
  'goal',
  'react',
  'window',
  'drift',
  'lastRound',
  'hit',
  'boiler',
  'shovel',
  'camp',
  'terrain',
  'crew',
  'weapon',
  'interfere',
  'discard',
  'draw',
] as const;
export type Situation = (typeof COACHED)[number];

interface Lesson {
  readonly model: Model;
  readonly seat: Seat;
  readonly told: readonly EightyEvent[];
  readonly composer: Pick<Composer, 'verbs' | 'way'>;
}
type Test = (lesson: Lesson) => boolean;
const at =
  (...points: readonly Model['asked'][]): Test =>
  ({ model }) =>
    points.includes(model.asked);
const offers =
  (...verbs: readonly number[]): Test =>
  ({ model, composer }) =>
    model.asked === 'act' && verbs.some((verb) => composer.verbs.has(verb));

const TESTS: Readonly<Record<Situation, Test>> = {
  placing: at('placeTerrain'),
  goal: ({ model, seat }) => model.asked === 'act' && model.seats[seat]!.progress === 0,
  react: at('react'),
  window: at('interfere'),
  drift: at('drift'),
  lastRound: ({ model, seat }) =>
    model.across !== undefined && model.across !== seat && model.asked === 'act' && model.seats[seat]!.ap > 0,
  hit: ({ told, seat }) =>
    allOf(told, 'interrupted', 'interfered', 'fired').some(({ target }) => target === numberOf(seat)),
  boiler: at('act'),
  shovel: offers(VERB.shovel),
  camp: offers(VERB.install),
  terrain: ({ model, composer }) =>
    model.asked === 'act' && composer.way.some(({ parts }) => parts.length > 0),
  crew: offers(VERB.crew),
  weapon: offers(VERB.fire, VERB.launch),
  interfere: offers(VERB.interfere),
  discard: at('discardHand'),
  draw: at('drawFrom'),
};

export const situationsOf = (lesson: Lesson): readonly Situation[] =>
  COACHED.filter((situation) => TESTS[situation](lesson));
