/** The rules of chapters 1 to 5, clause by clause. */

export const rules = {
  'EC-1.1': 'Gra trzech albo czterech graczy, każdy w barwach jednego kraju.',
  'EC-1.2':
    'Graczy numeruje się zgodnie z ruchem wskazówek zegara; gracz 1 jest pierwszy. Twój sąsiad z lewej to następny gracz w tym kierunku. Tury idą w tym kierunku i znów od gracza 1.',
  'EC-1.3': 'Najpierw ustala się, kto zaczyna: losowo albo ten, kto otworzył stół, zależnie od opcji.',
  'EC-1.4':
    'Każdy ma pojazd, pionek i kartę startu jednego kraju, kocioł z dwoma znacznikami i kartę ze skrótem zasad. Skrót gracza 1 ma flagę w szachownicę.',
  'EC-1.5':
    'Oba znaczniki każdego kotła zaczynają na 5: ciśnienie 5 i 5 punktów akcji (PA). Punkty ustala się na nowo na początku twojej pierwszej tury (4.4). Za sprawą opcji ciśnienie ostatniego gracza zaczyna się od 4.',
  'EC-1.6': '11 kart terenu tasuje się i rozdaje: po 3 w trzy osoby, po 2 w cztery osoby.',
  'EC-1.7': 'Pozostałe karty terenu, 2 w trzy osoby i 3 w cztery, to rezerwa.',
  'EC-1.8': 'Rezerwa leży odkryta. Używają jej tylko efekty, które zamieniają kartę terenu (17.13).',
  'EC-1.9': 'Talię podróży i talię obozu tasuje się. Każdy dostaje 4 karty podróży i 1 kartę obozu.',
  'EC-1.10':
    'Potem odkrywa się wierzchnią kartę każdej talii; to pierwsza z jej odrzuconych kart. Nie działa tam.',
  'EC-1.11':
    'Talia podróży zaczyna więc z 47 kartami (trzy osoby) albo 43 (cztery), talia obozu z 16 albo 15, a każdy stos odrzuconych z 1.',
  'EC-1.12': 'Karty na rękę rozdaje się przed tworzeniem świata: kładąc teren, znasz już swoją rękę.',
  'EC-1.13': 'Każdy pojazd zaczyna bez załogi, ulepszenia, broni i utrudnień.',
  'EC-1.14':
    'Pojazd leży przed graczem, kocioł po jego lewej, broń po prawej, a załoga i utrudnienia na całą turę na nim.',
  'EC-1.15': 'Kraje losuje się albo wybiera. Różnią się tylko nazwą i flagą.',

  'EC-2.1':
    'Każdy kładzie przed sobą swoją kartę startu i stawia pionek na jej strzałce. Strzałka i pionek wskazują w lewo.',
  'EC-2.2':
    'Karty startu leżą w kolejności graczy. Między kartami startu dwóch sąsiadów jest odcinek; odcinek 1 leży za kartą startu gracza 1 i tak dalej. W lewo znaczy zgodnie z ruchem wskazówek zegara i jest to kierunek jazdy.',
  'EC-2.3': 'Na końcu każdy odcinek ma tyle kart terenu, ile dostał każdy gracz: 3 w trzy osoby, 2 w cztery.',
  'EC-2.4': 'Zaczyna gracz 1: kładzie jedną kartę terenu z lewej albo z prawej strony własnej karty startu.',
  'EC-2.5':
    'Potem po kolei każdy kładzie dokładnie jedną ze swoich kart terenu z lewej albo z prawej strony dowolnej karty na stole, aż wszystkie będą wyłożone.',
  'EC-2.6':
    'Miejsce na odcinku można zająć, jeśli jest puste i dotyka leżącej już karty. Kart się nie przesuwa i żadnej nie wciska między dwie inne.',
  'EC-2.7':
    'Tylko pierwsza karta musi dotykać karty startu gracza 1. Wszystkie następne podlegają 2.6, także karty gracza 1.',
  'EC-2.8': 'Powstaje trasa z 12 kart, czyli 48 pól.',
  'EC-2.9': 'Kart terenu się nie obraca. Ich pola idą w kierunku jazdy, więc miejsce obozu jest stałe.',
  'EC-2.10': 'Rozdane karty terenu do wyłożenia widzi tylko ich właściciel, chyba że opcja mówi inaczej.',
  'EC-2.11': 'Wyłożenie karty jest obowiązkowe i nie można wtedy zagrać żadnej innej.',

  'EC-3.1': 'Każda karta startu i każda karta terenu ma 4 pola.',
  'EC-3.2': 'Wszystkie cztery pola karty terenu mają ten sam teren.',
  'EC-3.3': 'Jest pięć terenów: morze, pustynia, las, lód i góry.',
  'EC-3.4':
    'Pola kart startu to szósty teren, ojczyzna. Ulepszenia, które wymieniają teren, tam nie pomagają.',
  'EC-3.5':
    'Karty trasy numeruje się od 0 do 11, a pola od 0 do 47 w kierunku jazdy, od karty startu gracza 1. Po 47 jest 0.',
  'EC-3.6': 'Pojazdy jadą zgodnie z ruchem wskazówek zegara. Nic ich nie cofa.',
  'EC-3.7':
    'Strzałka jest na pierwszym polu karty startu. W trzy osoby pola startu to 0, 16 i 32, w cztery 0, 12, 24 i 36.',
  'EC-3.8': 'Przebieg to liczba pól, które pojazd przejechał od startu. Zaczyna się od 0 i nigdy nie spada.',
  'EC-3.9': 'Na jednym polu może stać dowolnie wiele pojazdów; mogą się też wyprzedzać.',
  'EC-3.10':
    'Każda karta terenu ma obóz: namiot, dźwig, narzędzia albo beczki paliwa. Wszystkie znaczą to samo.',
  'EC-3.11': 'Obóz jest dokładnie na jednym z czterech pól.',
  'EC-3.12': 'Karty startu też mają obóz, na trzecim polu, chyba że opcja go usuwa.',
  'EC-3.13':
    'Gdy karta mówi o polu albo terenie pojazdu, chodzi o następne pole, na które by teraz wjechał, i o jego teren.',
  'EC-3.14':
    'Odległość dwóch pojazdów to liczba kroków od jednego do drugiego krótszą drogą; na tym samym polu wynosi 0.',

  'EC-4.1': 'Tura ma trzy fazy: 1 punkty akcji, 2 akcje, 3 odrzucanie i dobieranie.',
  'EC-4.2':
    'Faza 1 przebiega tak: (a) balony się przesuwają (12.6); (b) ustala się twoje PA; (c) twoje ciśnienie spada; (d) oczekujące utrudnienia na całą turę zaczynają działać (9.9); (e) inni mogą zagrać utrudnienia (9.6); (f) możesz zagrać karty początku tury (4.8). Potem zaczyna się faza 2.',
  'EC-4.3': 'Balony są pierwsze, więc wybuch obniża ciśnienie, zanim odczyta się PA.',
  'EC-4.4': 'Dostajesz tyle PA, ile wynosi twoje ciśnienie.',
  'EC-4.5': 'Potem twoje ciśnienie spada o 1.',
  'EC-4.6':
    'Skala ciśnienia zaczyna się od 2. Nic nie obniża go poniżej 2, więc przed utrudnieniami masz zawsze co najmniej 2 PA.',
  'EC-4.7': 'Niektóre karty można zagrać tylko na początku tury.',
  'EC-4.8':
    'Możesz zagrać ich kilka po kolei, dopóki nie wykonasz innej akcji. Są dostępne razem z pierwszymi akcjami fazy 2.',
  'EC-4.9': 'PA wydaje się tylko we własnej turze. Niewydane na jej końcu przepadają.',
  'EC-4.10': 'PA wynoszą zawsze od 0 do 9, a ciśnienie od 2 do 9. Nadwyżka przepada.',

  'EC-5.1':
    'W fazie 2 możesz wykonywać dowolne akcje w dowolnej kolejności i dowolnie często, póki starcza ci PA.',
  'EC-5.2':
    'Akcje to: jechać (6), dorzucić węgla (7), zagrać kartę podróży (8, 9), strzelić z broni (11, 12), zamontować w obozie (13).',
  'EC-5.3':
    'Są jeszcze dwie: użyć sprężyn lub rakiet wspomagających (13.11, 13.13) i odnowić zakryte ulepszenie (13.14).',
  'EC-5.4': 'Koszt akcji płaci się od razu. Akcja, która kosztuje więcej PA, niż masz, jest niedozwolona.',
  'EC-5.5': 'Przy 0 PA nie możesz w tej turze wykonać już żadnej akcji.',
  'EC-5.6':
    'Dotyczy to też akcji darmowych: wymagają co najmniej 1 PA, którego się nie wydaje. Opcja pozwala na nie przy 0 PA.',
  'EC-5.7':
    'W każdej chwili swojej tury możesz odrzucić swojego członka załogi, ulepszenie albo broń. To nic nie kosztuje.',
  'EC-5.8':
    'To nie jest akcja: można tak zrobić przy 0 PA, nie kończy to początku tury i nikt po tym nie utrudnia. Można tak zrobić między akcjami, przed każdym wyborem fazy 3 i gdy ma się przesunąć własny balon (12.19), nigdy w środku akcji.',
  'EC-5.9': 'Fazę 2 kończysz, kiedy chcesz. Przy 0 PA zostaje tylko 5.7 i zakończenie.',
};
