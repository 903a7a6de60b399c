/** The rules of chapters 6 to 9, clause by clause. */

export const rules = {
  'BG-6.1': 'Pionek zniszczonego czołgu natychmiast znika z planszy.',
  'BG-6.2': 'Jego karta staje się nieaktywna; wszystkie usprawnienia na niej zostają.',
  'BG-6.3': 'Karta staje się uszkodzona.',
  'BG-6.4': 'Cokolwiek innego leży na polu (żeton lokacji), pozostaje nietknięte.',
  'BG-6.5': 'Właściciel nie odpada z gry, nawet z pustym stosem.',
  'BG-6.6': 'Znacznika czołgu nigdy się nie oddaje.',
  'BG-6.7':
    'Pionek pozostaje poza planszą do fazy powrotu następnej kolejki właściciela, w której musi wrócić.',
  'BG-6.8':
    'W fazie powrotu właściciel wybiera jedną ze swoich kart, którą nie jedzie inny jego pionek, uaktywnia ją i stawia pionek na polu bazy tego pionka.',
  'BG-6.9':
    'Kartę wybiera się w fazie powrotu, nie w chwili zniszczenia, więc nikt nie decyduje poza kolejką; przed powrotem brakujący pionek nie ma aktywnej karty.',
  'BG-6.10':
    'Jeśli wybrana karta nie jest uszkodzona, gracz przechodzi w tej samej kolejce do zwykłej fazy akcji.',
  'BG-6.11':
    'Jeśli wybrana karta jest uszkodzona, kolejka jest pauzą: bez ruchu, bez strzału, bez zmiany czołgu i bez akcji jednorazowych.',
  'BG-6.12': 'W kolejce z pauzą wolno przydzielać usprawnienia, bo to nie akcja.',
  'BG-6.13':
    'Każdy gracz musi wprowadzić wszystkie brakujące pionki; jeśli choć jeden wraca z uszkodzoną kartą, cała kolejka gracza jest pauzą, nawet gdy inny jego czołg jest na planszy.',
  'BG-6.14': 'Brakujące pionki wracają pojedynczo, w kolejności wybranej przez właściciela.',
  'BG-6.15':
    'W fazie końcowej kolejki gracza każda jego karta, która była uszkodzona już na początku tej kolejki, przestaje być uszkodzona.',
  'BG-6.16': 'Naprawiona karta może wrócić później przez zmianę czołgu albo przy kolejnym powrocie.',
  'BG-6.17': 'Polem powrotu musi być pole bazy bez czołgu, czołgu artylerii i niewypału, jeśli takie jest.',
  'BG-6.18':
    'W przeciwnym razie musi to być pole bazy z niewypałem, ale bez czołgu: niewypał wraca do puli, a wchodzący czołg jest cały.',
  'BG-6.19':
    'Jeśli na wszystkich trzech polach bazy stoją czołgi lub czołgi artylerii, właściciel wybiera pole bez czołgu, czołgu artylerii i niewypału o najmniejszej odległości króla od rogu bazy.',
  'BG-6.20':
    'Z opcją `returnPause = always` każda kolejka, w której pionek wraca, jest pauzą, bez względu na kartę; domyślnie obowiązuje `repairOnly`.',
  'BG-6.21':
    'Czołg zniszczony w kolejce własnego właściciela wraca w następnej kolejce właściciela, nie w tej samej, nawet jeśli zagrano Dodatkową kolejkę.',
  'BG-7.1':
    'Jako akcję główną gracz wymienia aktywną kartę jednego ze swoich czołgów na planszy na jedną ze swoich nieaktywnych kart; znacznik przechodzi na nową kartę.',
  'BG-7.2': 'Pionek zostaje na swoim polu.',
  'BG-7.3': 'W tej akcji głównej nie ma już ruchu ani strzału.',
  'BG-7.4':
    'Usprawnienia zostają na swoich kartach: te na starej przestają działać, te na nowej działają od teraz.',
  'BG-7.5': 'Nie można wybrać uszkodzonej karty.',
  'BG-7.6': 'Pionek poza planszą nie może zmienić czołgu.',
  'BG-8.1': 'Dwa jednakowe żetony w jednym obszarze to para warta 2 punkty zwycięstwa.',
  'BG-8.2':
    'Przy n żetonach jednego obrazka obszar ma ich par n / 2, zaokrąglone w dół; pary tworzą się same i nie wymagają decyzji.',
  'BG-8.3': 'Żetonu specjalnego można użyć, gdy jego właściciel ma parę, która go zawiera.',
  'BG-8.4':
    'Według 8.2 znaczy to: można go użyć, gdy tylko obszar ma ten żeton i co najmniej jeden inny z tym obrazkiem; dwa zwykłe żetony sparowane wcześniej nigdy nie przeszkadzają.',
  'BG-8.5':
    'Są trzy kategorie: akcje jednorazowe (Dodatkowa kolejka, Dodatkowy czołg), usprawnienia stałe (Kierunek, Dalszy strzał, Dalszy ruch, Zmiana kolejności) i usprawnienie jednorazowe (Pancerz).',
  'BG-8.6': 'Właściciel może zwlekać z użyciem żetonu specjalnego, jak długo chce.',
  'BG-8.7':
    'Każdego żetonu specjalnego używa się tylko raz; zużytą parę kładzie się z żetonem specjalnym pod zwykłym.',
  'BG-8.8': 'Użycie, przydzielenie lub zużycie pary nie zmienia jej 2 punktów.',
  'BG-8.9':
    'Usprawnienie przydziela się aktywnej karcie czołgu na planszy, którym kieruje jego właściciel (w Drużynach: jego drużyna).',
  'BG-8.10': 'Każda karta czołgu ma dwa miejsca; jedna para zajmuje jedno; Pancerz też potrzebuje miejsca.',
  'BG-8.11':
    'Przydzielonego usprawnienia nie można przenieść ani zdjąć, poza Pancerzem, gdy się zużywa (w grze solo zob. też 16.25).',
  'BG-8.12': 'Zużyty Pancerz zwalnia swoje miejsce.',
  'BG-8.13': 'Usprawnienie działa tylko wtedy, gdy jego karta jest aktywna.',
  'BG-8.14': 'Na jednej karcie mogą leżeć dwa usprawnienia tego samego rodzaju.',
  'BG-8.15':
    'Użycie stałego usprawnienia jest za każdym razem dobrowolne; wartości z karty pozostają dostępne (o obowiązku ruchu zob. 4.22).',
  'BG-8.16': 'Usprawnienie działa od chwili przydzielenia, także w dalszej części trwającej akcji głównej.',
  'BG-8.17': 'Jeśli nie ma wolnego miejsca, para zostaje w obszarze i nadal daje punkty.',
  'BG-8.18': 'Żetonów i par nie można wymieniać ani oddawać.',
  'BG-8.19':
    'Para przydzielona karcie leży na niej, ale dla 8.1 i 8.2 nadal należy do obszaru właściciela (w Drużynach: drużyny); który z jednakowych zwykłych żetonów towarzyszy specjalnemu, nie ma znaczenia.',
  'BG-9.1':
    'Dodatkowa kolejka: gracz dostaje w bieżącej kolejce jeszcze jedną akcję główną (ruch i strzał albo zmianę czołgu).',
  'BG-9.2': 'Dodatkowy ruch i strzał obejmuje własny strzał.',
  'BG-9.3': 'Przy dwóch czołgach dodatkową akcję główną może wykonać dowolny z nich.',
  'BG-9.4':
    'W jednej kolejce można zagrać dowolnie wiele Dodatkowych kolejek, także taką, której parę uzupełniła poprzednia dodatkowa akcja.',
  'BG-9.5':
    'Dodatkową kolejkę można zagrać tylko wtedy, gdy gracz ma czołg na planszy; akcje główne pozostałe, gdy nie ma już żadnego, przepadają.',
  'BG-9.6':
    'Dodatkowa kolejka nie zaczyna nowej kolejki: pomiędzy nie ma fazy powrotu, napraw, sprawdzenia zwycięstwa ani (w grze solo) strzału artylerii.',
  'BG-9.7':
    'Dodatkowy czołg: gracz ogląda dwie wierzchnie karty talii czołgów, jedną zatrzymuje jako dodatkową nieaktywną kartę, drugą odkłada do pudełka.',
  'BG-9.8': 'Obie karty pokazuje się wszystkim.',
  'BG-9.9':
    'Jeśli talia ma jedną kartę, zatrzymuje się ją; jeśli nie ma żadnej, Dodatkowego czołgu nie można zagrać.',
  'BG-9.10':
    'Zatrzymana karta jest sprawna i można jej użyć od razu przy zmianie czołgu albo przy następnym powrocie.',
  'BG-9.11': 'Liczba kart czołgów gracza nie ma ograniczenia.',
} as const;
