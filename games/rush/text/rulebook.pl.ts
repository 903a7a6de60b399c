/** The rulebook in Polish, clause by clause. */
import type { RuleChapter } from '#engine/text.ts';
import { cards } from './pl/cards.ts';
import { rules as rules1to4 } from './pl/rules-1-4.ts';
import { rules as rules5to7 } from './pl/rules-5-7.ts';
import { rules as rules8to13 } from './pl/rules-8-13.ts';
import type { Rulebook } from './rulebook.en.ts';
import { assembleRulebook } from './rulebook.ts';

const text: Rulebook = {
  chapters: {
    'RUSH-1': 'Przygotowanie',
    'RUSH-2': 'Strefy i informacje',
    'RUSH-3': 'Tura',
    'RUSH-4': 'Płacenie i zakupy',
    'RUSH-5': 'Używanie zdolności i obrona',
    'RUSH-6': 'Zdolności',
    'RUSH-7': 'Atak',
    'RUSH-8': 'Medale',
    'RUSH-9': 'Krok III',
    'RUSH-10': 'Wyczerpanie kart',
    'RUSH-11': 'Koniec gry i punktacja',
    'RUSH-12': 'Opcje',
    'RUSH-13': 'Przebieg gry w programie',
    CARDS: 'Wszystkie karty',
    EXAMPLES: 'Przykłady',
    REF: 'Karta pomocy',
  },
  rules: { ...rules1to4, ...rules5to7, ...rules8to13 },
  contents: {
    barracks: 'Karty Koszar nie mają nacji, klasy ani kosztu.',
    bases: 'Każdy gracz ma trzy Bazy; jako zdobyte karty dają punkty, ale nie można ich zagrywać.',
    medals: 'Medale czterech nacji: płacą i dają punkty.',
    achievements: 'Osiągnięcia: każde daje 5 punktów temu, kto prowadzi samodzielnie.',
    classes:
      'Atak i Obrona są jednakowe dla wszystkich Pojazdów klasy bojowej; jednostki pomocnicze mają własne wartości.',
    ussr: 'Pojazdy radzieckie, po jednej karcie.',
    germany: 'Pojazdy niemieckie, po jednej karcie.',
    usa: 'Pojazdy amerykańskie, po jednej karcie.',
    france: 'Pojazdy francuskie, po jednej karcie.',
    abilities: 'Zdolności. Od „Atakuje tylko Bazy” wszystkie są bierne.',
    starts: 'Na początku, według liczby graczy; talia Pojazdów przy Rezerwie 4 / 5.',
  },
  heads: {
    card: 'Karta',
    copies: 'Sztuk',
    perPlayer: 'Na gracza',
    vehicle: 'Pojazd',
    class: 'Klasa',
    abilities: 'Zdolności',
    achievement: 'Osiągnięcie',
    compared: 'Co się porównuje',
    armed: 'Pojazd bojowy',
    oneHit: 'Niszczy Bazę jednym trafieniem',
    cards: 'Kart',
    ability: 'Zdolność',
    effect: 'Działanie',
    players: 'Graczy',
    deck: 'Talia Pojazdów',
    hand: 'Ręka',
    yes: 'tak',
    no: 'nie',
  },
  examples: {
    'WE-5':
      'Koniec tury (od 9.1 do 9.4, 10.1). Gracz kończy krok II z niezagranym Technikiem; w Składzie ma dwóch Inżynierów i Ochotników, w Garażu jedną kartę, T-60. Najdalsza karta odchodzi z Rezerwy, a obok talii odkrywa się nową. Technik idzie do Składu. Gracz dobiera T-60, tasuje cztery karty Składu w Garaż i dobiera dwie z nich. Ma teraz 3 karty na ręce, 2 w Garażu i żadnej w Składzie.',
    'WE-7':
      'Zakup (4.4, 4.6, 4.7). Na ręce: BT-7 (Zasoby 2), Inżynier (1) i Technik. Gracz płaci kartami BT-7 i Inżynier, razem 3 punkty, za Sturmgeschütz III (koszt 3) z Rezerwy. W Składzie leżą teraz BT-7, Inżynier i na wierzchu Sturmgeschütz III; karty między luką a talią się przesuwają i odkrywa się nową.',
    'WE-9':
      'Zero też jest wartością (4.2, 4.3). T1 Cunningham ma Zasoby 0: można za niego kupić Renault FT (koszt 0), ale nie Hotchkiss H35 (koszt 1). Za Ochotników, którzy nie mają wartości Zasobów, nie można kupić nic.',
    'WE-12':
      'Przy Poborze reszta nie przepada (od 4.12 do 4.14). Gracz po zagraniu Ochotników płaci kartą M5 Stuart (4) za Hotchkiss H35 (1). Odkrywa się M4 Sherman (3): można go kupić od razu bez dalszej karty, bo zapłacono 4 punkty i wydano 4. Jeszcze jeden Inżynier (1) nie wystarcza na SU-100 (4): zapłacono by 5, a potrzeba 8.',
    'WE-14':
      'Zasoby narodowe (od 4.16 do 4.20). Przy Poborze gracz płaci kartą ZIS-5 (5, radziecka) za T-43 (4), a potem dwoma Inżynierami za Panzerkampfwagen III (2): wolno. Piąty punkt karty ZIS-5 nie pomógłby przy niemieckim Panzerkampfwagen IV (3).',
    'WE-16':
      'Nowy obrońca (5.7, 5.9, 5.10). Wszystkie trzy Bazy gracza są bronione. Gracz używa Poboru karty Panzerkampfwagen IV, a potem musi położyć ją na Bazie: wybiera tę, na której leży Hummel, i Hummel idzie do jego własnego Składu. Nikt nie dostaje Medalu.',
    'WE-22':
      'Raz na turę (3.8). Gracz płaci kartą T-44 za Jagdpanther; obie leżą w Składzie. M3 Half-track dobiera 2 karty: Garaż jest pusty, więc Skład zostaje potasowany i obie trafiają na rękę. W tej turze można zagrać Jagdpanther, a T-44 już nie.',
    'WE-25':
      'Sabotaż (od 6.8 do 6.13). Czworo graczy. Przeciwnicy mają 3, 1 i 3 karty: dwoje wybiera potajemnie, jedyna karta trzeciego idzie sama. Gdy oboje wybiorą, trzy karty trafiają do Składów właścicieli. Na rękach zostają 2, 0 i 2 karty.',
    'WE-26':
      'Badania (6.25, 6.26, 6.29). Technik idzie na Cmentarzysko, a gracz zdobywa z Rezerwy Pojazd o koszcie 1 lub mniejszym. W tej samej turze może jeszcze nastąpić zakup: Badania nim nie są.',
    'WE-30':
      'Oblężenie bronionej Bazy (od 6.18 do 6.20). Baza jest uszkodzona i broni jej T29. BM-13 oblega samą Bazę: zostaje ona zniszczona, a jej karta idzie do Składu atakującego; T29 idzie do Składu swojego właściciela. Medalu nie ma, bo T29 został tylko usunięty.',
    'WE-32':
      'Trafienia Pojazdu (od 7.9 do 7.12). T-28 ma Obronę 2. M4 Sherman i M2 Medium Tank mają Atak 1: pierwsze trafienie go uszkadza, drugie niszczy. M18 Hellcat o Ataku 2 potrzebuje tylko jednego.',
    'WE-35':
      'Obrońca i Baza w jednym ataku (7.18). Bazy broni Renault D1. Atakują SU-100 i KV-1: SU-100 niszczy Renault D1, potem KV-1 trafia Bazę, która nie ma już obrońcy, i jako czołg ciężki od razu ją niszczy. Nagrodą są Medal radziecki i karta Bazy.',
    'WE-37':
      'Oblężenie obok ataku (6.22). Panzerwerfer 42 oblega bronioną Bazę i ją uszkadza. Potem atakują SU-100 i T-28: pierwszy niszczy obrońcę, drugi uszkodzoną Bazę. Oblężenie było niemieckie, atak jest radziecki; tak wolno.',
    'WE-39':
      'Uszkodzenie trwa (7.19). Czołg lekki uszkadza Bazę. Zanim jej właściciel będzie miał turę, tę samą Bazę trafia czołg średni innego gracza: Baza jest zniszczona i należy do drugiego atakującego. Gdyby nikt jej nie trafił, zostałaby naprawiona na początku tury właściciela.',
    'WE-42':
      'Trzy Pojazdy w jednym ataku (8.3, 8.6). Radzieccy atakujący niszczą trzy Pojazdy. Gracz bierze 3 pojedyncze Medale radzieckie albo podwójny i pojedynczy.',
    'WE-46':
      'Koniec przez Medale (11.2, 11.3). Czworo graczy. Drugi gracz bierze ostatni pojedynczy Medal amerykański i kończy turę. Trzeci i czwarty mają jeszcze po jednej turze, potem gra jest skończona. Pierwszy gracz nie ma już tury.',
    'WE-48':
      'Punktacja (od 11.12 do 11.15). Anna ma 5 punktów na Medalach i 2 Bazy: 5 + 6 = 11. Ben ma 5 punktów na Medalach, 1 Bazę i prowadzi samodzielnie w dwóch Osiągnięciach: 5 + 3 + 10 = 18. Carla ma 5 punktów na Medalach i remisuje w Osiągnięciu, którego nie dostaje wtedy nikt: 5. Wygrywa Ben.',
    'WE-50':
      'Co się liczy (od 11.8 do 11.11). Gracz ma czołg ciężki na ręce, jeden w Garażu i jeden w Składzie: trzy. Czwarty na Bazie domyślnie się nie liczy, piąty na Cmentarzysku nigdy.',
  },
  reference: {
    'REF-1':
      'Twoja tura. I: napraw wszystko i odkryj rękę. II: zagrywaj karty w dowolnej kolejności. III: najdalsza karta odchodzi z Rezerwy (z opcją decydujesz o tym w I), niezagrane karty idą do Składu, dobierz trzy.',
    'REF-2':
      'Karta robi jedną rzecz: płaci – albo zagrywa się ją dla zdolności, a potem, przy Obronie 1 lub 2, kładzie na Bazie – albo bierze udział w ataku.',
    'REF-3':
      'Zakup: jeden Pojazd na turę, zapłacony co najmniej jedną kartą z wartością Zasobów. Przy Poborze: tyle, na ile cię stać.',
    'REF-4':
      'Obrona: najpierw Bazy niebronione. Gdy bronione są wszystkie, nowy Pojazd zastępuje któryś z dawnych, a ten idzie do twojego Składu.',
    'REF-5':
      'Atak: raz na turę, Pojazdami jednej nacji o Ataku 1 lub 2. Cele to Pojazdy na Bazach i niebronione Bazy. Każda karta uderza w jeden cel, a potem idzie do twojego Składu.',
    'REF-6':
      'Pojazd niszczy trafienie o Ataku równym jego Obronie lub większym, a uszkodzony – każde trafienie. Bazę niszczy czołg ciężki, a uszkodzoną – każde trafienie. Inne trafienia uszkadzają. Właściciele naprawiają na początku swojej tury.',
    'REF-7':
      'Zniszczone Pojazdy idą do Składu właściciela; za każdy bierzesz Medal nacji swoich atakujących, za dwa, jeśli chcesz, podwójny. Zniszczona Baza idzie do twojego Składu.',
    'REF-8':
      'Runda staje się ostatnią, gdy tylko któryś gracz nie ma już Baz albo w którymś stosie nie ma już pojedynczych Medali: rozgrywa się ją do końca.',
    'REF-9':
      'Punkty: pojedynczy Medal 1, podwójny Medal 2, zdobyta Baza 3, Osiągnięcie 5 dla samodzielnego lidera. Twój oddział to ręka, Garaż i Skład.',
  },
};

export const rulebook: readonly RuleChapter[] = assembleRulebook(text, cards);
