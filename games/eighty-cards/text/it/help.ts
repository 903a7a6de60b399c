/** Messages of the reference: what is often asked. They are loaded when it is opened. */
import type { SameKeys } from '#engine/text.ts';
import type { help as en } from '../en/help.ts';

export const help = {
  'help.title': 'Domande frequenti',
  'help.coal': 'Perché non ho più PA dopo aver gettato carbone?',
  'help.coal.answer':
    'Il carbone alza la pressione, e la pressione diventa PA all’inizio del tuo prossimo turno.',
  'help.entered': 'Quale terreno conta per il costo di un movimento?',
  'help.entered.answer': 'Quello dello spazio in cui entri, non quello che lasci.',
  'help.next': 'Che cos’è il “terreno attuale” su una carta?',
  'help.next.answer': 'Il terreno del tuo prossimo spazio, mai di quello su cui sei.',
  'help.zero': 'Sparare è gratis: perché non posso?',
  'help.zero.answer':
    'Con 0 PA non ci sono più azioni, nemmeno gratuite. Spara prima che finisca l’ultimo PA.',
  'help.near': 'Perché la torpedine non colpisce un veicolo vicino?',
  'help.near.answer': 'Le serve una distanza da 5 a 16 spazi. Il missile arriva da 0 a 4.',
  'help.slot': 'Perché non posso montare questa carta?',
  'help.slot.answer':
    'Devi essere su un campo base, e il posto deve essere vuoto. Scartare ciò che c’è non costa nulla.',
  'help.price': 'Perché non posso interferire?',
  'help.price.answer': 'Fuori turno si paga con la pressione, e devono restarne 2.',
  'help.later': 'Perché la nebbia non fa ancora nulla?',
  'help.later.answer': 'Se non è giocata all’inizio del turno della vittima, aspetta il suo prossimo turno.',
  'help.oneCamp': 'Perché il mazzo campo base è chiuso?',
  'help.oneCamp.answer': 'Ne peschi solo se non hai in mano carte campo base.',
  'help.once': 'Perché non posso usare di nuovo molle o extra missili?',
  'help.once.answer': 'Una volta per turno; e se sono coperti, vanno riattivati in un campo base.',
  'help.ownBalloon': 'Il mio pallone può colpire me?',
  'help.ownBalloon.answer': 'Sì. Esplode sotto qualsiasi veicolo, anche quello del proprietario.',
  'help.over': 'Ho tagliato il traguardo: perché non è finita?',
  'help.over.answer':
    'Si completa il giro, e vince chi è più lontano oltre la linea. Se il primo a tagliarla è l’ultimo del giro, la partita finisce subito.',
  'help.homeland': 'Perché la mia modifica non serve sulle carte partenza?',
  'help.homeland.answer':
    'Sono patria. Lì aiutano solo il pallone di gas, una guida locale, Buona strada e il navigatore.',
} satisfies SameKeys<typeof en>;
