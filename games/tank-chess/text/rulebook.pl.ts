/** The rulebook in Polish, clause by clause. */
import type { RuleChapter } from '#engine/text.ts';
import type { TranslatedClause } from './rulebook.en.ts';
import { assembleRulebook, type RulebookText } from './rulebook.ts';

const text: RulebookText<TranslatedClause> = {
  chapters: {
    'TC-1': 'Plansza i kierunki',
    'TC-2': 'Czołgi i ustawienie',
    'TC-3': 'Tura',
    'TC-4': 'Ruch',
    'TC-5': 'Strzelanie',
    'TC-6': 'Pancerz i zniszczenie',
    'TC-7': 'Niszczyciel czołgów i ciężki moździerz',
    'TC-8': 'Wygrana',
    'TC-9': 'Zapowiedzi SZACH i UCIECZKA',
    'TC-10': 'Remis, poddanie, przerwanie partii',
    'TC-11': 'Zegar',
    'TC-12': 'Jawność i cofanie tur',
    'TC-13': 'Scenariusze i edytor scenariuszy',
    'TC-14': 'Zapis tur, pozycji i partii',
    'TC-15': 'Perft',
    'TC-16': 'Opcje',
  },
  clauses: {
    'TC-1.1': 'Mała plansza ma 16x16 pól, duża 20x20.',
    'TC-1.2':
      'Każda plansza ma stronę zadrukowaną, z przeszkodami Ustawienia podstawowego, i stronę pustą, na której scenariusz rozmieszcza własne przeszkody.',
    'TC-1.3':
      'Patrząc od strony Białych, kolumny oznacza się literami a, b, c … od lewej do prawej, a rzędy liczbami 1, 2, 3 … od dołu do góry; a1 jest więc bliższym lewym rogiem Białych.',
    'TC-1.4':
      'Każdy czołg ma jeden z ośmiu zwrotów, co 45 stopni. Numer zwrotu i wektor jednego pola (kolumna, rząd): 0 N (0,+1); 1 NE (+1,+1); 2 E (+1,0); 3 SE (+1,-1); 4 S (0,-1); 5 SW (-1,-1); 6 W (-1,0); 7 NW (-1,+1). N wskazuje od strony Białych ku stronie Czarnych. (Zwroty zapisuje się angielskimi skrótami: E to wschód, W to zachód.)',
    'TC-1.5':
      'Pole planszy jest puste albo stoi na nim dokładnie jedna z tych rzeczy: przeszkoda, jeden sprawny czołg, jeden wrak. Dwie figury nigdy nie dzielą pola.',
    'TC-1.6':
      'Pole graniczne (powierzchnia graniczna) nie należy do planszy: nic nie może na nim stać ani na nie wjechać i nie przechodzi przez nie strzał bezpośredni (moździerze: TC-7.12).',
    'TC-1.7':
      'Krawędzią własną Białych jest zewnętrzna krawędź rzędu 1, a ich krawędzią przeciwległą – krawędź najwyższego rzędu; u Czarnych jest odwrotnie.',
    'TC-1.8': 'Kolor pól (a1 ciemne) jest tylko ozdobą.',
    'TC-1.9':
      'Odległość dwóch pól na jednej linii (rzędzie, kolumnie lub przekątnej) to liczba jednopolowych kroków między nimi; pola sąsiednie mają odległość 1.',
    'TC-2.1':
      'Jest sześć typów czołgów: czołg dowodzenia C, czołg lekki L, czołg średni M, czołg ciężki H, niszczyciel czołgów D, ciężki moździerz R.',
    'TC-2.2': 'Prędkość (największa liczba kroków w manewrze): H 3, M 4, L 5, C 5, D 4, R 3.',
    'TC-2.3': 'Pancerz przód/bok/tył: H III/II/I, M II/I/0, L I/0/0, C I/0/0.',
    'TC-2.4': 'Pancerz przód/bok/tył: D II/I/0 (jak M), R I/0/0 (jak L).',
    'TC-2.5':
      'Działo: H III, M II, L I, C I, D IV, R V. Rodzaje: C, L, M, H działo w wieży; D działo stałe; R moździerz.',
    'TC-2.6': 'Na planszy 16x16 armia każdego gracza to 2 H, 3 M, 4 L i 1 C.',
    'TC-2.7': 'Na planszy 20x20 armia każdego gracza to 2 H, 3 M, 4 L, 1 C, 2 D i 2 R, razem 14.',
    'TC-2.8':
      'W Ustawieniu podstawowym 16x16 przeszkody i pola startowe są takie jak w scenariuszu `basic-16`.',
    'TC-2.9':
      'W Ustawieniu podstawowym 20x20 przeszkody i pola startowe są takie jak w scenariuszu `basic-20`.',
    'TC-2.10': 'Na początku każdy czołg jest zwrócony ku stronie przeciwnika: Białe na N, Czarne na S.',
    'TC-2.11':
      'W scenariuszu własnym plik scenariusza podaje przeszkody, pola graniczne, armie, pola i zwroty.',
    'TC-2.12': 'Do pierwszych partii zaleca się Ustawienie podstawowe 16x16; jest to scenariusz domyślny.',
    'TC-2.13':
      'O tym, kto gra Białymi, decyduje przed partią opcja `colours`: losowo (domyślnie), gospodarz Białymi albo gospodarz Czarnymi.',
    'TC-3.1': 'Pierwszą turę rozgrywają Białe; tury następują na przemian.',
    'TC-3.2':
      'W swojej turze gracz musi wykonać manewr dokładnie jednym własnym sprawnym czołgiem, tak aby zmieniło się jego pole lub zwrot (albo jedno i drugie); nie można pasować.',
    'TC-3.3': 'Po manewrze ten sam czołg może raz strzelić.',
    'TC-3.4': 'Żaden inny czołg niż ten, który manewrował w tej turze, nie może w niej strzelać.',
    'TC-3.5': 'Kolejność to manewr, potem strzał; po strzale nic już nie następuje.',
    'TC-3.6':
      'Turę wysyła się i wykonuje jako jedno niepodzielne działanie: czołg, manewr oraz cel albo brak celu.',
    'TC-3.7':
      'Po wykonaniu tury serwer sprawdza w tej kolejności: wygraną (TC-8), remis (TC-10), zapowiedzi (TC-9), a potem oddaje turę drugiemu graczowi.',
    'TC-3.8':
      'W każdej turze można wybrać dowolny własny sprawny czołg, także ten wybrany w poprzedniej turze.',
    'TC-3.9':
      'Gracz, którego czołg dowodzenia jest sprawny, zawsze może wykonać dozwoloną turę, bo obrót w miejscu nie wymaga wolnego pola (TC-4.4); pat nie może się zdarzyć.',
    'TC-4.1':
      'Krok to jazda naprzód o jedno pole zgodnie ze zwrotem czołgu albo obrót w miejscu o 45 stopni w lewo (zwrot -1) lub w prawo (zwrot +1).',
    'TC-4.2':
      'Manewr to albo (a) od 1 do `speed` (prędkość) kroków – jazdy naprzód i obrotów w dowolnej kolejności i liczbie – albo (b) jeden jedyny krok wstecz.',
    'TC-4.3':
      'Jazda naprzód zmienia pole o wektor bieżącego zwrotu i nie zmienia zwrotu; czołg zwrócony na NE, SE, SW lub NW jedzie więc na ukos.',
    'TC-4.4': 'Obrót nigdy nie wymaga wolnego pola i nic nie może go zablokować.',
    'TC-4.5': 'Krok wstecz przesuwa czołg o jedno pole przeciwnie do jego zwrotu; zwrot się nie zmienia.',
    'TC-4.6':
      'Krok wstecz stanowi cały manewr: nie można go łączyć z żadnym innym krokiem, a każdy typ cofa się dokładnie o jedno pole, niezależnie od swojej prędkości.',
    'TC-4.7':
      'Każde pole, na które czołg wjeżdża, musi należeć do planszy i być puste: bez przeszkody, bez sprawnego czołgu którejkolwiek strony, bez wraku. Pole, z którego czołg ruszył, uważa się za puste, gdy już je opuścił.',
    'TC-4.8':
      'Krok na ukos zależy tylko od pola, na które się wjeżdża; oba pola obok przekątnej mogą być zajęte (można minąć róg przeszkody, przejechać między dwoma czołgami, minąć wrak).',
    'TC-4.9': 'Manewr, po którym pole i zwrot są takie jak na początku, nie jest turą.',
    'TC-4.10':
      'Czołg nie musi wykorzystać wszystkich kroków; wymagany jest co najmniej jeden; wystarczy sam obrót.',
    'TC-4.11': 'Ruchem nigdy się nie bije, nie popycha, nie zamienia miejscami ani nie przeskakuje.',
    'TC-4.12': 'Żaden czołg oprócz czołgu dowodzenia nie może opuścić planszy (TC-8).',
    'TC-4.13':
      'Dwa manewry tego samego czołgu z tym samym polem końcowym i tym samym zwrotem (albo oba opuszczające planszę) są tym samym manewrem; przebyta droga nie ma znaczenia.',
    'TC-4.14':
      'Kanoniczna droga manewru to najkrótszy ciąg kroków, który do niego prowadzi, a spośród takich – pierwszy alfabetycznie przy F < L < R; B stosuje się tylko wtedy, gdy żaden ciąg F, L, R nie daje tego wyniku.',
    'TC-4.15':
      'Wniosek do testów: na otwartej planszy czołg ma 28 (prędkość 3), 64 (prędkość 4) lub 131 (prędkość 5) różnych manewrów, z których jeden jest cofnięciem; wyniku cofnięcia nigdy nie da się osiągnąć jazdą naprzód przy prędkości do 5.',
    'TC-5.1': 'Strzał nie jest obowiązkowy: po manewrze gracz może strzelić albo nie.',
    'TC-5.2':
      'Czołg strzela najwyżej raz na turę i dokładnie do jednego celu, nawet jeśli na linii jest ich kilka.',
    'TC-5.3':
      'Działo w wieży (C, L, M, H) strzela wzdłuż trzech linii z pola końcowego: zgodnie ze zwrotem czołgu, w przód na lewo (zwrot -1) i w przód na prawo (zwrot +1).',
    'TC-5.4': 'Działo stałe (D) strzela tylko zgodnie ze zwrotem czołgu; moździerz tak samo (TC-7).',
    'TC-5.5':
      'Strzał bezpośredni (z wieży lub z działa stałego) do czołgu jest możliwy tylko wtedy, gdy każde pole leżące na tej linii ściśle między strzelającym a celem jest puste.',
    'TC-5.6':
      'Strzał bezpośredni wymaga co najmniej jednego pustego pola między strzelającym a celem: odległość 2 lub większa.',
    'TC-5.7':
      'Wniosek: na każdej linii cel może stać tylko na pierwszym niepustym polu; jeśli to, co tam stoi, jest w odległości 1, wzdłuż tej linii nie można strzelić do niczego.',
    'TC-5.8': 'Strzał bezpośredni ma nieograniczony zasięg.',
    'TC-5.9':
      'Przeszkody, wraki i sprawne czołgi obu stron zatrzymują strzał bezpośredni; tak samo pola graniczne i krawędź planszy.',
    'TC-5.10':
      'Ukośna linia ognia zależy tylko od pól na tej linii; oba pola obok ukośnego kroku mogą być zajęte.',
    'TC-5.11':
      'Wszystkie linie ocenia się po manewrze: pole, które czołg opuścił, uważa się za puste i strzał może przez nie przejść.',
    'TC-5.12':
      'Celem może być tylko sprawny czołg przeciwnika; własne czołgi, wraki, przeszkody i puste pola nie mogą.',
    'TC-5.13':
      'Czołg, który w tej turze nie manewrował, nie może strzelać; nie ma więc tury złożonej z samego strzału.',
    'TC-5.14': 'Czołg dowodzenia, który opuścił planszę, nie może strzelać.',
    'TC-5.15':
      'Dozwolony strzał nie musi zniszczyć celu. Z opcją `shotPolicy=allowBounce` (domyślną) strzał, który nie niszczy, jest przyjmowany, niczego nie zmienia i zapisuje się go znakiem `!`; dla zliczania (TC-15.1) i dla pozycji jest to ta sama tura co bez strzału. Z `effectiveOnly` jest odrzucany z kodem SHOT_NO_EFFECT.',
    'TC-6.1': 'Niech d będzie kierunkiem lotu pocisku (0..7), a f zwrotem celu; r = (d - f) modulo 8.',
    'TC-6.2': 'Pancerz przedni zostaje trafiony tylko wtedy, gdy strzał nadchodzi dokładnie z przodu: r = 4.',
    'TC-6.3': 'Pancerz tylny zostaje trafiony tylko wtedy, gdy strzał nadchodzi dokładnie z tyłu: r = 0.',
    'TC-6.4': 'Pancerz boczny zostaje trafiony z każdego innego kierunku: r = 1, 2, 3, 5, 6, 7.',
    'TC-6.5':
      'Cel zostaje zniszczony wtedy i tylko wtedy, gdy wartość działa strzelającego jest większa od wartości trafionego pancerza.',
    'TC-6.6': 'W przeciwnym razie strzał nie ma skutku; uszkodzenia się nie sumują.',
    'TC-6.7': 'Zniszczony czołg pozostaje na swoim polu jako wrak do końca partii.',
    'TC-6.8': 'Wrak blokuje ruch i strzał bezpośredni obu stron dokładnie tak jak przeszkoda.',
    'TC-6.9': 'Do wraku nie można strzelać; nie można go przesunąć, naprawić ani usunąć.',
    'TC-6.10':
      'Pełna tabela strzelającego i strony celu wynika z zasad TC-2.3 do TC-2.5 i z TC-6.5: F, S i R to strony celu, z których strzelający go niszczy (przód, bok, tył).',
    'TC-6.11': 'Wniosek: C, L, M lub H niszczy czołg własnego typu tylko z boku lub z tyłu.',
    'TC-7.1': 'Niszczyciel czołgów ma prędkość 4 i pancerz II/I/0.',
    'TC-7.2': 'Niszczyciel czołgów ma działo IV.',
    'TC-7.3':
      'Niszczyciel czołgów nie ma wieży: strzela tylko prosto przed siebie, poza tym według zasad strzału bezpośredniego.',
    'TC-7.4': 'Ciężki moździerz strzela tylko prosto przed siebie i tylko na odległość 3, 4 lub 5.',
    'TC-7.5':
      'Moździerz strzela ponad wszystkim: zawartość pól pośrednich (przeszkody, wraki, sprawne czołgi obu stron) nie ma znaczenia.',
    'TC-7.6':
      'Jeśli przed nim stoi kilka czołgów przeciwnika w odległości 3, 4 lub 5, gracz wybiera na cel tylko jeden z nich (albo żaden, TC-5.1).',
    'TC-7.7': 'Moździerz ma działo V, prędkość 3 i pancerz I/0/0.',
    'TC-7.8':
      'TC-6 dotyczy także strzałów z moździerza; ponieważ V przewyższa każdą wartość pancerza, każdy dozwolony strzał z moździerza niszczy.',
    'TC-7.9': 'Celem moździerza musi być sprawny czołg przeciwnika (TC-5.12).',
    'TC-7.10':
      'Moździerz nie strzela bezpośrednio: przeciwnicy w odległości 1, 2 lub większej niż 5 są przed nim bezpieczni; zasady TC-5.5 do TC-5.7 go nie dotyczą.',
    'TC-7.11':
      'Moździerz strzela także po przekątnych, gdy jest zwrócony na ukos (strzela prosto przed siebie przy każdym z ośmiu zwrotów).',
    'TC-7.12':
      'Pola graniczne po drodze nie zatrzymują strzału z moździerza, o ile pole celu należy do planszy.',
    'TC-8.1': 'Gracz wygrywa natychmiast, gdy jego strzał zniszczy czołg dowodzenia przeciwnika.',
    'TC-8.2':
      'Gracz wygrywa natychmiast, gdy jego własny czołg dowodzenia w swoim manewrze opuści planszę przez przeciwległą krawędź („ucieczka”).',
    'TC-8.3': 'Krok poza planszę jest zwykłym krokiem i zużywa jeden z kroków czołgu.',
    'TC-8.4':
      'Krok poza planszę może być prosty albo ukośny: jest ucieczką, jeśli pole, na które by wjeżdżał, leży o jeden rząd za ostatnim rzędem, a jego kolumna jest kolumną planszy.',
    'TC-8.5':
      'Krok przez róg planszy (jednocześnie za ostatni rząd i za pierwszą lub ostatnią kolumnę) nie jest dozwolony.',
    'TC-8.6': 'Krok poza planszę przez krawędź boczną lub własną nie jest dozwolony.',
    'TC-8.7': 'Tylko czołg dowodzenia może uciec; poza tym rusza się i strzela jak czołg lekki.',
    'TC-8.8':
      'Czołg dowodzenia może uciec także jednym krokiem wstecz przez przeciwległą krawędź; opcja `reverseExit` (domyślnie tak).',
    'TC-8.9': 'Partia kończy się krokiem ucieczki; pozostałe kroki przepadają i nie następuje żaden strzał.',
    'TC-8.10':
      'Wygrywa gracz, który pierwszy osiągnie jeden z obu celów; jedna tura może osiągnąć tylko jeden z nich.',
    'TC-8.11': 'Zagrożony czołg dowodzenia może jeszcze wygrać, uciekając we własnej turze.',
    'TC-8.12':
      'Jeśli w ostatnim rzędzie są pola graniczne, wyjazd ukośny lub prosty przez kolumnę, której pole w tym rzędzie jest graniczne, uważa się za róg (TC-8.5). Przeszkoda, wrak lub czołg na tym polu nie ma znaczenia.',
    'TC-8.13': 'Wolno zostawić lub wprowadzić czołg dowodzenia w zasięg ognia przeciwnika.',
    'TC-8.14':
      'Opcja `objectives`: `standard` (domyślnie, TC-8.1 i TC-8.2); `destroyOnly` (TC-8.2 wyłączona: kroki ucieczki są odrzucane z kodem EXIT_OFF); `captureFlag` (TC-8.1 zostaje, TC-8.2 wyłączona, TC-8.15 włączona). Dopóki TC-8.2 jest wyłączona, nie ogłasza się UCIECZKI.',
    'TC-8.15':
      'captureFlag: każda strona ma jedno pole flagi, domyślnie pole startowe swojego czołgu dowodzenia. Gracz wygrywa natychmiast, gdy którykolwiek z jego czołgów zakończy manewr na polu flagi przeciwnika. Poza tym pola flagi są zwykłymi polami; nie mogą być przeszkodą ani polem granicznym. Przejazd przez pole flagi bez zatrzymania się na nim nie daje wygranej.',
    'TC-8.16':
      'captureFlag: tura kończąca się na polu flagi przeciwnika może zawierać także strzał, bo manewr i strzał są jednym działaniem (TC-3.6). Jeśli ten strzał zniszczy czołg dowodzenia przeciwnika, powodem jest `destroyed`, w przeciwnym razie `flag`. Groźby zdobycia flagi się nie ogłasza (TC-9).',
    'TC-9.1':
      'Po swojej turze gracz ogłasza SZACH, jeśli w swojej następnej turze mógłby zniszczyć czołg dowodzenia przeciwnika.',
    'TC-9.2':
      'Po swojej turze gracz ogłasza UCIECZKĘ, jeśli w swojej następnej turze jego własny czołg dowodzenia mógłby opuścić planszę.',
    'TC-9.3':
      '„Mógłby” ocenia się w pozycji, która właśnie powstała, tak jakby przeciwnik spasował: SZACH (UCIECZKA) zachodzi, jeśli ten, kto wykonał turę, gdyby znów była jego kolej, miałby dozwoloną turę wygrywającą według TC-8.1 (TC-8.2). Liczy się każdy z jego czołgów, nie tylko ten, którym właśnie ruszył.',
    'TC-9.4':
      'Serwer oblicza obie zapowiedzi po każdej turze i pokazuje je wszystkim (opcja `declarations=auto`, domyślnie); przy `off` nie pokazuje się niczego. Nigdy nie trzeba ogłaszać ich samemu i nie można o nich zapomnieć.',
    'TC-9.5': 'Obie zapowiedzi mogą zachodzić jednocześnie; ogłasza się wtedy obie.',
    'TC-9.6':
      'Zapowiedź nie tworzy obowiązku: przeciwnik nie musi na nią odpowiadać, a tura, która pozostawia groźbę, jest dozwolona.',
    'TC-9.7':
      'Mat (tylko do analizy i komentarzy): strona, na którą przypada kolej, jest zamatowana, jeśli żadna z jej tur nie wygrywa od razu, a po każdej z nich przeciwnik ma turę wygrywającą od razu. Partia mimo to toczy się dalej.',
    'TC-9.8': 'Na początku partii nie ogłasza się żadnej zapowiedzi.',
    'TC-9.9':
      'Przyrostki `+` i `^` w zapisie (TC-14.6) wynikają tylko z powstałej pozycji (TC-9.3, TC-8.14), także wtedy, gdy tura kończy partię remisem; tura wygrywająca ma tylko `#`. Przy `declarations=off` zapis je zachowuje, ale ekran ukrywa je aż do końca partii.',
    'TC-10.1':
      'Gracz może zaproponować remis w każdej chwili partii; propozycja obowiązuje, dopóki przeciwnik jej nie przyjmie, nie odrzuci albo nie zakończy swojej następnej tury.',
    'TC-10.2':
      'Gracz może złożyć nową propozycję dopiero wtedy, gdy od czasu poprzedniej przeciwnik zakończył turę, niezależnie od tego, czy tamta nadal obowiązuje, została odrzucona, wycofana, czy wygasła (inaczej DRAW_OFFER_TOO_SOON).',
    'TC-10.3':
      'Opcja `repetition`: `draw3` (domyślnie) kończy partię remisem natychmiast, gdy ta sama pozycja wystąpi po raz trzeci; przy `claim3` remis może zgłosić gracz, na którego przypada kolej; `off` pomija powtórzenia.',
    'TC-10.4':
      'Dwie pozycje są takie same, jeśli na wszystkich polach jest to samo (typ, właściciel i zwrot sprawnych czołgów; typ i właściciel wraków) i kolej przypada na tę samą stronę. Pozycja początkowa liczy się jako wystąpienie.',
    'TC-10.5':
      'Opcja `noProgressPlies` (domyślnie 100, 0 = wyłączona): partia kończy się remisem, gdy rozegrano tyle kolejnych półruchów (tur obu graczy), nie niszcząc żadnego czołgu (po turze, która doprowadza licznik z TC-14.3 do tej liczby lub wyżej).',
    'TC-10.6': 'Gracz może poddać się w każdej chwili, także gdy nie jest jego kolej; wygrywa przeciwnik.',
    'TC-10.7':
      'Kolejność sprawdzania po turze: wygrana, powtórzenie, brak postępu. Tura wygrywająca nigdy nie zmienia się w remis.',
    'TC-10.8':
      'Dopóki obaj gracze nie zakończą po jednej turze, każdy z nich może przerwać partię; przerwana partia nie ma wyniku (później: ABORT_TOO_LATE).',
    'TC-10.9':
      'Według instrukcji remis jest możliwy tylko teoretycznie; zasady TC-10.1 do TC-10.5 istnieją po to, by partie rozgrywane na komputerze zawsze się kończyły.',
    'TC-10.10':
      'Proponujący może wycofać obowiązującą propozycję. Propozycja złożona, gdy obowiązuje propozycja przeciwnika, przyjmuje ją. Odpowiedź lub wycofanie, gdy takiej propozycji nie ma, to NO_DRAW_OFFER. Przy `claim3` zgłoszenie jest przyjmowane w turze zgłaszającego, jeśli obecna pozycja wystąpiła co najmniej trzy razy; każde inne zgłoszenie to CLAIM_INVALID.',
    'TC-11.1':
      'Można używać zegara szachowego; sugerowany czas gracza na całą partię to 30 minut na planszy 16x16 i 45 minut na planszy 20x20.',
    'TC-11.2':
      'Opcja `clock`: brak albo minuty na gracza plus dodatek w sekundach doliczany po każdej zakończonej turze (domyślny dodatek 0). Wartości domyślne: wysokość planszy do 12: 15 min; od 13 do 17: 30 min; 18 lub więcej: 45 min.',
    'TC-11.3': 'Gracz, którego czas dojdzie do zera, natychmiast przegrywa, niezależnie od pozycji.',
    'TC-11.4':
      'Rozstrzyga zegar serwera; tura się liczy, jeśli serwer otrzyma ją, zanim wyczerpie się czas gracza. Tura, która kończy partię, zatrzymuje oba zegary.',
    'TC-11.5': 'Zegar Białych rusza, gdy obaj gracze są gotowi.',
    'TC-12.1':
      'Nic nie jest ukryte: plansza, czołgi, zwroty, wraki, zapis, zegary i zapowiedzi są widoczne dla obu graczy i dla widzów.',
    'TC-12.2':
      'Podpowiedzi (dozwolone stany końcowe, informacje o celach, zagrożone pola) można pokazywać każdemu, bo wynikają z jawnych informacji; w partiach rankingowych podpowiedzi o zagrożeniach można wyłączyć, obu stronom jednakowo.',
    'TC-12.3': 'Widzowie widzą pozycję bez opóźnienia.',
    'TC-12.4':
      'Układając turę, gracz może swobodnie zmieniać czołg, drogę i cel; nic nie zostaje wysłane, dopóki nie potwierdzi.',
    'TC-12.5':
      'Wysłana tura jest ostateczna. Z opcją `takebacks=true` (domyślną w partiach towarzyskich, wyłączoną w rankingowych) gracz, który wykonał ostatnią turę, może poprosić o jej cofnięcie; zostaje cofnięta tylko wtedy, gdy przeciwnik zgodzi się, zanim wyśle własną turę (inaczej TAKEBACK_OFF lub TAKEBACK_TOO_LATE).',
    'TC-12.6':
      'Cofnięcie przywraca pozycję, kolej, numer tury, licznik braku postępu i liczby wystąpień do stanu sprzed tej jednej tury; zużytego czasu się nie zwraca. Prośba gracza, który nie wykonał ostatniej tury, lub złożona przed pierwszą turą to TAKEBACK_TOO_LATE; po zakończeniu partii to GAME_OVER.',
    'TC-13.1':
      'Na pustych stronach plansz gracze mogą z luźnych przeszkód budować własne scenariusze według zasad podanych w broszurze.',
    'TC-13.2': 'Zasady z broszury nie są publicznie dostępne; zastępują je zasady TC-13.3 do TC-13.8.',
    'TC-13.3':
      'Rozmiar i armie: szerokość i wysokość od 8 do 24 (SIZE); dokładnie jeden czołg dowodzenia każdej strony (COMMAND_COUNT); najwyżej 4 L, 3 M, 2 H, 2 D, 2 R każdej strony (ARMY_LIMIT); obie strony mają te same liczby (ARMY_MISMATCH).',
    'TC-13.4':
      'Symetria (SYMMETRY): przeszkody, pola graniczne i armie są symetryczne względem zadeklarowanej symetrii: `rotate` (obrót o 180 stopni: kolumna x i rząd y przechodzą na W+1-x i H+1-y, zwrot f na f+4) albo `mirror` (rząd y przechodzi na H+1-y, kolumna zostaje, zwrot f przechodzi na (4-f) modulo 8); `none` jest dozwolone tylko w partiach nierankingowych.',
    'TC-13.5':
      'Teren: przeszkody zajmują od 5% do 35% pól niegranicznych (DENSITY); wszystkie pola, które nie są ani przeszkodą, ani polem granicznym, tworzą jeden obszar połączony ruchami króla (DISCONNECTED); w ostatnim rzędzie każdej strony jest co najmniej 6 takich pól (GOAL_WIDTH).',
    'TC-13.6':
      'Odległość: najmniejsza odległość w ruchach króla między czołgami przeciwnych stron wynosi co najmniej 0,6 wysokości planszy, po zaokrągleniu w górę (DISTANCE).',
    'TC-13.7':
      'Spokojny początek: żadna strona, gdyby miała pierwszą turę, nie miałaby tury ze strzałem niszczącym (OPENING_SHOT) i żadna nie grozi SZACHEM ani UCIECZKĄ (OPENING_THREAT); każdy czołg dowodzenia potrzebuje co najmniej 3 własnych tur do ucieczki, gdy nikt inny się nie rusza, i liczba ta jest skończona (EXIT_DISTANCE).',
    'TC-13.8':
      'Tylko ostrzeżenia: czołg bez żadnej tury zmieniającej jego pole (STUCK_PIECE); pola połączone wyłącznie krokami na ukos (ORTHO_POCKET).',
    'TC-13.9':
      'Scenariusz z błędami można zapisać jako szkic i wypróbować, ale nie można go opublikować ani użyć w partii rankingowej; scenariusza z SIZE lub COMMAND_COUNT nie można też wypróbować. Jeśli zawodzi COMMAND_COUNT, zgłasza się tylko SIZE, COMMAND_COUNT, ARMY_LIMIT i ARMY_MISMATCH.',
    'TC-13.10':
      'Plik scenariusza to tekst JSON z polami `format`, `id`, `name`, `width`, `height`, `symmetry`, `map`, `facings`, `objectives`, `flags`, `clock`, `author` i `notes`; nieznane pola zostają zachowane. Scenariusz zaczyna się od tury Białych, z licznikiem 0 i turą 1.',
    'TC-13.11':
      'Partia przechowuje kopię swojego scenariusza; późniejsze zmiany scenariusza jej nie dotyczą.',
    'TC-13.12':
      'TC-13.7 ocenia się przy celach `standard` i włączonym reverseExit, cokolwiek mówi scenariusz; „nikt inny się nie rusza” znaczy, że wszystkie inne czołgi stoją na swoich miejscach i blokują. Wartości graniczne z TC-13.5 są dozwolone.',
    'TC-13.13':
      'Przy celach `captureFlag` oba pola flagi muszą być dwoma różnymi polami planszy, które nie są ani przeszkodą, ani polem granicznym (FLAG_SQUARE).',
    'TC-14.1':
      'Instrukcja wspomina, że partie można zapisywać współrzędnymi; notacja z broszury nie jest publicznie dostępna, dlatego ten rozdział ustala własną.',
    'TC-14.2':
      'Litery figur to C, L, M, H, D, R; w zapisie pozycji wielkie litery to Białe, a małe Czarne; w zapisie tur litery są zawsze wielkie.',
    'TC-14.3': 'Zapis pozycji (TCP), gramatyka:',
    'TC-14.4':
      'Po literze figury dokładnie jedna cyfra oznacza zwrot; dalsze cyfry to ciąg pustych pól. `#` to przeszkoda, `%` pole graniczne. Strona bez sprawnego czołgu dowodzenia oznacza partię zakończoną (zniszczony albo uciekł); więcej niż jeden sprawny czołg dowodzenia jednej strony albo brak u obu to TCP_COMMAND_COUNT.',
    'TC-14.5':
      'Błędy, sprawdzane w tej kolejności: TCP_SYNTAX (nie pięć pól zapisu, rozmiar błędnie zapisany lub spoza 8..24, albo w rozmieszczeniu coś, co nie jest ciągiem pustych pól, przeszkodą, polem granicznym, wrakiem ani czołgiem), TCP_ROW_COUNT, TCP_ROW_WIDTH, TCP_SIDE (trzecie pole zapisu), TCP_COUNTER (czwarte lub piąte pole zapisu), TCP_COMMAND_COUNT. Ponowne zapisanie odczytanej pozycji daje zapis kanoniczny.',
    'TC-14.6': 'Zapis tury (TCN), gramatyka:',
    'TC-14.7':
      'Pierwsze pole to pole czołgu przed turą; pole po `*` to pole zniszczonego czołgu, pole po `!` – pole czołgu ostrzelanego bez skutku. Ucieczka nie ma ani zwrotu, ani strzału.',
    'TC-14.8':
      'Droga w nawiasie jest nieobowiązkowa i nie wpływa na tożsamość tury; przyrostek stanu jest obliczany na nowo przy odczycie (błędny daje ostrzeżenie SUFFIX_MISMATCH).',
    'TC-14.9':
      'Zapis partii (TCG): pary znaczników jak w szachowym PGN, po jednej w wierszu, potem tekst tur `1. turaBiałych turaCzarnych 2. …` i wynik `1-0`, `0-1`, `1/2-1/2` lub `*`. Znaczniki wymagane: Event, Site, Date, White, Black, Result, Scenario, Options, Termination. Nieobowiązkowe: TCP (pozycja początkowa, jeśli inna niż w scenariuszu; kolej może przypadać na Czarne, wtedy tekst zaczyna się od `n... turaCzarnych`), TimeControl (sekundy+dodatek) i dowolne inne. `{ }` i `;` rozpoczynają komentarze jak w PGN. Termination to jedno z: destroyed, escape, flag, time, resign, agreement, repetition, noProgress, abort, unfinished.',
    'TC-14.10':
      'Import odtwarza każdą turę; na pierwszej niedozwolonej się zatrzymuje, podaje numer półruchu (tury jednego gracza) i powód, a dozwoloną część zachowuje. Tura podana stanem końcowym, do którego nie prowadzi żaden manewr, ma powód NOT_REACHABLE.',
    'TC-14.11':
      'Wysłaną turę (pole czołgu, droga, ewentualny cel) sprawdza się w tej kolejności i odrzuca z pierwszym pasującym kodem: GAME_OVER; NOT_YOUR_TURN; PIECE_DESTROYED (wrak) / NO_PIECE (puste, przeszkoda, pole graniczne) / NOT_YOUR_PIECE; EMPTY_PATH; BAD_PATH (litery inne niż F L R B); REVERSE_COMBINED; TOO_MANY_STEPS; potem krok po kroku STEPS_AFTER_EXIT, OFF_BOARD (pole graniczne albo poza planszę czołgiem, który nie jest czołgiem dowodzenia), BLOCKED, EXIT_WRONG_EDGE, EXIT_THROUGH_CORNER, EXIT_OFF (cele gry), REVERSE_EXIT_OFF; potem NULL_MOVE; potem dla strzału SHOT_AFTER_EXIT, SHOT_OWN_PIECE / SHOT_NO_TARGET, SHOT_NOT_IN_LINE, SHOT_OUT_OF_RANGE (moździerz), SHOT_TOO_CLOSE, SHOT_BLOCKED, SHOT_NO_EFFECT. Wskazane pole celu odczytuje się po manewrze.',
    'TC-14.12':
      'Pole czołgu spoza planszy to NO_PIECE, takie pole celu to SHOT_NO_TARGET. Wiadomość z turą, której `ply` nie jest bieżący, to STALE_PLY (sprawdzane po NOT_YOUR_TURN). Turę podaną stanem końcowym (TCN albo wiadomość; w niej ucieczka ma `to` „OUT” i `facing` null) sprawdza się na GAME_OVER, NOT_YOUR_TURN, kody pola czołgu z TC-14.11, WRONG_LETTER (litera TCN nie jest typem tego czołgu), NULL_MOVE, EXIT_OFF (ucieczka, gdy TC-8.2 jest wyłączona), NOT_REACHABLE, a potem kody strzału. Tekst spoza gramatyki TCN to TCN_SYNTAX.',
    'TC-14.13':
      'Cofnięcie zapisuje się wyłącznie znakiem `<`; zapisane jako jazda naprzód jest NOT_REACHABLE. Ucieczka możliwa tylko wstecz to `>OUT` bez drogi. Przy `allowBounce` znaki `*` i `!` są przy odczycie obliczane na nowo, jak przyrostek (TC-14.8).',
    'TC-15.1':
      'Dwie tury są różne, jeśli różnią się czołgiem, jego polem końcowym, zwrotem końcowym lub zniszczonym celem (także brakiem celu). Wszystkie ucieczki jednego czołgu dowodzenia w jednej pozycji są jedną turą. Drogi nigdy nie odróżniają tur; strzały bez skutku nie są turami.',
    'TC-15.2':
      'perft(d) to liczba ciągów dokładnie d różnych tur z danej pozycji; tura kończąca partię według TC-8 może być tylko ostatnia w ciągu. Zasady remisu, zegary i porozumienia pomija się; `reverseExit` jest włączone; cele są standardowe.',
    'TC-15.3': 'perft(0) = 1; perft(1) = liczba dozwolonych tur strony, na którą przypada kolej.',
    'TC-15.4': '„Divide” wypisuje perft(d) z podziałem według czołgu, który rusza pierwszy.',
    'TC-16.1': 'Opcje gry i ich wartości domyślne:',
    'TC-16.2':
      'Każda partia jest towarzyska (domyślnie) albo rankingowa, co wybiera gospodarz przed partią. Partia rankingowa wymaga opublikowanego scenariusza (wbudowane uważa się za opublikowane) o symetrii `rotate` lub `mirror` (TC-13.4, TC-13.9), a jej opcja takebacks jest zawsze wyłączona.',
    'TC-16.3':
      'Gdy zostanie wybrany scenariusz, jego `objectives`, `flags` i (jeśli nie null) `clock` zastępują wartości domyślne; gospodarz może jeszcze zmienić opcje.',
  },
  grammar: {
    size: 'szerokość x wysokość, 8..24',
    placement: 'najpierw najwyższy rząd, każdy rząd od kolumny a',
    row: 'szerokości muszą dać razem szerokość planszy',
    run: 'tyle pustych pól; ciąg najdłuższy z możliwych',
    wreck: 'wielkość litery = dawny właściciel',
    noProgress: 'półruchy od ostatniego zniszczonego czołgu',
    turnNumber: 'zaczyna się od 1, rośnie po turze Czarnych',
    drive: 'pole różne od pierwszego pola',
    reverse: 'zwrot bez zmian',
    shot: '"!" tylko przy shotPolicy=allowBounce',
    status: 'wygrana | SZACH | UCIECZKA | jedno i drugie',
  },
  shooter: 'strzelający (działo)',
  options: [
    ['Opcja', 'Wartości', 'Domyślnie', 'Zasada'],
    ['scenarioId', 'dowolny opublikowany scenariusz', 'basic-16', 'TC-2.12'],
    ['colours', 'random, hostWhite, hostBlack', 'random', 'TC-2.13'],
    ['clock', 'brak, minuty + dodatek', 'według wysokości planszy', 'TC-11.2'],
    ['objectives', 'standard, destroyOnly, captureFlag', 'standard', 'TC-8.14'],
    ['reverseExit', 'true, false', 'true', 'TC-8.8'],
    ['shotPolicy', 'allowBounce, effectiveOnly', 'allowBounce', 'TC-5.15'],
    ['declarations', 'auto, off', 'auto', 'TC-9.4'],
    ['repetition', 'draw3, claim3, off', 'draw3', 'TC-10.3'],
    ['noProgressPlies', '0, od 40 do 400', '100', 'TC-10.5'],
    ['takebacks', 'true, false', 'true w towarzyskich, false w rankingowych', 'TC-12.5'],
    ['funSet', 'off, experimental', 'off', 'dodatek Fun Set'],
  ],
};

export const rulebook: readonly RuleChapter[] = assembleRulebook(text);
