/** The rules of chapters 15 to 18, clause by clause. */

export const rules = {
  'EC-15.1':
    'Przekraczasz metę, gdy twój przebieg osiąga 48, czyli gdy znów wjeżdżasz na własne pole startu. Liczy się tylko twoja karta startu.',
  'EC-15.2':
    'Pierwsze przekroczenie mety zaczyna ostatnią rundę: gra toczy się, aż przyszłaby znów tura gracza 1. Wtedy gra się kończy, a tej tury już nie ma.',
  'EC-15.3': 'Jeśli ten, kto przekracza metę pierwszy, jest ostatni w rundzie, gra kończy się od razu.',
  'EC-15.4':
    'Od razu znaczy w chwili wjazdu na pole: nic więcej z tej tury się nie dzieje. Dotyczy to tylko pierwszego; kto przekracza metę później, kończy swoją turę.',
  'EC-15.5':
    'Kto przekracza metę pierwszy i nie jest ostatni w rundzie, kontynuuje turę i może jechać dalej. Balony, utrudnienia i broń działają jak zwykle.',
  'EC-15.6': 'Jeśli metę przekroczył jeden gracz, wygrywa.',
  'EC-15.7': 'Jeśli przekroczyło ją kilku, wygrywa ten, kto jest najdalej za metą.',
  'EC-15.8':
    'Jeśli kilku jest równie daleko, czeka ich następnego ranka pojedynek, a broń wybiera ten, kto przekroczył metę pierwszy.',
  'EC-15.9':
    'Opcja decyduje, co to znaczy: zwycięstwo jest wspólne; albo wygrywa ten, kto przekroczył metę pierwszy; albo jest pojedynek na karty (15.10).',
  'EC-15.10':
    'Pojedynek na karty: ten, kto przekroczył metę pierwszy, wybiera talię podróży albo talię obozu. Od niego, zgodnie z ruchem wskazówek zegara, każdy uczestnik odkrywa wierzchnią kartę. Wygrywa najwyższa liczba PA w rogu; węgiel liczy się jako 1, reakcja jako 0. Karty się odrzuca, a równi grają dalej nowymi. Jeśli talia nie wystarczy dla wszystkich, zwycięstwo jest wspólne.',
  'EC-15.11': 'Za zwycięzcami miejsca wyznacza przebieg. Równy przebieg to równe miejsce.',
  'EC-15.12':
    'Z drugą opcją zakończenia ten, kto przekracza metę pierwszy, kończy turę, a wszyscy inni mają jeszcze dokładnie jedną. Zastępuje to zasady od 15.2 do 15.4.',

  'EC-16.1':
    'Dla wszystkich widoczne są: trasa, rezerwa, pozycje i przebieg, ciśnienie i PA, wszystko na pojazdach i to, czy jest zakryte, wypuszczone, oczekujące lub działające, balony i ich właściciele, oba stosy odrzuconych, wielkość talii, liczba kart podróży i obozu na każdej ręce oraz to, kogo się pyta, z wyjątkiem 16.7 i 16.10.',
  'EC-16.2': 'Karty na twojej ręce i rozdane ci karty terenu, póki ich nie wyłożysz, widzisz tylko ty.',
  'EC-16.3': 'Kolejności kart w taliach nie zna nikt.',
  'EC-16.4': '„Szpieg” pokazuje rękę tylko temu, kto go wykonuje. Odrzuconą kartę widzą wszyscy.',
  'EC-16.5': 'Z której talii się dobiera, widzą wszyscy; karty nie widzą.',
  'EC-16.6':
    'Niczego się nie cofa, gdy pokazano ukrytą kartę, zapytano innego gracza albo wszyscy zrezygnowali z utrudnień po akcji. Zmienić można tylko plan, którego jeszcze nie wysłano.',
  'EC-16.7':
    'Kto nie ma czego zagrać, pasuje automatycznie, ale dopiero po czasie oczekiwania z 16.10. Spóźnioną odpowiedź podaje się za ciebie: pas; balon do przodu, albo do tyłu, jeśli z przodu stoi tylko twój pojazd; zakrycie; ofiara o największym przebiegu; obrażenia; pierwsza karta ręki; ulepszenie; talia podróży; twoja pierwsza karta terenu na pierwszym miejscu.',
  'EC-16.8':
    'Los decyduje o pierwszym graczu, krajach i tasowaniu. Pochodzi z jednego zapisywanego generatora, więc każdą grę można sprawdzić.',
  'EC-16.9':
    'Dwie decyzje nigdy nie działają jednocześnie. Tylko przy pytaniu o utrudnienia pyta się kilku graczy naraz.',
  'EC-16.10':
    'Gdy pyta się o utrudnienie albo reakcję, inni widzą tylko to i sam atak. Nie widzą, kto odpowiedział, a kto spasował. Takie pytanie trwa co najmniej stały czas, nawet jeśli nikt nie ma pasującej karty.',

  'EC-17.1': 'Ciśnienie się zmienia: zostaje od 2 do 9.',
  'EC-17.2': 'Zyskuje się PA: najwyżej do 9.',
  'EC-17.3':
    '„Zawór bezpieczeństwa”: zamień od 1 do 3 ciśnienia na tyle samo PA albo 1 lub 2 PA na tyle samo ciśnienia. Ciśnienie zostaje od 2 do 9, a PA od 0 do 9.',
  'EC-17.4': '„Strajk”: mając więcej niż 2 PA, ofiara traci do 3 i zatrzymuje co najmniej 2.',
  'EC-17.5':
    'Jazda za darmo i skok działają jak w 6.6. Nie są dozwolone, gdy pojazd zatrzymali celnicy (9.12).',
  'EC-17.6':
    'Karty, które zmieniają koszt ruchów, działają jak w 6.5. Każda wymienia tereny, każdy teren, teren następnego pola albo pierwszy ruch. Działa, póki jest na pojeździe, przez tę turę albo przez całą turę.',
  'EC-17.7': '„Palacz”: każda dorzucona karta węgla podnosi ciśnienie o 1 więcej.',
  'EC-17.8': '„Mechanik”: montowanie i odnawianie kosztuje o 1 PA mniej, ale nie mniej niż 0.',
  'EC-17.9': '„Kanonier”: twoja broń zadaje o 1 więcej obrażeń (11.6).',
  'EC-17.10':
    '„Telegrafista”: utrudnienie poza turą kosztuje cię o 1 ciśnienia mniej, ale nie mniej niż 0. We własnej turze kosztuje tyle samo PA.',
  'EC-17.11':
    '„Sabotaż” i „Tęsknota za domem”: odrzuca się kartę z takiego miejsca ofiary; miejsce wskazuje ten, kto zagrywa. Balon w powietrzu staje się wtedy porzucony (12.13). Taka karta musi tam być.',
  'EC-17.12':
    '„Warsztat polowy”: do końca tury montujesz i odnawiasz na każdym polu. Nie tworzy to obozów: balon gazowy i „Kontrola celna” tego nie zauważają.',
  'EC-17.13':
    '„Nowe mapy”: zamień kartę terenu z trasy, na której nie ma pojazdu ani balonu, na kartę z rezerwy. Karty startu zostają. Usunięta karta trafia do rezerwy.',
  'EC-17.14': '„Telegram”: dobierz od razu 2 karty podróży, niezależnie od ręki (14.8).',
  'EC-17.15':
    '„Złomowisko”: weź wierzchnią z odrzuconych kart obozu, nawet jeśli masz już kartę obozu. Jakaś musi tam leżeć.',
  'EC-17.16':
    '„Szpieg”: obejrzyj całą rękę ofiary i wybierz z niej jedną kartę, którą się odrzuca. Jakaś karta musi tam być.',
  'EC-17.17': '„Mokry węgiel”: ofiara nie może dorzucać węgla. „Kontrola celna”: zobacz 9.12.',
  'EC-17.18':
    'Reakcje: „Unik” unika trafienia, „Awaryjny pancerz” zdejmuje 2 obrażenia, „Nie z nami!” odpiera utrudnienie, „Zwrot do nadawcy” je odwraca. „Awaryjny pancerz” odpowiada tylko na obrażenia.',
  'EC-17.19':
    '„Obserwator”: w fazie 3 dobierasz do 6 kart. Gdy „Obserwator” odchodzi, ręka zostaje, jaka jest, a następna faza 3 znów sięga do 5.',

  'EC-18.1':
    'Utrudnienia tylko na początku i na końcu tury: innych pyta się, gdy tura się zaczyna, i raz, gdy grający kończy fazę 2. Potem nie ma już żadnej akcji. Pasuje do gier powolnych i na odległość.',
  'EC-18.2': 'Opcje ustala się przed grą i są widoczne dla wszystkich.',
};
