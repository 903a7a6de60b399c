/** Messages: the coach, in Polish; each tip whole, and in a few words for narrow screens. They are loaded with the coach. */
import type { SameKeys } from '#engine/text.ts';
import type { coach as english } from '../en/coach.ts';

export const coach = {
  'coach.firstTurn':
    'Zaczynamy: wygrywa, kto ma najwięcej punktów. Medale liczą się po 1, zdobyte Bazy po 3, Osiągnięcia po 5. Każdy Pojazd to trzy rzeczy: pieniądze, obrońca albo atakujący.',
  'coach.firstTurn.short': 'Zdobądź najwięcej punktów',
  'coach.firstPurchase': 'Na początek kup Pojazd, który płaci więcej niż twoi Inżynierowie.',
  'coach.firstPurchase.short': 'Kup to, co płaci więcej',
  'coach.handShown':
    'W twojej turze ręka leży odkryta przed wszystkimi. Karty, które dobierzesz na koniec, są zakryte aż do twojej następnej tury.',
  'coach.handShown.short': 'W twojej turze ręka jest odkryta',
  'coach.paying':
    'Wybierz Pojazd z Rezerwy i karty, którymi płacisz. Reszty się nie wydaje, więc płać jak najdokładniej.',
  'coach.paying.short': 'Płać jak najdokładniej',
  'coach.reserve':
    'Te Pojazdy są na sprzedaż. Na koniec każdej tury ten z napisem „odchodzi” znika i przychodzi nowy.',
  'coach.reserve.short': 'Co turę odchodzi jeden Pojazd',
  'coach.depot': 'Tu trafia to, co kupujesz i zużywasz. Wróci, gdy twój Garaż się wyczerpie.',
  'coach.depot.short': 'Skład wróci później',
  'coach.garage': 'Stąd dobierasz, po trzy karty na turę. Mały, mocny Garaż wraca częściej.',
  'coach.garage.short': 'Mały Garaż wraca szybciej',
  'coach.playAbility':
    'Kartę ze zdolnością można zagrać dla tej zdolności. Pojazd z Obroną trafia potem na jedną z twoich Baz.',
  'coach.playAbility.short': 'Zagraj kartę dla zdolności',
  'coach.reinforcements': 'Najpierw dobieraj: zobaczysz więcej kart, zanim zdecydujesz, na co je wydać.',
  'coach.reinforcements.short': 'Dobierz, zanim wydasz',
  'coach.conscription':
    'Teraz możesz kupować, ile chcesz. Wszystkie zapłaty liczą się razem, więc nic się już nie marnuje.',
  'coach.conscription.short': 'Kupuj teraz, ile chcesz',
  'coach.conscriptionHeld': 'Pobór: zagraj go, zanim zapłacisz, a w tej turze kupisz, ile zechcesz.',
  'coach.conscriptionHeld.short': 'Pobór: kilka zakupów',
  'coach.reconnaissance': 'W Rezerwie nic dobrego? Ta karta zmiata ją całą. Zajrzyj tam, zanim kupisz.',
  'coach.reconnaissance.short': 'Najpierw zajrzyj do Rezerwy',
  'coach.sabotage': 'Każdy przeciwnik traci kartę ze swojej następnej ręki i nie dobiera nowej.',
  'coach.sabotage.short': 'Karta mniej dla przeciwników',
  'coach.siege':
    'Oblężenie to nie atak: dosięga nawet bronionej Bazy, nie pyta o nację i zostawia ci atak. Użyj go najpierw, by otworzyć drogę.',
  'coach.siege.short': 'Oblężenie omija obrońców',
  'coach.research':
    'Badania kosztują cię kartę, ale nie zakup. Zamiana Technika w Pojazd to świetny interes.',
  'coach.research.short': 'Wymień tę kartę na Pojazd',
  'coach.repair':
    'Słabe karty cię spowalniają. Wyrzucaj Inżynierów, gdy twoje Pojazdy płacą lepiej; zdobyte Bazy to punkty, zatrzymaj je.',
  'coach.repair.short': 'Wyrzuć słabe karty',
  'coach.invulnerability':
    'Medal bez walki. Pamiętaj, że ostatni pojedynczy Medal w stosie oznacza koniec partii.',
  'coach.invulnerability.short': 'Medal bez walki',
  'coach.attackBasesOnly': 'Ta karta trafia tylko Bazy – niech inna karta jej nacji usunie najpierw obrońcę.',
  'coach.attackBasesOnly.short': 'Ta karta trafia tylko Bazy',
  'coach.attackVehiclesOnly': 'Ta karta trafia tylko Pojazdy – Baz nie ruszy, nawet niebronionych.',
  'coach.attackVehiclesOnly.short': 'Ta karta trafia tylko Pojazdy',
  'coach.nationalResources':
    'Ta karta płaci dużo, ale tylko za Pojazdy swojej nacji. Inne karty mogą się dołożyć.',
  'coach.nationalResources.short': 'Płaci tylko za swoją nację',
  'coach.placing':
    'Ten Pojazd strzeże teraz Bazy i zostaje na niej, dopóki nie zostanie zniszczony lub zastąpiony. Najpierw obsadza się puste Bazy.',
  'coach.placing.short': 'Której Bazy ma bronić?',
  'coach.noAbility': 'Możesz pominąć zdolność i tylko bronić: wybierz „Obrona” zamiast „Zdolność”.',
  'coach.noAbility.short': 'Zdolność można pominąć',
  'coach.defended':
    'Bronionej Bazy nie można zaatakować: najpierw musi paść obrońca. Dwa punkty Obrony wymagają silnego działa albo dwóch trafień.',
  'coach.defended.short': 'Najpierw usuń obrońcę',
  'coach.damaged':
    'Przechylona karta jest uszkodzona: jeszcze jedno trafienie, czyjekolwiek, ją zniszczy. Właściciel naprawi ją na początku swojej tury.',
  'coach.damaged.short': 'Następne trafienie ją zniszczy',
  'coach.attack':
    'Jeden atak na turę. Najpierw wybierz wszystkie Pojazdy, które biorą udział, potem po kolei daj każdemu cel.',
  'coach.attack.short': 'Jeden atak na turę',
  'coach.strike':
    'Teraz każdy atakujący dostaje swój cel, jeden po drugim. Każdy trafia raz, a kolejność wybierasz ty.',
  'coach.strike.short': 'Wybierz cel każdemu z nich',
  'coach.oneNation': 'Razem atakują tylko Pojazdy jednej nacji. Opłaca się mieć ulubioną nację.',
  'coach.oneNation.short': 'Atakuj jedną nacją',
  'coach.heavyBase':
    'Tylko czołgi ciężkie niszczą nieuszkodzoną Bazę jednym trafieniem. Inne potrzebują dwóch.',
  'coach.heavyBase.short': 'Czołg ciężki: jedno trafienie',
  'coach.medals': 'Każdy zniszczony Pojazd to Medal nacji twoich atakujących: punkt i moneta na później.',
  'coach.medals.short': 'Medal za każdy Pojazd',
  'coach.doubleMedal':
    'Dwa Pojazdy w jednej turze? Podwójny Medal jest wart tyle co dwa pojedyncze, a na ręce zajmuje tylko jedno miejsce.',
  'coach.doubleMedal.short': 'Podwójny zajmuje mniej miejsca',
  'coach.achievements':
    'Po pięć punktów dla tego, kto na koniec prowadzi samodzielnie. Remis nikomu nic nie daje.',
  'coach.achievements.short': '5 punktów dla jedynego lidera',
  'coach.sabotaged':
    'Ktoś cię sabotuje. Odrzuć kartę, której najmniej będzie ci brakować – na przykład zdobytą Bazę.',
  'coach.sabotaged.short': 'Odrzuć, co najmniej potrzebne',
  'coach.baseCaptured':
    'Brawo: trzy punkty! Ale tej karty nie można zagrać i będzie zajmować miejsce na twojej ręce.',
  'coach.baseCaptured.short': 'Trzy punkty!',
  'coach.baseInHand':
    'Trafiła się zdobyta Baza. Idzie od razu do Składu, więc w tej turze masz o kartę mniej.',
  'coach.baseInHand.short': 'Przyszła zdobyta Baza',
  'coach.reshuffle': 'Garaż był pusty, więc przetasowano twój Skład: wszystkie twoje zakupy są teraz w grze.',
  'coach.reshuffle.short': 'Skład jest nowym Garażem',
  'coach.playedOnce': 'Kłódka oznacza, że ten Pojazd był już zagrany w tej turze. Odpoczywa do następnej.',
  'coach.playedOnce.short': 'Kłódka: zagrany w tej turze',
  'coach.noBaseLeft':
    'Twoich Baz już nie ma, ale ty walczysz dalej: kupuj i atakuj jak dotąd. Nadal możesz wygrać.',
  'coach.noBaseLeft.short': 'Bez Baz też można wygrać',
  'coach.endOfTurn':
    'Nie masz nic więcej do zrobienia? Zakończ turę: niezagrane karty trafią do Składu, a ty dobierzesz trzy nowe.',
  'coach.endOfTurn.short': 'Nic więcej? Zakończ turę',
  'coach.lastRound':
    'To ostatnia runda! Teraz liczą się punkty: Medale, Bazy i Osiągnięcia, które możesz jeszcze zdobyć.',
  'coach.lastRound.short': 'Ostatnia runda: liczą się punkty',
} satisfies SameKeys<typeof english>;
