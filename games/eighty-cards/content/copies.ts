/**
 * The copies of a kind of card. A single copy is named like its kind (`fog`), several are numbered (`coal-1.4`).
 * Decisions name kinds: equal copies are the same decision.
 */
import { CAMP_KINDS } from './base-camp.ts';
import { TRAVEL_KINDS } from './travel.ts';

interface Copied {
  readonly id: string;
  readonly copies: number;
}

const idsOf = (kinds: readonly Copied[]): readonly string[] =>
  kinds.flatMap(({ id, copies }) =>
    Array.from({ length: copies }, (_, i) => (copies === 1 ? id : `${id}.${i + 1}`)),
  );
const kindsOf = (kinds: readonly Copied[]): Int32Array =>
  Int32Array.from(kinds.flatMap(({ copies }, kind) => Array<number>(copies).fill(kind)));

/** The ids of all copies; an element of a state is an index into them. */
export const TRAVEL_COPIES = idsOf(TRAVEL_KINDS);
export const CAMP_COPIES = idsOf(CAMP_KINDS);
/** Copy → its kind. */
export const TRAVEL_KIND_OF = kindsOf(TRAVEL_KINDS);
export const CAMP_KIND_OF = kindsOf(CAMP_KINDS);
