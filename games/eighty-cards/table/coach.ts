/** Which situations of a first game lie before a player, the most pressing first; each has a tip, said once. */
import { numberOf, type Seat } from '#engine/seats.ts';
import { allOf } from '#kit/events.ts';
import { CAMP_KINDS } from '../content/base-camp.ts';
import { TERRAIN_CARDS } from '../content/terrain.ts';
import { handSize } from '../rules/cards.ts';
import type { EightyEvent } from '../rules/events.ts';
import { atCamp } from '../rules/ring.ts';
import { BASE_CAMP, VERB } from '../rules/steps.ts';
import { handLimit } from '../rules/turn.ts';
import type { Composer } from './composer.svelte.ts';
import type { Model } from './model.ts';

export const COACHED = [
  'placing',
  'suited',
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
  'balloon',
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
/** Something of the kind is legal now: a tip speaks only of what one can do. */
const offers =
  (asked: Model['asked'], verb: number, also: Test = () => true): Test =>
  (lesson) =>
    lesson.model.asked === asked && lesson.composer.verbs.has(verb) && also(lesson);

/** An upgrade of the hand makes terrain easier that is still to be laid. */
const isSuited: Test = ({ model, seat }) => {
  const { hand, terrain } = model.seats[seat]!;
  const eased = hand.flatMap((held) => {
    const kind = 'id' in held && held.deck === BASE_CAMP ? CAMP_KINDS[held.kind]! : undefined;
    const scope = kind?.type === 'upgrade' ? kind.moveCost?.scope : undefined;
    return typeof scope === 'object' ? scope : [];
  });
  return terrain.some((card) => TERRAIN_CARDS[card]!.spaces.some((land) => eased.includes(land)));
};
/** An attack on this seat had its effect in the turn that is played: the tape shows it. */
const isHit: Test = ({ told, seat }) => {
  const turn = told.slice(told.findLastIndex(({ type }) => type === 'turn') + 1);
  const averted = allOf(turn, 'cancelled', 'reflected').map(({ card }) => card);
  return allOf(turn, 'interrupted', 'interfered', 'fired').some(
    ({ target, card }) => target === numberOf(seat) && !averted.includes(card),
  );
};

const TESTS: Readonly<Record<Situation, Test>> = {
  placing: at('placeTerrain'),
  suited: (lesson) => lesson.model.asked === 'placeTerrain' && isSuited(lesson),
  goal: ({ model, seat }) => model.asked === 'act' && model.seats[seat]!.progress === 0,
  react: offers('react', VERB.react),
  window: offers('interfere', VERB.interfere),
  drift: at('drift'),
  lastRound: ({ model, seat }) =>
    model.across !== undefined && model.across !== seat && model.asked === 'act' && model.seats[seat]!.ap > 0,
  hit: isHit,
  boiler: at('act'),
  shovel: offers('act', VERB.shovel),
  // A field workshop lets one install elsewhere, too.
  camp: offers('act', VERB.install, ({ model, seat }) => atCamp(model.state, seat)),
  terrain: offers('act', VERB.move, ({ composer }) =>
    composer.way.slice(0, 1).some(({ parts }) => parts.length > 0),
  ),
  crew: offers('act', VERB.crew),
  weapon: offers('act', VERB.fire, ({ model }) => !model.state.config.freeAtZero),
  balloon: offers('act', VERB.launch),
  interfere: offers('act', VERB.interfere),
  // With more cards than are drawn to, a fresh one does not come.
  discard: ({ model: { asked, state }, seat }) =>
    asked === 'discardHand' && handSize(state, seat) <= handLimit(state, seat),
  draw: ({ model: { asked, state } }) => asked === 'drawFrom' && !state.config.replaceOnly,
};

export const situationsOf = (lesson: Lesson): readonly Situation[] =>
  COACHED.filter((situation) => TESTS[situation](lesson));
