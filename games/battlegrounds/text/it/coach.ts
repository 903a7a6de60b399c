/** What the coach says in a first game, in Italian. */
import type { SameKeys } from '#engine/text.ts';
import type { coach as english } from '../en/coach.ts';

export const coach = {
  'coach.goal':
    'Vince chi arriva per primo al traguardo: una coppia di gettoni uguali vale 2 punti, un carro distrutto 3, poi 2, poi 1.',
  'coach.goal.short': 'Coppie e carri danno punti.',
  'coach.goalFamily': 'Trova le figure uguali: ogni coppia vale 2 punti; vince chi arriva per primo a 10.',
  'coach.goalFamily.short': 'Trova coppie: si vince a 10 punti.',
  'coach.goalSolo':
    'Raccogli più coppie che puoi prima che l’artiglieria arrivi a 20 punti. Con otto coppie hai la prima stella.',
  'coach.goalSolo.short': 'Otto coppie: la prima stella.',
  'coach.familyMove': 'Muovi fino a due caselle, in qualsiasi direzione. Puoi anche restare dove sei.',
  'coach.familyMove.short': 'Muovi fino a due caselle.',
  'coach.familyReveal': 'Gira due gettoni accanto al tuo carro. Le figure uguali, ovunque siano, sono tue.',
  'coach.familyReveal.short': 'Gira due gettoni accanto al carro.',
  'coach.familyPair':
    'Una coppia! Ti dà un altro giro. Ciò che ha il bordo tratteggiato verrà coperto alla fine: ricordalo.',
  'coach.familyPair.short': 'Una coppia dà un altro giro.',
  'coach.soloArtillery':
    'In otto colpi l’artiglieria tocca una volta ogni colonna e ogni riga. Ciò che è già uscito è al sicuro finché non si rimescola.',
  'coach.soloArtillery.short': 'Le linee già uscite sono sicure.',
  'coach.placing':
    'La casella di partenza decide dove il carro potrà mai arrivare: percorre una distanza esatta.',
  'coach.placing.short': 'La partenza decide dove arrivi.',
  'coach.returning': 'Con un carro integro giochi subito. Con quello in riparazione questo turno è di pausa.',
  'coach.returning.short': 'Un carro integro gioca subito.',
  'coach.lost':
    'Il tuo carro è stato colpito. Costa la cima della pila, prima 3, poi 2, poi 1 – mai la partita.',
  'coach.lost.short': 'Una perdita costa 3, poi 2, poi 1.',
  'coach.special':
    'Un gettone speciale in coppia si può usare: tocca la coppia che brilla o il suo pulsante.',
  'coach.special.short': 'Usa la coppia che brilla.',
  'coach.danger': 'Un teschio vuol dire: lungo la strada il carro viene distrutto. Puoi andarci lo stesso.',
  'coach.danger.short': 'Un teschio: strada mortale.',
  'coach.firstMove':
    'Il carro deve percorrere la distanza esatta della sua carta. Le caselle segnate sono gli arrivi; indicane una per vedere a che cosa potrà sparare.',
  'coach.firstMove.short': 'Scegli dove va il tuo carro.',
  'coach.enemy': 'Un carro nemico nel mirino: distruggilo e vinci la cima della sua pila.',
  'coach.enemy.short': 'Spara al carro per fare punti.',
  'coach.pairs': 'Due figure uguali sono una coppia: 2 punti, per sempre.',
  'coach.pairs.short': 'Una coppia: 2 punti.',
  'coach.shoot': 'Un colpo prende il gettone. Il tiro ha una distanza esatta e nulla in mezzo lo ferma.',
  'coach.shoot.short': 'Spara a un gettone per prenderlo.',
  'coach.dud': 'Su una casella vuota puoi posare un ordigno: chi ci passa è distrutto – anche tu.',
  'coach.dud.short': 'Caselle vuote: posa un ordigno.',
  'coach.change': 'Invece di muovere puoi passare a un carro della riserva; prende il posto del vecchio.',
  'coach.change.short': 'Puoi anche cambiare carro.',
} satisfies SameKeys<typeof english>;
