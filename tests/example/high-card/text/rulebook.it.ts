import { rulebookOf } from './rulebook.ts';

export const rulebook = rulebookOf({
  'HC-1': 'La distribuzione',
  'HC-1.1': 'Il mazzo ha venti carte, numerate da 1 a 20.',
  'HC-1.2': 'Tutti ricevono lo stesso numero di carte: tre, o quante ne dice l’opzione.',
  'HC-2': 'Le prese',
  'HC-2.1': 'Si gioca a turno. Chi è di turno gioca scoperta una carta della propria mano.',
  'HC-2.2':
    'Quando tutti hanno giocato una carta, la più alta fa la presa e chi l’ha giocata comincia la successiva.',
  'HC-2.3':
    'La partita finisce quando tutte le mani sono vuote. Vince chi ha più prese; a parità si divide il posto.',
});
