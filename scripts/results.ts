// Reads the reports of the test runners and counts strictly: what was not run, or only ran at the second try,
// or hides behind a clean list although the runner ended badly, has failed.

/** How one check ended. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** For people: what the numbers do not say. */
  readonly notes: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly { readonly message?: string }[];
}

/** Adds what makes a clean count a lie: nothing ran, or the runner ended badly without a failed test. */
function strict(passed: number, failed: number, notes: string[], exitCode: number): Count {
  if (passed + failed === 0) {
    notes.push('no test ran');
    failed = 1;
  } else if (failed === 0 && exitCode !== 0) {
    notes.push(`the runner ended with exit code ${exitCode} although no test failed`);
    failed = 1;
  }
  return { passed, failed, notes };
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
    if (file.status === 'failed' && !blamed) {
      notes.push(`${file.name} failed as a whole`);
      failed++;
    }
  }
  return strict(report.numPassedTests, failed, notes, exitCode);
}

/** @param json what Playwright's JSON reporter wrote */
export function countPlaywright(json: unknown, exitCode: number): Count {
  const { stats, errors } = json as PlaywrightReport;
  const notes: string[] = [];
  if (stats.skipped > 0) notes.push(`${stats.skipped} skipped, counted as failed`);
  if (stats.flaky > 0) notes.push(`${stats.flaky} passed only at another try, counted as failed`);
  for (const error of errors)
    notes.push((error.message ?? 'an error without a message').split('\n')[0] ?? '');
  const failed = stats.unexpected + stats.skipped + stats.flaky + errors.length;
  return strict(stats.expected, failed, notes, exitCode);
}
