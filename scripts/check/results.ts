// Reads the reports of the test runners and counts strictly: a test that did not run, or passed only when repeated,
// counts as failed. So does a run whose runner ended with an error although no test failed.

import { relative as relativeTo } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const relative = (file: string): string => relativeTo(process.cwd(), file);

/** How one check ended. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Notes for people, beyond the numbers. */
  readonly notes: readonly string[];
  /** How long each test file took, if the check has any. */
  readonly files?: readonly TimedFile[];
}

export interface TimedFile {
  /** Relative to the root. */
  readonly file: string;
  readonly seconds: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Milliseconds. */
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName?: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly file?: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly line?: number;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly {
        readonly duration: number;
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly { readonly message?: string }[];
}

/** The message of one failure, on one line without colours. */
const firstLine = (message: string | undefined): string =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.trim() ?? 'an error without a message';

/** Adds a failure when nothing ran, or when the runner ended with an error although no test failed. */
function strict(
  passed: number,
  failed: number,
  notes: string[],
  exitCode: number,
  files: readonly TimedFile[],
): Count {
  if (passed + failed === 0) {
    notes.push('no test ran');
    failed = 1;
  } else if (failed === 0 && exitCode !== 0) {
    notes.push(`the runner ended with exit code ${exitCode} although no test failed`);
    failed = 1;
  }
  return { passed, failed, notes, files };
}

/** @param json what Vitest's JSON reporter wrote */
export function countVitest(json: unknown, exitCode: number): Count {
  const report = json as VitestReport;
  const notes: string[] = [];
  let failed = report.numFailedTests;
  const notRun = report.numPendingTests + report.numTodoTests;
  if (notRun > 0) notes.push(`${notRun} skipped or to do, counted as failed`);
  failed += notRun;
  for (const file of report.testResults) {
    const blamed = file.assertionResults.some((test) => test.status !== 'passed');
    for (const test of file.assertionResults)
      if (test.status === 'failed')
        notes.push(
          `${relative(file.name)} › ${test.fullName ?? ''}: ${firstLine(test.failureMessages?.[0])}`,
        );
    if (file.status === 'failed' && !blamed) {
      notes.push(`${relative(file.name)} failed as a whole`);
      failed++;
    }
  }
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    file: relative(name),
    seconds: (endTime - startTime) / 1000,
  }));
  return strict(report.numPassedTests, failed, notes, exitCode, files);
}

function failedSpecs(suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? [])
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const error = spec.tests.flatMap((test) => test.results).find((result) => result.error)?.error;
      return `${suite.file}:${spec.line} › ${spec.title}: ${firstLine(error?.message)}`;
    });
  return [...own, ...(suite.suites ?? []).flatMap(failedSpecs)];
}

/** Milliseconds of all tests of a file; with two workers they may overlap. */
const spent = ({ specs = [], suites = [] }: PlaywrightSuite): number =>
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + spent(suite), 0);

/** @param json what Playwright's JSON reporter wrote */
export function countPlaywright(json: unknown, exitCode: number): Count {
  const { stats, errors, suites } = json as PlaywrightReport;
  const notes = (suites ?? []).flatMap(failedSpecs);
  if (stats.skipped > 0) notes.push(`${stats.skipped} skipped, counted as failed`);
  if (stats.flaky > 0) notes.push(`${stats.flaky} passed only at another try, counted as failed`);
  for (const error of errors) notes.push(firstLine(error.message));
  const failed = stats.unexpected + stats.skipped + stats.flaky + errors.length;
  const files = (suites ?? []).map((suite) => ({
    file: `tests/browser/${suite.file}`,
    seconds: spent(suite) / 1000,
  }));
  return strict(stats.expected, failed, notes, exitCode, files);
}
