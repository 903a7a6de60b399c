/**
 * Which ends of rated matches count. A match that somebody gives up at once says nothing about who is stronger, and two
 * accounts of one person could give each other ratings with it. An end by the rules always counts, however early.
 */
import type { Match } from '#engine/match/match.ts';

/** So often every seat has decided before resigning, running out of time or agreeing a draw counts. */
const LEAST_DECISIONS = 3;

/** Did a match end by an act of the table, and not by the rules, before every seat had decided a few times? */
export const isCutShort = ({ log, history }: Pick<Match, 'log' | 'history'>): boolean => {
  const last = log.at(-1);
  // A covert round is resolved by an act; what follows from it are the rules.
  const byAct = last?.kind === 'act' && last.act !== 'resolve';
  return byAct && history.decided.some((n) => n < LEAST_DECISIONS);
};
