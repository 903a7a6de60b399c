/** What explains and tells beside the table, in Polish. */
import type { guide as english } from '../en/guide.ts';
import type { SameKeys } from '../form.ts';

export const guide = {
  'setup.opponents': 'Przeciwnicy',
  'setup.opponent': 'Przeciwnik {n}',
  'setup.levels': {
    by: 'n',
    one: 'Wybierz przeciwnika',
    few: 'Wybierz {n} przeciwników',
    many: 'Wybierz {n} przeciwników',
    other: 'Wybierz przeciwników ({n})',
  },
  'setup.begin': 'Zacznij',
  'setup.more': 'Inni przeciwnicy i zasady',
  'setup.mixed': 'Każdy przeciwnik inny',
  'setup.second': 'Zasady v2.0',
  'setup.second.about':
    'Pięć kart w Rezerwie, odświeżanej na życzenie; po ataku jeden z atakujących się odsłania.',

  'entry.placed': 'kładzie {card:card} – {base:base}',

  'advice.ask': 'Poproś o radę',
  'advice.short': 'Rada',
  'advice.wait': 'Niech pomyślę …',
  'advice.none': 'Teraz nie mam żadnej rady.',
  'advice.is': 'Moja rada: {advice}',
  'advice.end': 'zakończ turę.',
  'advice.yes': 'odśwież Rezerwę.',
  'advice.no': 'zostaw Rezerwę bez zmian.',
  'advice.buy': 'kup {card:card}, zapłata: {cards:card}.',
  'advice.buyLeft': 'kup {card:card} za pozostałe punkty.',
  'advice.play': 'zagraj {card:card} dla zdolności.',
  'advice.deploy': 'połóż {card:card} bez użycia zdolności – {base:base}.',
  'advice.attack': 'atakuj – {cards:card}.',
  'advice.on': 'połóż tutaj: {base:base}.',
  'advice.base': 'wybierz: {base:base}.',
  'advice.defender': 'wybierz: {card:card} ({base:base}).',
  'advice.gain': 'zdobądź {card:card}.',
  'advice.repair': 'na Cmentarzysko: {cards:card}.',
  'advice.discard': 'oddaj kartę {card:card}.',
  'advice.strikeBase': '{card:card} niech uderzy – cel: {base:base}.',
  'advice.strikeDefender': '{card:card} niech uderzy – cel: {target:card}.',
  'advice.expose': 'odsłoń {card:card} – {base:base}.',
  'advice.payout': 'weź {medals}.',

  'digest.gained': '{name} zdobywa dzięki Badaniom: {cards:card}.',
  'digest.last': 'Zaczęła się ostatnia runda.',
  'digest.close': 'Zamknij podsumowanie',

  'info.now': 'Co można z nią teraz zrobić',
  'info.may': 'Możliwe teraz.',
  'info.counts': 'Punkty na koniec',
  'info.barracks.engineer': 'Może tylko płacić.',
  'info.barracks.technician': 'Można go zagrać tylko dla zdolności.',
  'info.barracks.volunteers': 'Można ich zagrać tylko dla zdolności.',
  'info.medal': 'Może tylko płacić; liczy się na koniec.',
  'info.base': 'Nie można jej zagrać w żaden sposób; na koniec jest warta 3 punkty.',

  'reference.abilities': 'Zdolności',
  'reference.search': 'Szukaj',
  'reference.none': 'Niczego nie znaleziono.',
  'reference.short': 'Ściąga',

  'sheet.short': 'Punkty',
  'sheet.close': 'Zamknij',
  'sheet.again': 'Pokaż krok po kroku',
  'digest.short': 'Co nowego',
} satisfies SameKeys<typeof english>;
