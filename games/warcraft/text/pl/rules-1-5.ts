import type { SameKeys } from '#engine/text.ts';
import type { rules as english } from '../en/rules-1-5.ts';

export const rules = {
  'WOW-1.1': 'Grają przeciw sobie dwie frakcje, Przymierze i Horda, z tą samą liczbą postaci.',
  'WOW-1.2': 'Gra od 2 do 6 osób.',
  'WOW-1.3':
    'W 2, 3 lub 4 osoby jest 4 postaci, po 2 na frakcję. W 5 lub 6 osób jest ich 6, po 3 na frakcję.',
  'WOW-1.4':
    'We 2 osoby każda prowadzi obie postacie swojej frakcji. W 3 osoby dwie dzielą się jedną frakcją, a trzecia prowadzi drugą. W 4 i 6 osób każda prowadzi jedną postać. W 5 osób jedna prowadzi dwie postacie.',
  'WOW-1.5': 'Obie postacie jednej osoby należą do tej samej frakcji.',
  'WOW-1.6': 'Każda klasa występuje w grze najwyżej raz, niezależnie od frakcji: każda ma tylko jedną talię.',
  'WOW-1.7':
    'Paladyni są tylko w Przymierzu, szamani tylko w Hordzie. Każda inna klasa występuje w obu frakcjach.',
  'WOW-1.8':
    'Opcja „wybierane przy stole”: w losowej kolejności gracze wybierają klasę i frakcję każdej swojej postaci, o ile pozostali mogą jeszcze spełnić 1.1, 1.6 i 1.7.',
  'WOW-1.9':
    'Opcja „frakcje losowane”: gracze wybierają klasy w losowej kolejności, potem losuje się frakcje. Paladyn i szaman zostają tam, gdzie należą.',
  'WOW-1.10': 'Opcje ustala się przed grą i pokazuje wszystkim.',
  'WOW-1.11': 'Każde miejsce może zająć bot. Ma te same możliwości i tę samą wiedzę co człowiek.',
  'WOW-1.12':
    'W 3 i 5 osób miejsce z dwiema postaciami się losuje, chyba że opcja wskazuje to, na które wszyscy się zgodzili. W 5 osób jego postacie mogą być z dowolnej frakcji.',
  'WOW-2.1':
    'Każda postać zaczyna na poziomie 1 z 0 punktów doświadczenia, 5 sztukami złota, kartą postaci, talią klasy z 12 mocami i 12 talentami, torbą, księgą zaklęć oraz Zdrowiem i Energią według limitów poziomu 1.',
  'WOW-2.2':
    'Limity na poziomie 1, Zdrowie i Energia: kapłan, mag, druid i czarnoksiężnik 2 i 4; łowca, łotr i szaman 3 i 3; wojownik 4 i 1; paladyn 3 i 2.',
  'WOW-2.3': 'Przymierze zaczyna w regionie Południowy Brzeg, Horda w Brill. To regiony startowe frakcji.',
  'WOW-2.4':
    'Karty nadrukowane na karcie postaci i zdolność rasowa działają od początku. To nie są karty przedmiotów ani klas: nie można ich sprzedać, wymienić, zabrać jako łup ani włożyć do torby.',
  'WOW-2.5': 'Talii klasy się nie tasuje. Każdy może przeglądać to, co w niej zostało.',
  'WOW-2.6': 'Władcę się losuje albo wybiera wspólnie. Jego siła zależy od liczby postaci.',
  'WOW-2.7':
    'Kel’Thuzad czeka w Stratholme, Nefarian w regionie Widokowe Klify. Lord Kazzak jest pod jednym z pięciu żetonów, jednym prawdziwym i czterema fałszywymi, które tasuje się i kładzie zakryte w regionach: Głęboka Kopalnia Elem, Przylądek Mroźnego Wiatru, Łzy Dalsona, Wąwóz Morowej Mgły i Blizna Zakażenia.',
  'WOW-2.8':
    'Z Kel’Thuzadem wtasowuje się do talii wydarzeń jego 5 kart; ma ona wtedy 52 karty. W innym razie się je odkłada i jest ich 47.',
  'WOW-2.9':
    'Przedmioty z trójkątem, kwadratem i kołem to trzy potasowane, zakryte talie. Przedmiotów z kielichem się nie dobiera; szuka się ich po nazwie.',
  'WOW-2.10': 'Kupiec zaczyna z 3 przedmiotami z trójkątem, 2 z kwadratem i 1 z kołem, odkrytymi.',
  'WOW-2.11':
    'Zadania każdej frakcji dzieli się według koloru – szare, zielone, żółte, czerwone – na cztery potasowane talie.',
  'WOW-2.12':
    'Każda frakcja zaczyna z 3 szarymi zadaniami i 1 zielonym; przy 6 postaciach z 4 szarymi i 1 zielonym. Leżą odkryte, a ich stwory stawia się na planszy (18.3).',
  'WOW-2.13':
    'Najpierw Horda dobiera i rozstawia wszystkie swoje pierwsze zadania, szare przed zielonym, potem Przymierze.',
  'WOW-2.14': 'Następnie pozostałe szare zadania wychodzą z gry.',
  'WOW-2.15': 'Znacznik tury zaczyna na polu 1. Symbolu pola 1 się nie wykonuje.',
  'WOW-2.16': 'Każda postać ma 2 akcje w każdej turze swojej frakcji.',
  'WOW-2.17':
    'Na początku księga zaklęć i torba są puste, a założone jest tylko to, co nadrukowano na karcie postaci. Pierwszych zakupów nie można więc użyć przed pierwszym zarządzaniem.',
  'WOW-2.18': 'Ograniczona jest tylko liczba kości i figurek stworów. Znaczników zawsze starcza.',
  'WOW-2.19':
    'Wszystkie tasowania, rzuty i losowania pochodzą z jednego źródła losowości, które się zapisuje i którego nie widać w czasie gry.',
  'WOW-3.1':
    'Gra to kolejne tury frakcji, liczone znacznikiem tury. Zaczyna Horda, potem frakcje grają na przemian: pola nieparzyste to tury Hordy, parzyste – Przymierza.',
  'WOW-3.2':
    'Tura frakcji: akcje wszystkich jej postaci; potem zarządzanie kartami; potem znacznik przesuwa się o jedno pole; potem wykonuje się symbol tego pola. Następnie gra druga frakcja.',
  'WOW-3.3': 'Każda postać frakcji ma 2 akcje. Może wykonać dwa razy tę samą.',
  'WOW-3.4':
    'Postacie frakcji działają w dowolnej kolejności, także na przemian. Jedna akcja kończy się, zanim zacznie się następna.',
  'WOW-3.5': 'To, co dzieje się na początku tury frakcji, dzieje się przed jej pierwszą akcją.',
  'WOW-3.6': 'Postać może zrezygnować z akcji, chyba że musi rzucić wyzwanie (4.2).',
  'WOW-3.7':
    'Postać pokonana w turze własnej frakcji traci pozostałe akcje. Pokonana w turze wroga ma w swojej następnej turze 2 akcje.',
  'WOW-3.8':
    'Zarządzanie zaczyna się, gdy żadna postać frakcji nie ma już akcji, a wymiana jest zamknięta (10.5).',
  'WOW-3.9': 'Między zarządzaniem a ruchem znacznika sprawdza się, czy druga frakcja wygrywa wojnę (21.10).',
  'WOW-3.10':
    'Symbol należy do pola, na które wszedł znacznik. Symbol wydarzenia: dobiera się wydarzenia (20.1). Symbol przedmiotu: wierzchnia karta tej talii trafia odkryta do kupca.',
  'WOW-3.11': 'Jeśli ta talia przedmiotów jest pusta, nic się nie dodaje.',
  'WOW-3.12': 'Po turze z pola 30 następuje ostatnia bitwa (23.1), chyba że gra nie ma limitu tur (24.3).',
  'WOW-3.13': 'Frakcja, która pierwsza pokona władcę, natychmiast wygrywa.',
  'WOW-3.14': 'Zasady nie znają limitu czasu. Zegary to sprawa stołu.',
  'WOW-3.15':
    'O postaci – jej akcjach, kościach, wyposażeniu, ofertach i talentach – decyduje ten, kto ją prowadzi.',
  'WOW-3.16':
    'Decyzje frakcji – kto teraz atakuje, kto przyjmuje ranę, kto dostaje przedmiot, które zadanie dobrać – podejmuje się wspólnie. Gdy gracze się nie zgadzają, decyduje ten, czyja postać spośród zainteresowanych ma najwięcej punktów doświadczenia; przy remisie los.',
  'WOW-3.17':
    'Opcja „decyduje przywódca”: decyduje ten gracz, a partnerzy mogą proponować. Opcja „frakcja głosuje”: propozycja przechodzi, gdy zgodzą się wszyscy zainteresowani partnerzy; w innym razie obowiązuje wybór przywódcy. Zainteresowani to sojusznicy z danej walki lub nagrody, a w innych sprawach wszystkie postacie frakcji.',
  'WOW-4.1':
    'Akcje to: podróż, odpoczynek, trening, wizyta w mieście, wyzwanie. Niektóre karty dodają inne (4.7).',
  'WOW-4.2':
    'Jeśli w regionie postaci są niebieskie, czyli niezależne, stwory, jej następną akcją musi być wyzwanie rzucone jednej z ich grup, cokolwiek jeszcze tam jest.',
  'WOW-4.3': 'Jeśli w następnej turze nadal tam są, pierwszą akcją musi być to wyzwanie.',
  'WOW-4.4': 'Dołączenie do wyzwania sojusznika przeciw takiej grupie wystarczy za tę akcję.',
  'WOW-4.5': 'Gdy ostatni niebieski stwór opuści region, obowiązek znika.',
  'WOW-4.6': 'Spośród kilku niebieskich grup wybiera postać. Obowiązek trwa, póki zostaje choć jedna.',
  'WOW-4.7':
    'Wyjątki wprowadzają tylko karty: niektóre pozwalają mimo to wyruszyć w podróż, rzucić wyzwanie w sąsiednim regionie albo zrobić przed akcją coś, co przenosi postać.',
  'WOW-4.8':
    'Tego, co karta robi „przed akcją”, używa postać, która ma jeszcze akcję. Nie kosztuje to akcji, ale akcja musi nastąpić od razu i nikt inny w tym czasie nie działa.',
  'WOW-4.9': 'To, co karta robi „jako akcja”, kosztuje jedną akcję i energię karty.',
  'WOW-4.10': 'Stwory z zadań nigdy nikogo nie zatrzymują i nie zmuszają do wyzwania.',
  'WOW-4.11': 'Postać, która musi rzucić wyzwanie, nie może dołączyć do żadnego innego.',
  'WOW-5.1':
    'Akcja podróży przesuwa postać o 1 lub 2 kroki, każdy do sąsiedniego regionu albo trasą lotniczą.',
  'WOW-5.2': 'Przekraczać można wszystkie granice poza czarnymi.',
  'WOW-5.3': 'W regionie z niebieskim stworem postać musi się zatrzymać i obowiązuje 4.2.',
  'WOW-5.4':
    'Lot to krok z regionu z trasą lotniczą własnej frakcji do dowolnego innego takiego regionu. Loty i marsz można łączyć.',
  'WOW-5.5':
    'Tras lotniczych wroga nie można używać. W regionie Blizna Zarazy obie frakcje mają miasto i trasę lotniczą.',
  'WOW-5.6': 'Nikt nigdy nie wchodzi do regionu startowego wroga.',
  'WOW-5.7': 'W regionie może być dowolnie wiele postaci obu frakcji. Wrogowie nikogo nie zatrzymują.',
  'WOW-5.8':
    'Karty mogą dodać kroki do akcji podróży, pozwolić mijać niebieskie stwory, ograniczyć liczbę akcji podróży w turze albo zastąpić kroki innymi.',
  'WOW-5.9':
    'Podróżą jest tylko akcja podróży. Przeniesienie przez kartę, wydarzenie lub porażkę nią nie jest.',
} as const satisfies SameKeys<typeof english>;
