/**
 * The clauses of the rulebook that no test names, each with the reason: there are none. (The Second Front, an
 * expansion that is not played yet, has no numbered clauses.)
 */
import type { Conformance } from '#games/manifest.ts';

export const conformance: Conformance = { prefix: 'RUSH', presentation: {}, deferred: {} };
