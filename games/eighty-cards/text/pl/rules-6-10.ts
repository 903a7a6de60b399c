/** The rules of chapters 6 to 10, clause by clause. */

export const rules = {
  'EC-6.1': 'Ruch to jedno pole do przodu i kosztuje 2 PA.',
  'EC-6.2':
    'Ulepszenia, załoga i inne karty zmieniają ten koszt dla pewnych terenów. Nigdy nie zmieniają go dla terenu, którego nie wymieniają.',
  'EC-6.3': 'Koszt zależy tylko od terenu, na który się wjeżdża, nie od tego, który się opuszcza.',
  'EC-6.4': 'Cokolwiek ci pomaga, ruch kosztuje co najmniej 1 PA.',
  'EC-6.5':
    'Ruch kosztuje 2, o 1 mniej za każdą z tych rzeczy, jeśli działa: ulepszenie, które wymienia ten teren, niezakryty balon gazowy, miejscowy przewodnik dla tego terenu, każda „Dobra droga” dla tego terenu w tej turze, „Nawigator” przy pierwszym ruchu tury (6.8); o 1 więcej za każdą działającą „Mgłę” i każdą „Burzę” na tym terenie; zawsze co najmniej 1.',
  'EC-6.6':
    'Jadąc za darmo, wjeżdża się na pola po kolei bez ich kosztu; każde z nich się liczy. Przy skoku liczy się tylko pole lądowania.',
  'EC-6.7':
    'Wjazd na pole uruchamia kolejno: metę (15.1), koniec balonu gazowego (13.8), „Kontrolę celną” (9.12), balony (12.9).',
  'EC-6.8':
    'Dla „Nawigatora” pierwszy ruch to pierwsza akcja ruchu (6.1) w turze. Jazda za darmo i skoki nie dostają zniżki ani jej nie zużywają.',

  'EC-7.1': 'Aby dorzucić węgla, odrzuć z ręki kartę węgla i podnieś ciśnienie o jej wartość.',
  'EC-7.2': 'Każda karta węgla kosztuje 1 PA, niezależnie od wartości. W turze można dorzucić kilka.',
  'EC-7.3': 'Dorzucanie podnosi ciśnienie, nigdy PA tej tury.',
  'EC-7.4': 'Karty węgla mają wartości 1, 2 i 3.',
  'EC-7.5': 'Dorzucać można tylko przy ciśnieniu poniżej 9. Nadwyżka ponad 9 przepada.',
  'EC-7.6': 'Węgla dorzuca się tylko w fazie 2 własnej tury.',

  'EC-8.1':
    'Kartę podróży możesz zagrać, jeśli masz tyle PA, ile podaje jej róg. Zapłać, wykonaj, co mówi, odrzuć ją. Załoga i utrudnienia na całą turę najpierw zostają na pojeździe.',
  'EC-8.2':
    'Są karty akcji, załogi, reakcji i utrudnień oraz węgiel, który można tylko dorzucić do kotła (7).',
  'EC-8.3':
    'Karty akcji pomagają tobie albo twojemu pojazdowi. Zagrywa się je w dowolnej chwili fazy 2, a karty początku tury tylko wtedy (4.8).',
  'EC-8.4': 'Karta załogi trafia na twój pojazd za swoje PA. Korzystanie z niej nic więcej nie kosztuje.',
  'EC-8.5':
    'Pojazd ma najwyżej jednego członka załogi. Dopóki jest, nikt inny nie wsiądzie: odrzuć tego pierwszego (5.7).',
  'EC-8.6': 'Członek załogi działa od wejścia na pojazd aż do odejścia, w turach wszystkich graczy.',
  'EC-8.7':
    'Karty, która nic by nie zrobiła, nie można zagrać, więc się nie zmarnuje. Liczba ucięta przez skalę jest dozwolona: „Dziurawa rura” może trafić ciśnienie 2.',

  'EC-9.1':
    'Utrudnienie trafia innego gracza. Zagrywa się je w dowolnej chwili fazy 2 własnej tury albo w turze kogoś innego.',
  'EC-9.2': 'We własnej turze koszt płaci się w PA.',
  'EC-9.3': 'Poza turą tę samą liczbę płaci się ciśnieniem.',
  'EC-9.4': 'Poza turą nie możesz go zagrać, jeśli zostałoby ci ciśnienie poniżej 2.',
  'EC-9.5':
    'Poza turą możesz trafić każdego innego gracza, nie tylko tego, który ma turę. Gra staje, karta działa, gra toczy się dalej.',
  'EC-9.6':
    'Gra staje dla utrudnień na początku tury (4.2) i po każdej akcji. Pyta się naraz wszystkich przeciwników, którzy, jak każdy widzi, mogliby zapłacić i mają na ręce kartę podróży; odpowiadają w tajemnicy. Licząc zgodnie z ruchem wskazówek zegara od gracza, który ma turę, wykonuje się pierwszą odpowiedź inną niż pas. Pozostałe przepadają niewidziane i wszystkich pyta się od nowa. Gdy wszyscy spasują, gra toczy się dalej.',
  'EC-9.7':
    'Utrudnienie nie może zatrzymać ani zmienić ogłoszonej już akcji. Nie zagrywa się go w środku działania karty, w fazie 3 ani przy tworzeniu świata.',
  'EC-9.8':
    'Niektóre utrudnienia trwają całą turę. Leżą na pojeździe ofiary i odrzuca się je na końcu tej tury.',
  'EC-9.9':
    'Utrudnienie na całą turę czeka na początek następnej tury ofiary. Tylko zagrane wtedy, gdy tura ofiary właśnie się zaczyna, działa od razu; później w tej samej turze czeka na następną.',
  'EC-9.10':
    'Na jednym pojeździe może leżeć kilka takich kart. Zaczynają działać razem, w kolejności zagrania, a jednakowe się sumują.',
  'EC-9.11':
    'Gdy „Burza” zaczyna działać, przyjmuje teren następnego pola ofiary i trzyma się go przez turę. Gdy zaczyna działać „Strajk”, PA spadają od razu (17.4).',
  'EC-9.12':
    'Gdy działa „Kontrola celna”, wjazd do obozu zatrzymuje pojazd: do końca tury żadnego ruchu, jazdy za darmo ani skoku. Inne akcje są dozwolone.',
  'EC-9.13': 'Karty zagrane poza turą uzupełnia się dopiero na końcu własnej następnej tury.',
  'EC-9.14': 'We własnej turze nie płaci się ciśnieniem. Przy 0 PA nie zagrasz we własnej turze utrudnienia.',
  'EC-9.15': 'Nie można trafić siebie.',
  'EC-9.16': 'Poza turą zagrywa się tylko utrudnienia i reakcje (10).',

  'EC-10.1':
    'Reakcja odpowiada na kartę, którą przeciwnik zagrywa przeciw tobie: utrudnienie, strzał albo balon wybuchowy.',
  'EC-10.2': 'Reakcje nic nie kosztują i zagrywa się je w turze każdego gracza.',
  'EC-10.3': 'Reagować może tylko zaatakowany gracz.',
  'EC-10.4':
    'Atak ogłasza się ze wszystkimi wyborami i opłaca; potem pyta się ofiarę. Na atak przypada najwyżej jedna reakcja, na reakcję żadna.',
  'EC-10.5': 'Odparty atak jest zużyty: kartę się odrzuca, a kosztu nie zwraca.',
  'EC-10.6':
    '„Zwrot do nadawcy” odwraca utrudnienie, jakby ofiara zagrała je na tego, kto je zagrał, bez kosztu i bez reakcji. Wyborów dokonuje ofiara. Jeśli karta nie może tam nic zrobić, odrzuca się obie. Karta na całą turę czeka wtedy na tego, kto ją zagrał.',
  'EC-10.7':
    'Reakcję odrzuca się po użyciu. To, czy ją masz, pozostaje tajemnicą: pyta się przy każdym ataku i wszyscy czekają tak samo długo (16.10).',
};
