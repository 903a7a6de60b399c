/** All decisions of a seat, for games in which they are few. */
import type { Decision, Game } from '#engine/game.ts';
import type { State } from '#engine/layout/layout.ts';
import type { GameEvent } from '#engine/narration.ts';
import type { Seat } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';

export interface DecisionSettings {
  /** Steps of a decision at most; by default any number. */
  readonly longest?: number;
  /** A draft that could be confirmed is not continued. */
  readonly minimal?: boolean;
}

/** The legal decisions of a seat that owes one, each once, in the order of the lists of steps. */
export const decisionsOf = <S extends State>(
  game: Pick<Game<S, unknown, GameEvent>, 'steps'>,
  s: S,
  seat: Seat,
  { longest = Infinity, minimal = false }: DecisionSettings = {},
): Decision[] => {
  const found: Decision[] = [];
  const list = new StepList();
  const grow = (draft: readonly number[]): void => {
    game.steps(s, seat, draft, list);
    const { complete } = list;
    if (complete) found.push(draft);
    if ((complete && minimal) || draft.length >= longest) return;
    for (const step of list.list()) grow([...draft, step]);
  };
  grow([]);
  return found;
};
