/** Tips of the coach, each said once. */
import type { SameKeys } from '#engine/text.ts';
import type { coach as en } from '../en/coach.ts';

export const coach = {
  'coach.placing':
    'Wszyscy przejadą wszystkie dwanaście kart. Połóż blisko swojego startu teren, który ułatwia twoje ulepszenie.',
  'coach.placing.short': 'Łatwy teren blisko startu',
  'coach.goal':
    'Raz dookoła świata, zgodnie z ruchem wskazówek, do flagi u góry. Gdy ktoś dojedzie, runda się kończy i wygrywa najdalszy.',
  'coach.goal.short': 'Raz dookoła świata, do flagi',
  'coach.boiler':
    'Czerwona liczba to tyle, ile możesz wydać teraz. Wskazówka to tyle, ile będzie w następnej turze; co turę spada o 1.',
  'coach.boiler.short': 'Czerwone: teraz. Wskazówka: potem',
  'coach.shovel':
    'Węgiel kosztuje 1 PA i podnosi wskazówkę: mało na tę turę, dużo na następne. Trzymaj ją między 5 a 8.',
  'coach.shovel.short': 'Węgiel na następne tury',
  'coach.camp': 'Stoisz w obozie: tu montuje się broń i ulepszenia z ręki.',
  'coach.camp.short': 'Obóz: zamontuj coś',
  'coach.terrain': 'Liczba na polu to koszt wjazdu. Wskaż ją, by zobaczyć, które karty ją zmieniają.',
  'coach.terrain.short': 'Liczby to koszty pól',
  'coach.crew': 'Członek załogi pracuje co turę, dopóki ktoś nie odeśle go do domu.',
  'coach.crew.short': 'Weź załogę wcześnie',
  'coach.weapon':
    'Ktoś jest w zasięgu. Strzał nic nie kosztuje, ale nie bez PA; poniżej 2 ciśnienie nie spada.',
  'coach.weapon.short': 'Strzelaj przed ostatnim PA',
  'coach.interfere': 'Utrudnienie kosztuje PA w twojej turze, a ciśnienie w cudzej.',
  'coach.interfere.short': 'We własnej turze utrudnienie jest tańsze',
  'coach.window':
    'Grają inni, a ty możesz zagrać utrudnienie za ciśnienie. Jeśli wolisz bez pytań, pasuj, dopóki nikt cię nie atakuje.',
  'coach.window.short': 'Utrudniaj albo pasuj na dłużej',
  'coach.react': 'Atakują cię. Reakcja nic nie kosztuje, ale potem jej nie ma.',
  'coach.react.short': 'Reakcja nic nie kosztuje',
  'coach.hit': 'Trafili cię. Taśma pod trasą mówi po kolei, kto co zrobił.',
  'coach.hit.short': 'Trafili cię: spójrz na taśmę',
  'coach.drift':
    'Twój balon przesuwa się o pole na początku każdej tury. Nie oszczędza nikogo, nawet ciebie.',
  'coach.drift.short': 'Balon płynie co turę',
  'coach.discard': 'Możesz wymienić jedną kartę; co trzecia to węgiel.',
  'coach.discard.short': 'Jedna karta może odejść',
  'coach.draw': 'Dobierz do pięciu. Talia obozu jest otwarta tylko, gdy nie masz jej karty na ręce.',
  'coach.draw.short': 'Dobierz do pięciu kart',
  'coach.lastRound': 'Ktoś jest za metą. To twoja ostatnia tura: wydaj wszystko i jedź jak najdalej.',
  'coach.lastRound.short': 'Ostatnia tura: jedź!',
} satisfies SameKeys<typeof en>;
