/** The rules of chapters 0 to 5, clause by clause. */

export const rules = {
  'BG-0.1':
    'Plansza ma 64 pola, kolumny A–H i rzędy 1–8; pole nazywa się literą kolumny, a potem cyfrą rzędu (A1, B4, H8).',
  'BG-0.2': 'Zwykle kolumna A jest po lewej, a rząd 1 na dole; na zasady to nie wpływa.',
  'BG-0.3':
    'Kierunki proste to N (rząd +1), E (kolumna +1), S (rząd −1), W (kolumna −1); ukośne to NE, SE, SW, NW.',
  'BG-0.4':
    'Każda karta czołgu ma dokładnie cztery wartości – kierunek i odległość ruchu, kierunek i odległość strzału – a każdy kierunek jest prosty albo ukośny, nigdy oba.',
  'BG-0.5':
    'Baza SW to A1, A2, B1, a pozostałe trzy rogi mają bazy tego samego kształtu: NW A8, A7, B8; NE H8, H7, G8; SE H1, H2, G1.',
  'BG-0.6': 'Środek to blok 4×4 C3–F6 (16 pól).',
  'BG-0.7': 'Dla zasady przygotowania dwa pola sąsiadują, gdy mają wspólny bok; styk rogiem się nie liczy.',
  'BG-0.8':
    'Dwa żetony lokacji są jednakowe, gdy mają ten sam obrazek, bez względu na to, czy któryś ma ikonę.',
  'BG-0.9':
    'Na polu nigdy nie leżą razem żeton lokacji i niewypał, nigdy więcej niż jeden żeton lub niewypał i nigdy nie stoi więcej niż jeden czołg.',
  'BG-0.10':
    'Żetony lokacji nigdy nie przeszkadzają w ruchu, przejeździe, staniu, wjeżdżaniu ani strzelaniu.',
  'BG-0.11':
    'Dla danego czołgu własny czołg ma tego samego właściciela, czołg sojuszniczy należy do partnera z drużyny (tylko w Drużynach), a każdy inny pionek jest czołgiem przeciwnika.',
  'BG-0.12':
    'Każde zdarzenie losowe pochodzi z jednego zapisywanego generatora na serwerze, więc powtórka pokazuje te same zdarzenia.',
  'BG-1.1': '16 żetonów specjalnych tasuje się i wykłada odkryte losowo, po jednym na każdym polu środka.',
  'BG-1.2':
    '48 zwykłych żetonów tasuje się i wykłada odkryte losowo, po jednym na każdym z pozostałych 48 pól.',
  'BG-1.3':
    'W gotowym układzie żadne dwa jednakowe żetony nie sąsiadują (0.7, 0.8); takie żetony zamienia się z innymi, aż to się zgadza.',
  'BG-1.4':
    'Zamiana działa tak: czytając pola A1…H1, A2…H2, … H8, weź pierwsze ruchome pole z jednakowym sąsiadem; próbuj wszystkich innych ruchomych pól w losowej kolejności i wykonaj pierwszą zamianę, która zmniejsza liczbę jednakowych par sąsiadów na całej planszy; powtarzaj, aż ta liczba wyniesie 0.',
  'BG-1.5': 'W Bitwie i Drużynach ruchome są 48 pola poza środkiem; w grze solo wszystkie 64.',
  'BG-1.6':
    'Jeśli dla wziętego pola żadna zamiana nie zmniejsza liczby, cały układ tasuje się od nowa; po 20 nieudanych układach używa się stałego układu, w którym 16 obrazków losowo przypisano do miejsc, więc przygotowanie zawsze się kończy.',
  'BG-1.7': 'Gracza zaczynającego wybiera się losowo (opcja `startPlayer`: 18.2).',
  'BG-1.8':
    'Rogi liczy się zgodnie z ruchem wskazówek zegara: SW, NW, NE, SE; przy 4 graczach należą w tej kolejności do miejsc P1–P4 (zgodnie z ruchem wskazówek), przy 3 graczach P1–P3 mają SW, NW, NE, a czwarta baza jest niczyja.',
  'BG-1.9':
    'Przy 3 lub 4 graczach każdy ma jeden kolor: jeden pionek, jeden znacznik czołgu i trzy żetony z punktami tego koloru.',
  'BG-1.10': 'Przy 2 graczach każdy ma dwa kolory, a w każdym pionek, znacznik i trzy żetony z punktami.',
  'BG-1.11': 'Przy 2 graczach P1 ma bazy SW i NE, a P2 bazy NW i SE, po jednej na kolor.',
  'BG-1.12': 'Trzy żetony z punktami jednego koloru tworzą stos: 3 na wierzchu, 2 pośrodku, 1 na spodzie.',
  'BG-1.13':
    'Karty czołgów tasuje się i każdy dostaje dwie na pionek: po dwie przy 3 lub 4 graczach, po cztery przy 2 graczach.',
  'BG-1.14': 'Pozostałe karty tworzą zakrytą talię: 4 karty przy 2 lub 4 graczach, 6 kart przy 3 graczach.',
  'BG-1.15':
    'Każdy gracz wybiera na każdy pionek jedną ze swoich kart jako aktywną (leży poziomo); pozostałe jego karty są nieaktywne (leżą pionowo).',
  'BG-1.16':
    'Każdy znacznik czołgu leży na aktywnej karcie swojego koloru i pokazuje, którą kartą jedzie który pionek.',
  'BG-1.17':
    'Przy 2 graczach cztery karty są wspólną rezerwą: każdy z pionków może jechać każdą z nich, ale żadną naraz oba.',
  'BG-1.18': 'Każdy gracz stawia każdy swój pionek na dowolnym z trzech pól bazy tego pionka.',
  'BG-1.19':
    'Aktywne karty i pola startowe wybiera się jawnie w kolejności tur; każdy kończy swoje wybory, zanim zacznie następny.',
  'BG-1.20': 'Wszystkie 16 niewypałów zaczyna w puli obok planszy.',
  'BG-1.21': 'Na początku na każdym polu leży żeton lokacji, także na polach, na których stoją pionki.',
  'BG-1.22': 'Przy 2 graczach oba pionki gracza zaczynają w dwóch różnych bazach.',
  'BG-2.1': 'Z opcją `draft` rozdanie z 1.13 zastępuje jawny wybór kart; domyślnie draftu nie ma.',
  'BG-2.2': 'Przy 3 graczach wykłada się odkryte 6 losowych kart, przy 4 graczach 8.',
  'BG-2.3':
    'Gracz zaczynający bierze jedną kartę, potem każdy następny zgodnie z ruchem wskazówek jedną, ostatni dwie z rzędu, a dalej wybiera się w przeciwną stronę aż do gracza zaczynającego; na koniec każdy ma dwie karty.',
  'BG-2.4':
    'Przy 2 graczach draft odbywa się dwa razy po 4 odkryte karty: najpierw w kolejności zaczynający, drugi, drugi, zaczynający; potem z 4 nowymi kartami w kolejności drugi, zaczynający, zaczynający, drugi; na koniec każdy ma cztery karty.',
  'BG-2.5': 'Karty, których nie wyłożono, tworzą zakrytą talię jak w 1.14.',
  'BG-2.6': 'W Drużynach obowiązuje draft dla 4 graczy.',
  'BG-3.1': 'Gracze grają po kolei zgodnie z ruchem wskazówek zegara.',
  'BG-3.2': 'Kolejka ma trzy fazy w tej kolejności: powrót (BG-6), akcje, koniec.',
  'BG-3.3': 'W fazie akcji gracz wykonuje jedną akcję główną: ruch i strzał albo zmianę czołgu.',
  'BG-3.4': 'Akcja główna jest obowiązkowa; nie można spasować, dopóki jakaś akcja główna jest możliwa.',
  'BG-3.5':
    'W fazie akcji wolne okno jest zawsze wtedy, gdy nie rozstrzyga się ruch ani strzał: przed akcją główną, między dwiema połowami ruchu i strzału oraz po akcji głównej.',
  'BG-3.6':
    'Akcje jednorazowe i przydzielanie usprawnień nie są akcjami głównymi; można ich wykonać dowolnie wiele.',
  'BG-3.7': 'Można je wykonać tylko w wolnym oknie własnej kolejki; w cudzej kolejce nic się nie zagrywa.',
  'BG-3.8': 'Akcje jednorazowe można zagrać także w kolejce, której akcją główną jest zmiana czołgu.',
  'BG-3.9':
    'Kolejka kończy się, gdy gracz to powie; wolno to tylko wtedy, gdy nie zostało do wykonania żadnej akcji głównej.',
  'BG-3.10':
    'Faza końcowa przebiega w tej kolejności: naprawy (6.15), sprawdzenie zwycięstwa (BG-12), sprawdzenie zastoju (BG-12), następne miejsce.',
  'BG-3.11':
    'Kolejka zaczyna się z jedną akcją główną (kolejka z pauzą z żadną), a każda Dodatkowa kolejka dodaje jedną; trwającą akcję główną trzeba skończyć, zanim zacznie się następna. Ruch i strzał jest skończony, gdy strzał oddano lub z niego zrezygnowano, a ruch wykonano lub pominięto, albo gdy czołg został zniszczony; zakończenie kolejki, gdy został tylko strzał, jest rezygnacją z niego.',
  'BG-3.12':
    'Faza akcji kolejki z pauzą to jedno wolne okno, w którym wolno tylko to, co mówi 6.12; gracz może zakończyć kolejkę od razu.',
  'BG-4.1': 'W ruchu i strzale czołg najpierw się rusza, a potem może strzelić (wyjątek: 10.13).',
  'BG-4.2':
    'Gracz wybiera jeden ze swoich czołgów na planszy; w tej akcji głównej tylko on się rusza i tylko on strzela.',
  'BG-4.3':
    'Jeśli wybrany czołg ma choć jedną dozwoloną drogę, musi się ruszyć, nawet jeśli każda szkodzi jego właścicielowi.',
  'BG-4.4': 'Ruch obejmuje dokładnie odległość z karty; nie wolno go skrócić.',
  'BG-4.5':
    'Bez usprawnienia Kierunek wszystkie kroki ruchu prowadzą w tym samym kierunku, jednym z kierunków ruchu karty.',
  'BG-4.6': 'Żadne pole drogi nie może leżeć poza planszą.',
  'BG-4.7': 'Na ostatnim polu drogi nie może stać inny czołg, czyjkolwiek, ani czołg artylerii.',
  'BG-4.8':
    '4.6 i 4.7 sprawdza się dla całej drogi, zanim cokolwiek się rozstrzygnie; droga kończąca się na czołgu jest niedozwolona, nawet jeśli jadący zginąłby wcześniej.',
  'BG-4.9': 'Droga może prowadzić przez pola z czołgami.',
  'BG-4.10': 'Droga może prowadzić przez pole z niewypałem albo się na nim kończyć.',
  'BG-4.11':
    'Na pola drogi wjeżdża się po kolei, a każde zagrożenie rozstrzyga się przy wjeździe na jego pole.',
  'BG-4.12':
    'Czołg wjeżdżający na pole z niewypałem zostaje zniszczony, a niewypał wraca do puli; nikt nie dostaje żetonu z punktami.',
  'BG-4.13':
    'Czołg wjeżdżający na pole z czołgiem przeciwnika zostaje zniszczony, a jego właściciel oddaje wierzchni żeton z punktami koloru jadącego właścicielowi czołgu, przez który przejechano.',
  'BG-4.14':
    'Czołg wjeżdżający na pole z czołgiem własnym lub sojuszniczym zostaje zniszczony i nikt nie dostaje żetonu z punktami.',
  'BG-4.15': 'Jeśli w 4.13 stos jest pusty, nic się nie oddaje.',
  'BG-4.16': 'Czołg, przez który przejechano, nie ponosi szkody i się nie rusza.',
  'BG-4.17':
    'Gdy jadący zostaje zniszczony, na resztę drogi się nie wjeżdża, więc w jednym ruchu oddaje się najwyżej jeden żeton z punktami.',
  'BG-4.18': 'Czołg zniszczony w ruchu nie strzela w tej akcji głównej.',
  'BG-4.19': 'Żetony lokacji na polach mijanych i końcowych zostają na miejscu.',
  'BG-4.20':
    'Jeśli wybrany czołg nie ma dozwolonej drogi, ruch się pomija, a czołg nadal może strzelić (ze Zmianą kolejności zob. 10.16).',
  'BG-4.21':
    'Gracz z kilkoma czołgami na planszy może wybrać do ruchu i strzału czołg bez dozwolonej drogi tylko wtedy, gdy żaden z jego czołgów jej nie ma.',
  'BG-4.22':
    'To, czy dozwolona droga istnieje, ocenia się według wszystkiego, na co aktywna karta w tej chwili pozwala, razem z usprawnieniami.',
  'BG-4.23': 'Gracz może wybrać dowolną dozwoloną drogę, także zabójczą, nawet gdy jest bezpieczna.',
  'BG-5.1': 'Strzał jest dobrowolny, a czołg strzela w jednym ruchu i strzale najwyżej raz.',
  'BG-5.2':
    'Pola celu to pola planszy odległe dokładnie o odległość strzału w każdym z kierunków strzału karty.',
  'BG-5.3': 'Odległości liczy się od pola, na którym czołg stoi, gdy strzela.',
  'BG-5.4': 'Nic między czołgiem a polem celu nie zatrzymuje strzału.',
  'BG-5.5': 'Strzał w zwykły żeton przenosi go do obszaru strzelającego.',
  'BG-5.6': 'Strzał w żeton specjalny przenosi go do obszaru strzelającego.',
  'BG-5.7': 'Strzał w puste pole może położyć na nim niewypał z puli.',
  'BG-5.8':
    'Pole jest puste, gdy nie ma na nim żetonu lokacji, niewypału, czołgu ani czołgu artylerii; liczy się też puste pole bazy.',
  'BG-5.9': 'Dopóki w puli nie ma niewypału, puste pole nie jest dozwolonym celem.',
  'BG-5.10': 'Strzał w niewypał zdejmuje go z planszy do puli.',
  'BG-5.11':
    'Strzał w czołg przeciwnika niszczy go (chyba że strzał przyjmie Pancerz, BG-11), a strzelający bierze najwyższy pozostały żeton z punktami jego koloru.',
  'BG-5.12':
    'Jeśli nie zostały żetony z punktami tego koloru, czołg i tak zostaje zniszczony, a strzelający nic nie dostaje.',
  'BG-5.13':
    'Jeśli czołg przeciwnika stoi na żetonie lokacji, strzelający mówi przed strzałem, czy celuje w czołg, czy w żeton.',
  'BG-5.14': 'Jeśli wybrano żeton, bierze się go, a czołg zostaje cały na pustym już polu.',
  'BG-5.15': 'Jeśli wybrano czołg, żeton zostaje na planszy, także gdy strzał przyjmie Pancerz.',
  'BG-5.16': 'Czołgi własne i sojusznicze nigdy nie mogą być celem strzału.',
  'BG-5.17':
    'W żeton lokacji pod czołgiem własnym lub sojuszniczym można strzelić; pole z takim czołgiem i bez żetonu nie jest dozwolonym celem.',
  'BG-5.18': 'Baza nie chroni.',
  'BG-5.19':
    'Rezygnacja ze strzału i decyzja, by nie kłaść ani nie usuwać niewypału, to to samo: oferuje się tylko strzały ze skutkiem.',
  'BG-5.20': 'Wzięty żeton leży odkryty w obszarze strzelającego (w Drużynach: drużyny).',
} as const;
