/** What would come of a decision, by letting it happen on a copy of what the viewer imagines. */
import { FastChance } from '#engine/chance.ts';
import type { Decision, Game } from '#engine/game.ts';
import { copyState, type State } from '#engine/layout/layout.ts';
import type { GameEvent } from '#engine/narration.ts';
import type { Seat } from '#engine/seats.ts';

/**
 * The state after a legal decision, and what was told of it. What is drawn and revealed there is a guess: only what does
 * not depend on it may be shown.
 */
export const afterDecision = <S extends State, E extends GameEvent>(
  game: Game<S, unknown, E>,
  before: S,
  seat: Seat,
  decision: Decision,
): { readonly after: S; readonly told: readonly E[] } => {
  const after = game.blank(before.config);
  copyState(before, after);
  const told: E[] = [];
  game.apply(after, seat, decision, new FastChance(1), (event) => told.push(event));
  return { after, told };
};
