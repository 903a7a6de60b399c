/** The rules of chapters 5 to 7, clause by clause, in Italian. */
import type { rules as english } from '../en/rules-5-7.ts';

export const rules = {
  'RUSH-5.1':
    'Una carta con almeno un’abilità attiva si può giocare dalla mano per risolvere le sue abilità.',
  'RUSH-5.2':
    'Le abilità di una carta si risolvono nell’ordine stampato, ciascuna per intero prima della successiva.',
  'RUSH-5.3':
    'Tutte le abilità di una carta (compresa la regola 5.7) si completano prima di giocare un’altra carta.',
  'RUSH-5.4':
    'Un Veicolo con Difesa 1 o 2 si può invece giocare con «nessuna abilità», solo per difendere una Base.',
  'RUSH-5.5': 'Le abilità sono tutto o niente: si risolvono tutte oppure nessuna (5.4).',
  'RUSH-5.6':
    'Un’abilità che in quel momento non può fare nulla si salta senza effetto e non rende illecita la giocata.',
  'RUSH-5.7':
    'Dopo le sue abilità un Veicolo con Difesa 1 o 2 deve essere messo su una delle Basi del giocatore.',
  'RUSH-5.8': 'Una Base già difesa si può scegliere solo se il giocatore non ha Basi senza difensore.',
  'RUSH-5.9':
    'Se tutte le proprie Basi sono difese, il giocatore deve sceglierne una, e il vecchio difensore va nel suo Deposito.',
  'RUSH-5.10': 'Un difensore sostituito non è distrutto e non fa guadagnare Medaglie a nessuno.',
  'RUSH-5.11': 'Una Base è difesa al massimo da un Veicolo.',
  'RUSH-5.12':
    'Una carta con Difesa 0 o senza Difesa va nel Deposito dopo le sue abilità, oppure nel Cimitero se lo dice l’abilità.',
  'RUSH-5.13': 'Chi non ha più Basi mette nel Deposito i Veicoli che dovrebbe schierare.',
  'RUSH-5.14': 'Le carte Caserma non difendono mai.',
  'RUSH-5.15': 'Una Base difesa non si può attaccare direttamente.',
  'RUSH-5.16':
    'Un Veicolo non è danneggiato quando viene messo su una Base e perde i suoi danni quando la lascia; la Base sottostante conserva il proprio stato di danno.',
  'RUSH-5.17':
    'Un difensore lascia la sua Base solo se viene distrutto o sostituito, o se la Base sotto di lui viene distrutta; il proprietario non può riprenderlo.',
  'RUSH-5.18':
    'Giocare con «nessuna abilità» richiede una Base su cui mettere il Veicolo: senza più Basi non viene proposto.',

  'RUSH-6.1': 'Rinforzi N: il giocatore pesca N carte dal proprio Garage e le mette in mano.',
  'RUSH-6.2': 'Le carte pescate si possono giocare nello stesso turno, nei limiti di 3.8.',
  'RUSH-6.3':
    'Le carte Base fra queste vanno nel Deposito quando l’intera pescata è finita e non vengono sostituite.',
  'RUSH-6.4':
    'Arruolamento: in questo turno si può comprare un numero qualsiasi di Veicoli (da 4.11 a 4.15).',
  'RUSH-6.5': 'Un secondo Arruolamento nello stesso turno non aggiunge nulla.',
  'RUSH-6.6':
    'Avanscoperta: tutte le carte della Riserva vanno nella pila scarti Veicoli e se ne rivelano 4 nuove.',
  'RUSH-6.7': 'Il numero delle carte rivelate è la dimensione della Riserva in uso (5 con `reserveSize` 5).',
  'RUSH-6.8':
    'Sabotaggio: ogni avversario sceglie una carta della propria mano e la mette nel proprio Deposito.',
  'RUSH-6.9': 'Gli avversari non ne pescano un’altra.',
  'RUSH-6.10':
    'Tutti gli avversari scelgono in segreto e nello stesso momento; le carte si mostrano e si spostano insieme quando l’ultimo ha scelto.',
  'RUSH-6.11': 'Un avversario senza carte in mano viene saltato.',
  'RUSH-6.12': 'Si può scartare qualsiasi carta della mano, anche una carta Base.',
  'RUSH-6.13':
    'Il server risponde per un avversario solo quando la sua mano ha esattamente una carta (un automatismo maggiore rivelerebbe la mano).',
  'RUSH-6.14':
    'Assedio Principale: il giocatore sceglie una Base nemica, difesa o no, oppure un Veicolo Armato nemico che difende una Base.',
  'RUSH-6.15': 'Un’Unità Ausiliaria che difende una Base non può essere scelta.',
  'RUSH-6.16': 'Un bersaglio non danneggiato diventa danneggiato; un bersaglio danneggiato è distrutto.',
  'RUSH-6.17':
    "Con il valore predefinito `siegeDamage: 'step'` questo vale anche per i Veicoli con Difesa 1.",
  'RUSH-6.18': 'Una Base distrutta va nel Deposito di chi ha usato l’Assedio Principale.',
  'RUSH-6.19':
    'Il difensore di una Base distrutta dall’Assedio Principale va nel Deposito del suo proprietario.',
  'RUSH-6.20': 'Quel difensore è considerato spostato, non distrutto: nessuna Medaglia.',
  'RUSH-6.21':
    'Un Veicolo distrutto dall’Assedio Principale va nel Deposito del suo proprietario e fa guadagnare una Medaglia della nazionalità della carta con l’Assedio.',
  'RUSH-6.22':
    'L’Assedio Principale non fa parte dell’attacco: non consuma l’unico attacco del turno, non richiede una nazionalità uguale e si può usare più volte in un turno con carte diverse.',
  'RUSH-6.23':
    'Anche l’Assedio di un Carro Armato Pesante è un solo grado di danno e non distrugge una Base non danneggiata.',
  'RUSH-6.24': 'Se esiste almeno un bersaglio lecito, bisogna sceglierne uno.',
  'RUSH-6.25': 'Ricerca N: la carta viene messa nel Cimitero.',
  'RUSH-6.26':
    'Poi il giocatore ottiene dalla Riserva, nel proprio Deposito, un Veicolo di costo al massimo N, e la Riserva si rifornisce come in 4.7.',
  'RUSH-6.27': 'N non si può aumentare con le Risorse di altre carte.',
  'RUSH-6.28': 'Una carta con Ricerca e un valore Risorse si può invece usare per pagare con quel valore.',
  'RUSH-6.29':
    'Ottenere un Veicolo con la Ricerca non è un acquisto: non conta per 4.8 e non entra nel conto di 4.12.',
  'RUSH-6.30':
    'Se almeno un Veicolo è adatto, bisogna ottenerne uno; se nessuno lo è, la carta va comunque nel Cimitero e non si ottiene nulla.',
  'RUSH-6.31': 'Un Veicolo giocato per la Ricerca non viene poi messo su una Base.',
  'RUSH-6.32':
    'Riparazione: il giocatore sceglie una o due carte del proprio Deposito e le mette nel Cimitero.',
  'RUSH-6.33': 'La carta con Riparazione non finisce per questo nel Cimitero.',
  'RUSH-6.34': 'Si può scegliere qualsiasi carta, anche Medaglie e carte Base.',
  'RUSH-6.35':
    'Con almeno una carta nel Deposito bisogna sceglierne almeno una; con il Deposito vuoto non succede nulla.',
  'RUSH-6.36':
    'Invulnerabilità: il giocatore prende nel Deposito una Medaglia dal mazzo della nazionalità della carta.',
  'RUSH-6.37': 'È una Medaglia singola, anche se restano solo doppie (in tal caso non si prende nulla).',
  'RUSH-6.38': 'Questa Medaglia non è per un Veicolo distrutto e non può fondersi in una doppia.',
  'RUSH-6.39': 'Le abilità passive non sono azioni; limitano soltanto l’uso di una carta.',
  'RUSH-6.40': '«Attaccare Solo Basi»: la carta non può attaccare Veicoli.',
  'RUSH-6.41': '«Attaccare Solo Veicoli»: la carta non può attaccare Basi.',
  'RUSH-6.42': '«Attaccare Solo Basi» non permette di attaccare una Base difesa.',
  'RUSH-6.43': 'I due limiti riguardano solo gli attacchi, non la difesa né il pagamento.',

  'RUSH-7.1': 'Un giocatore può lanciare al massimo un attacco per turno, con uno o più Veicoli della mano.',
  'RUSH-7.2': 'Ogni Veicolo dell’attacco deve avere 1 o 2 punti Attacco.',
  'RUSH-7.3': 'Tutti i Veicoli dell’attacco devono appartenere alla stessa nazionalità.',
  'RUSH-7.4': 'Tutte le carte attaccanti si dichiarano prima di nominare il primo bersaglio.',
  'RUSH-7.5':
    'Poi, una carta dopo l’altra, il giocatore sceglie una carta attaccante, ne nomina il bersaglio e risolve il colpo.',
  'RUSH-7.6': 'Un bersaglio è un Veicolo nemico che difende una Base, oppure una Base nemica non difesa.',
  'RUSH-7.7':
    'Le carte seguenti possono colpire di nuovo lo stesso bersaglio o uno qualsiasi altro, anche di un altro avversario.',
  'RUSH-7.8': 'Ogni carta attaccante va nel Deposito del proprietario quando il suo colpo è risolto.',
  'RUSH-7.9': 'Un Veicolo colpito con punti Attacco pari o superiori ai suoi punti Difesa è distrutto.',
  'RUSH-7.10':
    'Un Veicolo colpito con meno punti Attacco dei suoi punti Difesa diventa danneggiato (ruotato di 90 gradi).',
  'RUSH-7.11': 'Un Veicolo danneggiato che viene colpito di nuovo è distrutto, quali che siano i punti.',
  'RUSH-7.12':
    'Un Veicolo distrutto va nel Deposito del suo proprietario (non in quello dell’attaccante, non nel Cimitero).',
  'RUSH-7.13':
    'Una Base non danneggiata colpita da un Veicolo che non è un Carro Armato Pesante diventa danneggiata.',
  'RUSH-7.14': 'Una Base danneggiata che viene colpita è distrutta.',
  'RUSH-7.15':
    'Una Base colpita da un Carro Armato Pesante è distrutta subito; nessun’altra classe ci riesce con una sola carta.',
  'RUSH-7.16': 'Contro una Base i punti Attacco non contano: un SPG con Attacco 2 la danneggia soltanto.',
  'RUSH-7.17': 'Una Base distrutta va nel Deposito dell’attaccante che l’ha distrutta.',
  'RUSH-7.18':
    'Nello stesso attacco una carta può distruggere il difensore e un’altra può poi colpire la Base che difendeva.',
  'RUSH-7.19':
    'I danni a Basi e difensori restano fino alla successiva fase I del proprietario, perciò i colpi di giocatori e turni diversi si sommano.',
  'RUSH-7.20':
    'L’attacco è un tutto unico: fra i suoi passi non si gioca nessun’altra carta e non si usa nessuna abilità.',
  'RUSH-7.21':
    'Un attacco si può dichiarare solo se in quel momento almeno una carta dichiarata ha un bersaglio lecito.',
  'RUSH-7.22':
    'A ogni passo il giocatore deve scegliere una carta che ha un bersaglio lecito, se fra le rimanenti ce n’è una; quando nessuna ne ha, gli attaccanti rimasti vanno nel Deposito senza effetto.',
  'RUSH-7.23':
    'Una carta dichiarata che ha un bersaglio lecito deve attaccare; l’attacco non si può interrompere.',
  'RUSH-7.24': 'Le Unità Ausiliarie possono attaccare se hanno punti Attacco.',
  'RUSH-7.25': 'Il danno non ha altri effetti: un difensore danneggiato protegge pienamente la sua Base.',
  'RUSH-7.26':
    'Il colpo di un Carro Armato Pesante su un Veicolo segue le regole da 7.9 a 7.11; la distruzione in un colpo riguarda solo le Basi.',
  'RUSH-7.27':
    'Una carta attaccante colpisce un solo bersaglio; 2 punti Attacco non si possono dividere fra due bersagli.',
} satisfies Readonly<Record<keyof typeof english, string>>;
