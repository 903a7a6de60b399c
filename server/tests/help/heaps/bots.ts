/** Bots for heaps, archived with its first rules: they take three whenever they may. */
import type { BotModule } from '#bots/contract.ts';

export const bots: BotModule = {
  levels: [{ id: 'greedy', nodes: 1 }],
  baselines: [],
  create: (id) => ({
    id,
    choose: ({ state }) => ({ text: `take ${Math.min(3, Number(state.pile))}` }),
  }),
};
