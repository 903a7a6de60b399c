/**
 * The clauses of the rulebook that no test names, each with the reason: there are none. (The Second Front, an
 * expansion that is not played yet, has no numbered clauses.)
 */
export const CONFORMANCE: {
  readonly presentation: Readonly<Record<string, string>>;
  readonly deferred: Readonly<Record<string, string>>;
} = { presentation: {}, deferred: {} };
