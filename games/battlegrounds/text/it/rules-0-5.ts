/** The rules of chapters 0 to 5, clause by clause. */

export const rules = {
  'BG-0.1':
    'La plancia ha 64 caselle, colonne A–H e righe 1–8; una casella si nomina con la lettera della colonna e poi la cifra della riga (A1, B4, H8).',
  'BG-0.2': 'Di norma la colonna A è a sinistra e la riga 1 in basso; per le regole non conta.',
  'BG-0.3':
    'Le direzioni ortogonali sono N (riga +1), E (colonna +1), S (riga −1), O (colonna −1); quelle diagonali sono NE, SE, SO, NO.',
  'BG-0.4':
    'Ogni carta carro ha esattamente quattro valori – direzione e distanza di movimento, direzione e distanza di tiro – e ogni direzione è ortogonale o diagonale, mai entrambe.',
  'BG-0.5':
    'La base SO è A1, A2, B1, e gli altri tre angoli hanno basi della stessa forma: NO A8, A7, B8; NE H8, H7, G8; SE H1, H2, G1.',
  'BG-0.6': 'Il centro è il blocco 4×4 C3–F6 (16 caselle).',
  'BG-0.7':
    'Per la regola di preparazione due caselle sono vicine quando hanno un lato in comune; toccarsi in un angolo non conta.',
  'BG-0.8': 'Due gettoni luogo sono uguali quando mostrano la stessa figura, che uno abbia un’icona o no.',
  'BG-0.9':
    'Una casella non ha mai insieme un gettone luogo e un ordigno, mai più di un gettone o ordigno, e mai più di un carro.',
  'BG-0.10': 'I gettoni luogo non impediscono mai di muovere, passare, stare, entrare o sparare.',
  'BG-0.11':
    'Per un dato carro, un carro proprio ha lo stesso proprietario, un carro alleato è del compagno di squadra (solo a Squadre), e ogni altra pedina è un carro nemico.',
  'BG-0.12':
    'Ogni evento casuale è estratto sul server da un unico generatore registrato, così che una ripetizione mostra gli stessi eventi.',
  'BG-1.1':
    'I 16 gettoni speciali si mescolano e si dispongono scoperti a caso, uno su ogni casella del centro.',
  'BG-1.2':
    'I 48 gettoni ordinari si mescolano e si dispongono scoperti a caso, uno su ognuna delle altre 48 caselle.',
  'BG-1.3':
    'Nella disposizione finita non ci sono due gettoni uguali vicini (0.7, 0.8); quelli che lo sono si scambiano con altri finché ciò vale.',
  'BG-1.4':
    'Lo scambio funziona così: leggendo le caselle A1…H1, A2…H2, … H8, prendi la prima casella mobile con un vicino uguale; prova tutte le altre caselle mobili in ordine casuale e fai il primo scambio che riduce il numero di coppie di vicini uguali su tutta la plancia; ripeti finché quel numero è 0.',
  'BG-1.5': 'In Battaglia e Squadre le caselle mobili sono le 48 fuori dal centro; in Solitario tutte le 64.',
  'BG-1.6':
    'Se per la casella presa nessuno scambio riduce il numero, tutta la disposizione si rimescola; dopo 20 disposizioni fallite si usa una disposizione fissa con le 16 figure assegnate a caso ai suoi posti, così la preparazione finisce sempre.',
  'BG-1.7': 'Il primo giocatore è scelto a caso (opzione `startPlayer`: 18.2).',
  'BG-1.8':
    'Gli angoli sono contati in senso orario SO, NO, NE, SE; con 4 giocatori i posti P1–P4 (in senso orario) li possiedono in quest’ordine, con 3 giocatori P1–P3 hanno SO, NO, NE, e la quarta base non è di nessuno.',
  'BG-1.9':
    'Con 3 o 4 giocatori ognuno ha un colore: una pedina, un segnalino carro e i tre gettoni punti di quel colore.',
  'BG-1.10':
    'Con 2 giocatori ognuno ha due colori, con una pedina, un segnalino e tre gettoni punti per colore.',
  'BG-1.11': 'Con 2 giocatori P1 ha le basi SO e NE e P2 quelle NO e SE, una base per colore.',
  'BG-1.12':
    'I tre gettoni punti di un colore formano una pila con il 3 in cima, il 2 in mezzo e l’1 in fondo.',
  'BG-1.13':
    'Le carte carro si mescolano e ognuno ne riceve due per pedina: due a testa con 3 o 4 giocatori, quattro con 2 giocatori.',
  'BG-1.14':
    'Le carte rimaste formano un mazzo coperto: 4 carte con 2 o 4 giocatori, 6 carte con 3 giocatori.',
  'BG-1.15':
    'Ogni giocatore sceglie una delle sue carte per pedina come attiva (posta in orizzontale); le altre sue carte sono inattive (in verticale).',
  'BG-1.16':
    'Ogni segnalino carro sta sulla carta attiva del suo colore, e mostra quale pedina guida quale carta.',
  'BG-1.17':
    'Con 2 giocatori le quattro carte sono una riserva comune: ogni pedina può guidare ognuna di esse, e nessuna carta può essere guidata da entrambe le pedine.',
  'BG-1.18':
    'Ogni giocatore mette ognuna delle sue pedine su una qualsiasi delle tre caselle della base di quella pedina.',
  'BG-1.19':
    'Carte attive e caselle di partenza si scelgono apertamente in ordine di turno; ognuno finisce le sue scelte prima che cominci il prossimo.',
  'BG-1.20': 'Tutti i 16 ordigni cominciano nella riserva accanto alla plancia.',
  'BG-1.21': 'All’inizio ogni casella ha un gettone luogo, anche quelle su cui stanno le pedine.',
  'BG-1.22': 'Con 2 giocatori le due pedine di un giocatore partono da due basi diverse.',
  'BG-2.1':
    'Con l’opzione `draft` la distribuzione di 1.13 è sostituita da una scelta aperta; di norma non c’è.',
  'BG-2.2': 'Con 3 giocatori si scoprono 6 carte a caso, con 4 giocatori 8.',
  'BG-2.3':
    'Il primo giocatore sceglie una carta, poi ognuno in senso orario ne sceglie una, l’ultimo ne sceglie due di seguito, e si torna in senso antiorario fino al primo giocatore; alla fine ognuno ha due carte.',
  'BG-2.4':
    'Con 2 giocatori la scelta si fa due volte con 4 carte scoperte: prima nell’ordine primo giocatore, altro, altro, primo giocatore; poi con 4 nuove carte nell’ordine altro, primo giocatore, primo giocatore, altro; alla fine ognuno ha quattro carte.',
  'BG-2.5': 'Le carte non scoperte formano il mazzo coperto, come in 1.14.',
  'BG-2.6': 'A Squadre si usa la scelta per 4 giocatori.',
  'BG-3.1': 'I giocatori giocano a turno in senso orario.',
  'BG-3.2': 'Un turno ha tre fasi in quest’ordine: rientro (BG-6), azioni, fine.',
  'BG-3.3':
    'Nella fase delle azioni il giocatore fa un’azione principale: movimento e tiro, oppure cambio di carro.',
  'BG-3.4':
    'L’azione principale è obbligatoria; un giocatore non può passare finché un’azione principale è possibile.',
  'BG-3.5':
    'Nella fase delle azioni c’è una finestra libera ogni volta che nessun movimento e nessun tiro si sta risolvendo: prima di un’azione principale, tra le due metà di un movimento e tiro, e dopo un’azione principale.',
  'BG-3.6':
    'Le azioni uniche e l’assegnazione dei potenziamenti non contano come azioni principali; se ne possono fare quante si vuole.',
  'BG-3.7':
    'Si possono fare solo in una finestra libera del proprio turno; nel turno altrui non si gioca nulla.',
  'BG-3.8':
    'Le azioni uniche si possono giocare anche in un turno la cui azione principale è un cambio di carro.',
  'BG-3.9':
    'Il turno finisce quando il giocatore lo dice; è permesso solo se non resta nessuna azione principale da fare.',
  'BG-3.10':
    'La fase finale si svolge in quest’ordine: riparazioni (6.15), controllo della vittoria (BG-12), controllo dello stallo (BG-12), prossimo posto.',
  'BG-3.11':
    'Un turno comincia con un’azione principale (un turno di pausa con nessuna) e ogni Turno extra ne aggiunge una; un’azione principale in corso va finita prima che cominci la prossima. Un movimento e tiro è finito quando il tiro è stato fatto o rifiutato e il movimento fatto o saltato, o quando il suo carro è distrutto; finire il turno quando resta solo il tiro equivale a rifiutarlo.',
  'BG-3.12':
    'La fase delle azioni di un turno di pausa è un’unica finestra libera in cui si può fare solo 6.12; il giocatore può finire il turno subito.',
  'BG-4.1': 'In un movimento e tiro il carro prima muove e poi può sparare (per l’eccezione vedi 10.13).',
  'BG-4.2':
    'Il giocatore sceglie uno dei suoi carri sulla plancia; in quell’azione principale solo quel carro muove e solo quel carro spara.',
  'BG-4.3':
    'Se il carro scelto ha almeno un percorso legale deve muovere, anche se ogni percorso legale danneggia il suo proprietario.',
  'BG-4.4': 'Un movimento copre esattamente la distanza della carta; non si può accorciare.',
  'BG-4.5':
    'Senza il potenziamento Direzione tutti i passi di un movimento vanno nella stessa direzione, che dev’essere una di quelle della carta.',
  'BG-4.6': 'Nessuna casella del percorso può essere fuori dalla plancia.',
  'BG-4.7':
    'L’ultima casella del percorso non deve avere un altro carro, di chiunque sia, né un carro dell’artiglieria.',
  'BG-4.8':
    '4.6 e 4.7 si verificano su tutto il percorso prima di risolvere qualsiasi cosa; un percorso che finisce su un carro è illegale anche se il carro sarebbe stato distrutto prima.',
  'BG-4.9': 'Un percorso può attraversare caselle con carri.',
  'BG-4.10': 'Un percorso può attraversare una casella con un ordigno o finirci.',
  'BG-4.11':
    'Si entra nelle caselle del percorso una dopo l’altra, e ogni pericolo si risolve quando si entra nella sua casella.',
  'BG-4.12':
    'Un carro che entra in una casella con un ordigno è distrutto e l’ordigno torna nella riserva; nessuno riceve gettoni punti.',
  'BG-4.13':
    'Un carro che entra in una casella con un carro nemico è distrutto, e il suo proprietario dà il gettone in cima alla pila del colore del carro che muove al proprietario del carro attraversato.',
  'BG-4.14':
    'Un carro che entra in una casella con un carro proprio o alleato è distrutto, e nessuno riceve gettoni punti.',
  'BG-4.15': 'Se in 4.13 la pila è vuota, non si dà nulla.',
  'BG-4.16': 'Il carro attraversato non subisce danni e non si muove.',
  'BG-4.17':
    'Quando il carro che muove è distrutto non si entra nel resto del percorso, quindi si dà al massimo un gettone punti per movimento.',
  'BG-4.18': 'Un carro distrutto muovendo non spara in quell’azione principale.',
  'BG-4.19': 'I gettoni luogo sulle caselle attraversate o finali restano dove sono.',
  'BG-4.20':
    'Se il carro scelto non ha percorsi legali, il movimento si salta e il carro può comunque sparare (con Cambio d’ordine vedi 10.16).',
  'BG-4.21':
    'Un giocatore con più carri sulla plancia può scegliere per un movimento e tiro un carro senza percorsi legali solo se nessuno dei suoi carri ne ha.',
  'BG-4.22':
    'Se esista un percorso legale si giudica con tutto ciò che la carta attiva permette in quel momento, potenziamenti compresi.',
  'BG-4.23':
    'Il giocatore può scegliere qualsiasi percorso legale, anche uno mortale, anche se ne esiste uno sicuro.',
  'BG-5.1': 'Il tiro è facoltativo, e un carro spara al massimo una volta in un movimento e tiro.',
  'BG-5.2':
    'Le caselle bersaglio sono quelle sulla plancia esattamente alla distanza di tiro in ognuna delle direzioni di tiro della carta.',
  'BG-5.3': 'Le distanze si contano dalla casella su cui il carro sta quando spara.',
  'BG-5.4': 'Nulla tra il carro e la casella bersaglio blocca un tiro.',
  'BG-5.5': 'Un tiro a un gettone ordinario lo porta nell’area di chi spara.',
  'BG-5.6': 'Un tiro a un gettone speciale lo porta nell’area di chi spara.',
  'BG-5.7': 'Un tiro a una casella vuota può posarvi un ordigno della riserva.',
  'BG-5.8':
    'Una casella è vuota quando non ha né gettone luogo, né ordigno, né carro, né carro dell’artiglieria; conta anche una casella di base vuota.',
  'BG-5.9': 'Finché la riserva non ha ordigni, una casella vuota non è un bersaglio legale.',
  'BG-5.10': 'Un tiro a un ordigno lo toglie dalla plancia e lo rimette nella riserva.',
  'BG-5.11':
    'Un tiro a un carro nemico lo distrugge (a meno che la Corazza non assorba il tiro, BG-11) e chi spara prende il gettone punti più alto rimasto del colore di quel carro.',
  'BG-5.12':
    'Se non restano gettoni punti di quel colore, il carro è distrutto lo stesso e chi spara non riceve nulla.',
  'BG-5.13':
    'Se un carro nemico sta su un gettone luogo, chi spara dice prima del tiro se mira al carro o al gettone.',
  'BG-5.14': 'Se si è scelto il gettone, lo si prende e il carro resta illeso sulla casella ora spoglia.',
  'BG-5.15':
    'Se si è scelto il carro, il gettone resta sulla plancia, anche quando la Corazza assorbe il tiro.',
  'BG-5.16': 'Carri propri e alleati non possono mai essere bersaglio di un tiro.',
  'BG-5.17':
    'A un gettone luogo sotto un carro proprio o alleato si può sparare; una casella con un tale carro e senza gettone non è un bersaglio legale.',
  'BG-5.18': 'Una base non protegge.',
  'BG-5.19':
    'Rinunciare a un tiro e scegliere di non posare o togliere un ordigno sono la stessa cosa: si offrono solo tiri con un effetto.',
  'BG-5.20': 'Un gettone preso sta scoperto nell’area di chi ha sparato (a Squadre, della squadra).',
} as const;
