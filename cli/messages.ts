/** Looks messages up as a page would: a game's own first, then those that all games share. */
import type { HasMessage } from '#engine/laws/scene.ts';
import { en as sharedEn } from '#kit/text/en.ts';
import { it as sharedIt } from '#kit/text/it.ts';
import { pl as sharedPl } from '#kit/text/pl.ts';

const SHARED: Readonly<Record<string, object>> = { en: sharedEn, it: sharedIt, pl: sharedPl };

const OWN = {
  'tank-chess': async (): Promise<Readonly<Record<string, object>>> => {
    const [{ en }, { it }, { pl }] = await Promise.all([
      import('#games/tank-chess/text/en.ts'),
      import('#games/tank-chess/text/it.ts'),
      import('#games/tank-chess/text/pl.ts'),
    ]);
    return { en, it, pl };
  },
  rush: async (): Promise<Readonly<Record<string, object>>> => {
    const [{ en }, { it }, { pl }] = await Promise.all([
      import('#games/rush/text/en.ts'),
      import('#games/rush/text/it.ts'),
      import('#games/rush/text/pl.ts'),
    ]);
    return { en, it, pl };
  },
} as const;

export const messagesOf = async (game: string): Promise<HasMessage> => {
  const own = Object.hasOwn(OWN, game) ? await OWN[game as keyof typeof OWN]() : {};
  return (language, key) =>
    [own[language], SHARED[language]].some((m) => m !== undefined && Object.hasOwn(m, key));
};
