/** Messages of the reference: what is often asked. They are loaded when it is opened. */
import type { SameKeys } from '#engine/text.ts';
import type { help as en } from '../en/help.ts';

export const help = {
  'help.title': 'Częste pytania',
  'help.coal': 'Dlaczego po dorzuceniu węgla nie mam więcej PA?',
  'help.coal.answer': 'Węgiel podnosi ciśnienie, a ciśnienie staje się PA na początku twojej następnej tury.',
  'help.entered': 'Który teren liczy się do kosztu ruchu?',
  'help.entered.answer': 'Teren pola, na które wjeżdżasz, a nie tego, z którego zjeżdżasz.',
  'help.next': 'Czym jest „obecny teren” na karcie?',
  'help.next.answer': 'Terenem twojego następnego pola, nigdy tego, na którym stoisz.',
  'help.zero': 'Strzał nic nie kosztuje: dlaczego nie mogę strzelić?',
  'help.zero.answer': 'Przy 0 PA nie ma już akcji, nawet darmowych. Strzelaj, zanim zniknie ostatni PA.',
  'help.near': 'Dlaczego torpeda nie trafia bliskiego pojazdu?',
  'help.near.answer': 'Potrzebuje odległości od 5 do 16 pól. Rakieta sięga od 0 do 4.',
  'help.slot': 'Dlaczego nie mogę zamontować tej karty?',
  'help.slot.answer':
    'Musisz stać na polu z obozem, a miejsce musi być puste. Odrzucenie tego, co tam jest, nic nie kosztuje.',
  'help.price': 'Dlaczego nie mogę zagrać utrudnienia?',
  'help.price.answer': 'Poza swoją turą płaci się ciśnieniem, a 2 muszą zostać.',
  'help.later': 'Dlaczego mgła jeszcze nie działa?',
  'help.later.answer': 'Jeśli nie zagrano jej na początku tury ofiary, czeka na jej następną turę.',
  'help.oneCamp': 'Dlaczego talia obozu jest zamknięta?',
  'help.oneCamp.answer': 'Dobierasz z niej tylko wtedy, gdy nie masz na ręce karty obozu.',
  'help.once': 'Dlaczego nie mogę znowu użyć sprężyn ani rakiet?',
  'help.once.answer': 'Raz na turę; a zakryte trzeba najpierw odnowić w obozie.',
  'help.ownBalloon': 'Czy mój balon może trafić mnie?',
  'help.ownBalloon.answer': 'Tak. Wybucha pod każdym pojazdem, także swojego właściciela.',
  'help.over': 'Linia mety za mną: dlaczego to jeszcze nie koniec?',
  'help.over.answer':
    'Rundę gra się do końca, a wygrywa pojazd najdalej za linią. Jeśli pierwszy za linią jest ostatni w rundzie, gra kończy się od razu.',
  'help.homeland': 'Dlaczego ulepszenie nie pomaga na kartach startowych?',
  'help.homeland.answer':
    'To ojczyzna. Pomagają tam tylko balon gazowy, przewodnik, Dobra droga i nawigator.',
} satisfies SameKeys<typeof en>;
