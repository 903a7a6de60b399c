/** The rules of chapters 1 to 4, clause by clause, in Polish. */
import type { rules as english } from '../en/rules-1-4.ts';

export const rules = {
  'RUSH-1.1': 'W grze bierze udział 2, 3, 4 lub 5 graczy; elementów starcza dokładnie dla pięciorga.',
  'RUSH-1.2':
    'Jeden gracz ma przez całą partię kartę Pierwszego Gracza; przy stole jest to ten, kto ostatnio grał w grę internetową.',
  'RUSH-1.3':
    'W programie pierwszego gracza wyznacza opcja `firstPlayer` (domyślnie: losowo spośród miejsc). Przy stole, przy którym nikt nie gra w sieci, jest nim najmłodszy gracz.',
  'RUSH-1.4':
    'Miejsca są ponumerowane od 1 do n zgodnie z ruchem wskazówek zegara, począwszy od pierwszego gracza; w tej kolejności następują tury, runda po rundzie.',
  'RUSH-1.5': 'Każdy gracz zaczyna z 3 odkrytymi kartami Baz przed sobą, nieuszkodzonymi i niebronionymi.',
  'RUSH-1.6': 'Każdy gracz zaczyna z 6 kartami Koszar: 4 Inżynierów, 1 Technik, 1 Ochotnicy.',
  'RUSH-1.7':
    'Każdy gracz tasuje te 6 kart i tworzy z nich zakryty Garaż; wszystkie Składy są na początku puste.',
  'RUSH-1.8': 'Przed pierwszą turą każdy gracz dobiera z Garażu 3 karty jako rękę początkową.',
  'RUSH-1.9': '100 kart Pojazdów tasuje się w talię Pojazdów; 4 z nich odkrywa się w rzędzie: to Rezerwa.',
  'RUSH-1.10':
    'Pola Rezerwy są ponumerowane od 0 (obok talii) wzwyż. Przygotowanie wypełnia rząd jak każde uzupełnienie (nowa karta na polu 0, starsze przesuwają się dalej), więc karta odkryta jako pierwsza leży na koniec najdalej od talii.',
  'RUSH-1.11': 'Cmentarzysko i stos odrzuconych Pojazdów to dwie osobne strefy; na początku obie są puste.',
  'RUSH-1.12':
    'Tworzy się cztery odkryte stosy Medali, po jednym na nację, każdy z 9 pojedynczymi i 3 podwójnymi Medalami; każdy może je w dowolnej chwili przeglądać i liczyć.',
  'RUSH-1.13':
    '12 kart Osiągnięć tasuje się i odkrywa o jedną więcej, niż jest graczy; to są Osiągnięcia tej partii.',
  'RUSH-1.14': 'Niewykorzystane karty Osiągnięć, Koszar, Baz i pomocy są poza grą.',
  'RUSH-1.15':
    'Każdy gracz dostaje kartę pomocy z przeglądem zdolności; w programie pomoc jest zawsze o jedno kliknięcie stąd.',
  'RUSH-1.16':
    'Wszystkie tasowania pochodzą z jednego generatora na serwerze, którego ziarno jest zapisywane, tak by grę można było dokładnie odtworzyć.',

  'RUSH-2.1': 'Garaż jest zakryty; jego kolejności nie zna nikt, nawet właściciel; liczba kart jest jawna.',
  'RUSH-2.2': 'Skład jest odkryty, a właściciel może go przeglądać w każdej chwili.',
  'RUSH-2.3':
    'Przeciwnicy widzą wierzchnią kartę i liczbę kart Składu; opcja `openDepots` pokazuje wszystko.',
  'RUSH-2.4': 'Gracz może w każdej chwili oglądać własną rękę.',
  'RUSH-2.5': 'Ręka jest ukryta przed przeciwnikami, póki właściciel nie odkryje jej w kroku I swojej tury.',
  'RUSH-2.6': 'Karty dobrane w kroku II własnej tury też są odkryte.',
  'RUSH-2.7':
    'Każda karta, która dołącza do oddziału, trafia odkryta na wierzch Składu nowego właściciela, nigdy do Garażu ani na rękę.',
  'RUSH-2.8':
    'Karty ze stosu odrzuconych Pojazdów wracają, gdy talia Pojazdów się wyczerpie; karty z Cmentarzyska nie wracają nigdy.',
  'RUSH-2.9':
    'Zawsze jawne są: Rezerwa, stos odrzuconych Pojazdów, Cmentarzysko, stosy Medali, Osiągnięcia, wszystkie Bazy z obrońcami i uszkodzeniami, liczba kart na każdej ręce, w każdym Garażu, w każdym Składzie i w talii Pojazdów.',
  'RUSH-2.10': 'Oddział może mieszać Pojazdy dowolnych nacji.',
  'RUSH-2.11':
    'Karta ze zdolnościami uchodzi za zagraną, gdy opuściła rękę i trafiła do Składu, na Cmentarzysko albo na Bazę.',
  'RUSH-2.12':
    'Póki działają jej zdolności, karta nie znajduje się w żadnej z tych stref, więc nie bierze udziału w tasowaniu wywołanym jej własnym efektem.',

  'RUSH-3.1':
    'Tura ma trzy kroki w tej kolejności: I naprawa i odkrycie ręki; II zagrywanie kart; III odświeżenie Rezerwy i dobieranie.',
  'RUSH-3.2': 'Krok I najpierw usuwa wszystkie uszkodzenia Baz i obrońców aktywnego gracza.',
  'RUSH-3.3': 'Następnie w kroku I odkrywa się całą rękę (zwykle 3 karty).',
  'RUSH-3.4':
    'Karty Baz z odkrytej ręki idą od razu do Składu i nie są zastępowane; zob. opcję `baseCardsLeaveHand`.',
  'RUSH-3.5':
    'W kroku II każdej karty z ręki można użyć na jeden z trzech sposobów, do wyboru gracza, jeśli możliwych jest kilka: zapłacić jej Zasobami; zagrać ją dla jej zdolności, a potem, jeśli można, jako obrońcę; użyć jej w ataku.',
  'RUSH-3.6': 'Karty z ręki można zagrywać w dowolnej kolejności.',
  'RUSH-3.7':
    'Jedno zagranie karty to dokładnie jeden z trzech sposobów: karta, która płaci, nie uruchamia zdolności i nie atakuje, i tak dalej.',
  'RUSH-3.8':
    'Tę samą kartę Pojazdu można zagrać tylko raz na turę: jeśli była zagrana, została wtasowana i w tej samej turze wróciła na rękę, w tej turze nie można jej już zagrać.',
  'RUSH-3.9':
    'Zasada 3.8 liczy wszystkie trzy sposoby zagrania razem i dotyczy pojedynczej karty, a nie jej nazwy.',
  'RUSH-3.10': 'Karty Koszar i Medale, które wracają w tej samej turze, można zagrać ponownie.',
  'RUSH-3.11': 'Nikt nie musi zagrywać karty; niezagrane idą w kroku III do Składu właściciela.',
  'RUSH-3.12': 'W środku kroku II nie można wyrzucać do Składu niewykorzystanych kart.',
  'RUSH-3.13': 'Zagrywać można tylko karty z ręki; Pojazd leżący na Bazie nie jest na ręce.',
  'RUSH-3.14':
    'Krok II kończy się, gdy powie to aktywny gracz, a żadna decyzja nie czeka; wolno go zakończyć bez zagrania czegokolwiek.',
  'RUSH-3.15': 'Zdobytych kart Baz nie można zagrać w żaden sposób.',
  'RUSH-3.16': 'Inżynierów można użyć tylko do płacenia.',
  'RUSH-3.17': 'Technika i Ochotników można użyć tylko dla ich zdolności.',
  'RUSH-3.18': 'Medali można użyć tylko do płacenia.',

  'RUSH-4.1':
    'Zasoby: Inżynier 1, pojedynczy Medal 1, podwójny Medal 2, każdy Pojazd tyle, ile na nim wydrukowano (od 0 do 6).',
  'RUSH-4.2': 'Technik, Ochotnicy i zdobyte karty Baz nie mają wartości Zasobów i nie mogą płacić.',
  'RUSH-4.3': 'Wartość Zasobów 0 też jest wartością: taką kartą można płacić.',
  'RUSH-4.4':
    'Zakup polega na tym, że zagrywa się z ręki jedną lub więcej płacących kart i bierze z Rezerwy jeden Pojazd o koszcie nie większym niż suma ich Zasobów.',
  'RUSH-4.5':
    'Pierwszy zakup w turze wymaga co najmniej jednej płacącej karty, nawet przy Pojeździe o koszcie 0; niczego nie bierze się za darmo (dalsze zakupy: 4.14 i 4.22).',
  'RUSH-4.6':
    'Kolejność zakupu: płacące karty idą do Składu, Pojazd idzie na wierzch Składu, Rezerwa się przesuwa, odkrywa się nową kartę.',
  'RUSH-4.7':
    'Przesunięcie i uzupełnienie: karty między luką a talią przesuwają się o jedno pole dalej od talii i od razu odkrywa się z talii Pojazdów jedną kartę na pole 0.',
  'RUSH-4.8': 'Bez Poboru dozwolony jest tylko jeden zakup na turę.',
  'RUSH-4.9':
    'Wolno zapłacić za dużo; nadwyżka nic nie daje, chyba że Pobór zagrany wcześniej lub później pozwala na kolejny zakup w tej samej turze (4.12, 4.15).',
  'RUSH-4.10': 'Kartami można płacić tylko w ramach zakupu, a nie po to, by odłożyć Zasoby na później.',
  'RUSH-4.11': 'Gdy w turze zadziałała zdolność Pobór, można w tej turze dokonać dowolnej liczby zakupów.',
  'RUSH-4.12':
    'Rachunek tury: suma Zasobów wszystkich kart zapłaconych w turze musi wynosić co najmniej tyle, ile łączny koszt wszystkich Pojazdów kupionych w turze; przy Poborze niewydane punkty wcześniejszych zakupów można więc wykorzystać do końca kroku II.',
  'RUSH-4.13':
    'Także przy Poborze zakupów dokonuje się jeden po drugim, każdy z własnym uzupełnieniem, a kartę odkrytą przy uzupełnieniu można kupić jako następną.',
  'RUSH-4.14':
    'Przy Poborze dalszy zakup może nie dodawać żadnej płacącej karty, jeśli rachunek już go pokrywa.',
  'RUSH-4.15': 'Rachunek obejmuje także zakup dokonany w turze przed zdolnością Pobór.',
  'RUSH-4.16': 'Zasoby karty z Zasobami narodowymi można wydać tylko na Pojazdy tej nacji.',
  'RUSH-4.17': '„Ta nacja” to nacja karty, która ma tę zdolność.',
  'RUSH-4.18': 'Zasoby narodowe i zwykłe można łączyć w jednym zakupie.',
  'RUSH-4.19': 'Za Zasoby narodowe można kupić kilka Pojazdów tej nacji tylko razem z Poborem.',
  'RUSH-4.20':
    'Sprawdzenie rachunku: niech G to zwykłe punkty zapłacone w tej turze, N(x) punkty narodowe nacji x zapłacone w tej turze, C(x) łączny koszt Pojazdów nacji x kupionych w tej turze (razem z właśnie kupowanym). Zakup jest dozwolony tylko wtedy, gdy suma max(0, C(x) − N(x)) po wszystkich nacjach wynosi najwyżej G.',
  'RUSH-4.21':
    'Każda karta nowo zapłacona w zakupie musi mieć zwykłe Zasoby albo Zasoby narodowe nacji kupowanego Pojazdu.',
  'RUSH-4.22':
    'Przy każdym zakupie co najmniej jedna karta zapłacona w tej turze (teraz lub, przy Poborze, wcześniej) musi mieć zwykłe Zasoby albo Zasoby narodowe nacji kupowanego Pojazdu.',
  'RUSH-4.23': 'Medale płacą zwykłymi Zasobami, bez względu na swoją nację.',
  'RUSH-4.24':
    'Kupiony Pojazd można zagrać w tej samej turze tylko wtedy, gdy w tej turze zostanie wtasowany i dobrany.',
  'RUSH-4.25':
    'Karty zapłacone w jednym zakupie idą do Składu w kolejności, w jakiej wymienia je ruch; na rachunku liczy się każda zapłata, więc karta zapłacona ponownie według 3.10 liczy się ponownie.',
} satisfies Readonly<Record<keyof typeof english, string>>;
