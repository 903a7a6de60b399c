import type { SameKeys } from '#engine/text.ts';
import type { refusals as english } from '../en/refusals.ts';

export const refusals = {
  'refusal.OTHERS_ARE_ASKED': 'Il gioco è fermo: si chiede agli altri se interferiscono o reagiscono.',
  'refusal.OTHER_QUESTION': 'Adesso si chiede altro.',
  'refusal.BAD_DECISION': 'Una decisione così non esiste.',
  'refusal.UNREADABLE': 'Non si riesce a leggere. Esempi: move, shovel coal-2, play fog on P2, end.',

  'refusal.NATION_TAKEN': 'Qualcun altro viaggia già per questa nazione.',
  'refusal.NOT_YOUR_TERRAIN': 'Questa carta Terreno non è nella tua mano.',
  'refusal.NO_SUCH_SLOT':
    'Un posto così non c’è: ogni tratto fra due carte Partenza ha lo stesso numero di carte.',
  'refusal.SLOT_FILLED': 'Lì c’è già una carta. Le carte non si spostano e non si infilano in mezzo.',
  'refusal.NO_NEIGHBOUR': 'Una carta Terreno deve toccare una carta già sul tavolo.',
  'refusal.BESIDE_OWN_START': 'La primissima carta va accanto alla carta Partenza di chi comincia.',

  'refusal.NOT_ENOUGH_AP': 'Costa {cost} PA; ne hai {ap}.',
  'refusal.NO_AP': 'Non hai più PA: le tue azioni sono finite.',
  'refusal.NO_AP_FOR_FREE_ACTION':
    'Con 0 PA non si fa più nulla, nemmeno ciò che non costa. Spara prima di spendere l’ultimo PA.',
  'refusal.EMPTY_SLOT': 'Non c’è nulla da scartare in questo posto.',
  'refusal.NOT_IN_HAND': 'Non hai in mano {card:card}.',
  'refusal.HALTED': 'La dogana ti ha fermato: in questo turno non ti muovi più.',

  'refusal.NOT_COAL': 'Si getta nella caldaia solo il carbone.',
  'refusal.BOILER_FULL': 'La caldaia è piena: la pressione è già 9.',
  'refusal.SHOVEL_FORBIDDEN': 'Il tuo carbone è bagnato: in questo turno non lo puoi gettare.',

  'refusal.TURN_START_ONLY': 'Questa carta si gioca all’inizio del turno, prima di ogni altra azione.',
  'refusal.PRESSURE_FULL': 'La tua pressione è già 9; la carta andrebbe sprecata.',
  'refusal.AP_FULL': 'Hai già 9 PA; la carta andrebbe sprecata.',
  'refusal.NO_CONVERSION': 'La pressione deve restare fra 2 e 9, i PA fra 0 e 9.',
  'refusal.NO_SWAP': 'Nessuna carta Terreno è libera da veicoli e palloni.',
  'refusal.START_CARD': 'Le carte Partenza restano dove sono.',
  'refusal.CARD_OCCUPIED': 'Su questa carta c’è un veicolo o un pallone.',
  'refusal.NOT_IN_RESERVE': 'Questa carta Terreno non è nella riserva.',
  'refusal.NOTHING_TO_DRAW': 'Non resta nessuna carta Viaggio da pescare.',
  'refusal.NOTHING_TO_SALVAGE': 'Gli scarti Campo Base sono vuoti.',
  'refusal.CREW_ABOARD': 'Sul veicolo c’è già un membro dell’equipaggio. Scartalo prima: è gratis.',

  'refusal.NO_SUCH_ORDER': 'Un ordine così non esiste.',
  'refusal.LIES_ON_VEHICLE': 'Ha effetto da sola dove sta, per un turno intero.',
  'refusal.NOT_AT_ONESELF': 'Non puoi prendere di mira il tuo veicolo.',
  'refusal.NO_SUCH_PLAYER': 'Quel giocatore non c’è.',
  'refusal.NO_AP_TO_INTERFERE':
    'Nel proprio turno l’interferenza si paga in PA, mai in pressione; tu non hai più PA.',
  'refusal.PRESSURE_TOO_LOW':
    'Fuori turno costa {price} dei tuoi {pressure} di pressione, e ne devono restare 2.',
  'refusal.NOTHING_TO_REMOVE': 'Lì non c’è nulla che questa carta possa togliere.',
  'refusal.NO_HAND_TO_SPY': 'In quella mano non ci sono carte.',
  'refusal.ONLY_IN_RESPONSE': 'Le Reazioni si giocano solo quando qualcuno ti attacca.',
  'refusal.DOES_NOT_FIT': 'Questa Reazione non risponde a questo tipo di attacco.',
  'refusal.ONLY_AGAINST_DAMAGE': 'Serve solo contro i danni; qui si vuole distruggere una carta.',

  'refusal.NO_WEAPON': 'Sul tuo veicolo non c’è un’arma.',
  'refusal.OUT_OF_RANGE': 'Distanza {distance}: quest’arma arriva al massimo a {most}.',
  'refusal.TOO_NEAR': 'Distanza {distance}: troppo vicino, a quest’arma serve almeno {least}.',
  'refusal.NOTHING_TO_DESTROY': 'In quel posto il bersaglio non ha nulla.',
  'refusal.BALLOON_IS_LAUNCHED':
    'Con un pallone non si spara a qualcuno: si lancia nello spazio davanti o dietro.',
  'refusal.IS_NO_BALLOON': 'Si lancia solo un pallone esplosivo; con quest’arma si spara a un veicolo.',
  'refusal.FIRED_ALREADY': 'Il pallone è già in volo.',
  'refusal.NOT_A_VICTIM': 'Questa esplosione non può colpire quel veicolo.',

  'refusal.NOT_AT_CAMP': 'Per montare e riattivare il veicolo deve stare su un campo base.',
  'refusal.SLOT_TAKEN': 'Il tuo veicolo ne ha già: {slot:slot}. Scarta prima quella carta: è gratis.',
  'refusal.NOTHING_TO_REARM': 'Non hai nessuna modifica coperta.',
  'refusal.NOTHING_TO_USE': 'Il tuo veicolo non ha né molle né extra missili da usare.',
  'refusal.COVERED': 'Questa modifica è coperta. Riattivala in un campo base.',
  'refusal.USED_THIS_TURN': 'Molle ed extra missili: un solo uso per turno.',

  'refusal.NOT_IN_THEIR_HAND': 'Questa carta non è in quella mano.',
  'refusal.NO_BASE_CAMP_CARD_NOW':
    'Hai già una carta Campo Base. Se ne pesca un’altra solo quando non ne hai in mano.',
  'refusal.NOTHING_TO_REPLACE': 'Dall’ultima pesca nessuna carta Campo Base ha lasciato la tua mano.',
  'refusal.DECK_OUT': 'Questo mazzo e i suoi scarti sono vuoti.',
  'refusal.HAND_IS_FULL': 'La tua mano è piena.',
} satisfies SameKeys<typeof english>;
