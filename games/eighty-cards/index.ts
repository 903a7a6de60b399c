/** Announced only: the catalogue entry of a game that is not built yet. */
import type { Announcement } from '#games/manifest.ts';

export const manifest: Announcement = {
  id: 'eighty-cards',
  title: {
    en: 'Around the World in 80 Cards',
    it: 'Il giro del mondo in 80 carte',
    pl: 'W 80 kart dookoła świata',
  },
  about: {
    en: 'Race round the globe with trains, ships and a few dirty tricks.',
    it: 'Una corsa intorno al globo fra treni, navi e qualche colpo basso.',
    pl: 'Wyścig dookoła globu pociągami i statkami, z kilkoma nieczystymi zagraniami.',
  },
  seats: { min: 3, max: 4 },
  shelf: 4,
};
