/** Looks up messages as a page would: first the game's own, then those that all games share. */
import type { HasMessage } from '#engine/laws/scene.ts';
import { LANGUAGES } from '#engine/text.ts';
import { allMessages } from '#games/manifest.ts';
import { en } from '#kit/text/en.ts';
import { it } from '#kit/text/it.ts';
import { pl } from '#kit/text/pl.ts';
import { forPrograms } from './announced.ts';

const SHARED: Readonly<Record<string, object>> = { en, it, pl };

export const messagesOf = async (game: string): Promise<HasMessage> => {
  const manifest = forPrograms(game);
  const own: Record<string, object> = {};
  for (const language of LANGUAGES) own[language] = manifest ? await allMessages(manifest, language) : {};
  return (language, key) =>
    [own[language], SHARED[language]].some((m) => m !== undefined && Object.hasOwn(m, key));
};
