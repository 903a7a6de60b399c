/** The manifest of High Card. */
import type { Manifest } from '#games/manifest.ts';

export const manifest: Manifest = {
  id: 'high-card',
  title: { en: 'High Card', it: 'Carta alta', pl: 'Wysoka karta' },
  about: {
    en: 'Twenty cards, one trick after another, and only the highest counts.',
    it: 'Venti carte, una presa dopo l’altra, e conta solo la più alta.',
    pl: 'Dwadzieścia kart, lewa za lewą, a liczy się tylko najwyższa.',
  },
  seats: { min: 2, max: 4 },
  shelf: 6,
  rules: async () => (await import('./rules/game.ts')).highCard,
  messages: {
    en: async () => (await import('./text/en.ts')).en,
    it: async () => (await import('./text/it.ts')).it,
    pl: async () => (await import('./text/pl.ts')).pl,
  },
  rulebook: {
    en: async () => (await import('./text/rulebook.en.ts')).rulebook,
    it: async () => (await import('./text/rulebook.it.ts')).rulebook,
    pl: async () => (await import('./text/rulebook.pl.ts')).rulebook,
  },
  bots: async () => (await import('./bot/index.ts')).bots,
  laws: async () => (await import('./laws.ts')).laws,
  conformance: async () => (await import('./conformance.ts')).conformance,
  measured: {},
};
