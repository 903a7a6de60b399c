/** Nim in which a seat that takes a single match goes on, so that it decides twice running; an option says how undo works. */
import type { Game, TableRules } from '#engine/game.ts';
import type { GameEvent } from '#engine/narration.ts';
import { ok } from '#engine/result.ts';
import { type Nim, type NimConfig, nim } from '#tables/tests/help/nim.ts';

type Policy = NonNullable<TableRules['undo']>['policy'];
const POLICIES: readonly Policy[] = ['free', 'consent'];
interface Config extends NimConfig {
  readonly policy: Policy;
}

export const goingOn: Game<Nim, Config, GameEvent> = {
  ...nim,
  id: 'going-on',
  options: [
    ...nim.options,
    { kind: 'choice', id: 'policy', clause: 'N-8', values: POLICIES, initial: 'free' },
  ],
  config: (options) => ok({ pile: Number(options.pile), clock: undefined, policy: options.policy as Policy }),
  blank: (config) => nim.blank(config),
  apply: (s, seat, decision, chance, tell) => {
    nim.apply(s, seat, decision, chance, tell);
    if (decision[0] === 1 && s.ending === 0) s.turn = seat;
  },
  table: (config) => ({ ...nim.table(config), undo: { clause: 'N-8', late: 'N-8', policy: config.policy } }),
};
