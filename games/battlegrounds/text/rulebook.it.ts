/** The rulebook in Italian, clause by clause. */
import type { RuleChapter } from '#engine/text.ts';
import { names } from './it/names.ts';
import { play } from './it/play.ts';
import { rules as rules0to5 } from './it/rules-0-5.ts';
import { rules as rules6to9 } from './it/rules-6-9.ts';
import { rules as rules10to14 } from './it/rules-10-14.ts';
import { rules as rules15to18 } from './it/rules-15-18.ts';
import type { Rulebook } from './rulebook.en.ts';
import { assembleRulebook } from './rulebook.ts';

const text: Rulebook = {
  chapters: {
    'BG-0': 'Convenzioni',
    'BG-1': 'Preparazione: Battaglia e Squadre',
    'BG-2': 'Scelta delle carte',
    'BG-3': 'Il turno',
    'BG-4': 'Il movimento',
    'BG-5': 'Il tiro',
    'BG-6': 'Distruzione e rientro',
    'BG-7': 'Cambio di carro',
    'BG-8': 'Coppie e gettoni speciali',
    'BG-9': 'Azioni uniche',
    'BG-10': 'Potenziamenti permanenti',
    'BG-11': 'La Corazza',
    'BG-12': 'Punti, vittoria, fine',
    'BG-13': 'Battaglia in 2',
    'BG-14': 'Squadre',
    'BG-15': 'Famiglia, il gioco di memoria',
    'BG-16': 'Solitario, contro l’artiglieria',
    'BG-17': 'Informazioni e annullamento',
    'BG-18': 'Opzioni',
    CONTENT: 'Carri, gettoni, varianti',
    EXAMPLES: 'Esempi',
    REF: 'Domande frequenti',
  },
  rules: { ...rules0to5, ...rules6to9, ...rules10to14, ...rules15to18 },
  contents: {
    tanks: 'Le dodici carte carro: quanto muovono e sparano, in ortogonale o in diagonale.',
    kinds: 'I tipi di gettoni speciali, e quanti ce ne sono di ognuno.',
    pictures: 'Le sedici figure; ognuna ha un gettone speciale di questo tipo e tre ordinari.',
    variants: 'Le varianti, con che cosa comincia ognuno, e i punti da raggiungere.',
    ranks: 'I gradi del Solitario.',
  },
  heads: {
    tank: 'Carro',
    class: 'Classe',
    move: 'Movimento',
    shot: 'Tiro',
    orthogonal: 'dritto',
    diagonal: 'diagonale',
    kind: 'Gettone speciale',
    count: 'Numero',
    effect: 'Che cosa fa',
    picture: 'Figura',
    variant: 'Variante',
    players: 'Giocatori',
    tanksEach: 'Carri a testa',
    cardsEach: 'Carte a testa',
    deck: 'Mazzo',
    target: 'Traguardo',
    points: 'Punti',
    stars: 'Stelle',
    none: 'nessuna',
  },
  examples: {
    X06: 'Distanza esatta (4.4–4.6). Il T-34 in A2 muove di 2 in ortogonale. Può andare in A4 per A3, o in C2 per B2, e in nessun altro posto.',
    X07: 'Finire su un ordigno (4.10, 4.12, 4.18). Lo stesso carro va per B2 in C2, dove c’è un ordigno. È distrutto, l’ordigno torna nella riserva, nessuno vince gettoni punti, e non c’è tiro.',
    X09: 'Costretto a passare su un carro (4.3, 4.9, 4.13). Il 7TP muove di 2 in diagonale. Da A7 il suo unico percorso passa per B6, dove sta il blu, fino a C5. Se muove, è distrutto in B6, e il proprietario del blu vince il suo gettone punti più alto. La via d’uscita è un cambio di carro.',
    X11: 'Direzione (10.1–10.3). Il Maus con Direzione muove di 2 e può svoltare: da B6 raggiunge anche A5 e C5, girando l’angolo. Non può finire in B6, e non va mai in diagonale.',
    X14: 'Il gettone sotto il carro (5.13, 5.14). Un carro nemico sta su un gettone. Chi spara lì dice prima a che cosa mira. Se è il gettone, il carro resta illeso sulla casella ormai spoglia.',
    X23: 'Rientro (6.8–6.15). Un carro è stato colpito. Nel turno seguente il proprietario fa rientrare la pedina con una carta integra e gioca subito. Con la carta danneggiata questo turno è di pausa. Alla fine del turno la carta è riparata.',
    X30: 'Cambio d’ordine (10.13, 10.14). Un carro con Cambio d’ordine spara prima e distrugge un nemico. Ora deve muovere, e non spara più.',
    X32: 'Corazza contro un ordigno (11.2, 11.4, 11.5). Un carro con Corazza passa su un ordigno. La Corazza si consuma, l’ordigno torna nella riserva, e il carro prosegue e può sparare.',
    X43: 'Punti nel turno di un altro (12.6). Qualcuno attraversa il carro di un giocatore che ha 10 punti su 12. Con i 3 punti ne ha abbastanza, ma vince solo alla fine del proprio turno, a meno che un altro vinca prima.',
    X49: 'Famiglia (15.8–15.17). Dopo il movimento si girano due gettoni. Uno è uguale a un gettone già scoperto: si prendono i due, e c’è un altro sotto-turno. L’altro resta scoperto, e il secondo gettone scoperto di prima si ricopre.',
    X52: 'Un giro di Solitario (16.20, 16.21). Il giocatore muove, prende un gettone e finisce il turno. L’artiglieria rivela B e 4: il gettone di B4 va all’artiglieria, 1 punto.',
  },
  reference: {
    'REF-1': 'Perché non posso muovere di una sola casella? La distanza della carta si percorre tutta (4.4).',
    'REF-2':
      'Perché devo finire su quell’ordigno? Muovere è obbligatorio; la via d’uscita è un cambio di carro (4.3, 7.1).',
    'REF-3':
      'Perché non posso fermarmi su quella casella? C’è un altro carro. Puoi solo attraversarlo, e vieni distrutto (4.7, 4.13).',
    'REF-4': 'Perché non posso sparare al vicino? Il tiro ha una distanza esatta (5.2).',
    'REF-5': 'Un carro in mezzo protegge qualcuno? No (5.4).',
    'REF-6':
      'Perché non ho preso punti per un carro distrutto? La pila di quel colore era vuota, o la Corazza ha assorbito il tiro (5.12, 11.1).',
    'REF-7':
      'Sono passato su un ordigno e non ho perso nulla? Solo il carro; i gettoni punti vanno solo agli avversari (4.12).',
    'REF-8':
      'Ho abbastanza punti. Perché la partita non è finita? Si controlla alla fine del tuo turno (12.5, 12.6).',
    'REF-9':
      'Perché in questo turno non posso agire? Sei rientrato con un carro danneggiato: il turno è di pausa (6.11).',
    'REF-10':
      'Perché non posso mettere il potenziamento sul carro di riserva? Solo su una carta attiva sulla plancia (8.9).',
    'REF-11':
      'Perché non posso usare il mio gettone speciale? Gli serve un secondo gettone con la stessa figura (8.4).',
    'REF-12': 'Perché con Direzione non si svolta? Il movimento ha distanza 1 (10.5).',
    'REF-13':
      'Perché non posso posare un ordigno? La riserva è vuota o, in Solitario, tutti gli ordigni sono dell’artiglieria (5.9, 16.9).',
    'REF-14': 'Perché il mio secondo carro non ha sparato? Spara solo il carro che ha mosso (4.2, 13.2).',
    'REF-15':
      'Famiglia: perché il mio gettone è stato coperto? Non è stato girato in questo sotto-turno (15.17).',
  },
};

export const rulebook: readonly RuleChapter[] = assembleRulebook(text, { ...names, ...play });
