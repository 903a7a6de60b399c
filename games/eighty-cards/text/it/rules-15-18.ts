/** The rules of chapters 15 to 18, clause by clause. */

export const rules = {
  'EC-15.1':
    'Tagli il traguardo quando il tuo percorso arriva a 48, cioè quando entri di nuovo nel tuo spazio di partenza. Conta solo la tua carta Partenza.',
  'EC-15.2':
    'Con il primo arrivo comincia l’ultimo giro di turni: si gioca finché toccherebbe di nuovo al giocatore 1. Allora la partita è finita, e quel turno non si gioca.',
  'EC-15.3': 'Se chi arriva per primo è l’ultimo del giro di turni, la partita finisce subito.',
  'EC-15.4':
    'Subito vuol dire nel momento in cui entra nello spazio: di quel turno non succede altro. Vale solo per il primo arrivo; chi arriva dopo finisce il turno.',
  'EC-15.5':
    'Chi arriva per primo e non è l’ultimo del giro di turni continua il turno e può andare oltre. Palloni, interferenze e armi vanno avanti come sempre.',
  'EC-15.6': 'Se è arrivato un solo giocatore, vince lui.',
  'EC-15.7': 'Se sono arrivati in più, vince chi è più lontano oltre il traguardo.',
  'EC-15.8':
    'Se più giocatori sono ugualmente lontani, si devono un duello il mattino dopo, e chi è arrivato per primo sceglie le armi.',
  'EC-15.9':
    'Un’opzione decide che cosa significa: la vittoria si divide; o vince chi ha tagliato per primo il traguardo; o si duella con le carte (15.10).',
  'EC-15.10':
    'Duello con le carte: chi è arrivato per primo sceglie il mazzo Viaggio o il mazzo Campo Base. Da lui in senso orario ogni duellante scopre la prima carta. Vince il numero di PA più alto nell’angolo; il carbone vale 1, una reazione 0. Le carte si scartano, e chi è alla pari continua con altre. Se il mazzo non basta per tutti, la vittoria si divide.',
  'EC-15.11': 'Dietro i vincitori la classifica segue il percorso. A pari percorso, pari posto.',
  'EC-15.12':
    'Con l’altra opzione per la fine, chi arriva per primo finisce il turno, e tutti gli altri hanno esattamente un altro turno. Sostituisce le regole da 15.2 a 15.4.',

  'EC-16.1':
    'Sono visibili a tutti: l’anello, la riserva, posizioni e percorsi, pressione e PA, tutto ciò che è sui veicoli e se è coperto, in volo, in attesa o attivo, i palloni e i loro proprietari, le due pile di scarti, la grandezza dei mazzi, quante carte Viaggio e Campo Base ci sono in ogni mano, e a chi si chiede, tranne per 16.7 e 16.10.',
  'EC-16.2': 'Solo tu vedi le carte della tua mano, e le carte Terreno che hai ricevuto finché non le metti.',
  'EC-16.3': 'Nessuno conosce l’ordine dei mazzi.',
  'EC-16.4': 'Spia mostra una mano solo a chi la applica. La carta scartata la vedono tutti.',
  'EC-16.5': 'Da quale mazzo si pesca lo vedono tutti; la carta no.',
  'EC-16.6':
    'Non si torna indietro dopo che si è vista una carta nascosta, si è chiesto a un altro giocatore o gli altri hanno rinunciato a interferire dopo un’azione. Si può cambiare solo un piano non ancora inviato.',
  'EC-16.7':
    'Chi non ha nulla da giocare passa automaticamente, ma solo quando è finita l’attesa di 16.10. Una risposta in ritardo si dà per te: passare; spostare avanti, o indietro se davanti c’è solo il tuo veicolo; coprire; la vittima con più percorso; il danno; la prima carta di una mano; la modifica; il mazzo Viaggio; la tua prima carta Terreno nel primo posto.',
  'EC-16.8':
    'Il caso decide il primo giocatore, le nazioni e i mescolamenti. Viene da un solo generatore registrato, così ogni partita si può verificare.',
  'EC-16.9':
    'Due decisioni non hanno mai effetto insieme. Solo quando si chiedono interferenze si chiede a più giocatori alla volta.',
  'EC-16.10':
    'Mentre si chiede un’interferenza o una reazione, gli altri vedono solo questo, e l’attacco. Non vedono chi ha risposto o passato. Una domanda così dura almeno un tempo fisso, anche se nessuno ha una carta adatta.',

  'EC-17.1': 'La pressione cambia: resta fra 2 e 9.',
  'EC-17.2': 'Si guadagnano PA: fino a 9.',
  'EC-17.3':
    'Valvola di sfogo: trasforma da 1 a 3 di pressione in altrettanti PA, o 1 o 2 PA in altrettanta pressione. La pressione resta fra 2 e 9 e i PA fra 0 e 9.',
  'EC-17.4': 'Sciopero: con più di 2 PA la vittima ne perde fino a 3, e ne tiene almeno 2.',
  'EC-17.5':
    'Avanzare gratis e saltare funzionano come in 6.6. Non sono permessi finché la dogana ferma il veicolo (9.12).',
  'EC-17.6':
    'Le carte che cambiano il costo dei movimenti funzionano come in 6.5. Ognuna nomina certi terreni, ogni terreno, il terreno dello spazio successivo o il primo movimento. Ha effetto finché è a bordo, per questo turno o per un turno intero.',
  'EC-17.7': 'Fuochista: ogni carta Carbone che getti dà 1 di pressione in più.',
  'EC-17.8': 'Meccanico: montare e riattivare costa 1 PA in meno, ma non meno di 0.',
  'EC-17.9': 'Cannoniere: le tue armi fanno 1 di danno in più (11.6).',
  'EC-17.10':
    'Telegrafista: un’interferenza fuori turno ti costa 1 di pressione in meno, ma non meno di 0. Nel tuo turno costa gli stessi PA.',
  'EC-17.11':
    'Sabotaggio e Nostalgia di casa: si scarta una carta in uno di quei posti della vittima; chi gioca la carta nomina il posto. Un pallone in volo resta allora abbandonato (12.13). Una carta così deve esserci.',
  'EC-17.12':
    'Officina da campo: fino alla fine del turno puoi montare e riattivare in ogni spazio. Non crea campi base: il pallone di gas e il Controllo doganale non se ne accorgono.',
  'EC-17.13':
    'Nuove mappe: scambia una carta Terreno dell’anello, su cui non ci sono veicoli né palloni, con una della riserva. Le carte Partenza restano. La carta tolta va nella riserva.',
  'EC-17.14': 'Telegramma: pesca subito 2 carte Viaggio, qualunque sia la tua mano (14.8).',
  'EC-17.15':
    'Rottamaio: prendi la prima carta degli scarti Campo Base, anche se hai già una carta Campo Base. Gli scarti non devono essere vuoti.',
  'EC-17.16':
    'Spia: guarda tutta la mano della vittima e scegline una carta, che va scartata. Una carta deve esserci.',
  'EC-17.17': 'Carbone bagnato: la vittima non può gettare carbone. Controllo doganale: vedi 9.12.',
  'EC-17.18':
    'Reazioni: Manovra evasiva evita un colpo, Corazza d’emergenza toglie 2 di danno, Non con noi! annulla un’interferenza, Ritorno al mittente la rivolta. La Corazza d’emergenza risponde solo al danno.',
  'EC-17.19':
    'Vedetta: nella fase 3 peschi fino a 6 carte. Se la Vedetta se ne va, la mano resta com’è, e la fase 3 dopo arriva di nuovo a 5.',

  'EC-18.1':
    'Interferenze solo all’inizio e alla fine del turno: si chiede agli altri quando il turno comincia e una volta quando chi è di turno termina la fase 2. Dopo non si fanno altre azioni. Va bene per partite lente e a distanza.',
  'EC-18.2': 'Le opzioni si fissano prima della partita e sono visibili a tutti.',
};
