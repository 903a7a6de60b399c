/** The rules of chapters 11 to 14, clause by clause. */

export const rules = {
  'EC-11.1': 'Strzał to akcja własnej tury i kosztuje 0 PA (ale zobacz 5.6).',
  'EC-11.2':
    'Celem jest każdy inny pojazd w zasięgu. Odległość liczy się jak w 3.14, a broń strzela w obu kierunkach.',
  'EC-11.3': 'Broń zawsze trafia. Tylko reakcja może uniknąć trafienia albo je osłabić.',
  'EC-11.4': 'Obrażenia: cel traci tyle ciśnienia, ile wybuchów jest na karcie broni.',
  'EC-11.5':
    'Zamiast zadać obrażenia możesz zniszczyć jedno ulepszenie albo jedną broń celu. Wskazujesz je przy strzale; kartę się odrzuca.',
  'EC-11.6':
    'Obrażenia to liczba wybuchów, o 1 więcej z „Kanonierem”, o 2 mniej przy „Awaryjnym pancerzu”. Ciśnienie celu nie spada od nich poniżej 2, a jego PA się nie zmieniają.',
  'EC-11.7': 'Torpedę i rakietę odrzuca się po strzale.',
  'EC-11.8': 'Pojazd ma najwyżej jedną broń. Można z niej strzelić w turze, w której się ją montuje.',
  'EC-11.9': 'Torpeda ziemna: od odległości 5 do 16.',
  'EC-11.10': 'Rakieta: od odległości 0 do 4; to jedyna broń na własne pole. Z opcją sięga całej trasy.',
  'EC-11.11':
    'Strzelać można także wtedy, gdy nic to nie da, na przykład przy ciśnieniu 2. Broń nigdy nie niszczy załogi.',
  'EC-11.12': 'Strzela się tylko we własnej fazie 2.',

  'EC-12.1': 'Są dwie karty balonów i dwa balony: karta 1 ma balon 1, karta 2 balon 2.',
  'EC-12.2':
    'Aby wypuścić balon, postaw go na polu obok własnego. Kartę obraca się w bok i zostaje na pojeździe.',
  'EC-12.3': 'Wybierasz pole przed sobą albo za sobą.',
  'EC-12.4': 'Jeśli na tym polu stoi inny pojazd, balon od razu wybucha.',
  'EC-12.5': 'Balonu, który jest w powietrzu, nie można wypuścić ponownie.',
  'EC-12.6':
    'Na początku tury każdego gracza właściciel przesuwa każdy swój balon o jedno pole, w dowolnym kierunku.',
  'EC-12.7':
    'To obowiązkowe. Jeśli przesuwa się kilka balonów, właściciele działają zgodnie z ruchem wskazówek zegara od gracza, który ma turę. Balon przesuwa się po raz pierwszy na początku tury po wypuszczeniu.',
  'EC-12.8': 'Balon, który trafia na pole z pojazdem, wybucha.',
  'EC-12.9':
    'Wybucha też, gdy pojazd wjeżdża na jego pole. Każdy pojazd go odpala, także pojazd właściciela.',
  'EC-12.10':
    'Wybuch ma jedną ofiarę: pojazd, który wjeżdża. Gdy balon trafia na kilka pojazdów, właściciel wybiera jeden z cudzych. Pojazd właściciela jest ofiarą tylko wtedy, gdy wjeżdża albo stoi tam sam.',
  'EC-12.11': 'Wybuch zadaje obrażenia z jego karty.',
  'EC-12.12':
    'Potem, odparty czy nie, balon znika z trasy, a kartę się odrzuca. Wybuch nie zatrzymuje ruchu.',
  'EC-12.13': 'Jeśli karta opuści pojazd, zanim balon trafi, balonu już się nie przesuwa.',
  'EC-12.14':
    'Taki balon jest porzucony. Zostaje na miejscu i wybucha pod pierwszym pojazdem, który wjedzie, także pod byłym właścicielem: tylko obrażenia, bez „Kanoniera”. Ofiara może reagować, chyba że to były właściciel.',
  'EC-12.15':
    'Jeśli wypuszcza się kartę balonu, gdy jej balon leży jeszcze porzucony, używa się go ponownie.',
  'EC-12.16':
    'Gdy wybucha balon, który nie jest porzucony, właściciel może zamiast obrażeń wybrać zniszczenie (11.5), a ofiara może reagować (10), ale nie w przypadku 12.18.',
  'EC-12.17': 'Jeśli na polu, na które się wjeżdża, są oba balony, pierwszy jest balon 1.',
  'EC-12.18':
    'Jeśli ofiarą jest sam właściciel, są to obrażenia bez „Kanoniera” i bez reakcji; potem następuje 12.12.',
  'EC-12.19':
    'Na początku własnej tury możesz odrzucić kartę broni (5.7), zamiast przesuwać balon. Balon jest wtedy porzucony (12.13) tam, gdzie stoi. W turach innych trzeba go przesunąć.',

  'EC-13.1': 'Montować można tylko wtedy, gdy pojazd stoi w obozie. Potem może jechać dalej.',
  'EC-13.2': 'Montuje się karty z własnej ręki i płaci ich PA.',
  'EC-13.3':
    'Pojazd ma najwyżej jedną broń i jedno ulepszenie. Dopóki są, nie montuje się innych: odrzuć najpierw te (5.7).',
  'EC-13.4': 'Ulepszenie działa od razu.',
  'EC-13.5': 'Podczas jednego postoju można montować, odrzucać i odnawiać dowolnie często.',
  'EC-13.6':
    'Płozy, gąsienice, pazury wspinaczkowe, koła łopatkowe i dziób lodołamacza obniżają o 1 koszt ruchów na dwa swoje tereny. Nigdy się ich nie zakrywa.',
  'EC-13.7': 'Balon gazowy działa od zamontowania, aż pojazd dojedzie do innego obozu.',
  'EC-13.8':
    'Wtedy jego działanie się kończy. Odrzucasz kartę albo ją zakrywasz, żeby później znów ją zapalić.',
  'EC-13.9': 'Balon gazowy obniża o 1 koszt ruchów na każdy teren, także do ojczyzny.',
  'EC-13.10': 'Sprężyn i rakiet wspomagających się używa. Potem się je zakrywa albo odrzuca, do wyboru.',
  'EC-13.11': 'Sprężyny: zapłać 1 PA i przeskocz o 2 pola; potem zakryj albo odrzuć.',
  'EC-13.12':
    'Karta nie może być zakryta. Teren, „Mgła” i „Burza” nie mają znaczenia. Pojazd robi to raz na turę, cokolwiek się odnowi lub zamontuje.',
  'EC-13.13':
    'Rakiety wspomagające: zapłać 1 PA i przejedź za darmo 3 pola; potem zakryj albo odrzuć. Mówisz to przy użyciu.',
  'EC-13.14':
    'Zakryte ulepszenie nie działa, ale zajmuje swoje miejsce i można je zniszczyć albo odrzucić. W obozie możesz je odnowić: zapłać jeszcze raz jego PA i odkryj je.',
  'EC-13.15':
    'Dojechać do obozu znaczy wjechać na jego pole, także przejazdem; pole lądowania skoku się liczy, pole przeskoczone nie. Wybór następuje od razu.',
  'EC-13.16': 'Ulepszenie można odrzucić w każdej chwili własnej tury (5.7).',

  'EC-14.1': 'Po fazie 2 możesz najpierw odrzucić z ręki jedną kartę dowolnego rodzaju.',
  'EC-14.2': 'Potem dobierasz z dowolnej talii, aż masz 5 kart (6 z „Obserwatorem”, 17.19).',
  'EC-14.3':
    'Dobieranie jest obowiązkowe, póki jest co dobrać. Kto ma już tyle kart albo więcej, nic nie dobiera i zatrzymuje wszystkie.',
  'EC-14.4': 'Dobiera się po jednej karcie i widzi się ją przed wyborem następnej talii.',
  'EC-14.5':
    'Kartę obozu dobiera się tylko wtedy, gdy nie ma się żadnej na ręce. Każda dobrana zastępuje taką, która opuściła rękę.',
  'EC-14.6':
    'Z drugą opcją dobierasz tyle kart obozu, ile opuściło twoją rękę od poprzedniej fazy 3, łącznie z odrzuconą według 14.1.',
  'EC-14.7': 'Potem twoja tura się kończy i zaczyna się tura sąsiada z lewej.',
  'EC-14.8':
    'Gdy talia jest pusta, tasuje się jej odrzucone karty i stają się talią. Jeśli oba są puste, nic się z niej nie dobiera; jeśli żadna talia nie może dać karty, dobieranie się kończy.',
  'EC-14.9': 'Poza fazą 3 ręka nie ma limitu.',
  'EC-14.10':
    'Działające utrudnienia odrzuca się na samym końcu tury, po dobieraniu, więc nie trafiają do tasowania w tej fazie.',
  'EC-14.11': 'Po stworzeniu świata kart terenu nie ma na żadnej ręce, w talii ani wśród odrzuconych.',
};
