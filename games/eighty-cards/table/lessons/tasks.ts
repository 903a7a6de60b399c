/**
 * The opening of Around the World in 80 Cards and its exercises: positions, and what the rules must have made of the
 * decisions. The others hold no cards, so nobody interrupts the learner.
 */
import type { JsonObject } from '#engine/layout/json.ts';
import { allOf, firstOf } from '#kit/events.ts';
import { because, type Judge, judgesOf, SOLVED } from '#kit/opening/judging.ts';
import type { Task } from '#kit/opening/task.ts';
import { NATIONS } from '../../content/nations.ts';
import { TRAVEL_IDS } from '../../content/travel.ts';
import type { EightyEvent } from '../../rules/events.ts';
import type { Eighty } from '../../rules/state.ts';
import { aboutOf, VERB, verbOf } from '../../rules/steps.ts';

type Lesson = Task<Eighty, EightyEvent>;
type Check = Judge<Eighty, EightyEvent>;
const { first, once, on } = judgesOf<Eighty, EightyEvent>();

/** A world in which the learner starts before a sea and a desert. */
const TERRAIN = {
  reserve: ['sea-indian', 'ice-antarctic', 'mountain-rockies'],
  ring: {
    '1.0': ['sea-atlantic'],
    '1.1': ['desert-sahara'],
    '2.0': ['forest-amazon'],
    '2.1': ['ice-arctic'],
    '3.0': ['mountain-himalaya'],
    '3.1': ['sea-pacific'],
    '4.0': ['desert-gobi'],
    '4.1': ['forest-taiga'],
  },
} satisfies JsonObject;

interface Scene {
  /** Of the learner. */
  readonly ap?: number;
  readonly hand?: readonly string[];
  readonly camp?: readonly string[];
  readonly weapon?: string;
  readonly upgrade?: string;
  readonly active?: string;
  /** By seat. */
  readonly pressure?: readonly number[];
  readonly progress?: readonly number[];
  /** What is asked instead of an action, and of which turn. */
  readonly asked?: JsonObject;
}
const at = ({ ap = 5, hand = [], camp = [], weapon, upgrade, active, pressure, progress, asked }: Scene) => {
  const own = (card: string | undefined): string[][] => [card === undefined ? [] : [card], [], [], []];
  return {
    options: {},
    position: {
      asked: 'act',
      stage: 'act',
      turnOf: 1,
      turns: 9,
      nation: [...NATIONS],
      ap: [ap, 0, 0, 0],
      pressure: [...(pressure ?? [4, 4, 4, 4])],
      progress: [...(progress ?? [0, 1, 2, 3])],
      terrain: TERRAIN,
      travel: { hand: [[...hand], [], [], []], active: own(active) },
      camp: { hand: [[...camp], [], [], []], weapon: own(weapon), upgrade: own(upgrade) },
      ...asked,
    } satisfies JsonObject,
  };
};

/** Why a turn has not done it. */
const moved: Check = on('moved', () => because('moved'));
const ended: Check = on('actionsEnded', () => because('ended'));
/** The card hit somebody else than this seat. */
const hits = (right: number): Check =>
  on('interfered', ({ target }) => (target === right ? SOLVED : because('target', { seat: target })));

