import type { SameKeys } from '#engine/text.ts';
import type { rules as english } from '../en/rules-12-14.ts';

export const rules = {
  'WOW-12.1':
    'Le carte classe sono poteri, che si comprano, e talenti: ogni nuovo livello ne dà uno (19.12).',
  'WOW-12.2':
    'Un potere istantaneo costa la sua energia a ogni uso, prima dell’effetto. Un potere attivo si è pagato quando è stato equipaggiato (11.9).',
  'WOW-12.3':
    'Se un potere fa più cose, la sua energia si paga una volta sola per tutte. Ciascuna ha bisogno di qualcosa su cui agire. Ciò che segue l’uso di una carta è gratis in quel round.',
  'WOW-12.4':
    'All’inizio della riserva dadi si possono disattivare per questo round poteri e oggetti equipaggiati. Una carta disattivata non aggiunge niente, ma capacità e viaggi restano. Ogni round comincia con tutte le carte attive.',
  'WOW-12.5': 'Talenti e abilità di razza non si disattivano, ma si può non tirare i loro dadi (13.5).',
  'WOW-12.6':
    'Ciò che le carte fanno “ogni round” o “sempre” accade da solo. Tutto il resto lo decide chi le possiede.',
  'WOW-12.7':
    'I talenti restano per tutta la partita, a meno che Un’Altra Via al Potere non li sostituisca. Un talento per un potere non fa niente finché quel potere non è equipaggiato.',
  'WOW-12.8': 'I livelli da 2 a 5 danno un talento ciascuno: al livello n un personaggio ha n − 1 talenti.',
  'WOW-12.9':
    'Recuperare non va mai oltre la capacità. Guadagnare può andare oltre; l’eccesso si perde alla fine del combattimento, o quando lo dice la carta. La capacità resta la stessa.',
  'WOW-12.10': 'Le carte possono alzare una capacità finché sono equipaggiate, i talenti per sempre.',
  'WOW-12.11':
    'Ogni abilità di ogni carta si usa al massimo una volta per round di combattimento, se una carta non dice altro; ogni uso si paga. Opzione: le abilità che costano qualcosa si usano quante volte si può pagare.',
  'WOW-12.12': 'Ogni personaggio usa al massimo una pozione e una pergamena per round di combattimento.',
  'WOW-12.13': 'Pozioni, pergamene e altri oggetti consumati vanno al mercante.',
  'WOW-12.14':
    'Un “alleato in combattimento” vi partecipa e non è sconfitto. Solo chi combatte usa abilità nel combattimento e ne è bersaglio.',
  'WOW-12.15':
    'Le modifiche a nuovo tiro, attrito e minaccia durano per questo round e valgono per il personaggio a cui appartengono i dadi.',
  'WOW-12.16':
    'Se più effetti cadono insieme, l’ordine lo decide chi guida il personaggio attivo; senza personaggio attivo, la fazione attiva. Dopo ogni effetto si chiede di nuovo a chi ha passato, così ogni ordine è possibile.',
  'WOW-12.17':
    'Un famiglio o demone riceve la Salute stampata quando si equipaggia. Quando chi lo possiede subirebbe una ferita, il famiglio può perdere 1 punto Salute al suo posto. A 0 va nel libro degli incantesimi. Lo cura solo equipaggiarlo di nuovo, o Cura Famiglio.',
  'WOW-12.18':
    'Un famiglio può prendere su di sé, una alla volta, anche altre perdite di Salute, ma non paga costi.',
  'WOW-12.19':
    'I segnalini combo si mettono sulle proprie mosse finali equipaggiate. Se non ce ne sono, non se ne mettono. Restano finché non si spendono, non si disequipaggia il potere o non finisce il combattimento.',
  'WOW-12.20':
    'Giudizio è gratis. Usa il giudizio del sigillo equipaggiato; il sigillo resta equipaggiato e in quel round funziona come sempre.',
  'WOW-13.1':
    'I dadi hanno otto facce, da 1 a 8. I verdi difendono, i rossi combattono corpo a corpo, i blu colpiscono a distanza.',
  'WOW-13.2':
    'Ci sono combattimenti contro creature e combattimenti fra personaggi. Signore supremo e boss si combattono come un gruppo di una sola creatura.',
  'WOW-13.3':
    'Un round di combattimento è una fase di attacco per ogni personaggio che partecipa, nell’ordine scelto dalla sua parte, e poi una sola fase di difesa.',
  'WOW-13.4':
    'Le carte chiedono dadi per colore e risultato: “rosso o blu” è un dado di uno dei due colori, “7 o più” un risultato di 7 o 8.',
  'WOW-13.5': 'Si possono tirare meno dadi di quanti se ne hanno.',
  'WOW-13.6': 'Nella riserva di un personaggio ci sono al massimo 7 dadi per colore.',
  'WOW-13.7':
    'In questi 7 contano anche i dadi rimossi o messi da parte in questa fase, e quelli messi da parte per tutto il combattimento. Se restano meno dadi di quanti ne aggiunge una carta, si aggiungono quelli. I colori non si sostituiscono fra loro.',
  'WOW-13.8':
    'I dadi si rimuovono da quelli che ci sono davvero: con 9 dadi rossi se ne hanno 7, e dopo averne rimossi 2 se ne tirano 5.',
  'WOW-13.9': 'Ogni dado si assegna una volta per round. Due carte che chiedono un 8 blu vogliono due 8 blu.',
  'WOW-13.10':
    'Una creatura può usare un dado assegnato da un personaggio, e viceversa. Chi attacca decide che cosa viene prima.',
  'WOW-13.11': 'Un dado assegnato non si può rimuovere, un dado rimosso non si può assegnare.',
  'WOW-13.12':
    'Nuovo tiro: si ritirano al massimo tanti dadi quanti ne indica il valore di nuovo tiro, tutti insieme, una volta. Vale il nuovo risultato. Nessuno è obbligato a ritirare.',
  'WOW-13.13': 'Le carte che ritirano dadi “senza usare il valore di nuovo tiro” si aggiungono a questo.',
  'WOW-13.14':
    'Se si cambia il risultato di un dado, il dado si gira e non si tira. I risultati restano fra 1 e 8.',
  'WOW-13.15':
    'Se si cambia il colore di un dado, al suo posto va un dado libero del nuovo colore. Se non c’è, il cambio non si può fare. Opzione: non serve un dado libero.',
  'WOW-13.16': 'Un dado rimosso o sostituito è fuori per il resto della fase e torna nel round successivo.',
  'WOW-13.17': '“Il round precedente” è quello appena prima, nello stesso combattimento.',
  'WOW-13.18': 'I valori di nuovo tiro e di attrito sotto 0 contano 0. La minaccia non scende mai sotto 1.',
  'WOW-13.19':
    'Un personaggio sconfitto dall’abilità di una creatura in quel round non piazza segnalini. Gli alleati continuano.',
  'WOW-13.20':
    'Dopo 40 round un combattimento si interrompe: contro creature, gli attaccanti rimasti sono sconfitti; fra personaggi non vince nessuno e non c’è bottino; la battaglia finale va a chi ha in tutto più Salute; in parità è patta.',
  'WOW-13.21':
    'Quando un combattimento finisce si tolgono tutti i suoi segnalini: colpi, armatura, stordimento, combo, e la Salute e l’Energia in eccesso.',
  'WOW-13.22':
    'Se un combattimento finisce prima della fine di un round, ciò che in quel round verrebbe dopo non accade. Ciò che viene dopo un combattimento sì.',
  'WOW-14.1':
    'Ogni colore di una creatura ha la sua minaccia, il suo attacco e la sua salute; l’abilità speciale è la stessa. Le verdi sono le più deboli, le rosse le più forti. Verdi e rosse dello stesso tipo hanno la stessa minaccia.',
  'WOW-14.2':
    'In ogni round ogni personaggio attacca una volta, nell’ordine scelto dai giocatori. Poi c’è una sola fase di difesa.',
  'WOW-14.3': 'Riserva dadi: il giocatore usa carte, paga la loro energia, conta i dadi e li tira.',
  'WOW-14.4': 'Nuovo tiro: vedi 13.12.',
  'WOW-14.5':
    'Segnalini: ogni dado che mostra la minaccia o di più ne dà uno. Blu: un colpo nello spazio danni. Rosso: un colpo nello spazio difesa. Verde: un segnalino armatura nello spazio difesa.',
  'WOW-14.6':
    'Il personaggio mette anche nello spazio attrito tanti colpi quanti ne indica il suo valore di attrito.',
  'WOW-14.7': 'Tutti i personaggi di una fazione usano gli stessi tre spazi. I loro segnalini si sommano.',
  'WOW-14.8':
    'Attacco a distanza: i giocatori possono togliere dallo spazio danni un numero di colpi pari alla salute di una creatura, che così è sconfitta. Possono farlo più volte. Ciò che avanza resta nello spazio.',
  'WOW-14.9': 'Quando se ne va l’ultima creatura, i personaggi hanno vinto e il combattimento è finito.',
  'WOW-14.10':
    'Danni: le ferite dei personaggi sono pari all’attacco di tutte le creature rimaste meno i segnalini nello spazio difesa. I segnalini si contano, non si tolgono.',
  'WOW-14.11': 'Per esempio: 3 colpi e 2 segnalini armatura contro attacco 7 fanno 2 ferite.',
  'WOW-14.12':
    'Dopo le ferite si tolgono tutti i segnalini armatura, e tutti i colpi degli spazi attrito e difesa passano nello spazio danni.',
  'WOW-14.13':
    'Risoluzione: si sconfiggono creature come in 14.8. I colpi che avanzano restano per il round successivo.',
  'WOW-14.14': 'Se restano creature, comincia un nuovo round.',
  'WOW-14.15':
    'Se l’ultimo personaggio è sconfitto, hanno vinto le creature. Guariscono; quelle già sconfitte restano tali.',
  'WOW-14.16':
    'L’abilità speciale delle creature agisce nel momento indicato, una volta per fase di attacco o una volta per round – non per ogni creatura, a meno che non lo dica.',
  'WOW-14.17': 'Le abilità guardano i dadi come stanno, assegnati o no, senza quelli rimossi.',
  'WOW-14.18':
    'La Salute tolta da un’abilità la perde il personaggio attivo, punto per punto; a ognuno si può reagire. I segnalini non aiutano. La può prendere un famiglio.',
  'WOW-14.19': 'Contro i ghoul il valore di nuovo tiro è 0. I dadi ritirati da carte non c’entrano.',
  'WOW-14.20': 'Contro ragni giganti e spettri non si possono mettere colpi nello spazio attrito.',
  'WOW-14.21':
    'Contro i draco danno segnalini armatura solo i dadi verdi che mostrano 8; ogni altra armatura non si piazza.',
  'WOW-14.22':
    'I selvatici fanno disequipaggiare poteri a scelta del personaggio, quanti dice l’abilità o quanti ce ne sono. Le carte stampate restano.',
  'WOW-14.23':
    'Quando un’abilità toglie colpi da uno spazio, lo fa per ogni creatura rimasta, una volta sola, o per ogni personaggio non sconfitto, come dice il suo testo.',
  'WOW-14.24':
    'I dadi che un demone guardiano mette da parte sono fuori per il resto del combattimento, per tutti.',
  'WOW-14.25':
    'Boss e signore supremo sono avversari singoli. I colpi necessari si tolgono tutti insieme. Fra un combattimento e l’altro non conservano danni.',
  'WOW-14.26':
    'Chi lascia il combattimento con una carta resta nella regione, non piazza segnalini, non è sconfitto e non ha parte nella ricompensa. Se non resta nessuno, hanno vinto le creature.',
  'WOW-14.27': 'Una creatura blu sconfitta da Metamorfosi conta come sconfitta dai personaggi.',
} as const satisfies SameKeys<typeof english>;
