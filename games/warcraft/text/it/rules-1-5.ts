import type { SameKeys } from '#engine/text.ts';
import type { rules as english } from '../en/rules-1-5.ts';

export const rules = {
  'WOW-1.1':
    'Giocano due fazioni, una contro l’altra, l’Alleanza e l’Orda, con lo stesso numero di personaggi.',
  'WOW-1.2': 'Partecipano da 2 a 6 giocatori.',
  'WOW-1.3':
    'Con 2, 3 o 4 giocatori ci sono 4 personaggi, 2 per fazione. Con 5 o 6 giocatori ce ne sono 6, 3 per fazione.',
  'WOW-1.4':
    'In 2, ognuno guida i due personaggi di una fazione. In 3, due giocatori si dividono una fazione e il terzo guida l’altra. In 4 o in 6, ognuno guida un personaggio. In 5, un giocatore ne guida due.',
  'WOW-1.5': 'I due personaggi di un giocatore sono della stessa fazione.',
  'WOW-1.6':
    'Ogni classe c’è al massimo una volta, qualunque sia la fazione: di ogni classe esiste un solo mazzo.',
  'WOW-1.7':
    'I paladini sono solo dell’Alleanza, gli sciamani solo dell’Orda. Tutte le altre classi esistono in entrambe le fazioni.',
  'WOW-1.8':
    'Opzione “scelte al tavolo”: in ordine casuale i giocatori scelgono classe e fazione di ogni loro personaggio, purché gli altri possano ancora rispettare 1.1, 1.6 e 1.7.',
  'WOW-1.9':
    'Opzione “fazioni a sorte”: i giocatori scelgono le classi in ordine casuale, poi le fazioni si estraggono. Paladino e sciamano restano dove devono stare.',
  'WOW-1.10': 'Le opzioni si fissano prima della partita e tutti le vedono.',
  'WOW-1.11':
    'Un bot può occupare qualunque posto. Ha le stesse scelte e le stesse informazioni di una persona.',
  'WOW-1.12':
    'In 3 o in 5 il posto con due personaggi si estrae a sorte, salvo che un’opzione indichi quello su cui tutti sono d’accordo. In 5 i suoi due personaggi possono essere di una fazione qualsiasi.',
  'WOW-2.1':
    'Ogni personaggio comincia al livello 1 con 0 punti esperienza, 5 ori, la sua scheda, il suo mazzo classe di 12 poteri e 12 talenti, una borsa, un libro degli incantesimi, e la Salute e l’Energia delle sue capacità di livello 1.',
  'WOW-2.2':
    'Capacità al livello 1, Salute ed Energia: prete, mago, druido e stregone 2 e 4; cacciatore, ladro e sciamano 3 e 3; guerriero 4 e 1; paladino 3 e 2.',
  'WOW-2.3': 'L’Alleanza parte da Riva Sud e l’Orda da Brill. Sono le regioni di partenza delle fazioni.',
  'WOW-2.4':
    'Le carte stampate sulla scheda e l’abilità di razza funzionano fin dall’inizio. Non sono carte oggetto né carte classe: non si vendono, non si scambiano, non si prendono come bottino e non vanno nella borsa.',
  'WOW-2.5': 'Il mazzo classe non si mischia. Tutti possono guardare ciò che ne resta.',
  'WOW-2.6':
    'Il signore supremo si estrae a sorte o si sceglie insieme. La sua forza dipende dal numero di personaggi.',
  'WOW-2.7':
    'Kel’Thuzad aspetta a Stratholme, Nefarian alle Scogliere del Belvedere. Lord Kazzak è sotto uno di cinque segnalini, uno vero e quattro falsi, mischiati e messi coperti nelle regioni Miniera di Elem Profonda, Punta Ventogelido, Lacrime di Dalson, Gola Nebbiappestata e La Cicatrice Infetta.',
  'WOW-2.8':
    'Con Kel’Thuzad le sue 5 carte evento si mischiano nel mazzo eventi, che ha allora 52 carte. Altrimenti si tolgono, e ne ha 47.',
  'WOW-2.9':
    'Gli oggetti triangolo, quadrato e cerchio sono tre mazzi mischiati e coperti. Gli oggetti calice non si pescano: si cercano per nome.',
  'WOW-2.10': 'Il mercante comincia con 3 oggetti triangolo, 2 quadrato e 1 cerchio, scoperti.',
  'WOW-2.11':
    'Le missioni di ogni fazione si dividono per colore – grigie, verdi, gialle, rosse – in quattro mazzi mischiati.',
  'WOW-2.12':
    'Ogni fazione comincia con 3 missioni grigie e 1 verde; con 6 personaggi, con 4 grigie e 1 verde. Stanno scoperte, e si piazzano le loro creature (18.3).',
  'WOW-2.13':
    'L’Orda pesca e piazza tutte le sue prime missioni, prima le grigie e poi la verde; dopo tocca all’Alleanza.',
  'WOW-2.14': 'Poi le missioni grigie avanzate escono dal gioco.',
  'WOW-2.15': 'Il segnalino tempo parte dalla casella 1. L’icona della casella 1 non si risolve.',
  'WOW-2.16': 'Ogni personaggio ha 2 azioni in ogni turno della sua fazione.',
  'WOW-2.17':
    'All’inizio il libro degli incantesimi e la borsa sono vuoti, e non è equipaggiato niente oltre a ciò che è stampato sulla scheda. Perciò quello che si compra per primo non si può usare prima della prima gestione.',
  'WOW-2.18': 'Sono limitati solo i dadi e le miniature delle creature. I segnalini bastano sempre.',
  'WOW-2.19':
    'Mazzi mischiati, tiri di dado ed estrazioni vengono tutti da un’unica fonte di casualità, registrata e mai mostrata durante il gioco.',
  'WOW-3.1':
    'La partita è una serie di turni fazione, contati dal segnalino tempo. Comincia l’Orda, poi le fazioni si alternano: le caselle dispari sono turni dell’Orda, le pari dell’Alleanza.',
  'WOW-3.2':
    'Un turno fazione: le azioni di tutti i suoi personaggi; poi la gestione delle carte; poi il segnalino avanza di una casella; poi si risolve l’icona di quella casella. Segue l’altra fazione.',
  'WOW-3.3': 'Ogni personaggio della fazione ha 2 azioni. Può compiere due volte la stessa.',
  'WOW-3.4':
    'I personaggi di una fazione agiscono in qualunque ordine, anche alternandosi. Un’azione finisce prima che cominci la successiva.',
  'WOW-3.5': 'Ciò che accade all’inizio del turno di una fazione accade prima della sua prima azione.',
  'WOW-3.6': 'Un personaggio può rinunciare a un’azione, a meno che non debba sfidare (4.2).',
  'WOW-3.7':
    'Un personaggio sconfitto nel turno della propria fazione perde le azioni che gli restano. Se è sconfitto nel turno nemico, nel suo prossimo turno ha 2 azioni.',
  'WOW-3.8':
    'La gestione comincia quando nessun personaggio della fazione ha più azioni e gli scambi sono chiusi (10.5).',
  'WOW-3.9':
    'Fra la gestione e l’avanzamento del segnalino si controlla se l’altra fazione vince una guerra (21.10).',
  'WOW-3.10':
    'L’icona è quella della casella in cui è entrato il segnalino. Icona evento: si pescano eventi (20.1). Icona oggetto: la prima carta di quel mazzo va al mercante, scoperta.',
  'WOW-3.11': 'Se quel mazzo di oggetti è vuoto, non si aggiunge niente.',
  'WOW-3.12':
    'Dopo il turno della casella 30 c’è la battaglia finale (23.1), a meno che la partita non sia senza limite di turni (24.3).',
  'WOW-3.13': 'La prima fazione che sconfigge il signore supremo vince subito.',
  'WOW-3.14': 'Le regole non conoscono limiti di tempo. Gli orologi riguardano il tavolo.',
  'WOW-3.15':
    'Le decisioni su un personaggio – azioni, dadi, equipaggiamento, offerte e talenti – le prende chi lo guida.',
  'WOW-3.16':
    'Le decisioni di una fazione – chi attacca, chi subisce una ferita, chi riceve un oggetto, quale missione pescare – si prendono insieme. Se i giocatori non sono d’accordo, decide chi guida il personaggio interessato con più punti esperienza; in parità, la sorte.',
  'WOW-3.17':
    'Opzione “decide il leader”: decide quel giocatore e i compagni possono proporre. Opzione “la fazione vota”: una proposta vale quando tutti i compagni interessati sono d’accordo; altrimenti vale la scelta del leader. Interessati sono gli alleati nel combattimento o nella ricompensa, altrimenti tutti i personaggi della fazione.',
  'WOW-4.1':
    'Le azioni sono: viaggiare, riposare, addestrarsi, visitare la città, sfidare. Alcune carte ne aggiungono (4.7).',
  'WOW-4.2':
    'Se nella regione di un personaggio ci sono creature blu, cioè indipendenti, la sua prossima azione deve essere una sfida contro un loro gruppo, qualunque altra cosa ci sia.',
  'WOW-4.3': 'Se nel turno successivo sono ancora lì, la prima azione deve essere quella sfida.',
  'WOW-4.4': 'Unirsi alla sfida di un alleato contro un gruppo del genere basta per quell’azione.',
  'WOW-4.5': 'Quando l’ultima creatura blu ha lasciato la regione, l’obbligo finisce.',
  'WOW-4.6': 'Fra più gruppi blu sceglie il personaggio. L’obbligo dura finché ne resta uno.',
  'WOW-4.7':
    'Solo le carte fanno eccezione: alcune permettono di andarsene viaggiando, di sfidare in una regione confinante, o di fare prima dell’azione qualcosa che sposta il personaggio.',
  'WOW-4.8':
    'Ciò che una carta fa “prima di un’azione” lo usa un personaggio che ha ancora un’azione. Non costa azioni, ma l’azione deve seguire subito, e nel frattempo non agisce nessun altro.',
  'WOW-4.9': 'Ciò che una carta fa “come azione” costa un’azione e l’energia della carta.',
  'WOW-4.10': 'Le creature missione non fermano mai nessuno e non obbligano mai a una sfida.',
  'WOW-4.11': 'Un personaggio obbligato a sfidare non può unirsi a nessun’altra sfida.',
  'WOW-5.1':
    'Un’azione viaggiare sposta un personaggio di 1 o 2 passi, ciascuno verso una regione confinante o lungo una linea aerea.',
  'WOW-5.2': 'Si varcano tutti i confini tranne quelli neri.',
  'WOW-5.3': 'In una regione con una creatura blu il personaggio deve fermarsi, e vale 4.2.',
  'WOW-5.4':
    'Un volo è un passo da una regione con una linea aerea della propria fazione a un’altra regione qualsiasi che ne abbia una. Volo e cammino si possono combinare.',
  'WOW-5.5':
    'Le linee aeree nemiche non si usano. Nella regione Cicatrice Pestilente entrambe le fazioni hanno una città e una linea aerea.',
  'WOW-5.6': 'Nessuno entra mai nella regione di partenza del nemico.',
  'WOW-5.7':
    'In una regione può stare qualunque numero di personaggi di entrambe le fazioni. I nemici non fermano nessuno.',
  'WOW-5.8':
    'Le carte possono aggiungere passi a un’azione viaggiare, far passare oltre le creature blu, limitare le azioni viaggiare di un turno o sostituire i passi con altri.',
  'WOW-5.9':
    'Solo l’azione viaggiare conta come viaggio. Essere spostati da una carta, da un evento o da una sconfitta non conta.',
} as const satisfies SameKeys<typeof english>;
