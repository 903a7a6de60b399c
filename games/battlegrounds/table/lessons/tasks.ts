/** The opening of Battlegrounds and its exercises: positions, and what the rules must have made of the decisions. */
import type { JsonObject } from '#engine/layout/json.ts';
import { allOf, firstOf } from '#kit/events.ts';
import { because, type Judge, judgesOf } from '#kit/opening/judging.ts';
import type { Task } from '#kit/opening/task.ts';
import { TOKEN_IDS } from '../../content/tokens.ts';
import type { BattlegroundsEvent } from '../../rules/events.ts';
import type { Battlegrounds } from '../../rules/state.ts';

type Lesson = Task<Battlegrounds, BattlegroundsEvent>;
type Check = Judge<Battlegrounds, BattlegroundsEvent>;
const { first, once, on } = judgesOf<Battlegrounds, BattlegroundsEvent>();

interface Scene {
  /** The squares of the three tanks; the learner's is green. */
  readonly green: string;
  readonly yellow?: string;
  readonly blue?: string;
  /** Square → its token; the others are in the box. */
  readonly board: Readonly<Record<string, string>>;
  readonly area?: readonly string[];
  readonly duds?: readonly string[];
  /** The tops of the opponents' stacks are won already. */
  readonly ahead?: boolean;
}
const DUDS = ['dud-a', 'dud-b', 'dud-c'];

const at = ({ green, yellow = 'A8', blue = 'H8', board, area = [], duds = [], ahead = false }: Scene) => {
  const used = [...Object.values(board), ...area];
  const listed = (list: Readonly<Record<string, string>>): JsonObject =>
    Object.fromEntries(Object.entries(list).map(([square, one]) => [square, [one]]));
  const stackOf = (colour: string): string[] =>
    [3, 2, 1].map((n) => `${colour}-${n}`).slice(ahead && colour !== 'green' ? 1 : 0);
  return {
    options: { startPlayer: 'seat1' },
    position: {
      asked: 'mainAction',
      turnOf: 1,
      start: 1,
      actions: 1,
      square: [green, yellow, blue, null],
      inGame: ['green', 'yellow', 'blue'],
      tank: {
        active: { green: ['t-34'], yellow: ['m4-sherman'], blue: ['maus'] },
        reserve: [['7tp'], [], []],
      },
      token: {
        board: listed(board),
        area: [area, [], []],
        box: TOKEN_IDS.filter((id) => !used.includes(id)),
      },
      score: {
        stack: { green: stackOf('green'), yellow: stackOf('yellow'), blue: stackOf('blue') },
        won: [ahead ? ['yellow-3', 'blue-3'] : [], [], []],
      },
      dud: { board: listed(Object.fromEntries(duds.map((square, n) => [square, DUDS[n]!]))) },
    } satisfies JsonObject,
  };
};

/** Why a turn has not done it; the first of these that happened. */
const lost: Check = (attempt) => {
  const { told } = attempt;
  const crash = firstOf(told, 'ranOntoDud') ?? firstOf(told, 'ranIntoTank');
  return crash && because('crashed', { square: crash.square });
};
const changed: Check = on('changed', () => because('changed'));
const held: Check = on('heldFire', () => because('held'));
const laidDud: Check = on('laidDud', ({ square }) => because('dud', { square }));
const took: Check = on('took', ({ square, picture }) => because('took', { square, picture }));
const ended: Check = on('turnEnded', () => because('ended'));
const undone: readonly Check[] = [lost, changed, laidDud, took, held, ended];
/** Not solved when the tank went elsewhere than to this square. */
const drivenTo = (square: string): Check =>
  on('moved', ({ path }) => (path.at(-1) === square ? undefined : because('elsewhere', { square })));

const paired = once(({ told }) => firstOf(told, 'paired') !== undefined);
const destroyed = once(({ told }) => firstOf(told, 'scored') !== undefined);

export const OPENING: readonly Lesson[] = [
  {
    id: 'aim',
    ...at({ green: 'D2', blue: 'F6', board: { D5: 'harbour-2', B4: 'castle-1' }, area: ['harbour-1'] }),
    lit: ['D5', 'F6'],
  },
  {
    id: 'drive',
    ...at({ green: 'D2', board: { D5: 'harbour-2', B3: 'castle-1' } }),
    lit: ['D2', 'D4'],
    judge: first(
      drivenTo('D4'),
      once(({ told }) => firstOf(told, 'moved') !== undefined),
      changed,
      ended,
    ),
  },
  {
    id: 'shoot',
    ...at({ green: 'D2', board: { D5: 'harbour-2', B3: 'castle-1', C7: 'bridge-1' } }),
    lit: ['D5'],
    judge: first(
      once(({ told }) => firstOf(told, 'took')?.square === 'D5'),
      ...undone,
    ),
  },
  {
    id: 'pair',
    ...at({
      green: 'D2',
      board: { D5: 'castle-1', B3: 'harbour-2', F3: 'bridge-1' },
      area: ['harbour-1'],
    }),
    lit: ['B3', 'D5', 'F3'],
    judge: first(paired, ...undone),
  },
  {
    id: 'tank',
    ...at({ green: 'D2', yellow: 'D5', board: { D5: 'castle-1', C4: 'bridge-1', B3: 'ruins-1' } }),
    lit: ['D5'],
    judge: first(destroyed, ...undone),
  },
  {
    id: 'danger',
    ...at({
      green: 'D2',
      board: { D5: 'harbour-2', B3: 'harbour-3', F3: 'bridge-1' },
      area: ['harbour-1'],
      duds: ['D3'],
    }),
    lit: ['D3', 'D5', 'B3'],
    judge: first(paired, ...undone),
  },
  {
    id: 'win',
    ...at({
      green: 'D2',
      board: { D5: 'castle-2', B3: 'bridge-1' },
      area: ['castle-1', 'harbour-1', 'harbour-2', 'ruins-1', 'ruins-2', 'bunker-1', 'bunker-2'],
      ahead: true,
    }),
    lit: ['D5'],
    judge: first(
      once(({ told }) => firstOf(told, 'won') !== undefined),
      lost,
      changed,
      laidDud,
      (attempt) => (firstOf(attempt.told, 'paired') ? undefined : first(took, held, ended)(attempt)),
    ),
  },
];

export const EXERCISES: readonly Lesson[] = [
  {
    id: 'farther',
    ...at({
      green: 'D2',
      yellow: 'D6',
      board: { C4: 'bridge-1', F3: 'ruins-1' },
      area: ['hilltop-s', 'hilltop-1'],
    }),
    lit: ['D6'],
    judge: first(destroyed, ...undone),
  },
  {
    id: 'twice',
    ...at({
      green: 'D2',
      yellow: 'D5',
      board: { F5: 'castle-2', B3: 'ruins-1' },
      area: ['bridge-s', 'bridge-1', 'castle-1'],
    }),
    lit: ['D5', 'F5'],
    judge: first(
      once(({ told }) => firstOf(told, 'scored') !== undefined && allOf(told, 'paired').length > 0),
      lost,
      changed,
      laidDud,
      took,
      held,
      ended,
    ),
  },
];
