/** The clauses of the rulebook that no test names, each with the reason. */
import type { Conformance } from '#games/manifest.ts';

export const conformance: Conformance = {
  prefix: 'WOW',
  presentation: {
    'WOW-25.7': 'channels and proposals of a side are the table’s (tables/tests/proposals.test.ts)',
    'WOW-25.10': 'a bot in the seat of somebody who left is the table’s (tables/tests)',
  },
  deferred: {},
};
