/** The catalogue entry of Around the World in 80 Cards. Until it is listed, `games/index.ts` names this. */
import type { Announcement } from '#games/manifest.ts';

export const manifest: Announcement = {
  id: 'eighty-cards',
  title: {
    en: 'Around the World in 80 Cards',
    it: 'Il giro del mondo in 80 carte',
    pl: 'W 80 kart dookoła świata',
  },
  about: {
    en: 'Race round the globe by steam: read the map, rebuild in time, and trip up the leader.',
    it: 'Una corsa a vapore intorno al mondo: leggi la mappa, attrezzati in tempo e fa’ inciampare chi è in testa.',
    pl: 'Parowy wyścig dookoła świata: czytaj mapę, przebudowuj się w porę i podstawiaj nogę prowadzącemu.',
  },
  seats: { min: 3, max: 4 },
  shelf: 4,
};
