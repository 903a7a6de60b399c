/** The manifest of Around the World in 80 Cards. */

import { manifest as announcement } from '#games/eighty-cards/announcement.ts';
import type { Manifest } from '#games/manifest.ts';

export const manifest: Manifest = {
  ...announcement,
  rules: async () => (await import('./rules/game.ts')).eightyCards,
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
    keys: {
      en: async () => (await import('./text/en/keys.ts')).keys,
      it: async () => (await import('./text/it/keys.ts')).keys,
      pl: async () => (await import('./text/pl/keys.ts')).keys,
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
