/** The rules of chapters 11 to 14, clause by clause. */

export const rules = {
  'EC-11.1': 'Sparare è un’azione del proprio turno e costa 0 PA (ma vedi 5.6).',
  'EC-11.2':
    'Il bersaglio è qualsiasi altro veicolo a portata. La distanza si conta come in 3.14, e le armi sparano nelle due direzioni.',
  'EC-11.3': 'Un’arma colpisce sempre. Solo una reazione può evitare il colpo o ridurlo.',
  'EC-11.4': 'Danno: il bersaglio perde tanta pressione quante sono le esplosioni sulla carta dell’arma.',
  'EC-11.5':
    'Invece di fare danno puoi distruggere una modifica o un’arma che il bersaglio ha. La nomini quando spari; va scartata.',
  'EC-11.6':
    'Il danno è il numero di esplosioni, più 1 con un Cannoniere, meno 2 contro una Corazza d’emergenza. La pressione del bersaglio così non scende mai sotto 2, e i suoi PA restano come sono.',
  'EC-11.7': 'Una torpedine o un missile si scarta quando spara.',
  'EC-11.8': 'Un veicolo ha al massimo un’arma. Puoi sparare nel turno stesso in cui la monti.',
  'EC-11.9': 'Torpedine dalla Terra: da distanza 5 a distanza 16.',
  'EC-11.10':
    'Missile: da distanza 0 a 4; è l’unica arma che colpisce nel proprio spazio. Con l’opzione arriva in tutto l’anello.',
  'EC-11.11':
    'Si può sparare anche quando non serve a nulla, per esempio a una pressione di 2. Le armi non distruggono mai l’equipaggio.',
  'EC-11.12': 'Si spara solo nella propria fase 2.',

  'EC-12.1': 'Ci sono due carte Pallone e due palloni: la carta 1 ha il pallone 1, la carta 2 il pallone 2.',
  'EC-12.2':
    'Per lanciarlo, metti il pallone nello spazio accanto al tuo. La carta si gira di lato e resta sul veicolo.',
  'EC-12.3': 'Scegli lo spazio davanti o quello dietro.',
  'EC-12.4': 'Se in quello spazio c’è un altro veicolo, il pallone esplode subito.',
  'EC-12.5': 'Un pallone già in volo non si può lanciare di nuovo.',
  'EC-12.6':
    'All’inizio del turno di chiunque il proprietario sposta ciascuno dei suoi palloni di uno spazio, in una delle due direzioni.',
  'EC-12.7':
    'È obbligatorio. Se si spostano più palloni, i proprietari agiscono in senso orario da chi è di turno. Un pallone si sposta la prima volta all’inizio del turno dopo il lancio.',
  'EC-12.8': 'Un pallone che arriva in uno spazio con un veicolo esplode.',
  'EC-12.9':
    'Esplode anche quando un veicolo entra nel suo spazio. Lo fa scoppiare qualsiasi veicolo, anche quello del proprietario.',
  'EC-12.10':
    'Un’esplosione ha una sola vittima: il veicolo che entra. Dove un pallone arriva su più veicoli, il proprietario ne sceglie uno degli altri. Il veicolo del proprietario è la vittima solo se entra o se è lì da solo.',
  'EC-12.11': 'Un’esplosione fa il danno indicato sulla sua carta.',
  'EC-12.12':
    'Dopo, sventata o no, il pallone lascia l’anello e la carta si scarta. Un’esplosione non ferma un movimento.',
  'EC-12.13':
    'Se la carta lascia il veicolo prima che il pallone abbia colpito, il pallone non si sposta più.',
  'EC-12.14':
    'Un pallone così è abbandonato. Resta dov’è ed esplode sotto il primo veicolo che entra, anche quello dell’ex proprietario: solo danno, senza Cannoniere. La vittima può reagire, a meno che sia l’ex proprietario.',
  'EC-12.15':
    'Se si lancia una carta Pallone mentre il suo pallone è ancora abbandonato sull’anello, si usa di nuovo quel pallone.',
  'EC-12.16':
    'Quando esplode un pallone non abbandonato, il proprietario può scegliere di distruggere (11.5) invece del danno, e la vittima può reagire (10), ma non nel caso di 12.18.',
  'EC-12.17': 'Se nello spazio in cui si entra ci sono i due palloni, viene prima il pallone 1.',
  'EC-12.18':
    'Se la vittima è il proprietario stesso, c’è danno senza Cannoniere e nessuna reazione; poi segue 12.12.',
  'EC-12.19':
    'All’inizio del proprio turno si può scartare la carta dell’arma (5.7) invece di spostare il pallone. Il pallone resta allora abbandonato (12.13) dov’è. Nei turni degli altri va spostato.',

  'EC-13.1': 'Si monta solo quando il veicolo è su un campo base. Dopo può proseguire.',
  'EC-13.2': 'Si montano carte della propria mano e se ne pagano i PA.',
  'EC-13.3':
    'Un veicolo ha al massimo un’arma e una modifica. Finché ce n’è una, non se ne monta un’altra: scarta la prima (5.7).',
  'EC-13.4': 'Una modifica ha effetto subito.',
  'EC-13.5': 'Durante una sosta si può montare, scartare e riattivare quante volte si vuole.',
  'EC-13.6':
    'Pattini, cingoli, artigli da scalata, ruote a pale e sperone rompighiaccio rendono i movimenti nei loro due terreni più economici di 1. Non si coprono mai.',
  'EC-13.7':
    'Un pallone di gas ha effetto da quando si monta a quando il veicolo raggiunge un altro campo base.',
  'EC-13.8': 'Allora il suo effetto finisce. Scarti la carta, o la copri per riaccenderla più tardi.',
  'EC-13.9': 'Un pallone di gas rende i movimenti in ogni terreno più economici di 1, patria compresa.',
  'EC-13.10': 'Molle ed extra missili si usano. Poi si coprono o si scartano, a scelta.',
  'EC-13.11': 'Molle: paga 1 PA e salta 2 spazi; poi copri o scarta.',
  'EC-13.12':
    'Per l’uso la carta non deve essere coperta. Terreno, Nebbia e Tempesta non contano. Un veicolo ne fa un solo uso per turno, qualunque cosa si riattivi o si monti.',
  'EC-13.13':
    'Extra missili: paga 1 PA e avanza gratis di 3 spazi; poi copri o scarta. Lo dici quando li usi.',
  'EC-13.14':
    'Una modifica coperta non ha effetto, ma occupa il suo posto e si può distruggere o scartare. In un campo base la puoi riattivare: paga di nuovo i suoi PA e scoprila.',
  'EC-13.15':
    'Raggiungere un campo base vuol dire entrare nel suo spazio, anche solo passando; lo spazio di arrivo di un salto conta, uno spazio saltato no. Si sceglie subito.',
  'EC-13.16': 'Una modifica si può scartare in ogni momento del proprio turno (5.7).',

  'EC-14.1': 'Dopo la fase 2 puoi prima scartare dalla mano una carta, di qualsiasi tipo.',
  'EC-14.2': 'Poi peschi da uno dei due mazzi finché hai 5 carte (6 con una Vedetta, 17.19).',
  'EC-14.3':
    'Pescare è obbligatorio finché c’è una carta da pescare. Chi ha già quel numero o di più non pesca nulla e tiene tutto.',
  'EC-14.4': 'Si pesca una carta alla volta, e la si vede prima di scegliere il mazzo successivo.',
  'EC-14.5':
    'Si pesca una carta Campo Base solo se non se ne ha in mano. Ognuna che peschi ne sostituisce una che ha lasciato la tua mano.',
  'EC-14.6':
    'Con l’altra opzione peschi tante carte Campo Base quante hanno lasciato la tua mano dalla tua ultima fase 3, compreso lo scarto di 14.1.',
  'EC-14.7': 'Poi il tuo turno finisce e comincia quello del vicino di sinistra.',
  'EC-14.8':
    'Quando un mazzo è vuoto, i suoi scarti si mescolano e diventano il mazzo. Se sono vuoti entrambi, da lì non si pesca; se nessun mazzo può dare una carta, si smette di pescare.',
  'EC-14.9': 'Fuori dalla fase 3 la mano non ha limite.',
  'EC-14.10':
    'Le interferenze attive si scartano alla fine del turno, dopo aver pescato, perciò non entrano in nessun mescolamento di questa fase.',
  'EC-14.11': 'Creato il mondo, le carte Terreno non sono in nessuna mano, mazzo o pila di scarti.',
};
