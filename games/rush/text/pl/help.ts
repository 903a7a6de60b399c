/** Messages: frequent questions, and the coach, in Polish. */
import type { SameKeys } from '#engine/text.ts';
import type { help as english } from '../en/help.ts';

export const help = {
  'help.title': 'Dlaczego …?',
  'help.freeCard': 'Dlaczego nie mogę wziąć tej karty o koszcie 0?',
  'help.freeCard.answer': 'Musisz zagrać co najmniej jedną kartę z wartością Zasobów, choćby wynosiła 0.',
  'help.noValue': 'Dlaczego Ochotnicy i Technik nie mogą płacić?',
  'help.noValue.answer': 'Nie mają wartości Zasobów.',
  'help.onePurchase': 'Dlaczego nie mogę kupić drugiej karty?',
  'help.onePurchase.answer': 'Bez Poboru jest jeden zakup na turę.',
  'help.nationalResources': 'Dlaczego ta ciężarówka nie może kupić tamtego czołgu?',
  'help.nationalResources.answer': 'Jej Zasoby służą tylko jej nacji.',
  'help.oneNation': 'Dlaczego te dwa czołgi nie mogą atakować razem?',
  'help.oneNation.answer': 'Wszystkie atakujące Pojazdy muszą być jednej nacji.',
  'help.defended': 'Dlaczego nie mogę zaatakować Bazy?',
  'help.defended.answer': 'Jest broniona. Najpierw zniszcz obrońcę albo użyj Oblężenia.',
  'help.onlyDamaged': 'Dlaczego mój Atak 2 tylko uszkodził Bazę?',
  'help.onlyDamaged.answer':
    'Tylko czołg ciężki niszczy nieuszkodzoną Bazę jednym trafieniem; punkty Ataku nic tu nie znaczą.',
  'help.mustPlace': 'Dlaczego muszę położyć czołg na Bazie i stracić poprzedni?',
  'help.mustPlace.answer':
    'Pojazd z Obroną musi po swoich zdolnościach stanąć w obronie. Gdy wszystkie twoje Bazy są bronione, zastępuje obrońcę, a ten trafia do twojego Składu.',
  'help.undefendedFirst': 'Dlaczego nie mogę położyć go na tamtej Bazie?',
  'help.undefendedFirst.answer': 'Najpierw trzeba obsadzić Bazy niebronione.',
  'help.playedOnce': 'Dlaczego nie mogę znów zagrać tej karty?',
  'help.playedOnce.answer': 'Pojazd można zagrać raz na turę, nawet jeśli znów zostanie dobrany.',
  'help.noMedal': 'Dlaczego nie dostaję Medalu?',
  'help.noMedal.answer':
    'Albo w stosie tej nacji nie ma już pojedynczych, albo Pojazd został tylko usunięty – zastąpił go właściciel lub stracił swoją Bazę – a nie zniszczony.',
  'help.repaired': 'Dlaczego uszkodzenie zniknęło?',
  'help.repaired.answer': 'Każdy naprawia wszystko na początku swojej tury.',
  'help.smallHand': 'Dlaczego mam mniej kart na ręce?',
  'help.smallHand.answer':
    'Zdobyte Bazy opuszczają rękę przy jej odkryciu, a tego, co zabierze Sabotaż, nie dobiera się na nowo.',
  'help.auxiliarySafe': 'Dlaczego moje Oblężenie nie może trafić tej ciężarówki?',
  'help.auxiliarySafe.answer': 'Jednostek pomocniczych nie można wybrać do Oblężenia.',
  'help.notOver': 'Dlaczego gra jeszcze trwa?',
  'help.notOver.answer': 'Rundę rozgrywa się do końca, aby każdy miał tyle samo tur.',
  'help.notCounted': 'Dlaczego moje czołgi na Bazach się nie liczą?',
  'help.notCounted.answer':
    'Końcowy oddział to ręka, Garaż i Skład, chyba że włączono opcję „Pojazdy na Bazach liczą się na koniec”.',

  'coach.on': 'Porady na pierwsze partie',
  'coach.firstTurn':
    'Witaj na stanowisku dowodzenia! Wygrywa, kto ma najwięcej punktów: Medal to 1, zdobyta Baza 3, Osiągnięcie 5. Każda karta to trzy rzeczy: pieniądze, obrońca albo atakujący.',
  'coach.firstPurchase': 'Na początek kup Pojazd, który płaci więcej niż twoi Inżynierowie.',
  'coach.handShown':
    'Na początku twojej tury twoja ręka leży odkryta przed wszystkimi. Do tej chwili widzisz ją tylko ty.',
  'coach.paying':
    'Wybierz Pojazd z Rezerwy i karty, którymi płacisz. Reszty się nie wydaje, więc płać jak najdokładniej.',
  'coach.reserve':
    'Te Pojazdy są na sprzedaż. Na koniec każdej tury ten z napisem „odchodzi” znika i przychodzi nowy.',
  'coach.depot': 'Tu trafia to, co kupujesz i zużywasz. Wróci, gdy twój Garaż się wyczerpie.',
  'coach.garage': 'Stąd dobierasz, po trzy karty na turę. Mały, mocny Garaż wraca częściej.',
  'coach.playAbility':
    'Kartę ze zdolnością można zagrać dla tej zdolności. Pojazd z Obroną trafia potem na jedną z twoich Baz.',
  'coach.reinforcements': 'Najpierw dobieraj: zobaczysz więcej kart, zanim zdecydujesz, na co je wydać.',
  'coach.conscription':
    'Teraz możesz kupować, ile chcesz. Wszystkie zapłaty liczą się razem, więc nic się już nie marnuje.',
  'coach.conscriptionHeld': 'Pobór: zagraj go, zanim zapłacisz, a w tej turze kupisz, ile zechcesz.',
  'coach.reconnaissance': 'W Rezerwie nic dobrego? Ta karta zmiata ją całą. Zajrzyj tam, zanim kupisz.',
  'coach.sabotage': 'Każdy przeciwnik traci kartę ze swojej następnej ręki i nie dobiera nowej.',
  'coach.siege':
    'Oblężenie to nie atak: dosięga nawet bronionej Bazy, nie pyta o nację i zostawia ci atak. Użyj go najpierw, by otworzyć drogę.',
  'coach.research':
    'Badania kosztują cię kartę, ale nie zakup. Zamienić Technika w Pojazd to świetny interes.',
  'coach.repair':
    'Słabe karty cię spowalniają. Wyrzucaj Inżynierów, gdy twoje Pojazdy płacą lepiej; zdobyte Bazy to punkty, zatrzymaj je.',
  'coach.invulnerability': 'Medal bez walki. Pamiętaj, że ostatni pojedynczy w stosie sprowadza koniec gry.',
  'coach.attackBasesOnly': 'Ta karta trafia tylko Bazy – niech inna karta jej nacji usunie najpierw obrońcę.',
  'coach.attackVehiclesOnly': 'Ta karta trafia tylko Pojazdy – Baz nie ruszy, nawet niebronionych.',
  'coach.nationalResources':
    'Ta karta płaci dużo, ale tylko za Pojazdy swojej nacji. Inne karty mogą się dołożyć.',
  'coach.placing':
    'Ten Pojazd strzeże teraz Bazy i zostaje na niej, póki nie zostanie zniszczony lub zastąpiony. Najpierw obsadza się puste Bazy.',
  'coach.noAbility': 'Możesz pominąć zdolność i tylko bronić: wybierz „Obrona” zamiast „Zdolność”.',
  'coach.defended':
    'Bronionej Bazy nie można zaatakować: najpierw musi paść obrońca. Dwa punkty Obrony wymagają silnego działa albo dwóch trafień.',
  'coach.damaged':
    'Krzywo stojąca karta jest uszkodzona: jeszcze jedno trafienie, czyjekolwiek, ją zniszczy. Właściciel naprawi ją na początku swojej tury.',
  'coach.attack':
    'Jeden atak na turę. Najpierw wybierz wszystkie Pojazdy, które biorą udział, potem po kolei daj każdemu cel.',
  'coach.oneNation': 'Razem atakują tylko Pojazdy jednej nacji. Opłaca się mieć ulubioną nację.',
  'coach.heavyBase':
    'Tylko czołgi ciężkie równają z ziemią nieuszkodzoną Bazę jednym trafieniem. Inne potrzebują dwóch.',
  'coach.medals': 'Każdy zniszczony Pojazd to Medal nacji twoich atakujących: punkt i moneta na później.',
  'coach.doubleMedal':
    'Dwa Pojazdy w jednej turze? Podwójny Medal jest wart tyle co dwa pojedyncze, a na ręce zajmuje tylko jedno miejsce.',
  'coach.achievements':
    'Po pięć punktów dla tego, kto na koniec prowadzi samodzielnie. Remis nikomu nic nie daje.',
  'coach.sabotaged': 'Ktoś cię sabotuje. Odrzuć kartę, której najmniej ci brak – na przykład zdobytą Bazę.',
  'coach.baseCaptured':
    'Brawo: trzy punkty! Ale tej karty nie można zagrać i będzie zajmować miejsce na twojej ręce.',
  'coach.baseInHand':
    'Trafiła się zdobyta Baza. Idzie od razu do Składu, więc w tej turze masz o kartę mniej.',
  'coach.reshuffle':
    'Garaż był pusty, więc przetasowano twój Skład: wszystko, co kupujesz, jest teraz w grze.',
  'coach.playedOnce': 'Kłódka znaczy, że ten Pojazd był już zagrany w tej turze. Odpoczywa do następnej.',
  'coach.noBaseLeft':
    'Twoich Baz już nie ma, ale ty walczysz dalej: kupuj i atakuj jak dotąd. Nadal możesz wygrać.',
  'coach.endOfTurn':
    'Nic więcej do zrobienia? Zakończ turę: niezagrane karty trafią do Składu, a ty dobierzesz trzy nowe.',
  'coach.lastRound':
    'To ostatnia runda! Teraz liczą się punkty: Medale, Bazy i Osiągnięcia, które możesz jeszcze zdobyć.',
} satisfies SameKeys<typeof english>;
