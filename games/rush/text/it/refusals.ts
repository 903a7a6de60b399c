/** Messages: why something is refused, and what is possible instead, in Italian. */
import type { SameKeys } from '#engine/text.ts';
import type { refusals as english } from '../en/refusals.ts';

export const refusals = {
  'refusal.OTHER_STEP': 'Non è il momento: rispondi a ciò che ti viene chiesto.',
  'refusal.DECISION_WAITS': 'Prima completa la carta che stai giocando.',
  'refusal.ATTACK_IS_ONE_PIECE':
    'Il tuo attacco è in corso: portalo a termine prima di fare altro. Scegli un attaccante e un bersaglio.',
  'refusal.MEDALS_FIRST': 'Prima prendi le tue Medaglie.',
  'refusal.CANNOT_END_YET': 'Non puoi terminare il turno mentre c’è una decisione in sospeso.',
  'refusal.ATTACK_NOT_OVER':
    'Un attacco non si interrompe: ogni attaccante che ha ancora un bersaglio deve colpire.',
  'refusal.BAD_DECISION': 'Non è una mossa completa. Scegline una fra quelle proposte.',
  'refusal.UNREADABLE':
    'Questa mossa non si capisce. Scrivi per esempio «buy ussr-t-28 with engineer, engineer», «play technician», «deploy ussr-t-28 on S1.2», «attack with ussr-su-100» oppure «end».',
  'refusal.NO_SUCH_CARD': 'Non esiste una carta «{card}».',
  'refusal.NO_DISCARDS':
    'A metà turno non si possono buttare carte; quelle che non giochi vanno nel Deposito quando termini il turno.',
  'refusal.ALL_ABILITIES':
    'Le abilità si usano tutte, nell’ordine stampato, oppure nessuna: in quel caso la carta difende soltanto.',

  'refusal.BASE_CARD':
    'Una Base conquistata non si può giocare in nessun modo: {card:card}. Vale solo punti alla fine.',
  'refusal.NOT_IN_HAND': 'Si possono giocare solo le carte della mano, e questa non c’è: {card:card}.',
  'refusal.PLAYED_ALREADY':
    '{card:card}: già giocato in questo turno. Un Veicolo si gioca una volta per turno, anche se torna in mano.',
  'refusal.ENGINEER_ONLY_PAYS': 'Un Ingegnere può solo pagare: 1 punto per l’acquisto di un Veicolo.',
  'refusal.ONLY_FOR_ABILITY':
    '{card:card}: questa carta si gioca solo per la sua abilità; non difende e non attacca.',
  'refusal.MEDAL_ONLY_PAYS': 'Una Medaglia può solo pagare: 1 punto, una doppia 2.',

  'refusal.NO_RESOURCE_VALUE':
    '{card:card}: questa carta non ha un valore Risorse, perciò non può pagare. Ingegneri, Medaglie e Veicoli possono.',
  'refusal.ONE_PURCHASE':
    'Un solo acquisto per turno. Per comprare di più, gioca prima una carta con Arruolamento.',
  'refusal.PAY_SOMETHING':
    'Niente è gratis: gioca almeno una carta con un valore Risorse, anche se il valore è 0.',
  'refusal.OTHER_NATIONS_RESOURCES':
    'Le Risorse Nazionali di un’altra nazionalità qui non servono. La nazionalità del Veicolo è questa: {nation:nation}. Paga con Risorse comuni o con Risorse Nazionali della stessa nazionalità.',
  'refusal.NO_CARD_SERVES':
    'Nessuna delle carte con cui hai pagato in questo turno vale per un Veicolo di questa nazionalità ({nation:nation}). Aggiungi una carta con Risorse comuni o con Risorse Nazionali della stessa nazionalità.',
  'refusal.NOT_IN_RESERVE':
    'Si possono acquistare solo i Veicoli della Riserva, e questo non c’è: {card:card}.',
  'refusal.NOT_ENOUGH': {
    by: 'short',
    one: '{card:card} costa {short} punto più di quanto pagano queste carte. Aggiungi una carta o scegli un Veicolo meno caro.',
    other:
      '{card:card} costa {short} punti più di quanto pagano queste carte. Aggiungi carte o scegli un Veicolo meno caro.',
  },
  'refusal.HAND_NOT_ENOUGH':
    '{card:card} costa {cost}. Per pagare non hai scelto nulla, e tutte le tue carte insieme pagano {short} di meno. Scegli un Veicolo meno caro.',
  'refusal.ACCOUNT_SHORT': {
    by: 'short',
    one: 'Con {card:card} tutto ciò che compri in questo turno costerebbe {short} punto più di tutto ciò che paghi. Aggiungi una carta.',
    other:
      'Con {card:card} tutto ciò che compri in questo turno costerebbe {short} punti più di tutto ciò che paghi. Aggiungi carte.',
  },
  'refusal.NATIONAL_POINTS_BOUND': {
    by: 'short',
    one: 'Le Risorse Nazionali valgono solo per la loro nazionalità. Per {card:card} manca {short} punto comune.',
    other:
      'Le Risorse Nazionali valgono solo per la loro nazionalità. Per {card:card} mancano {short} punti comuni.',
  },

  'refusal.NO_ABILITY': '{card:card}: nessuna abilità da usare. Con questa carta paga, difendi o attacca.',
  'refusal.NO_DEFENCE': '{card:card}: nessun punto Difesa, perciò non può stare su una Base.',
  'refusal.NO_BASE_LEFT': 'Non ti è rimasta nessuna Base da difendere.',
  'refusal.NOT_YOUR_BASE': 'Scegli una delle tue Basi ancora in piedi.',
  'refusal.UNDEFENDED_FIRST': '{base:base}: già difesa. Finché hai una Base senza difensore, scegli quella.',

  'refusal.ONE_ATTACK': 'Un solo attacco per turno, e il tuo l’hai già fatto.',
  'refusal.NO_ATTACKER': 'Per un attacco serve almeno un Veicolo dalla tua mano.',
  'refusal.NO_ATTACK_POINTS': '{card:card}: nessun punto Attacco. Attacca con carte che ne hanno 1 o 2.',
  'refusal.ONE_NATION': 'Tutti gli attaccanti devono essere della stessa nazionalità.',
  'refusal.NO_VEHICLE_TO_HIT':
    'Queste carte attaccano solo Veicoli (RUSH-6.41) e nessun Veicolo difende una Base nemica.',
  'refusal.NO_BASE_TO_HIT':
    'Queste carte attaccano solo Basi (RUSH-6.40) e tutte le Basi nemiche sono difese.',
  'refusal.NOTHING_TO_HIT':
    'Nessuna di queste carte ha adesso un bersaglio. Un bersaglio è un Veicolo su una Base nemica oppure una Base nemica senza difensore.',
  'refusal.NOT_DECLARED': '{card:card} non è fra gli attaccanti che devono ancora colpire.',
  'refusal.OTHERS_CAN_STRIKE':
    '{card:card} adesso non ha bersagli; prima colpisci con un attaccante che ne ha uno.',
  'refusal.ATTACKS_BASES_ONLY': '{card:card} attacca solo Basi. Scegli una Base nemica senza difensore.',
  'refusal.ATTACKS_VEHICLES_ONLY': '{card:card} attacca solo Veicoli. Scegli un Veicolo su una Base nemica.',
  'refusal.NO_TARGET':
    'Non è un bersaglio. Scegli un Veicolo su una Base nemica, oppure una Base nemica senza difensore ancora in piedi.',
  'refusal.DEFENDED':
    '{base:base}: difesa da {card:card}. Prima distruggi il difensore; solo l’Assedio Principale raggiunge una Base difesa.',

  'refusal.AUXILIARY_SAFE':
    'Un’Unità Ausiliaria non può essere scelta per l’Assedio Principale. Scegli la Base stessa ({base:base}) o un altro bersaglio.',
  'refusal.NO_SIEGE_TARGET':
    'L’Assedio Principale sceglie una Base nemica ancora in piedi, oppure un Veicolo Armato che ne difende una.',
  'refusal.RESEARCH_IS_FIXED':
    'La Ricerca non si può aumentare con altre carte. Per pagare con quelle, fai invece un acquisto.',
  'refusal.RESEARCH_LIMIT':
    'Non si può ottenere {card:card}: scegli un Veicolo della Riserva di costo {n} o meno.',
  'refusal.REPAIR_AT_LEAST_ONE': 'Scegli almeno una carta del tuo Deposito.',
  'refusal.REPAIR_AT_MOST_TWO': 'La Riparazione elimina al massimo due carte.',
  'refusal.NOT_IN_DEPOT': 'Scegli carte che si trovano nel tuo Deposito. Questa non c’è: {card:card}.',
  'refusal.GIVE_ONE_CARD': 'Sabotaggio: scarta una sola carta della tua mano.',
  'refusal.NOT_A_PAYOUT':
    'Prendi tanti punti Medaglia quanti il mazzo può pagare, in singole o doppie; una doppia vale per due Veicoli distrutti.',
  'refusal.EXPOSE_AN_ATTACKER':
    '{card:card} non può esporsi. Scegli uno dei Veicoli di questo attacco con Difesa superiore a 0.',
  'refusal.NO_RESERVE_QUESTION': 'Adesso non si decide sulla Riserva.',
} satisfies SameKeys<typeof english>;
