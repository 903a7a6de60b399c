/** The rules of chapters 15 to 18, clause by clause. */

export const rules = {
  'BG-15.1':
    'Famiglia ha da 2 a 4 giocatori, ognuno con una pedina; carte carro, segnalini, gettoni punti e ordigni non si usano.',
  'BG-15.2':
    'Tutti i 64 gettoni luogo si mescolano alla cieca e si dispongono coperti, uno per casella; poi si scoprono i gettoni in D4 ed E5.',
  'BG-15.3':
    'Se D4 ed E5 mostrano gettoni uguali, il gettone di E5 si scambia con uno coperto a caso finché sono diversi.',
  'BG-15.4': 'La regola dei vicini di 1.3 non vale.',
  'BG-15.5': 'Ogni giocatore mette la sua pedina su una qualsiasi delle tre caselle della sua base.',
  'BG-15.6':
    'Con 3 e 4 giocatori gli angoli sono come in 1.8; con 2 giocatori P1 ha SO e P2 ha NE; le pedine si mettono in ordine di turno; il primo giocatore è a caso.',
  'BG-15.7':
    'Un turno consiste di sotto-turni, all’inizio uno; un sotto-turno è un movimento seguito dal girare due gettoni.',
  'BG-15.8':
    'Il movimento è di 1 o 2 passi, ognuno in una qualsiasi delle otto caselle vicine, e può riportare alla casella di partenza.',
  'BG-15.9':
    'Il movimento può attraversare caselle con pedine ma non finire su una casella con un’altra pedina; le caselle d’arrivo legali sono quindi tutte quelle entro distanza di re 2, quella di partenza compresa, senza un’altra pedina.',
  'BG-15.10':
    'Dopo il movimento il giocatore gira due gettoni coperti a scelta che toccano la casella della sua pedina con un lato o un angolo.',
  'BG-15.11': 'Si girano uno dopo l’altro; il secondo si sceglie dopo aver visto il primo.',
  'BG-15.12': 'Il gettone sotto la propria pedina non si può girare; uno sotto un’altra pedina sì.',
  'BG-15.13':
    'Se un solo gettone coperto tocca la casella della pedina se ne gira uno; se nessuno, nessuno; girare non è facoltativo.',
  'BG-15.14':
    'Dopo aver girato, tutti i gettoni uguali tra quelli scoperti sulla plancia – nuovi e rimasti da prima, ovunque siano – si raccolgono a coppie nell’area del giocatore.',
  'BG-15.15':
    'Con esattamente tre gettoni scoperti uguali il giocatore sceglie quali due raccogliere; con quattro raccoglie entrambe le coppie.',
  'BG-15.16':
    'Per ogni coppia raccolta il giocatore ha un altro sotto-turno; due coppie in un sotto-turno ne danno due.',
  'BG-15.17':
    'Alla fine di ogni sotto-turno tutti i gettoni scoperti non girati in quel sotto-turno si coprono; quelli girati in esso e non raccolti restano scoperti.',
  'BG-15.18':
    'Quando non restano sotto-turni comincia il prossimo giocatore in senso orario; i gettoni scoperti restano per lui.',
  'BG-15.19': 'Le icone sui gettoni non hanno effetto.',
  'BG-15.20':
    'Ogni coppia vale 2 punti; il primo giocatore con 10 punti vince e la partita finisce subito, anche se restano sotto-turni.',
  'BG-15.21': 'Le pedine non sono mai distrutte.',
  'BG-15.22':
    'Se i turni di fila senza una coppia arrivano a 20 × il numero di giocatori, o non resta nessun gettone coperto, la partita finisce quando finisce quel turno; vince chi ha più punti, a parità la vittoria è condivisa.',
  'BG-16.1':
    'Tutti i 64 gettoni luogo si mescolano e si dispongono scoperti su tutta la plancia; quelli speciali non stanno solo nel centro.',
  'BG-16.2': 'Due gettoni uguali non possono essere vicini (1.3–1.6).',
  'BG-16.3':
    'Il giocatore pesca o sceglie 2 carte carro; opzione `soloCards` = `random` (di norma) o `choose` (due qualsiasi delle dodici).',
  'BG-16.4': 'Le altre 10 carte, mescolate, formano il mazzo coperto per Carro extra.',
  'BG-16.5':
    'Entrambe le carte sono attive; il giocatore mette due pedine in due basi diverse, ognuna su una delle tre caselle.',
  'BG-16.6':
    'Sulla plancia ci sono al massimo due carri del giocatore alla volta; le altre due pedine e segnalini sostituiscono solo quelli perduti.',
  'BG-16.7':
    'Il giocatore ha due posti carro (posti per una pedina e la sua carta, non gli spazi per potenziamenti di 8.10; in questa sezione «posto» vuol dire posto carro); ogni posto tiene come base quella scelta per esso all’inizio.',
  'BG-16.8':
    'Gli otto ordigni con lettera verde e gli otto con cifra rossa formano due pile mescolate separate, con il lato ordigno in alto.',
  'BG-16.9':
    'Poiché tutti i 16 ordigni sono nelle pile non c’è riserva di ordigni: il giocatore non ne posa mai, e una casella vuota non è un bersaglio legale.',
  'BG-16.10':
    'I 12 gettoni punti formano la scorta di carri dell’artiglieria; sulla plancia valgono 1 punto ciascuno, qualunque valore abbiano stampato.',
  'BG-16.11': 'Un giro è il turno del giocatore seguito da un tiro dell’artiglieria.',
  'BG-16.12':
    'Il turno del giocatore segue da BG-3 a BG-11: il giocatore sceglie un carro, lo muove, e può sparare con lo stesso carro; lo stesso carro si può scegliere in ogni turno.',
  'BG-16.13': 'Il cambio di carro è possibile quando il giocatore ha una carta inattiva.',
  'BG-16.14': 'Le coppie speciali funzionano come nella variante di base.',
  'BG-16.15':
    'Un tiro a un carro dell’artiglieria lo toglie dalla plancia; il giocatore non guadagna punti e l’artiglieria perde il punto di quel carro.',
  'BG-16.16': 'Un carro dell’artiglieria tolto torna nella scorta dell’artiglieria.',
  'BG-16.17':
    'Un carro del giocatore non può finire il movimento su un carro dell’artiglieria; entrarci lungo la strada distrugge chi muove o ne consuma la Corazza.',
  'BG-16.18': 'Il carro dell’artiglieria attraversato resta sulla plancia.',
  'BG-16.19':
    'Un carro perduto muovendo (su un carro dell’artiglieria o sul proprio) è distrutto nel modo normale: è danneggiato e rientra nel turno seguente secondo BG-6.',
  'BG-16.20':
    'L’artiglieria rivela un segnalino della pila verde e uno della pila rossa; lettera e cifra nominano la casella che colpisce.',
  'BG-16.21':
    'Colpo su una casella con un gettone luogo e senza carro del giocatore: il gettone va all’artiglieria, 1 punto.',
  'BG-16.22':
    'Colpo su una casella con un carro del giocatore: è sempre colpito il carro, mai il gettone sotto; l’artiglieria non guadagna punti.',
  'BG-16.23': 'Un carro colpito con Corazza resta e perde una Corazza.',
  'BG-16.24':
    'Un carro colpito senza Corazza è distrutto del tutto: la sua pedina si toglie e la sua carta va nella scatola.',
  'BG-16.25':
    'Le coppie di potenziamento su una carta che va nella scatola tornano nell’area del giocatore come coppie usate e valgono ancora i loro punti.',
  'BG-16.26':
    'Colpo su una casella vuota: l’artiglieria vi mette un carro della sua scorta, che vale 1 punto finché resta sulla plancia.',
  'BG-16.27': 'Se la scorta è vuota non si mette nulla.',
  'BG-16.28': 'Colpo su una casella con un carro dell’artiglieria: non succede nulla.',
  'BG-16.29': 'I segnalini rivelati dell’artiglieria restano rivelati.',
  'BG-16.30':
    'Quando tutti i 16 sono rivelati e la partita continua, entrambe le pile si girano e si rimescolano; ciò avviene subito dopo l’ottavo tiro di un ciclo.',
  'BG-16.31':
    'Dopo un turno di pausa e dopo un turno senza tiro l’artiglieria spara come al solito, e dopo un turno con Turni extra spara una volta sola.',
  'BG-16.32':
    'Se una carta è stata distrutta del tutto e il giocatore ha una carta inattiva, può farla entrare nella fase di rientro del turno seguente o di uno successivo nella base del posto vuoto (in una delle due, se entrambi sono vuoti) e poi giocare un turno normale; 6.8, 6.11, 6.13 e da 6.17 a 6.20 valgono come per un rientro.',
  'BG-16.33':
    'Questa entrata è facoltativa finché il giocatore ha un altro carro sulla plancia o che rientra (eccezione a 6.13), altrimenti è obbligatoria.',
  'BG-16.34':
    'I punti dell’artiglieria sono 1 per gettone luogo che possiede (le coppie non contano di più) più 1 per carro dell’artiglieria sulla plancia.',
  'BG-16.35': 'La partita finisce subito quando l’artiglieria ha 20 punti.',
  'BG-16.36': 'La partita finisce subito quando l’artiglieria ha distrutto tutti i carri del giocatore.',
  'BG-16.37':
    '16.36 vale quando il giocatore non ha più nessuna carta carro, attiva o inattiva; una coppia Carro extra non giocata non aiuta.',
  'BG-16.38':
    'La partita finisce anche alla fine di un giro quando sulla plancia non resta nessun gettone luogo, o dopo il 96º tiro dell’artiglieria.',
  'BG-16.39': 'Alla fine il giocatore fa 2 punti per coppia, comunque sia finita la partita.',
  'BG-16.40': 'Grado: 16 punti una stella, 18 due, 20 tre, 22 quattro, 24 cinque, 26 sei stelle.',
  'BG-16.41':
    'Con meno di 16 punti non c’è nessuna stella ed è una sconfitta; con più di 26 punti le stelle sono sei.',
  'BG-16.42': 'I punti dell’artiglieria si mostrano ma non influenzano il grado.',
  'BG-16.43':
    'Nella fase di rientro rientrano prima le pedine distrutte muovendo; un’entrata (16.32) può usare solo una carta inattiva che resta dopo, e se non ne resta non è offerta.',
  'BG-16.44':
    'La fase finale di un turno in Solitario consiste solo delle riparazioni (6.15); poi seguono il tiro dell’artiglieria e i controlli da 16.35 a 16.38. Non ci sono controllo della vittoria né dello stallo.',
  'BG-17.1':
    'In Battaglia, Squadre e Solitario plancia, aree, carte, potenziamenti, segni di danno, pile, riserva, scatola e punteggi sono aperti a tutti.',
  'BG-17.2': 'Ordine e identità delle carte nel mazzo dei carri sono nascosti a tutti; quante sono è noto.',
  'BG-17.3':
    'In Solitario l’ordine delle due pile dell’artiglieria è nascosto; quali lettere e cifre non sono ancora rivelate è noto.',
  'BG-17.4':
    'In Famiglia le figure dei gettoni coperti sono nascoste a tutti, anche dopo che sono state viste e ricoperte.',
  'BG-17.5':
    'A nessuno si manda mai una figura, una carta o un ordine di pila nascosti, spettatori compresi.',
  'BG-17.6':
    'Un giocatore può annullare i passi del turno in corso fino all’ultimo evento irreversibile; irreversibili sono: ogni pesca o rivelazione di materiale nascosto, ogni distruzione, ogni Corazza consumata e la fine del turno.',
  'BG-17.7':
    'In Famiglia, una volta girato il primo gettone di un sotto-turno, si può annullare solo una selezione non confermata; prima si può annullare il movimento.',
  'BG-17.8':
    'In una ripetizione o per chi guarda, in Famiglia le figure si mostrano solo come sono state rivelate.',
  'BG-18.1':
    'La partita si configura con le opzioni; quelle che una variante non offre sono ignorate. A ogni variante per più giocatori si può aggiungere un orologio; quando il tempo di un giocatore è scaduto, il tavolo decide per lui.',
  'BG-18.2':
    'Con `startPlayer = random` ogni posto ha la stessa probabilità di cominciare; con `seat1` comincia P1.',
  'BG-18.3':
    'Variante e numero di giocatori devono essere una delle combinazioni nella tabella delle varianti; ogni altra è rifiutata.',
} as const;
