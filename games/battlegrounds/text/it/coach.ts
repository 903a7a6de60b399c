/** What the coach says in a first game, in Italian: what to do, and why. */
import type { SameKeys } from '#engine/text.ts';
import type { coach as english } from '../en/coach.ts';

export const coach = {
  'coach.goal':
    'Vince chi arriva per primo al traguardo. Una coppia di gettoni uguali vale 2 punti. Il primo carro distrutto di un colore ne dà 3, il successivo 2, poi 1.',
  'coach.goal.short': 'Fai punti: coppie 2, carri distrutti 3, poi 2, poi 1.',
  'coach.goalFamily': 'Trova due figure uguali: ogni coppia vale 2 punti, e vince chi arriva per primo a 10.',
  'coach.goalFamily.short': 'Trova figure uguali: ogni coppia 2 punti, a 10 si vince.',
  'coach.goalSolo':
    'Raccogli più coppie che puoi prima che l’artiglieria arrivi a 20 punti. Con otto coppie hai la prima stella.',
  'coach.goalSolo.short': 'Fai almeno otto coppie prima che l’artiglieria sia a 20.',
  'coach.familyMove':
    'Muovi fino a due caselle, in qualsiasi direzione, verso i gettoni che vuoi girare: ne giri due accanto al carro. Puoi anche restare dove sei.',
  'coach.familyMove.short': 'Muovi fino a due caselle, verso i gettoni da girare.',
  'coach.familyReveal':
    'Gira due gettoni accanto al tuo carro. Le figure uguali scoperte sono tue, ovunque siano sul tabellone.',
  'coach.familyReveal.short': 'Gira i gettoni accanto: due figure uguali sono tue.',
  'coach.familyPair':
    'La coppia ti dà un altro giro. Ciò che ha il bordo tratteggiato verrà coperto alla fine: ricorda che cosa c’è.',
  'coach.familyPair.short': 'Hai un altro giro. Ricorda i gettoni tratteggiati.',
  'coach.soloArtillery':
    'Fermati in una colonna o riga che l’artiglieria ha già estratto: in otto colpi le estrae tutte una volta, perciò lì sei al sicuro finché non si rimescola.',
  'coach.soloArtillery.short': 'Fermati nelle linee già uscite: per ora sono sicure.',
  'coach.placing':
    'Scegli bene la partenza. Il carro muove e spara a distanze esatte, perciò la partenza decide che cosa può raggiungere.',
  'coach.placing.short': 'Scegli bene: la partenza decide dove puoi arrivare.',
  'coach.lost':
    'Il tuo carro è stato colpito, e il nemico ha vinto il gettone in cima alla sua pila. Di ciò che hai non perdi nulla: rientra con un’altra carta. Prima di fermarti, «Pericolo» mostra chi può sparare e dove.',
  'coach.lost.short': 'Ora rientri. «Pericolo» mostra dove possono colpirti.',
  'coach.returning':
    'Rientra con una carta non in riparazione e giochi subito. Con una in riparazione questo turno è di pausa.',
  'coach.returning.short': 'Rientra con una carta intatta, così giochi subito.',
  'coach.special':
    'La tua coppia ha un gettone speciale, che ti aiuta una volta. Tocca la coppia che brilla o il suo pulsante per leggere che cosa fa e per usarla.',
  'coach.special.short': 'La coppia che brilla ti aiuta: toccala e leggi come.',
  'coach.danger':
    'Un teschio vuol dire: il carro viene distrutto lungo la strada. Se vuoi tenerlo, scegli un’altra casella o cambia carro.',
  'coach.danger.short': 'Teschio: per strada perdi il carro. Se puoi, evitalo.',
  'coach.star':
    'Una casella accesa con la stella: se il carro ci va, il tiro che segue può fare una coppia. Sono 2 punti.',
  'coach.star.short': 'Va’ dove c’è la stella: da lì puoi fare coppia.',
  'coach.crosshairs':
    'Una casella accesa col mirino: se il carro ci va, il tiro che segue può colpire un carro nemico.',
  'coach.crosshairs.short': 'Va’ dove c’è il mirino: da lì puoi colpire un nemico.',
  'coach.firstMove':
    'Tocca una delle caselle accese: il carro ci va, sempre alla distanza esatta della sua carta, e poi può sparare.',
  'coach.firstMove.short': 'Tocca una casella accesa: il carro ci va, e poi spara.',
  'coach.enemy':
    'Un carro nemico è a tiro. Sparagli: vinci il gettone in cima alla sua pila, cioè i punti segnati sul carro.',
  'coach.enemy.short': 'Spara al carro nemico e vinci i punti segnati su di lui.',
  'coach.pairs':
    'Il gettone con la scritta «{:mark.pair}» è uguale a uno dei tuoi. Sparagli: una coppia vale 2 punti che nessuno ti può togliere.',
  'coach.pairs.short': 'Spara dove c’è «{:mark.pair}»: sono 2 punti, per sempre.',
  'coach.shoot':
    'Spara a un gettone per prenderlo: un secondo uguale farà coppia. Il tiro ha una distanza esatta, e nulla in mezzo lo ferma.',
  'coach.shoot.short': 'Spara a un gettone per prenderlo: due uguali sono coppia.',
  'coach.dud':
    'Su una casella vuota puoi posare un ordigno, meglio dove vogliono passare i nemici: distrugge ogni carro che ci passa – anche il tuo.',
  'coach.dud.short': 'Posa un ordigno sulla via dei nemici: distrugge chi passa.',
  'coach.change':
    'Nessuna casella va bene? Passa a un carro della riserva, che muove o spara in altro modo. Lo fai invece di muovere e sparare.',
  'coach.change.short': 'Nessuna casella va bene? Prendi un carro della riserva.',
} satisfies SameKeys<typeof english>;
