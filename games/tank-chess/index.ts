/** The manifest of Tank Chess. */
import type { Manifest } from '#games/manifest.ts';

export const manifest: Manifest = {
  id: 'tank-chess',
  title: {
    en: 'Tank Chess',
    it: 'Tank Chess',
    pl: 'Tank Chess',
  },
  about: {
    en: 'Two armies, no luck. Every tank has a front, and every front has a way round it.',
    it: 'Due armate, niente fortuna. Ogni carro ha un fronte, e ogni fronte si aggira.',
    pl: 'Dwie armie, zero losowości. Każdy czołg ma przód i każdy przód można objechać.',
  },
  seats: { min: 2, max: 2 },
  shelf: 1,
  rules: async () => (await import('./rules/game.ts')).tankChess,
  messages: {
    en: async () => (await import('./text/en.ts')).en,
    it: async () => (await import('./text/it.ts')).it,
    pl: async () => (await import('./text/pl.ts')).pl,
  },
  seldom: {
    refusal: {
      en: async () => (await import('./text/refusals.en.ts')).refusals,
      it: async () => (await import('./text/refusals.it.ts')).refusals,
      pl: async () => (await import('./text/refusals.pl.ts')).refusals,
    },
  },
  rulebook: {
    en: async () => (await import('./text/rulebook.en.ts')).rulebook,
    it: async () => (await import('./text/rulebook.it.ts')).rulebook,
    pl: async () => (await import('./text/rulebook.pl.ts')).rulebook,
  },
  bots: async () => (await import('./bot/index.ts')).bots,
  review: async () => (await import('./bot/review.ts')).appraisal,
  documents: async () => (await import('./rules/documents.ts')).documents,
  referee: async () => (await import('./referee.ts')).guide,
  laws: async () => (await import('./laws.ts')).laws,
  conformance: async () => (await import('./conformance.ts')).conformance,
  course: true,
  measured: { colours: 'hostWhite', clock: 'none', noProgressPlies: 0, repetition: 'off' },
};
