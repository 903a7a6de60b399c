/** I testi dell’apertura e degli esercizi. Si caricano quando qualcuno vuole imparare il gioco. */
import type { SameKeys } from '#engine/text.ts';
import type { learn as english } from '../en/learn.ts';

export const learn = {
  'learn.goal': 'Arriva per primo al traguardo dei punti vittoria, con coppie di gettoni e carri distrutti.',
  'learn.aim':
    'I punti vengono da due cose. Due gettoni uguali fanno una coppia: 2 punti. Un carro distrutto dà la cima della sua pila: 3, poi 2, poi 1. Tu guidi il carro verde.',
  'learn.drive':
    'La carta dice come si muove il tuo T-34: esattamente 2 caselle, in linea retta. Non può fermarsi dopo una. Portalo in D4.',
  'learn.drive.done': 'Le caselle segnate sono sempre tutte quelle in cui il movimento può finire.',
  'learn.shoot':
    'Dopo il movimento viene il tiro. Il cannone del T-34 arriva esattamente a 1 casella, in linea retta. Porta il carro in D4 e spara al gettone in D5: quello che colpisci è tuo.',
  'learn.shoot.done':
    'Il gettone «{:picture.harbour}» ora è nella tua area. Con un altro uguale fai una coppia.',
  'learn.pair':
    'Hai già un gettone «{:picture.harbour}». Tre gettoni sono a portata, ognuno dopo un movimento diverso. Prendi quello che fa coppia.',
  'learn.pair.done': 'Una coppia: 2 punti, e nessuno te li può togliere.',
  'learn.tank': 'In D5 c’è un carro giallo. Vai dove il tuo cannone lo raggiunge e mira al carro.',
  'learn.tank.done':
    'Sono 3 punti. Chi lo ha perso rientra con un altro carro, e il prossimo che lo distrugge ne prende 2.',
  'learn.danger':
    'L’errore più comune: un ordigno distrugge ogni carro che ci passa sopra, e il tragitto va fatto tutto. Fai la coppia senza perdere il carro.',
  'learn.danger.done': 'Un tragitto col teschio è permesso, ma costa il carro. Prima cercane un altro.',
  'learn.win':
    'Hai 12 punti su 14. Fai l’ultima coppia e poi termina il turno: vince chi ha raggiunto il traguardo alla fine del proprio turno.',
  'learn.win.done': 'Hai vinto! Ne sai abbastanza per una prima partita.',

  'learn.farther.title': 'Una casella più in là',
  'learn.farther':
    'Il carro in D6 è una casella troppo lontano. La tua coppia «{:picture.hilltop}» dà il potenziamento «{:kind.longer-shot}». Assegnalo al T-34, poi distruggi il carro.',
  'learn.farther.done': 'Un potenziamento resta al suo carro. Ogni carta carro ne può portare due.',
  'learn.twice.title': 'Due volte in un turno',
  'learn.twice':
    'Distruggi il carro giallo e fai una coppia, tutto in questo turno. La tua coppia «{:picture.bridge}» dà «{:kind.extra-turn}».',
  'learn.twice.done': 'Un’azione principale in più, quando vuoi: ma ogni coppia la dà una volta sola.',

  'learn.wrong.elsewhere': 'Il carro è andato altrove. Doveva arrivare in {square}.',
  'learn.wrong.crashed': 'Il carro è stato distrutto in {square}. Quel tragitto era segnato col teschio.',
  'learn.wrong.changed': 'Hai cambiato carro. Lo si fa al posto di muovere e sparare.',
  'learn.wrong.held': 'Non hai sparato, e questo restava da fare.',
  'learn.wrong.dud': 'Hai posato un ordigno in {square}: non era quello che serviva.',
  'learn.wrong.took': 'Hai preso il gettone «{picture:picture}» da {square}. Serviva altro.',
  'learn.wrong.ended': 'Il turno è finito, e questo restava da fare.',
} satisfies SameKeys<typeof english>;
