/** Tips of the coach, each said once. */
import type { SameKeys } from '#engine/text.ts';
import type { coach as en } from '../en/coach.ts';

export const coach = {
  'coach.placing':
    'Wszyscy przejadą wszystkie dwanaście kart. Co leży blisko twojego startu, spotykasz pierwszy, a inni później.',
  'coach.placing.short': 'Wszyscy przejadą wszystkie karty',
  'coach.suited':
    'Ulepszenie z twojej ręki ułatwia teren, który masz wyłożyć: połóż go blisko swojego startu.',
  'coach.suited.short': 'Łatwy teren blisko startu',
  'coach.goal':
    'Raz dookoła świata, zgodnie z ruchem wskazówek, do swojego startu. Gdy ktoś dojedzie, wyścig wkrótce się kończy i wygrywa najdalszy.',
  'coach.goal.short': 'Raz dookoła świata, do startu',
  'coach.boiler':
    'Czerwona liczba to tyle, ile możesz wydać teraz. Wskazówka to tyle, ile będzie w następnej turze; co turę spada o 1.',
  'coach.boiler.short': 'Czerwone: teraz. Wskazówka: potem',
  'coach.shovel':
    'Węgiel kosztuje 1 PA i podnosi wskazówkę: mało na tę turę, dużo na następne. Trzymaj ją między 5 a 8.',
  'coach.shovel.short': 'Węgiel na następne tury',
  'coach.camp': 'Stoisz w obozie: tu możesz zamontować swoją kartę obozu.',
  'coach.camp.short': 'Obóz: zamontuj coś',
  'coach.terrain': 'Liczba na polu to koszt wjazdu. Przycisk jazdy mówi, które karty ją zmieniają.',
  'coach.terrain.short': 'Liczby to koszty pól',
  'coach.crew': 'Członek załogi pracuje co turę, dopóki ktoś nie odeśle go do domu.',
  'coach.crew.short': 'Weź załogę wcześnie',
  'coach.weapon':
    'Ktoś jest w zasięgu. Strzał nic nie kosztuje, ale nie bez PA; poniżej 2 ciśnienie nie spada.',
  'coach.weapon.short': 'Strzelaj przed ostatnim PA',
  'coach.balloon':
    'Możesz teraz za darmo wypuścić balon na pole z przodu lub z tyłu. Wybucha pod każdym, kto go spotka, pod tobą też.',
  'coach.balloon.short': 'Wypuść balon: nic nie kosztuje',
  'coach.interfere': 'Utrudnienie kosztuje PA w twojej turze, a ciśnienie w cudzej.',
  'coach.interfere.short': 'Utrudnienie: teraz PA, potem ciśnienie',
  'coach.window':
    'Grają inni, a ty możesz zagrać utrudnienie za ciśnienie. Jeśli wolisz bez pytań, pasuj, dopóki nikt cię nie atakuje.',
  'coach.window.short': 'Utrudniaj albo pasuj na dłużej',
  'coach.react': 'Atakują cię. Reakcja nic nie kosztuje, ale potem jej nie ma.',
  'coach.react.short': 'Reakcja nic nie kosztuje',
  'coach.hit': 'Trafili cię. Taśma mówi po kolei, kto co zrobił w tej turze.',
  'coach.hit.short': 'Trafili cię: spójrz na taśmę',
  'coach.drift':
    'Twój balon przesuwa się o pole na początku każdej tury. Nie oszczędza nikogo, nawet ciebie.',
  'coach.drift.short': 'Balon płynie co turę',
  'coach.discard': 'Możesz odrzucić jedną kartę i dobrać nową; co trzecia karta podróży to węgiel.',
  'coach.discard.short': 'Jedna karta może odejść',
  'coach.draw':
    'Dobieraj, aż ręka będzie pełna. Talia obozu jest otwarta tylko, gdy nie masz jej karty na ręce.',
  'coach.draw.short': 'Dobieraj, aż ręka będzie pełna',
  'coach.lastRound': 'Ktoś jest za metą. To twoja ostatnia tura: wydaj wszystko i jedź jak najdalej.',
  'coach.lastRound.short': 'Ostatnia tura: jedź!',
} satisfies SameKeys<typeof en>;
