/**
 * The words of the game as its manifest will name them, each piece loaded when it is first needed. Until the game has a
 * table it stays announced (index.ts), so nothing but tests and tools loads them.
 */
import type { Manifest } from '#games/manifest.ts';

export const words: Pick<Manifest, 'messages' | 'seldom' | 'rulebook'> = {
  messages: {
    en: async () => (await import('./text/en.ts')).en,
    it: async () => (await import('./text/it.ts')).it,
    pl: async () => (await import('./text/pl.ts')).pl,
  },
  seldom: {
    refusal: {
      en: async () => (await import('./text/en/refusals.ts')).refusals,
      it: async () => (await import('./text/it/refusals.ts')).refusals,
      pl: async () => (await import('./text/pl/refusals.ts')).refusals,
    },
  },
  rulebook: {
    en: async () => (await import('./text/rulebook.en.ts')).rulebook,
    it: async () => (await import('./text/rulebook.it.ts')).rulebook,
    pl: async () => (await import('./text/rulebook.pl.ts')).rulebook,
  },
};

/** The words of effects, for whoever shows a card (text/effects.ts). */
export const wording = {
  en: async () => (await import('./text/en/effects.ts')).effects,
  it: async () => (await import('./text/it/effects.ts')).effects,
  pl: async () => (await import('./text/pl/effects.ts')).effects,
};
