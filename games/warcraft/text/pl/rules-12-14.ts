import type { SameKeys } from '#engine/text.ts';
import type { rules as english } from '../en/rules-12-14.ts';

export const rules = {
  'WOW-12.1':
    'Karty klas to moce, które się kupuje, i talenty, z których każdy nowy poziom daje jeden (19.12).',
  'WOW-12.2':
    'Moc natychmiastowa kosztuje energię przy każdym użyciu, zanim zadziała. Moc aktywną opłacono przy założeniu (11.9).',
  'WOW-12.3':
    'Jeśli moc robi kilka rzeczy, energię płaci się za nie raz. Każda musi mieć na co działać. To, co następuje po użyciu karty, jest w tej rundzie darmowe.',
  'WOW-12.4':
    'Na początku puli kości można na tę rundę wyłączyć założone moce i przedmioty. Wyłączona karta nic nie daje, ale limity i podróże zostają. Każda runda zaczyna się z włączonymi kartami.',
  'WOW-12.5': 'Talentów i zdolności rasowych nie można wyłączyć, ale ich kośćmi można nie rzucać (13.5).',
  'WOW-12.6':
    'To, co karty robią „co rundę” lub „zawsze”, dzieje się samo. O wszystkim innym decyduje właściciel.',
  'WOW-12.7':
    'Talenty zostają na całą grę, chyba że zastąpi je Inna Droga do Mocy. Talent dotyczący mocy nic nie robi, póki ta moc nie jest założona.',
  'WOW-12.8': 'Poziomy od 2 do 5 dają po jednym talencie: na poziomie n postać ma n − 1 talentów.',
  'WOW-12.9':
    'Odzyskiwanie nigdy nie przekracza limitu. Zyskiwanie może go przekroczyć; nadmiar przepada na koniec walki albo gdy mówi tak karta. Sam limit się nie zmienia.',
  'WOW-12.10': 'Karty mogą podnosić limit, póki są założone, a talenty na stałe.',
  'WOW-12.11':
    'Każdej zdolności każdej karty używa się najwyżej raz na rundę walki, chyba że karta mówi inaczej; za każde użycie się płaci. Opcja: płatnych zdolności można użyć tyle razy, na ile starczy.',
  'WOW-12.12': 'Każda postać używa w rundzie walki najwyżej jednego eliksiru i jednego zwoju.',
  'WOW-12.13': 'Eliksiry, zwoje i inne zużyte przedmioty trafiają do kupca.',
  'WOW-12.14':
    '„Sojusznik w walce” bierze w niej udział i nie jest pokonany. Tylko walczący używają w walce zdolności i są ich celem.',
  'WOW-12.15':
    'Zmiany przerzutu, wyniszczenia i zagrożenia trwają tę rundę i dotyczą postaci, do której należą kości.',
  'WOW-12.16':
    'Gdy kilka skutków przypada naraz, o kolejności decyduje gracz aktywnej postaci, a bez niej aktywna frakcja. Po każdym skutku pyta się ponownie tych, którzy spasowali, więc możliwa jest każda kolejność.',
  'WOW-12.17':
    'Zwierzę lub demon dostaje przy założeniu nadrukowane Zdrowie. Gdy właściciel miałby przyjąć ranę, zwierzę może zamiast niego stracić 1 punkt Zdrowia. Przy 0 trafia do księgi zaklęć. Leczy je tylko ponowne założenie lub Opatrzenie Zwierzęcia.',
  'WOW-12.18': 'Zwierzę może też po kolei brać na siebie inne straty Zdrowia, ale nie płaci kosztów.',
  'WOW-12.19':
    'Znaczniki kombinacji kładzie się na własnych założonych ciosach kończących. Gdy ich nie ma, niczego się nie kładzie. Leżą, póki nie zostaną wydane, moc nie zostanie zdjęta albo walka się nie skończy.',
  'WOW-12.20':
    'Osąd jest darmowy. Używa osądu z założonej pieczęci; pieczęć zostaje założona i w tej rundzie działa też jak zwykle.',
  'WOW-13.1':
    'Kości mają osiem ścian, od 1 do 8. Zielone bronią, czerwone walczą wręcz, niebieskie rażą z daleka.',
  'WOW-13.2':
    'Są walki ze stworami i walki między postaciami. Z władcą i bossami walczy się jak z grupą złożoną z jednego stwora.',
  'WOW-13.3':
    'Runda walki to faza ataku każdej uczestniczącej postaci, w kolejności wybranej przez jej stronę, a potem jedna faza obrony.',
  'WOW-13.4':
    'Karty wymagają kości danego koloru i wyniku: „czerwona lub niebieska” to jedna kość któregoś z tych kolorów, „7 lub więcej” to wynik 7 lub 8.',
  'WOW-13.5': 'Można rzucić mniejszą liczbą kości, niż się ma.',
  'WOW-13.6': 'W puli postaci jest najwyżej 7 kości jednego koloru.',
  'WOW-13.7':
    'Do tych 7 liczą się kości usunięte lub odłożone w tej fazie, a także odłożone na całą walkę. Jeśli zostało mniej kości, niż dodaje karta, dodaje się tyle, ile jest. Kolory się nie zastępują.',
  'WOW-13.8':
    'Usuwa się kości naprawdę obecne w puli: kto ma 9 czerwonych, ma ich 7, a po usunięciu 2 rzuca 5.',
  'WOW-13.9':
    'Każdą kość można przydzielić raz na rundę. Dwie karty wymagające niebieskiej 8 potrzebują dwóch niebieskich 8.',
  'WOW-13.10':
    'Stwór może użyć kości przydzielonej przez postać i odwrotnie. Gracz atakujący decyduje, co jest pierwsze.',
  'WOW-13.11': 'Przydzielonej kości nie można usunąć, a usuniętej przydzielić.',
  'WOW-13.12':
    'Przerzut: rzuca się ponownie najwyżej tyloma kośćmi, ile wynosi wartość przerzutu, wszystkimi naraz, jeden raz. Obowiązuje nowy wynik. Nikt nie musi przerzucać.',
  'WOW-13.13': 'Karty, które przerzucają kości „bez używania wartości przerzutu”, działają dodatkowo.',
  'WOW-13.14':
    'Gdy zmienia się wynik kości, kość się obraca, zamiast nią rzucać. Wyniki pozostają między 1 a 8.',
  'WOW-13.15':
    'Gdy zmienia się kolor kości, zastępuje ją wolna kość nowego koloru. Bez niej zmiana jest niemożliwa. Opcja: wolna kość nie jest potrzebna.',
  'WOW-13.16': 'Kość usunięta lub zastąpiona odpada do końca fazy i wraca w następnej rundzie.',
  'WOW-13.17': '„Poprzednia runda” to runda tuż przed tą, w tej samej walce.',
  'WOW-13.18':
    'Wartości przerzutu i wyniszczenia poniżej 0 liczą się jako 0. Zagrożenie nigdy nie spada poniżej 1.',
  'WOW-13.19':
    'Postać pokonana przez zdolność stwora nie kładzie w tej rundzie znaczników. Sojusznicy walczą dalej.',
  'WOW-13.20':
    'Po 40 rundach walkę się przerywa: ze stworami pozostali atakujący są pokonani; między postaciami nikt nie wygrywa i nie ma łupu; ostatnią bitwę wygrywa strona, która ma łącznie więcej Zdrowia; gdy obie mają tyle samo, jest remis.',
  'WOW-13.21':
    'Po walce znikają wszystkie jej znaczniki: trafienia, pancerz, ogłuszenie, kombinacje oraz nadmiar Zdrowia i Energii.',
  'WOW-13.22':
    'Gdy walka kończy się przed końcem rundy, to, co nastąpiłoby w tej rundzie później, przepada. To, co następuje po walce, nie przepada.',
  'WOW-14.1':
    'Każdy kolor stwora ma własne zagrożenie, atak i zdrowie; zdolność specjalna jest ta sama. Zielone są najsłabsze, czerwone najsilniejsze. Zielone i czerwone jednego rodzaju mają to samo zagrożenie.',
  'WOW-14.2':
    'W każdej rundzie każda postać atakuje raz, w kolejności wybranej przez graczy. Potem jest jedna faza obrony.',
  'WOW-14.3': 'Pula kości: gracz używa kart, płaci za nie energię, liczy kości i nimi rzuca.',
  'WOW-14.4': 'Przerzut: patrz 13.12.',
  'WOW-14.5':
    'Znaczniki: każda kość z wynikiem równym zagrożeniu lub wyższym daje jeden. Niebieska: trafienie na polu obrażeń. Czerwona: trafienie na polu obrony. Zielona: znacznik pancerza na polu obrony.',
  'WOW-14.6': 'Postać kładzie też na polu wyniszczenia tyle trafień, ile wynosi jej wartość wyniszczenia.',
  'WOW-14.7': 'Wszystkie postacie frakcji używają tych samych trzech pól. Ich znaczniki się sumują.',
  'WOW-14.8':
    'Atak na odległość: gracze mogą usunąć z pola obrażeń tyle trafień, ile wynosi zdrowie stwora, i tak go pokonać. Mogą to zrobić kilka razy. Reszta zostaje na polu.',
  'WOW-14.9': 'Gdy zniknie ostatni stwór, postacie wygrywają i walka się kończy.',
  'WOW-14.10':
    'Obrażenia: postacie przyjmują tyle ran, o ile atak wszystkich pozostałych stworów przewyższa liczbę znaczników na polu obrony. Znaczniki się liczy, ale nie usuwa.',
  'WOW-14.11': 'Na przykład: 3 trafienia i 2 znaczniki pancerza przeciw atakowi 7 to 2 rany.',
  'WOW-14.12':
    'Po ranach usuwa się wszystkie znaczniki pancerza, a wszystkie trafienia z pól wyniszczenia i obrony przechodzą na pole obrażeń.',
  'WOW-14.13':
    'Rozstrzygnięcie: stwory pokonuje się jak w 14.8. Pozostałe trafienia zostają na następną rundę.',
  'WOW-14.14': 'Jeśli zostały stwory, zaczyna się nowa runda.',
  'WOW-14.15':
    'Gdy pokonana zostanie ostatnia postać, wygrywają stwory. Zdrowieją; te już pokonane pozostają pokonane.',
  'WOW-14.16':
    'Zdolność specjalna stworów działa w podanej chwili, raz na fazę ataku albo raz na rundę – nie za każdego stwora, chyba że tak mówi.',
  'WOW-14.17': 'Zdolności patrzą na kości tak, jak leżą, przydzielone czy nie, bez usuniętych.',
  'WOW-14.18':
    'Zdrowie odbierane przez zdolność traci aktywna postać, punkt po punkcie; na każdy można zareagować. Znaczniki nie pomagają. Może je wziąć na siebie zwierzę.',
  'WOW-14.19': 'Przeciw ghulom wartość przerzutu wynosi 0. Nie dotyczy to kości przerzucanych przez karty.',
  'WOW-14.20': 'Przeciw olbrzymim pająkom i widmom nie można kłaść trafień na polu wyniszczenia.',
  'WOW-14.21':
    'Przeciw drakom znaczniki pancerza dają tylko zielone kości z wynikiem 8; żadnego innego pancerza się nie kładzie.',
  'WOW-14.22':
    'Dzikulce każą postaci zdjąć wybrane przez nią moce, tyle, ile mówi zdolność, albo ile jest. Nadrukowane karty zostają.',
  'WOW-14.23':
    'Gdy zdolność usuwa trafienia z pola, robi to za każdego pozostałego stwora, jeden raz albo za każdą niepokonaną postać, jak w niej napisano.',
  'WOW-14.24': 'Kości odłożone przez strażnika zagłady odpadają do końca walki, dla wszystkich.',
  'WOW-14.25':
    'Bossowie i władca to pojedynczy przeciwnicy. Wszystkie potrzebne trafienia usuwa się naraz. Między walkami nie zachowują obrażeń.',
  'WOW-14.26':
    'Kto opuszcza walkę dzięki karcie, zostaje w regionie, nie kładzie znaczników, nie jest pokonany i nie ma udziału w nagrodzie. Gdy nikt nie zostaje, wygrywają stwory.',
  'WOW-14.27': 'Niebieski stwór pokonany Polimorfią liczy się jako pokonany przez postacie.',
} as const satisfies SameKeys<typeof english>;
