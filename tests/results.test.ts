import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest } from '../scripts/check/results.ts';

const vitest = (
  numbers: Partial<Record<'passed' | 'failed' | 'pending' | 'todo', number>>,
  files: unknown[] = [],
) => ({
  numPassedTests: numbers.passed ?? 0,
  numFailedTests: numbers.failed ?? 0,
  numPendingTests: numbers.pending ?? 0,
  numTodoTests: numbers.todo ?? 0,
  testResults: files,
});
const playwright = (stats: object, errors: unknown[] = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
});

describe('counting of tests', () => {
  test('a clean run is counted unchanged', () => {
    expect(countVitest(vitest({ passed: 7 }), 0)).toMatchObject({ passed: 7, failed: 0, notes: [] });
    expect(countPlaywright(playwright({ expected: 3 }), 0)).toMatchObject({
      passed: 3,
      failed: 0,
      notes: [],
    });
  });

  test('skipped, postponed and flaky tests count as failed', () => {
    expect(countVitest(vitest({ passed: 7, pending: 1, todo: 2 }), 0)).toMatchObject({
      passed: 7,
      failed: 3,
    });
    expect(countPlaywright(playwright({ expected: 3, skipped: 1, flaky: 1 }), 0)).toMatchObject({
      failed: 2,
    });
  });

  test('no test at all is a failure', () => {
    expect(countVitest(vitest({}), 0)).toMatchObject({ passed: 0, failed: 1, notes: ['no test ran'] });
    expect(countPlaywright(playwright({}), 0)).toMatchObject({
      passed: 0,
      failed: 1,
      notes: ['no test ran'],
    });
  });

  test('a file that could not be loaded is a failure, one with a failed test is not counted twice', () => {
    const broken = { name: 'a.test.ts', status: 'failed', assertionResults: [] };
    const ordinary = { name: 'b.test.ts', status: 'failed', assertionResults: [{ status: 'failed' }] };
    expect(countVitest(vitest({ passed: 1 }, [broken]), 1)).toMatchObject({ passed: 1, failed: 1 });
    expect(countVitest(vitest({ passed: 1, failed: 1 }, [ordinary]), 1)).toMatchObject({
      passed: 1,
      failed: 1,
    });
  });

  test('a failed test is named with the first line of its error, without colours', () => {
    const wrong = {
      status: 'failed',
      fullName: 'zones › a card moves',
      failureMessages: ['\u001b[31mError: expected 1\u001b[39m\nto be 2'],
    };
    const file = { name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'passed' }, wrong] };
    expect(countVitest(vitest({ passed: 1, failed: 1 }, [file]), 1)).toMatchObject({
      passed: 1,
      failed: 1,
      notes: ['a.test.ts › zones › a card moves: Error: expected 1'],
    });
    const spec = (ok: boolean) => ({
      title: ok ? 'fine' : 'a whole game',
      line: 7,
      ok,
      tests: [{ results: [{}, ok ? {} : { error: { message: 'Error: no such button\ncall log' } }] }],
    });
    const suites = [{ suites: [{ file: 'a.spec.ts', specs: [spec(true), spec(false)] }] }];
    expect(countPlaywright({ ...playwright({ expected: 1, unexpected: 1 }), suites }, 1)).toMatchObject({
      passed: 1,
      failed: 1,
      notes: ['a.spec.ts:7 › a whole game: Error: no such button'],
    });
  });

  test('a runner that ends with an error has failed, whatever it lists', () => {
    expect(countVitest(vitest({ passed: 5 }), 1)).toMatchObject({ passed: 5, failed: 1 });
    expect(countPlaywright(playwright({ expected: 5 }), 1)).toMatchObject({ passed: 5, failed: 1 });
    expect(countPlaywright(playwright({}, [{ message: 'config\nbroken' }]), 1)).toMatchObject({
      passed: 0,
      failed: 1,
      notes: ['config'],
    });
  });

  test('files are listed with the time of their tests', () => {
    const file = {
      name: 'a.test.ts',
      status: 'passed',
      startTime: 1000,
      endTime: 3500,
      assertionResults: [],
    };
    expect(countVitest(vitest({ passed: 1 }, [file]), 0).files).toEqual([
      { file: 'a.test.ts', seconds: 2.5 },
    ]);
    const spec = (...durations: number[]) => ({
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const suites = [
      { file: 'a.spec.ts', specs: [spec(500)], suites: [{ file: 'a.spec.ts', specs: [spec(1000, 2000)] }] },
    ];
    expect(countPlaywright({ ...playwright({ expected: 2 }), suites }, 0).files).toEqual([
      { file: 'tests/browser/a.spec.ts', seconds: 3.5 },
    ]);
  });
});
