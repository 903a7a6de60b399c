/** Parts of which a game makes the judges of its tasks (`Task.judge`). */
import type { State } from '#engine/layout/layout.ts';
import type { GameEvent, Named } from '#engine/narration.ts';
import { allOf } from '../events.ts';
import type { MessageParams } from '../text.ts';
import type { Attempt, Said } from './task.ts';

/** Why the task is not solved, in one or more messages; none: it is solved; undefined: this settles nothing. */
export type Verdict = readonly Said[] | undefined;
export type Judge<S extends State, E extends GameEvent> = (attempt: Attempt<S, E>) => Verdict;

export const SOLVED: readonly Said[] = [];

/** Not solved, because of `learn.wrong.<key>`. */
export const because = (key: string, params?: MessageParams): readonly Said[] => [
  { key: `learn.wrong.${key}`, ...(params ? { params } : {}) },
];

/** The judges for the states and events of a game. */
export const judgesOf = <S extends State, E extends GameEvent>() => ({
  /** The first of these that settles the task. */
  first:
    (...judges: readonly Judge<S, E>[]): Judge<S, E> =>
    (attempt) => {
      for (const judge of judges) {
        const verdict = judge(attempt);
        if (verdict) return verdict;
      }
      return undefined;
    },

  /** Solved as soon as this holds. */
  once:
    (holds: (attempt: Attempt<S, E>) => boolean): Judge<S, E> =>
    (attempt) =>
      holds(attempt) ? SOLVED : undefined,

  /** Settled by the first event of a type about which `why` has something to say. */
  on:
    <T extends E['type']>(
      type: T,
      why: (event: Named<E, T>, attempt: Attempt<S, E>) => Verdict,
    ): Judge<S, E> =>
    (attempt) => {
      for (const event of allOf<E, T>(attempt.told, type)) {
        const verdict = why(event, attempt);
        if (verdict) return verdict;
      }
      return undefined;
    },
});
