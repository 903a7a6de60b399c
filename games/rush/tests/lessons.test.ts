/** The opening and the exercises: they are judged by the rules, so they are proved by what the rules offer. */
import { describe, expect, it } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import type { Messages, PerLanguage } from '#engine/text.ts';
import { type Said, type Task, TaskMatch, type Tried } from '#kit/opening/task.ts';
import { describeCourseTexts, expectSaid } from '#kit/tests/course-texts.ts';
import { rush } from '../rules/game.ts';
import type { RushState } from '../rules/state.ts';
import { course } from '../table/lessons/index.ts';
import { modelOf } from '../table/model.ts';
import type { Thing } from '../table/things.ts';
import { find } from '../table/touch.ts';
import { learn as learnEn } from '../text/en/learn.ts';
import { en } from '../text/en.ts';
import { learn as learnIt } from '../text/it/learn.ts';
import { it as italian } from '../text/it.ts';
import { learn as learnPl } from '../text/pl/learn.ts';
import { pl } from '../text/pl.ts';
import { offered } from './support.ts';

const LEARN: PerLanguage<Messages> = { en: learnEn, it: learnIt, pl: learnPl };
const GAME: PerLanguage<Messages> = { en, it: italian, pl };

const { opening, exercises, learner } = course;
const tasks = [...opening, ...exercises];
const played = tasks.filter(({ judge }) => judge !== undefined);

const begin = (task: Task): TaskMatch => new TaskMatch(rush, course, task);
const stateOf = (match: TaskMatch): RushState => match.state as RushState;
const offers = (match: TaskMatch): string[] => offered(stateOf(match), learner);

/** Makes these decisions, all of which must be legal: what came of the last one. */
const play = (match: TaskMatch, ...texts: readonly string[]): Tried | undefined => {
  let tried: Tried | undefined;
  for (const text of texts) {
    expect(tried, `settled before ${text}`).toBeUndefined();
    const done = match.try(text);
    if (!done.ok) throw new Error(`${text}: ${done.error.code}`);
    tried = done.value;
  }
  return tried;
};
/** Plays on at random until the task is settled. */
const playOn = (match: TaskMatch, chance: FastChance): Tried => {
  for (let n = 0; n < 40; n++) {
    const texts = offers(match);
    const tried = play(match, texts[chance.draw(texts.length)]!);
    if (tried) return tried;
  }
  throw new Error('The task is never settled');
};

/** How each task can be solved. */
const SOLUTIONS: Readonly<Record<string, readonly string[]>> = {
  buy: ['buy ussr-t-28 with engineer, engineer'],
  defend: ['deploy ussr-t-28 on S1.2'],
  attack: ['attack with ussr-bt-7, ussr-t-28', 'ussr-t-28 hits S2.1', 'ussr-bt-7 hits S2.1'],
  guard: ['attack with ussr-t-28, ussr-kv-1', 'ussr-t-28 hits germany-panzer-38t', 'ussr-kv-1 hits S2.1'],
  once: [
    'buy usa-m4-sherman with usa-m5-stuart',
    'attack with ussr-bt-7, ussr-t-28',
    'ussr-t-28 hits S2.1',
    'ussr-bt-7 hits S2.1',
  ],
  win: ['attack with germany-tiger', 'germany-tiger hits S2.1', 'end'],
  draw: [
    'play usa-m26-pershing',
    'place on S1.1',
    'buy germany-tiger-ii with engineer, engineer, usa-m5-stuart',
  ],
  conscription: ['buy germany-panzer-38t with usa-m5-stuart', 'play volunteers', 'buy ussr-t-28'],
  siege: ['play ussr-isu-152', 'siege S2.1', 'place on S1.1', 'play germany-hummel', 'siege S2.1'],
  limits: [
    'attack with germany-dw-2, germany-tiger',
    'germany-dw-2 hits usa-m2-medium',
    'germany-tiger hits S2.1',
  ],
  lastMedal: ['play ussr-t-43', 'place on S1.1', 'end'],
};

