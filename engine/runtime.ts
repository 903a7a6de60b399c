/**
 * The engine as those use it who run matches, in one object. Rules are run by the engine they were written for:
 * those of the present by this one, frozen ones (docs/operations.md) by the one that was frozen with them. What
 * passes between a table and rules of another time is therefore these functions and nothing below them.
 */
import { auditState } from './layout/audit.ts';
import { fingerprint } from './layout/fingerprint.ts';
import { writeState } from './layout/named.ts';
import { openMatch, writeMatch } from './match/file.ts';
import { Match } from './match/match.ts';
import { linesOf, storyOf } from './match/story.ts';
import { verifyMatch } from './match/verify.ts';
import { pastView, viewOf, viewWriter } from './match/view.ts';

/**
 * Changes whenever a table could no longer use an older object of this form – a function that is called in another
 * way, a member of `Match` that is missing. Frozen rules say which one they keep.
 */
export const RUNTIME_CONTRACT = 1;

export const RUNTIME = {
  contract: RUNTIME_CONTRACT,
  createMatch: Match.create,
  viewOf,
  viewWriter,
  pastView,
  storyOf,
  linesOf,
  writeMatch,
  openMatch,
  verifyMatch,
  fingerprint,
  writeState,
  auditState,
} as const;

export type Runtime = typeof RUNTIME;
