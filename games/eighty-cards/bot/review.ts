/** How a finished match is judged: by each player's chance to win, as the bots see it. */
import type { Appraisal } from '#bots/review/contract.ts';
import type { State } from '#engine/layout/layout.ts';
import type { Seat } from '#engine/seats.ts';
import type { Config } from '../rules/options.ts';
import { type Eighty, NONE, roundOf } from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';
import { Value } from './value.ts';
import { weightsFor } from './weights.ts';

let kept: { readonly config: Config; readonly value: Value } | undefined;

export const appraisal: Appraisal = {
  // All hands are open after the end, but each seat is judged by the same eyes: those of nobody.
  shares: (state: State): readonly number[] => {
    const s = state as Eighty;
    if (kept?.config !== s.config)
      kept = { config: s.config, value: new Value(s.config, weightsFor(s.config.seats)) };
    return [...kept.value.chances(s, NOBODYS)];
  },
  scores: (state: State): readonly number[] => Array.from((state as Eighty).progress),
  turn: (state: State): number => {
    const { stage, turns, turnOf } = state as Eighty;
    // The turns of world creation come before all others.
    return stage === NONE ? -1 - turnOf : turns;
  },
  // In windows others answer before the player has done anything.
  whose: (state: State): Seat | undefined => {
    const { turnOf } = state as Eighty;
    return turnOf < 0 ? undefined : turnOf;
  },
  count: { unit: 'round', at: (state: State): number => roundOf(state as Eighty) },
  doesNothing: ([first]) => NOTHING_DONE.includes(first!),
  adviceNodes: 2_000,
};
const NOTHING_DONE = [VERB.end, VERB.pass, VERB.keep].map((verb) => step(verb));
/** No seat: every hand counts by its size. */
const NOBODYS = -1;
