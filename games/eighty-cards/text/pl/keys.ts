/** Messages of the list of keys. They are loaded when it is opened. */
import type { SameKeys } from '#engine/text.ts';
import type { keys as en } from '../en/keys.ts';

export const keys = {
  'keys.title': 'Klawisze',
  'keys.arrows.key': '← ↑ → ↓',
  'keys.arrows': 'do następnej rzeczy',
  'keys.enter.key': 'Enter',
  'keys.enter': 'dotyka jej; drugi raz potwierdza',
  'keys.escape.key': 'Esc',
  'keys.escape': 'porzuca to, co zaczęte, i zatrzymuje jazdę',
  'keys.number.key': '1–9',
  'keys.number': 'naciskają przyciski pytania',
  'keys.move.key': 'M',
  'keys.move': 'jedzie o jedno pole',
  'keys.end.key': 'E',
  'keys.end': 'kończy akcje',
  'keys.pass.key': 'P, K',
  'keys.pass': 'pasuje; zatrzymuje wszystkie karty',
  'keys.look.key': 'L',
  'keys.look': 'przygląda się rzeczy z bliska',
  'keys.range.key': 'W',
  'keys.range': 'dokąd sięga twoja broń',
  'keys.hint.key': 'H',
  'keys.hint': 'prosi o podpowiedź',
  'keys.reference.key': 'R',
  'keys.reference': 'wszystkie karty i częste pytania',
  'keys.help.key': '?',
  'keys.help': 'ta lista',
} as const satisfies SameKeys<typeof en>;
