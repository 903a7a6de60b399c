/** The rulebook in Italian, clause by clause. */
import type { RuleChapter } from '#engine/text.ts';
import { effects } from './it/effects.ts';
import { names } from './it/names.ts';
import { rules as rules1to5 } from './it/rules-1-5.ts';
import { rules as rules6to11 } from './it/rules-6-11.ts';
import { rules as rules12to14 } from './it/rules-12-14.ts';
import { rules as rules15to18 } from './it/rules-15-18.ts';
import { rules as rules19to25 } from './it/rules-19-25.ts';
import type { Text } from './rulebook.en.ts';
import { assembleRulebook } from './rulebook.ts';

const text: Text = {
  chapters: [
    'Giocatori, fazioni, opzioni',
    'Preparazione',
    'Il turno fazione',
    'Azioni e creature blu',
    'Viaggiare',
    'Riposare',
    'Addestramento',
    'Città e mercante',
    'Sfide',
    'Scambi',
    'Gestione delle carte',
    'Le carte e il loro uso',
    'Dadi e combattimenti',
    'Combattere contro creature',
    'Ferite e sconfitta',
    'Stordimento e maledizione',
    'Combattimenti fra personaggi',
    'Missioni',
    'Ricompense, esperienza, livelli',
    'Pescare eventi',
    'Carte evento',
    'Signori supremi',
    'La battaglia finale e la fine',
    'Opzioni',
    'Informazioni, passi indietro, registrazioni',
  ],
  tables: 'Carte e avversari',
  examplesTitle: 'Esempi',
  questionsTitle: 'Domande frequenti',
  rules: { ...rules1to5, ...rules6to11, ...rules12to14, ...rules15to18, ...rules19to25 },
  contents: {
    characters: 'Personaggi.',
    regions: 'Regioni, con i confini che si possono varcare.',
    classes: 'Capacità di Salute ed Energia per livello.',
    sheets: 'Le sette aree della scheda di ogni classe, e ciò che vi è stampato.',
    cards: '{name}: poteri e talenti.',
    items: 'Oggetti: {name}.',
    auction: 'Oggetti della casa d’aste.',
    creatures: 'Creature, con minaccia, attacco e salute per colore.',
    opponents: 'Boss e signori supremi.',
    alliance: 'Missioni dell’Alleanza.',
    horde: 'Missioni dell’Orda.',
    events: 'Carte evento.',
  },
  heads: {
    class: 'Classe',
    factions: 'Fazioni',
    level: 'Livello',
    card: 'Carta',
    type: 'Tipo',
    gold: 'ori',
    oneGold: 'oro',
    energy: 'Energia',
    effect: 'Che cosa fa',
    item: 'Oggetto',
    sort: 'Tratto',
    price: 'Prezzo',
    copies: 'Carte',
    creature: 'Creatura',
    strength: 'Minaccia/Attacco/Salute',
    figures: 'Miniature (verdi/rosse/blu)',
    opponent: 'Avversario',
    region: 'Regione',
    stronger: 'fazione più forte',
    weaker: 'fazione più debole',
    quest: 'Missione',
    colour: 'Colore',
    creatures: 'Creature',
    reward: 'Ricompensa',
    event: 'Evento',
    kind: 'Genere',
    fate: 'Fato',
    clause: 'Regola',
    details: 'Dettagli',
    xp: 'PE',
    normal: 'normale',
    bonus: 'bonus',
    collected: 'ciò che sta sulla carta',
    four: '4 personaggi',
    six: '6 personaggi',
    character: 'Personaggio',
    race: 'Razza',
    racial: 'Abilità di razza',
    zone: 'Zona',
    borders: 'Regioni confinanti',
    places: 'Che cosa c’è',
    start: 'partenza',
    town: 'città',
    flight: 'linea aerea',
    graveyard: 'cimitero',
    area: 'Area',
    printed: 'Carta stampata',
    everySort: 'tutti',
  },
  examples: {
    X1: 'Un round (14.5, 14.13). Dadi R5 R4 B5 B4 G5 G4 (rossi, blu, verdi) contro minaccia 5: 1 colpo nello spazio difesa, 1 nello spazio danni, 1 segnalino armatura. I quattro non bastano.',
    X2: 'Ferite (14.10). 3 colpi e 2 segnalini armatura nello spazio difesa contro attacco 7: 2 ferite. I segnalini si contano e restano fino a dopo le ferite.',
    X3: 'Sette dadi (13.6, 13.8). Le tue carte danno 9 dadi rossi: ne hai 7. Se poi ne rimuovi 2, ne tiri 5.',
    X4: 'Stordimento e maledizione (16.7). Con 1 segnalino stordimento, 1 maledizione e 3 dadi rossi, lo stordimento ne toglie 2 e la maledizione l’ultimo. Non tiri niente, ma non è una sconfitta.',
    X5: 'Livelli (19.4). Un personaggio di livello 1 completa da solo una missione di livello 5 con 5 punti esperienza: ne riceve 5 e altri 4, in tutto 9.',
    X6: 'Vendere (8.3). Un oggetto con prezzo 5 si vende per 3 ori.',
    X7: 'Nemici (17.11). Dopo un round l’Alleanza ha 6 colpi nel suo spazio danni e l’Orda 9: l’Alleanza subisce 3 ferite.',
    X8: 'Scudo (13.15). Potresti trasformare tre dadi in 8 verdi, ma tutti e sette i dadi verdi sono nella tua riserva: il cambio non si può fare.',
  },
  questions: {
    'REF-1':
      'Perché devo combattere questa creatura? È blu, e la tua prossima azione deve essere una sfida contro di lei (4.2).',
    'REF-2': 'Perché il mio viaggio si è interrotto? Lì c’è una creatura blu (5.3).',
    'REF-3':
      'Il mio nuovo potere non fa niente. È nel libro degli incantesimi: equipaggialo nella gestione (2.17, 11.1).',
    'REF-4':
      'Perché non posso comprare questo oggetto? Nella tua borsa ci sono tre oggetti che contano (8.7).',
    'REF-5':
      'Perché non posso indossare questo oggetto? Tipo, tratto e livello devono andare bene per l’area, e la stessa funzione c’è una volta sola (11.3, 11.6).',
    'REF-6':
      'Perché non posso ritirare dadi? Contro i ghoul il valore di nuovo tiro è 0 (14.19); altrimenti ogni dado si ritira una volta (13.12).',
    'REF-7': 'Perché i dadi verdi non hanno fatto danni? Difendono soltanto (14.5).',
    'REF-8': 'Perché non posso usare questo dado? È già stato assegnato, o rimosso (13.9, 13.11).',
    'REF-9': 'Perché ricevo meno punti esperienza? Sei sopra il livello della missione (19.4).',
    'REF-10': 'Perché non ricevo ori? In quel combattimento hai subito una sconfitta (19.3).',
    'REF-11': 'Perché la missione è ancora aperta? La sua ultima creatura missione non è sconfitta (18.6).',
    'REF-12':
      'Dov’è il mio famiglio? A 0 punti Salute, o dopo una sconfitta, va nel libro degli incantesimi (12.17, 15.9).',
    'REF-13':
      'Perché attaccano me insieme ai miei alleati? Una sfida è contro tutti i personaggi nemici della regione (9.6).',
  },
};

export const rulebook: readonly RuleChapter[] = assembleRulebook('it', text, names, effects);
