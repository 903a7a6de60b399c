/** The rules of chapters 5 to 7, clause by clause, in Polish. */
import type { rules as english } from '../en/rules-5-7.ts';

export const rules = {
  'RUSH-5.1':
    'Kartę z co najmniej jedną zdolnością aktywną można zagrać z ręki, by jej zdolności zadziałały.',
  'RUSH-5.2':
    'Zdolności karty działają w wydrukowanej kolejności, każda do końca, zanim zacznie się następna.',
  'RUSH-5.3': 'Wszystkie zdolności karty (razem z 5.7) muszą się zakończyć, zanim zagra się inną kartę.',
  'RUSH-5.4': 'Pojazd o Obronie 1 lub 2 można zamiast tego zagrać „bez zdolności”, tylko do obrony Bazy.',
  'RUSH-5.5': 'Zdolności działają albo wszystkie, albo żadna (5.4).',
  'RUSH-5.6':
    'Zdolność, która w danej chwili nie może nic zrobić, zostaje pominięta bez skutku; zagranie pozostaje dozwolone.',
  'RUSH-5.7': 'Po swoich zdolnościach Pojazd o Obronie 1 lub 2 musi zostać położony na jednej z Baz gracza.',
  'RUSH-5.8': 'Bazę już bronioną można wybrać tylko wtedy, gdy gracz nie ma żadnej niebronionej.',
  'RUSH-5.9':
    'Jeśli wszystkie własne Bazy są bronione, gracz musi wybrać jedną z nich, a dotychczasowy obrońca idzie do jego Składu.',
  'RUSH-5.10': 'Zastąpiony obrońca nie jest zniszczony i nikomu nie daje Medalu.',
  'RUSH-5.11': 'Bazy broni najwyżej jeden Pojazd.',
  'RUSH-5.12':
    'Karta o Obronie 0 lub bez Obrony idzie po swoich zdolnościach do Składu albo na Cmentarzysko, jeśli tak mówi zdolność.',
  'RUSH-5.13': 'Gracz, który nie ma już Baz, odkłada do Składu Pojazdy, które musiałby na nich położyć.',
  'RUSH-5.14': 'Karty Koszar nigdy nie bronią.',
  'RUSH-5.15': 'Bronionej Bazy nie można atakować bezpośrednio.',
  'RUSH-5.16':
    'Pojazd kładziony na Bazie jest nieuszkodzony, a schodząc z niej, traci uszkodzenie; Baza pod nim zachowuje własny stan uszkodzenia.',
  'RUSH-5.17':
    'Obrońca opuszcza Bazę tylko wtedy, gdy zostanie zniszczony lub zastąpiony albo gdy zniszczona zostanie Baza pod nim; właściciel nie może go zabrać.',
  'RUSH-5.18':
    'Zagranie „bez zdolności” wymaga Bazy, na której można położyć Pojazd: kto nie ma już Baz, nie ma tej możliwości.',

  'RUSH-6.1': 'Posiłki N: gracz dobiera N kart z własnego Garażu na rękę.',
  'RUSH-6.2': 'Dobrane karty można zagrać w tej samej turze, w granicach 3.8.',
  'RUSH-6.3': 'Karty Baz wśród nich idą do Składu, gdy całe dobieranie się zakończy, i nie są zastępowane.',
  'RUSH-6.4': 'Pobór: w tej turze można kupić dowolną liczbę Pojazdów (od 4.11 do 4.15).',
  'RUSH-6.5': 'Drugi Pobór w tej samej turze niczego nie dodaje.',
  'RUSH-6.6': 'Zwiad: wszystkie karty Rezerwy idą na stos odrzuconych Pojazdów i odkrywa się 4 nowe.',
  'RUSH-6.7': 'Liczba odkrywanych kart to używana wielkość Rezerwy (5 przy `reserveSize` 5).',
  'RUSH-6.8': 'Sabotaż: każdy przeciwnik wybiera jedną kartę z ręki i odkłada ją do własnego Składu.',
  'RUSH-6.9': 'Przeciwnicy nie dobierają w zamian nowej.',
  'RUSH-6.10':
    'Wszyscy przeciwnicy wybierają potajemnie w tym samym czasie; karty zostają pokazane i przełożone razem, gdy wybierze ostatni.',
  'RUSH-6.11': 'Przeciwnika bez kart na ręce się pomija.',
  'RUSH-6.12': 'Oddać można dowolną kartę z ręki, także kartę Bazy.',
  'RUSH-6.13':
    'Serwer odpowiada za przeciwnika tylko wtedy, gdy ma on na ręce dokładnie jedną kartę (większa automatyzacja zdradzałaby rękę).',
  'RUSH-6.14':
    'Oblężenie: gracz wybiera jedną wrogą Bazę, bronioną lub nie, albo jeden wrogi Pojazd bojowy, który broni Bazy.',
  'RUSH-6.15': 'Jednostki pomocniczej broniącej Bazy nie można wybrać.',
  'RUSH-6.16': 'Nieuszkodzony cel zostaje uszkodzony; uszkodzony cel zostaje zniszczony.',
  'RUSH-6.17': "Przy domyślnym `siegeDamage: 'step'` dotyczy to także Pojazdów o Obronie 1.",
  'RUSH-6.18': 'Zniszczona Baza idzie do Składu gracza, który użył Oblężenia.',
  'RUSH-6.19': 'Obrońca Bazy zniszczonej Oblężeniem idzie do Składu swojego właściciela.',
  'RUSH-6.20': 'Taki obrońca jest usunięty, a nie zniszczony: nie ma Medalu.',
  'RUSH-6.21':
    'Pojazd zniszczony Oblężeniem idzie do Składu swojego właściciela i daje Medal nacji karty z Oblężeniem.',
  'RUSH-6.22':
    'Oblężenie nie jest częścią ataku: nie zużywa jedynego ataku tury, nie wymaga zgodnej nacji i można go w turze użyć kilka razy różnymi kartami.',
  'RUSH-6.23': 'Oblężenie czołgiem ciężkim to też tylko jeden stopień i nie niszczy nieuszkodzonej Bazy.',
  'RUSH-6.24': 'Jeśli istnieje choć jeden dozwolony cel, trzeba jakiś wybrać.',
  'RUSH-6.25': 'Badania N: karta zostaje odłożona na Cmentarzysko.',
  'RUSH-6.26':
    'Następnie gracz zdobywa do Składu jeden Pojazd z Rezerwy o koszcie najwyżej N, a Rezerwę uzupełnia się jak w 4.7.',
  'RUSH-6.27': 'N nie można zwiększyć Zasobami innych kart.',
  'RUSH-6.28': 'Kartą z Badaniami, która ma wartość Zasobów, można zamiast tego zapłacić tą wartością.',
  'RUSH-6.29':
    'Zdobycie Pojazdu dzięki Badaniom nie jest zakupem: nie liczy się do 4.8 i nie wchodzi do rachunku z 4.12.',
  'RUSH-6.30':
    'Jeśli jakiś Pojazd spełnia warunek, trzeba go zdobyć; jeśli żaden, karta i tak idzie na Cmentarzysko i niczego się nie zdobywa.',
  'RUSH-6.31': 'Pojazdu zagranego dla Badań nie kładzie się potem na Bazie.',
  'RUSH-6.32': 'Naprawa: gracz wybiera jedną lub dwie karty własnego Składu i odkłada je na Cmentarzysko.',
  'RUSH-6.33': 'Sama karta z Naprawą nie idzie przez to na Cmentarzysko.',
  'RUSH-6.34': 'Wybrać można dowolne karty, także Medale i karty Baz.',
  'RUSH-6.35':
    'Gdy w Składzie jest co najmniej jedna karta, trzeba wybrać co najmniej jedną; przy pustym Składzie nic się nie dzieje.',
  'RUSH-6.36': 'Niezniszczalność: gracz bierze do Składu jeden Medal ze stosu nacji tej karty.',
  'RUSH-6.37': 'Jest to pojedynczy Medal, nawet jeśli zostały tylko podwójne (wtedy nie bierze się nic).',
  'RUSH-6.38': 'Ten Medal nie jest za zniszczony Pojazd i nie może połączyć się w podwójny.',
  'RUSH-6.39': 'Zdolności bierne nie są akcjami; ograniczają tylko sposób użycia karty.',
  'RUSH-6.40': '„Atakuje tylko Bazy”: karta nie może atakować Pojazdów.',
  'RUSH-6.41': '„Atakuje tylko Pojazdy”: karta nie może atakować Baz.',
  'RUSH-6.42': '„Atakuje tylko Bazy” nie pozwala atakować bronionej Bazy.',
  'RUSH-6.43': 'Oba ograniczenia dotyczą tylko ataków, a nie obrony ani płacenia.',

  'RUSH-7.1': 'Gracz może przeprowadzić najwyżej jeden atak na turę, jednym lub kilkoma Pojazdami z ręki.',
  'RUSH-7.2': 'Każdy Pojazd biorący udział w ataku musi mieć 1 lub 2 punkty Ataku.',
  'RUSH-7.3': 'Wszystkie Pojazdy ataku muszą należeć do tej samej nacji.',
  'RUSH-7.4': 'Wszystkie atakujące karty zgłasza się przed wskazaniem pierwszego celu.',
  'RUSH-7.5':
    'Potem, karta po karcie, gracz wybiera atakującą kartę, wskazuje jej cel i rozstrzyga trafienie.',
  'RUSH-7.6': 'Celem jest wrogi Pojazd broniący Bazy albo niebroniona wroga Baza.',
  'RUSH-7.7': 'Kolejne karty mogą trafiać znów ten sam cel albo dowolny inny, także innego przeciwnika.',
  'RUSH-7.8': 'Każda atakująca karta idzie do Składu właściciela, gdy jej trafienie jest rozstrzygnięte.',
  'RUSH-7.9':
    'Jeśli trafienie ma co najmniej tyle punktów Ataku, ile Pojazd ma punktów Obrony, Pojazd zostaje zniszczony.',
  'RUSH-7.10':
    'Jeśli trafienie ma mniej punktów Ataku, niż Pojazd ma punktów Obrony, Pojazd zostaje uszkodzony (karta obrócona o 90 stopni).',
  'RUSH-7.11': 'Uszkodzony Pojazd trafiony ponownie zostaje zniszczony, bez względu na punkty.',
  'RUSH-7.12':
    'Zniszczony Pojazd idzie do Składu swojego właściciela (nie do atakującego i nie na Cmentarzysko).',
  'RUSH-7.13': 'Nieuszkodzona Baza trafiona Pojazdem, który nie jest czołgiem ciężkim, zostaje uszkodzona.',
  'RUSH-7.14': 'Uszkodzona Baza, która zostaje trafiona, ulega zniszczeniu.',
  'RUSH-7.15':
    'Baza trafiona czołgiem ciężkim zostaje zniszczona od razu; żadna inna klasa nie dokona tego jedną kartą.',
  'RUSH-7.16': 'Wobec Bazy punkty Ataku nic nie znaczą: działo samobieżne o Ataku 2 tylko ją uszkadza.',
  'RUSH-7.17': 'Zniszczona Baza idzie do Składu atakującego, który ją zniszczył.',
  'RUSH-7.18': 'W jednym ataku jedna karta może zniszczyć obrońcę, a inna trafić potem Bazę, której bronił.',
  'RUSH-7.19':
    'Uszkodzenia Baz i obrońców trwają do najbliższego kroku I ich właściciela, więc trafienia różnych graczy i tur się sumują.',
  'RUSH-7.20':
    'Atak jest jedną całością: między jego krokami nie zagrywa się innej karty i nie używa zdolności.',
  'RUSH-7.21':
    'Atak można zgłosić tylko wtedy, gdy co najmniej jedna zgłoszona karta ma w tej chwili dozwolony cel.',
  'RUSH-7.22':
    'W każdym kroku gracz musi wybrać kartę, która ma dozwolony cel, jeśli ma go którakolwiek z pozostałych; gdy nie ma go żadna, pozostali atakujący idą bez skutku do Składu.',
  'RUSH-7.23': 'Zgłoszona karta, która ma dozwolony cel, musi zaatakować; ataku nie można przerwać.',
  'RUSH-7.24': 'Jednostki pomocnicze mogą atakować, jeśli mają punkty Ataku.',
  'RUSH-7.25': 'Uszkodzenie nie ma innych skutków: uszkodzony obrońca w pełni chroni swoją Bazę.',
  'RUSH-7.26':
    'Trafienie Pojazdu czołgiem ciężkim podlega zasadom od 7.9 do 7.11; zniszczenie jednym trafieniem dotyczy tylko Baz.',
  'RUSH-7.27': 'Jedna atakująca karta uderza w jeden cel; 2 punktów Ataku nie można rozdzielić na dwa cele.',
} satisfies Readonly<Record<keyof typeof english, string>>;
