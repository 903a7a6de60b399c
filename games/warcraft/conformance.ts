/** The clauses of the rulebook that no test names, each with the reason. */
import type { Conformance } from '#games/manifest.ts';

export const conformance: Conformance = { prefix: 'WOW', presentation: {}, deferred: {} };
