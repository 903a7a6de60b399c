/** Answers of one step, in words: the moves of the small games. */
import type { State } from '../../layout/layout.ts';
import type { GameEvent } from '../../narration.ts';
import type { Move } from '../../points/point.ts';
import { ok, type Refusal } from '../../result.ts';

/**
 * A move of one step without parameters.
 * @param wrong the refusal of anything longer
 * @param refuse why it cannot be done now; by default it always can
 */
export const oneStep = <S extends State, E extends GameEvent>(
  word: string,
  verb: number,
  wrong: () => Refusal,
  apply: Move<S, E>['apply'],
  refuse: (s: S, seat: number) => Refusal | undefined = () => undefined,
): Move<S, E> => ({
  verbs: [verb],
  offer: (_s, _seat, draft, offer) => {
    if (draft.length === 0) offer(verb);
  },
  refuse: (s, seat, draft) => (draft.length > 1 ? wrong() : refuse(s, seat)),
  apply,
  write: () => word,
  read: (_s, text) => (text === word ? ok([verb]) : undefined),
});
