import type { SameKeys } from '#engine/text.ts';
import type { en } from './hints.en.ts';

export const pl = {
  'hint.moved': 'Bot poprowadziłby ten {tank:tank} na {to}, zwrot: {facing:direction}.',
  'hint.turned': 'Bot obróciłby ten {tank:tank}, zwrot: {facing:direction}.',
  'hint.out': 'Bot wyjechałby tym czołgiem dowodzenia za planszę.',
  'hint.fires': 'Strzeliłby w {square}.',
  'hint.set': 'Wybierz „{button}” albo anuluj.',
  'because.wins': 'Bo wygrywa od razu.',
  'because.averts': 'Bo nie pozwala przeciwnikowi wygrać w następnej turze.',
  'because.forces': 'Bo prowadzi do wygranej, cokolwiek zrobi przeciwnik.',
  'because.delays': 'Bo najdłużej odwleka przegraną.',
  'because.destroys': 'Bo niszczy {tank:tank}.',
  'because.saves': 'Bo ratuje czołg, który mógłby zostać zniszczony w następnej turze.',
  'because.place': 'Bo tam twój czołg stoi lepiej.',
  'because.runs': 'Bo twój czołg dowodzenia zbliża się do ucieczki.',
  'because.bars': 'Bo utrudnia ucieczkę czołgu dowodzenia przeciwnika.',
  'because.presses': 'Bo zbliża twoje czołgi do czołgu dowodzenia przeciwnika.',
  'because.shelters': 'Bo wtedy twój czołg dowodzenia jest mniej odsłonięty.',
  'because.ahead': 'Bo każdy inny ruch wypada gorzej, o ile bot potrafi przewidzieć.',
} satisfies SameKeys<typeof en>;
