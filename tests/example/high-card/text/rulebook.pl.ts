import { rulebookOf } from './rulebook.ts';

export const rulebook = rulebookOf({
  'HC-1': 'Rozdanie',
  'HC-1.1': 'Talia ma dwadzieścia kart o numerach od 1 do 20.',
  'HC-1.2': 'Każdy dostaje tyle samo kart: trzy albo tyle, ile mówi opcja.',
  'HC-2': 'Lewy',
  'HC-2.1': 'Gra się po kolei. Gracz na ruchu zagrywa odkrytą jedną kartę ze swojej ręki.',
  'HC-2.2': 'Gdy każdy zagrał kartę, najwyższa bierze lewę, a jej gracz zaczyna następną.',
  'HC-2.3':
    'Gra kończy się, gdy wszystkie ręce są puste. Wygrywa najwięcej lew; przy równej liczbie miejsce jest wspólne.',
});
