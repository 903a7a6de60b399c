/** The clauses of the rulebook that no test names, each with the reason. All others are named by a test's title. */
import type { Conformance } from '#games/manifest.ts';

export const conformance: Conformance = {
  prefix: 'TC',
  presentation: {
    'TC-1.8': 'The colour of the squares is decoration of the drawn board and has no effect.',
  },
  deferred: Object.fromEntries(
    Array.from({ length: 15 }, (_, i) => [
      `TC-17.${i + 1}`,
      'The Fun Set is an expansion that is not played yet; its option accepts only "off".',
    ]),
  ),
};
