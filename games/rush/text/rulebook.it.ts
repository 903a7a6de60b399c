/** The rulebook in Italian, clause by clause. */
import type { RuleChapter } from '#engine/text.ts';
import { cards } from './it/cards.ts';
import { rules as rules1to4 } from './it/rules-1-4.ts';
import { rules as rules5to7 } from './it/rules-5-7.ts';
import { rules as rules8to13 } from './it/rules-8-13.ts';
import type { Rulebook } from './rulebook.en.ts';
import { assembleRulebook } from './rulebook.ts';

const text: Rulebook = {
  chapters: {
    'RUSH-1': 'Preparazione',
    'RUSH-2': 'Zone e informazioni',
    'RUSH-3': 'Il turno',
    'RUSH-4': 'Pagare e acquistare',
    'RUSH-5': 'Usare le abilità e difendere',
    'RUSH-6': 'Le abilità',
    'RUSH-7': 'L’attacco',
    'RUSH-8': 'Le Medaglie',
    'RUSH-9': 'La fase III',
    'RUSH-10': 'Mazzi esauriti',
    'RUSH-11': 'Fine della partita e punteggio',
    'RUSH-12': 'Opzioni',
    'RUSH-13': 'Svolgimento nel software',
    CARDS: 'Tutte le carte',
    EXAMPLES: 'Esempi',
    REF: 'Carta Riferimento',
  },
  rules: { ...rules1to4, ...rules5to7, ...rules8to13 },
  contents: {
    barracks: 'Le carte Caserma non hanno nazionalità, classe né costo.',
    bases: 'Ogni giocatore ha tre Basi; come carte conquistate valgono punti, ma non si possono giocare.',
    medals: 'Medaglie di quattro nazionalità: pagano e valgono punti.',
    achievements: 'Obiettivi: ognuno vale 5 punti per chi è in testa da solo.',
    classes:
      'Attacco e Difesa sono uguali per tutti i Veicoli di una classe armata; le Unità Ausiliarie hanno valori propri.',
    ussr: 'Veicoli sovietici, una carta ciascuno.',
    germany: 'Veicoli tedeschi, una carta ciascuno.',
    usa: 'Veicoli americani, una carta ciascuno.',
    france: 'Veicoli francesi, una carta ciascuno.',
    abilities: 'Abilità. Da «Attaccare Solo Basi» in poi sono passive.',
    starts: 'All’inizio, per numero di giocatori; il mazzo Veicoli con una Riserva di 4 / 5.',
  },
  heads: {
    card: 'Carta',
    copies: 'Copie',
    perPlayer: 'Per giocatore',
    vehicle: 'Veicolo',
    class: 'Classe',
    abilities: 'Abilità',
    achievement: 'Obiettivo',
    compared: 'Che cosa si confronta',
    armed: 'Veicolo Armato',
    oneHit: 'Distrugge una Base in un colpo',
    cards: 'Carte',
    ability: 'Abilità',
    effect: 'Effetto',
    players: 'Giocatori',
    deck: 'Mazzo Veicoli',
    hand: 'Mano',
    yes: 'sì',
    no: 'no',
  },
  examples: {
    'WE-5':
      'La fine di un turno (da 9.1 a 9.4, 10.1). Un giocatore termina la fase II senza aver giocato il Tecnico; nel Deposito ha due Ingegneri e i Volontari, nel Garage una sola carta, T-60. La carta più lontana esce dalla Riserva e accanto al mazzo se ne rivela una nuova. Il Tecnico va nel Deposito. Il giocatore pesca T-60, mescola nel Garage le quattro carte del Deposito e ne pesca due. Ora ha 3 carte in mano, 2 nel Garage e nessuna nel Deposito.',
    'WE-7':
      'Un acquisto (4.4, 4.6, 4.7). In mano: BT-7 (Risorse 2), un Ingegnere (1) e un Tecnico. Il giocatore paga BT-7 e l’Ingegnere, 3 punti, per Sturmgeschütz III (costo 3) della Riserva. Nel Deposito ci sono ora BT-7, l’Ingegnere e, in cima, Sturmgeschütz III; le carte fra il vuoto e il mazzo scorrono e se ne rivela una nuova.',
    'WE-9':
      'Zero è un valore (4.2, 4.3). T1 Cunningham ha Risorse 0: con questa carta si può comprare Renault FT (costo 0), ma non Hotchkiss H35 (costo 1). Con i Volontari, che non hanno un valore Risorse, non si può comprare nulla.',
    'WE-12':
      'Con Arruolamento il resto non va perso (da 4.12 a 4.14). Un giocatore ha giocato i Volontari e paga M5 Stuart (4) per Hotchkiss H35 (1). Si rivela M4 Sherman (3): può comprarlo subito senza altre carte, perché ha pagato 4 punti e ne ha spesi 4. Un Ingegnere (1) in più non basta per SU-100 (4): pagherebbe 5 punti e ne servirebbero 8.',
    'WE-14':
      'Risorse Nazionali (da 4.16 a 4.20). Con Arruolamento un giocatore paga ZIS-5 (5, sovietico) per T-43 (4) e poi due Ingegneri per Panzerkampfwagen III (2): è lecito. Il quinto punto di ZIS-5 non sarebbe servito per Panzerkampfwagen IV (3), che è tedesco.',
    'WE-16':
      'Un nuovo difensore (5.7, 5.9, 5.10). Tutte e tre le Basi di un giocatore sono difese. Il giocatore usa l’Arruolamento di Panzerkampfwagen IV e poi deve metterlo su una Base: sceglie quella con Hummel, e Hummel va nel suo stesso Deposito. Nessuno riceve una Medaglia.',
    'WE-22':
      'Una volta per turno (3.8). Un giocatore paga T-44 per Jagdpanther; entrambi sono nel Deposito. M3 Half-track fa pescare 2 carte: il Garage è vuoto, perciò il Deposito viene mescolato e si pescano tutti e due. In questo turno Jagdpanther si può giocare, T-44 no.',
    'WE-25':
      'Sabotaggio (da 6.8 a 6.13). Quattro giocatori. Gli avversari hanno 3, 1 e 3 carte: due scelgono in segreto, l’unica carta del terzo va da sé. Quando entrambi hanno scelto, le tre carte vanno nei Depositi dei proprietari. Le mani restano di 2, 0 e 2 carte.',
    'WE-26':
      'Ricerca (6.25, 6.26, 6.29). Il Tecnico va nel Cimitero e il giocatore ottiene dalla Riserva un Veicolo di costo 1 o meno. Nello stesso turno può ancora seguire un acquisto: la Ricerca non lo è.',
    'WE-30':
      'Assedio di una Base difesa (da 6.18 a 6.20). Una Base è danneggiata e difesa da T29. BM-13 assedia la Base stessa: è distrutta e la sua carta va nel Deposito di chi attacca; T29 va nel Deposito del suo proprietario. Non ci sono Medaglie, perché T29 è stato solo spostato.',
    'WE-32':
      'Colpi su un Veicolo (da 7.9 a 7.12). T-28 ha Difesa 2. M4 Sherman e M2 Medium Tank hanno Attacco 1: il primo colpo lo danneggia, il secondo lo distrugge. A M18 Hellcat, con Attacco 2, basta un colpo.',
    'WE-35':
      'Difensore e Base in un solo attacco (7.18). Una Base è difesa da Renault D1. Attaccano SU-100 e KV-1: SU-100 distrugge Renault D1, poi KV-1 colpisce la Base, che non ha più difensore, e da Carro Armato Pesante la distrugge subito. La ricompensa è una Medaglia Sovietica e la carta Base.',
    'WE-37':
      'Assedio accanto all’attacco (6.22). Panzerwerfer 42 assedia una Base difesa e la danneggia. Poi attaccano SU-100 e T-28: il primo distrugge il difensore, il secondo la Base danneggiata. L’Assedio era tedesco, l’attacco è sovietico; è permesso.',
    'WE-39':
      'Il danno resta (7.19). Un carro leggero danneggia una Base. Prima del turno del suo proprietario, un carro medio di un altro giocatore colpisce la stessa Base: è distrutta e va al secondo attaccante. Se nessuno l’avesse colpita, sarebbe stata riparata all’inizio del turno del proprietario.',
    'WE-42':
      'Tre Veicoli in un attacco (8.3, 8.6). Attaccanti sovietici distruggono tre Veicoli. Il giocatore prende 3 Medaglie Sovietiche singole, oppure una doppia e una singola.',
    'WE-46':
      'La fine per le Medaglie (11.2, 11.3). Quattro giocatori. Il secondo prende l’ultima Medaglia Americana singola e completa il turno. Il terzo e il quarto hanno ancora un turno, poi la partita è finita. Il primo giocatore non ha altri turni.',
    'WE-48':
      'Punteggio (da 11.12 a 11.15). Anna ha 5 punti di Medaglie e 2 Basi: 5 + 6 = 11. Ben ha 5 punti di Medaglie, 1 Base ed è da solo in testa in due Obiettivi: 5 + 3 + 10 = 18. Carla ha 5 punti di Medaglie ed è pari in testa in un Obiettivo, che quindi non va a nessuno: 5. Vince Ben.',
    'WE-50':
      'Che cosa conta (da 11.8 a 11.11). Un giocatore ha un Carro Armato Pesante in mano, uno nel Garage e uno nel Deposito: tre. Un quarto su una Base di norma non conta, un quinto nel Cimitero mai.',
  },
  reference: {
    'REF-1':
      'Il tuo turno. I: ripara tutto e scopri la mano. II: gioca carte in qualsiasi ordine. III: la carta più lontana esce dalla Riserva (con l’opzione lo decidi in I), le carte non giocate vanno nel Deposito, pesca tre carte.',
    'REF-2':
      'Una carta fa una cosa sola: paga – oppure si gioca per le sue abilità e poi, con Difesa 1 o 2, va su una Base – oppure partecipa all’attacco.',
    'REF-3':
      'Acquistare: un Veicolo per turno, pagato con almeno una carta che ha un valore Risorse. Con Arruolamento: quanti ne puoi pagare.',
    'REF-4':
      'Difendere: prima le Basi senza difensore. Quando sono tutte difese, il nuovo Veicolo ne sostituisce uno, che va nel tuo Deposito.',
    'REF-5':
      'Attaccare: una volta per turno, con Veicoli della stessa nazionalità con Attacco 1 o 2. I bersagli sono i Veicoli sulle Basi e le Basi non difese. Ogni carta colpisce un bersaglio, poi va nel tuo Deposito.',
    'REF-6':
      'Un Veicolo è distrutto da un colpo con Attacco pari o superiore alla sua Difesa, o da qualsiasi colpo se è danneggiato. Una Base è distrutta da un Carro Armato Pesante, o da qualsiasi colpo se è danneggiata. Gli altri colpi danneggiano. I proprietari riparano all’inizio del loro turno.',
    'REF-7':
      'I Veicoli distrutti vanno nel Deposito del proprietario; per ognuno prendi una Medaglia della nazionalità dei tuoi attaccanti, per due, se vuoi, una doppia. Una Base distrutta va nel tuo Deposito.',
    'REF-8':
      'L’ultimo giro comincia appena un giocatore non ha più Basi o un mazzo non ha più Medaglie singole: il giro si gioca fino in fondo.',
    'REF-9':
      'Punti: Medaglia singola 1, Medaglia doppia 2, Base conquistata 3, Obiettivo 5 a chi è in testa da solo. La tua squadra è mano, Garage e Deposito.',
  },
};

export const rulebook: readonly RuleChapter[] = assembleRulebook(text, cards);
