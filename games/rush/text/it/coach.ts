/** Messages: the coach, in Italian; each tip whole, and in a few words for narrow screens. They are loaded with the coach. */
import type { SameKeys } from '#engine/text.ts';
import type { coach as english } from '../en/coach.ts';

export const coach = {
  'coach.firstTurn':
    'Si comincia: vince chi ha più punti. Le Medaglie valgono 1, le Basi conquistate 3, gli Obiettivi 5. Ogni Veicolo è tre cose: denaro, difensore o attaccante.',
  'coach.firstTurn.short': 'Vince chi ha più punti',
  'coach.firstPurchase': 'Comincia comprando un Veicolo che paga più dei tuoi Ingegneri.',
  'coach.firstPurchase.short': 'Compra ciò che paga di più',
  'coach.handShown':
    'Nel tuo turno la tua mano è scoperta davanti a tutti. Le carte che peschi alla fine restano coperte fino al tuo prossimo turno.',
  'coach.handShown.short': 'Nel tuo turno la mano è scoperta',
  'coach.paying':
    'Scegli un Veicolo della Riserva e le carte con cui lo paghi. Non si dà resto: paga il più esatto possibile.',
  'coach.paying.short': 'Paga il più preciso possibile',
  'coach.reserve':
    'Questi Veicoli sono in vendita. Alla fine di ogni turno quello con la scritta «prossima a uscire» se ne va e ne arriva uno nuovo.',
  'coach.reserve.short': 'Un Veicolo esce a ogni turno',
  'coach.depot': 'Qui finisce ciò che compri e ciò che usi. Torna in gioco quando il tuo Garage è esaurito.',
  'coach.depot.short': 'Il Deposito torna più tardi',
  'coach.garage':
    'Da qui peschi, tre carte per ogni turno. Un Garage piccolo e forte fa tornare prima le carte.',
  'coach.garage.short': 'Un Garage piccolo gira prima',
  'coach.playAbility':
    'Una carta con un’abilità si può giocare per usarla. Un Veicolo con Difesa va poi su una delle tue Basi.',
  'coach.playAbility.short': 'Gioca una carta per l’abilità',
  'coach.reinforcements': 'Prima pesca: vedrai più carte e saprai meglio come spenderle.',
  'coach.reinforcements.short': 'Pesca prima di spendere',
  'coach.conscription':
    'Ora puoi comprare quante volte vuoi. Tutti i pagamenti contano insieme: non va più sprecato niente.',
  'coach.conscription.short': 'Ora compra quanto vuoi',
  'coach.conscriptionHeld':
    'Arruolamento: giocalo prima di pagare e in questo turno potrai comprare quante volte vuoi.',
  'coach.conscriptionHeld.short': 'Arruolamento: più acquisti',
  'coach.reconnaissance': 'Niente di buono nella Riserva? Questa la spazza via. Guarda prima di comprare.',
  'coach.reconnaissance.short': 'Prima guarda una nuova Riserva',
  'coach.sabotage': 'Ogni avversario perde una carta della prossima mano e non ne pesca un’altra.',
  'coach.sabotage.short': 'Una carta in meno agli avversari',
  'coach.siege':
    'L’Assedio Principale non è un attacco: raggiunge anche una Base difesa, non bada alle nazionalità e ti lascia l’attacco. Usalo prima, per aprire la strada.',
  'coach.siege.short': 'L’Assedio supera i difensori',
  'coach.research':
    'La Ricerca ti costa la carta, ma non un acquisto. Trasformare un Tecnico in un Veicolo è un ottimo affare.',
  'coach.research.short': 'Cambia la carta con un Veicolo',
  'coach.repair':
    'Le carte deboli ti rallentano. Butta via gli Ingegneri quando i tuoi Veicoli pagano meglio; le Basi conquistate sono punti, tienile.',
  'coach.repair.short': 'Elimina le carte deboli',
  'coach.invulnerability':
    'Una Medaglia senza combattere. Ricorda che l’ultima singola di un mazzo porta alla fine della partita.',
  'coach.invulnerability.short': 'Una Medaglia senza combattere',
  'coach.attackBasesOnly':
    'Questa carta colpisce solo Basi: lascia che un’altra della sua nazionalità tolga di mezzo il difensore.',
  'coach.attackBasesOnly.short': 'Questo colpisce solo Basi',
  'coach.attackVehiclesOnly':
    'Questa carta colpisce solo Veicoli: le Basi non può toccarle, nemmeno quelle senza difensore.',
  'coach.attackVehiclesOnly.short': 'Questo colpisce solo Veicoli',
  'coach.nationalResources':
    'Questa carta paga molto, ma solo per Veicoli della sua nazionalità. Altre carte possono aggiungersi.',
  'coach.nationalResources.short': 'Paga solo per la sua nazione',
  'coach.placing':
    'Ora questo Veicolo protegge una Base e ci resta finché non viene distrutto o sostituito. Prima si coprono le Basi vuote.',
  'coach.placing.short': 'Quale Base deve difendere?',
  'coach.noAbility': 'Puoi rinunciare all’abilità e solo difendere: scegli «Difendi» invece di «Abilità».',
  'coach.noAbility.short': 'Puoi saltare l’abilità',
  'coach.defended':
    'Una Base difesa non si può attaccare: prima deve cadere il difensore. Contro due punti Difesa serve un cannone potente o due colpi.',
  'coach.defended.short': 'Prima va tolto il difensore',
  'coach.damaged':
    'Una carta inclinata è danneggiata: un altro colpo, di chiunque, la distrugge. Il proprietario la ripara all’inizio del suo turno.',
  'coach.damaged.short': 'Un altro colpo lo distrugge',
  'coach.attack':
    'Un attacco per turno. Prima scegli tutti i Veicoli che partecipano, poi dai a ognuno un bersaglio, uno dopo l’altro.',
  'coach.attack.short': 'Un attacco per turno',
  'coach.strike':
    'Ora ogni attaccante riceve il suo bersaglio, uno dopo l’altro. Ciascuno colpisce una volta, e l’ordine lo scegli tu.',
  'coach.strike.short': 'Un bersaglio per ogni attaccante',
  'coach.oneNation':
    'Attaccano insieme solo Veicoli della stessa nazionalità. Conviene avere una nazione preferita.',
  'coach.oneNation.short': 'Attacca con una sola nazione',
  'coach.heavyBase':
    'Solo i Carri Armati Pesanti distruggono con un colpo una Base non danneggiata. Agli altri ne servono due.',
  'coach.heavyBase.short': 'A un Pesante basta un colpo',
  'coach.medals':
    'Ogni Veicolo che distruggi vale una Medaglia della nazionalità dei tuoi attaccanti: un punto, e una moneta per dopo.',
  'coach.medals.short': 'Una Medaglia per ogni Veicolo',
  'coach.doubleMedal':
    'Due Veicoli in un turno? Una Medaglia doppia vale quanto due singole, ma in mano occupa un posto solo.',
  'coach.doubleMedal.short': 'La doppia occupa meno posto',
  'coach.achievements':
    'Cinque punti per ciascuno a chi alla fine è in testa da solo. Un pari merito non dà niente a nessuno.',
  'coach.achievements.short': '5 punti a chi guida da solo',
  'coach.sabotaged':
    'Qualcuno ti ha sabotato. Scarta la carta che ti mancherà di meno: per esempio una Base conquistata.',
  'coach.sabotaged.short': 'Scarta ciò che ti manca meno',
  'coach.baseCaptured':
    'Ben fatto: tre punti! Però la carta non si può giocare, e occuperà un posto nella tua mano.',
  'coach.baseCaptured.short': 'Tre punti!',
  'coach.baseInHand':
    'Hai pescato una Base conquistata. Va dritta nel tuo Deposito: in questo turno hai una carta in meno.',
  'coach.baseInHand.short': 'È uscita una Base conquistata',
  'coach.reshuffle':
    'Il Garage era vuoto, perciò il Deposito è stato mescolato: tutto ciò che hai comprato ora è in gioco.',
  'coach.reshuffle.short': 'Il Deposito è il nuovo Garage',
  'coach.playedOnce':
    'Il lucchetto dice che questo Veicolo è già stato giocato. Riposa fino al tuo prossimo turno.',
  'coach.playedOnce.short': 'Lucchetto: già giocato',
  'coach.noBaseLeft':
    'Le tue Basi non ci sono più, ma tu sì: compra e attacca come prima. Puoi ancora vincere.',
  'coach.noBaseLeft.short': 'Senza Basi si può vincere',
  'coach.endOfTurn':
    'Non hai altro da fare? Termina il turno: ciò che non hai giocato va nel Deposito e peschi tre carte nuove.',
  'coach.endOfTurn.short': 'Niente da fare? Termina il turno',
  'coach.lastRound':
    'È l’ultimo giro! Ora pensa ai punti: Medaglie, Basi e gli Obiettivi che puoi ancora conquistare.',
  'coach.lastRound.short': 'Ultimo giro: pensa ai punti',
} satisfies SameKeys<typeof english>;
