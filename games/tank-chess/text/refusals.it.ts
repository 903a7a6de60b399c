/** Why Tank Chess refuses something, in Italian. */
import type { SameKeys } from '#engine/text.ts';
import type { refusals as english } from './refusals.en.ts';

export const refusals = {
  'refusal.STALE_PLY': 'La mossa era per la semimossa {ply}, ma la partita è alla {now}.',
  'refusal.PIECE_DESTROYED': 'In {square} c’è un relitto: non si muoverà più.',
  'refusal.NO_PIECE': 'In {square} non c’è nessun carro.',
  'refusal.NOT_YOUR_PIECE': 'Il carro in {square} non è tuo.',
  'refusal.WRONG_LETTER': 'Quello in {square} è un {expected:tank}, non un {letter:tank}.',
  'refusal.EMPTY_PATH': 'Il carro in {square} deve fare almeno un passo; non si spara senza muovere.',
  'refusal.BAD_PATH':
    '«{step}» non è un passo: F avanti, L e R ruotano a sinistra e a destra, B retromarcia.',
  'refusal.REVERSE_COMBINED': 'La retromarcia è un turno intero: non si combina con altri passi.',
  'refusal.TOO_MANY_STEPS':
    'Servono {steps} passi; il carro in {square} ne ha {speed}. Ogni rotazione di 45° è un passo.',
  'refusal.STEPS_AFTER_EXIT': 'Il carro è già uscito dalla mappa da {square}.',
  'refusal.OFF_BOARD':
    'Il passo {step}, da {square} verso {direction:direction}, esce dalla mappa; può farlo solo un carro di comando, dal bordo opposto.',
  'refusal.BLOCKED': 'Il passo {step}, da {square}, è bloccato da ciò che sta in {by}.',
  'refusal.EXIT_WRONG_EDGE':
    'Un carro di comando esce solo dal bordo opposto, non verso {direction:direction} da {square}.',
  'refusal.EXIT_THROUGH_CORNER':
    'Non si esce da un angolo: il passo {step} da {square} va verso {direction:direction}.',
  'refusal.EXIT_OFF': 'In questa partita la fuga non vale.',
  'refusal.REVERSE_EXIT_OFF': 'In questa partita non si fugge in retromarcia.',
  'refusal.NULL_MOVE': 'Il carro in {square} deve cambiare casella o direzione.',
  // Without a facing, the board was to be left.
  'refusal.NOT_REACHABLE': {
    by: 'facing',
    zero: 'Il carro in {square} non può finire lì il suo turno ({to}).',
    other:
      'Il carro in {square} non può finire lì il suo turno ({to} {facing:direction}): ha {speed} passi, ogni 45° di rotazione ne costano uno, e la via dev’essere libera.',
  },
  'refusal.SHOT_AFTER_EXIT': 'Un carro di comando uscito dalla mappa non può sparare.',
  'refusal.SHOT_OWN_PIECE': 'Il carro in {square} è tuo.',
  'refusal.SHOT_NO_TARGET': 'In {square} non c’è un carro nemico a cui sparare.',
  'refusal.SHOT_NOT_IN_LINE':
    'Il bersaglio {square} non è su una linea di tiro del {letter:tank}: ruota lo scafo.',
  'refusal.NO_LINE_THIS_TURN':
    'Da nessuna casella che può raggiungere in questo turno c’è una linea di tiro verso {square}.',
  'refusal.SHOT_OUT_OF_RANGE': 'Un mortaio arriva da {min} a {max} caselle; {square} dista {distance}.',
  'refusal.SHOT_TOO_CLOSE': '{square} è troppo vicina: serve almeno una casella vuota in mezzo.',
  'refusal.SHOT_BLOCKED': 'Conta solo la prima cosa sulla linea: davanti a {square} c’è {by}.',
  'refusal.SHOT_NO_EFFECT':
    'Il tiro su {square} non avrebbe effetto: il cannone {cannon:roman} deve superare {side:side} {armour:roman}.',
  'refusal.CLAIM_INVALID':
    'Puoi reclamare la patta solo nel tuo turno, quando la posizione si è presentata tre volte.',
  'refusal.BAD_DECISION': 'Un turno è un solo movimento e al massimo un tiro.',
  'refusal.RATED_SCENARIO': 'Questo scenario non si può usare in una partita classificata ({because}).',
  'refusal.SUFFIX_MISMATCH': 'Il turno è annotato «{found}», ma dovrebbe essere «{expected}».',

  'refusal.TCN_SYNTAX':
    'Questo non è un turno: al carattere {column} di «{text}» ci si aspetta altro ({expected}).',
  'refusal.TCP_SYNTAX': 'Questa non è una posizione ({field}{found}{row}{column}).',
  'refusal.TCP_ROW_COUNT': 'La posizione ha {found} traverse invece di {expected}.',
  'refusal.TCP_ROW_WIDTH': 'La riga {row} della posizione ha {found} caselle invece di {expected}.',
  'refusal.TCP_SIDE': 'La parte di turno deve essere w o b, non «{found}».',
  'refusal.TCP_COUNTER': 'Un contatore della posizione è sbagliato: «{found}».',
  'refusal.TCP_COMMAND_COUNT':
    'Ogni parte ha un carro di comando attivo, o nessuno se ha perso; ce ne sono {white} e {black}.',

  'refusal.NO_RECORD':
    'Questa partita non ha una registrazione: non comincia da una posizione che una registrazione possa indicare.',
  'refusal.TCG_SYNTAX': 'Riga {line} della registrazione: ci si aspetta {expected}.',
  'refusal.TCG_TAG_TWICE': 'Riga {line}: il campo {tag} compare due volte.',
  'refusal.TCG_TAG_MISSING': 'Nella registrazione manca il campo {tag}.',
  'refusal.TCG_TURN_NUMBER': 'Riga {line}: numero di turno {found} invece di {expected}.',
  'refusal.TCG_TOO_LONG': 'La registrazione è troppo lunga; il limite è {max}.',
  'refusal.TCG_RESULT': 'Il campo del risultato dice {tag}, le mosse finiscono con {found}.',
  'refusal.TCG_TERMINATION': 'Una partita non può finire con «{found}».',
  'refusal.TCG_OPTION': 'L’opzione {option} non può essere «{value}».',
  'refusal.TCG_SCENARIO_UNKNOWN': 'Lo scenario {scenario} qui non è conosciuto.',
  'refusal.TCG_TERMINATION_MISMATCH': 'La registrazione dice {found}, ma la partita è finita per {expected}.',
  'refusal.TCG_RESULT_MISMATCH': 'La registrazione dice {found}, ma il risultato è {expected}.',

  'refusal.SCENARIO_JSON_SYNTAX': 'Riga {line}, colonna {column}: questo non è JSON.',
  'refusal.SCENARIO_JSON_DUPLICATE': 'Riga {line}, colonna {column}: il campo compare due volte.',
  'refusal.SCENARIO_JSON_TOO_DEEP': 'Riga {line}, colonna {column}: annidamento troppo profondo.',
  'refusal.SCENARIO_JSON_TOO_LONG': 'Riga {line}, colonna {column}: il file è troppo lungo.',
  'refusal.SCENARIO_NOT_OBJECT': 'Riga {line}: il file di uno scenario è un oggetto JSON.',
  'refusal.SCENARIO_FIELD_MISSING': 'Riga {line}: manca il campo «{field}».',
  'refusal.SCENARIO_FIELD_TYPE': 'Riga {line}: «{field}» deve essere di tipo {expected}.',
  'refusal.SCENARIO_FIELD_VALUE': 'Riga {line}: «{field}» non può essere «{found}»; ammessi: {expected}.',
  'refusal.SCENARIO_FORMAT': 'Riga {line}: il formato «{found}» non è «{expected}».',
  'refusal.SCENARIO_ID':
    'Riga {line}: «{found}» non può essere un identificatore; usa minuscole, cifre e trattini.',
  'refusal.SCENARIO_MAP_ROWS': 'Riga {line}: la mappa ha {found} righe invece di {expected}.',
  'refusal.SCENARIO_MAP_WIDTH':
    'Riga {line}: la riga {row} della mappa ha {found} caselle invece di {expected}.',
  'refusal.SCENARIO_MAP_CHARACTER':
    'Riga {line}: riga {row}, colonna {column}: «{found}» non significa nulla.',
  'refusal.SCENARIO_FACING_SQUARE': 'Riga {line}: in {square} non c’è un carro da orientare.',
  'refusal.SCENARIO_FACING_NAME': 'Riga {line}: {square} non può essere rivolta a «{found}».',
  'refusal.SIZE': 'Il valore di {field} è {found}; una mappa va da {min} a {max}.',
  'refusal.COMMAND_COUNT': 'Ogni parte deve avere un solo carro di comando; il {side:colour} ne ha {found}.',
  'refusal.TOO_MANY_TANKS': 'Il {side:colour} ha {found} carri; il limite è {max}.',
  'refusal.ARMY_LIMIT': 'Il {side:colour} ha {found} carri di tipo {type}; la scatola ne ha {max}.',
  'refusal.ARMY_MISMATCH':
    'Le due parti devono avere gli stessi carri; di tipo {type} ce ne sono {white} e {black}.',
  'refusal.SYMMETRY': 'La mappa non è simmetrica ({symmetry}): {found} caselle diverse.',
  'refusal.DENSITY': 'Ci sono {obstacles} ostacoli su {squares} caselle; ammessi dal {min}% al {max}%.',
  'refusal.DISCONNECTED': 'La mappa si divide in {regions} zone separate.',
  'refusal.GOAL_WIDTH': 'L’ultima traversa del {side:colour} ha {found} caselle; ne servono {expected}.',
  'refusal.DISTANCE': 'Le armate distano {found} caselle; ne servono {expected}.',
  'refusal.OPENING_SHOT':
    'Il {side:colour} potrebbe distruggere un carro al primo turno: {turn} ({turns} turni così).',
  'refusal.OPENING_THREAT': 'Il {side:colour} comincia con una minaccia: {threat}.',
  'refusal.EXIT_DISTANCE':
    'Il carro di comando del {side:colour} fugge in {found} turni; ne servono almeno {expected}.',
  'refusal.STUCK_PIECE': 'Carri che non possono lasciare la loro casella: {found}.',
  'refusal.ORTHO_POCKET': 'Zone collegate solo in diagonale: {pockets}.',
  'refusal.FLAG_SQUARE':
    'Le caselle delle bandiere {white} e {black} devono essere due caselle libere della mappa.',
} satisfies SameKeys<typeof english>;
