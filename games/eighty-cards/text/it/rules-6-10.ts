/** The rules of chapters 6 to 10, clause by clause. */

export const rules = {
  'EC-6.1': 'Un movimento va avanti di uno spazio e costa 2 PA.',
  'EC-6.2':
    'Modifiche, equipaggio e altre carte cambiano questo costo per certi terreni. Non lo cambiano mai per un terreno che non nominano.',
  'EC-6.3': 'Il costo dipende solo dal terreno in cui si entra, non da quello che si lascia.',
  'EC-6.4': 'Qualunque cosa ti aiuti, un movimento costa almeno 1 PA.',
  'EC-6.5':
    'Un movimento costa 2, meno 1 per ognuna di queste cose, se vale: una modifica che nomina il terreno, un pallone di gas non coperto, una guida locale per quel terreno, ogni Buona strada per quel terreno in questo turno, un Navigatore nel primo movimento del turno (6.8); più 1 per ogni Nebbia attiva e per ogni Tempesta attiva su quel terreno; e almeno 1.',
  'EC-6.6':
    'Avanzando gratis si entra negli spazi uno dopo l’altro senza pagarli; ognuno conta come entrato. Con un salto si entra solo nello spazio di arrivo.',
  'EC-6.7':
    'Entrare in uno spazio provoca, in quest’ordine: il traguardo (15.1), la fine di un pallone di gas (13.8), il Controllo doganale (9.12), i palloni (12.9).',
  'EC-6.8':
    'Per il Navigatore il primo movimento è la prima azione di movimento (6.1) del turno. Avanzare gratis e saltare non ricevono lo sconto e non lo consumano.',

  'EC-7.1': 'Per gettare carbone, scarta una carta Carbone dalla mano e alza la pressione del suo valore.',
  'EC-7.2':
    'Ogni carta Carbone costa 1 PA, qualunque sia il valore. In un turno se ne possono gettare più d’una.',
  'EC-7.3': 'Gettare carbone alza la pressione, mai i PA di questo turno.',
  'EC-7.4': 'Le carte Carbone valgono 1, 2 e 3.',
  'EC-7.5': 'Puoi gettare carbone solo se la pressione è sotto 9. Ciò che va oltre 9 è perso.',
  'EC-7.6': 'Il carbone si getta solo nella fase 2 del proprio turno.',

  'EC-8.1':
    'Puoi giocare una carta Viaggio se hai i PA indicati nell’angolo. Paga, fa’ ciò che dice, scartala. Equipaggio e interferenze di un turno intero restano prima su un veicolo.',
  'EC-8.2':
    'Ci sono carte Azione, Equipaggio, Reazione e Interferenza, e il Carbone, che si può solo gettare nella caldaia (7).',
  'EC-8.3':
    'Le carte Azione aiutano te o il tuo veicolo. Si giocano in ogni momento della fase 2, quelle dell’inizio del turno solo allora (4.8).',
  'EC-8.4':
    'Una carta Equipaggio va sul tuo veicolo per i suoi PA. Usare il membro dell’equipaggio non costa altro.',
  'EC-8.5':
    'Un veicolo ha al massimo un membro dell’equipaggio. Finché c’è, nessun altro può salire: scarta il primo (5.7).',
  'EC-8.6': 'Un membro dell’equipaggio ha effetto da quando sale a quando se ne va, nei turni di tutti.',
  'EC-8.7':
    'Una carta che non potrebbe fare nulla non si può giocare, così non va sprecata. Un numero che finisce oltre la scala è permesso: Tubo che perde può colpire una pressione di 2.',

  'EC-9.1':
    'Un’interferenza colpisce un altro giocatore. Si gioca in ogni momento della fase 2 del proprio turno, o durante il turno di un altro.',
  'EC-9.2': 'Nel proprio turno il costo si paga in PA.',
  'EC-9.3': 'Fuori turno lo stesso numero si paga in pressione.',
  'EC-9.4': 'Fuori turno non la puoi giocare se la tua pressione scenderebbe sotto 2.',
  'EC-9.5':
    'Fuori turno puoi colpire qualsiasi altro giocatore, non solo chi è di turno. Il gioco si ferma, la carta ha effetto e il gioco riprende.',
  'EC-9.6':
    'Il gioco si ferma per le interferenze all’inizio di un turno (4.2) e dopo ogni azione. Si chiede insieme a tutti gli avversari che, come tutti vedono, potrebbero pagare e hanno una carta Viaggio in mano; rispondono in segreto. In senso orario da chi è di turno, la prima risposta che non è passare ha effetto. Le altre decadono senza essere viste, e si chiede di nuovo a tutti. Quando tutti passano, il gioco riprende.',
  'EC-9.7':
    'Un’interferenza non può fermare o cambiare un’azione già dichiarata. Non si gioca nel mezzo di una carta, nella fase 3 o mentre si crea il mondo.',
  'EC-9.8':
    'Alcune interferenze durano un turno intero. Restano sul veicolo della vittima e si scartano alla fine di quel turno.',
  'EC-9.9':
    'Un’interferenza di un turno intero aspetta che cominci il prossimo turno della vittima. Ha effetto subito solo se la si gioca proprio quando il turno della vittima comincia; più tardi nello stesso turno aspetta quello dopo.',
  'EC-9.10':
    'Su un veicolo possono stare più carte di questo tipo. Hanno effetto insieme, nell’ordine in cui sono state giocate, e quelle uguali si sommano.',
  'EC-9.11':
    'Quando Tempesta ha effetto, prende il terreno dello spazio successivo della vittima e lo tiene per il turno. Quando Sciopero ha effetto, i PA calano subito (17.4).',
  'EC-9.12':
    'Con un Controllo doganale attivo, entrare in un campo base ferma il veicolo: fino alla fine del turno niente movimenti, niente avanzate gratis e niente salti. Le altre azioni sono permesse.',
  'EC-9.13': 'Le carte giocate fuori turno si ripescano solo alla fine del proprio turno successivo.',
  'EC-9.14':
    'Nel proprio turno non si paga in pressione. Con 0 PA nel proprio turno non si giocano interferenze.',
  'EC-9.15': 'Non puoi colpire te stesso.',
  'EC-9.16': 'Fuori turno si giocano solo interferenze e reazioni (10).',

  'EC-10.1':
    'Una reazione risponde a una carta che un avversario gioca contro di te: un’interferenza, un colpo d’arma o un pallone esplosivo.',
  'EC-10.2': 'Le reazioni non costano nulla e si giocano nel turno di chiunque.',
  'EC-10.3': 'Può reagire solo il giocatore attaccato.',
  'EC-10.4':
    'L’attacco si dichiara con tutte le sue scelte e si paga; poi si chiede alla vittima. A un attacco c’è al massimo una reazione, e nessuna a una reazione.',
  'EC-10.5': 'Un attacco sventato è consumato: la carta si scarta e il costo non si restituisce.',
  'EC-10.6':
    'Ritorno al mittente rivolta l’interferenza, come se la vittima l’avesse giocata su chi l’ha giocata, senza costo e senza reazione. Le scelte le fa la vittima. Se lì non può fare nulla, si scartano entrambe le carte. Una carta di un turno intero poi aspetta su chi l’ha giocata.',
  'EC-10.7':
    'Una reazione si scarta dopo l’uso. Se ne hai una resta segreto: ti si chiede a ogni attacco, e tutti aspettano lo stesso tempo (16.10).',
};
