/** The rules of chapters 10 to 14, clause by clause. */

export const rules = {
  'BG-10.1': 'Kierunek: podczas ruchu czołg może dowolnie skręcać; odległość ruchu się nie zmienia.',
  'BG-10.2': 'Z Kierunkiem każdy krok musi nadal prowadzić w jednym z kierunków ruchu karty.',
  'BG-10.3': 'Ruch z Kierunkiem nie może skończyć się na polu, na którym się zaczął.',
  'BG-10.4': 'Po drodze wolno zawrócić i dwa razy przejechać przez pole, także startowe.',
  'BG-10.5':
    'Ruch o odległości 1 nie może skręcać; z Dalszym ruchem wydrukowana 1 może skręcać w ruchach o 2 lub więcej.',
  'BG-10.6': 'Dalszy strzał: możliwe odległości strzału karty to wydrukowana i o jeden większa.',
  'BG-10.7': 'Dalszy ruch: możliwe odległości ruchu karty to wydrukowana i o jeden większa.',
  'BG-10.8':
    'Dwa Dalsze strzały (albo dwa Dalsze ruchy) na jednej karcie dają odległość wydrukowaną, +1 i +2.',
  'BG-10.9': 'Odległość wybiera się na nowo przy każdym ruchu i każdym strzale.',
  'BG-10.10': 'Ruch o wybranej większej odległości także przejeżdża się w całości.',
  'BG-10.11': 'Kierunek nie wpływa na strzały.',
  'BG-10.12':
    'Drugi Kierunek lub druga Zmiana kolejności na tej samej karcie nic więcej nie daje, ale wolno je przydzielić.',
  'BG-10.13': 'Zmiana kolejności: w ruchu i strzale czołg może najpierw strzelić, a potem się ruszyć.',
  'BG-10.14':
    'Czołg, który strzelił najpierw, musi się potem ruszyć, jeśli ma dozwoloną drogę, i w tej akcji głównej już nie strzela.',
  'BG-10.15': 'W każdym ruchu i strzale gracz decyduje na nowo, czy strzelać najpierw.',
  'BG-10.16':
    'Jeśli czołg ze Zmianą kolejności nie ma dozwolonej drogi, gdy się go wybiera, strzał nim liczy się jako strzał na początku: po strzale stosuje się 10.14, a ruch pomija się tylko wtedy, gdy nadal nie ma dozwolonej drogi. Jeśli rezygnuje ze strzału, akcja główna kończy się bez ruchu.',
  'BG-11.1':
    'Jeśli strzał trafia aktywny czołg z Pancerzem, czołg nie zostaje zniszczony, jeden Pancerz na jego karcie się zużywa, a strzelający nic nie dostaje.',
  'BG-11.2':
    'Jeśli czołg z Pancerzem wjeżdża na pole z niewypałem lub czołgiem przeciwnika, nie zostaje zniszczony, a jeden Pancerz się zużywa.',
  'BG-11.3':
    '11.2 dotyczy też czołgu sojuszniczego (partner to inny gracz), ale nie własnego drugiego czołgu: kto wjeżdża na jego pole, ginie według 4.14, a jego Pancerz zostaje na karcie.',
  'BG-11.4':
    'Czołg uratowany przez Pancerz jedzie dalej swoją drogą i może potem strzelić; żetonu z punktami się nie daje.',
  'BG-11.5': 'Niewypał, który uruchomił Pancerz, wraca do puli.',
  'BG-11.6': 'Pancerz działa sam; właściciel nie może odmówić.',
  'BG-11.7': 'Każdy Pancerz działa raz; dwa Pancerze na jednej karcie przyjmują dwa zagrożenia, po jednym.',
  'BG-11.8': 'Zużyta para Pancerza schodzi z karty i leży w obszarze jako zużyta para, nadal warta 2 punkty.',
  'BG-11.9': 'Pancerz na nieaktywnej karcie niczego nie chroni.',
  'BG-12.1':
    'Punkty zwycięstwa gracza to 2 za każdą parę plus wartości wszystkich zdobytych przez niego żetonów z punktami.',
  'BG-12.2': 'Żetony z punktami we własnych stosach nic graczowi nie dają.',
  'BG-12.3': 'W Bitwie i Drużynach raz zdobytych punktów się nie traci.',
  'BG-12.4': 'Cel to 16 punktów przy 2 graczach, 14 przy 3, 12 przy 4.',
  'BG-12.5':
    'W fazie końcowej własnej kolejki każdy sprawdza swoje punkty; kto osiągnął cel, wygrywa i gra natychmiast się kończy.',
  'BG-12.6':
    'Kto osiąga cel w kolejce innego miejsca (bo ktoś przejechał przez jego czołg), jeszcze nie wygrał; wygrywa w fazie końcowej własnej następnej kolejki, chyba że wcześniej wygra kto inny.',
  'BG-12.7':
    'Z opcją `winCheck = immediate` gra kończy się w chwili, gdy punkty dowolnego gracza osiągną cel, w czyjejkolwiek kolejce; domyślnie obowiązuje `ownTurnEnd`.',
  'BG-12.8': 'Zwycięstwo sprawdza się w każdej kolejce, także po zmianie czołgu lub pauzie.',
  'BG-12.9':
    'Postęp znaczy, że w kolejce żeton lokacji opuścił planszę albo żeton z punktami zmienił właściciela; licznik pokazuje liczbę kolejek z rzędu bez postępu.',
  'BG-12.10':
    'W fazie końcowej gra kończy się zastojem, gdy licznik osiągnie `stallRounds` (domyślnie 10) × liczba miejsc.',
  'BG-12.11': 'Gdy na planszy nie ma żadnego żetonu lokacji, granica z 12.10 wynosi 3 × liczba miejsc.',
  'BG-12.12':
    'W fazie końcowej gra kończy się wyczerpaniem, gdy na planszy nie ma żetonów lokacji i wszystkie stosy są puste, bo nie można już zdobyć punktów.',
  'BG-12.13':
    'Przy końcu według 12.10–12.12 wygrywa najwięcej punktów; remis rozstrzyga wyższa suma zdobytych żetonów z punktami, potem większa ich liczba, potem zwycięstwo jest wspólne.',
  'BG-12.14':
    'Zwykły koniec ma dokładnie jednego zwycięzcę, bo sprawdza się tylko gracza (lub drużynę), którego kolejka się kończy.',
  'BG-12.15':
    'Z opcją `winCheck = roundEnd` punkty sprawdza się dopiero po ostatniej kolejce rundy: spośród tych, którzy osiągnęli cel, wygrywa ten, kto ma najwięcej punktów. Przy remisie wygrywa gracz późniejszy w kolejności; w trzy osoby ten, czyj róg leży między dwoma pozostałymi, przegrywa każdy remis.',
  'BG-13.1': 'Każdy gracz ma dwa czołgi, każdy z jedną aktywną kartą.',
  'BG-13.2':
    'W swojej kolejce gracz wybiera, który z dwóch wykonuje akcję główną; drugi w niej ani się nie rusza, ani nie strzela (o Dodatkowej kolejce zob. 9.3).',
  'BG-13.3': 'Zniszczony czołg kosztuje wierzchni żeton stosu własnego koloru; dwa stosy gracza są osobne.',
  'BG-13.4':
    'Oba czołgi mają wspólny obszar żetonów i par, a usprawnienie można przydzielić aktywnej karcie dowolnego z nich.',
  'BG-13.5':
    'Czołg przejeżdżający przez drugi czołg tego samego gracza zostaje zniszczony bez utraty żetonu z punktami (4.14).',
  'BG-13.6': 'Każdy pionek wraca zawsze we własnej bazie.',
  'BG-14.1':
    'Dokładnie 4 graczy tworzy dwie dwuosobowe drużyny i siedzi na przemian: P1 i P3 przeciw P2 i P4.',
  'BG-14.2': 'Przygotowanie i zasady są jak w Bitwie dla 4 graczy ze zmianami z tego rozdziału.',
  'BG-14.3':
    'Żetony lokacji wzięte przez obu partnerów leżą w jednym wspólnym obszarze drużyny; pary liczy się w nim.',
  'BG-14.4':
    'Drużyna może przydzielić usprawnienie karcie dowolnego z partnerów, a zebranej akcji jednorazowej może użyć każdy z nich.',
  'BG-14.5':
    'Takiego wyboru dokonuje partner, którego jest kolejka, w jej wolnych oknach; usprawnienie może trafić na własną lub partnera aktywną kartę, jeśli jej czołg jest na planszy.',
  'BG-14.6':
    'Każdy partner ma własne karty czołgów, stos i bazę; karta z Dodatkowego czołgu trafia do partnera, który go zagrał.',
  'BG-14.7': 'Czołg przejeżdżający przez czołg partnera zostaje zniszczony i nie daje się żetonu z punktami.',
  'BG-14.8': 'Żetony z punktami zdobyte przez któregokolwiek partnera liczą się drużynie.',
  'BG-14.9': 'Cel to 20 punktów drużyny.',
  'BG-14.10':
    'Drużynę sprawdza się w fazie końcowej kolejki każdego z partnerów (albo od razu z `winCheck = immediate`).',
  'BG-14.11': 'Zastój i wyczerpanie (12.9–12.13) porównują drużyny.',
} as const;
