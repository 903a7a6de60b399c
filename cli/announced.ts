/**
 * Games that the shelf only announces, because they have no table yet, and that programs can play already. Nothing of
 * the page or the server knows them.
 */
import type { Library } from '#engine/referee.ts';
import { library } from '#games/library.ts';
import type { Manifest } from '#games/manifest.ts';
import { manifest as warcraft } from '#games/warcraft/index.ts';
import { words as warcraftWords } from '#games/warcraft/words.ts';

/** What the referee and its page need of a game. */
export type ForPrograms = Pick<Manifest, 'id' | 'title' | 'rules' | 'messages' | 'referee' | 'documents'>;

export const ANNOUNCED: readonly ForPrograms[] = [
  {
    ...warcraft,
    rules: async () => (await import('#games/warcraft/rules/game.ts')).warcraft,
    messages: warcraftWords.messages,
    referee: async () => (await import('#games/warcraft/referee.ts')).guide,
  },
];

/** The library as programs see it. */
export const programLibrary: Library = {
  ...library,
  load: async (id) => (await library.load(id)) ?? ANNOUNCED.find((game) => game.id === id)?.rules(),
};
