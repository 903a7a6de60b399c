/** The clauses of the rulebook that no test names, each with the reason. */
import type { Conformance } from '#games/manifest.ts';

export const conformance: Conformance = {
  prefix: 'EC',
  presentation: { 'EC-1.14': 'how vehicle, boiler, weapon and crew lie on the screen' },
  deferred: {},
};
