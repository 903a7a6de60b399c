import type { Message } from '#engine/text.ts';
import type { LearnKey } from './learn.en.ts';

export const it = {
  'learn.goal': 'Distruggi il carro di comando nemico, o porta il tuo oltre il bordo opposto.',
  'learn.aim':
    'Si vince in due modi: distruggendo il carro di comando nemico o portando il proprio oltre il bordo opposto. I carri di comando hanno una bandierina; i due sono segnati.',
  'learn.move':
    'In un turno si muove un solo carro. Scegli il tuo carro leggero in d2, poi la casella segnata d5, poi una direzione – e «Fatto».',
  'learn.move.done': 'Ogni casella costa un passo. Un carro leggero ne ha cinque, uno pesante solo tre.',
  'learn.facing':
    'Anche girare costa: un passo ogni 45°. Torna in d5, ma questa volta rivolto a est: tre caselle e due rotazioni.',
  'learn.facing.done':
    'Cinque passi, tutti spesi. La direzione di un carro decide dove spara e dove la sua corazza è sottile.',
  'learn.capture':
    'Dopo il movimento lo stesso carro può sparare: dritto avanti, oppure a 45° verso sinistra o destra. Serve almeno una casella vuota in mezzo. Distruggi il carro leggero in g5.',
  'learn.capture.done': 'Distrutto! Il relitto resta dov’è: d’ora in poi è un muro.',
  'learn.bounce':
    'Quello che all’inizio sbagliano tutti: spara da davanti al carro medio in d7 e guarda che cosa succede.',
  'learn.bounce.done':
    'Rimbalzato: il cannone II non supera il fronte II. Deve essere maggiore. E poi toccava al Nero …',
  'learn.side': 'Di nuovo, ma di lato: lì la sua corazza è solo I. Distruggi il carro in d7.',
  'learn.side.done': 'Il cannone II supera il lato I. Il retro è ancora più sottile: aggira, non caricare.',
  'learn.win':
    'Il Nero sta per colpire il tuo carro di comando in d6, ma il bordo opposto è a soli tre passi. Portalo fuori dalla mappa e hai vinto!',
  'learn.win.done': 'Fuggito, e vinto! Ora sai abbastanza per una prima partita.',

  'learn.sideShot.title': 'Trova il lato',
  'learn.sideShot': 'Distruggi in questo turno il carro medio in e7. Il suo fronte è II, il lato solo I.',
  'learn.sideShot.done': 'Un carro medio ne batte un altro dal lato, mai di fronte.',
  'learn.mortar.title': 'Da tre a cinque',
  'learn.mortar':
    'Un mortaio spara sopra ogni cosa, ma solo dritto avanti e solo a 3–5 caselle. Distruggi il carro pesante in e6.',
  'learn.mortar.done':
    'Troppo vicino? Un passo in retromarcia e la distanza è giusta. La retromarcia è un turno intero.',
  'learn.noBounce.title': 'Senza rimbalzi',
  'learn.noBounce':
    'In questo turno il tuo carro medio può colpire tre nemici, ma distruggerne uno solo. Quale?',
  'learn.noBounce.done':
    'Un carro leggero cade anche se colpito di fronte: il cannone II supera I. Gli altri due non se ne sarebbero nemmeno accorti.',
  'learn.escape.title': 'Fuori dalla mappa',
  'learn.escape':
    'La strada davanti è chiusa. Porta il carro di comando oltre il bordo opposto in questo turno: valgono anche i passi in diagonale, pure tra due ostacoli.',
  'learn.escape.done':
    'Un carro passa in diagonale tra due ostacoli, e in diagonale esce anche dalla mappa – ma non da un angolo.',
  'learn.block.title': 'Chiudi la linea',
  'learn.block':
    'Il carro pesante in e9 minaccia il tuo carro di comando, che non ha vie di fuga. Fa’ in modo che il Nero non possa distruggerlo al prossimo turno.',
  'learn.block.done': 'Un carro sulla linea ferma ogni colpo – lo farebbe perfino il suo relitto.',
  'learn.check.title': 'Dai SCACCO',
  'learn.check': 'Finisci il turno in modo da poter distruggere il carro di comando in e10 con il prossimo.',
  'learn.check.done': 'SCACCO! Il Nero non è obbligato a rispondere, ma gli conviene.',

  'learn.wrong.tank': 'Quello era un altro carro. Qui serve questo: {wanted:tank}.',
  'learn.wrong.square': 'Ora è in {to}. La casella segnata è {square}.',
  'learn.wrong.facing': 'È in {square}, ma è rivolto a {facing:direction} invece che a {wanted:direction}.',
  'learn.wrong.noShot':
    'Non hai sparato. Il tiro fa parte dello stesso turno: scegli «Fuoco», non «Non sparare».',
  'learn.wrong.bounced': 'Il cannone deve superare la corazza del lato che colpisce.',
  'learn.wrong.other': 'Bel colpo, ma qui il bersaglio è il carro in {square}.',
  'learn.wrong.front': 'Per una volta prova di fronte: resta sulla colonna d, avvicinati e spara.',
  'learn.wrong.stays': 'Il tuo carro di comando è ancora sulla mappa. Il bordo opposto è quello in alto.',
  'learn.wrong.stillHit': 'Il Nero potrebbe ancora distruggere il tuo carro di comando, con {turn}.',
  'learn.wrong.noCheck':
    'Niente SCACCO: da lì nessun tuo carro potrebbe distruggere il carro di comando al prossimo turno.',
} satisfies Readonly<Record<LearnKey, Message>>;
