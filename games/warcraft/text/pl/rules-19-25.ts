import type { SameKeys } from '#engine/text.ts';
import type { rules as english } from '../en/rules-19-25.ts';

export const rules = {
  'WOW-19.1':
    'Nagroda to złoto, punkty doświadczenia, symbole przedmiotów z liczbą, a czasem przedmioty specjalne podane z nazwy.',
  'WOW-19.2':
    'Złoto i doświadczenie dzieli się po równo. To, co zostanie z dzielenia, w całości przypada temu z uczestników podziału, który miał najmniej punktów doświadczenia; przy remisie decyduje los.',
  'WOW-19.3':
    'Doświadczenie dzieli się między wszystkich uczestników, także pokonanych; złoto i przedmioty tylko między niepokonanych.',
  'WOW-19.4':
    'Po podziale: postać powyżej poziomu zadania dostaje o tyle punktów doświadczenia mniej, o ile poziomów jest wyżej, a postać poniżej o tyle więcej.',
  'WOW-19.5': 'Nikt nie traci punktów doświadczenia, które już miał.',
  'WOW-19.6':
    'Symbol przedmiotu z liczbą n: dobiera się n kart z tej talii, 1 się zatrzymuje, a resztę wkłada pod talię.',
  'WOW-19.7':
    'Symbole wykonuje się po kolei. Karty do następnego dobiera się, gdy poprzedni przedmiot ma właściciela.',
  'WOW-19.8': 'Każda postać poniżej poziomu dostaje własne dodatkowe punkty. Opcja: tylko najsłabsza.',
  'WOW-19.9':
    'Przedmiot specjalny bierze się z talii kielicha. Z dwóch nazw grupa wybiera jedną. Gdy tej karty już nie ma, nic się nie dostaje.',
  'WOW-19.10': 'Grupa decyduje, kto dostaje każdy przedmiot; przy pełnej torbie obowiązuje 11.15.',
  'WOW-19.11': 'Gdy talia ma za mało kart, proponuje się te, które są; pusta talia nic nie daje.',
  'WOW-19.12':
    'Awans, natychmiast: poziom rośnie o 1; Zdrowie i Energia rosną do nowych limitów; postać wybiera talent tego lub niższego poziomu.',
  'WOW-19.13':
    'Kolejne poziomy osiąga się przy 4, 10, 18 i 28 punktach doświadczenia. Więcej niż 28 mieć nie można, a poziom 5 jest najwyższy.',
  'WOW-19.14': 'Kto przechodzi dwa poziomy naraz, wykonuje te kroki dwa razy.',
  'WOW-19.15': 'Nagrody za bossów, wojny i inne wydarzenia nie zależą od poziomów.',
  'WOW-19.16':
    'Po walce: usuwa się znaczniki; pokonani wracają do gry; zadania nagradza się po kolei – złoto i doświadczenie, przedmioty, awanse, potem nowe zadanie –; na końcu wydarzenia.',
  'WOW-20.1':
    'Symbol wydarzenia: dobiera się wydarzenie. Wydarzenie premiowe się wykonuje i dobiera następną kartę. Dobieranie kończy się po zwykłym wydarzeniu.',
  'WOW-20.2': 'Wydarzenie premiowe wykonane już w tym dobieraniu odrzuca się bez skutku.',
  'WOW-20.3': 'Potem dobiera się dalej. Opcja: dobieranie się kończy.',
  'WOW-20.4': 'Zwykłe wydarzenie, które na coś czeka, leży odkryte, aż to nastąpi.',
  'WOW-20.5':
    'Silniejsza frakcja ma łącznie więcej punktów doświadczenia, słabsza mniej. Przy remisie obie liczą się jako silniejsze.',
  'WOW-20.6': 'Liczba losu wydarzenia, od 0 do 2, ma znaczenie tylko dla Nefariana.',
  'WOW-20.7':
    'Gdy talia wydarzeń jest pusta, tasuje się odrzucone wydarzenia, raz na dobieranie; bez tych w grze i tych z tego dobierania. Gdy nic nie zostało, dobieranie się kończy.',
  'WOW-20.8':
    'Wybory „w kolejności doświadczenia” idą od postaci z najmniejszą liczbą punktów do tej z największą. Wybory frakcji zaczyna ta, której tura się kończy.',
  'WOW-20.9': 'Nikt nie musi brać tego, co proponuje wydarzenie.',
  'WOW-21.1':
    'Zawody i Rzemiosła: w kolejności doświadczenia każda postać zyskuje tyle złota, ile wynosi jej poziom, albo odzyskuje tyle samo punktów Zdrowia i Energii, w dowolnym podziale.',
  'WOW-21.2':
    'Nowe Horyzonty: każda frakcja może odrzucić jedno ze swoich zadań i dobrać nowe. Stwory z zadania znikają, niebieskie zostają. Stara karta trafia pod swoją talię, szara poza grę.',
  'WOW-21.3':
    'Gobliński Sterowiec: w kolejności doświadczenia każda postać może polecieć do dowolnej własnej trasy lotniczej w regionie bez wrogów.',
  'WOW-21.4':
    'Wędrowni Kupcy: w kolejności doświadczenia każda postać może kupić jeden przedmiot za połowę ceny, zaokrągloną w górę. Gobliński Kupiec: każda może sprzedać jeden przedmiot z torby za połowę ceny, zaokrągloną w dół.',
  'WOW-21.5':
    'Bestie Lordaeronu: frakcje na przemian przesuwają grupy niebieskich stworów o najwyżej dwa regiony, każda dwie grupy, w sumie cztery różne. Grupa nie może skończyć w regionie startowym, z postacią drugiej frakcji ani z inną niebieską grupą swojego rodzaju.',
  'WOW-21.6':
    'Podstęp zostaje w grze: obie frakcje mogą rzucać wyzwanie stworom z zadań wroga. Kto wykona takie zadanie, dostaje jego nagrodę o 1 punkt doświadczenia mniejszą, właściciel zadania dobiera nowe, a kartę się odrzuca.',
  'WOW-21.7':
    'Inna Droga do Mocy: w kolejności doświadczenia każda postać bierze tyle złota, ile wynosi jej podwojony poziom, albo zastępuje dowolne swoje talenty innymi ze swojej klasy, żadnym z wyższego poziomu niż zastępowany.',
  'WOW-21.8':
    'Nagroda za Głowę zostaje w grze: w każdej frakcji oznacza się losową postać. Gdy pierwsza z nich zostanie pokonana przez postacie, każda postać drugiej frakcji zyskuje 3 punkty doświadczenia, a kartę się odrzuca. Gdy obie padną w tym samym kroku, zyskują obie frakcje.',
  'WOW-21.9':
    'Dawne Waśnie zostają w grze: frakcja, która pierwsza wygra walkę między postaciami, zyskuje za każdego uczestnika 8 sztuk złota i 1 punkt doświadczenia, jeśli jest silniejsza, a 4 sztuki złota i 2 punkty, jeśli słabsza.',
  'WOW-21.10':
    'Wojna: zaznaczone są dwa regiony. Jeśli na koniec tury wroga frakcja ma postać w każdym z nich, wygrywa wojnę.',
  'WOW-21.11':
    'Każda jej postać zyskuje wtedy 5 sztuk złota i tyle doświadczenia, ile karta podaje dla silniejszej lub słabszej frakcji. Kilka wojen sprawdza się po kolei.',
  'WOW-21.12': 'Boss: w regionie podanym na karcie stoi boss. Kto go pokona, dostaje nagrodę.',
  'WOW-21.13':
    'Nagroda zależy od tego, czy frakcja jest w tej chwili silniejsza, czy słabsza, i dzieli się jak nagroda za zadanie.',
  'WOW-21.14':
    'Wyrzutek Zaeldarr: każda postać z przedmiotami w torbie kładzie jeden na karcie. Widmowa Zemsta: każda kładzie na karcie połowę swojego złota, zaokrągloną w dół. Zwycięzcy dzielą to, co leży na karcie.',
  'WOW-21.15':
    'Uszy i Głowy z Dziczy zostają do następnej karty wydarzenia: każdy pokonany niebieski stwór daje 1 punkt doświadczenia i tyle złota, ile wynosi połowa jego ataku, zaokrąglona w dół; dzieli się to jak nagrodę za zadanie, nawet po przegranej walce. Odrzuca się je, gdy w grze jest Oczyszczenie Krainy lub Cuchnące Wiatry Zarazy.',
  'WOW-21.16':
    'Oczyszczenie Krainy zostaje w grze: frakcje zatrzymują pokonane niebieskie stwory jako trofea. Pierwsza z trofeami o łącznym ataku co najmniej 10 daje każdej swojej postaci 4 sztuki złota i 2 punkty doświadczenia; potem wszystkie trofea wracają do zapasu figurek.',
  'WOW-21.17':
    'Cuchnące Wiatry Zarazy zostają w grze, póki niebieskie stwory są na Zachodnich lub Wschodnich Ziemiach Zarazy: podróż, która zaczyna się w tych krainach lub do nich prowadzi, kosztuje 1 punkt Energii, a pokonane tam niebieskie stwory dają po 2 punkty doświadczenia.',
  'WOW-21.18':
    'Kotły Plagi: każda frakcja może raz rzucić wyzwanie bossowi. Każdy ze zwycięskiej grupy dostaje żeton. Kel’Thuzad ma o 4 większy atak przeciw frakcji bez żetonu.',
  'WOW-21.19':
    'Światło Wieków: jeden z niepokonanych zwycięzców bierze relikwię. Gdy jej posiadacz zaczyna walkę z Kel’Thuzadem, na pole obrażeń trafiają 4 trafienia. Relikwii nigdy się nie traci.',
  'WOW-21.20':
    'Skażenie Duszy: każda postać w odległości do 4 regionów od Kel’Thuzada traci połowę Zdrowia, zaokrągloną w dół. Magiczne Zepsucie: to samo z Energią. Gdy w grze jest Szerzenie Zarazy, to 8 regionów, a połowę zaokrągla się w górę.',
  'WOW-21.21':
    'Szerzenie Zarazy zostaje w grze: żetony zarazy leżą w regionach Gospodarstwo Marrisów, Hearthglen i Ruiny Andorhalu, a każdy przeciwnik na Ziemiach Zarazy ma atak większy o 2. Po akcji w takim miejscu postać może zapłacić 3 punkty Energii, by usunąć żeton i zyskać 1 punkt doświadczenia. Z ostatnim żetonem znika karta.',
  'WOW-21.22':
    'Dom Aukcyjny: wszystkie postacie w tajemnicy oferują złoto, od 0 w górę, i ujawniają razem. Kto oferuje najwięcej, płaci i bierze przedmiot; przy remisie decyduje los.',
  'WOW-21.23': 'Gdy wszyscy oferują 0, remisują wszyscy.',
  'WOW-21.24':
    'Przedmioty z aukcji leżą przed właścicielem, nie w torbie. Działają od razu, nie można ich sprzedać, wymienić ani zabrać jako łup i wychodzą z gry, gdy właściciel zostaje pokonany.',
  'WOW-21.25': 'Gracz z dwiema postaciami składa dwie oferty. Przegrane oferty nic nie kosztują.',
  'WOW-21.26':
    'Boss z Kotłów Plagi zostaje, nietknięty, aż obie frakcje spróbują. Karta zostaje do końca gry.',
  'WOW-21.27':
    'Karta Dom Aukcyjny wychodzi z gry, gdy jej przedmiot zostanie zdobyty, Światło Wieków – gdy jego boss zostanie pokonany.',
  'WOW-22.1': 'Frakcja, która pokona władcę, wygrywa grę.',
  'WOW-22.2': 'Władcy można rzucać wyzwanie dowolnie wiele razy. Pokonani wracają jak zwykle.',
  'WOW-22.3': 'Najpierw trzeba rzucić wyzwanie niebieskim stworom w jego regionie.',
  'WOW-22.4':
    'Zagrożenie, atak i zdrowie przy 4 postaciach, potem przy 6: Kel’Thuzad 7/14/18, 7/21/27; Nefarian 7/12/26, 7/18/39; Kazzak 7/16/22, 7/24/33.',
  'WOW-22.5':
    'Kel’Thuzad: po przerzucie postać traci 2 punkty Zdrowia za każdą czerwoną lub niebieską kość z wynikiem 1 lub 2. Na każde trafienie wyniszczenia trzeba przydzielić czerwoną lub niebieską kość z wynikiem 6 lub więcej. Na końcu rozstrzygnięcia z pola obrażeń znika tyle trafień, ile postaci jest w grze.',
  'WOW-22.6':
    'Nefarian: wartość wyniszczenia dzieli się na pół i zaokrągla w górę. W fazie ataku na pola obrażeń i obrony razem trafia najwyżej tyle trafień, ile postać ma czerwonych i niebieskich kości z wynikiem 8; gracz wybiera które. Wszystkie inne trafiają na pole wyniszczenia.',
  'WOW-22.7':
    'Kazzak: każdy atakujący ma przerzut −1. Po położeniu znaczników postać traci 1 punkt Zdrowia, a z pola wyniszczenia znika 1 trafienie, za każdą jej czerwoną lub niebieską kość z wynikiem 1 lub 2.',
  'WOW-22.8':
    'Po każdej karcie wydarzenia Nefarian przesuwa się o tyle regionów, ile wynosi jej liczba losu, najkrótszą drogą do Bastionu. Spośród kilku dróg wybiera frakcja, której tura się kończy.',
  'WOW-22.9':
    'Gdy Nefarian dotrze do Bastionu, zaczynają się ostatnie bitwy: walczy z nim frakcja z większą liczbą punktów doświadczenia (przy remisie decyduje los), wszystkimi postaciami, gdziekolwiek są; jeśli przegra, walczy druga. Kto go pokona, wygrywa grę. Gdy przegrają obie, jest remis.',
  'WOW-22.10':
    'Po własnej akcji postać w regionie z żetonem Kazzaka może go za darmo obejrzeć. Tylko jej frakcja dowiaduje się, co to jest.',
  'WOW-22.11':
    'Wyzwanie rzucone żetonowi odkrywa go. Fałszywy się usuwa, a akcje przepadają. Pod prawdziwym jest Kazzak; zaczyna się walka, a wszystkie inne żetony się usuwa.',
  'WOW-22.12':
    'W ostatnich bitwach z 22.9 postacie walczą w takim stanie, w jakim są. Opcja: najpierw w pełni odzyskują siły i zarządzają kartami.',
  'WOW-22.13': 'Kart wydarzeń Kel’Thuzada używa się tylko z nim.',
  'WOW-23.1':
    'Jeśli do końca tury 30 nikt nie pokonał władcy, wszystkie postacie odzyskują Zdrowie i Energię do limitu i zarządzają kartami. Potem frakcje toczą ostatnią bitwę.',
  'WOW-23.2':
    'Atakuje frakcja z większą liczbą punktów doświadczenia; przy remisie decyduje los. Atakujący zarządzają pierwsi.',
  'WOW-23.3':
    'Biorą udział wszystkie postacie, gdziekolwiek są. Grę wygrywa frakcja, która przetrwa. Gdy nie przetrwa żadna, jest remis.',
  'WOW-23.4': 'Znaczniki klątwy zostają.',
  'WOW-23.5': 'Po ostatniej bitwie nie ma łupu ani nagród.',
  'WOW-23.6':
    'Nie ma punktacji: wygrywa Przymierze, wygrywa Horda albo jest remis. Frakcja wygrywa lub przegrywa razem.',
  'WOW-24.1':
    'Śmiertelne walki między postaciami: przy rozstrzygnięciu każda frakcja przyjmuje jako rany wszystkie trafienia z pola obrażeń wroga, a nie różnicę.',
  'WOW-24.2':
    'Jeśli w takiej walce wszyscy padną w tym samym kroku, wygrywa frakcja z mniejszą liczbą ran, których nie miał kto przyjąć; gdy jest ich tyle samo, żadna. Łupu i tak nie ma.',
  'WOW-24.3':
    'Bez limitu tur: po turze 30 znacznik wraca na pole 1. Grę kończy wtedy tylko pokonanie władcy albo 22.9.',
  'WOW-24.4':
    'Od drugiego okrążenia każdy symbol przedmiotu dodaje przedmiot z kołem. Opcja: nadrukowany rodzaj.',
  'WOW-24.5': 'Wszystkie opcje można łączyć.',
  'WOW-24.6':
    'Niektóre opcje wzięły się z pytań graczy: łup przy pełnej torbie (17.15), zmiana wyniku (13.14), zmiana koloru (13.15).',
  'WOW-24.7':
    'Porady na pierwszą grę: druid, czarnoksiężnik i łowca w Przymierzu, wojownik, mag i kapłan w Hordzie. W pierwszej turze odwiedźcie miasto, kupcie dwie moce za 5 sztuk złota, a potem podróżujcie w stronę stworów z zadań, omijając niebieskie. To tylko rady.',
  'WOW-25.1':
    'Każdy widzi wszystko o każdej postaci, wszystkie zadania, wydarzenia i przedmioty na stole, wszystkie figurki, znaczniki i kości.',
  'WOW-25.2':
    'Jawne są też: reszta talii klas, liczba kart w każdej talii, odrzucone wydarzenia, wykonane zadania oraz wszystkie dotychczasowe rzuty i dobrane karty.',
  'WOW-25.3':
    'Ukryte: kolejność zadań, przedmiotów i wydarzeń w taliach oraz to, które szare zadania zostały.',
  'WOW-25.4': 'Ukryte do wspólnego ujawnienia: oferty na aukcji i to, co usuwa pancerz między postaciami.',
  'WOW-25.5': 'Żetony Kazzaka zna tylko frakcja, która je obejrzała.',
  'WOW-25.6': 'Dobrane przedmioty, zadania i wydarzenia widzą wszyscy.',
  'WOW-25.7': 'Propozycje i rozmowy wewnątrz frakcji widzi tylko ta frakcja.',
  'WOW-25.8':
    'Gracz może cofnąć ostatni krok, póki niczego nie rzucono, nie dobrano ani nie ujawniono i nikt inny o niczym nie zdecydował.',
  'WOW-25.9':
    'Każda zmiana to zapisana decyzja razem z wynikami losowań, więc grę można dokładnie odtworzyć.',
  'WOW-25.10': 'Za gracza, który odejdzie, może grać bot, aż gracz wróci.',
} as const satisfies SameKeys<typeof english>;
