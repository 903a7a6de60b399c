/**
 * Games that the shelf only announces, because they have no table yet, and that programs can play already. Nothing of
 * the page or the server knows them.
 */
import type { BotModule } from '#bots/contract.ts';
import type { AnyGame } from '#engine/game.ts';
import type { Library } from '#engine/referee.ts';
import { library, loadBots } from '#games/library.ts';
import type { Manifest } from '#games/manifest.ts';
import { manifest as warcraft } from '#games/warcraft/index.ts';
import { words as warcraftWords } from '#games/warcraft/words.ts';

/** What the referee and its page need of a game, and its bots. */
export type ForPrograms = Pick<
  Manifest,
  'id' | 'title' | 'rules' | 'messages' | 'referee' | 'documents' | 'bots'
>;

export const ANNOUNCED: readonly ForPrograms[] = [
  {
    ...warcraft,
    rules: async () => (await import('#games/warcraft/rules/game.ts')).warcraft,
    messages: warcraftWords.messages,
    referee: async () => (await import('#games/warcraft/referee.ts')).guide,
    bots: async () => (await import('#games/warcraft/bot/index.ts')).bots,
  },
];

/** The library as programs see it. */
export const programLibrary: Library = {
  ...library,
  load: async (id) => (await library.load(id)) ?? announcedRules(id),
};
/** The rules of an announced game, or undefined when there is none of this id. */
export const announcedRules = async (id: string): Promise<AnyGame | undefined> =>
  ANNOUNCED.find((game) => game.id === id)?.rules();
/** The bots of any game that programs can play, or undefined when it has none. */
export const programBots = async (id: string): Promise<BotModule | undefined> =>
  (await loadBots(id)) ?? ANNOUNCED.find((game) => game.id === id)?.bots?.();
