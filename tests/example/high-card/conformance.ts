/** Every clause is named by the title of a test, without exception. */
import type { Conformance } from '#games/manifest.ts';

export const conformance: Conformance = { prefix: 'HC', presentation: {}, deferred: {} };
