/** The rules of chapters 1 to 4, clause by clause, in Italian. */
import type { rules as english } from '../en/rules-1-4.ts';

export const rules = {
  'RUSH-1.1': 'Si gioca in 2, 3, 4 o 5; i componenti bastano per cinque giocatori.',
  'RUSH-1.2':
    'Un giocatore tiene la carta Primo Giocatore per tutta la partita; al tavolo è chi ha giocato per ultimo al gioco online.',
  'RUSH-1.3':
    'Nel software il primo giocatore si sceglie con l’opzione `firstPlayer` (predefinito: a sorte fra i posti). A un tavolo dove nessuno gioca online è il più giovane.',
  'RUSH-1.4':
    'I posti sono numerati da 1 a n in senso orario a partire dal primo giocatore; i turni seguono quest’ordine, un giro dopo l’altro.',
  'RUSH-1.5': 'Ogni giocatore comincia con 3 carte Base scoperte davanti a sé, non danneggiate e non difese.',
  'RUSH-1.6': 'Ogni giocatore comincia con 6 carte Caserma: 4 Ingegneri, 1 Tecnico, 1 Volontari.',
  'RUSH-1.7':
    'Ogni giocatore mescola queste 6 carte e ne fa un Garage coperto; tutti i Depositi cominciano vuoti.',
  'RUSH-1.8': 'Prima del primo turno ognuno pesca 3 carte dal proprio Garage come mano iniziale.',
  'RUSH-1.9':
    'Le 100 carte Veicolo si mescolano e formano il mazzo Veicoli; 4 si scoprono in fila: sono la Riserva.',
  'RUSH-1.10':
    'I posti della Riserva sono numerati da 0 (accanto al mazzo) in su. La preparazione riempie la fila come ogni rifornimento (la carta nuova nel posto 0, le precedenti spinte più in là); perciò la prima carta rivelata finisce più lontana dal mazzo.',
  'RUSH-1.11': 'Il Cimitero e la pila scarti Veicoli sono due zone distinte; all’inizio sono vuote entrambe.',
  'RUSH-1.12':
    'Si formano quattro mazzi Medaglie scoperti, uno per nazionalità, ciascuno con 9 Medaglie singole e 3 doppie; chiunque può esaminarli e contarli in qualsiasi momento.',
  'RUSH-1.13':
    'Le 12 carte Obiettivo si mescolano e se ne scoprono tante quanti sono i giocatori più una: sono gli Obiettivi di questa partita.',
  'RUSH-1.14': 'Le carte Obiettivo, Caserma, Base e Riferimento non usate restano fuori dal gioco.',
  'RUSH-1.15':
    'Ogni giocatore riceve una carta Riferimento con il riassunto delle abilità; nel software l’aiuto è sempre a un clic.',
  'RUSH-1.16':
    'Tutte le mescolate vengono da un unico generatore con seme sul server, che viene registrato: così una partita si può rigiocare identica.',

  'RUSH-2.1':
    'Un Garage è coperto; il suo ordine è ignoto a tutti, anche al proprietario; il numero delle sue carte è pubblico.',
  'RUSH-2.2': 'Un Deposito è scoperto e il proprietario può esaminarlo in qualsiasi momento.',
  'RUSH-2.3':
    'Gli avversari vedono la carta in cima e il numero delle carte di un Deposito; l’opzione `openDepots` mostra tutto.',
  'RUSH-2.4': 'Ognuno può guardare la propria mano in qualsiasi momento.',
  'RUSH-2.5':
    'Una mano è nascosta agli avversari finché il proprietario non la rivela nella fase I del proprio turno.',
  'RUSH-2.6': 'Anche le carte pescate durante la fase II del proprio turno sono scoperte.',
  'RUSH-2.7':
    'Ogni carta che entra in una squadra si mette scoperta in cima al Deposito del nuovo proprietario, mai nel Garage o in mano.',
  'RUSH-2.8':
    'Le carte della pila scarti Veicoli tornano quando il mazzo Veicoli è esaurito; le carte nel Cimitero non tornano mai.',
  'RUSH-2.9':
    'Sono sempre pubblici: la Riserva, la pila scarti Veicoli, il Cimitero, i mazzi Medaglie, gli Obiettivi, tutte le Basi con difensori e danni, il numero di carte di tutte le mani, di tutti i Garage, di tutti i Depositi e del mazzo Veicoli.',
  'RUSH-2.10': 'Una squadra può mescolare Veicoli di qualsiasi nazionalità.',
  'RUSH-2.11':
    'Una carta con abilità si considera giocata quando ha lasciato la mano ed è stata messa nel Deposito, nel Cimitero o su una Base.',
  'RUSH-2.12':
    'Mentre si risolvono le sue abilità una carta non è in nessuna di queste zone, perciò non partecipa a una mescolata causata dal suo stesso effetto.',

  'RUSH-3.1':
    'Un turno ha tre fasi in quest’ordine: I riparare e rivelare; II giocare carte; III ripristinare la Riserva e pescare.',
  'RUSH-3.2': 'La fase I toglie per prima cosa ogni danno dalle Basi e dai difensori del giocatore di turno.',
  'RUSH-3.3': 'Poi nella fase I si scopre l’intera mano (di norma 3 carte).',
  'RUSH-3.4':
    'Le carte Base della mano rivelata vanno subito nel Deposito e non vengono sostituite; vedi l’opzione `baseCardsLeaveHand`.',
  'RUSH-3.5':
    'Nella fase II ogni carta della mano si può usare in uno di tre modi, a scelta del giocatore se più d’uno è possibile: pagare con le sue Risorse; giocarla per le sue abilità e poi, se possibile, come difensore; usarla nell’attacco.',
  'RUSH-3.6': 'Le carte della mano si possono giocare in qualsiasi ordine.',
  'RUSH-3.7':
    'Giocare una carta significa usarla esattamente in uno dei tre modi: una carta che paga non attiva abilità e non attacca, e così via.',
  'RUSH-3.8':
    'Una stessa carta Veicolo si può giocare una sola volta per turno: se è stata giocata, rimescolata ed è tornata in mano nello stesso turno, in quel turno non si può rigiocare.',
  'RUSH-3.9':
    'La regola 3.8 conta insieme tutti e tre i modi di giocare e riguarda la singola carta, non il suo nome.',
  'RUSH-3.10': 'Le carte Caserma e Medaglia che tornano nello stesso turno si possono rigiocare.',
  'RUSH-3.11':
    'Nessuno è obbligato a giocare una carta; quelle non giocate vanno nel Deposito del proprietario nella fase III.',
  'RUSH-3.12': 'A metà della fase II non si possono buttare nel Deposito carte non usate.',
  'RUSH-3.13':
    'Si possono giocare solo le carte della mano; un Veicolo che si trova su una Base non è in mano.',
  'RUSH-3.14':
    'La fase II finisce quando lo dice il giocatore di turno, purché nessuna decisione sia in sospeso; è lecito finire senza aver giocato nulla.',
  'RUSH-3.15': 'Le carte Base conquistate non si possono giocare in nessun modo.',
  'RUSH-3.16': 'Gli Ingegneri si possono usare solo per pagare.',
  'RUSH-3.17': 'Tecnico e Volontari si possono usare solo per la loro abilità.',
  'RUSH-3.18': 'Le carte Medaglia si possono usare solo per pagare.',

  'RUSH-4.1':
    'Risorse: Ingegnere 1, Medaglia singola 1, Medaglia doppia 2, ogni Veicolo il valore stampato (da 0 a 6).',
  'RUSH-4.2': 'Tecnico, Volontari e carte Base conquistate non hanno un valore Risorse e non possono pagare.',
  'RUSH-4.3': 'Un valore Risorse di 0 è un valore: una carta così può essere usata per pagare.',
  'RUSH-4.4':
    'Un acquisto è: giocare dalla mano una o più carte che pagano e prendere dalla Riserva un Veicolo il cui costo non supera il totale delle loro Risorse.',
  'RUSH-4.5':
    'Il primo acquisto di un turno richiede almeno una carta che paga, anche per un Veicolo di costo 0; niente si prende mai gratis (acquisti successivi: 4.14 e 4.22).',
  'RUSH-4.6':
    'Ordine di un acquisto: le carte che pagano vanno nel Deposito, il Veicolo va in cima al Deposito, la Riserva scorre, si rivela una carta nuova.',
  'RUSH-4.7':
    'Scorrere e rifornire: le carte fra il vuoto e il mazzo si spostano di un posto lontano dal mazzo, e subito si scopre una carta dal mazzo Veicoli nel posto 0.',
  'RUSH-4.8': 'Senza Arruolamento è consentito un solo acquisto per turno.',
  'RUSH-4.9':
    'Pagare troppo è permesso; l’eccedenza non serve a nulla, a meno che un Arruolamento, giocato prima o dopo, consenta un altro acquisto nello stesso turno (4.12, 4.15).',
  'RUSH-4.10':
    'Si può pagare con le carte solo nell’ambito di un acquisto, non per mettere da parte Risorse.',
  'RUSH-4.11':
    'Quando in un turno è stata risolta un’abilità Arruolamento, in quel turno si può fare un numero qualsiasi di acquisti.',
  'RUSH-4.12':
    'Conto del turno: il totale delle Risorse di tutte le carte pagate nel turno deve essere almeno il costo totale di tutti i Veicoli comprati nel turno; con Arruolamento, perciò, i punti non spesi di acquisti precedenti restano utilizzabili fino alla fine della fase II.',
  'RUSH-4.13':
    'Anche con Arruolamento gli acquisti si fanno uno dopo l’altro, ciascuno con il proprio rifornimento, e una carta rivelata da un rifornimento può essere comprata subito dopo.',
  'RUSH-4.14':
    'Con Arruolamento un acquisto successivo può anche non aggiungere nessuna carta che paga, se il conto lo copre già.',
  'RUSH-4.15': 'Il conto comprende anche un acquisto fatto nel turno prima dell’abilità Arruolamento.',
  'RUSH-4.16':
    'Le Risorse di una carta con Risorse Nazionali si possono spendere solo per Veicoli di quella nazionalità.',
  'RUSH-4.17': '«Quella nazionalità» è la nazionalità della carta che porta l’abilità.',
  'RUSH-4.18': 'Risorse Nazionali e Risorse comuni si possono combinare in un solo acquisto.',
  'RUSH-4.19':
    'Con le Risorse Nazionali si comprano più Veicoli della nazionalità solo insieme ad Arruolamento.',
  'RUSH-4.20':
    'Verifica del conto: con G = punti comuni pagati nel turno, N(x) = punti nazionali della nazionalità x pagati nel turno, C(x) = costo totale dei Veicoli della nazionalità x comprati nel turno (compreso quello che si sta comprando), l’acquisto è lecito solo se la somma di max(0, C(x) − N(x)) su tutte le nazionalità è al massimo G.',
  'RUSH-4.21':
    'Ogni carta appena pagata in un acquisto deve avere Risorse comuni oppure Risorse Nazionali della nazionalità del Veicolo comprato.',
  'RUSH-4.22':
    'Per ogni acquisto almeno una carta pagata nel turno (adesso o, con Arruolamento, prima) deve avere Risorse comuni oppure Risorse Nazionali della nazionalità del Veicolo comprato.',
  'RUSH-4.23': 'Le carte Medaglia pagano Risorse comuni, qualunque sia la loro nazionalità.',
  'RUSH-4.24':
    'Un Veicolo comprato si può giocare nello stesso turno solo se in quel turno viene rimescolato e pescato.',
  'RUSH-4.25':
    'Le carte pagate in un acquisto vanno nel Deposito nell’ordine in cui la mossa le elenca; nel conto vale ogni pagamento, perciò una carta pagata di nuovo secondo 3.10 conta di nuovo.',
} satisfies Readonly<Record<keyof typeof english, string>>;
