/** The opening and the exercises: they are judged by the rules, so they are proved by what the rules offer. */
import { describe, expect, it } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import type { Messages, PerLanguage } from '#engine/text.ts';
import { type Said, type Task, TaskMatch, type Tried } from '#kit/opening/task.ts';
import { describeCourseTexts, expectSaid } from '#kit/tests/course-texts.ts';
import { battlegrounds } from '../rules/game.ts';
import type { Battlegrounds } from '../rules/state.ts';
import { course } from '../table/lessons/index.ts';
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

const begin = (task: Task): TaskMatch => new TaskMatch(battlegrounds, course, task);
const offers = (match: TaskMatch): string[] => offered(match.state as Battlegrounds, learner);
const taskOf = (id: string): Task => tasks.find((task) => task.id === id)!;

/** Makes these decisions, all of which must be legal: what came of the last one. */
const play = (match: TaskMatch, ...texts: readonly string[]): Tried | undefined => {
  let tried: Tried | undefined;
  for (const text of texts) {
    expect(tried, `settled before ${text}`).toBeUndefined();
    const done = match.try(text);
    if (!done.ok) throw new Error(`${text}: ${done.error.code}, of ${offers(match).join('; ')}`);
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

const NORTH = 'move green D3 D4';
const SOLUTIONS: Readonly<Record<string, readonly string[]>> = {
  drive: [NORTH],
  shoot: [NORTH, 'shoot green token D5'],
  pair: ['move green C2 B2', 'shoot green token B3'],
  tank: [NORTH, 'shoot green tank D5'],
  danger: ['move green C2 B2', 'shoot green token B3'],
  win: [NORTH, 'shoot green token D5', 'end'],
  farther: ['assign hilltop to t-34', NORTH, 'shoot green tank D6'],
  twice: ['play bridge', NORTH, 'shoot green tank D5', 'move green E4 F4', 'shoot green token F5'],
};
const WRONG: readonly (readonly [id: string, key: string, ...texts: string[]])[] = [
  ['drive', 'elsewhere', 'move green C2 B2'],
  ['drive', 'changed', 'change green to 7tp'],
  ['shoot', 'took', 'move green C2 B2', 'shoot green token B3'],
  ['shoot', 'dud', NORTH, 'shoot green dud C4'],
  ['shoot', 'held', NORTH, 'hold green'],
  ['tank', 'took', NORTH, 'shoot green token D5'],
  ['danger', 'crashed', NORTH],
  ['twice', 'ended', NORTH, 'shoot green tank D5', 'end'],
];

describe('the course of Battlegrounds', () => {
  it('has an opening of seven steps, the aim first, and exercises, each once', () => {
    expect(opening.map(({ id }) => id)).toEqual(['aim', ...Object.keys(SOLUTIONS).slice(0, 6)]);
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
    expect(Object.keys(SOLUTIONS)).toEqual(played.map(({ id }) => id));
    expect(tasks.filter(({ judge }) => judge === undefined).map(({ id }) => id)).toEqual(['aim']);
  });

  it.each(played.map((task) => [task.id, task] as const))('is solved as it says: %s', (id, task) => {
    expect(play(begin(task), ...SOLUTIONS[id]!)).toEqual({ why: [], reply: [] });
  });

  it.each(played.map((task) => [task.id, task] as const))(
    'is settled by whatever is done, and says why that was wrong: %s',
    (id, task) => {
      const chance = new FastChance(7);
      const said: Said[] = [];
      let solved = 0;
      let games = 0;
      for (const text of offers(begin(task)))
        for (let n = 0; n < 4; n++) {
          const match = begin(task);
          const { why } = play(match, text) ?? playOn(match, chance);
          games++;
          if (why.length === 0) solved++;
          said.push(...why);
        }
      expect(solved / games, id).toBeLessThan(0.5);
      expect(said.length).toBeGreaterThan(0);
      expectSaid(said, LEARN, GAME);
    },
  );

  it.each(WRONG)('names the mistake: %s, %s', (id, key, ...texts) => {
    expect(play(begin(taskOf(id)), ...texts)?.why.map((one) => one.key)).toEqual([`learn.wrong.${key}`]);
  });

  it('has no reason that no task gives', () => {
    const given = new Set(WRONG.map(([, key]) => `learn.wrong.${key}`));
    const kept = Object.keys(learnEn).filter((key) => key.startsWith('learn.wrong.'));
    expect(kept.filter((key) => !given.has(key))).toEqual([]);
  });
});

describeCourseTexts(course, LEARN, GAME);
