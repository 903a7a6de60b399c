/** The bots for tests of the server, in the form of a bot library: some play, some fail. */
import type { Bot, BotModule } from '#bots/contract.ts';
import { randomBot } from '#bots/random.ts';
import type { AnyGame } from '#engine/game.ts';
import { library } from '#tables/tests/help/library.ts';

const failing = (id: string, choose: Bot['choose']): Bot => ({ id, choose });

const modulesOf = (game: AnyGame): BotModule => ({
  levels: ['throws', 'wrong', 'random', 'dies', 'sleeps'].map((id) => ({ id, nodes: 1 })),
  baselines: [],
  create: (id) => {
    switch (id) {
      case 'throws':
        return failing(id, () => {
          throw new Error('I cannot');
        });
      case 'wrong':
        return failing(id, () => ({ text: 'take 99' }));
      case 'dies':
        return failing(id, () => process.exit(3));
      case 'sleeps':
        return failing(id, () => {
          for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
        });
      default:
        return randomBot(game);
    }
  },
});

export const loadBots = async (id: string): Promise<BotModule | undefined> => {
  const game = await library.load(id);
  return game && modulesOf(game);
};
