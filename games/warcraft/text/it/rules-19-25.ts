import type { SameKeys } from '#engine/text.ts';
import type { rules as english } from '../en/rules-19-25.ts';

export const rules = {
  'WOW-19.1':
    'Una ricompensa è fatta di ori, punti esperienza, simboli oggetto con un numero, e a volte oggetti speciali indicati per nome.',
  'WOW-19.2':
    'Ori ed esperienza si dividono in parti uguali. Ciò che avanza va tutto a chi, fra quelli che dividono, aveva meno punti esperienza; in parità decide la sorte.',
  'WOW-19.3':
    'L’esperienza si divide fra tutti i partecipanti, anche se sconfitti; ori e oggetti solo fra chi non lo è.',
  'WOW-19.4':
    'Dopo la divisione: un personaggio sopra il livello della missione riceve tanti punti esperienza in meno quanti sono i livelli di differenza, uno sotto altrettanti in più.',
  'WOW-19.5': 'Nessuno perde punti esperienza che aveva già.',
  'WOW-19.6':
    'Un simbolo oggetto con n: si pescano n carte di quel mazzo, se ne tiene 1 e le altre vanno sotto il mazzo.',
  'WOW-19.7':
    'I simboli si risolvono uno alla volta. Il successivo si pesca quando l’oggetto precedente ha un proprietario.',
  'WOW-19.8':
    'Ogni personaggio sotto il livello riceve i suoi punti in più. Opzione: solo quello più indietro.',
  'WOW-19.9':
    'Un oggetto speciale si prende dal mazzo calice. Fra due nomi il gruppo ne prende uno. Se la carta non c’è più, non si guadagna niente.',
  'WOW-19.10': 'Il gruppo decide chi riceve ogni oggetto; con la borsa piena vale 11.15.',
  'WOW-19.11': 'Se un mazzo ha troppo poche carte, si offrono quelle; un mazzo vuoto non dà niente.',
  'WOW-19.12':
    'Salire di livello, subito: il livello sale di 1; Salute ed Energia salgono alle nuove capacità; il personaggio sceglie un talento di quel livello o inferiore.',
  'WOW-19.13':
    'Si sale di livello a 4, 10, 18 e 28 punti esperienza. Oltre 28 non si va, e il livello 5 è il più alto.',
  'WOW-19.14': 'Chi supera due livelli insieme fa i passaggi due volte.',
  'WOW-19.15': 'Le ricompense di boss, guerre e altri eventi non dipendono dai livelli.',
  'WOW-19.16':
    'Dopo un combattimento: si tolgono i segnalini; gli sconfitti tornano in gioco; le missioni si ricompensano una per una – ori ed esperienza, oggetti, livelli, poi la nuova missione –; infine gli eventi.',
  'WOW-20.1':
    'Icona evento: si pesca un evento. Un evento bonus si svolge e si pesca un’altra carta. Ci si ferma dopo un evento normale.',
  'WOW-20.2': 'Un evento bonus già svolto in questa stessa pesca si scarta senza effetto.',
  'WOW-20.3': 'Poi si continua a pescare. Opzione: ci si ferma.',
  'WOW-20.4': 'Un evento normale che aspetta qualcosa resta scoperto finché ciò non accade.',
  'WOW-20.5':
    'La fazione più forte ha in tutto più punti esperienza, la più debole meno. In parità entrambe contano come più forti.',
  'WOW-20.6': 'Il numero di fato di un evento, da 0 a 2, conta solo per Nefarian.',
  'WOW-20.7':
    'Se il mazzo eventi è vuoto, si mischiano gli eventi scartati, una volta per pesca; non quelli in gioco né quelli di questa pesca. Se non resta niente, la pesca finisce.',
  'WOW-20.8':
    'Le scelte “in ordine di esperienza” vanno dal personaggio con meno punti a quello con più. Le scelte delle fazioni cominciano da quella il cui turno finisce.',
  'WOW-20.9': 'Nessuno deve accettare ciò che un evento offre.',
  'WOW-21.1':
    'Mestieri e Professioni: in ordine di esperienza ogni personaggio guadagna ori pari al suo livello, o recupera altrettanti punti Salute ed Energia, divisi come vuole.',
  'WOW-21.2':
    'Nuovi Orizzonti: ogni fazione può scartare una sua missione e pescarne una nuova. Le creature missione se ne vanno, quelle blu restano. La carta vecchia va sotto il suo mazzo, una grigia fuori dal gioco.',
  'WOW-21.3':
    'Zeppelin dei Goblin: in ordine di esperienza ogni personaggio può volare a una linea aerea alleata senza nemici.',
  'WOW-21.4':
    'Mercanti in Viaggio: in ordine di esperienza ogni personaggio può comprare un oggetto a metà prezzo, arrotondato per eccesso. Mercante Goblin: ognuno può vendere un oggetto della borsa a metà prezzo, arrotondato per difetto.',
  'WOW-21.5':
    'Le Bestie di Lordaeron: le fazioni spostano a turno gruppi di creature blu fino a due regioni, due gruppi ciascuna, quattro diversi in tutto. Un gruppo non può finire in una regione di partenza, con un personaggio dell’altra fazione, o con un altro gruppo blu del suo tipo.',
  'WOW-21.6':
    'Sotterfugio resta in gioco: entrambe le fazioni possono sfidare creature delle missioni nemiche. Chi completa una missione del genere ne riceve la ricompensa con 1 punto esperienza in meno, la fazione della missione ne pesca una nuova, e la carta si scarta.',
  'WOW-21.7':
    'Un’Altra Via al Potere: in ordine di esperienza ogni personaggio prende ori pari al doppio del suo livello, o sostituisce quanti talenti vuole con altri della sua classe, nessuno di livello superiore a quello sostituito.',
  'WOW-21.8':
    'Taglia resta in gioco: si segna a caso un personaggio per fazione. Quando il primo di loro è sconfitto da personaggi, ogni personaggio dell’altra fazione guadagna 3 punti esperienza e la carta si scarta. Se cadono entrambi nello stesso passaggio, guadagnano entrambe le fazioni.',
  'WOW-21.9':
    'Antichi Odi resta in gioco: la prima fazione che vince un combattimento fra personaggi guadagna, per ogni partecipante, 8 ori e 1 punto esperienza se è la più forte, 4 ori e 2 punti se è la più debole.',
  'WOW-21.10':
    'Guerra: due regioni sono segnate. Se alla fine del turno nemico una fazione ha un personaggio in ciascuna, vince la guerra.',
  'WOW-21.11':
    'Ogni suo personaggio guadagna allora 5 ori, e l’esperienza indicata dalla carta per la fazione più forte o più debole. Più guerre si controllano una per una.',
  'WOW-21.12': 'Boss: un boss sta nella regione indicata dalla carta. Chi lo sconfigge riceve la ricompensa.',
  'WOW-21.13':
    'La ricompensa è diversa a seconda che in quel momento la fazione sia la più forte o la più debole, e si divide come quella di una missione.',
  'WOW-21.14':
    'Zaeldarr il Reietto: ogni personaggio con oggetti nella borsa ne mette uno sulla carta. Vendetta Spettrale: ognuno mette sulla carta metà dei suoi ori, arrotondata per difetto. Chi vince divide ciò che c’è sulla carta.',
  'WOW-21.15':
    'Orecchie e Teste Selvagge resta in gioco fino alla prossima carta evento: ogni creatura blu sconfitta dà 1 punto esperienza e ori pari a metà del suo attacco, arrotondata per difetto, divisi come la ricompensa di una missione, anche se il combattimento è perso. Si scarta quando è in gioco Purificare la Terra o Fetidi Venti Pestilenziali.',
  'WOW-21.16':
    'Purificare la Terra resta in gioco: le fazioni tengono come trofei le creature blu che sconfiggono. La prima con trofei di attacco 10 o più in tutto dà a ogni suo personaggio 4 ori e 2 punti esperienza; poi tutti i trofei tornano fra le miniature disponibili.',
  'WOW-21.17':
    'Fetidi Venti Pestilenziali resta in gioco finché ci sono creature blu nelle Terre Infette Occidentali o Orientali: un viaggio che tocca quelle zone costa 1 punto Energia, e le creature blu sconfitte lì danno 2 punti esperienza ciascuna.',
  'WOW-21.18':
    'Calderoni del Flagello: ogni fazione può sfidare il boss una volta. Ogni membro di un gruppo che vince riceve un segnalino. Kel’Thuzad ha 4 di attacco in più contro una fazione che non ne ha.',
  'WOW-21.19':
    'Luce delle Ere: uno dei vincitori non sconfitti prende la reliquia. Quando chi la porta comincia un combattimento contro Kel’Thuzad, 4 colpi vanno nello spazio danni. La reliquia non si perde mai.',
  'WOW-21.20':
    'Contagio dell’Anima: ogni personaggio entro 4 regioni da Kel’Thuzad perde metà della sua Salute, arrotondata per difetto. Corruzione Arcana: lo stesso con l’Energia. Con Il Morbo Dilaga in gioco sono 8 regioni, e si arrotonda per eccesso.',
  'WOW-21.21':
    'Il Morbo Dilaga resta in gioco: ci sono segnalini morbo nelle regioni Tenuta Marris, Valsalda e Rovine di Andorhal, e ogni avversario nelle Terre Infette ha 2 di attacco in più. Dopo un’azione lì un personaggio può pagare 3 punti Energia per togliere il segnalino e guadagnare 1 punto esperienza. Con l’ultimo segnalino se ne va la carta.',
  'WOW-21.22':
    'Casa d’Aste: tutti i personaggi offrono ori in segreto, da 0 in su, e rivelano insieme. Chi offre di più paga e prende l’oggetto; in parità decide la sorte.',
  'WOW-21.23': 'Se tutti offrono 0, è una parità fra tutti.',
  'WOW-21.24':
    'Gli oggetti d’asta stanno davanti a chi li possiede, non nella borsa. Funzionano subito, non si vendono, non si scambiano, non si prendono come bottino, ed escono dal gioco con la sconfitta di chi li possiede.',
  'WOW-21.25': 'Un giocatore con due personaggi fa due offerte. Le offerte che perdono non costano niente.',
  'WOW-21.26':
    'Il boss di Calderoni del Flagello resta, illeso, finché entrambe le fazioni non hanno tentato. La carta resta fino alla fine della partita.',
  'WOW-21.27':
    'Una carta Casa d’Aste esce dal gioco quando il suo oggetto è vinto, Luce delle Ere quando il suo boss è sconfitto.',
  'WOW-22.1': 'Una fazione che sconfigge il signore supremo vince la partita.',
  'WOW-22.2':
    'Il signore supremo si può sfidare quante volte si vuole. Gli sconfitti tornano in gioco come sempre.',
  'WOW-22.3': 'Prima si devono sfidare le creature blu nella sua regione.',
  'WOW-22.4':
    'Minaccia, attacco e salute con 4 personaggi, poi con 6: Kel’Thuzad 7/14/18, 7/21/27; Nefarian 7/12/26, 7/18/39; Kazzak 7/16/22, 7/24/33.',
  'WOW-22.5':
    'Kel’Thuzad: dopo il nuovo tiro il personaggio perde 2 punti Salute per ogni dado rosso o blu che mostra 1 o 2. Per ogni colpo di attrito bisogna assegnare un dado rosso o blu che mostra 6 o più. Alla fine della risoluzione lasciano lo spazio danni tanti colpi quanti sono i personaggi in gioco.',
  'WOW-22.6':
    'Nefarian: il valore di attrito si dimezza, arrotondando per eccesso. In una fase di attacco negli spazi danni e difesa insieme vanno al massimo tanti colpi quanti sono i dadi rossi e blu del personaggio che mostrano 8; il giocatore sceglie quali. Tutti gli altri vanno nello spazio attrito.',
  'WOW-22.7':
    'Kazzak: ogni attaccante ha nuovo tiro −1. Dopo aver piazzato i segnalini il personaggio perde 1 punto Salute, e 1 colpo lascia lo spazio attrito, per ogni suo dado rosso o blu che mostra 1 o 2.',
  'WOW-22.8':
    'Dopo ogni carta evento Nefarian si muove di tante regioni quante ne indica il numero di fato della carta, per una delle vie più brevi verso il Baluardo. Fra più vie decide la fazione il cui turno finisce.',
  'WOW-22.9':
    'Quando Nefarian raggiunge il Baluardo cominciano le ultime battaglie: la fazione con più punti esperienza (in parità decide la sorte) lo combatte con tutti i suoi personaggi, ovunque siano; se perde, tocca all’altra. Chi lo sconfigge vince la partita. Se perdono entrambe, è patta.',
  'WOW-22.10':
    'Dopo una propria azione, un personaggio in una regione con un segnalino di Kazzak può guardarlo, gratis. Solo la sua fazione viene a sapere che cos’è.',
  'WOW-22.11':
    'Una sfida contro un segnalino lo rivela. Se è falso si toglie, e le azioni sono spese. Se è vero, lì c’è Kazzak; il combattimento comincia e tutti gli altri segnalini si tolgono.',
  'WOW-22.12':
    'Nelle ultime battaglie di 22.9 i personaggi combattono così come si trovano. Opzione: prima recuperano tutto e gestiscono le carte.',
  'WOW-22.13': 'Le carte evento di Kel’Thuzad si usano solo con lui.',
  'WOW-23.1':
    'Se alla fine del turno 30 nessuno ha sconfitto il signore supremo, tutti i personaggi recuperano Salute ed Energia fino alla capacità e gestiscono le carte. Poi c’è un’ultima battaglia fra le fazioni.',
  'WOW-23.2':
    'Attacca la fazione con più punti esperienza; in parità decide la sorte. Chi attacca fa la gestione per primo.',
  'WOW-23.3':
    'Partecipano tutti i personaggi, ovunque siano. Vince la partita la fazione che resta in piedi. Se non resta nessuno, è patta.',
  'WOW-23.4': 'I segnalini maledizione restano.',
  'WOW-23.5': 'Dopo la battaglia finale non ci sono né bottino né ricompense.',
  'WOW-23.6':
    'Non ci sono punteggi: vince l’Alleanza, vince l’Orda, o la partita è patta. Una fazione vince o perde tutta insieme.',
  'WOW-24.1':
    'Scontri letali fra personaggi: nella risoluzione ogni fazione subisce come ferite tutti i colpi dello spazio danni nemico, non la differenza.',
  'WOW-24.2':
    'Se in uno scontro del genere cadono tutti nello stesso passaggio, vince la fazione con meno ferite che nessuno ha potuto subire; se sono pari, nessuna. Non c’è comunque bottino.',
  'WOW-24.3':
    'Nessun limite di turni: dopo il turno 30 il segnalino torna alla casella 1. La partita finisce solo con il signore supremo, o per 22.9.',
  'WOW-24.4': 'Dal secondo giro ogni icona oggetto aggiunge un oggetto cerchio. Opzione: il tipo stampato.',
  'WOW-24.5': 'Tutte le opzioni si possono combinare.',
  'WOW-24.6':
    'Alcune opzioni vengono da domande dei giocatori: bottino con la borsa piena (17.15), risultati cambiati (13.14), colori cambiati (13.15).',
  'WOW-24.7':
    'Consigli per la prima partita: druido, stregone e cacciatore per l’Alleanza, guerriero, mago e prete per l’Orda. Nel primo turno visitate la città, comprate due poteri per 5 ori, poi viaggiate verso le creature missione evitando quelle blu. Sono solo consigli.',
  'WOW-25.1':
    'Tutti vedono tutto di ogni personaggio, tutte le missioni, gli eventi e gli oggetti sul tavolo, tutte le miniature, i segnalini e i dadi.',
  'WOW-25.2':
    'Sono visibili a tutti anche: ciò che resta dei mazzi classe, quante carte ha ogni mazzo, gli eventi scartati, le missioni completate, e tutti i dadi e le pesche fatti finora.',
  'WOW-25.3':
    'Nascosti: l’ordine di missioni, oggetti ed eventi nei loro mazzi, e quali missioni grigie sono avanzate.',
  'WOW-25.4':
    'Nascosti finché non si rivelano insieme: le offerte di un’asta, e ciò che toglie l’armatura fra personaggi.',
  'WOW-25.5': 'I segnalini di Kazzak li conosce solo una fazione che li ha guardati.',
  'WOW-25.6': 'Oggetti, missioni ed eventi pescati li vedono tutti.',
  'WOW-25.7': 'Proposte e discorsi dentro una fazione li vede solo quella fazione.',
  'WOW-25.8':
    'Un giocatore può tornare indietro di un passo finché non si è tirato, pescato o rivelato niente e nessun altro ha deciso qualcosa.',
  'WOW-25.9':
    'Ogni cambiamento è una decisione registrata con gli esiti del caso, così una partita si può rivedere identica.',
  'WOW-25.10': 'Un bot può prendere il posto di chi se ne va, finché non torna.',
} as const satisfies SameKeys<typeof english>;
