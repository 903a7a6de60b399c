/** How `npm test` runs its steps, and its output at the end. */
import { expect, test } from 'vitest';
import type { Count } from '../scripts/check/results.ts';
import { runSteps, type Step } from '../scripts/check/run-steps.ts';
import { summary } from '../scripts/check/summary.ts';

const WELL: Count = { passed: 1, failed: 0, notes: [] };
const BADLY: Count = { passed: 0, failed: 1, notes: ['why'] };

/** Steps that record which others run at the same time, each for a given number of turns of the event loop. */
const world = () => {
  const running = new Set<string>();
  const beside: string[] = [];
  const step = (
    name: string,
    slots: number,
    turns: number,
    after: readonly string[] = [],
    count = WELL,
  ): Step => ({
    name,
    about: `about ${name}`,
    slots,
    after,
    run: async (say) => {
      running.add(name);
      for (let n = 0; n < turns; n++) {
        beside.push([...running].join('+'));
        say(`${name}${n}\n`);
        await new Promise((done) => setImmediate(done));
      }
      running.delete(name);
      return count;
    },
  });
  return { step, beside };
};

test('two small steps run side by side, a large one alone, and their output is never mixed', async () => {
  const { step, beside } = world();
  let printed = '';
  const ended = await runSteps(
    [step('a', 1, 9), step('b', 1, 3), step('whole', 2, 3), step('c', 1, 3)],
    (text) => {
      printed += text;
    },
  );
  expect(beside).toContain('a+b');
  expect(new Set(beside.filter((one) => one.includes('whole')))).toEqual(new Set(['whole']));
  expect(printed.match(/^(a|b|c|whole)(?=\d)/gm)?.join('')).toMatch(/^(a{9}|b{3}|c{3}|(whole){3}){4}$/);
  expect(ended.map(({ step }) => step.name)).toEqual(['a', 'b', 'whole', 'c']);
});

test('a step waits for its dependencies, also when they fail, and not for steps that do not run', async () => {
  const { step, beside } = world();
  const ended = await runSteps(
    [step('last', 1, 2, ['first', 'absent']), step('first', 1, 5, [], BADLY)],
    () => undefined,
  );
  expect(beside).not.toContain('first+last');
  expect(ended.map(({ count }) => count.failed)).toEqual([0, 1]);
});

test('a step that throws has failed, and the others continue', async () => {
  const { step } = world();
  const broken: Step = {
    ...step('broken', 1, 1),
    run: () => {
      throw new Error('no such tool');
    },
  };
  const ended = await runSteps([broken, step('b', 1, 1)], () => undefined);
  expect(ended[0]?.count).toEqual({ passed: 0, failed: 1, notes: ['no such tool'] });
  expect(ended[1]?.count).toEqual(WELL);
});

test('steps that wait for each other are an error, not an endless wait', async () => {
  const { step } = world();
  const steps = [step('a', 1, 1, ['b']), step('b', 1, 1, ['a'])];
  await expect(runSteps(steps, () => undefined)).rejects.toThrow('wait for each other');
});

test('the summary names the ten slowest files of all runners and ends with the closing line', () => {
  const { step } = world();
  const files = (runner: string) =>
    Array.from({ length: 8 }, (_, n) => ({ file: `${runner}${n}`, seconds: n + (runner === 'b' ? 0.5 : 0) }));
  const ended = [
    { step: step('v', 2, 1), count: { passed: 8, failed: 0, notes: [], files: files('v') }, seconds: 1 },
    { step: step('w', 2, 1), count: { passed: 7, failed: 1, notes: ['why'], files: files('b') }, seconds: 2 },
  ];
  const { text, ok } = summary(ended);
  expect(ok).toBe(false);
  expect([...text.matchAll(/ s {2}([vb]\d)$/gm)].map(([, file]) => file)).toEqual([
    'b7',
    'v7',
    'b6',
    'v6',
    'b5',
    'v5',
    'b4',
    'v4',
    'b3',
    'v3',
  ]);
  expect(text).toContain('w: why');
  expect(text.trimEnd().split('\n').at(-1)).toBe('15 passed, 1 failed');
  expect(summary([]).ok).toBe(false);
});
