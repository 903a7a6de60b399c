/** The rulebook in Polish, clause by clause. */
import type { RuleChapter } from '#engine/text.ts';
import { names } from './pl/names.ts';
import { play } from './pl/play.ts';
import { rules as rules0to5 } from './pl/rules-0-5.ts';
import { rules as rules6to9 } from './pl/rules-6-9.ts';
import { rules as rules10to14 } from './pl/rules-10-14.ts';
import { rules as rules15to18 } from './pl/rules-15-18.ts';
import type { Rulebook } from './rulebook.en.ts';
import { assembleRulebook } from './rulebook.ts';

const text: Rulebook = {
  chapters: {
    'BG-0': 'Pojęcia i oznaczenia',
    'BG-1': 'Przygotowanie: Bitwa i Drużyny',
    'BG-2': 'Draft',
    'BG-3': 'Kolejka',
    'BG-4': 'Ruch',
    'BG-5': 'Strzał',
    'BG-6': 'Zniszczenie i powrót',
    'BG-7': 'Zmiana czołgu',
    'BG-8': 'Pary i żetony specjalne',
    'BG-9': 'Akcje jednorazowe',
    'BG-10': 'Usprawnienia stałe',
    'BG-11': 'Pancerz',
    'BG-12': 'Punkty, zwycięstwo, koniec',
    'BG-13': 'Bitwa dla 2 osób',
    'BG-14': 'Drużyny',
    'BG-15': 'Wariant rodzinny, gra pamięciowa',
    'BG-16': 'Solo, przeciw artylerii',
    'BG-17': 'Informacje i cofanie',
    'BG-18': 'Opcje',
    CONTENT: 'Czołgi, żetony, warianty',
    EXAMPLES: 'Przykłady',
    REF: 'Częste pytania',
  },
  rules: { ...rules0to5, ...rules6to9, ...rules10to14, ...rules15to18 },
  contents: {
    tanks: 'Dwanaście kart czołgów: jak daleko jeżdżą i strzelają, prosto czy na ukos.',
    kinds: 'Rodzaje żetonów specjalnych i ile jest każdego.',
    pictures: 'Szesnaście obrazków; każdy ma jeden żeton specjalny tego rodzaju i trzy zwykłe.',
    variants: 'Warianty, z czym każdy zaczyna i ile punktów trzeba zdobyć.',
    ranks: 'Rangi gry solo.',
  },
  heads: {
    tank: 'Czołg',
    class: 'Klasa',
    move: 'Ruch',
    shot: 'Strzał',
    orthogonal: 'prosto',
    diagonal: 'na ukos',
    kind: 'Żeton specjalny',
    count: 'Liczba',
    effect: 'Co robi',
    picture: 'Obrazek',
    variant: 'Wariant',
    players: 'Gracze',
    tanksEach: 'Czołgi gracza',
    cardsEach: 'Karty gracza',
    deck: 'Talia',
    target: 'Cel',
    points: 'Punkty',
    stars: 'Gwiazdki',
    none: 'brak',
  },
  examples: {
    X06: 'Dokładna odległość (4.4–4.6). T-34 na A2 jedzie 2 pola prosto. Może dojechać na A4 przez A3 albo na C2 przez B2 i nigdzie indziej.',
    X07: 'Koniec na niewypale (4.10, 4.12, 4.18). Ten sam czołg jedzie przez B2 na C2, gdzie leży niewypał. Zostaje zniszczony, niewypał wraca do puli, nikt nie zdobywa żetonu z punktami i nie ma strzału.',
    X09: 'Przymusowy przejazd przez czołg (4.3, 4.9, 4.13). 7TP jedzie 2 pola na ukos. Z A7 jego jedyna droga prowadzi przez B6, gdzie stoi niebieski, na C5. Jeśli ruszy, zginie na B6, a właściciel niebieskiego zdobędzie jego najwyższy żeton z punktami. Wyjściem jest zmiana czołgu.',
    X11: 'Kierunek (10.1–10.3). Maus z Kierunkiem jedzie 2 pola i może skręcać: z B6 dojedzie też na A5 i C5, za róg. Nie może skończyć na B6 i nigdy nie jedzie na ukos.',
    X14: 'Żeton pod czołgiem (5.13, 5.14). Czołg przeciwnika stoi na żetonie. Kto tam strzela, mówi najpierw, w co celuje. Jeśli w żeton, czołg zostaje cały na pustym już polu.',
    X23: 'Powrót (6.8–6.15). Czołg został trafiony. W następnej kolejce właściciel wstawia pionek ze sprawną kartą i gra od razu. Z uszkodzoną kartą ta kolejka jest pauzą. Na końcu kolejki karta jest naprawiona.',
    X30: 'Zmiana kolejności (10.13, 10.14). Czołg ze Zmianą kolejności strzela najpierw i niszczy przeciwnika. Teraz musi się ruszyć i już nie strzela.',
    X32: 'Pancerz przeciw niewypałowi (11.2, 11.4, 11.5). Czołg z Pancerzem wjeżdża na niewypał. Pancerz zostaje zużyty, niewypał wraca do puli, a czołg jedzie dalej i może strzelić.',
    X43: 'Punkty w cudzej kolejce (12.6). Ktoś przejeżdża przez czołg gracza, który ma 10 z 12 punktów. Z tymi 3 punktami ma dość, ale wygrywa dopiero na końcu własnej kolejki, chyba że wcześniej wygra ktoś inny.',
    X49: 'Wariant rodzinny (15.8–15.17). Po ruchu odkrywa się dwa żetony. Jeden jest taki sam jak żeton, który już leżał odkryty: bierze się oba i jest jeszcze jedna podkolejka. Drugi zostaje odkryty, a drugi wcześniej odkryty żeton się zakrywa.',
    X52: 'Runda solo (16.20, 16.21). Gracz jedzie, bierze żeton i kończy kolejkę. Artyleria odkrywa B i 4: żeton z B4 bierze artyleria, 1 punkt.',
  },
  reference: {
    'REF-1':
      'Dlaczego nie mogę przejechać tylko jednego pola? Odległość z karty przejeżdża się w całości (4.4).',
    'REF-2':
      'Dlaczego muszę wjechać na ten niewypał? Ruch jest obowiązkowy; wyjściem jest zmiana czołgu (4.3, 7.1).',
    'REF-3':
      'Dlaczego nie mogę stanąć na tym polu? Stoi tam inny czołg. Możesz tylko przez niego przejechać i giniesz (4.7, 4.13).',
    'REF-4': 'Dlaczego nie mogę strzelić do sąsiada? Strzał ma dokładną odległość (5.2).',
    'REF-5': 'Czy czołg pomiędzy kogoś osłania? Nie (5.4).',
    'REF-6':
      'Dlaczego nie mam punktów za zniszczony czołg? Stos tego koloru był pusty albo strzał przyjął Pancerz (5.12, 11.1).',
    'REF-7':
      'Czołg wjechał na niewypał, a punkty zostały? Tracisz tylko czołg; żetony z punktami dostają wyłącznie przeciwnicy (4.12).',
    'REF-8':
      'Mam dość punktów. Dlaczego gra się nie skończyła? Sprawdza się na końcu twojej kolejki (12.5, 12.6).',
    'REF-9':
      'Dlaczego w tej kolejce nic nie mogę zrobić? Twój czołg wrócił z uszkodzoną kartą: to pauza (6.11).',
    'REF-10':
      'Dlaczego nie mogę dać usprawnienia czołgowi w rezerwie? Tylko na aktywną kartę na planszy (8.9).',
    'REF-11': 'Dlaczego nie mogę użyć żetonu specjalnego? Potrzebuje drugiego żetonu z tym obrazkiem (8.4).',
    'REF-12': 'Dlaczego Kierunek nie pozwala skręcić? Ruch ma odległość 1 (10.5).',
    'REF-13':
      'Dlaczego nie mogę położyć niewypału? Pula jest pusta albo, w grze solo, wszystkie należą do artylerii (5.9, 16.9).',
    'REF-14': 'Dlaczego mój drugi czołg nie strzelił? Strzela tylko ten, który jechał (4.2, 13.2).',
    'REF-15': 'Wariant rodzinny: dlaczego zakryto mój żeton? Nie odkryto go w tej podkolejce (15.17).',
  },
};

export const rulebook: readonly RuleChapter[] = assembleRulebook(text, { ...names, ...play });
