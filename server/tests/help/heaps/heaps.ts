/**
 * Nim under another name, with rules that differ by version: 1 is nim; in 2 one may take two at most; 3 writes
 * decisions differently; in 4 the player who takes the last one loses. Each module beside this one exports one version.
 */
import type { AnyGame, Game } from '#engine/game.ts';
import type { GameEvent } from '#engine/narration.ts';
import { err, refusal } from '#engine/result.ts';
import { type Nim, type NimConfig, nim } from '#tables/tests/help/nim.ts';

interface Change {
  readonly most?: number;
  readonly verb?: string;
  readonly misere?: true;
  /** The type of the event that tells a decision. */
  readonly tale?: string;
}

export const heaps = (
  version: string,
  { most = 3, verb = 'take', misere, tale = 'took' }: Change = {},
): AnyGame => {
  const refuse: typeof nim.refuse = (s, seat, draft, whole) =>
    nim.refuse(s, seat, draft, whole) ??
    ((draft[0] ?? 0) > most ? refusal('BAD_TAKE', 'N-3', { take: draft[0]! }) : undefined);
  const game: Game<Nim, NimConfig, GameEvent> = {
    ...nim,
    id: 'heaps',
    version,
    refuse,
    steps: (s, seat, draft, out) => {
      nim.steps(s, seat, draft, out);
      if (draft.length === 0) out.count = Math.min(out.count, most);
    },
    write: (s, seat, decision) => nim.write(s, seat, decision).replace('take', verb),
    read: (s, seat, text) => {
      const read = nim.read(s, seat, text.replace(verb, 'take'));
      const refused = read.ok ? refuse(s, seat, read.value, true) : undefined;
      return refused ? err(refused) : read;
    },
    apply: (s, seat, decision, chance, tell) =>
      nim.apply(s, seat, decision, chance, tell && ((event) => tell({ ...event, type: tale }))),
    outcome: (s) => {
      const outcome = nim.outcome(s);
      if (!misere || outcome?.reason !== 'taken') return outcome;
      return { ...outcome, ranks: outcome.ranks.map((rank) => 3 - rank) };
    },
  };
  return game as AnyGame;
};
