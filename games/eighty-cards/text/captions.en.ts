/** Captions of turns, in English. Loaded where bots play. */
import type { Messages } from '#engine/text.ts';

export const en = {
  'caption.fired': '{actor} fires {card:card} at {victim}.',
  'caption.fired.you': '{actor} fires {card:card} at you.',
  'caption.interfered': '{actor} plays {card:card} on {victim}.',
  'caption.interfered.you': '{actor} plays {card:card} on you.',
  'caption.wasHit': '{seat:player} interferes with {card:card}.',
  'caption.crossed': '{actor} crosses the finish line!',
  'caption.drove': { by: 'n', one: '{actor} drives {n} space.', other: '{actor} drives {n} spaces.' },
  'caption.used': '{card:card} did its work.',
  'caption.installed': 'New aboard: {card:card}.',
  'caption.boarded': 'New aboard: {card:card}.',
  'caption.launched': '{card:card} is in the air.',
  'caption.swapped': '{out:terrain} gives way to {in:terrain}.',
  'caption.played': 'Played: {card:card}.',
  'caption.shovelled': 'The boiler stands at {n}.',
  'caption.placed': '{actor} lays {card:terrain}.',
  'caption.nothing': '{actor} gathers strength.',
} as const satisfies Messages;
