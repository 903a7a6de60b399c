/** Messages: frequent questions, and the coach, in Italian. */
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

  'coach.on': 'Consigli per le prime partite',
  'coach.firstTurn':
    'Ti diamo il benvenuto al comando! Vince chi ha più punti: una Medaglia vale 1, una Base conquistata 3, un Obiettivo 5. Ogni carta è tre cose: denaro, difensore o attaccante.',
  'coach.firstPurchase': 'Comincia comprando un Veicolo che paga più dei tuoi Ingegneri.',
  'coach.handShown':
    'All’inizio del tuo turno la tua mano è scoperta davanti a tutti. Fino ad allora la vedi solo tu.',
  'coach.paying':
    'Scegli un Veicolo della Riserva e le carte con cui lo paghi. Non si dà resto: paga il più esatto possibile.',
  'coach.reserve':
    'Questi Veicoli sono in vendita. Alla fine di ogni turno quello con la scritta «prossima a uscire» se ne va e ne arriva uno nuovo.',
  'coach.depot': 'Qui finisce ciò che compri e ciò che usi. Torna in gioco quando il tuo Garage è esaurito.',
  'coach.garage':
    'Da qui peschi, tre carte per ogni turno. Un Garage piccolo e forte si ripresenta più spesso.',
  'coach.playAbility':
    'Una carta con un’abilità si può giocare per usarla. Un Veicolo con Difesa va poi su una delle tue Basi.',
  'coach.reinforcements': 'Prima pesca: vedrai più carte e saprai meglio come spenderle.',
  'coach.conscription':
    'Ora puoi comprare quante volte vuoi. Tutti i pagamenti contano insieme: non va più sprecato niente.',
  'coach.conscriptionHeld':
    'Coscrizione: giocala prima di pagare e in questo turno potrai comprare quante volte vuoi.',
  'coach.reconnaissance': 'Niente di buono nella Riserva? Questa la spazza via. Guarda prima di comprare.',
  'coach.sabotage': 'Ogni avversario perde una carta della sua prossima mano e non ne pesca un’altra.',
  'coach.siege':
    'L’Assedio Principale non è un attacco: raggiunge anche una Base difesa, non bada alle nazionalità e ti lascia l’attacco. Usalo prima, per aprire la strada.',
  'coach.research':
    'La Ricerca ti costa la carta, ma non un acquisto. Trasformare un Tecnico in un Veicolo è un ottimo affare.',
  'coach.repair':
    'Le carte deboli ti rallentano. Butta via gli Ingegneri quando i tuoi Veicoli pagano meglio; le Basi conquistate sono punti, tienile.',
  'coach.invulnerability':
    'Una Medaglia senza combattere. Ricorda che l’ultima singola di un mazzo porta alla fine della partita.',
  'coach.attackBasesOnly':
    'Questa carta colpisce solo Basi: lascia che un’altra della sua nazionalità tolga di mezzo il difensore.',
  'coach.attackVehiclesOnly':
    'Questa carta colpisce solo Veicoli: le Basi non le tocca, nemmeno quelle senza difensore.',
  'coach.nationalResources':
    'Questa carta paga molto, ma solo per Veicoli della sua nazionalità. Altre carte possono aggiungersi.',
  'coach.placing':
    'Ora questo Veicolo protegge una Base e ci resta finché non viene distrutto o sostituito. Prima si coprono le Basi vuote.',
  'coach.noAbility': 'Puoi rinunciare all’abilità e solo difendere: scegli «Difendi» invece di «Abilità».',
  'coach.defended':
    'Una Base difesa non si può attaccare: prima deve cadere il difensore. Due punti Difesa chiedono un cannone potente o due colpi.',
  'coach.damaged':
    'Ciò che è storto è danneggiato: un altro colpo, di chiunque, lo distrugge. Il proprietario lo ripara all’inizio del suo turno.',
  'coach.attack':
    'Un attacco per turno. Prima scegli tutti i Veicoli che partecipano, poi dai a ognuno un bersaglio, uno dopo l’altro.',
  'coach.oneNation':
    'Attaccano insieme solo Veicoli della stessa nazionalità. Conviene avere una nazione preferita.',
  'coach.heavyBase':
    'Solo i Carri Armati Pesanti radono al suolo con un colpo una Base non danneggiata. Agli altri ne servono due.',
  'coach.medals':
    'Ogni Veicolo che distruggi vale una Medaglia della nazionalità dei tuoi attaccanti: un punto, e una moneta per dopo.',
  'coach.doubleMedal':
    'Due Veicoli in un turno? Una Medaglia doppia vale come due singole, ma in mano occupa un posto solo.',
  'coach.achievements':
    'Cinque punti ciascuno a chi alla fine è in testa da solo. La parità non vale niente per nessuno.',
  'coach.sabotaged':
    'Qualcuno ti sta sabotando. Scarta la carta che ti manca di meno, per esempio una Base conquistata.',
  'coach.baseCaptured':
    'Ben fatto: tre punti! Però la carta non si può giocare, e occuperà un posto nella tua mano.',
  'coach.baseInHand':
    'Hai pescato una Base conquistata. Va dritta nel tuo Deposito: in questo turno hai una carta in meno.',
  'coach.reshuffle':
    'Il Garage era vuoto, perciò il Deposito è stato mescolato: tutto ciò che hai comprato ora è in gioco.',
  'coach.playedOnce':
    'Il lucchetto dice che questo Veicolo è già stato giocato. Riposa fino al tuo prossimo turno.',
  'coach.noBaseLeft':
    'Le tue Basi non ci sono più, ma tu sì: compra e attacca come prima. Puoi ancora vincere.',
  'coach.endOfTurn':
    'Non hai altro da fare? Termina il turno: ciò che non hai giocato va nel Deposito e peschi tre carte nuove.',
  'coach.lastRound':
    'È l’ultimo giro! Ora pensa ai punti: Medaglie, Basi e gli Obiettivi che puoi ancora conquistare.',
} satisfies SameKeys<typeof english>;
