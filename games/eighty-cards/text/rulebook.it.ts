/** The rulebook in Italian, clause by clause. */
import type { RuleChapter } from '#engine/text.ts';
import { effects } from './it/effects.ts';
import { names } from './it/names.ts';
import { rules as rules1to5 } from './it/rules-1-5.ts';
import { rules as rules6to10 } from './it/rules-6-10.ts';
import { rules as rules11to14 } from './it/rules-11-14.ts';
import { rules as rules15to18 } from './it/rules-15-18.ts';
import type { Rulebook } from './rulebook.en.ts';
import { assembleRulebook } from './rulebook.ts';

const text: Rulebook = {
  chapters: {
    'EC-1': 'Preparazione',
    'EC-2': 'Creare il mondo',
    'EC-3': 'Anello, spazi, terreni',
    'EC-4': 'Il turno e il suo inizio',
    'EC-5': 'Azioni',
    'EC-6': 'Muoversi',
    'EC-7': 'Gettare carbone',
    'EC-8': 'Carte Viaggio',
    'EC-9': 'Interferenze',
    'EC-10': 'Reazioni',
    'EC-11': 'Armi',
    'EC-12': 'Palloni esplosivi',
    'EC-13': 'Campi base e modifiche',
    'EC-14': 'Scartare e pescare',
    'EC-15': 'La fine',
    'EC-16': 'Informazioni, ripensamenti, tempo',
    'EC-17': 'Che cosa fanno le carte',
    'EC-18': 'Opzioni',
    CONTENT: 'Carte',
    EXAMPLES: 'Esempi',
    REF: 'Domande frequenti',
  },
  rules: { ...rules1to5, ...rules6to10, ...rules11to14, ...rules15to18 },
  contents: {
    coal: 'Carbone: il valore è quanta pressione dà.',
    action: 'Carte Azione, per te.',
    crew: 'Equipaggio, che ha effetto finché è a bordo.',
    reaction: 'Reazioni, quando ti attaccano.',
    interference: 'Interferenze, contro un altro giocatore.',
    weapon: 'Armi, da montare in un campo base.',
    upgrade: 'Modifiche, da montare in un campo base.',
    terrain: 'Le carte Terreno, e su quale dei loro quattro spazi è il campo base.',
  },
  heads: {
    card: 'Carta',
    copies: 'Copie',
    ap: 'PA',
    effect: 'Che cosa fa',
    terrain: 'Terreno',
    space: 'Campo sullo spazio',
    picture: 'Figura',
  },
  examples: {
    X06: 'Inizio di un turno (4.4, 4.5). La tua pressione è 6: hai 6 PA, e la pressione cala a 5.',
    X09: 'Conta dove si entra (6.3). Con i Pattini sei sull’ultimo spazio di una carta di mare; lo spazio successivo è deserto. Il movimento costa 1. Dal deserto nella foresta costa 2, anche con i Cingoli.',
    X11: 'Guida locale (3.13). Sei sull’ultimo spazio di una carta di mare, e lo spazio successivo è foresta: la guida vale per la foresta. Su qualsiasi altro spazio di quella carta varrebbe per il mare.',
    X13: 'Le somme (6.4, 6.5). Nel deserto, con i Pattini e Buona strada per il deserto: 2 − 1 − 1 fa 0, ma un movimento costa almeno 1.',
    X14: 'Nebbia (6.5). Un movimento nel deserto sotto la Nebbia costa 3, con i Pattini 2.',
    X17: 'Carbone (7.1–7.5). Con pressione 8 e 2 PA getti un Sacco di carbone: la pressione è 9, un punto va perso, e resta 1 PA. Adesso niente altro carbone.',
    X18: 'Con 0 PA nulla (5.5–5.8). Hai 0 PA, una torpedine e un bersaglio a portata. Non puoi sparare; puoi solo scartare ciò che hai a bordo e terminare le azioni.',
    X22: 'Fuori turno (9.3–9.6). La tua pressione è 3. Sabotaggio, che costa 2, lascerebbe 1: non è permesso. Tubo che perde, che costa 1, lascia 2: è permesso.',
    X23: 'La Nebbia al momento giusto (9.9). Il tuo turno sta cominciando quando qualcuno gioca Nebbia su di te: ogni movimento di questo turno costa 1 in più. Giocata dopo il tuo primo movimento, aspetta e colpisce il tuo turno successivo.',
    X26: 'Reazioni (10.5, 10.6). Qualcuno gioca su di te un Tubo che perde per 1 di pressione. Con Non con noi! non ti succede nulla, e la pressione è spesa. Con Ritorno al mittente chi l’ha giocato ne perde altri 2.',
    X28: 'Torpedine (11.9). Un veicolo a 4 spazi è troppo vicino, uno a 17 troppo lontano; da 5 a 16 è colpito, davanti o dietro.',
    X32: 'Un pallone si sposta (12.6–12.8). Lo lanci avanti. All’inizio di ognuno dei turni seguenti, di chiunque sia, lo sposti di uno spazio. Al quarto incontra un veicolo ed esplode.',
    X35: 'Pallone di gas (13.7, 13.8, 13.14). Montato in un campo base per 2 PA, fa costare 1 i tre movimenti seguenti. Il terzo entra in un altro campo: l’effetto finisce. Lo copri; riattivarlo lì costa di nuovo 2 PA.',
    X36: 'Molle (6.6, 13.11). Salti 2 spazi. Nel campo base in mezzo non si entra, perciò non fa finire un pallone di gas e non ferma nessuno.',
    X39: 'Pescare (14.5). Hai in mano una carta Campo Base e tre carte Viaggio: puoi pescare solo una carta Viaggio.',
    X42: 'L’ultimo del giro di turni (15.3, 15.4). L’ultimo giocatore è il primo a entrare nel proprio spazio di partenza. La partita finisce in quel momento, qualunque sia il numero di PA rimasti.',
    X54: 'Due insieme (9.6). I giocatori interrogati rispondono in segreto: uno a sinistra con un Tubo che perde, un altro più in là con un altro. Conta il più vicino in senso orario a chi è di turno; l’altra risposta decade senza essere vista, e si chiede di nuovo a tutti.',
  },
  reference: {
    'REF-1':
      'Perché il carbone non mi ha dato PA? Il carbone alza la pressione, che diventa PA nel tuo prossimo turno (7.3, 4.4).',
    'REF-2':
      'Perché questo movimento costa 2, se la mia modifica vale per il terreno dove sono? Conta il terreno in cui entri (6.3).',
    'REF-3':
      'Perché la mia guida vale per un altro terreno? Guida locale, Buona strada e Tempesta prendono il terreno dello spazio successivo (3.13).',
    'REF-4': 'Perché non posso sparare? Con 0 PA non si fa nulla, nemmeno ciò che è gratis (5.6).',
    'REF-5':
      'Perché non posso colpire il veicolo accanto a me? A una torpedine serve una distanza di almeno 5 (11.9).',
    'REF-6':
      'Perché non posso montare questa carta? Il tuo veicolo ne ha già una. Scartala prima: è gratis (13.3, 5.7).',
    'REF-7': 'Perché non posso interferire? La tua pressione scenderebbe sotto 2 (9.4).',
    'REF-8': 'Ho giocato Nebbia. Perché non succede nulla? Aspetta il prossimo turno della vittima (9.9).',
    'REF-9': 'Perché non posso pescare una carta Campo Base? Ne hai già una in mano (14.5).',
    'REF-10': 'Perché non posso usare di nuovo le molle? Un uso per turno, extra missili compresi (13.12).',
    'REF-11': 'Perché il mio pallone ha colpito me? Esplode sotto qualsiasi veicolo (12.9).',
    'REF-12':
      'Ho tagliato il traguardo. Perché non ho un altro turno? Il giro di turni finisce, e poi vince il più lontano (15.2, 15.7).',
    'REF-13':
      'Perché la mia modifica non aiuta sulle carte Partenza? Sono patria. Lì aiutano solo il pallone di gas, la Guida locale, Buona strada e il Navigatore (3.4, 6.5).',
  },
};

export const rulebook: readonly RuleChapter[] = assembleRulebook('it', text, { ...names, ...effects });
