/** The opening and the exercises: everything in them is judged by the rules, so it is proved by the rules' own offers. */
import { describe, expect, it } from 'vitest';
import { StepList } from '#engine/steps.ts';
import type { Messages, PerLanguage } from '#engine/text.ts';
import { type Task, TaskMatch } from '#kit/opening/task.ts';
import { describeCourseTexts, expectSaid } from '#kit/tests/course-texts.ts';
import { tankChess } from '../rules/game.ts';
import { parseSquare } from '../rules/geometry.ts';
import type { TankState } from '../rules/state.ts';
import { turnFrom, turnShot, turnTo } from '../rules/types.ts';
import { course } from '../table/lessons/index.ts';
import { en } from '../text/en.ts';
import { it as italian } from '../text/it.ts';
import { en as learnEn } from '../text/learn.en.ts';
import { it as learnIt } from '../text/learn.it.ts';
import { pl as learnPl } from '../text/learn.pl.ts';
import { pl } from '../text/pl.ts';

const LEARN: PerLanguage<Messages> = { en: learnEn, it: learnIt, pl: learnPl };
const GAME: PerLanguage<Messages> = { en, it: italian, pl };

const begin = (task: Task): TaskMatch => new TaskMatch(tankChess, course, task);

/** Every turn that the rules offer, each tried in a match of its own: its text, and what comes of it. */
const tryAll = (task: Task) => {
  const list = new StepList();
  const state = begin(task).state as TankState;
  tankChess.steps(state, course.learner, [], list);
  return list.list().map((turn) => {
    const text = tankChess.write(state, course.learner, [turn]);
    const done = begin(task).try(text);
    if (!done.ok) throw new Error(`${task.id} ${text}: ${done.error.code}`);
    if (!done.value) throw new Error(`${task.id} ${text}: a turn settles every task of this game`);
    const still = turnTo(turn) === turnFrom(turn) && turnShot(turn) === 0;
    return { turn, text, still, ...done.value };
  });
};
const known = new Map<Task, ReturnType<typeof tryAll>>();
const tried = (task: Task) => {
  const all = known.get(task) ?? tryAll(task);
  known.set(task, all);
  return all;
};
/** The turns that solve a task. */
const solutions = (task: Task) => tried(task).filter(({ why }) => why.length === 0);

const { opening, exercises } = course;
const tasks = [...opening, ...exercises];
const played = tasks.filter(({ judge }) => judge !== undefined);

describe('the course of Tank Chess', () => {
  it('has an opening of seven steps, the aim first, and six exercises, each once', () => {
    expect(opening.map(({ id }) => id)).toEqual([
      'aim',
      'move',
      'facing',
      'capture',
      'bounce',
      'side',
      'win',
    ]);
    expect(exercises).toHaveLength(6);
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
    expect(opening.filter(({ judge }) => judge === undefined).map(({ id }) => id)).toEqual(['aim']);
  });

  it('lights squares of its boards', () => {
    for (const task of tasks) {
      const { config } = begin(task).state as TankState;
      for (const square of task.lit)
        expect(parseSquare(square, config.width, config.height), square).toBeDefined();
      expect(task.lit.length).toBeGreaterThan(0);
    }
  });

  it.each(played.map((task) => [task.id, task] as const))(
    'can be solved, but not by chance: %s',
    (_, task) => {
      const all = tried(task);
      const right = all.filter(({ why }) => why.length === 0);
      expect(right.length).toBeGreaterThan(0);
      // Most of what can be done does not solve it, and no mere turning on the spot does.
      expect(right.length / all.length).toBeLessThan(0.17);
      expect(right.filter(({ still }) => still).map(({ text }) => text)).toEqual([]);
      // Any other turn is answered with the reason why it was not that, in messages that exist.
      for (const { why } of all) expectSaid(why, LEARN, GAME);
    },
  );

  it('refuses what the rules refuse, and nothing changes', () => {
    const [, move] = opening;
    const match = begin(move!);
    const before = JSON.stringify(match.seen);
    const refused = match.try('Ld2>d8/N');
    expect(refused).toMatchObject({ ok: false, error: { code: 'NOT_REACHABLE' } });
    expect(match.try('Lg2>g3/N')).toMatchObject({ ok: false, error: { code: 'NO_PIECE' } });
    expect(JSON.stringify(match.seen)).toBe(before);
    expect(match.try('Ld2>d5/N')).toEqual({ ok: true, value: { why: [], reply: [] } });
  });

  it('wants the facing where it speaks of it: five steps to the east, no other facing, no other square', () => {
    const facing = opening.find(({ id }) => id === 'facing')!;
    expect(solutions(facing).map(({ text }) => text)).toEqual(['Ld2>d5/E']);
    const why = (text: string): unknown => {
      const done = begin(facing).try(text);
      return done.ok ? done.value?.why : done.error.code;
    };
    expect(why('Ld2>d5/NE')).toEqual([
      { key: 'learn.wrong.facing', params: { square: 'd5', facing: 'NE', wanted: 'E' } },
    ]);
    expect(why('Ld2>d4/E')).toEqual([{ key: 'learn.wrong.square', params: { to: 'd4', square: 'd5' } }]);
    expect(why('Ch1/NE')).toEqual([{ key: 'learn.wrong.tank', params: { wanted: 'L' } }]);
  });

  it('shows the bounce: only the front can be hit, without effect, and Black always strikes back', () => {
    const bounce = opening.find(({ id }) => id === 'bounce')!;
    const right = solutions(bounce);
    for (const { text } of right) expect(text).toContain('!d7');
    expect(tried(bounce).filter(({ text }) => text.includes('*'))).toEqual([]);
    for (const { text, reply } of right)
      expect(
        reply.some(({ type }) => type === 'destroyed'),
        text,
      ).toBe(true);
    for (const { text } of solutions(opening.find(({ id }) => id === 'side')!)) expect(text).toContain('*d7');
  });

  it('asks in each exercise for what its name says', () => {
    const texts = Object.fromEntries(
      exercises.map((task) => [task.id, solutions(task).map(({ text }) => text)]),
    );
    expect(texts.mortar).toEqual(['Re4<e3*e6']);
    expect(texts.escape).toEqual(['Ce8>OUT']);
    for (const text of texts.sideShot!) expect(text).toMatch(/^Mc3.*\*e7$/);
    for (const text of texts.noBounce!) expect(text).toMatch(/^Md4.*\*h8$/);
    // A tank on the e-file blocks it; the command tank itself cannot get away.
    for (const text of texts.block!) expect(text).toMatch(/^[LM][bh]4>e/);
    for (const text of texts.check!) expect(text).toMatch(/^L/);
  });
});

describeCourseTexts(course, LEARN, GAME);
