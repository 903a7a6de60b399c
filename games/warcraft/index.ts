/** Announced only: the catalogue entry of a game that is not built yet. */
import type { Announcement } from '#games/manifest.ts';

export const manifest: Announcement = {
  id: 'warcraft',
  title: {
    en: 'World of Warcraft: The Board Game',
    it: 'World of Warcraft: il gioco da tavolo',
    pl: 'World of Warcraft: gra planszowa',
  },
  about: {
    en: 'Two factions, quests, dungeons and an overlord at the end.',
    it: 'Due fazioni, missioni, sotterranei e alla fine un signore supremo.',
    pl: 'Dwie frakcje, zadania, lochy i na końcu władca.',
  },
  seats: { min: 2, max: 6 },
  shelf: 5,
};
