/** The bots for tests of the server, in the form of a bot library: some play, some fail. */
import type { Bot, BotModule } from '#bots/contract.ts';
import { randomBot } from '#bots/random.ts';
import type { AnyGame } from '#engine/game.ts';
import { library } from '#tables/tests/help/library.ts';

const failing = (id: string, choose: Bot['choose']): Bot => ({ id, choose });

/** Takes one match, and fails where it was not told every decision before its own. */
const listener: Bot = {
  id: 'listens',
  hears: true,
  choose: ({ decision }, _seat, { heard = [] }) => {
    const told = heard.flatMap(({ lines }) => lines).filter(({ seat }) => seat !== undefined);
    if (told.length !== decision - 1) throw new Error(`I heard ${told.length} of ${decision - 1} decisions`);
    return { text: 'take 1' };
  },
};

const modulesOf = (game: AnyGame): BotModule => ({
  // The middle one stands in for people.
  levels: ['listens', 'throws', 'wrong', 'random', 'dies', 'sleeps'].map((id) => ({ id, nodes: 1 })),
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
      case 'listens':
        return listener;
      default:
        return randomBot(game);
    }
  },
});

export const loadBots = async (id: string): Promise<BotModule | undefined> => {
  const game = await library.load(id);
  return game && modulesOf(game);
};
