import type { SameKeys } from '#engine/text.ts';
import type { refusals as english } from '../en/refusals.ts';

export const refusals = {
  'refusal.OTHER_QUESTION': 'Adesso si chiede un’altra cosa.',
  'refusal.BAD_DECISION': 'Questa decisione non esiste.',
  'refusal.INCOMPLETE': 'Questo è solo l’inizio di una decisione: manca il seguito.',
  'refusal.WRONG_ORDER':
    'Le parti di questa decisione hanno un ordine fisso, e ognuna compare una volta sola.',
  'refusal.CHOOSE_CHARACTER': 'A questo tavolo si scelgono i personaggi, non le classi.',
  'refusal.CHOOSE_CLASS': 'A questo tavolo si scelgono le classi; le fazioni vengono sorteggiate.',
  'refusal.UNREADABLE':
    '«{text}» non si capisce. Esempi: travel horde-1 into undercity, use fireball, roll, done.',

  'refusal.NOT_FIGHTING': 'Questo personaggio non partecipa al combattimento.',
  'refusal.HAS_ACTED': 'Questo personaggio ha già attaccato in questo round.',
  'refusal.OTHER_SIDE': 'Questo personaggio è dell’altra fazione: scegline uno della tua.',

  'refusal.NOT_YOUR_CARD': 'Questo personaggio non ha quella carta in uso.',
  'refusal.CARD_IS_OFF': 'Questa carta è disattivata per questo round.',
  'refusal.CANNOT_SWITCH_OFF':
    'Si disattivano solo poteri e oggetti equipaggiati, non talenti e abilità di razza.',
  'refusal.SWITCH_FIRST':
    'Le carte si disattivano all’inizio della riserva dadi, prima di usare qualunque cosa.',
  'refusal.WRONG_WINDOW': 'Quell’abilità non si può usare in questo momento: il suo testo dice quando.',
  'refusal.FOE_NOT_DUE': 'Adesso non tocca a nessuna abilità dell’avversario.',
  'refusal.BY_ITSELF': 'Quell’abilità agisce da sola: non c’è niente da decidere.',
  'refusal.CONDITION':
    'La condizione di quell’abilità non è soddisfatta: il suo testo dice che cosa ci vuole.',
  'refusal.MAIN_FIRST': 'Prima si usa l’abilità principale della carta; questa la segue.',
  'refusal.NOT_ENOUGH_ENERGY': 'Costo in Energia: {price}; questo personaggio ne ha {energy}.',
  'refusal.NOT_ENOUGH_HEALTH': 'Con l’ultimo punto Salute non si può pagare.',
  'refusal.USED_THIS_ROUND': 'Quell’abilità è già stata usata in questo round di combattimento.',
  'refusal.ONE_POTION': 'Ogni personaggio beve al massimo una pozione per round.',
  'refusal.ONE_SCROLL': 'Ogni personaggio legge al massimo una pergamena per round.',
  'refusal.REACTED': 'Quella carta ha già risposto a questa perdita.',
  'refusal.LEVEL_TOO_LOW': 'Serve il livello {level}.',
  'refusal.NO_FREE_INSTANT': 'In questo combattimento non restano usi gratuiti di poteri istantanei.',

  'refusal.NO_SUCH_DIE':
    'Qui non si può scegliere quel dado: deve mostrare ciò che l’abilità chiede, e si assegna una volta per round.',
  'refusal.NO_SPARE_DIE': 'Non restano dadi liberi di quel colore, quindi il colore non si può cambiare.',
  'refusal.DICE_IN_ORDER': 'Ogni dado si sceglie una volta sola.',
  'refusal.NOTHING_TO_CHOOSE': 'Qui non c’è niente da scegliere.',
  'refusal.NOT_A_CHOICE': 'Quell’abilità non lo lascia scegliere.',
  'refusal.NO_TARGET': 'Quell’abilità adesso non ha niente su cui agire.',
  'refusal.NOT_IN_PVP': 'Funziona solo contro le creature, non contro i personaggi.',

  'refusal.PAY_DICE_FIRST': {
    by: 'count',
    one: 'Prima stordimento e maledizione: bisogna togliere {count} dado.',
    other: 'Prima stordimento e maledizione: bisogna togliere {count} dadi.',
  },
  'refusal.TOO_MANY_PAID': {
    by: 'count',
    one: 'Stordimento e maledizione tolgono {count} dado, non di più; altri si possono non lanciare.',
    other: 'Stordimento e maledizione tolgono {count} dadi, non di più; altri si possono non lanciare.',
  },
  'refusal.NO_DIE_OF_COLOUR': 'Nella riserva non ci sono così tanti dadi di quel colore.',
  'refusal.TOO_MANY_REROLLS': {
    by: 'value',
    one: 'Il valore di nuovo tiro è {value}: si ritira al massimo {value} dado.',
    other: 'Il valore di nuovo tiro è {value}: si ritirano al massimo {value} dadi.',
  },
  'refusal.CANNOT_REROLL': 'Questo dado non si può ritirare con il valore di nuovo tiro.',

  'refusal.NOT_ENOUGH_HITS': 'Nello spazio danni non ci sono abbastanza colpi.',
  'refusal.NOT_IN_THIS_FIGHT': 'Questa creatura non partecipa al combattimento.',
  'refusal.CANNOT_TAKE_WOUND':
    'Queste ferite le subisce chi combatte dalla tua parte e non è ancora sconfitto.',
  'refusal.OWN_LOSS': 'Questa Salute la perde un solo personaggio: la perdita è sua, o del suo famiglio.',
  'refusal.NO_PET': 'Questo personaggio non ha un famiglio che possa subire la ferita.',
  'refusal.TOO_MANY_SPOTS': 'Non ci sono così tanti dadi liberi, o l’attrito è minore.',
  'refusal.TOO_MANY_HITS': {
    by: 'most',
    one: 'Negli spazi danni e difesa va al massimo {most} colpo.',
    other: 'Negli spazi danni e difesa vanno al massimo {most} colpi.',
  },
  'refusal.NO_SUCH_POWER': 'Questo potere non è equipaggiato, o non si può disequipaggiare.',

  'refusal.CLASS_TAKEN': 'Qualcuno ha già questa classe. Ogni classe c’è una volta sola.',
  'refusal.FACTION_FULL':
    'Questa fazione avrebbe troppi personaggi: le due fazioni ne hanno lo stesso numero.',
  'refusal.ONE_FACTION': 'I due personaggi di un giocatore sono della stessa fazione.',
  'refusal.NOT_YOUR_CHARACTER': 'Questo personaggio non è tuo.',
  'refusal.NO_ACTION_LEFT': 'A questo personaggio non restano azioni.',
  'refusal.MUST_CHALLENGE':
    'Qui c’è una creatura blu: la prossima azione di questo personaggio deve essere una sfida contro di lei.',
  'refusal.ACT_AT_ONCE': 'Chi ha usato quella carta deve compiere subito un’azione.',
  'refusal.NOBODY_TO_YIELD_TO':
    'Nessun compagno può decidere ora: non ha più azioni, o ha ceduto la parola dopo l’ultima azione.',
  'refusal.USED_THIS_TURN': 'È già stato usato in questo turno.',
  'refusal.TOO_FAR':
    'Troppo lontano: al massimo {steps} passi, lungo confini aperti e linee aeree della propria fazione.',
  'refusal.ENEMY_START': 'Nessuno entra nella regione di partenza nemica.',
  'refusal.TRAVELS_USED': 'Questa armatura permette una sola azione viaggiare per turno.',
  'refusal.NO_SPLIT': 'Salute ed Energia non si possono dividere così.',
  'refusal.NOT_YOUR_CLASS': 'Quel potere non è più nel mazzo classe di questo personaggio.',
  'refusal.LEVEL_TOO_HIGH': 'Per {card:card} serve il livello {level}.',
  'refusal.NOT_ENOUGH_GOLD': {
    by: 'gold',
    zero: 'Non bastano gli ori: non ce ne sono.',
    one: 'Non bastano gli ori: ce n’è {gold}.',
    other: 'Non bastano gli ori: ce ne sono {gold}.',
  },
  'refusal.NO_TOWN': 'Qui non c’è una città alleata.',
  'refusal.NOT_FOR_SALE': 'Il mercante non ha quell’oggetto.',
  'refusal.SOULBOUND': 'Quell’oggetto è legato all’anima: non si vende e non si scambia.',
  'refusal.BAG_FULL': 'La borsa è piena: tre oggetti che contano. Prima vendine uno.',
  'refusal.NO_SUCH_TARGET': 'Qui non c’è quell’avversario.',
  'refusal.NOT_YOUR_QUEST': 'Queste creature sono di una missione dell’altra fazione.',
  'refusal.CANNOT_INVITE': 'Si invitano solo alleati nella stessa regione che hanno ancora un’azione.',
  'refusal.NOT_INVITED': 'Questo personaggio non è invitato.',
  'refusal.NOT_TOGETHER': 'I due devono essere della stessa fazione e nella stessa regione.',
  'refusal.NOT_IN_BAG': 'Quell’oggetto non è in questa borsa.',
  'refusal.NOTHING_TRADED': 'In questo scambio non passa di mano niente.',
  'refusal.TRADE_LATER': 'Si scambia dopo un’azione di questo turno.',
  'refusal.ENOUGH_TRADES': 'Dopo l’ultima azione hai già proposto {most} scambi: bastano.',
  'refusal.NO_SUCH_AREA': 'Non esiste quell’area.',
  'refusal.STANCE_AREA':
    '{card:card}: nella prima area del guerriero vanno solo assetti, e gli assetti vanno solo lì.',
  'refusal.NOT_WORN': '{card:card} non si può equipaggiare.',
  'refusal.WRONG_TYPE': 'Quest’area non accetta carte di questo tipo: {card:card}.',
  'refusal.WRONG_TRAIT': 'Quest’area non accetta oggetti con questo tratto: {card:card}.',
  'refusal.SAME_FUNCTION': 'C’è già un oggetto aggiuntivo con la stessa funzione: {card:card}.',
  'refusal.AREA_TAKEN': 'In quest’area c’è già una carta: niente posto per {card:card}.',
  'refusal.SAME_CATEGORY': 'Si equipaggia un solo potere per tratto: {card:card}.',
  'refusal.BAG_TOO_FULL': {
    by: 'count',
    one: 'La borsa contiene tre oggetti che contano: ce n’è {count} di troppo.',
    other: 'La borsa contiene tre oggetti che contano: ce ne sono {count} di troppo.',
  },
  'refusal.NOTHING_FITS': 'In quest’area non va bene niente.',
  'refusal.NOT_NEAREST': 'Si torna nella regione di partenza o nel cimitero più vicino di un’altra regione.',
  'refusal.NOT_COMPLETED': 'Questa missione non è completata.',
  'refusal.NOT_OFFERED': 'Questo oggetto non è fra quelli offerti.',
  'refusal.CANNOT_RECEIVE':
    'Questo personaggio non lo può ricevere: solo i vincitori non sconfitti, e il bottino vuole posto in borsa.',
  'refusal.DROP_ONE': 'La borsa è piena: di’ quale oggetto va al mercante.',
  'refusal.NO_SUCH_TALENT': 'Questo talento adesso non si può scegliere.',
  'refusal.NO_SUCH_DECK': 'Da questo mazzo non si può pescare una missione.',
  'refusal.NO_SUCH_SPLIT': 'Dallo spazio danni si tolgono da {least} a {most} colpi.',
  'refusal.OTHER_EVENT': 'Questo riguarda un’altra carta evento.',
  'refusal.NO_FLIGHT': 'Lo zeppelin vola a una linea aerea della propria fazione, senza nemici.',
  'refusal.CANNOT_ROAM': 'Queste creature non possono andare lì.',
  'refusal.TALENT_LEVELS': 'Nessun talento nuovo può essere di livello superiore a quello che sostituisce.',
  'refusal.NOT_SHORTEST': 'Non è una delle vie più brevi per il Baluardo.',
  'refusal.NO_PLAGUE_HERE': 'Qui non c’è un segnalino morbo, o non si possono pagare 3 punti Energia.',
  'refusal.NOTHING_TO_SEE': 'Qui non c’è un segnalino che questo personaggio possa guardare.',
  'refusal.NOTHING_TO_LOOT':
    'Non è bottino: lo è solo un oggetto nella borsa dello sconfitto, se un vincitore lo può tenere.',
} as const satisfies SameKeys<typeof english>;
