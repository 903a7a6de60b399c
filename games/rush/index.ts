/** The manifest of Rush. */
import type { Manifest } from '#games/manifest.ts';

export const manifest: Manifest = {
  id: 'rush',
  title: {
    en: 'World of Tanks: Rush',
    it: 'World of Tanks: Rush',
    pl: 'World of Tanks: Rush',
  },
  about: {
    en: 'Build a platoon card by card, raid your neighbours, defend your bases.',
    it: 'Costruisci un plotone carta dopo carta, assalta i vicini, difendi le basi.',
    pl: 'Buduj pluton karta po karcie, atakuj sąsiadów, broń swoich baz.',
  },
  seats: { min: 2, max: 5 },
  shelf: 2,
  rules: async () => (await import('./rules/game.ts')).rush,
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
    help: {
      en: async () => (await import('./text/en/help.ts')).help,
      it: async () => (await import('./text/it/help.ts')).help,
      pl: async () => (await import('./text/pl/help.ts')).help,
    },
  },
  rulebook: {
    en: async () => (await import('./text/rulebook.en.ts')).rulebook,
    it: async () => (await import('./text/rulebook.it.ts')).rulebook,
    pl: async () => (await import('./text/rulebook.pl.ts')).rulebook,
  },
  bots: async () => (await import('./bot/index.ts')).bots,
  review: async () => (await import('./bot/review.ts')).appraisal,
  referee: async () => (await import('./referee.ts')).guide,
  laws: async () => (await import('./laws.ts')).laws,
  conformance: async () => (await import('./conformance.ts')).conformance,
  course: true,
  measured: { clock: 'none' },
};