describe('the course of Rush', () => {
  it('has an opening of seven steps, the aim first, and five exercises, each once', () => {
    expect(opening.map(({ id }) => id)).toEqual(['aim', 'buy', 'defend', 'attack', 'guard', 'once', 'win']);
    expect(exercises).toHaveLength(5);
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
    expect(tasks.filter(({ judge }) => judge === undefined).map(({ id }) => id)).toEqual(['aim']);
    expect(Object.keys(SOLUTIONS)).toEqual(played.map(({ id }) => id));
  });

  it.each(tasks.map((task) => [task.id, task] as const))('lights what lies on the table: %s', (_, task) => {
    const match = begin(task);
    const model = modelOf(match.seen.view);
    expect(task.lit.length).toBeGreaterThan(0);
    for (const thing of task.lit as readonly Thing[]) {
      const { card, place } = find(model, thing);
      const known = [...model.seats[learner]!.hand, ...model.reserve];
      const onTable =
        place !== undefined ||
        known.some((one) => one !== undefined && one.id === card?.id) ||
        model.achievements.some(({ id }) => thing === `achievement:${id}`) ||
        model.piles.some(({ nation }) => thing === `medals:${nation}`);
      expect(onTable, thing).toBe(true);
    }
  });

  it('shows the learner nothing that a player in the seat would not see', () => {
    for (const task of tasks) {
      const match = begin(task);
      const model = modelOf(match.seen.view);
      expect(model.seats[learner]!.hand.every((card) => card !== undefined)).toBe(true);
      expect(model.seats[1]!.hand.every((card) => card === undefined)).toBe(true);
      expect(match.seen.view.viewer).toEqual([1]);
    }
  });

  it.each(played.map((task) => [task.id, task] as const))('is solved as it says: %s', (id, task) => {
    expect(play(begin(task), ...SOLUTIONS[id]!)).toEqual({ why: [], reply: [] });
  });

  it.each(played.map((task) => [task.id, task] as const))(
    'is settled by whatever is done, and says why that was wrong: %s',
    (_, task) => {
      const chance = new FastChance(7);
      const said: Said[] = [];
      let solved = 0;
      let games = 0;
      // Every decision that is offered first is tried, and what follows it at random.
      for (const text of offers(begin(task)))
        for (let n = 0; n < 3; n++) {
          const match = begin(task);
          const { why } = play(match, text) ?? playOn(match, chance);
          games++;
          if (why.length === 0) solved++;
          said.push(...why);
        }
      expect(solved / games).toBeLessThan(0.4);
      expect(said.length).toBeGreaterThan(0);
      expectSaid(said, LEARN, GAME);
    },
  );

  it('refuses what the rules refuse, and nothing changes', () => {
    const match = begin(opening.find(({ id }) => id === 'guard')!);
    const before = JSON.stringify(match.seen);
    expect(match.try('attack with ussr-t-28, engineer').ok).toBe(false);
    expect(JSON.stringify(match.seen)).toBe(before);
    play(match, 'attack with ussr-t-28, ussr-kv-1');
    expect(match.try('ussr-kv-1 hits S2.1')).toMatchObject({
      ok: false,
      error: { code: 'DEFENDED' },
    });
  });

  const WRONG: readonly (readonly [id: string, key: string, ...texts: string[]])[] = [
    ['buy', 'ended', 'end'],
    ['defend', 'paid', 'buy usa-m4-sherman with engineer, ussr-t-28'],
    ['defend', 'attacked', 'attack with ussr-t-28'],
    ['attack', 'alone', 'attack with ussr-t-28'],
    ['attack', 'placed', 'deploy ussr-bt-7 on S1.1'],
    ['attack', 'played', 'play ussr-bt-7'],
    ['attack', 'split', 'attack with ussr-bt-7, ussr-t-28', 'ussr-t-28 hits S2.1', 'ussr-bt-7 hits S2.2'],
    [
      'guard',
      'notTaken',
      'attack with ussr-t-28, ussr-kv-1',
      'ussr-kv-1 hits germany-panzer-38t',
      'ussr-t-28 hits S2.1',
    ],
    ['once', 'paid', 'buy usa-m4-sherman with ussr-t-28, ussr-bt-7'],
    ['once', 'noBase', 'buy usa-m4-sherman with usa-m5-stuart', 'end'],
    [
      'once',
      'noPurchase',
      'attack with ussr-bt-7, ussr-t-28',
      'ussr-t-28 hits S2.1',
      'ussr-bt-7 hits S2.1',
      'end',
    ],
    ['win', 'notWon', 'end'],
    ['draw', 'otherBuy', 'buy france-arl-44 with engineer, engineer, usa-m26-pershing'],
    ['draw', 'noAbility', 'deploy usa-m26-pershing on S1.1'],
    ['conscription', 'onePurchase', 'buy germany-panzer-38t with usa-m5-stuart', 'end'],
    ['siege', 'siegeNotAttack', 'attack with germany-hummel'],
    [
      'siege',
      'siegeSplit',
      'play ussr-isu-152',
      'siege S2.1',
      'place on S1.1',
      'play germany-hummel',
      'siege germany-maus',
    ],
    ['lastMedal', 'notWon', 'end'],
  ];
  it.each(WRONG)('names the mistake: %s, %s', (id, key, ...texts) => {
    const tried = play(begin(tasks.find((task) => task.id === id)!), ...texts);
    expect(tried?.why.map((one) => one.key)).toEqual([`learn.wrong.${key}`]);
  });

  it('has no reason that no task gives', () => {
    const given = new Set(WRONG.map(([, key]) => `learn.wrong.${key}`));
    expect(Object.keys(learnEn).filter((key) => key.startsWith('learn.wrong.') && !given.has(key))).toEqual(
      [],
    );
  });
});

describeCourseTexts(course, LEARN, GAME);
