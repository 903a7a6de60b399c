/** The last part of the output of `npm test`. */

import type { TimedFile } from './results.ts';
import type { Ended } from './run-steps.ts';

const SLOWEST = 10;

const seconds = (n: number): string => `${n.toFixed(1).padStart(6)} s`;

const lineOf = ({ step, count, seconds: spent }: Ended): string => {
  const mark = count.failed === 0 ? 'ok    ' : 'FAILED';
  const numbers = `${count.passed} passed, ${count.failed} failed`;
  return `  ${mark} ${step.name.padEnd(9)} ${numbers.padEnd(24)} ${seconds(spent)}  ${step.about}`;
};

const slowestOf = (ended: readonly Ended[]): readonly TimedFile[] =>
  ended
    .flatMap(({ count }) => count.files ?? [])
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);

/** @returns the text, whose last line is `N passed, N failed`, and whether something passed and nothing failed */
export function summary(ended: readonly Ended[]): { readonly text: string; readonly ok: boolean } {
  const lines = ['', ...ended.map(lineOf), ''];
  const slowest = slowestOf(ended);
  if (slowest.length > 0)
    lines.push('slowest test files:', ...slowest.map((one) => `  ${seconds(one.seconds)}  ${one.file}`), '');
  // Repeated at the very end, because people start reading a long log there.
  const troubles = ended
    .filter(({ count }) => count.failed > 0)
    .flatMap(({ step, count }) => count.notes.map((note) => `  ${step.name}: ${note}`));
  if (troubles.length > 0) lines.push(...troubles, '');
  const passed = ended.reduce((sum, { count }) => sum + count.passed, 0);
  const failed = ended.reduce((sum, { count }) => sum + count.failed, 0);
  lines.push(`${passed} passed, ${failed} failed`, '');
  return { text: lines.join('\n'), ok: failed === 0 && passed > 0 };
}
