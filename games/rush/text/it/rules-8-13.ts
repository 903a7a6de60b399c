/** The rules of chapters 8 to 13, clause by clause, in Italian. */
import type { rules as english } from '../en/rules-8-13.ts';

export const rules = {
  'RUSH-8.1':
    'Alla fine dell’attacco l’attaccante prende nel Deposito 1 Medaglia per ogni Veicolo distrutto in quell’attacco, dal mazzo della nazionalità degli attaccanti.',
  'RUSH-8.2': 'Per la distruzione di una Base non si ricevono Medaglie; la ricompensa è la carta Base.',
  'RUSH-8.3':
    'Per due Veicoli distrutti nello stesso turno il giocatore può prendere una Medaglia doppia al posto di due singole (tre: una doppia e una singola; quattro: due doppie; e così via).',
  'RUSH-8.4': 'Se nel mazzo non restano doppie, si prendono solo singole.',
  'RUSH-8.5': 'Se nel mazzo non restano singole, una ricompensa che ne richiederebbe una va persa.',
  'RUSH-8.6':
    'Pagamento per k Veicoli distrutti da un mazzo in cui restano S singole e D doppie: le risposte lecite sono tutte le coppie (s, d) con s ≤ S, d ≤ D, s + 2d ≤ k che rendono s + 2d il più grande possibile; se ce n’è una sola, la applica il server.',
  'RUSH-8.7': 'Le Medaglie si devono prendere, fin dove il mazzo lo consente.',
  'RUSH-8.8':
    "Valore predefinito `killMedalTiming: 'pooled'`: un Veicolo distrutto con l’Assedio Principale si annota per la nazionalità della carta con l’Assedio e si paga al successivo momento di ricompensa, cioè alla fine dell’attacco o, in mancanza, alla fine della fase II.",
  'RUSH-8.9':
    'In un momento di ricompensa ogni nazionalità con Veicoli annotati si paga separatamente, nell’ordine URSS, Germania, USA, Francia.',
  'RUSH-8.10':
    'Viene ricompensato solo il giocatore il cui colpo distrugge un Veicolo, chiunque l’abbia danneggiato prima.',
  'RUSH-8.11':
    'Le Medaglie sono carte della squadra: pagano (4.1) e danno punti (11.15), anche per gli Obiettivi sulle Medaglie.',
  'RUSH-8.12': 'Quando sono distrutti, contano i Veicoli di ogni classe, comprese le Unità Ausiliarie.',
  'RUSH-8.13':
    'Il momento di ricompensa dopo un attacco viene prima di qualsiasi altra cosa il giocatore faccia; quello alla fine della fase II viene prima della fase III.',

  'RUSH-9.1':
    'Per prima cosa si ripristina la Riserva: la carta più lontana dal mazzo va nella pila scarti Veicoli, le altre scorrono lontano dal mazzo, nel posto 0 si rivela una carta nuova.',
  'RUSH-9.2': 'Poi tutte le carte rimaste in mano vanno nel Deposito.',
  'RUSH-9.3': 'Poi il giocatore pesca tre carte dal Garage: sono la nuova mano.',
  'RUSH-9.4':
    'Se nel Garage ci sono meno carte del necessario, il giocatore pesca quelle che ci sono, mescola il Deposito in un nuovo Garage e continua a pescare fino a tre.',
  'RUSH-9.5': 'Poi il turno passa a sinistra.',
  'RUSH-9.6': 'La nuova mano è nascosta agli avversari fino alla successiva fase I del proprietario.',
  'RUSH-9.7':
    'Se la Riserva è vuota, 9.1 la rifornisce soltanto; se è più piccola della sua dimensione, la carta più lontana viene comunque scartata e si rifornisce fino alla dimensione intera, finché ci sono carte.',

  'RUSH-10.1':
    'Quando un giocatore deve pescare da un Garage vuoto, il suo Deposito viene mescolato e diventa il Garage, e la pescata continua.',
  'RUSH-10.2': 'Si rimescola solo quando si deve pescare una carta, non quando il Garage si svuota.',
  'RUSH-10.3': 'Se Garage e Deposito sono entrambi vuoti, la pescata si ferma con meno carte.',
  'RUSH-10.4':
    'Una rimescolata prende tutto ciò che in quel momento è nel Deposito: Veicoli comprati, Medaglie, carte Base, carte usate prima nel turno.',
  'RUSH-10.5': 'Quando il mazzo Veicoli è esaurito, si mescola la pila scarti Veicoli per formarlo di nuovo.',
  'RUSH-10.6': 'Anche questo succede solo quando si deve rivelare una carta e il mazzo è vuoto.',
  'RUSH-10.7':
    'Se mazzo Veicoli e pila scarti Veicoli sono entrambi vuoti, i posti della Riserva restano vuoti.',
  'RUSH-10.8':
    'La Riserva è una fila senza vuoti e il numero di un posto è la posizione nella fila contata dal mazzo: dopo un rifornimento mancato la fila è solo più corta (la carta più vicina al mazzo è di nuovo nel posto 0), e «più lontana» significa ultima della fila.',

  'RUSH-11.1': 'La fine scatta quando tutte e tre le Basi di un giocatore sono distrutte.',
  'RUSH-11.2':
    'La fine scatta quando si prende l’ultima Medaglia singola di un mazzo, che restino doppie o no.',
  'RUSH-11.3':
    'Dopo che è scattata, si completa il turno in corso e si continua finché il giocatore a destra del primo giocatore ha finito un turno; allora la partita finisce.',
  'RUSH-11.4':
    'Se a far scattare la fine è proprio quest’ultimo giocatore, la partita finisce dopo quello stesso turno.',
  'RUSH-11.5': 'I giocatori le cui Basi sono tutte distrutte svolgono comunque i loro turni normali.',
  'RUSH-11.6': 'Un giocatore le cui Basi sono tutte distrutte può vincere.',
  'RUSH-11.7': 'Se nell’ultimo giro la condizione si verifica di nuovo, non cambia nulla.',
  'RUSH-11.8': 'La squadra finale di un giocatore è formata da tutte le carte di mano, Garage e Deposito.',
  'RUSH-11.9': 'Le Basi ancora in piedi non fanno parte della squadra.',
  'RUSH-11.10':
    'I Veicoli che si trovano ancora sulle Basi di norma non contano; vedi l’opzione `squadIncludesDefenders`.',
  'RUSH-11.11': 'Le carte nel Cimitero non contano per nulla.',
  'RUSH-11.12':
    'Ogni Obiettivo va all’unico giocatore che è da solo al primo posto per la sua condizione (vedi la tabella degli Obiettivi).',
  'RUSH-11.13': 'Se due o più giocatori sono pari al primo posto, nessuno ottiene quell’Obiettivo.',
  'RUSH-11.14':
    'Le carte Obiettivo non entrano nella squadra; l’ordine in cui si controllano (le nomina il primo giocatore) non ha effetto.',
  'RUSH-11.15':
    'Punteggio: 1 per ogni Medaglia singola, 2 per ogni Medaglia doppia, 3 per ogni carta Base nella squadra, 5 per ogni Obiettivo.',
  'RUSH-11.16': 'Vince il punteggio più alto.',
  'RUSH-11.17': 'Primo spareggio: più Veicoli distrutti.',
  'RUSH-11.18': 'I Veicoli distrutti si misurano con i punti sulle carte Medaglia della squadra finale.',
  'RUSH-11.19': 'Secondo spareggio: più Basi distrutte.',
  'RUSH-11.20':
    'Per questo spareggio e per l’Obiettivo, le Basi distrutte sono le carte Base nella squadra finale.',
  'RUSH-11.21': 'Terzo spareggio: più Obiettivi.',
  'RUSH-11.22': 'Se c’è ancora parità, i giocatori pari vincono insieme.',
  'RUSH-11.23': 'Conservare intatte le proprie Basi non fa guadagnare nulla.',
  'RUSH-11.24':
    'Gli Obiettivi sulle Medaglie contano i punti sulle carte Medaglia di quella nazionalità (una doppia ne mostra due).',

  'RUSH-12.1':
    '`reserveSize` = 4 (predefinito) o 5 (v2.0): la Riserva ha quel numero di carte per tutta la partita.',
  'RUSH-12.2':
    "`reserveRefresh` = `'mandatoryAtEnd'` (predefinito) o `'optionalAtStart'` (v2.0): nel secondo caso 9.1 si salta e, nella fase I, dopo aver rivelato la mano, il giocatore di turno decide se ripristinare la Riserva.",
  'RUSH-12.3': 'Il ripristino facoltativo è la stessa operazione di 9.1, al massimo una volta per turno.',
  'RUSH-12.4':
    "Con `'optionalAtStart'` i rifornimenti dopo acquisti, Ricerca e Avanscoperta restano come sono.",
  'RUSH-12.5':
    '`attackerExposure` = false (predefinito) o true (v2.0): quando un giocatore ha attaccato una Base o un Veicolo, deve scegliere uno dei Veicoli attaccanti con Difesa superiore a 0 e metterlo su una delle proprie Basi.',
  'RUSH-12.6':
    'Ci si espone una volta sola, dopo l’ultimo colpo e prima delle Medaglie; la carta scelta si prende dal Deposito e valgono 5.8, 5.9, 5.11 e 5.13.',
  'RUSH-12.7':
    'L’esposizione si salta se nessun attaccante dichiarato ha Difesa superiore a 0 o se il giocatore non ha più Basi; l’Assedio Principale non comporta mai esposizione.',
  'RUSH-12.8':
    "`siegeDamage` = `'step'` (predefinito) o `'point'`: con `'point'` l’Assedio Principale infligge un punto danno, perciò un Veicolo Armato con Difesa 1 non danneggiato è distrutto subito; per il resto vale il capitolo 6.",
  'RUSH-12.9':
    "`killMedalTiming` = `'pooled'` (predefinito) o `'immediate'`: con `'immediate'` un Veicolo distrutto con l’Assedio Principale paga subito una Medaglia singola (o nulla, 8.5), e solo i Veicoli dell’attacco possono formare doppie.",
  'RUSH-12.10':
    "`baseCardsLeaveHand` = `'onReveal'` (predefinito) o `'onDraw'`: con `'onDraw'` le carte Base lasciano la mano anche subito dopo la pescata delle tre carte di 9.3, senza sostituzione, perciò non si possono mai scegliere per un Sabotaggio.",
  'RUSH-12.11':
    '`squadIncludesDefenders` = false (predefinito) o true: con true, i Veicoli che alla fine si trovano sulle Basi di un giocatore appartengono alla sua squadra finale.',
  'RUSH-12.12': '`openDepots` = false (predefinito) o true: con true, tutti possono esaminare ogni Deposito.',
  'RUSH-12.13': "`firstPlayer` = `'random'` (predefinito) oppure un posto scelto da chi apre il tavolo.",
  'RUSH-12.14':
    '`roundLimit` = nessuno (predefinito) o un numero R di almeno 5: alla fine del giro R la partita finisce come se la fine fosse scattata (una protezione per le partite fra bot; 60 è un valore sicuro).',

  'RUSH-13.1':
    'Non si può annullare nulla dopo che si è vista un’informazione nascosta o casuale (pescata, mescolata, carta rivelata nella Riserva, risposte a un Sabotaggio).',
  'RUSH-13.2':
    'Dichiarazioni d’attacco, passi dell’attacco e scelte dell’Assedio Principale sono definitivi; schieramenti, Arruolamento e prelievi di Medaglie può annullarli il giocatore di turno, finché dopo non è successo nulla di ciò che dice 13.1 né un’altra azione definitiva.',
  'RUSH-13.3':
    'Il server controlla ogni azione; una non consentita non cambia nulla e riceve in risposta il numero della regola che viola.',
  'RUSH-13.4':
    'Una decisione con una sola risposta lecita la applica il server, tranne la scelta di terminare la fase II, i passi dell’attacco (vengono sempre chiesti, così che un passo sbagliato possa essere rifiutato) e il Sabotaggio oltre 6.13.',
  'RUSH-13.5':
    'Se si gioca con limiti di tempo e il tempo del giocatore di turno scade, le decisioni in sospeso ricevono la prima risposta lecita nell’ordine di elenco e la fase II finisce. Una risposta tardiva a un Sabotaggio cede la carta di rango più basso in quest’ordine: Base, Tecnico, Volontari, Ingegnere, Medaglia singola, Medaglia doppia, Veicolo per costo.',
  'RUSH-13.6': 'Chi lascia la partita è sostituito da un bot; la squadra resta in gioco.',
  'RUSH-13.7':
    'Il registro mostra ogni carta spostata e ogni numero, ma una carta pescata in una mano nascosta solo al suo proprietario.',
  'RUSH-13.8':
    'Se un’azione viola più regole, il server nomina la prima violata in questi elenchi. Pagare: 3.15, 4.2, 3.8, 4.8, 4.5, 4.21, 4.22, poi 4.4 per il primo acquisto del turno o 4.12 per uno successivo, 4.20. Abilità: 3.15, 3.16, 3.18, 3.8, 5.1. Schierare: 3.15, 3.16, 3.17, 3.18, 3.8, 5.4, 5.18, 5.8. Dichiarare un attacco: 3.15, 3.16, 3.17, 3.18, 7.1, 3.8, 7.2, 7.3, 7.21. Passo dell’attacco: 7.20, 7.23, 7.22, 6.40, 6.41, 7.6.',
  'RUSH-13.9':
    'Controlli fuori dagli elenchi di 13.8. Prima di essi: agire fuori dal proprio turno o in un’altra fase viola 3.1; un’altra azione mentre una decisione è in sospeso viola 5.3 (durante un attacco 7.20, durante un prelievo di Medaglie 8.13), terminare allora la fase II viola 3.14 (durante un attacco 7.23, che comprende anche l’interruzione dell’attacco); una carta Base viola 3.15 ovunque si trovi, ogni altra carta fuori dalla mano 3.13. Al loro interno: un Veicolo che non è nella Riserva viola 4.4, una Base non propria 5.7, un attacco senza carte 7.1, un attaccante non dichiarato o già usato 7.5. Altre decisioni: Assedio Principale 6.15, poi 6.14; Ricerca 6.27 se si aggiungono carte della mano, altrimenti 6.26; Riparazione 6.35 per nessuna carta, altrimenti 6.32; schieramento 5.7, poi 5.8; Sabotaggio 6.8; prelievo di Medaglie 8.6; esposizione 12.5, poi 5.8; una domanda sulla Riserva non aperta 12.2.',
  'RUSH-13.10':
    'Alcuni esempi chiedono qualcosa che nessun punto di decisione può esprimere (buttare via una carta non usata, solo una parte delle abilità, pagare in più per la Ricerca): un programma che riceve una tale richiesta la rifiuta con la regola lì nominata, e uno la cui interfaccia non può inviarla concorda con l’esempio.',
  'RUSH-13.11':
    'Ogni azione del giocatore di turno che né 13.1 né 13.2 nominano (una scelta di Riparazione, una Medaglia dell’Invulnerabilità, giocare con «nessuna abilità», rispondere no a 12.2) si può annullare alla condizione di 13.2; si annulla un’azione alla volta, dalla più recente, con tutto ciò che ha causato (Medaglie annotate, lo scattare della fine).',
  'RUSH-13.12':
    'Ordine di elenco per 13.5: no prima di sì; la mano come si trova, il Deposito dal fondo alla cima, la Riserva dal posto 0; le Basi per posto in senso orario a partire dal giocatore di turno, poi per numero, ogni Base prima del suo difensore; carte singole prima delle coppie; per primi i prelievi con più doppie. A parità di rango in una risposta tardiva a un Sabotaggio: la carta elencata per prima.',
} satisfies Readonly<Record<keyof typeof english, string>>;
