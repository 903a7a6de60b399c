/** Messages: the opening and the exercises, in Polish. */
import type { SameKeys } from '#engine/text.ts';
import type { learn as english } from '../en/learn.ts';

export const learn = {
  'learn.goal': 'Zdobądź najwięcej punktów: za Medale, zdobyte Bazy i Osiągnięcia.',
  'learn.aim':
    'Wygrywa, kto ma najwięcej punktów. Wszystkie trzy źródła są zaznaczone: Medal to 1 punkt, zdobyta Baza wroga 3, a Osiągnięcie 5 dla jedynego gracza, który w nim prowadzi.',
  'learn.buy':
    'Karty to pieniądze. Dwóch Inżynierów płaci 2, a zaznaczony {:card.ussr-t-28} kosztuje 2. Wybierz go w Rezerwie, potem „Kup”.',
  'learn.buy.done':
    'Leży teraz w twoim Składzie, tak jak karty, które za niego zapłaciły. Gdy Garaż się wyczerpie, Skład stanie się nowym, więc wkrótce go dobierzesz. Kupuje się raz na turę.',
  'learn.defend':
    'Ta sama karta może bronić. Wybierz {:card.ussr-t-28} na ręce, potem „Obrona”, potem jedną ze swoich Baz.',
  'learn.defend.done':
    'Dopóki tam stoi, nikt nie może zaatakować tej Bazy. Ale tej karty już nie dobierasz, więc nic nie płaci.',
  'learn.attack':
    'Może też atakować. Wybierz {:card.ussr-t-28} i {:card.ussr-bt-7}, potem „Atakuj tymi”. Traf dwa razy tę samą Bazę: pierwsze trafienie ją uszkadza, drugie ją zdobywa.',
  'learn.attack.done':
    'Zdobyta: 3 punkty! Atakuje się raz na turę, a razem atakują tylko Pojazdy jednej nacji.',
  'learn.guard':
    'Tu myli się prawie każdy: bronionej Bazy nie można trafić. Zaatakuj oboma czołgami. Najpierw {:card.ussr-t-28} niszczy obrońcę, którym jest Pz.Kpfw. 38 (t). Potem {:card.ussr-kv-1} trafia Bazę.',
  'learn.guard.done':
    'Medal za obrońcę i 3 punkty za Bazę. {:card.ussr-kv-1} nie potrzebował drugiego trafienia: tylko czołg ciężki zdobywa nieuszkodzoną Bazę jednym.',
  'learn.once':
    'W jednej turze każda karta robi jedno: płaci, broni albo atakuje. Kup Pojazd i zdobądź Bazę w tej samej turze.',
  'learn.once.done':
    '{:card.usa-m5-stuart} zapłacił, a oba czołgi radzieckie walczyły. Wybór tego, co płaci, to połowa gry.',
  'learn.win':
    'Przegrywasz 6 do 8. Ale przeciwnikowi została jedna Baza, a gdy ona padnie, partia kończy się z tą rundą. Zdobądź ją, a potem zakończ turę.',
  'learn.win.done':
    '9 do 8: wygrana! Partia kończy się też wtedy, gdy ktoś weźmie ostatni pojedynczy Medal jakiejś nacji. Tyle wystarczy na pierwszą partię.',

  'learn.draw.title': 'Najpierw spójrz',
  'learn.draw':
    'Kup w tej turze {:card.germany-tiger-ii} za 6. Twoja ręka płaci tylko 5, ale zdolność karty {:card.usa-m26-pershing} pozwala dobrać dwie karty.',
  'learn.draw.done': 'Dobieraj, zanim wydasz: wtedy wiesz, co masz.',
  'learn.conscription.title': 'Jeszcze jeden zakup',
  'learn.conscription': 'Kup w tej turze dwa Pojazdy.',
  'learn.conscription.done':
    'Przy Poborze wszystkie zapłaty tury liczą się razem: tym, co zostanie z jednego zakupu, płacisz za następny.',
  'learn.siege.title': 'Ponad obrońcą',
  'learn.siege':
    'Zdobądź Bazę, choć żaden twój atak nie ominie tych obrońców. Dwie z twoich kart mają zdolność Oblężenie.',
  'learn.siege.done':
    'Pierwsze Oblężenie uszkadza Bazę, drugie ją zdobywa, bronioną czy nie. Oblężenie to nie atak: ten masz jeszcze przed sobą.',
  'learn.limits.title': 'Właściwa kolejność',
  'learn.limits':
    'Zdobądź Bazę jednym atakiem. {:card.germany-dw-2} trafia tylko Pojazdy, a {:card.germany-wespe} tylko Bazy.',
  'learn.limits.done':
    'Czołg ciężki, który może trafiać Bazy, trzeba zachować na Bazę: zdobywa ją jednym trafieniem.',
  'learn.lastMedal.title': 'Ostatni Medal',
  'learn.lastMedal':
    'Jest 7 do 7, a na stosie został jeden pojedynczy Medal radziecki. Wygraj partię w tej turze.',
  'learn.lastMedal.done':
    'Ostatni pojedynczy Medal nacji kończy partię wraz z rundą i był to punkt, którego ci brakowało.',

  'learn.wrong.ended': 'Twoja tura się skończyła, a to było jeszcze do zrobienia.',
  'learn.wrong.paid': 'Zapłata: {cards:card}. To, co zapłaciło, nie robi w tej turze nic więcej.',
  'learn.wrong.attacked': 'Atakujący: {cards:card}. To, co zaatakowało, nie robi w tej turze nic więcej.',
  'learn.wrong.placed':
    '{card:card} stoi teraz na Bazie. Stamtąd ani nie płaci, ani nie atakuje, a potrzeba go do czegoś innego.',
  'learn.wrong.played': '{card:card} użył zdolności. Potem musi bronić, a tu potrzeba go do ataku.',
  'learn.wrong.noAbility': '{card:card} broni, ale bez swojej zdolności. Wybierz zamiast tego „Zdolność”.',
  'learn.wrong.alone':
    '{cards:card} to za mało. Wybierz wszystkie Pojazdy, które mają atakować, a dopiero potem naciśnij przycisk.',
  'learn.wrong.split': 'Żadna Baza nie została trafiona dwa razy. Oba trafienia muszą być w tę samą.',
  'learn.wrong.notTaken':
    'Żadna Baza nie została zdobyta. Najpierw trzeba usunąć obrońcę. Potem czołg ciężki zdobywa Bazę jednym trafieniem; wszystkie inne tylko ją uszkadzają.',
  'learn.wrong.noPurchase': 'Baza jest twoja, ale w tej turze nic nie zostało kupione.',
  'learn.wrong.noBase': 'Pojazd jest kupiony, ale w tej turze żadna Baza nie została zdobyta.',
  'learn.wrong.otherBuy': 'Kupiony Pojazd: {card:card}. Bez Poboru to jedyny zakup w turze.',
  'learn.wrong.onePurchase':
    'Tura skończyła się bez drugiego zakupu. Pozwalają na niego {:card.volunteers}: zagraj ich dla zdolności.',
  'learn.wrong.siegeNotAttack':
    'To był atak, a atak nie omija obrońcy. Oblężenie to zdolność: wybierz „Zdolność”.',
  'learn.wrong.siegeSplit': 'Uszkodzone są dwa różne cele. Oba Oblężenia muszą trafić tę samą Bazę.',
  'learn.wrong.notWon': 'Twoja tura się skończyła, a wygranej nie ma: trzeba było wygrać w tej turze.',
} satisfies SameKeys<typeof english>;
