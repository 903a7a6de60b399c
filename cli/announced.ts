/**
 * Games that the shelf only announces, because they have no table yet, and that programs can play already. Nothing of
 * the page or the server knows them.
 */
import type { BotModule } from '#bots/contract.ts';
import type { Library } from '#engine/referee.ts';
import type { Messages } from '#engine/text.ts';
import { library, MANIFESTS } from '#games/library.ts';
import { allMessages, type Manifest } from '#games/manifest.ts';
import { manifest as warcraft } from '#games/warcraft/index.ts';
import { words as warcraftWords } from '#games/warcraft/words.ts';
import { refusals } from '#kit/text/en/refusals.ts';

/** What the referee, its page and the commands need of a game. */
export type ForPrograms = Pick<
  Manifest,
  | 'id'
  | 'title'
  | 'rules'
  | 'messages'
  | 'seldom'
  | 'rulebook'
  | 'bots'
  | 'referee'
  | 'documents'
  | 'laws'
  | 'conformance'
>;

const ANNOUNCED: readonly ForPrograms[] = [
  {
    ...warcraft,
    ...warcraftWords,
    rules: async () => (await import('#games/warcraft/rules/game.ts')).warcraft,
    bots: async () => (await import('#games/warcraft/bot/index.ts')).bots,
    referee: async () => (await import('#games/warcraft/referee.ts')).guide,
    laws: async () => (await import('#games/warcraft/laws.ts')).laws,
    conformance: async () => (await import('#games/warcraft/conformance.ts')).conformance,
  },
];

/** Every game that a program can play. */
export const PROGRAM_GAMES: readonly ForPrograms[] = [...MANIFESTS, ...ANNOUNCED];
export const PROGRAM_IDS: readonly string[] = PROGRAM_GAMES.map(({ id }) => id);

/** What a program needs of a game, or undefined when there is none of this id. */
export const forPrograms = (id: string): ForPrograms | undefined =>
  PROGRAM_GAMES.find((game) => game.id === id);

/** The bots of any game that programs can play, or undefined when it has none. */
export const programBots = async (id: string): Promise<BotModule | undefined> => forPrograms(id)?.bots?.();

/** What the engine refuses by itself, such as NOT_YOUR_TURN, means the same in every game; the page has the words. */
const SHARED: Messages = Object.fromEntries(
  Object.entries(refusals).filter(([key]) => /^(?:refusal|barrier)\./.test(key)),
);

/** The library as programs see it. */
export const programLibrary: Library = {
  ...library,
  ids: PROGRAM_IDS,
  load: async (id) => forPrograms(id)?.rules(),
  rulebook: async (id) => forPrograms(id)?.rulebook.en(),
  messages: async (id) => {
    const game = forPrograms(id);
    return game && { ...SHARED, ...(await allMessages(game, 'en')) };
  },
};
