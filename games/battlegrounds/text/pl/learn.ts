/** Teksty nauki i ćwiczeń. Wczytywane, gdy ktoś chce poznać grę. */
import type { SameKeys } from '#engine/text.ts';
import type { learn as english } from '../en/learn.ts';

export const learn = {
  'learn.goal':
    'Wyprzedź innych: zdobądź wymaganą liczbę punktów zwycięstwa za pary żetonów i zniszczone czołgi.',
  'learn.aim':
    'Punkty są za dwie rzeczy. Dwa jednakowe żetony to para: 2 punkty. Za zniszczony czołg dostajesz żeton z wierzchu jego stosu: 3, potem 2, potem 1. Prowadzisz zielony czołg.',
  'learn.drive':
    'Karta mówi, jak jeździ twój T-34: dokładnie 2 pola, prosto. Nie może stanąć po jednym. Jedź na D4.',
  'learn.drive.done': 'Zaznaczone pola to zawsze wszystkie, na których ruch może się skończyć.',
  'learn.shoot':
    'Po ruchu jest strzał. Działo T-34 sięga dokładnie 1 pole, prosto. Jedź na D4 i strzel do żetonu na D5: co trafisz, jest twoje.',
  'learn.shoot.done': '{:picture.harbour} leży teraz w twoim obszarze. Drugi taki żeton da parę.',
  'learn.pair':
    'Masz już jeden taki żeton: {:picture.harbour}. W zasięgu są trzy żetony, po jednym po każdym z trzech ruchów. Weź ten, który da parę.',
  'learn.pair.done': 'Para: 2 punkty, i nikt ci ich nie odbierze.',
  'learn.tank': 'Na D5 stoi żółty czołg. Podjedź tam, skąd sięgnie go działo, i wyceluj w czołg.',
  'learn.tank.done': 'To 3 punkty. Przeciwnik wraca innym czołgiem, a kto zniszczy go następny, dostanie 2.',
  'learn.danger':
    'Najczęstszy błąd: niewypał niszczy każdy czołg, który na niego wjedzie, a całą drogę trzeba przejechać. Zdobądź parę i nie strać czołgu.',
  'learn.danger.done': 'Droga z czaszką jest dozwolona, ale kosztuje czołg. Najpierw poszukaj innej.',
  'learn.win':
    'Masz 12 z 14 punktów. Zdobądź ostatnią parę i zakończ kolejkę: wygrywa, kto ma wymagane punkty na końcu własnej kolejki.',
  'learn.win.done': 'Wygrana! Tyle wystarczy na pierwszą partię.',

  'learn.farther.title': 'O pole dalej',
  'learn.farther':
    'Czołg na D6 jest o jedno pole za daleko. Twoja para ({:picture.hilltop}) daje usprawnienie: {:kind.longer-shot}. Przydziel je czołgowi T-34, a potem zniszcz tamten czołg.',
  'learn.farther.done': 'Usprawnienie zostaje przy swoim czołgu. Każda karta czołgu ma miejsce na dwa.',
  'learn.twice.title': 'Dwa razy w jednej kolejce',
  'learn.twice':
    'Zniszcz żółty czołg i zdobądź parę, jedno i drugie w tej kolejce. Twoja para ({:picture.bridge}) daje: {:kind.extra-turn}.',
  'learn.twice.done': 'Jeszcze jedna akcja główna, kiedy chcesz – ale każda para daje ją tylko raz.',

  'learn.wrong.elsewhere': 'Czołg pojechał gdzie indziej. Miał stanąć na {square}.',
  'learn.wrong.crashed': 'Na {square} czołg został zniszczony. Ta droga była oznaczona czaszką.',
  'learn.wrong.changed': 'To była zmiana czołgu. Robi się ją zamiast ruchu i strzału.',
  'learn.wrong.held': 'Nie było strzału, a to było jeszcze do zrobienia.',
  'learn.wrong.dud': 'Na {square} leży teraz niewypał, a potrzebne było coś innego.',
  'learn.wrong.took': 'Ten żeton ({picture:picture}, {square}) nie był potrzebny.',
  'learn.wrong.ended': 'Kolejka się skończyła, a to było jeszcze do zrobienia.',
} satisfies SameKeys<typeof english>;
