/** The rulebook in Italian, clause by clause. */
import type { RuleChapter } from '#engine/text.ts';
import type { TranslatedClause } from './rulebook.en.ts';
import { assembleRulebook, type RulebookText } from './rulebook.ts';

const text: RulebookText<TranslatedClause> = {
  chapters: {
    'TC-1': 'Mappa e direzioni',
    'TC-2': 'Carri e schieramento',
    'TC-3': 'Il turno',
    'TC-4': 'Movimento',
    'TC-5': 'Sparare',
    'TC-6': 'Corazza e distruzione',
    'TC-7': 'Distruggi carro e mortaio pesante',
    'TC-8': 'Vittoria',
    'TC-9': 'Dichiarazioni di SCACCO e FUGA',
    'TC-10': 'Patta, abbandono, annullamento',
    'TC-11': 'Orologio',
    'TC-12': 'Informazioni e turni ritirati',
    'TC-13': 'Scenari ed editor degli scenari',
    'TC-14': 'Notazione, stringa di posizione, registrazione della partita',
    'TC-15': 'Perft',
    'TC-16': 'Opzioni',
  },
  clauses: {
    'TC-1.1': 'La mappa piccola ha 16x16 caselle, quella grande 20x20.',
    'TC-1.2':
      'Ogni mappa ha un lato stampato con gli ostacoli dello Schieramento base e un lato vuoto, su cui uno scenario dispone i propri ostacoli.',
    'TC-1.3':
      'Viste dal Bianco, le colonne sono indicate con le lettere a, b, c … da sinistra a destra e le traverse con i numeri 1, 2, 3 … dal basso in alto: a1 è quindi l’angolo vicino a sinistra del Bianco.',
    'TC-1.4':
      'Ogni carro ha una delle otto direzioni, a 45 gradi l’una dall’altra. Numero della direzione e vettore di una casella (colonna, traversa): 0 N (0,+1); 1 NE (+1,+1); 2 E (+1,0); 3 SE (+1,-1); 4 S (0,-1); 5 SW (-1,-1); 6 W (-1,0); 7 NW (-1,+1). N va dal lato del Bianco verso il lato del Nero. (Le direzioni si scrivono con le iniziali inglesi: E est, W ovest.)',
    'TC-1.5':
      'Una casella della mappa contiene esattamente una di queste cose: niente (vuota), un ostacolo, un carro attivo, un relitto. Due pezzi non condividono mai una casella.',
    'TC-1.6':
      'Una casella di confine (superficie di confine) non fa parte della mappa: nulla può starvi o entrarvi e nessun tiro diretto la attraversa (mortai: TC-7.12).',
    'TC-1.7':
      'Il bordo proprio del Bianco è quello esterno della traversa 1 e il suo bordo opposto quello della traversa più alta; per il Nero vale l’inverso.',
    'TC-1.8': 'Il colore delle caselle (a1 scura) è solo decorazione.',
    'TC-1.9':
      'La distanza tra due caselle sulla stessa linea (traversa, colonna o diagonale) è il numero di passi di una casella tra l’una e l’altra; le caselle adiacenti hanno distanza 1.',
    'TC-2.1':
      'Ci sono sei tipi di carro: carro di comando C, carro leggero L, carro medio M, carro pesante H, distruggi carro D, mortaio pesante R.',
    'TC-2.2': 'Velocità (numero massimo di passi in un movimento): H 3, M 4, L 5, C 5, D 4, R 3.',
    'TC-2.3': 'Corazza fronte/lato/retro: H III/II/I, M II/I/0, L I/0/0, C I/0/0.',
    'TC-2.4': 'Corazza fronte/lato/retro: D II/I/0 (come M), R I/0/0 (come L).',
    'TC-2.5':
      'Cannone: H III, M II, L I, C I, D IV, R V. Armi: C, L, M, H torretta; D cannone fisso; R mortaio.',
    'TC-2.6': 'Sulla mappa 16x16 l’armata di ogni giocatore è di 2 H, 3 M, 4 L e 1 C.',
    'TC-2.7': 'Sulla mappa 20x20 l’armata di ogni giocatore è di 2 H, 3 M, 4 L, 1 C, 2 D e 2 R, in tutto 14.',
    'TC-2.8':
      'Nello Schieramento base 16x16 gli ostacoli e le caselle di partenza sono quelli dello scenario `basic-16`.',
    'TC-2.9':
      'Nello Schieramento base 20x20 gli ostacoli e le caselle di partenza sono quelli dello scenario `basic-20`.',
    'TC-2.10': 'All’inizio ogni carro è rivolto verso il lato dell’avversario: il Bianco a N, il Nero a S.',
    'TC-2.11':
      'In uno scenario personalizzato il file dello scenario indica ostacoli, caselle di confine, armate, caselle e direzioni.',
    'TC-2.12': 'Per le prime partite si consiglia lo Schieramento base 16x16, che è lo scenario predefinito.',
    'TC-2.13':
      'Chi ha il Bianco si decide prima della partita con l’opzione `colours`: a caso (predefinito), Bianco a chi ospita, oppure Nero a chi ospita.',
    'TC-3.1': 'Il Bianco gioca il primo turno; i turni si alternano.',
    'TC-3.2':
      'Nel suo turno il giocatore deve muovere esattamente uno dei propri carri attivi in modo che ne cambi la casella o la direzione (o entrambe); passare non è permesso.',
    'TC-3.3': 'Dopo il movimento lo stesso carro può sparare una volta.',
    'TC-3.4': 'In un turno può sparare solo il carro che si è mosso in quel turno.',
    'TC-3.5': 'L’ordine è movimento, poi tiro; dopo il tiro non segue nulla.',
    'TC-3.6':
      'Un turno si invia e si esegue come un’unica azione indivisibile: carro, movimento, e bersaglio o nessun bersaglio.',
    'TC-3.7':
      'Eseguito un turno, il server controlla in quest’ordine: vittoria (TC-8), patta (TC-10), dichiarazioni (TC-9); poi il turno passa all’altro giocatore.',
    'TC-3.8':
      'In ogni turno si può scegliere qualsiasi proprio carro attivo, anche quello scelto nel turno precedente.',
    'TC-3.9':
      'Un giocatore il cui carro di comando è attivo ha sempre un turno legale, perché una rotazione sul posto non richiede caselle libere (TC-4.4); lo stallo è impossibile.',
    'TC-4.1':
      'Un passo è un avanzamento di una casella nella direzione del carro, oppure una rotazione sul posto di 45 gradi a sinistra (direzione -1) o a destra (direzione +1).',
    'TC-4.2':
      'Un movimento è (a) da 1 a `speed` (velocità) passi, avanzamenti e rotazioni, in qualsiasi ordine e combinazione, oppure (b) un solo passo in retromarcia.',
    'TC-4.3':
      'Un avanzamento cambia la casella secondo il vettore della direzione attuale e lascia invariata la direzione; con direzione NE, SE, SW o NW si avanza quindi in diagonale.',
    'TC-4.4': 'Una rotazione non richiede mai una casella libera e non è mai impedita.',
    'TC-4.5':
      'Un passo in retromarcia sposta il carro di una casella nel verso contrario alla sua direzione; la direzione resta invariata.',
    'TC-4.6':
      'Un passo in retromarcia è da solo l’intero movimento: non si può combinare con altri passi, e ogni tipo di carro arretra esattamente di una casella, qualunque sia la sua velocità.',
    'TC-4.7':
      'Ogni casella in cui si entra deve essere sulla mappa e vuota: nessun ostacolo, nessun carro attivo di nessuna delle due parti, nessun relitto. La casella da cui il carro è partito conta come vuota dopo che l’ha lasciata.',
    'TC-4.8':
      'Un passo in diagonale dipende solo dalla casella in cui si entra; le due caselle ai lati della diagonale possono essere entrambe occupate (si passa accanto allo spigolo di un ostacolo, tra due carri, accanto a un relitto).',
    'TC-4.9': 'Un movimento che finisce nella casella e con la direzione di partenza non è un turno.',
    'TC-4.10':
      'Un carro non è obbligato a usare tutti i suoi passi; ne serve almeno uno, e basta anche una sola rotazione.',
    'TC-4.11': 'Con il movimento non si cattura, non si spinge, non si scambia posto e non si salta mai.',
    'TC-4.12': 'Nessun carro, tranne il carro di comando, può lasciare la mappa (TC-8).',
    'TC-4.13':
      'Due movimenti dello stesso carro con la stessa casella e la stessa direzione finali (o che lasciano entrambi la mappa) sono lo stesso movimento; il percorso seguito non ha effetto.',
    'TC-4.14':
      'Il percorso canonico di un movimento è la sequenza di passi più corta che lo realizza e, tra queste, la prima in ordine alfabetico con F < L < R; B si usa solo se nessuna sequenza di F, L, R dà quel risultato.',
    'TC-4.15':
      'Conseguenza per le prove: su una mappa aperta un carro ha 28 (velocità 3), 64 (velocità 4) o 131 (velocità 5) movimenti distinti, uno dei quali è la retromarcia; il risultato della retromarcia non è mai raggiungibile in avanti con velocità fino a 5.',
    'TC-5.1': 'Sparare è facoltativo: dopo il movimento il giocatore può sparare oppure no.',
    'TC-5.2':
      'Un carro spara al massimo una volta per turno e a un solo bersaglio, anche se ce ne sono diversi in linea.',
    'TC-5.3':
      'Un cannone in torretta (C, L, M, H) spara lungo tre linee dalla casella finale: nella direzione del carro, davanti a sinistra (direzione -1) e davanti a destra (direzione +1).',
    'TC-5.4': 'Un cannone fisso (D) spara solo nella direzione del carro; così anche un mortaio (TC-7).',
    'TC-5.5':
      'Un tiro diretto (torretta o cannone fisso) contro un carro è possibile solo se ogni casella strettamente compresa tra chi spara e il bersaglio su quella linea è vuota.',
    'TC-5.6':
      'Un tiro diretto richiede almeno una casella vuota tra chi spara e il bersaglio: distanza 2 o più.',
    'TC-5.7':
      'Conseguenza: su ogni linea solo la prima casella non vuota può contenere un bersaglio; se quel primo occupante è a distanza 1, lungo quella linea non si può sparare a nulla.',
    'TC-5.8': 'Il tiro diretto non ha gittata massima.',
    'TC-5.9':
      'Ostacoli, relitti e carri attivi di entrambe le parti fermano il tiro diretto; così anche le caselle di confine e il bordo della mappa.',
    'TC-5.10':
      'Una linea di tiro diagonale dipende solo dalle caselle sulla linea; le due caselle ai lati di un passo diagonale possono essere entrambe occupate.',
    'TC-5.11':
      'Tutte le linee si giudicano dopo il movimento: la casella che il carro ha lasciato conta come vuota e il tiro può attraversarla.',
    'TC-5.12':
      'Solo un carro nemico attivo può essere un bersaglio; carri propri, relitti, ostacoli e caselle vuote non possono esserlo.',
    'TC-5.13':
      'Un carro che non è stato mosso in questo turno non può sparare: non esiste quindi un turno fatto del solo tiro.',
    'TC-5.14': 'Un carro di comando che ha lasciato la mappa non può sparare.',
    'TC-5.15':
      'Un tiro può essere legale anche se non distrugge il bersaglio. Con l’opzione `shotPolicy=allowBounce` (predefinita) un tiro che non distrugge è accettato, non cambia nulla e si annota con `!`; per il conteggio (TC-15.1) e per la posizione è lo stesso turno senza tiro. Con `effectiveOnly` è rifiutato con SHOT_NO_EFFECT.',
    'TC-6.1':
      'Siano d la direzione in cui viaggia il tiro (0..7) e f la direzione del bersaglio; r = (d - f) modulo 8.',
    'TC-6.2': 'La corazza frontale è colpita solo se il tiro arriva esattamente da davanti: r = 4.',
    'TC-6.3': 'La corazza sul retro è colpita solo se il tiro arriva esattamente da dietro: r = 0.',
    'TC-6.4': 'La corazza laterale è colpita da ogni altra direzione: r = 1, 2, 3, 5, 6, 7.',
    'TC-6.5':
      'Il bersaglio è distrutto se e solo se il valore del cannone di chi spara è maggiore del valore della corazza colpita.',
    'TC-6.6': 'Altrimenti il tiro non ha effetto; i danni non si accumulano.',
    'TC-6.7': 'Un carro distrutto resta sulla sua casella come relitto per il resto della partita.',
    'TC-6.8':
      'Un relitto blocca il movimento e il tiro diretto di entrambe le parti esattamente come un ostacolo.',
    'TC-6.9': 'A un relitto non si può sparare; non si può muovere, riparare né togliere.',
    'TC-6.10':
      'La tabella completa di chi spara contro il lato del bersaglio segue dalle regole da TC-2.3 a TC-2.5 e da TC-6.5: F, S e R sono i lati del bersaglio che chi spara distrugge (fronte, lato, retro).',
    'TC-6.11': 'Conseguenza: un C, L, M o H distrugge un carro del proprio tipo solo dal lato o dal retro.',
    'TC-7.1': 'Il distruggi carro ha velocità 4 e corazza II/I/0.',
    'TC-7.2': 'Il distruggi carro ha cannone IV.',
    'TC-7.3':
      'Il distruggi carro non ha torretta: spara solo dritto davanti a sé, per il resto secondo le regole del tiro diretto.',
    'TC-7.4': 'Il mortaio pesante spara solo dritto davanti a sé e solo a distanza 3, 4 o 5.',
    'TC-7.5':
      'Il mortaio spara sopra qualsiasi cosa: il contenuto delle caselle intermedie (ostacoli, relitti, carri attivi di entrambe le parti) non importa.',
    'TC-7.6':
      'Se davanti a esso ci sono più carri nemici a distanza 3, 4 o 5, il giocatore ne sceglie uno solo come bersaglio (o nessuno, TC-5.1).',
    'TC-7.7': 'Il mortaio ha cannone V, velocità 3 e corazza I/0/0.',
    'TC-7.8':
      'TC-6 vale anche per i tiri di mortaio; poiché V supera ogni valore di corazza, ogni tiro di mortaio legale distrugge.',
    'TC-7.9': 'Il bersaglio di un mortaio deve essere un carro nemico attivo (TC-5.12).',
    'TC-7.10':
      'Il mortaio non ha tiro diretto: i nemici a distanza 1, 2 o maggiore di 5 sono al sicuro da esso; le regole da TC-5.5 a TC-5.7 non lo riguardano.',
    'TC-7.11':
      'Un mortaio spara anche lungo le diagonali quando è rivolto in diagonale (spara dritto davanti a sé in ognuna delle otto direzioni).',
    'TC-7.12':
      'Le caselle di confine intermedie non fermano un tiro di mortaio, purché la casella del bersaglio sia sulla mappa.',
    'TC-8.1': 'Un giocatore vince subito quando il suo tiro distrugge il carro di comando nemico.',
    'TC-8.2':
      'Un giocatore vince subito quando il proprio carro di comando, nel suo movimento, lascia la mappa attraverso il bordo opposto («fuga»).',
    'TC-8.3': 'Il passo con cui si esce dalla mappa è un passo normale e consuma uno dei passi del carro.',
    'TC-8.4':
      'Il passo di uscita può essere dritto o diagonale: è una fuga se la casella in cui entrerebbe si trova una traversa oltre l’ultima traversa e la sua colonna è una colonna della mappa.',
    'TC-8.5':
      'Un passo attraverso l’angolo della mappa (nello stesso tempo oltre l’ultima traversa e oltre la prima o l’ultima colonna) non è permesso.',
    'TC-8.6': 'Un passo fuori dalla mappa attraverso un bordo laterale o il proprio bordo non è permesso.',
    'TC-8.7': 'Solo il carro di comando può fuggire; per il resto si muove e spara come un carro leggero.',
    'TC-8.8':
      'Un carro di comando può fuggire anche con un solo passo in retromarcia attraverso il bordo opposto; opzione `reverseExit` (predefinita: sì).',
    'TC-8.9':
      'La partita finisce con il passo di uscita; i passi rimanenti vanno persi e non segue alcun tiro.',
    'TC-8.10':
      'Vince il giocatore che per primo raggiunge uno dei due obiettivi; un singolo turno può raggiungerne solo uno.',
    'TC-8.11': 'Un carro di comando minacciato può ancora vincere fuggendo nel proprio turno.',
    'TC-8.12':
      'Se l’ultima traversa ha caselle di confine, un’uscita diagonale o dritta su una colonna la cui casella di quella traversa è di confine conta come angolo (TC-8.5). Un ostacolo, un relitto o un carro su quella casella non importa.',
    'TC-8.13': 'È legale lasciare o portare il carro di comando a portata del fuoco nemico.',
    'TC-8.14':
      'Opzione `objectives`: `standard` (predefinita, TC-8.1 e TC-8.2); `destroyOnly` (TC-8.2 disattivata: i passi di uscita sono rifiutati con EXIT_OFF); `captureFlag` (TC-8.1 resta, TC-8.2 disattivata, TC-8.15 attiva). Finché TC-8.2 è disattivata non si dichiara FUGA.',
    'TC-8.15':
      'captureFlag: ogni parte ha una casella bandiera, di solito la casella di partenza del suo carro di comando. Un giocatore vince subito quando uno qualsiasi dei suoi carri finisce il movimento sulla casella bandiera nemica. Per il resto le caselle bandiera sono caselle normali; non possono essere ostacoli né confine. Passare sulla casella bandiera senza fermarvisi non fa vincere.',
    'TC-8.16':
      'captureFlag: un turno che finisce sulla casella bandiera nemica può comunque contenere un tiro, perché movimento e tiro sono un’unica azione (TC-3.6). Se quel tiro distrugge il carro di comando nemico il motivo è `destroyed`, altrimenti `flag`. La minaccia di catturare la bandiera non si dichiara (TC-9).',
    'TC-9.1':
      'Dopo il suo turno un giocatore dichiara SCACCO se nel suo prossimo turno potrebbe distruggere il carro di comando nemico.',
    'TC-9.2':
      'Dopo il suo turno un giocatore dichiara FUGA se nel suo prossimo turno il proprio carro di comando potrebbe lasciare la mappa.',
    'TC-9.3':
      '«Potrebbe» si giudica nella posizione appena raggiunta come se l’avversario passasse: c’è SCACCO (FUGA) se chi ha appena giocato, toccando subito di nuovo a lui, avrebbe un turno legale che vince per TC-8.1 (TC-8.2). Conta ognuno dei suoi carri, non solo quello appena mosso.',
    'TC-9.4':
      'Il server calcola entrambe le dichiarazioni dopo ogni turno e le mostra a tutti (opzione `declarations=auto`, predefinita); con `off` non si mostra nulla. Non serve mai annunciarle e non si possono dimenticare.',
    'TC-9.5': 'Possono valere entrambe nello stesso momento; allora si fanno entrambe.',
    'TC-9.6':
      'Una dichiarazione non crea obblighi: l’avversario non deve rispondervi, e un turno che lascia in piedi una minaccia è legale.',
    'TC-9.7':
      'Matto (solo per analisi e commento): la parte che ha il turno è matta se nessuno dei suoi turni vince subito e dopo ognuno di essi l’avversario ha un turno che vince subito. La partita tuttavia prosegue.',
    'TC-9.8': 'All’inizio della partita non si fa alcuna dichiarazione.',
    'TC-9.9':
      'I suffissi `+` e `^` della notazione (TC-14.6) dipendono solo dalla posizione raggiunta (TC-9.3, TC-8.14), anche se con quel turno la partita finisce patta; un turno che vince porta solo `#`. Con `declarations=off` la registrazione li conserva, ma lo schermo li nasconde fino alla fine della partita.',
    'TC-10.1':
      'Un giocatore può offrire la patta in qualsiasi momento della partita; l’offerta resta valida finché l’avversario accetta, rifiuta o completa il suo prossimo turno.',
    'TC-10.2':
      'Un giocatore può fare una nuova offerta solo dopo che l’avversario ha completato un turno dalla sua offerta precedente, sia essa ancora valida, rifiutata, ritirata o scaduta (altrimenti DRAW_OFFER_TOO_SOON).',
    'TC-10.3':
      'Opzione `repetition`: `draw3` (predefinita) rende patta la partita appena la stessa posizione si presenta per la terza volta; con `claim3` può reclamare la patta il giocatore di turno; `off` ignora le ripetizioni.',
    'TC-10.4':
      'Due posizioni sono uguali se tutte le caselle contengono la stessa cosa (tipo, proprietario e direzione dei carri attivi; tipo e proprietario dei relitti) e il turno è della stessa parte. La posizione iniziale conta come prima volta.',
    'TC-10.5':
      'Opzione `noProgressPlies` (predefinito 100, 0 = disattivata): la partita è patta quando si sono giocati altrettanti turni consecutivi, contando quelli di entrambi, senza che sia stato distrutto un carro (dopo un turno che porta il contatore di TC-14.3 a quel numero o oltre).',
    'TC-10.6':
      'Un giocatore può abbandonare in qualsiasi momento, anche quando non è il suo turno; vince l’avversario.',
    'TC-10.7':
      'Ordine dei controlli dopo un turno: vittoria, ripetizione, assenza di progressi. Un turno che vince non diventa mai una patta.',
    'TC-10.8':
      'Finché entrambi i giocatori non hanno completato un turno, ciascuno può annullare la partita; una partita annullata non ha risultato (più tardi: ABORT_TOO_LATE).',
    'TC-10.9':
      'Secondo il regolamento la patta è possibile solo in teoria; le regole da TC-10.1 a TC-10.5 esistono perché le partite giocate al computer finiscano sempre.',
    'TC-10.10':
      'Chi ha offerto la patta può ritirare l’offerta finché è valida. Un’offerta fatta mentre è valida quella dell’avversario la accetta. Rispondere o ritirare quando non c’è una tale offerta è NO_DRAW_OFFER. Con `claim3` la richiesta è accettata nel turno di chi la fa, se la posizione attuale si è presentata almeno tre volte; ogni altra richiesta è CLAIM_INVALID.',
    'TC-11.1':
      'Si può usare un orologio per scacchi; il tempo consigliato a giocatore per tutta la partita è di 30 minuti su 16x16 e di 45 minuti su 20x20.',
    'TC-11.2':
      'Opzione `clock`: nessuno, oppure minuti a giocatore più un incremento in secondi aggiunto dopo ogni turno completato (incremento predefinito 0). Valori predefiniti: altezza della mappa fino a 12: 15 min; da 13 a 17: 30 min; 18 o più: 45 min.',
    'TC-11.3': 'Un giocatore il cui tempo arriva a zero perde subito, qualunque sia la posizione.',
    'TC-11.4':
      'Decide l’orologio del server; un turno vale se il server lo riceve prima che il tempo di chi gioca sia esaurito. Un turno che conclude la partita ferma entrambi gli orologi.',
    'TC-11.5': 'L’orologio del Bianco parte quando entrambi i giocatori sono pronti.',
    'TC-12.1':
      'Nulla è nascosto: mappa, carri, direzioni, relitti, registrazione, orologi e dichiarazioni sono visibili a entrambi i giocatori e agli spettatori.',
    'TC-12.2':
      'Gli aiuti (stati finali legali, resoconti dei bersagli, caselle minacciate) si possono mostrare a chiunque, perché derivano da informazioni pubbliche; nelle partite classificate gli aiuti sulle minacce si possono disattivare per entrambe le parti allo stesso modo.',
    'TC-12.3': 'Gli spettatori vedono la posizione senza ritardo.',
    'TC-12.4':
      'Mentre compone un turno il giocatore può cambiare liberamente carro, percorso e bersaglio; nulla viene inviato finché non conferma.',
    'TC-12.5':
      'Un turno inviato è definitivo. Con l’opzione `takebacks=true` (predefinita nelle partite amichevoli, disattivata in quelle classificate) il giocatore che ha giocato per ultimo può chiedere di ritirarlo; il turno si ritira solo se l’avversario acconsente prima di inviare il proprio (altrimenti TAKEBACK_OFF o TAKEBACK_TOO_LATE).',
    'TC-12.6':
      'Ritirare un turno riporta posizione, parte di turno, numero del turno, contatore senza progressi e conteggio delle ripetizioni a com’erano prima di quell’unico turno; il tempo consumato non viene restituito. La richiesta di chi non ha giocato per ultimo, o prima di qualsiasi turno, è TAKEBACK_TOO_LATE; dopo la fine della partita è GAME_OVER.',
    'TC-13.1':
      'Sui lati vuoti, con gli ostacoli sciolti, i giocatori possono costruire i propri scenari entro le regole date nell’opuscolo.',
    'TC-13.2': 'Le regole dell’opuscolo non sono pubbliche; le sostituiscono le regole da TC-13.3 a TC-13.8.',
    'TC-13.3':
      'Dimensioni e armate: larghezza e altezza da 8 a 24 (SIZE); esattamente un carro di comando per parte (COMMAND_COUNT); al massimo 4 L, 3 M, 2 H, 2 D, 2 R per parte (ARMY_LIMIT); le due parti hanno gli stessi numeri (ARMY_MISMATCH).',
    'TC-13.4':
      'Simmetria (SYMMETRY): ostacoli, confini e armate sono simmetrici secondo la simmetria dichiarata, `rotate` (rotazione di 180 gradi: la colonna x e la traversa y vanno in W+1-x e H+1-y, la direzione f in f+4) o `mirror` (la traversa y va in H+1-y, la colonna resta, la direzione f va in (4-f) modulo 8); `none` è permesso solo per partite non classificate.',
    'TC-13.5':
      'Terreno: gli ostacoli sono dal 5% al 35% delle caselle non di confine (DENSITY); tutte le caselle che non sono né ostacolo né confine formano un’unica regione per mosse di re (DISCONNECTED); ognuna delle due traverse di fuga ha almeno 6 di queste caselle (GOAL_WIDTH).',
    'TC-13.6':
      'Distanza: la minima distanza in mosse di re tra carri avversari è almeno 0,6 volte l’altezza della mappa, arrotondata per eccesso (DISTANCE).',
    'TC-13.7':
      'Inizio tranquillo: nessuna parte, se avesse il primo turno, ha un turno con un tiro che distrugge (OPENING_SHOT), e nessuna minaccia SCACCO o FUGA (OPENING_THREAT); ogni carro di comando ha bisogno di almeno 3 turni propri per fuggire se nessun altro si muove, e di un numero finito (EXIT_DISTANCE).',
    'TC-13.8':
      'Solo avvisi: un carro senza alcun turno che ne cambi la casella (STUCK_PIECE); caselle collegate solo da passi diagonali (ORTHO_POCKET).',
    'TC-13.9':
      'Uno scenario con errori si può salvare come bozza e provare, ma non pubblicare né usare in partite classificate. Uno con SIZE o COMMAND_COUNT non si può nemmeno provare. Se COMMAND_COUNT fallisce si segnalano solo SIZE, COMMAND_COUNT, ARMY_LIMIT e ARMY_MISMATCH.',
    'TC-13.10':
      'Un file di scenario è un testo JSON con i campi `format`, `id`, `name`, `width`, `height`, `symmetry`, `map`, `facings`, `objectives`, `flags`, `clock`, `author` e `notes`; i campi sconosciuti si conservano. Lo scenario comincia con il turno al Bianco, contatore 0 e turno 1.',
    'TC-13.11':
      'Una partita conserva una copia del suo scenario; le modifiche successive dello scenario non la toccano.',
    'TC-13.12':
      'TC-13.7 si giudica con gli obiettivi `standard` e reverseExit attivo, qualunque cosa dica lo scenario; «nessun altro si muove» significa che tutti gli altri carri restano dove sono e bloccano. I limiti di TC-13.5 sono inclusi.',
    'TC-13.13':
      'Con gli obiettivi `captureFlag` le due caselle bandiera devono essere due caselle diverse della mappa che non siano né ostacolo né confine (FLAG_SQUARE).',
    'TC-14.1':
      'Il regolamento accenna che le partite si possono annotare in coordinate; la notazione dell’opuscolo non è pubblica, perciò questa sezione ne definisce una.',
    'TC-14.2':
      'Le lettere dei pezzi sono C, L, M, H, D, R; nelle stringhe di posizione le maiuscole sono il Bianco e le minuscole il Nero; nella notazione dei turni le lettere sono sempre maiuscole.',
    'TC-14.3': 'Stringa di posizione (TCP), grammatica:',
    'TC-14.4':
      'Dopo la lettera di un pezzo esattamente una cifra è la direzione; le cifre che seguono sono una serie di caselle vuote. `#` è un ostacolo, `%` una casella di confine. Una parte senza carro di comando attivo indica una partita finita (distrutto o fuggito); più di un carro di comando attivo di una parte, o nessuno di entrambe, è TCP_COMMAND_COUNT.',
    'TC-14.5':
      'Errori, controllati in quest’ordine: TCP_SYNTAX (non cinque campi, dimensioni malformate o fuori da 8..24, o nella disposizione qualcosa che non è una serie di caselle vuote, un ostacolo, un confine, un relitto o un carro), TCP_ROW_COUNT, TCP_ROW_WIDTH, TCP_SIDE (terzo campo), TCP_COUNTER (quarto o quinto campo), TCP_COMMAND_COUNT. Riscrivendo una posizione letta si ottiene la stringa canonica.',
    'TC-14.6': 'Notazione dei turni (TCN), grammatica:',
    'TC-14.7':
      'La prima casella è quella del carro prima del turno; la casella dopo `*` è quella del carro distrutto, la casella dopo `!` quella di un carro a cui si è sparato senza effetto. Una fuga non porta né direzione né tiro.',
    'TC-14.8':
      'Il percorso tra parentesi è facoltativo e non conta per l’identità del turno; il suffisso di stato è ricalcolato da chi legge (uno sbagliato dà l’avviso SUFFIX_MISMATCH).',
    'TC-14.9':
      'Registrazione della partita (TCG): coppie di etichette come nel PGN degli scacchi, una per riga, poi il testo dei turni `1. turnoBianco turnoNero 2. …` e il risultato `1-0`, `0-1`, `1/2-1/2` o `*`. Etichette obbligatorie: Event, Site, Date, White, Black, Result, Scenario, Options, Termination. Facoltative: TCP (posizione iniziale se non è quella dello scenario; può avere il turno al Nero, allora il testo comincia con `n... turnoNero`), TimeControl (secondi+incremento), qualsiasi altra. `{ }` e `;` aprono commenti come nel PGN. Termination è una di: destroyed, escape, flag, time, resign, agreement, repetition, noProgress, abort, unfinished.',
    'TC-14.10':
      'L’importazione rigioca ogni turno; al primo turno illegale si ferma, indica il numero della semimossa (un turno di un giocatore) e il motivo, e conserva la parte legale. Un turno dato dal suo stato finale che nessun movimento raggiunge ha come motivo NOT_REACHABLE.',
    'TC-14.11':
      'Un turno inviato (casella del carro, percorso, eventuale bersaglio) è controllato in quest’ordine e rifiutato con il primo codice che si applica: GAME_OVER; NOT_YOUR_TURN; PIECE_DESTROYED (relitto) / NO_PIECE (vuota, ostacolo, confine) / NOT_YOUR_PIECE; EMPTY_PATH; BAD_PATH (lettere diverse da F L R B); REVERSE_COMBINED; TOO_MANY_STEPS; poi passo per passo STEPS_AFTER_EXIT, OFF_BOARD (casella di confine, o fuori dalla mappa con un carro che non è il carro di comando), BLOCKED, EXIT_WRONG_EDGE, EXIT_THROUGH_CORNER, EXIT_OFF (obiettivo), REVERSE_EXIT_OFF; poi NULL_MOVE; poi per il tiro SHOT_AFTER_EXIT, SHOT_OWN_PIECE / SHOT_NO_TARGET, SHOT_NOT_IN_LINE, SHOT_OUT_OF_RANGE (mortaio), SHOT_TOO_CLOSE, SHOT_BLOCKED, SHOT_NO_EFFECT. La casella indicata come bersaglio si legge dopo il movimento.',
    'TC-14.12':
      'Una casella del carro che non è sulla mappa è NO_PIECE, una tale casella del bersaglio SHOT_NO_TARGET. Un messaggio di turno il cui `ply` non è quello attuale è STALE_PLY (controllato dopo NOT_YOUR_TURN). Un turno dato dal suo stato finale (TCN, o un messaggio; in questo una fuga ha `to` «OUT» e `facing` null) è controllato per GAME_OVER, NOT_YOUR_TURN, i codici della casella del carro di TC-14.11, WRONG_LETTER (la lettera TCN non è il tipo di quel carro), NULL_MOVE, EXIT_OFF (una fuga mentre TC-8.2 è disattivata), NOT_REACHABLE, poi i codici del tiro. Un testo fuori dalla grammatica TCN è TCN_SYNTAX.',
    'TC-14.13':
      'Una retromarcia si scrive solo con `<`; scritta come avanzamento è NOT_REACHABLE. Una fuga possibile solo in retromarcia è `>OUT` senza percorso. Con `allowBounce` chi legge ricalcola `*` e `!` come un suffisso (TC-14.8).',
    'TC-15.1':
      'Due turni sono distinti se differiscono per il carro mosso, la casella finale, la direzione finale o il bersaglio distrutto (anche nessuno). Tutte le fughe di un carro di comando in una posizione sono un solo turno. I percorsi non distinguono mai i turni; i tiri senza effetto non sono turni.',
    'TC-15.2':
      'perft(d) è il numero di sequenze di esattamente d turni distinti da una posizione; un turno che conclude la partita per TC-8 può essere solo l’ultimo della sequenza. Regole sulla patta, orologi e accordi si ignorano; `reverseExit` è attivo; gli obiettivi sono standard.',
    'TC-15.3': 'perft(0) = 1; perft(1) = numero di turni legali della parte di turno.',
    'TC-15.4': '«Divide» elenca perft(d) secondo il carro mosso per primo.',
    'TC-16.1': 'Le opzioni della partita e i loro valori predefiniti sono:',
    'TC-16.2':
      'Ogni partita è amichevole (predefinito) o classificata, a scelta di chi ospita prima della partita. Una partita classificata richiede uno scenario pubblicato (quelli incorporati contano come pubblicati) con simmetria `rotate` o `mirror` (TC-13.4, TC-13.9), e la sua opzione takebacks è sempre disattivata.',
    'TC-16.3':
      'Quando si sceglie uno scenario, i suoi `objectives`, `flags` e (se non null) `clock` sostituiscono i valori predefiniti; chi ospita può ancora cambiare le opzioni.',
  },
  grammar: {
    size: 'larghezza x altezza, 8..24',
    placement: 'prima la traversa più alta, ogni riga dalla colonna a',
    row: 'la somma deve dare la larghezza della mappa',
    run: 'altrettante caselle vuote; la serie più lunga possibile',
    wreck: 'maiuscola o minuscola = ex proprietario',
    noProgress: 'semimosse dall’ultimo carro distrutto',
    turnNumber: 'comincia da 1, cresce dopo il turno del Nero',
    drive: 'casella diversa dalla prima',
    reverse: 'direzione invariata',
    shot: '"!" solo con shotPolicy=allowBounce',
    status: 'vittoria | SCACCO | FUGA | entrambi',
  },
  shooter: 'chi spara (cannone)',
  options: [
    ['Opzione', 'Valori', 'Predefinito', 'Regola'],
    ['scenarioId', 'uno scenario pubblicato', 'basic-16', 'TC-2.12'],
    ['colours', 'random, hostWhite, hostBlack', 'random', 'TC-2.13'],
    ['clock', 'nessuno, minuti + incremento', 'secondo l’altezza della mappa', 'TC-11.2'],
    ['objectives', 'standard, destroyOnly, captureFlag', 'standard', 'TC-8.14'],
    ['reverseExit', 'true, false', 'true', 'TC-8.8'],
    ['shotPolicy', 'allowBounce, effectiveOnly', 'allowBounce', 'TC-5.15'],
    ['declarations', 'auto, off', 'auto', 'TC-9.4'],
    ['repetition', 'draw3, claim3, off', 'draw3', 'TC-10.3'],
    ['noProgressPlies', '0, da 40 a 400', '100', 'TC-10.5'],
    ['takebacks', 'true, false', 'true nelle amichevoli, false nelle classificate', 'TC-12.5'],
    ['funSet', 'off, experimental', 'off', 'espansione Fun Set'],
  ],
};

export const rulebook: readonly RuleChapter[] = assembleRulebook(text);
