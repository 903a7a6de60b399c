import type { SameKeys } from '#engine/text.ts';
import type { rules as english } from '../en/rules-6-11.ts';

export const rules = {
  'WOW-6.1':
    'Riposare: il personaggio recupera punti Salute ed Energia pari al doppio del suo livello, divisi come vuole.',
  'WOW-6.2': 'In una regione con una città alleata sono il triplo del suo livello.',
  'WOW-6.3': 'Chi riposa scarta anche 1 segnalino maledizione; in una regione con una città alleata, tutti.',
  'WOW-6.4': 'Oltre la capacità non si recupera niente.',
  'WOW-6.5': 'Il cibo e le carte che dicono “quando riposi” si aggiungono a questo.',
  'WOW-7.1':
    'Addestramento: il personaggio compra uno o più poteri del suo mazzo classe, del suo livello o inferiori, e paga i loro ori.',
  'WOW-7.2': 'Ci si può addestrare in qualunque regione.',
  'WOW-7.3':
    'I poteri nuovi vanno nel libro degli incantesimi, che ne contiene quanti se ne vuole. Si equipaggiano nella gestione.',
  'WOW-7.4':
    'I poteri non si vendono, non si scambiano, non si prendono come bottino e non si restituiscono.',
  'WOW-8.1':
    'Per visitare la città serve una città alleata nella regione. In qualunque ordine il personaggio può: una volta, recuperare punti Salute ed Energia pari al suo livello, divisi come vuole; comprare poteri come nell’addestramento; comprare e vendere quanti oggetti vuole.',
  'WOW-8.2': 'Un oggetto del mercante costa il prezzo stampato. Può essere di livello superiore al proprio.',
  'WOW-8.3': 'Un oggetto si vende a metà del prezzo, arrotondata per eccesso, e va al mercante, scoperto.',
  'WOW-8.4': 'Si vende dalla borsa o direttamente dalla scheda.',
  'WOW-8.5':
    'Gli oggetti legati all’anima non si vendono e non si scambiano. Gli oggetti d’asta e la reliquia sono legati all’anima.',
  'WOW-8.6': 'Un oggetto comprato va nella borsa, mai sulla scheda.',
  'WOW-8.7':
    'Con 3 oggetti che contano nella borsa non si compra niente, tranne gli oggetti che non contano. Vendendo prima si fa posto. Opzione: un oggetto che conta va al mercante gratis.',
  'WOW-8.8': 'Le due fazioni hanno lo stesso mercante. Chiunque può guardare tutti i suoi oggetti.',
  'WOW-8.9':
    'Gli oggetti venduti, consumati o ceduti perché la borsa è piena vanno al mercante e si possono ricomprare.',
  'WOW-8.10': 'Il mercante ha posto per qualunque numero di oggetti.',
  'WOW-8.11':
    'Più un oggetto è buono, più è raro: triangolo, quadrato, cerchio. Gli oggetti calice sono ricompense speciali e non arrivano mai al mercante da soli.',
  'WOW-9.1':
    'Una sfida comincia un combattimento nella regione del personaggio contro uno di questi: un gruppo di creature blu; un gruppo di creature di una missione alleata; un boss o il signore supremo; tutti i personaggi nemici presenti.',
  'WOW-9.2':
    'Un gruppo sono tutte le creature blu di un tipo in una regione, o tutte le creature missione di un tipo in una regione. Anche una creatura sola è un gruppo. Creature blu e creature missione non sono mai un gruppo solo.',
  'WOW-9.3': 'Una fazione sfida solo le creature delle proprie missioni. Sotterfugio è un’eccezione (21.6).',
  'WOW-9.4':
    'Le creature di un tipo in una regione sono un gruppo solo, anche se sono di due missioni della fazione.',
  'WOW-9.5':
    'Chi sfida può invitare alleati nella regione. Chi di loro ha ancora un’azione può unirsi spendendo 1 azione, o rifiutare. Tutti rispondono prima del primo round.',
  'WOW-9.6':
    'Una sfida contro personaggi è sempre contro tutti i personaggi nemici della regione. Non possono rifiutare né essere sfidati uno alla volta.',
  'WOW-9.7':
    'Un combattimento finisce solo con la vittoria di una parte; fanno eccezione 13.20, 17.16 e le carte con cui qualcuno lo lascia.',
  'WOW-9.8':
    'Il signore supremo e i boss si possono sfidare quante volte si vuole. Calderoni del Flagello è un’eccezione (21.18).',
  'WOW-9.9':
    'Con Intercettazione la sfida di un guerriero può portare in una regione confinante, ma non nella regione di partenza nemica. Il guerriero prima si sposta lì, anche da o verso una regione con creature blu, e gli alleati lì presenti possono unirsi.',
  'WOW-9.10': 'Creature blu e personaggi nemici da soli non danno ricompense. Possono darne gli eventi.',
  'WOW-10.1':
    'Due personaggi della stessa fazione nella stessa regione possono scambiarsi oggetti e ori a piacere.',
  'WOW-10.2': 'Si scambia nel turno della propria fazione, fra un’azione e l’altra. Non costa azioni.',
  'WOW-10.3':
    'Si scambiano solo oggetti nella borsa: non quelli equipaggiati, non i poteri, niente di legato all’anima.',
  'WOW-10.4':
    'Un giocatore propone e l’altro accetta; fra due personaggi dello stesso giocatore lo scambio avviene subito. Dopo, nessuna borsa può avere più di 3 oggetti che contano.',
  'WOW-10.5':
    'Dopo l’ultima azione del turno si può ancora scambiare, finché ogni giocatore della fazione non ha chiuso gli scambi.',
  'WOW-11.1':
    'Gestione: dopo le azioni ogni personaggio della fazione può equipaggiare e disequipaggiare quanti poteri e oggetti vuole. Negli altri momenti lo fanno solo carte ed eventi.',
  'WOW-11.2':
    'Una scheda ha 7 aree per le carte. Un’area contiene una carta normale e quanti oggetti aggiuntivi si vuole. Indica quali tipi di carte accetta e, per gli oggetti, quali tratti.',
  'WOW-11.3':
    'Una carta si equipaggia se l’area accetta il suo tipo; se, per un oggetto, l’area accetta il suo tratto; se il suo livello non supera quello del personaggio; e se lì non c’è un’altra carta normale.',
  'WOW-11.4': 'Per i poteri conta solo il tipo, non il tratto degli oggetti.',
  'WOW-11.5':
    'Una carta sopra una stampata la sostituisce finché è lì. Quando l’area è vuota, la carta stampata torna a funzionare.',
  'WOW-11.6':
    'Un oggetto aggiuntivo ha una funzione e un tratto, per esempio elmo e pelle. Sta accanto alla carta normale di un’area che accetta il suo tratto. Un personaggio ha un solo oggetto aggiuntivo per funzione.',
  'WOW-11.7': 'La prima area del guerriero accetta solo assetti, e gli assetti vanno solo lì.',
  'WOW-11.8':
    'Si equipaggia un solo potere per tratto: assetto, aura, virtù, sigillo, aspetto, famiglio, demone, forma animale, potenziamento dell’arma. Mosse finali, veleni e talenti non hanno limiti.',
  'WOW-11.9':
    'Un potere attivo costa la sua energia quando si equipaggia. Dopo, le sue abilità sono gratis. Equipaggiarlo di nuovo costa di nuovo.',
  'WOW-11.10':
    'Un potere che è sulla scheda prima e dopo la gestione non costa niente, neanche in un’altra area, e un famiglio conserva la sua Salute – a meno che chi lo possiede non dica di equipaggiarlo di nuovo: allora costa di nuovo, e il famiglio ha tutta la sua Salute.',
  'WOW-11.11':
    'L’energia di tutti i poteri appena equipaggiati si conta nell’ordine che costa meno. Una carta che fa costare meno le altre non fa costare meno sé stessa. Bisogna poter pagare tutto.',
  'WOW-11.12': 'I poteri disequipaggiati vanno nel libro degli incantesimi, gli oggetti nella borsa.',
  'WOW-11.13':
    'La borsa contiene 3 oggetti che contano, e quanti se ne vuole che non contano. Il loro livello non importa.',
  'WOW-11.14':
    'Conta la fine della gestione: in quel momento la borsa può avere al massimo 3 oggetti che contano. Gli oggetti non si possono buttare via.',
  'WOW-11.15':
    'Chi riceve un oggetto con la borsa piena manda al mercante un oggetto che conta, quello nuovo o un altro. Non si può equipaggiare qualcosa per fare posto.',
  'WOW-11.16':
    'Gli oggetti da borsa, come pozioni e pergamene, non si equipaggiano mai. Si usano dalla borsa, e solo se il loro livello non supera quello del personaggio.',
  'WOW-11.17': 'Se una capacità scende, ciò che la supera si perde subito.',
  'WOW-11.18':
    'Tutti i personaggi di una fazione fanno la gestione insieme. Finisce quando tutti sono pronti.',
  'WOW-11.19': 'Se una carta disequipaggia un oggetto e la borsa è poi troppo piena, vale subito 11.15.',
  'WOW-11.20':
    'Alcune carte fanno accettare di più a un’area, o ne aggiungono una. Se una carta del genere va persa, la carta in quell’area va nel libro degli incantesimi.',
} as const satisfies SameKeys<typeof english>;
