/** Captions of turns, and what the bots say, in Italian. */
import type { SameKeys } from '#engine/text.ts';
import type { en } from './captions.en.ts';

export const it = {
  'caption.destroyed': '{actor} distrugge con il {tank:tank} il {victimTank:tank} di {victim} in {square}.',
  'caption.destroyed.you': '{actor} distrugge con il {tank:tank} il tuo {victimTank:tank} in {square}.',
  'caption.bounced':
    '{actor} spara con il {tank:tank} al {victimTank:tank} di {victim} in {square}: nessun effetto.',
  'caption.bounced.you':
    '{actor} spara con il {tank:tank} al tuo {victimTank:tank} in {square}: nessun effetto.',
  'caption.escaped': 'Il carro di comando di {actor} esce dalla mappa.',
  'caption.moved': '{actor} porta il {tank:tank} da {from} a {to}.',
  'caption.turned': '{actor} gira il {tank:tank} in {from} verso {facing:direction}.',
  'caption.check': 'SCACCO!',
  'caption.escapeThreat':
    'FUGA: il carro di comando di {actor} potrebbe uscire dalla mappa al prossimo turno.',

  'speech.recruit.greet.1': 'Motore acceso! Si parte!',
  'speech.recruit.greet.2': 'Ho controllato i cingoli due volte. Pronta!',
  'speech.recruit.hit.1': 'Colpito! L’ho colpito davvero!',
  'speech.recruit.hit.2': 'Hai visto che tiro?',
  'speech.recruit.hurt.1': 'Oh no, ho scoperto di nuovo il fianco.',
  'speech.recruit.hurt.2': 'Ahi. Quel carro mi piaceva.',
  'speech.recruit.won.1': 'Abbiamo vinto! Facciamo a chi torna prima!',
  'speech.recruit.won.2': 'Sono stata davvero io?',
  'speech.recruit.lost.1': 'Mi sono divertita. Ne facciamo un’altra?',
  'speech.recruit.lost.2': 'La prossima volta chiudo il portello.',

  'speech.sergeant.greet.1': 'Occhi aperti. Io vedo ogni linea.',
  'speech.sergeant.greet.2': 'Attenzione ai fianchi.',
  'speech.sergeant.hit.1': 'Bersaglio abbattuto.',
  'speech.sergeant.hit.2': 'Me l’hai parcheggiato nel mirino.',
  'speech.sergeant.hurt.1': 'Bell’angolo. Lo ammetto.',
  'speech.sergeant.hurt.2': 'L’avevo visto. Troppo tardi.',
  'speech.sergeant.won.1': 'Missione compiuta. Rompete le righe.',
  'speech.sergeant.won.2': 'Ogni colpo conta. Il mio ha contato.',
  'speech.sergeant.lost.1': 'Lavoro pulito. Continua così.',
  'speech.sergeant.lost.2': 'Questa me la segno.',

  'speech.major.greet.1': 'Non ho nessuna fretta.',
  'speech.major.greet.2': 'Prenditela comoda. Io faccio lo stesso.',
  'speech.major.hit.1': 'Lo stavo aspettando.',
  'speech.major.hit.2': 'Uno di meno.',
  'speech.major.hurt.1': 'Un prezzo che avevo previsto.',
  'speech.major.hurt.2': 'Bel colpo. Continua.',
  'speech.major.won.1': 'Anche la pazienza è corazza.',
  'speech.major.won.2': 'Era finita dieci mosse fa.',
  'speech.major.lost.1': 'Hai avuto più pazienza di me. Complimenti.',
  'speech.major.lost.2': 'Anche il ferro si piega.',
} satisfies SameKeys<typeof en>;
