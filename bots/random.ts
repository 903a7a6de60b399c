/** A bot for any game that answers at random: the zero of every scale, and the partner of soak tests. */
import type { Chance } from '#engine/chance.ts';
import type { AnyGame, Decision } from '#engine/game.ts';
import type { State } from '#engine/layout/layout.ts';
import { StepList } from '#engine/steps.ts';
import type { Bot } from './contract.ts';
import { chanceOf, imaginedState } from './imagined.ts';

export const RANDOM = 'random';

/** A legal decision, by the game's own `sample` or step by step; stops half of the times that it may. */
export function randomDecision(game: AnyGame, s: State, seat: number, chance: Chance): Decision {
  if (game.sample) return game.sample(s, seat, chance);
  const list = new StepList();
  for (;;) {
    const draft: number[] = [];
    for (;;) {
      game.steps(s, seat, draft, list);
      if (list.complete && (list.count === 0 || chance.draw(2) === 0)) return draft;
      if (list.count === 0) break;
      draft.push(list.items[chance.draw(list.count)]!);
    }
  }
}

export const randomBot = (game: AnyGame): Bot => ({
  id: RANDOM,
  choose: (view, seat, { seed }) => {
    const chance = chanceOf(view, seat, seed);
    const s = imaginedState(game, view, seat, chance);
    return { text: game.write(s, seat - 1, randomDecision(game, s, seat - 1, chance)) };
  },
});
