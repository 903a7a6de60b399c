/** Messages: frequent questions, in Italian. */
import type { SameKeys } from '#engine/text.ts';
import type { help as english } from '../en/help.ts';

export const help = {
  'help.title': 'Perché …?',
  'help.freeCard': 'Perché non posso prendere questa carta di costo 0?',
  'help.freeCard.answer': 'Devi giocare almeno una carta con un valore Risorse, anche se il valore è 0.',
  'help.noValue': 'Perché i Volontari e il Tecnico non possono pagare?',
  'help.noValue.answer': 'Non hanno un valore Risorse.',
  'help.onePurchase': 'Perché non posso comprare una seconda carta?',
  'help.onePurchase.answer': 'Senza Arruolamento c’è un solo acquisto per turno.',
  'help.nationalResources': 'Perché questo camion non può comprare quel carro?',
  'help.nationalResources.answer': 'Le sue Risorse valgono solo per la sua nazionalità.',
  'help.oneNation': 'Perché questi due carri non possono attaccare insieme?',
  'help.oneNation.answer': 'Tutti gli attaccanti devono essere della stessa nazionalità.',
  'help.defended': 'Perché non posso attaccare la Base?',
  'help.defended.answer': 'È difesa. Prima distruggi il difensore, oppure usa l’Assedio Principale.',
  'help.onlyDamaged': 'Perché il mio Attacco 2 ha solo danneggiato la Base?',
  'help.onlyDamaged.answer':
    'Solo un Carro Armato Pesante distrugge con un colpo una Base non danneggiata; lì i punti Attacco non contano.',
  'help.mustPlace': 'Perché devo mettere il carro su una Base e perdere quello vecchio?',
  'help.mustPlace.answer':
    'Un Veicolo con Difesa deve difendere dopo le sue abilità. Se tutte le tue Basi sono difese, sostituisce un difensore, che va nel tuo Deposito.',
  'help.undefendedFirst': 'Perché non posso metterlo su quella Base?',
  'help.undefendedFirst.answer': 'Prima vengono le Basi senza difensore.',
  'help.playedOnce': 'Perché non posso giocare di nuovo questa carta?',
  'help.playedOnce.answer': 'Un Veicolo si gioca una volta per turno, anche se viene pescato di nuovo.',
  'help.noMedal': 'Perché non ho ricevuto una Medaglia?',
  'help.noMedal.answer':
    'O il mazzo di quella nazionalità non ha più singole, o il Veicolo è stato solo spostato – sostituito dal proprietario o rimasto senza la sua Base – e non distrutto.',
  'help.repaired': 'Perché il danno è sparito?',
  'help.repaired.answer': 'Ognuno ripara tutto all’inizio del proprio turno.',
  'help.smallHand': 'Perché ho meno carte in mano?',
  'help.smallHand.answer':
    'Le Basi conquistate lasciano la mano quando viene scoperta, e ciò che toglie un Sabotaggio non si ripesca.',
  'help.auxiliarySafe': 'Perché il mio Assedio non può colpire questo camion?',
  'help.auxiliarySafe.answer': 'Le Unità Ausiliarie non possono essere scelte per l’Assedio Principale.',
  'help.notOver': 'Perché la partita non è finita?',
  'help.notOver.answer': 'Il giro si gioca fino in fondo, così tutti hanno avuto lo stesso numero di turni.',
  'help.notCounted': 'Perché i miei carri sulle Basi non contano?',
  'help.notCounted.answer':
    'La squadra finale è mano, Garage e Deposito, a meno che non sia attiva l’opzione «I Veicoli sulle Basi contano alla fine».',
} satisfies SameKeys<typeof english>;
