/** Messages of the list of keys. They are loaded when it is opened. */
import type { SameKeys } from '#engine/text.ts';
import type { keys as en } from '../en/keys.ts';

export const keys = {
  'keys.title': 'Tasti',
  'keys.arrows.key': '← ↑ → ↓',
  'keys.arrows': 'alla prossima cosa',
  'keys.enter.key': 'Invio',
  'keys.enter': 'la tocca; un’altra volta conferma',
  'keys.escape.key': 'Esc',
  'keys.escape': 'lascia perdere, e ferma un viaggio',
  'keys.number.key': '1–9',
  'keys.number': 'premono i pulsanti della domanda',
  'keys.move.key': 'M',
  'keys.move': 'avanza di uno spazio',
  'keys.end.key': 'E',
  'keys.end': 'finisce le azioni',
  'keys.pass.key': 'P, K',
  'keys.pass': 'passa; tiene tutte le carte',
  'keys.look.key': 'L',
  'keys.look': 'guarda la cosa da vicino',
  'keys.range.key': 'W',
  'keys.range': 'fin dove arriva la tua arma',
  'keys.hint.key': 'H',
  'keys.hint': 'chiede un consiglio',
  'keys.reference.key': 'R',
  'keys.reference': 'tutte le carte, e le domande frequenti',
  'keys.help.key': '?',
  'keys.help': 'questo elenco',
} as const satisfies SameKeys<typeof en>;
