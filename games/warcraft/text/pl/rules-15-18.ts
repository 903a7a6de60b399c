import type { SameKeys } from '#engine/text.ts';
import type { rules as english } from '../en/rules-15-18.ts';

export const rules = {
  'WOW-15.1':
    'O każdej ranie gracze decydują, kto ją przyjmuje. Rany przyjmuje się po jednej; każda kosztuje 1 punkt Zdrowia.',
  'WOW-15.2': 'Między ranami można używać eliksirów i leczenia.',
  'WOW-15.3': 'Pokonana postać nie przyjmuje więcej ran. Rany, których nie ma już kto przyjąć, przepadają.',
  'WOW-15.4':
    'Kto traci ostatni punkt Zdrowia, ma ostatnią szansę na leczenie. Kto potem nadal ma 0, jest pokonany.',
  'WOW-15.5':
    'Karta reaguje na jedną stratę najwyżej raz. Strata to pojedyncza rana albo wszystko, co zabiera jedna zdolność lub wydarzenie. To, co karta zwraca, musi już być stracone.',
  'WOW-15.6':
    'Pokonana postać traci pozostałe akcje tej tury, ma teraz 1 punkt Zdrowia i 1 punkt Energii i trafia do swojego regionu startowego lub na najbliższy cmentarz, według wyboru gracza.',
  'WOW-15.7': 'Cmentarz w regionie, w którym padła, się nie liczy.',
  'WOW-15.8':
    'Najbliższy znaczy najmniej kroków pieszo, nie przez region startowy wroga. Spośród równie bliskich cmentarzy wybiera gracz.',
  'WOW-15.9':
    'Porażka usuwa wszystkie znaczniki klątwy i ogłuszenia, zdejmuje zwierzęta i demony, a przedmioty z aukcji usuwa z gry. Wszystko inne zostaje.',
  'WOW-15.10': 'Kogo zdolność stwora sprowadzi do 0, ten jest pokonany, zanim położy znaczniki.',
  'WOW-15.11':
    'Wskrzeszenie i Reinkarnacja zostawiają postać w regionie, ale nadal liczy się jako pokonana: poza tą walką, bez akcji w tej turze, bez złota i przedmiotów z nagrody, a jej torbę można złupić. Doświadczenie jednak dostaje.',
  'WOW-15.12': 'Ostatnim punktem Zdrowia nie można zapłacić.',
  'WOW-15.13': 'Straty poza walką podlegają tym samym zasadom; można na nie reagować eliksirami.',
  'WOW-15.14': 'Kto zostaje pokonany w turze wroga, traci tylko znaczniki i miejsce na planszy.',
  'WOW-15.15':
    'Gdy kilka postaci zostaje pokonanych naraz, wracają w kolejności miejsc; po obopólnej porażce w losowej.',
  'WOW-15.16': 'Zapłacone Zdrowie nie jest stracone: nikt nie reaguje, a karty liczące straty go nie liczą.',
  'WOW-16.1': 'Za każdy znacznik ogłuszenia postać rzuca o 2 kości mniej, w wybranych kolorach.',
  'WOW-16.2':
    'Jeśli w puli jest na to za mało kości, postać zostaje od razu pokonana. Leczenie temu nie zapobiega.',
  'WOW-16.3': 'Znaczniki ogłuszenia usuwa się na koniec walki.',
  'WOW-16.4': 'Za każdy znacznik klątwy postać rzuca o 1 kość mniej i ma przerzut −1 oraz wyniszczenie −1.',
  'WOW-16.5': 'Gdy na klątwę jest za mało kości, usuwa się wszystkie, ale nikt nie jest przez to pokonany.',
  'WOW-16.6': 'Znaczniki klątwy zostają po walce. Usuwa je odpoczynek (6.3), a także porażka.',
  'WOW-16.7': 'Najpierw ogłuszenie, potem klątwa, po ograniczeniu do 7 kości i przed rzutem.',
  'WOW-16.8':
    'Znaczniki otrzymane po rzucie zmieniają kości następnej rundy; wyniszczenie −1 z klątwy liczy się od razu.',
  'WOW-16.9':
    'Kości, którymi ktoś nie chce rzucać, wybiera się po ogłuszeniu i klątwie; nie liczą się na ich poczet.',
  'WOW-17.1':
    'Atakują rzucający wyzwanie i ci, którzy dołączyli. Bronią się wszystkie wrogie postacie w regionie; nie kosztuje ich to akcji.',
  'WOW-17.2':
    'Frakcje wykonują fazy ataku na przemian, najpierw atakujący. Każda wybiera, kto działa. Gdy jedna skończy, druga kontynuuje.',
  'WOW-17.3':
    'Zagrożenie jest o 2 wyższe niż najwyższy poziom wśród wrogów w walce. Ustala się je na początku fazy ataku.',
  'WOW-17.4': 'Każda frakcja ma własne pola.',
  'WOW-17.5':
    'Pancerz: obie frakcje usuwają wszystkie swoje znaczniki pancerza. Za każdy frakcja może usunąć 1 trafienie z pola wyniszczenia wroga i 1 z jego pola obrażeń lub obrony.',
  'WOW-17.6':
    'Obie decydują w tajemnicy, według pól z początku tego kroku, i ujawniają razem. Nadmiar pancerza przepada.',
  'WOW-17.7':
    'Atak na odległość: obie frakcje usuwają wszystkie trafienia ze swojego pola obrażeń. Za każde wróg przyjmuje 1 ranę.',
  'WOW-17.8':
    'Każda frakcja dzieli własne rany. Wszystkie rany tego kroku przyjmuje się, zanim ktokolwiek wygra.',
  'WOW-17.9': 'Gdy pokonana zostanie ostatnia postać jednej frakcji, wygrywa druga.',
  'WOW-17.10': 'Potem trafienia z pól obrony i wyniszczenia przechodzą na pole obrażeń.',
  'WOW-17.11':
    'Rozstrzygnięcie: frakcja z mniejszą liczbą trafień na polu obrażeń przyjmuje różnicę jako rany. Potem odrzuca się wszystkie znaczniki.',
  'WOW-17.12': 'Jeśli obie frakcje mają jeszcze postacie, zaczyna się nowa runda, najpierw atakujący.',
  'WOW-17.13': 'Za pokonanie postaci nie ma doświadczenia.',
  'WOW-17.14':
    'Łup: zwycięzcy mogą zabrać 1 przedmiot z torby każdego pokonanego wroga. Dostają go tylko ci z nich, którzy jeszcze stoją. Przedmiotów przypisanych do duszy nie można zabrać.',
  'WOW-17.15':
    'Przedmiot, na który nikt nie ma miejsca, zostaje u właściciela. Opcja: kto ma pełną torbę, może oddać własny przedmiot, odesłać łup do kupca albo nic nie brać.',
  'WOW-17.16': 'Gdy padną obie strony, nikt nie wygrywa i nie ma łupu.',
  'WOW-17.17':
    'Kart przeciw stworom nie można używać przeciw postaciom. Przeciwnikami są niepokonani wrogowie.',
  'WOW-17.18': 'Łup następuje przed nagrodami z wydarzeń.',
  'WOW-18.1':
    'Zadania mają kolor i poziom: szare 1, zielone 2 i 3, żółte 3 i 4, czerwone 4 i 5. Każde podaje stwory, ich regiony i nagrodę.',
  'WOW-18.2': 'Frakcja ma stale tyle zadań, ile na początku: 4 lub 5.',
  'WOW-18.3':
    'Gdy zadanie wchodzi do gry, stawia się jego stwory. Zielone i czerwone figurki należą do zadania, niebieskie są niezależne.',
  'WOW-18.4':
    'Gdy brakuje którejś z jego zielonych lub czerwonych figurek, niczego się nie stawia, karta trafia pod swoją talię i dobiera się następną. Brakującą niebieską figurkę się pomija.',
  'WOW-18.5':
    'Gdy żadnej karty z talii nie można wprowadzić do gry, frakcja wybiera inny kolor. Gdy nie da się tego zrobić z żadnym kolorem, ma mniej zadań, a przy następnym dobieraniu dobiera, aż będzie ich dość.',
  'WOW-18.6':
    'Zadanie jest wykonane, gdy jego ostatni stwór zostanie pokonany w walce jego frakcji. Niebieskiego stwora nie trzeba pokonać.',
  'WOW-18.7': 'Cała nagroda należy się grupie, która pokona ostatniego stwora z zadania.',
  'WOW-18.8': 'Po nagrodzie frakcja dobiera nowe zadanie, zielone, żółte lub czerwone do wyboru.',
  'WOW-18.9':
    'Kilka zadań wykonanych naraz nagradza się i zastępuje po kolei, w kolejności wybranej przez frakcję.',
  'WOW-18.10': 'Wykonane zadania wychodzą z gry. Szare dobiera się tylko na początku.',
  'WOW-18.11': 'Stwory można stawiać tam, gdzie są postacie. Niebieskim trzeba wtedy rzucić wyzwanie (4.2).',
  'WOW-18.12': 'Poziom zadania to tylko rada. Każda postać może próbować każdego zadania swojej frakcji.',
} as const satisfies SameKeys<typeof english>;
