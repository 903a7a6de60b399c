/**
 * The interface of the engine for code that runs matches, as one object. Rules always run on the engine they
 * were written for: present rules on this one, frozen ones (docs/operations.md) on the one frozen with them.
 * A table calls rules of another version only through these functions.
 */
import { auditState } from './layout/audit.ts';
import { fingerprint } from './layout/fingerprint.ts';
import { writeState } from './layout/named.ts';
import { openMatch, writeMatch } from './match/file.ts';
import { Match } from './match/match.ts';
import { judgeProposal } from './match/proposal.ts';
import { linesOf, storyOf } from './match/story.ts';
import { verifyMatch } from './match/verify.ts';
import { pastView, viewOf, viewWriter } from './match/view.ts';
import { headWriter, viewChanger } from './match/view-change.ts';

/**
 * Increase it whenever a table could no longer use an older object of this type: a function with another
 * signature, a missing member of `Match`. Frozen rules record the number they were built with.
 */
export const RUNTIME_CONTRACT = 1;

export const RUNTIME = {
  contract: RUNTIME_CONTRACT,
  createMatch: Match.create,
  viewOf,
  viewWriter,
  headWriter,
  viewChanger,
  pastView,
  storyOf,
  linesOf,
  writeMatch,
  openMatch,
  verifyMatch,
  fingerprint,
  writeState,
  auditState,
  judgeProposal,
} as const;

/** Functions that engines frozen earlier do not have. */
type Later = 'judgeProposal' | 'headWriter' | 'viewChanger';
export type Runtime = Omit<typeof RUNTIME, Later> & Partial<Pick<typeof RUNTIME, Later>>;
