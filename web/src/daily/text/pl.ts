/** Teksty gry dnia. */
import type { SameKeys } from '#engine/text.ts';
import type { en } from './en.ts';

export const pl = {
  'daily.title': 'Partia dnia',
  'daily.about':
    'Dla wszystkich ta sama plansza, te same karty i ten sam los. Każdy ma jedną próbę, wygrywa najwięcej punktów.',
  'daily.ends': 'Czas: {left}. Potem będzie nowa.',
  'daily.over': 'Ten dzień już minął. Wszystkie jego partie można obejrzeć.',
  'daily.play': 'Graj',
  'daily.goOn': 'Graj dalej',
  'daily.own': 'Twoja partia',
  'daily.once': 'Próba liczy się od chwili otwarcia. Nie można jej powtórzyć.',
  'daily.signIn': 'Na liście są tylko osoby, które mają konto.',
  'daily.best': 'Najlepsze wyniki',
  'daily.nobody': 'Na liście nie ma jeszcze nikogo.',
  'daily.finished': {
    by: 'n',
    zero: 'Nikt jeszcze nie skończył.',
    one: 'Skończyła jedna osoba.',
    few: 'Skończyły {n} osoby.',
    many: 'Skończyło {n} osób.',
    other: 'Skończyło {n} osoby.',
  },
  'daily.place': 'Miejsce',
  'daily.name': 'Gracz',
  'daily.points': 'Punkty',
  'daily.watch': 'Powtórka',
  'daily.before': 'Poprzedni dzień',
  'daily.after': 'Następny dzień',
  'daily.fair': 'Skąd wiadomo, że to uczciwe?',
  'daily.fair.about':
    'Serwer wylosował sekret tego dnia i od pierwszej chwili pokazuje jego odcisk SHA-256. Gdy dzień minie, publikuje sam sekret: każdy może sprawdzić, że rozdania nie zmieniono.',
  'daily.commitment': 'Odcisk',
  'daily.secret': 'Sekret',
  'daily.later': 'Zostanie opublikowany, gdy dzień minie.',
} satisfies SameKeys<typeof en>;
