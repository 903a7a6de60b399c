/** Messages: what a hint advises, and why. They are loaded with the first hint. */
import type { SameKeys } from '#engine/text.ts';
import type { hints as english } from '../en/hints.ts';

export const hints = {
  'hint.turn': 'Bot wybrałby: {turn}.',

  'advice.place': 'Postaw czołg na {square}',
  'advice.go': 'Jedź na {square}',
  'advice.reveal': 'Odkryj żeton na {square}',
  'advice.collect': 'Zabierz parę z pól {squares}',
  'advice.change': 'Zmiana czołgu: {tank}',
  'advice.activate': 'Prowadź {tank}',
  'advice.draft': 'Weź {tank}',
  'advice.keep': 'Zachowaj {tank}',
  'advice.cards': 'Wybierz {tanks}',
  'advice.assign': '{kind:kind} dla: {tank}',
  'advice.enter': 'Wróć czołgiem {tank} na {square}',
  'advice.base': 'Zacznij w rogu: {corner:corner}',

  'because.win': 'Bo to daje zwycięstwo.',
  'because.target': 'Bo to zbliża do celu gry.',
  'because.pair': 'Bo to daje parę.',
  'because.destroys': 'Bo za zniszczony czołg są punkty zwycięstwa.',
  'because.collects': 'Bo to daje żeton, z którego może powstać para.',
  'because.special': 'Bo to zbliża do żetonu specjalnego.',
  'because.extra': 'Bo dodatkowa akcja jest teraz dużo warta.',
  'because.extraTank': 'Bo sprawny czołg w rezerwie oszczędza pauzy.',
  'because.upgrade': 'Bo usprawnienie wzmacnia ten czołg.',
  'because.denies': 'Bo to odbiera coś przeciwnikom.',
  'because.shelter': 'Bo tam twój czołg jest bezpieczniejszy.',
  'because.hunt': 'Bo stamtąd zagrażasz czołgom wroga.',
  'because.position': 'Bo stamtąd masz bliżej do tego, czego potrzebujesz.',
  'because.card': 'Bo ta karta czołgu najlepiej pasuje do sytuacji.',
  'because.silences': 'Bo artyleria traci na tym punkty.',
  'because.explore': 'Bo to może odkryć parę.',
  'because.lesser': 'Bo wszystko inne jest gorsze.',
} satisfies SameKeys<typeof english>;
