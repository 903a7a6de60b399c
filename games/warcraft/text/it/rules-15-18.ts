import type { SameKeys } from '#engine/text.ts';
import type { rules as english } from '../en/rules-15-18.ts';

export const rules = {
  'WOW-15.1':
    'I giocatori decidono per ogni ferita chi la subisce. Le ferite si subiscono una alla volta; ognuna costa 1 punto Salute.',
  'WOW-15.2': 'Fra una ferita e l’altra si possono usare pozioni e cure.',
  'WOW-15.3': 'Chi è sconfitto non subisce altre ferite. Le ferite che nessuno può più subire si perdono.',
  'WOW-15.4':
    'Chi perde l’ultimo punto Salute ha un’ultima occasione di essere curato. Chi anche dopo è a 0 è sconfitto.',
  'WOW-15.5':
    'Una carta risponde a una perdita una volta sola. Una perdita è una singola ferita, o tutto ciò che toglie un’abilità o un evento. Ciò che una carta restituisce deve essere già perso.',
  'WOW-15.6':
    'Un personaggio sconfitto perde le azioni che gli restano in questo turno, torna a 1 punto Salute e 1 punto Energia, e va nella sua regione di partenza o nel cimitero più vicino, come vuole chi lo guida.',
  'WOW-15.7': 'Un cimitero nella regione in cui è caduto non conta.',
  'WOW-15.8':
    'Più vicino vuol dire meno passi a piedi, non attraverso la regione di partenza nemica. Fra cimiteri ugualmente vicini sceglie il giocatore.',
  'WOW-15.9':
    'La sconfitta toglie tutti i segnalini maledizione e stordimento, disequipaggia famigli e demoni, e fa uscire dal gioco gli oggetti d’asta. Tutto il resto si conserva.',
  'WOW-15.10': 'Chi arriva a 0 per l’abilità di una creatura è sconfitto prima di piazzare i segnalini.',
  'WOW-15.11':
    'Resurrezione e Reincarnazione lasciano il personaggio nella regione, ma conta lo stesso come sconfitto: fuori da questo combattimento, senza azioni in questo turno, senza ori e oggetti della ricompensa, e la sua borsa si può depredare. L’esperienza, invece, la riceve.',
  'WOW-15.12': 'L’ultimo punto Salute non si può usare per pagare.',
  'WOW-15.13': 'Le perdite fuori dal combattimento seguono le stesse regole; le pozioni possono rispondere.',
  'WOW-15.14': 'Chi è sconfitto nel turno nemico perde solo i segnalini e il posto in cui era.',
  'WOW-15.15':
    'Se più personaggi sono sconfitti insieme, tornano in gioco nell’ordine dei posti; dopo una sconfitta di entrambe le parti, in ordine casuale.',
  'WOW-15.16':
    'La Salute pagata non è persa: nessuno reagisce, e le carte che contano le perdite non la contano.',
  'WOW-16.1': 'Per ogni segnalino stordimento un personaggio tira 2 dadi in meno, di colori a sua scelta.',
  'WOW-16.2':
    'Se nella riserva non ci sono abbastanza dadi, il personaggio è sconfitto subito. Le cure non lo evitano.',
  'WOW-16.3': 'I segnalini stordimento si tolgono alla fine del combattimento.',
  'WOW-16.4':
    'Per ogni segnalino maledizione un personaggio tira 1 dado in meno e ha nuovo tiro −1 e attrito −1.',
  'WOW-16.5':
    'Se i dadi non bastano per la maledizione, si tolgono tutti, ma nessuno è sconfitto per questo.',
  'WOW-16.6':
    'I segnalini maledizione restano dopo il combattimento. Li toglie il riposo (6.3), e anche la sconfitta.',
  'WOW-16.7': 'Prima lo stordimento, poi la maledizione, dopo il limite di 7 dadi e prima del tiro.',
  'WOW-16.8':
    'I segnalini ricevuti dopo il tiro cambiano i dadi del round successivo; l’attrito −1 di una maledizione vale subito.',
  'WOW-16.9':
    'I dadi che si rinuncia a tirare si scelgono dopo stordimento e maledizione, e per questi non contano.',
  'WOW-17.1':
    'Attaccano chi ha sfidato e chi si è unito. Difendono tutti i personaggi nemici della regione, senza spendere azioni.',
  'WOW-17.2':
    'Le fazioni alternano le loro fasi di attacco, prima gli attaccanti. Ogni fazione sceglie chi agisce. Quando una ha finito, l’altra continua.',
  'WOW-17.3':
    'La minaccia è il livello più alto fra i nemici in combattimento, più 2. Si fissa quando comincia una fase di attacco.',
  'WOW-17.4': 'Ogni fazione ha i suoi spazi.',
  'WOW-17.5':
    'Armatura: le due fazioni tolgono tutti i loro segnalini armatura. Per ognuno una fazione può togliere 1 colpo dallo spazio attrito nemico e 1 dallo spazio danni o difesa nemico.',
  'WOW-17.6':
    'Entrambe decidono in segreto, in base agli spazi com’erano, e rivelano insieme. L’armatura che avanza si perde.',
  'WOW-17.7':
    'Attacco a distanza: le due fazioni tolgono tutti i colpi dal loro spazio danni. Per ognuno il nemico subisce 1 ferita.',
  'WOW-17.8':
    'Ogni fazione divide le proprie ferite. Tutte le ferite di questo passaggio si subiscono prima che qualcuno abbia vinto.',
  'WOW-17.9': 'Se è sconfitto l’ultimo personaggio di una fazione, ha vinto l’altra.',
  'WOW-17.10': 'Poi i colpi degli spazi difesa e attrito passano nello spazio danni.',
  'WOW-17.11':
    'Risoluzione: la fazione con meno colpi nel suo spazio danni subisce la differenza in ferite. Poi si scartano tutti i segnalini.',
  'WOW-17.12':
    'Se entrambe le fazioni hanno ancora personaggi, comincia un nuovo round, prima gli attaccanti.',
  'WOW-17.13': 'Sconfiggere personaggi non dà esperienza.',
  'WOW-17.14':
    'Bottino: chi vince può prendere 1 oggetto dalla borsa di ogni nemico sconfitto. Ricevono oggetti solo i vincitori ancora in piedi. Gli oggetti legati all’anima non si prendono.',
  'WOW-17.15':
    'Un oggetto per cui nessuno ha posto resta a chi lo possiede. Opzione: chi ha la borsa piena può rinunciare a un proprio oggetto, o mandare il bottino al mercante, o non prendere niente.',
  'WOW-17.16': 'Se cadono entrambe le parti, nessuno vince e non c’è bottino.',
  'WOW-17.17':
    'Le carte contro le creature non si usano contro i personaggi. Gli avversari sono i nemici non sconfitti.',
  'WOW-17.18': 'Il bottino viene prima delle ricompense degli eventi.',
  'WOW-18.1':
    'Le missioni hanno un colore e un livello: grigie 1, verdi 2 e 3, gialle 3 e 4, rosse 4 e 5. Ognuna indica le sue creature, le loro regioni e la ricompensa.',
  'WOW-18.2': 'Una fazione ha sempre tante missioni quante all’inizio: 4 o 5.',
  'WOW-18.3':
    'Quando una missione entra in gioco si piazzano le sue creature. Le miniature verdi e rosse sono della missione; quelle blu sono indipendenti.',
  'WOW-18.4':
    'Se manca una delle sue miniature verdi o rosse, non si piazza niente, la carta va sotto il suo mazzo e si pesca la successiva. Una miniatura blu che manca si salta.',
  'WOW-18.5':
    'Se nessuna carta del mazzo si può piazzare, la fazione sceglie un altro colore. Se non ne va bene nessuno, ha meno missioni, e alla pesca successiva ne prende finché non ne ha abbastanza.',
  'WOW-18.6':
    'Una missione è completata quando la sua ultima creatura missione è sconfitta in un combattimento della sua fazione. Non serve sconfiggere la creatura blu.',
  'WOW-18.7': 'Tutta la ricompensa va al gruppo che sconfigge l’ultima creatura missione.',
  'WOW-18.8': 'Dopo la ricompensa la fazione pesca una nuova missione, verde, gialla o rossa a scelta.',
  'WOW-18.9':
    'Più missioni completate insieme si ricompensano e si sostituiscono una dopo l’altra, nell’ordine che sceglie la fazione.',
  'WOW-18.10': 'Le missioni completate escono dal gioco. Quelle grigie si pescano solo all’inizio.',
  'WOW-18.11':
    'Si possono piazzare creature dove ci sono personaggi. Quelle blu allora li obbligano a sfidarle (4.2).',
  'WOW-18.12':
    'Il livello di una missione è un consiglio. Ogni personaggio può tentare ogni missione della sua fazione.',
} as const satisfies SameKeys<typeof english>;
