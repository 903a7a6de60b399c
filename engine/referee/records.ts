/** Plays a record that was read, decision by decision, and then does what the table did. */
import type { ReadRecord } from '../documents.ts';
import type { Match } from '../match/match.ts';
import type { Refusal } from '../result.ts';

/** @returns why acts of the table could not be done again, which changes nothing about the decisions */
export const playRecord = (m: Match, { decisions, acts }: ReadRecord): Refusal[] => {
  for (const { seat, text } of decisions) {
    const done = m.submit(seat, text);
    if (!done.ok) throw new Error(`"${text}" was read and is refused: ${done.error.code}`);
  }
  for (const { seat, act } of acts) {
    const done = m.act(seat, act);
    if (!done.ok) return [done.error];
  }
  return [];
};
