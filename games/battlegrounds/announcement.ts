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
    en: 'A chess-like duel of tanks over sixteen places: drive exactly, shoot exactly, collect pairs.',
    it: 'Un duello di carri quasi scacchistico su sedici luoghi: muovi esatto, spara esatto, fai coppie.',
    pl: 'Niemal szachowy pojedynek czołgów o szesnaście miejsc: jedź co do pola, strzelaj co do pola, zbieraj pary.',
  },
  seats: { min: 1, max: 4 },
  shelf: 3,
};
