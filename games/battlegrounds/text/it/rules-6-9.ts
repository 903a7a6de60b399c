/** The rules of chapters 6 to 9, clause by clause. */

export const rules = {
  'BG-6.1': 'La pedina di un carro distrutto lascia subito la plancia.',
  'BG-6.2': 'La sua carta diventa inattiva; tutti i potenziamenti restano su di essa.',
  'BG-6.3': 'La carta diventa danneggiata.',
  'BG-6.4': 'Qualsiasi altra cosa sulla casella (il gettone luogo) non è toccata.',
  'BG-6.5': 'Il proprietario non è eliminato, nemmeno con la pila vuota.',
  'BG-6.6': 'Il segnalino carro non si cede mai.',
  'BG-6.7':
    'La pedina resta fuori dalla plancia fino alla fase di rientro del prossimo turno del suo proprietario, in cui deve rientrare.',
  'BG-6.8':
    'Nella fase di rientro il proprietario sceglie una delle sue carte che nessun’altra sua pedina guida, la rende attiva e mette la pedina su una casella della base di quella pedina.',
  'BG-6.9':
    'Questa carta si sceglie nella fase di rientro, non al momento della distruzione, così nessuno decide fuori turno; prima del rientro una pedina mancante non ha carta attiva.',
  'BG-6.10':
    'Se la carta scelta non è danneggiata, il giocatore prosegue con una normale fase delle azioni nello stesso turno.',
  'BG-6.11':
    'Se la carta scelta è danneggiata, il turno è di pausa: niente movimento, niente tiro, niente cambio di carro e niente azioni uniche.',
  'BG-6.12': 'In un turno di pausa si possono assegnare potenziamenti, perché non è un’azione.',
  'BG-6.13':
    'Ogni giocatore deve far rientrare tutte le sue pedine mancanti; se almeno una rientra con una carta danneggiata, tutto il turno del giocatore è di pausa, anche se un altro suo carro è sulla plancia.',
  'BG-6.14': 'Le pedine mancanti rientrano una alla volta, nell’ordine scelto dal proprietario.',
  'BG-6.15':
    'Nella fase finale del turno di un giocatore ogni sua carta che era già danneggiata quando quel turno è cominciato smette di esserlo.',
  'BG-6.16': 'Una carta riparata può tornare più tardi, con un cambio di carro o con un rientro.',
  'BG-6.17':
    'La casella di rientro dev’essere una casella di base senza carro, senza carro dell’artiglieria e senza ordigno, se ce n’è una.',
  'BG-6.18':
    'Altrimenti dev’essere una casella di base con un ordigno ma senza carro: l’ordigno torna nella riserva e il carro che entra è illeso.',
  'BG-6.19':
    'Se tutte e tre le caselle di base hanno carri o carri dell’artiglieria, il proprietario sceglie una casella senza carro, carro dell’artiglieria né ordigno alla minima distanza di re dalla casella d’angolo della base.',
  'BG-6.20':
    'Con l’opzione `returnPause = always` ogni turno in cui una pedina rientra è di pausa, qualunque carta si scelga; di norma vale `repairOnly`.',
  'BG-6.21':
    'Un carro distrutto nel turno del suo stesso proprietario rientra nel turno seguente del proprietario, non nello stesso, nemmeno se si gioca un Turno extra.',
  'BG-7.1':
    'Come azione principale il giocatore scambia la carta attiva di uno dei suoi carri sulla plancia con una delle sue carte inattive; il segnalino passa alla nuova carta.',
  'BG-7.2': 'La pedina resta sulla sua casella.',
  'BG-7.3': 'In questa azione principale non seguono né movimento né tiro.',
  'BG-7.4':
    'I potenziamenti restano con le loro carte: quelli sulla vecchia smettono di funzionare, quelli sulla nuova funzionano da ora.',
  'BG-7.5': 'Non si può scegliere una carta danneggiata.',
  'BG-7.6': 'Una pedina fuori dalla plancia non può cambiare carro.',
  'BG-8.1': 'Due gettoni uguali in un’area sono una coppia e valgono 2 punti vittoria.',
  'BG-8.2':
    'Con n gettoni di una figura un’area ne ha n / 2 coppie, arrotondato per difetto; le coppie si formano da sole e non richiedono decisioni.',
  'BG-8.3': 'Un gettone speciale si può usare quando il suo proprietario ha una coppia che lo contiene.',
  'BG-8.4':
    'Per 8.2 ciò significa: si può usare appena l’area ha quel gettone e almeno un altro della stessa figura; due gettoni ordinari già in coppia non sono mai d’ostacolo.',
  'BG-8.5':
    'Ci sono tre categorie: azioni uniche (Turno extra, Carro extra), potenziamenti permanenti (Direzione, Tiro lungo, Passo lungo, Cambio d’ordine) e il potenziamento unico (Corazza).',
  'BG-8.6': 'Il proprietario può conservare un gettone speciale utilizzabile quanto vuole prima di usarlo.',
  'BG-8.7':
    'Ogni gettone speciale si usa una volta sola; una coppia usata si posa con il gettone speciale sotto quello ordinario.',
  'BG-8.8': 'Usare, assegnare o consumare una coppia non cambia i suoi 2 punti.',
  'BG-8.9':
    'Un potenziamento si assegna alla carta attiva di un carro sulla plancia controllato dal suo proprietario (a Squadre: dalla sua squadra).',
  'BG-8.10':
    'Ogni carta carro ha due spazi; una coppia ne occupa uno; anche la Corazza ha bisogno di uno spazio.',
  'BG-8.11':
    'Un potenziamento assegnato non si può mai spostare né togliere, salvo la Corazza quando si consuma (in Solitario vedi anche 16.25).',
  'BG-8.12': 'Una Corazza consumata libera il suo spazio.',
  'BG-8.13': 'Un potenziamento funziona solo finché la sua carta è attiva.',
  'BG-8.14': 'Due potenziamenti dello stesso tipo possono stare su una carta.',
  'BG-8.15':
    'Usare un potenziamento permanente è ogni volta facoltativo; i valori stampati della carta restano disponibili (per il dovere di muovere vedi 4.22).',
  'BG-8.16':
    'Un potenziamento funziona dal momento in cui è assegnato, anche per il resto dell’azione principale in corso.',
  'BG-8.17': 'Se nessuno spazio è libero la coppia resta nell’area e vale comunque i suoi punti.',
  'BG-8.18': 'Gettoni e coppie non si possono scambiare né regalare.',
  'BG-8.19':
    'Una coppia assegnata a una carta sta su quella carta, ma appartiene ancora all’area del suo proprietario (a Squadre: della squadra) per 8.1 e 8.2; quale dei gettoni ordinari uguali accompagna quello speciale non fa differenza.',
  'BG-9.1':
    'Turno extra: il giocatore ottiene un’altra azione principale (movimento e tiro o cambio di carro) nel turno in corso.',
  'BG-9.2': 'Un movimento e tiro in più comprende il suo tiro.',
  'BG-9.3': 'Con due carri l’azione principale in più può usare l’uno o l’altro.',
  'BG-9.4':
    'In un turno si possono giocare quanti Turni extra si vuole, anche uno la cui coppia è stata completata dall’azione extra precedente.',
  'BG-9.5':
    'Turno extra si può giocare solo finché il giocatore ha un carro sulla plancia; le azioni principali che restano quando non ne ha più decadono.',
  'BG-9.6':
    'Un Turno extra non comincia un nuovo turno: in mezzo non ci sono fase di rientro, riparazioni, controllo della vittoria né (in Solitario) tiro dell’artiglieria.',
  'BG-9.7':
    'Carro extra: il giocatore guarda le prime due carte del mazzo dei carri, ne tiene una come carta inattiva in più e mette l’altra nella scatola.',
  'BG-9.8': 'Le due carte si mostrano a tutti.',
  'BG-9.9':
    'Se il mazzo ha una sola carta, la si tiene; se non ne ha nessuna, Carro extra non si può giocare.',
  'BG-9.10':
    'La carta tenuta non è danneggiata e si può usare subito con un cambio di carro o al prossimo rientro.',
  'BG-9.11': 'Non c’è limite al numero di carte carro di un giocatore.',
} as const;