export const OPENING: readonly Lesson[] = [
  { id: 'aim', ...at({ progress: [0, 1, 2, 3] }), lit: ['space:0', 'player:1'] },
  {
    id: 'drive',
    ...at({ progress: [3, 1, 2, 3], ap: 5, hand: ['coal-2.1'] }),
    lit: ['space:4', 'boiler:1'],
    judge: first(
      once(({ told }) => firstOf(told, 'moved') !== undefined),
      on('shovelled', () => because('shovelled')),
      ended,
    ),
  },
  {
    id: 'steam',
    ...at({ progress: [4, 1, 2, 3], ap: 3, pressure: [3, 4, 4, 4], hand: ['coal-1.1', 'coal-3.1'] }),
    lit: ['boiler:1', 'card:coal-1.1', 'card:coal-3.1'],
    plain: ['move'],
    judge: first(
      once(({ told }) => allOf(told, 'shovelled').some(({ pressure }) => pressure >= 6)),
      moved,
      ended,
    ),
  },
  {
    id: 'refit',
    ...at({ progress: [8, 1, 2, 3], ap: 5, camp: ['skids', 'paddle-wheels'] }),
    lit: ['space:8', 'space:11', 'card:skids'],
    plain: ['move'],
    judge: first(
      once(({ told }) => allOf(told, 'moved').some(({ to }) => to === 11)),
      on('installed', ({ card }) => (card === 'skids' ? undefined : because('install', { card }))),
      ({ told }) => (firstOf(told, 'moved') && !firstOf(told, 'installed') ? because('bare') : undefined),
      ended,
    ),
  },
  {
    id: 'shot',
    ...at({ progress: [3, 0, 2, 3], ap: 2, pressure: [4, 7, 4, 4], weapon: 'earth-torpedo.1' }),
    lit: ['weapon:1', 'player:2'],
    plain: ['move'],
    judge: first(
      on('fired', ({ target }) => (target === 2 ? SOLVED : because('target', { seat: target }))),
      on('moved', () => because('lastAp')),
      on('threwAway', ({ card }) => because('threw', { card })),
      ended,
    ),
  },
  {
    id: 'hit',
    ...at({ progress: [20, 18, 30, 22], ap: 1, pressure: [4, 4, 7, 4], hand: ['leaking-pipe.1'] }),
    lit: ['card:leaking-pipe.1', 'player:3'],
    judge: first(hits(3), ended),
  },
  {
    id: 'window',
    ...at({
      ap: 0,
      progress: [40, 44, 30, 22],
      pressure: [6, 7, 4, 4],
      hand: ['fog'],
      asked: {
        asked: 'interfere',
        turnOf: 2,
        stage: 'opening',
        ap: [0, 8, 0, 0],
        frames: [{ frame: 'window', by: null, at: null, travel: null, weapon: null }],
      },
    }),
    lit: ['card:fog', 'player:2', 'boiler:1'],
    judge: ({ decision: [one, target] }) => {
      if (verbOf(one!) === VERB.pass) return because('passed');
      return aboutOf(target!) === 1 ? SOLVED : because('target', { seat: aboutOf(target!) + 1 });
    },
  },
  {
    id: 'finish',
    ...at({ progress: [45, 44, 46, 43], ap: 7, pressure: [6, 4, 4, 4], hand: ['coal-1.1'] }),
    lit: ['space:0'],
    judge: first(
      once(({ told }) => firstOf(told, 'crossed') !== undefined),
      on('shovelled', () => because('late')),
      ended,
    ),
  },
];

export const EXERCISES: readonly Lesson[] = [
  {
    id: 'customs',
    ...at({ progress: [4, 1, 2, 3], ap: 4, upgrade: 'springs.1', active: 'customs-check' }),
    lit: ['space:5', 'upgrade:1'],
    plain: ['move'],
    judge: first(
      once(({ told }) => firstOf(told, 'leapt') !== undefined),
      on('halted', () => because('halted')),
      on('threwAway', ({ card }) => because('threw', { card })),
      ended,
    ),
  },
  {
    id: 'sender',
    ...at({
      ap: 0,
      progress: [30, 28, 22, 20],
      pressure: [6, 6, 4, 4],
      hand: ['not-with-us.1', 'return-to-sender'],
      asked: {
        asked: 'react',
        turnOf: 2,
        stage: 'after',
        ap: [0, 4, 0, 0],
        frames: [{ frame: 'attack', stage: 2, by: 2, at: 1, travel: 'leaking-pipe.1', weapon: null }],
        travel: { hand: [['not-with-us.1', 'return-to-sender'], [], [], []], played: ['leaking-pipe.1'] },
      },
    }),
    lit: ['card:return-to-sender', 'player:2'],
    judge: ({ decision: [one] }) => {
      if (verbOf(one!) === VERB.pass) return because('undefended');
      return TRAVEL_IDS[aboutOf(one!)] === 'return-to-sender' ? SOLVED : because('cancelled');
    },
  },
];
