/** The rules of chapters 10 to 14, clause by clause. */

export const rules = {
  'BG-10.1': 'Direzione: durante il movimento il carro può svoltare a piacere; la distanza non cambia.',
  'BG-10.2': 'Con Direzione ogni passo deve comunque andare in una delle direzioni di movimento della carta.',
  'BG-10.3': 'Un movimento con Direzione non può finire sulla casella da cui è cominciato.',
  'BG-10.4':
    'Lungo il percorso si può tornare indietro e attraversare due volte una casella, anche quella di partenza.',
  'BG-10.5':
    'Un movimento di distanza 1 non può svoltare; con Passo lungo un 1 stampato può svoltare nei movimenti di 2 o più.',
  'BG-10.6': 'Tiro lungo: le distanze di tiro possibili della carta sono quella stampata e una in più.',
  'BG-10.7': 'Passo lungo: le distanze di movimento possibili della carta sono quella stampata e una in più.',
  'BG-10.8': 'Due Tiri lunghi (o due Passi lunghi) su una carta danno la distanza stampata, +1 e +2.',
  'BG-10.9': 'La distanza si sceglie di nuovo a ogni movimento e a ogni tiro.',
  'BG-10.10': 'Anche un movimento con una distanza più lunga si percorre per intero.',
  'BG-10.11': 'Direzione non ha effetto sui tiri.',
  'BG-10.12':
    'Una seconda Direzione o un secondo Cambio d’ordine sulla stessa carta non ha altri effetti ma si può assegnare.',
  'BG-10.13': 'Cambio d’ordine: in un movimento e tiro il carro può sparare prima e muovere dopo.',
  'BG-10.14':
    'Un carro che ha sparato prima deve comunque muovere se poi ha un percorso legale, e non spara di nuovo in quell’azione principale.',
  'BG-10.15': 'Il giocatore decide in ogni movimento e tiro se sparare prima.',
  'BG-10.16':
    'Se un carro con Cambio d’ordine non ha percorsi legali quando è scelto, sparare con esso conta come sparare prima: dopo il tiro si applica 10.14, e il movimento si salta solo se ancora non c’è nessun percorso legale. Se rinuncia al tiro, l’azione principale finisce senza movimento.',
  'BG-11.1':
    'Se un tiro colpisce un carro attivo con Corazza, il carro non è distrutto, una Corazza sulla sua carta si consuma e chi spara non riceve nulla.',
  'BG-11.2':
    'Se un carro con Corazza entra in una casella con un ordigno o con un carro nemico, non è distrutto e una Corazza si consuma.',
  'BG-11.3':
    '11.2 vale anche per un carro alleato (il compagno è un altro giocatore), ma non per il proprio secondo carro: chi entra in quella casella è distrutto secondo 4.14 e la sua Corazza resta sulla carta.',
  'BG-11.4':
    'Un carro salvato dalla Corazza prosegue lungo il suo percorso e dopo può sparare; non si danno gettoni punti.',
  'BG-11.5': 'L’ordigno che ha fatto scattare la Corazza torna nella riserva.',
  'BG-11.6': 'La Corazza funziona da sola; il suo proprietario non può rifiutarla.',
  'BG-11.7':
    'Ogni Corazza funziona una volta; due Corazze su una carta assorbono due pericoli, uno ciascuna.',
  'BG-11.8':
    'Una coppia Corazza consumata lascia la carta e sta nell’area come coppia usata; vale ancora 2 punti.',
  'BG-11.9': 'Una Corazza su una carta inattiva non protegge nulla.',
  'BG-12.1':
    'I punti vittoria di un giocatore sono 2 per ogni coppia più i valori di tutti i gettoni punti che ha vinto.',
  'BG-12.2': 'I gettoni punti nelle proprie pile non contano nulla per il loro giocatore.',
  'BG-12.3': 'In Battaglia e Squadre i punti guadagnati non si perdono mai.',
  'BG-12.4': 'Il traguardo è di 16 punti con 2 giocatori, 14 con 3, 12 con 4.',
  'BG-12.5':
    'Nella fase finale del proprio turno ogni giocatore controlla i suoi punti; chi raggiunge il traguardo vince, e la partita finisce subito.',
  'BG-12.6':
    'Chi raggiunge il traguardo nel turno di un altro (perché qualcuno ha attraversato il suo carro) non ha ancora vinto; vince nella fase finale del proprio turno seguente, a meno che un altro vinca prima.',
  'BG-12.7':
    'Con l’opzione `winCheck = immediate` la partita finisce nel momento in cui i punti di un giocatore raggiungono il traguardo, in qualunque turno; di norma vale `ownTurnEnd`.',
  'BG-12.8':
    'Il controllo della vittoria si fa in ogni turno, anche dopo un cambio di carro o un turno di pausa.',
  'BG-12.9':
    'C’è progresso quando in un turno un gettone luogo ha lasciato la plancia o un gettone punti ha cambiato proprietario; un contatore tiene il numero di turni di fila senza progresso.',
  'BG-12.10':
    'Nella fase finale la partita finisce per stallo quando il contatore raggiunge `stallRounds` (di norma 10) × numero di posti.',
  'BG-12.11': 'Finché sulla plancia non c’è nessun gettone luogo il limite di 12.10 è 3 × numero di posti.',
  'BG-12.12':
    'Nella fase finale la partita finisce per esaurimento quando sulla plancia non c’è nessun gettone luogo e tutte le pile sono vuote, perché non si possono più guadagnare punti.',
  'BG-12.13':
    'A una fine secondo 12.10–12.12 vince chi ha più punti; la parità si risolve con la somma più alta dei gettoni punti vinti, poi con il loro maggior numero, poi la vittoria è condivisa.',
  'BG-12.14':
    'Una fine normale ha esattamente un vincitore, perché si controlla solo il giocatore (o la squadra) il cui turno finisce.',
  'BG-12.15':
    'Con l’opzione `winCheck = roundEnd` i punti si controllano solo dopo l’ultimo turno di un giro: fra chi ha raggiunto il traguardo vince chi ha più punti. In parità vince chi gioca più tardi nel giro; in tre, chi ha l’angolo fra gli altri due perde ogni parità.',
  'BG-13.1': 'Ogni giocatore ha due carri con una carta attiva ciascuno.',
  'BG-13.2':
    'Nel suo turno il giocatore sceglie quale dei due fa l’azione principale; l’altro in quell’azione non muove e non spara (per un Turno extra vedi 9.3).',
  'BG-13.3':
    'Un carro distrutto costa il gettone in cima alla pila del suo colore; le due pile di un giocatore sono separate.',
  'BG-13.4':
    'I due carri hanno una sola area di gettoni e coppie, e un potenziamento si può assegnare alla carta attiva dell’uno o dell’altro.',
  'BG-13.5':
    'Un carro che attraversa il secondo carro dello stesso giocatore è distrutto senza perdita di gettoni punti (4.14).',
  'BG-13.6': 'Ogni pedina rientra sempre nella propria base.',
  'BG-14.1':
    'Esattamente 4 giocatori formano due squadre di due e siedono alternati: P1 e P3 contro P2 e P4.',
  'BG-14.2':
    'Preparazione e regole sono quelle della Battaglia per 4 giocatori con le modifiche di questa sezione.',
  'BG-14.3':
    'I gettoni luogo presi dai due compagni stanno in un’unica area di squadra; le coppie si contano su di essa.',
  'BG-14.4':
    'La squadra può assegnare un potenziamento a una carta di uno dei due compagni, e ognuno dei due può usare un’azione unica raccolta.',
  'BG-14.5':
    'Una tale scelta la fa il compagno di turno, nelle finestre libere di quel turno; un potenziamento può andare alla propria carta attiva o a quella del compagno se quel carro è sulla plancia.',
  'BG-14.6':
    'Ogni compagno ha le proprie carte carro, la propria pila e la propria base; una carta di Carro extra va al compagno che l’ha giocato.',
  'BG-14.7': 'Un carro che attraversa quello del compagno è distrutto e non si danno gettoni punti.',
  'BG-14.8': 'I gettoni punti vinti dall’uno o dall’altro compagno contano per la squadra.',
  'BG-14.9': 'Il traguardo è di 20 punti per la squadra.',
  'BG-14.10':
    'La squadra si controlla nella fase finale del turno di ognuno dei compagni (o subito con `winCheck = immediate`).',
  'BG-14.11': 'Stallo ed esaurimento (12.9–12.13) confrontano le squadre.',
} as const;
