/** The catalogue entry of Battlegrounds. Until its table is listed, `games/index.ts` names this instead of `index.ts`. */
import type { Announcement } from '#games/manifest.ts';

export const manifest: Announcement = {
  id: 'battlegrounds',
  title: {
    en: 'World of Tanks: Battlegrounds',
    it: 'World of Tanks: Battlegrounds',
    pl: 'World of Tanks: Battlegrounds',
  },
  about: {
    en: 'A chess-like duel of tanks over sixteen locations: drive and shoot by the exact count, and collect pairs.',
    it: 'Un duello di carri, quasi scacchi, per sedici luoghi: conta ogni casella, spara e fai coppie.',
    pl: 'Niemal szachowy pojedynek czołgów o szesnaście lokacji: licz pola, strzelaj i zbieraj pary.',
  },
  seats: { min: 1, max: 4 },
  shelf: 3,
};
