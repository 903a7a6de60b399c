/** Announced only: the catalogue entry of a game that is not built yet. */
import type { Announcement } from '#games/manifest.ts';

export const manifest: Announcement = {
  id: 'battlegrounds',
  title: {
    en: 'World of Tanks: Battlegrounds',
    it: 'World of Tanks: Battlegrounds',
    pl: 'World of Tanks: Battlegrounds',
  },
  about: {
    en: 'Tanks on a map of hills and villages: turn, spot, fire.',
    it: 'Carri su una mappa di colline e villaggi: gira, avvista, spara.',
    pl: 'Czołgi na mapie wzgórz i wiosek: skręcaj, wypatruj, strzelaj.',
  },
  seats: { min: 1, max: 4 },
  shelf: 3,
};
