import type { SameKeys } from '#engine/text.ts';
import type { refusals as english } from '../en/refusals.ts';

export const refusals = {
  'refusal.OTHER_QUESTION': 'Adesso si chiede altro.',
  'refusal.BAD_DECISION': 'Una decisione così non esiste.',
  'refusal.UNREADABLE': 'Non si capisce. Esempi: move green A3 A4, shoot green token E5, end.',

  'refusal.NOT_LAID_OUT': 'Questa carta non è fra quelle scoperte.',
  'refusal.TWO_CARDS': 'Scegli esattamente due carte diverse.',
  'refusal.NOT_YOUR_CARD': 'Questa carta non è tua, o non è nella tua riserva.',
  'refusal.CARD_IN_USE':
    '{card:tank} è già guidato dall’altra tua pedina. Una carta ha una sola pedina alla volta.',
  'refusal.CORNER_TAKEN': 'Da lì parte l’altro tuo carro. I due partono da basi diverse.',
  'refusal.NEXT_CARD_FIRST': 'Prima viene l’altra carta.',
  'refusal.NEXT_PAWN_FIRST': 'Prima viene un’altra pedina.',
  'refusal.NOT_IN_BASE': 'Una pedina parte da una delle tre caselle della propria base.',

  'refusal.PAWN_NOT_MISSING': 'Questa pedina non aspetta di entrare.',
  'refusal.LOST_PAWN_LATER': 'Prima rientrano i carri distrutti muovendo.',
  'refusal.NO_RETURN_SQUARE': 'Il carro non può entrare lì: gli serve una casella libera della sua base.',
  'refusal.FREE_SQUARE_FIRST': 'Nella base c’è una casella senza ordigni: scegli quella.',
  'refusal.DUD_SQUARE_FIRST':
    'Nella base c’è una casella con un ordigno e senza carro: scegli quella. L’ordigno sparisce.',
  'refusal.NEAREST_SQUARE': 'La base è piena. Il carro entra il più vicino possibile al suo angolo.',
  'refusal.MUST_RETURN': 'Prima il tuo carro deve rientrare.',

  'refusal.NOT_YOUR_TANK': 'Questo carro non è tuo.',
  'refusal.TANK_OFF_BOARD': 'Il tuo carro {pawn:pawn} non è sulla plancia.',
  'refusal.ONLY_THIS_TANK': 'In questa azione principale agisce solo il {pawn:pawn}.',
  'refusal.OFF_THE_BOARD': 'Il percorso esce dalla plancia o salta una casella.',
  'refusal.WRONG_DIRECTION': 'La carta non muove in quella direzione.',
  'refusal.MUST_GO_STRAIGHT': 'Senza Direzione un carro va diritto.',
  'refusal.WRONG_DISTANCE':
    'La distanza della carta si percorre tutta: da {least} a {most} caselle, non {driven}.',
  'refusal.ENDS_ON_TANK': 'In {square} c’è un altro carro. Puoi solo attraversarlo – e vieni distrutto.',
  'refusal.ENDS_ON_ARTILLERY': 'In {square} c’è un carro dell’artiglieria. Non puoi fermarti lì.',
  'refusal.ENDS_AT_START': 'Un movimento non può finire dove è cominciato.',
  'refusal.NO_PATH': 'Questo carro non ha percorsi possibili.',
  'refusal.OTHER_TANK_CAN_MOVE': 'L’altro tuo carro può muovere, quindi non puoi scegliere questo.',
  'refusal.MUST_MOVE': 'Il carro può muovere, quindi deve. La via d’uscita è cambiare carro.',
  'refusal.MOVE_FIRST': 'Prima il carro muove, poi può sparare. Solo Cambio d’ordine lo inverte.',
  'refusal.MOVED_ALREADY': 'Prima va finita questa azione principale: spara o rinuncia al tiro.',
  'refusal.MOVE_OWED': 'Il carro ha già sparato, quindi ora deve muovere.',

  'refusal.ONE_SHOT': 'Un carro spara una volta per azione principale.',
  'refusal.WRONG_SHOT':
    '{square} è fuori tiro: il cannone arriva esattamente da {least} a {most} caselle nelle sue direzioni.',
  'refusal.NOTHING_TO_SHOOT': 'Non c’è nulla a tiro.',
  'refusal.NO_TOKEN_THERE': 'In {square} non c’è nessun gettone luogo.',
  'refusal.NOT_EMPTY': 'Un ordigno si posa solo su una casella vuota; {square} non lo è.',
  'refusal.NO_DUD_LEFT': 'Nella riserva non ci sono più ordigni.',
  'refusal.NO_DUDS_IN_SOLO': 'In solitario tutti gli ordigni sono dell’artiglieria.',
  'refusal.NO_DUD_THERE': 'In {square} non c’è nessun ordigno.',
  'refusal.NO_TANK_THERE': 'In {square} non c’è nessun carro.',
  'refusal.FRIENDLY_TANK': 'Il carro in {square} sta dalla tua parte: non gli si può sparare.',
  'refusal.NO_ARTILLERY_THERE': 'In {square} non c’è nessun carro dell’artiglieria.',
  'refusal.NAME_THE_TARGET': 'Di’ a che cosa miri in {square}: al carro o al gettone.',

  'refusal.NO_ACTION_LEFT': 'Non ti restano azioni principali.',
  'refusal.PAUSE_TURN': 'Sei rientrato con un carro danneggiato: questo turno lo salti.',
  'refusal.CARD_NOT_IN_RESERVE': 'Puoi cambiare solo con una carta della tua riserva.',
  'refusal.CARD_DAMAGED': '{card:tank} è ancora in riparazione.',
  'refusal.CHANGE_OFF_BOARD': 'Il {pawn:pawn} è fuori dalla plancia e non può cambiare carro.',
  'refusal.ACT_FIRST': 'Prima fai la tua azione principale: muovi e spara, o cambia carro.',

  'refusal.NO_SPECIAL': 'Non hai questo gettone speciale.',
  'refusal.NEEDS_PAIR': '{picture:picture} ha bisogno di un secondo gettone uguale.',
  'refusal.USED_UP': '{picture:picture} è già stato usato.',
  'refusal.ASSIGNED_ALREADY': '{picture:picture} è già su un carro e ci resta.',
  'refusal.NOT_AN_ACTION': '{picture:picture} è un potenziamento: assegnalo a un carro.',
  'refusal.NOT_AN_UPGRADE': '{picture:picture} è un’azione unica: giocala.',
  'refusal.NO_TANK_FOR_EXTRA_TURN': 'Non hai carri sulla plancia per un Turno extra.',
  'refusal.DECK_EMPTY': 'Il mazzo dei carri è vuoto.',
  'refusal.NOT_DRAWN': 'Tieni una delle due carte pescate.',
  'refusal.KEEP_FIRST': 'Prima tieni una delle due carte.',
  'refusal.NOT_ACTIVE':
    'I potenziamenti vanno solo sulla carta attiva di un carro sulla plancia, tuo o del tuo compagno.',
  'refusal.NO_SLOT': 'Nessuno spazio libero: una carta carro porta due potenziamenti.',
  'refusal.ENTRY_NOT_OPTIONAL': 'Senza carri sulla plancia devi farne entrare uno.',

  'refusal.TOO_FAR': 'È a più di due caselle.',
  'refusal.PAWN_THERE': 'In {square} c’è un altro giocatore.',
  'refusal.NOT_BESIDE_PAWN': '{square} non tocca il tuo carro.',
  'refusal.UNDER_OWN_PAWN': 'Il gettone sotto il tuo carro non si gira.',
  'refusal.FACE_UP_ALREADY': 'Il gettone in {square} è già scoperto.',
  'refusal.NO_TOKEN_TO_REVEAL': 'In {square} non ci sono gettoni.',
  'refusal.NOT_OF_THE_THREE': 'Scegli due dei tre gettoni uguali.',
} satisfies SameKeys<typeof english>;
