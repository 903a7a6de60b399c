/** The rules of chapters 1 to 5, clause by clause. */

export const rules = {
  'EC-1.1': 'Si gioca in tre o in quattro, ciascuno per una nazione.',
  'EC-1.2':
    'I giocatori si numerano in senso orario, e il giocatore 1 è il primo. Il tuo vicino di sinistra è il successivo in senso orario. I turni vanno in senso orario e ricominciano dal giocatore 1.',
  'EC-1.3':
    'Prima di tutto si stabilisce chi comincia: a sorte, oppure chi ha aperto il tavolo, come dice l’opzione.',
  'EC-1.4':
    'Ognuno ha il veicolo, la pedina e la carta Partenza di una nazione, una caldaia con due segnalini e una carta con il riassunto delle regole. Il riassunto del giocatore 1 mostra la bandiera a scacchi.',
  'EC-1.5':
    'I due segnalini di ogni caldaia partono da 5: pressione 5 e 5 Punti Azione (PA). I punti si fissano di nuovo quando comincia il tuo primo turno (4.4). Con l’opzione apposita la pressione dell’ultimo giocatore comincia da 4.',
  'EC-1.6': 'Le 11 carte Terreno si mescolano e si distribuiscono: 3 a testa in tre, 2 a testa in quattro.',
  'EC-1.7': 'Le carte Terreno che restano, 2 in tre e 3 in quattro, sono la riserva.',
  'EC-1.8': 'La riserva è scoperta. La usano solo gli effetti che scambiano una carta Terreno (17.13).',
  'EC-1.9':
    'Il mazzo Viaggio e il mazzo Campo Base si mescolano. Ognuno riceve 4 carte Viaggio e 1 carta Campo Base.',
  'EC-1.10':
    'Poi la prima carta di ogni mazzo si scopre e comincia gli scarti di quel mazzo. Lì non ha effetto.',
  'EC-1.11':
    'Così il mazzo Viaggio comincia con 47 carte (in tre) o 43 (in quattro), il mazzo Campo Base con 16 o 15, e ogni pila di scarti con 1.',
  'EC-1.12':
    'Le mani si distribuiscono prima di creare il mondo: mentre metti i terreni conosci già la tua mano.',
  'EC-1.13': 'Ogni veicolo parte senza equipaggio, modifica, arma e interferenze.',
  'EC-1.14':
    'Il veicolo sta davanti al suo giocatore, la caldaia alla sua sinistra, l’arma alla sua destra, equipaggio e interferenze di un turno intero sopra.',
  'EC-1.15': 'Le nazioni si sorteggiano o si scelgono. Cambiano solo nome e bandiera.',

  'EC-2.1':
    'Ognuno mette davanti a sé la propria carta Partenza e la pedina sulla sua freccia. Freccia e pedina guardano a sinistra.',
  'EC-2.2':
    'Le carte Partenza stanno nell’ordine dei giocatori. Fra le carte Partenza di due vicini c’è un tratto; il tratto 1 segue la carta Partenza del giocatore 1, e così via. A sinistra vuol dire in senso orario, ed è la direzione di viaggio.',
  'EC-2.3':
    'Alla fine ogni tratto ha tante carte Terreno quante ne ha ricevute ogni giocatore: 3 in tre, 2 in quattro.',
  'EC-2.4':
    'Comincia il giocatore 1: mette una carta Terreno a sinistra o a destra della propria carta Partenza.',
  'EC-2.5':
    'Poi, in senso orario, ognuno mette esattamente una delle proprie carte Terreno a sinistra o a destra di una carta qualsiasi sul tavolo, finché non ce ne sono più.',
  'EC-2.6':
    'Un posto di un tratto si può riempire se è vuoto e tocca una carta già messa. Le carte non si spostano mai, e nessuna si infila fra altre due.',
  'EC-2.7':
    'Solo la primissima carta deve toccare la carta Partenza del giocatore 1. Tutte le altre seguono 2.6, anche quelle del giocatore 1.',
  'EC-2.8': 'Ne risulta un anello di 12 carte, cioè di 48 spazi.',
  'EC-2.9':
    'Le carte Terreno non si girano. I loro spazi vanno nella direzione di viaggio, perciò il posto del campo base è fisso.',
  'EC-2.10':
    'Le carte Terreno in mano le vede solo chi le ha, finché non sono messe, se l’opzione non dice altro.',
  'EC-2.11': 'Mettere una carta è obbligatorio, e intanto non si gioca nessun’altra carta.',

  'EC-3.1': 'Ogni carta Partenza e ogni carta Terreno ha 4 spazi.',
  'EC-3.2': 'I quattro spazi di una carta Terreno mostrano lo stesso terreno.',
  'EC-3.3': 'I terreni sono cinque: mare, deserto, foresta, ghiaccio e montagna.',
  'EC-3.4':
    'Gli spazi delle carte Partenza sono un sesto terreno, la patria. Le modifiche che nominano un terreno lì non servono.',
  'EC-3.5':
    'Le carte dell’anello si numerano da 0 a 11 e gli spazi da 0 a 47 nella direzione di viaggio, dalla carta Partenza del giocatore 1. Dopo 47 viene 0.',
  'EC-3.6': 'I veicoli viaggiano in senso orario. Nulla li fa tornare indietro.',
  'EC-3.7':
    'La freccia è sul primo spazio della carta Partenza. In tre si parte dagli spazi 0, 16 e 32; in quattro da 0, 12, 24 e 36.',
  'EC-3.8':
    'Il percorso è il numero di spazi che un veicolo ha fatto dalla partenza. Comincia da 0 e non cala mai.',
  'EC-3.9': 'Nello stesso spazio può stare qualsiasi numero di veicoli, e i veicoli si possono sorpassare.',
  'EC-3.10':
    'Ogni carta Terreno ha un campo base: una tenda, una gru, attrezzi o barili di carburante. Vogliono dire tutti la stessa cosa.',
  'EC-3.11': 'Il campo base è su uno solo dei quattro spazi.',
  'EC-3.12':
    'Anche le carte Partenza hanno un campo base, sul loro terzo spazio, se l’opzione non lo toglie.',
  'EC-3.13':
    'Quando una carta parla dello spazio o del terreno di un veicolo, intende lo spazio successivo, quello in cui entrerebbe adesso, e il suo terreno.',
  'EC-3.14':
    'La distanza fra due veicoli è il numero di passi dall’uno all’altro per la via più corta; nello stesso spazio è 0.',

  'EC-4.1': 'Un turno ha tre fasi: 1 Punti Azione, 2 azioni, 3 scartare e pescare.',
  'EC-4.2':
    'La fase 1 va così: (a) i palloni si spostano (12.6); (b) si fissano i tuoi PA; (c) la tua pressione cala; (d) le interferenze di un turno intero in attesa hanno effetto (9.9); (e) gli altri possono interferire (9.6); (f) puoi giocare le carte dell’inizio del turno (4.8). Poi comincia la fase 2.',
  'EC-4.3':
    'I palloni vengono per primi, perciò un’esplosione abbassa la pressione prima che si leggano i PA.',
  'EC-4.4': 'I tuoi PA diventano tanti quanta è la tua pressione.',
  'EC-4.5': 'Poi la tua pressione cala di 1.',
  'EC-4.6':
    'La scala della pressione comincia da 2. Nulla la porta sotto 2, perciò prima delle interferenze hai sempre almeno 2 PA.',
  'EC-4.7': 'Alcune carte si giocano solo all’inizio del turno.',
  'EC-4.8':
    'Puoi giocarne anche più d’una di seguito, finché non fai un’altra azione. Si offrono con le prime azioni della fase 2.',
  'EC-4.9': 'I PA si spendono solo nel proprio turno. Quelli che avanzano alla fine vanno persi.',
  'EC-4.10': 'I PA vanno sempre da 0 a 9, la pressione da 2 a 9. Ciò che va oltre è perso.',

  'EC-5.1':
    'Nella fase 2 puoi fare qualsiasi azione, in qualsiasi ordine e quante volte vuoi, finché ti bastano i PA.',
  'EC-5.2':
    'Le azioni sono: avanzare (6), gettare carbone (7), giocare una carta Viaggio (8, 9), sparare con un’arma (11, 12), montare in un campo base (13).',
  'EC-5.3':
    'Ce ne sono altre due: usare molle o extra missili (13.11, 13.13) e riattivare una modifica coperta (13.14).',
  'EC-5.4':
    'Il costo di un’azione si paga subito. Un’azione che costa più PA di quanti ne hai non è permessa.',
  'EC-5.5': 'Con 0 PA in questo turno non puoi più fare azioni.',
  'EC-5.6':
    'Questo vale anche per le azioni che non costano nulla: richiedono almeno 1 PA, che non si spende. Un’opzione le permette con 0 PA.',
  'EC-5.7':
    'In ogni momento del tuo turno puoi scartare il tuo membro dell’equipaggio, la modifica o l’arma. È gratis.',
  'EC-5.8':
    'Non è un’azione: si può con 0 PA, non chiude l’inizio del turno e dopo non si interferisce. Si può fare fra un’azione e l’altra, prima di ogni scelta della fase 3 e quando deve spostarsi il proprio pallone (12.19), mai nel mezzo di un’azione.',
  'EC-5.9': 'Termini la fase 2 quando vuoi. Con 0 PA restano solo 5.7 e terminare.',
};
