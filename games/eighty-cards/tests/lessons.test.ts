/** The opening and the exercises: they are judged by the rules, so they are proved by what the rules offer. */
import { describe, expect, it } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import type { Messages, PerLanguage } from '#engine/text.ts';
import { type Said, type Task, TaskMatch, type Tried } from '#kit/opening/task.ts';
import { describeCourseTexts, expectSaid } from '#kit/tests/course-texts.ts';
import { eightyCards } from '../rules/game.ts';
import type { Eighty } from '../rules/state.ts';
import { course } from '../table/lessons/index.ts';
import { modelOf } from '../table/model.ts';
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

const begin = (task: Task): TaskMatch => new TaskMatch(eightyCards, course, task);
const offers = (match: TaskMatch): string[] => offered(match.state as Eighty, learner);
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

const SOLUTIONS: Readonly<Record<string, readonly string[]>> = {
  drive: ['move'],
  steam: ['shovel coal-1', 'shovel coal-3'],
  refit: ['install skids', 'move', 'move', 'move'],
  shot: ['fire at P2 damage'],
  hit: ['play leaking-pipe on P3'],
  window: ['play fog on P2'],
  finish: ['move', 'move', 'move'],
  customs: ['use cover'],
  sender: ['react return-to-sender'],
};
const WRONG: readonly (readonly [id: string, key: string, ...texts: string[]])[] = [
  ['drive', 'shovelled', 'shovel coal-2'],
  ['drive', 'ended', 'end'],
  ['steam', 'moved', 'move'],
  ['refit', 'install', 'install paddle-wheels'],
  ['refit', 'bare', 'move'],
  ['refit', 'ended', 'install skids', 'move', 'end'],
  ['shot', 'lastAp', 'move'],
  ['shot', 'threw', 'throw weapon'],
  ['hit', 'target', 'play leaking-pipe on P2'],
  ['window', 'passed', 'pass'],
  ['window', 'target', 'play fog on P3'],
  ['finish', 'late', 'shovel coal-1'],
  ['customs', 'halted', 'move'],
  ['sender', 'undefended', 'pass'],
  ['sender', 'cancelled', 'react not-with-us'],
];

describe('the course of Around the World in 80 Cards', () => {
  it('has an opening of eight steps, the aim first, and exercises, each once', () => {
    expect(opening.map(({ id }) => id)).toEqual(['aim', ...Object.keys(SOLUTIONS).slice(0, 7)]);
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
    expect(Object.keys(SOLUTIONS)).toEqual(played.map(({ id }) => id));
    expect(tasks.filter(({ judge }) => judge === undefined).map(({ id }) => id)).toEqual(['aim']);
  });

  it.each(played.map((task) => [task.id, task] as const))('is solved as it says: %s', (id, task) => {
    expect(play(begin(task), ...SOLUTIONS[id]!)).toEqual({ why: [], reply: [] });
  });

  it.each(played.map((task) => [task.id, task] as const))(
    'is settled by whatever is done, and says why that was wrong: %s',
    (_id, task) => {
      const chance = new FastChance(7);
      const said: Said[] = [];
      for (const text of offers(begin(task)))
        for (let n = 0; n < 4; n++) {
          const match = begin(task);
          said.push(...(play(match, text) ?? playOn(match, chance)).why);
        }
      expect(said.length).toBeGreaterThan(0);
      expectSaid(said, LEARN, GAME);
    },
  );

  it.each(WRONG)('names the mistake: %s, %s', (id, key, ...texts) => {
    expect(play(begin(taskOf(id)), ...texts)?.why.map((one) => one.key)).toEqual([`learn.wrong.${key}`]);
  });

  it('carries out what was played on another’s turn before it is praised', () => {
    const match = begin(taskOf('window'));
    const shown = () => modelOf(match.seen.view, []).seats;
    const { pressure } = shown()[0]!;
    expect(play(match, 'play fog on P2')?.why).toEqual([]);
    const [own, victim] = shown();
    expect(own!.pressure).toBe(pressure - 1);
    expect(own!.hand).toEqual([]);
    expect(victim!.active.map(({ name }) => name)).toEqual(['fog']);
  });

  it('has no reason that no task gives', () => {
    const given = new Set(WRONG.map(([, key]) => `learn.wrong.${key}`));
    const kept = Object.keys(learnEn).filter((key) => key.startsWith('learn.wrong.'));
    expect(kept.filter((key) => !given.has(key))).toEqual([]);
  });
});

describeCourseTexts(course, LEARN, GAME);
