/** The rules of chapters 15 to 18, clause by clause. */

export const rules = {
  'BG-15.1':
    'W wariancie rodzinnym gra od 2 do 4 graczy, każdy jednym pionkiem; kart czołgów, znaczników, żetonów z punktami i niewypałów się nie używa.',
  'BG-15.2':
    'Wszystkie 64 żetony lokacji tasuje się bez patrzenia i wykłada zakryte, po jednym na polu; potem odkrywa się żetony na D4 i E5.',
  'BG-15.3':
    'Jeśli D4 i E5 pokazują jednakowe żetony, żeton z E5 zamienia się z losowym zakrytym, aż będą różne.',
  'BG-15.4': 'Zasada sąsiedztwa z 1.3 nie obowiązuje.',
  'BG-15.5': 'Każdy gracz stawia swój pionek na dowolnym z trzech pól swojej bazy.',
  'BG-15.6':
    'Rogi przy 3 i 4 graczach są jak w 1.8; przy 2 graczach P1 ma SW, a P2 ma NE; pionki stawia się w kolejności tur; zaczynającego wybiera los.',
  'BG-15.7':
    'Kolejka składa się z podkolejek, na początku z jednej; podkolejka to ruch, a po nim odkrycie dwóch żetonów.',
  'BG-15.8':
    'Ruch to 1 lub 2 kroki, każdy na dowolne z ośmiu sąsiednich pól, i może wrócić na pole, z którego się zaczął.',
  'BG-15.9':
    'Ruch może prowadzić przez pola z pionkami, ale nie może skończyć się na polu z innym pionkiem; dozwolone pola końcowe to więc wszystkie w odległości króla 2, razem ze startowym, bez innego pionka.',
  'BG-15.10':
    'Po ruchu gracz odkrywa dwa wybrane zakryte żetony, które stykają się z polem jego pionka bokiem lub rogiem.',
  'BG-15.11': 'Odkrywa się je jeden po drugim; drugi wybiera się po zobaczeniu pierwszego.',
  'BG-15.12': 'Żetonu pod własnym pionkiem nie można odkryć; żeton pod innym pionkiem można.',
  'BG-15.13':
    'Jeśli z polem pionka styka się tylko jeden zakryty żeton, odkrywa się jeden; jeśli żaden, żadnego; odkrywanie jest obowiązkowe.',
  'BG-15.14':
    'Po odkryciu wszystkie jednakowe żetony spośród odkrytych na planszy – nowe i pozostałe wcześniej, gdziekolwiek leżą – zbiera się parami do obszaru gracza.',
  'BG-15.15':
    'Przy dokładnie trzech jednakowych odkrytych żetonach gracz wybiera, które dwa zbiera; przy czterech zbiera obie pary.',
  'BG-15.16':
    'Za każdą zebraną parę gracz dostaje jeszcze jedną podkolejkę; dwie pary w jednej podkolejce dają dwie.',
  'BG-15.17':
    'Na końcu każdej podkolejki zakrywa się wszystkie odkryte żetony, których w niej nie odkryto; te w niej odkryte i niezebrane zostają odkryte.',
  'BG-15.18':
    'Gdy nie ma już podkolejek, zaczyna następny gracz zgodnie z ruchem wskazówek; odkryte żetony zostają dla niego.',
  'BG-15.19': 'Ikony na żetonach nie działają.',
  'BG-15.20':
    'Każda para jest warta 2 punkty; pierwszy gracz z 10 punktami wygrywa i gra natychmiast się kończy, nawet jeśli zostały podkolejki.',
  'BG-15.21': 'Pionki nigdy nie są niszczone.',
  'BG-15.22':
    'Jeśli liczba kolejek z rzędu bez pary osiągnie 20 × liczba graczy albo nie ma już zakrytego żetonu, partia kończy się z końcem tej kolejki; wygrywa najwięcej punktów, przy remisie zwycięstwo jest wspólne.',
  'BG-16.1':
    'Wszystkie 64 żetony lokacji tasuje się i wykłada odkryte na całej planszy; specjalne nie leżą tylko w środku.',
  'BG-16.2': 'Żadne dwa jednakowe żetony nie mogą sąsiadować (1.3–1.6).',
  'BG-16.3':
    'Gracz losuje lub wybiera 2 karty czołgów; opcja `soloCards` = `random` (domyślnie) lub `choose` (dowolne dwie z dwunastu).',
  'BG-16.4': 'Pozostałe 10 kart, potasowane, tworzy zakrytą talię dla Dodatkowego czołgu.',
  'BG-16.5':
    'Obie karty są aktywne; gracz stawia dwa pionki w dwóch różnych bazach, każdy na jednym z trzech pól.',
  'BG-16.6':
    'Na planszy są naraz najwyżej dwa czołgi gracza; dwa pozostałe pionki i znaczniki tylko zastępują stracone.',
  'BG-16.7':
    'Gracz ma dwa miejsca na czołgi (na pionek i jego kartę, nie na usprawnienia z 8.10; w tym rozdziale „miejsce” znaczy miejsce na czołg); każde zachowuje jako bazę tę, którą wybrano dla niego na początku.',
  'BG-16.8':
    'Osiem niewypałów z zieloną literą i osiem z czerwoną cyfrą tworzy dwa osobno potasowane stosy, obrazkiem niewypału do góry.',
  'BG-16.9':
    'Ponieważ wszystkie 16 niewypałów leży w stosach, nie ma puli: gracz nigdy nie kładzie niewypału, a puste pole nie jest dozwolonym celem.',
  'BG-16.10':
    '12 żetonów z punktami tworzy zapas czołgów artylerii; na planszy każdy jest wart 1 punkt, bez względu na nadruk.',
  'BG-16.11': 'Runda to kolejka gracza, a po niej jeden strzał artylerii.',
  'BG-16.12':
    'Kolejka gracza przebiega według BG-3–BG-11: gracz wybiera czołg, jedzie nim i może nim strzelić; ten sam czołg można wybrać w każdej kolejce.',
  'BG-16.13': 'Zmiana czołgu jest możliwa, gdy gracz ma nieaktywną kartę.',
  'BG-16.14': 'Pary specjalne działają jak w wariancie podstawowym.',
  'BG-16.15':
    'Strzał w czołg artylerii usuwa go z planszy; gracz nie zdobywa punktów, a artyleria traci punkt tego czołgu.',
  'BG-16.16': 'Usunięty czołg artylerii wraca do zapasu artylerii.',
  'BG-16.17':
    'Czołg gracza nie może skończyć ruchu na czołgu artylerii; wjazd na niego po drodze niszczy jadącego albo zużywa jego Pancerz.',
  'BG-16.18': 'Czołg artylerii, przez który przejechano, zostaje na planszy.',
  'BG-16.19':
    'Czołg stracony w ruchu (na czołgu artylerii lub własnym) jest zniszczony w zwykły sposób: jest uszkodzony i wraca w następnej kolejce według BG-6.',
  'BG-16.20':
    'Artyleria odkrywa jeden żeton zielonego i jeden czerwonego stosu; litera i cyfra wskazują trafione pole.',
  'BG-16.21': 'Trafienie pola z żetonem lokacji bez czołgu gracza: żeton bierze artyleria, 1 punkt.',
  'BG-16.22':
    'Trafienie pola z czołgiem gracza: zawsze trafiony jest czołg, nigdy żeton pod nim; artyleria nie zdobywa punktu.',
  'BG-16.23': 'Trafiony czołg z Pancerzem zostaje i traci jeden Pancerz.',
  'BG-16.24':
    'Trafiony czołg bez Pancerza jest zniszczony doszczętnie: pionek się zdejmuje, a karta idzie do pudełka.',
  'BG-16.25':
    'Pary usprawnień na karcie idącej do pudełka wracają do obszaru gracza jako zużyte pary i nadal dają punkty.',
  'BG-16.26':
    'Trafienie pustego pola: artyleria stawia tam jeden czołg z zapasu, wart 1 punkt, dopóki stoi na planszy.',
  'BG-16.27': 'Jeśli zapas jest pusty, nic się nie stawia.',
  'BG-16.28': 'Trafienie pola z czołgiem artylerii: nic się nie dzieje.',
  'BG-16.29': 'Odkryte żetony artylerii zostają odkryte.',
  'BG-16.30':
    'Gdy odkryto wszystkie 16, a gra trwa, oba stosy się odwraca i tasuje od nowa; dzieje się to zaraz po ósmym strzale cyklu.',
  'BG-16.31':
    'Po pauzie i po kolejce bez strzału artyleria strzela jak zwykle, a po kolejce z Dodatkowymi kolejkami strzela tylko raz.',
  'BG-16.32':
    'Jeśli karta została zniszczona doszczętnie, a gracz ma nieaktywną kartę, może ją wprowadzić w fazie powrotu następnej lub późniejszej kolejki w bazie pustego miejsca (dowolnego, jeśli oba są puste) i potem rozegrać zwykłą kolejkę; 6.8, 6.11, 6.13 oraz od 6.17 do 6.20 stosuje się jak do powrotu.',
  'BG-16.33':
    'To wejście jest dobrowolne, dopóki gracz ma inny czołg na planszy lub powracający (wyjątek od 6.13), a w przeciwnym razie obowiązkowe.',
  'BG-16.34':
    'Punkty artylerii to 1 za każdy żeton lokacji, który ma (pary nic nie dodają), plus 1 za każdy czołg artylerii na planszy.',
  'BG-16.35': 'Gra kończy się natychmiast, gdy artyleria ma 20 punktów.',
  'BG-16.36': 'Gra kończy się natychmiast, gdy artyleria zniszczyła wszystkie czołgi gracza.',
  'BG-16.37':
    '16.36 stosuje się, gdy gracz nie ma już żadnej karty czołgu, aktywnej ani nieaktywnej; niezagrana para Dodatkowego czołgu nie pomaga.',
  'BG-16.38':
    'Gra kończy się też na końcu rundy, gdy na planszy nie ma już żetonu lokacji, albo po 96. strzale artylerii.',
  'BG-16.39': 'Na koniec gracz dostaje 2 punkty za parę, bez względu na to, jak skończyła się partia.',
  'BG-16.40': 'Ranga: 16 punktów jedna gwiazdka, 18 dwie, 20 trzy, 22 cztery, 24 pięć, 26 sześć gwiazdek.',
  'BG-16.41': 'Mniej niż 16 punktów to brak gwiazdki i porażka; więcej niż 26 punktów to sześć gwiazdek.',
  'BG-16.42': 'Punkty artylerii są pokazywane, ale nie wpływają na rangę.',
  'BG-16.43':
    'W fazie powrotu najpierw wracają pionki zniszczone w ruchu; wejście (16.32) może użyć tylko nieaktywnej karty, która po tym zostaje, a gdy żadna nie zostaje, nie jest oferowane.',
  'BG-16.44':
    'Faza końcowa kolejki solo to tylko naprawy (6.15); potem następują strzał artylerii i sprawdzenia od 16.35 do 16.38. Nie ma sprawdzenia zwycięstwa ani zastoju.',
  'BG-17.1':
    'W Bitwie, Drużynach i grze solo plansza, obszary, karty, usprawnienia, znaki uszkodzeń, stosy, pula, pudełko i punkty są jawne dla wszystkich.',
  'BG-17.2':
    'Kolejność i tożsamość kart w talii czołgów są ukryte przed wszystkimi; jej liczebność jest jawna.',
  'BG-17.3':
    'W grze solo kolejność obu stosów artylerii jest ukryta; jawne jest, których liter i cyfr jeszcze nie odkryto.',
  'BG-17.4':
    'W wariancie rodzinnym obrazki zakrytych żetonów są ukryte przed wszystkimi, także gdy były widziane i znów zakryte.',
  'BG-17.5': 'Nikomu nigdy nie wysyła się ukrytego obrazka, karty ani kolejności stosu, także widzom.',
  'BG-17.6':
    'Gracz może cofać kroki bieżącej kolejki do ostatniego nieodwracalnego zdarzenia; nieodwracalne są: każde dobranie lub odkrycie ukrytego materiału, każde zniszczenie, każdy zużyty Pancerz i koniec kolejki.',
  'BG-17.7':
    'W wariancie rodzinnym, gdy odkryto pierwszy żeton podkolejki, cofnąć można tylko niepotwierdzony wybór; przedtem można cofnąć ruch.',
  'BG-17.8': 'W powtórce i dla widzów obrazki wariantu rodzinnego pokazuje się tylko tak, jak je odkrywano.',
  'BG-18.1':
    'Grę ustawia się opcjami; opcje, których wariant nie oferuje, są pomijane. Do każdego wariantu dla kilku graczy można dodać zegar; gdy czas gracza się skończy, stół decyduje za niego.',
  'BG-18.2': 'Z `startPlayer = random` każde miejsce ma tę samą szansę zaczynać; z `seat1` zaczyna P1.',
  'BG-18.3':
    'Wariant i liczba graczy muszą być jednym z połączeń z tabeli wariantów; każde inne jest odrzucane.',
} as const;
