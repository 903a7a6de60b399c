import type { SameKeys } from '#engine/text.ts';
import type { en } from './en.ts';

export const pl = {
  'player.1': 'Gracz 1',
  'player.2': 'Gracz 2',
  'player.3': 'Gracz 3',
  'player.4': 'Gracz 4',
  'seat.1': 'Gracz 1',
  'seat.2': 'Gracz 2',
  'seat.3': 'Gracz 3',
  'seat.4': 'Gracz 4',
  'level.newcomer': 'Nowicjusz',
  'level.newcomer.about': 'Właśnie usłyszał zasady.',
  'level.cardsharp': 'Szuler',
  'level.cardsharp.about': 'Liczy zagrane karty.',
  'table.hand': 'Twoja ręka',
  'table.card': 'Karta {card}',
  'table.tricks': { by: 'n', one: '{n} lewa', few: '{n} lewy', many: '{n} lew', other: '{n} lewy' },
  'option.cards': 'Karty na ręce',
  'point.layCard': 'Zagraj jedną ze swoich kart.',
  'event.laid': '{seat:player} zagrywa {card}.',
  'event.tookTrick': '{seat:player} bierze lewę kartą {card}.',
  'ending.tricks': 'Wszystkie karty zagrane.',
  'refusal.NOT_IN_HAND': 'Nie masz karty {card}.',
  'refusal.ONE_CARD': 'Zagraj dokładnie jedną kartę.',
  'refusal.NOT_A_CARD': 'Podaj numer karty.',
} satisfies SameKeys<typeof en>;
