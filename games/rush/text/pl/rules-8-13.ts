/** The rules of chapters 8 to 13, clause by clause, in Polish. */
import type { rules as english } from '../en/rules-8-13.ts';

export const rules = {
  'RUSH-8.1':
    'Na koniec ataku atakujący bierze do Składu 1 Medal za każdy zniszczony w nim Pojazd, ze stosu nacji atakujących.',
  'RUSH-8.2': 'Za zniszczenie Bazy nie ma Medalu; nagrodą jest karta Bazy.',
  'RUSH-8.3':
    'Za dwa Pojazdy zniszczone w tej samej turze gracz może wziąć jeden podwójny Medal zamiast dwóch pojedynczych (za trzy: podwójny i pojedynczy; za cztery: dwa podwójne; i tak dalej).',
  'RUSH-8.4': 'Jeśli w stosie nie ma już podwójnych, bierze się tylko pojedyncze.',
  'RUSH-8.5': 'Jeśli w stosie nie ma już pojedynczych, nagroda, która by takiego wymagała, przepada.',
  'RUSH-8.6':
    'Wypłata za k zniszczonych Pojazdów ze stosu, w którym zostało S pojedynczych i D podwójnych: dozwolone są wszystkie pary (s, d) takie, że s ≤ S, d ≤ D, s + 2d ≤ k, przy których s + 2d jest największe z możliwych; jeśli jest tylko jedna, stosuje ją serwer.',
  'RUSH-8.7': 'Medale trzeba wziąć w takiej liczbie, na jaką pozwala stos.',
  'RUSH-8.8':
    "Domyślnie `killMedalTiming: 'pooled'`: Pojazd zniszczony Oblężeniem zapisuje się na konto nacji karty z Oblężeniem i wypłaca w najbliższej chwili nagród, czyli na koniec ataku, a jeśli go nie ma, na koniec kroku II.",
  'RUSH-8.9':
    'W chwili nagród każdą nację, która ma zapisane Pojazdy, wypłaca się osobno, w kolejności ZSRR, Niemcy, USA, Francja.',
  'RUSH-8.10':
    'Nagrodę dostaje tylko gracz, którego trafienie niszczy Pojazd, bez względu na to, kto go wcześniej uszkodził.',
  'RUSH-8.11': 'Medale są kartami oddziału: płacą (4.1) i dają punkty (11.15), także do Osiągnięć za Medale.',
  'RUSH-8.12': 'Liczą się zniszczone Pojazdy każdej klasy, także jednostki pomocnicze.',
  'RUSH-8.13':
    'Chwila nagród po ataku następuje, zanim gracz zrobi cokolwiek innego; ta na koniec kroku II poprzedza krok III.',

  'RUSH-9.1':
    'Najpierw odświeża się Rezerwę: karta najdalej od talii idzie na stos odrzuconych Pojazdów, pozostałe przesuwają się dalej od talii, a na polu 0 odkrywa się nową kartę.',
  'RUSH-9.2': 'Potem wszystkie karty pozostałe na ręce idą do Składu.',
  'RUSH-9.3': 'Potem gracz dobiera z Garażu trzy karty jako nową rękę.',
  'RUSH-9.4':
    'Jeśli w Garażu jest mniej kart, niż potrzeba, gracz dobiera te, które są, tasuje Skład w nowy Garaż i dobiera dalej, aż do trzech.',
  'RUSH-9.5': 'Potem tura przechodzi na gracza po lewej.',
  'RUSH-9.6': 'Nowa ręka jest ukryta przed przeciwnikami aż do następnego kroku I właściciela.',
  'RUSH-9.7':
    'Jeśli Rezerwa jest pusta, 9.1 tylko ją uzupełnia; jeśli jest mniejsza, niż powinna, najdalszą kartę i tak się odrzuca, a uzupełnia się do pełnej wielkości, dopóki są karty.',

  'RUSH-10.1':
    'Gdy gracz musi dobrać z pustego Garażu, jego Skład zostaje potasowany i staje się Garażem, a dobieranie trwa dalej.',
  'RUSH-10.2': 'Tasuje się tylko wtedy, gdy trzeba dobrać kartę, a nie wtedy, gdy Garaż się opróżni.',
  'RUSH-10.3': 'Jeśli i Garaż, i Skład są puste, dobieranie kończy się na mniejszej liczbie kart.',
  'RUSH-10.4':
    'Tasowanie obejmuje wszystko, co w tej chwili leży w Składzie: kupione Pojazdy, Medale, karty Baz, karty użyte wcześniej w turze.',
  'RUSH-10.5':
    'Gdy talia Pojazdów się wyczerpie, tasuje się stos odrzuconych Pojazdów i tworzy z niego nową.',
  'RUSH-10.6': 'Także to dzieje się tylko wtedy, gdy trzeba odkryć kartę, a talia jest pusta.',
  'RUSH-10.7': 'Jeśli i talia, i stos odrzuconych Pojazdów są puste, pola Rezerwy pozostają puste.',
  'RUSH-10.8':
    'Rezerwa jest jednym rzędem bez luk, a numer pola to miejsce w tym rzędzie licząc od talii: po nieudanym uzupełnieniu rząd jest po prostu krótszy (karta najbliżej talii jest znów na polu 0), a „najdalsza” znaczy ostatnia w rzędzie.',

  'RUSH-11.1': 'Koniec gry zostaje wywołany, gdy wszystkie trzy Bazy któregoś gracza są zniszczone.',
  'RUSH-11.2':
    'Koniec gry zostaje wywołany, gdy ktoś weźmie ostatni pojedynczy Medal któregoś stosu, bez względu na to, czy zostały podwójne.',
  'RUSH-11.3':
    'Po wywołaniu końca dogrywa się bieżącą turę i gra dalej, aż turę zakończy gracz po prawej stronie pierwszego gracza; wtedy partia się kończy.',
  'RUSH-11.4': 'Jeśli koniec wywoła właśnie ten ostatni gracz, partia kończy się po tej samej turze.',
  'RUSH-11.5': 'Gracze, których wszystkie Bazy są zniszczone, nadal rozgrywają swoje zwykłe tury.',
  'RUSH-11.6': 'Gracz, którego wszystkie Bazy są zniszczone, może wygrać.',
  'RUSH-11.7': 'Ponowne spełnienie warunku końca w ostatniej rundzie niczego nie zmienia.',
  'RUSH-11.8': 'Końcowy oddział gracza to wszystkie karty na ręce, w Garażu i w Składzie.',
  'RUSH-11.9': 'Bazy, które nadal stoją, nie są częścią oddziału.',
  'RUSH-11.10':
    'Pojazdy, które nadal leżą na Bazach, domyślnie się nie liczą; zob. opcję `squadIncludesDefenders`.',
  'RUSH-11.11': 'Karty na Cmentarzysku nie liczą się do niczego.',
  'RUSH-11.12':
    'Każde Osiągnięcie dostaje jeden gracz, który w jego warunku jest sam na pierwszym miejscu (zob. tabelę Osiągnięć).',
  'RUSH-11.13':
    'Jeśli na pierwszym miejscu remisuje dwóch lub więcej graczy, tego Osiągnięcia nie dostaje nikt.',
  'RUSH-11.14':
    'Karty Osiągnięć nie wchodzą do oddziału; kolejność ich sprawdzania (wymienia je pierwszy gracz) nie ma znaczenia.',
  'RUSH-11.15':
    'Punktacja: 1 za pojedynczy Medal, 2 za podwójny Medal, 3 za każdą kartę Bazy w oddziale, 5 za każde Osiągnięcie.',
  'RUSH-11.16': 'Wygrywa najwyższy wynik.',
  'RUSH-11.17': 'Pierwsze rozstrzygnięcie remisu: więcej zniszczonych Pojazdów.',
  'RUSH-11.18': 'Zniszczone Pojazdy mierzy się punktami na Medalach w końcowym oddziale.',
  'RUSH-11.19': 'Drugie rozstrzygnięcie remisu: więcej zniszczonych Baz.',
  'RUSH-11.20':
    'Zniszczone Bazy, przy tym rozstrzygnięciu i w Osiągnięciu, to karty Baz w końcowym oddziale.',
  'RUSH-11.21': 'Trzecie rozstrzygnięcie remisu: więcej Osiągnięć.',
  'RUSH-11.22': 'Jeśli remis trwa nadal, remisujący gracze wygrywają razem.',
  'RUSH-11.23': 'Za zachowanie własnych Baz nie dostaje się nic.',
  'RUSH-11.24': 'Osiągnięcia za Medale liczą punkty na Medalach danej nacji (podwójny pokazuje dwa).',

  'RUSH-12.1': '`reserveSize` = 4 (domyślnie) lub 5 (v2.0): tyle kart ma Rezerwa przez całą partię.',
  'RUSH-12.2':
    "`reserveRefresh` = `'mandatoryAtEnd'` (domyślnie) lub `'optionalAtStart'` (v2.0): w drugim przypadku pomija się 9.1, a w kroku I, po odkryciu ręki, aktywny gracz decyduje, czy odświeżyć Rezerwę.",
  'RUSH-12.3': 'Odświeżenie do wyboru to ta sama operacja co w 9.1, najwyżej raz na turę.',
  'RUSH-12.4': "Przy `'optionalAtStart'` uzupełnienia po zakupach, Badaniach i Zwiadzie pozostają bez zmian.",
  'RUSH-12.5':
    '`attackerExposure` = false (domyślnie) lub true (v2.0): gracz, który zaatakował Bazę lub Pojazd, musi wybrać jeden z atakujących Pojazdów o Obronie powyżej 0 i położyć go na jednej z własnych Baz.',
  'RUSH-12.6':
    'Odsłonięcie następuje raz, po ostatnim trafieniu i przed Medalami; wybraną kartę bierze się ze Składu i obowiązują 5.8, 5.9, 5.11 i 5.13.',
  'RUSH-12.7':
    'Odsłonięcie pomija się, jeśli żaden zgłoszony atakujący nie ma Obrony powyżej 0 albo gracz nie ma już Baz; Oblężenie nigdy nie powoduje odsłonięcia.',
  'RUSH-12.8':
    "`siegeDamage` = `'step'` (domyślnie) lub `'point'`: przy `'point'` Oblężenie zadaje jeden punkt uszkodzeń, więc nieuszkodzony Pojazd bojowy o Obronie 1 od razu ulega zniszczeniu; reszta jak w rozdziale 6.",
  'RUSH-12.9':
    "`killMedalTiming` = `'pooled'` (domyślnie) lub `'immediate'`: przy `'immediate'` Pojazd zniszczony Oblężeniem daje od razu jeden pojedynczy Medal (albo nic, 8.5), a podwójne mogą dać tylko Pojazdy z ataku.",
  'RUSH-12.10':
    "`baseCardsLeaveHand` = `'onReveal'` (domyślnie) lub `'onDraw'`: przy `'onDraw'` karty Baz odchodzą także zaraz po dobraniu trzech kart z 9.3, bez zastąpienia, więc nigdy nie można ich wybrać przy Sabotażu.",
  'RUSH-12.11':
    '`squadIncludesDefenders` = false (domyślnie) lub true: przy true Pojazdy leżące na koniec na własnych Bazach gracza należą do końcowego oddziału.',
  'RUSH-12.12': '`openDepots` = false (domyślnie) lub true: przy true każdy może przeglądać każdy Skład.',
  'RUSH-12.13': "`firstPlayer` = `'random'` (domyślnie) albo miejsce wybrane przez tego, kto otwiera stół.",
  'RUSH-12.14':
    '`roundLimit` = brak (domyślnie) lub liczba R, co najmniej 5: na koniec rundy R gra kończy się tak, jakby wywołano koniec (zabezpieczenie dla partii botów; 60 to bezpieczna wartość).',

  'RUSH-13.1':
    'Niczego nie można cofnąć po ujawnieniu informacji ukrytej lub losowej (dobranie, tasowanie, odkrycie karty Rezerwy, odpowiedzi na Sabotaż).',
  'RUSH-13.2':
    'Zgłoszenia ataku, kroki ataku i wybory Oblężenia są ostateczne; położenie Pojazdu, Pobór i wypłatę Medali aktywny gracz może cofnąć, dopóki nie zaszło nic z 13.1 ani inne ostateczne działanie.',
  'RUSH-13.3':
    'Serwer sprawdza każdą akcję; niedozwolona niczego nie zmienia, a odpowiedzią jest numer zasady, którą łamie.',
  'RUSH-13.4':
    'Decyzję, na którą jest tylko jedna dozwolona odpowiedź, stosuje serwer, z wyjątkiem zakończenia kroku II, kroków ataku (pyta się o nie zawsze, by błędny krok można było odrzucić) i Sabotażu poza 6.13.',
  'RUSH-13.5':
    'Jeśli gra się na czas i aktywnemu graczowi skończy się czas, czekające decyzje dostają pierwszą dozwoloną odpowiedź w kolejności wyliczania i krok II się kończy. Spóźniona odpowiedź na Sabotaż odrzuca kartę najniższej rangi w kolejności: Baza, Technik, Ochotnicy, Inżynier, pojedynczy Medal, podwójny Medal, Pojazd według kosztu.',
  'RUSH-13.6': 'Gracza, który odchodzi, zastępuje bot; oddział zostaje w grze.',
  'RUSH-13.7':
    'Zapis pokazuje każdą przełożoną kartę i każdą liczbę, ale kartę dobraną na ukrytą rękę tylko jej właścicielowi.',
  'RUSH-13.8':
    'Jeśli akcja łamie kilka zasad, serwer podaje pierwszą złamaną z tych list. Płacenie: 3.15, 4.2, 3.8, 4.8, 4.5, 4.21, 4.22, potem 4.4 przy pierwszym zakupie w turze lub 4.12 przy dalszym, 4.20. Zdolność: 3.15, 3.16, 3.18, 3.8, 5.1. Sama obrona: 3.15, 3.16, 3.17, 3.18, 3.8, 5.4, 5.18, 5.8. Zgłoszenie ataku: 3.15, 3.16, 3.17, 3.18, 7.1, 3.8, 7.2, 7.3, 7.21. Krok ataku: 7.20, 7.23, 7.22, 6.40, 6.41, 7.6.',
  'RUSH-13.9':
    'Sprawdzenia poza listami z 13.8. Przed nimi: działanie poza swoją turą lub w innym kroku łamie 3.1; inne działanie, gdy czeka decyzja, łamie 5.3 (podczas ataku 7.20, podczas wypłaty Medali 8.13), a zakończenie wtedy kroku II łamie 3.14 (podczas ataku 7.23, co obejmuje też przerwanie ataku); karta Bazy łamie 3.15, gdziekolwiek leży, każda inna karta spoza ręki 3.13. W ich obrębie: Pojazd spoza Rezerwy łamie 4.4, nie własna Baza 5.7, atak bez kart 7.1, atakujący niezgłoszony lub już użyty 7.5. Inne decyzje: Oblężenie 6.15, potem 6.14; Badania 6.27, jeśli dodano karty z ręki, w innym razie 6.26; Naprawa 6.35 bez żadnej karty, w innym razie 6.32; położenie Pojazdu 5.7, potem 5.8; Sabotaż 6.8; wypłata Medali 8.6; odsłonięcie 12.5, potem 5.8; pytanie o Rezerwę, którego nie zadano, 12.2.',
  'RUSH-13.10':
    'Niektóre przykłady proszą o coś, czego nie wyraża żaden punkt decyzji (wyrzucenie niewykorzystanej karty, tylko część zdolności, dopłata do Badań): program, który dostaje taką prośbę, odrzuca ją z podaną tam zasadą, a program, którego interfejs nie może jej wysłać, zgadza się z przykładem.',
  'RUSH-13.11':
    'Każde działanie aktywnego gracza niewymienione ani w 13.1, ani w 13.2 (wybór przy Naprawie, Medal z Niezniszczalności, zagranie „bez zdolności”, odpowiedź „nie” w 12.2), można cofnąć pod warunkiem z 13.2; cofa się po jednym działaniu, od najnowszego, razem ze wszystkim, co spowodowało (zapisane Medale, wywołanie końca).',
  'RUSH-13.12':
    'Kolejność wyliczania do 13.5: „nie” przed „tak”; ręka tak, jak leży, Skład od spodu do wierzchu, Rezerwa od pola 0; Bazy według miejsc zgodnie z ruchem wskazówek zegara od aktywnego gracza, potem według numeru, każda Baza przed swoim obrońcą; pojedyncze karty przed parami; najpierw wypłaty z największą liczbą podwójnych. Przy równej randze w spóźnionej odpowiedzi na Sabotaż: karta wymieniona jako pierwsza.',
} satisfies Readonly<Record<keyof typeof english, string>>;
