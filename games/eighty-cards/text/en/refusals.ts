/** Why something cannot be done. */
import type { Message } from '#engine/text.ts';
import type { RefusalCode } from '../../rules/refusals.ts';

/** Codes for which the page itself has messages. */
type OfThePage = 'GAME_OVER' | 'NOT_YOUR_TURN';
type RefusalMessages = Readonly<Record<`refusal.${Exclude<RefusalCode, OfThePage>}`, Message>>;

export const refusals = {
  'refusal.OTHERS_ARE_ASKED': 'Play is halted: others are asked whether they interfere or react.',
  'refusal.OTHER_QUESTION': 'Something else is asked now.',
  'refusal.BAD_DECISION': 'There is no such decision.',
  'refusal.UNREADABLE': 'This cannot be read. Examples: move, shovel coal-2, play fog on P2, end.',

  'refusal.NATION_TAKEN': 'Somebody else already travels for this nation.',
  'refusal.NOT_YOUR_TERRAIN': 'This terrain card is not in your hand.',
  'refusal.NO_SUCH_SLOT':
    'There is no such place: every gap between two start cards takes the same number of cards.',
  'refusal.SLOT_FILLED': 'A card lies there already. Nothing is moved or pushed in between.',
  'refusal.NO_NEIGHBOUR': 'A terrain card must touch a card that is already on the table.',
  'refusal.BESIDE_OWN_START':
    'The very first card goes right next to the start card of the player who begins.',

  'refusal.NOT_ENOUGH_AP': 'That costs {cost} AP; you have {ap}.',
  'refusal.NO_AP': 'You have no AP left, so your actions are over.',
  'refusal.NO_AP_FOR_FREE_ACTION':
    'At 0 AP nothing more is possible, not even what costs nothing. Fire before you spend the last AP.',
  'refusal.EMPTY_SLOT': 'There is nothing in this slot to discard.',
  'refusal.NOT_IN_HAND': '{card:card} is not in your hand.',
  'refusal.HALTED': 'The customs have stopped you: no more movement this turn.',

  'refusal.NOT_COAL': 'Only coal can be shovelled.',
  'refusal.BOILER_FULL': 'The boiler is full: the pressure is already 9.',
  'refusal.SHOVEL_FORBIDDEN': 'Your coal is wet: no shovelling this turn.',

  'refusal.TURN_START_ONLY': 'This card is played at the start of the turn, before any other action.',
  'refusal.PRESSURE_FULL': 'Your pressure is already 9; the card would be wasted.',
  'refusal.AP_FULL': 'You already have 9 AP; the card would be wasted.',
  'refusal.NO_CONVERSION': 'Pressure must stay between 2 and 9, AP between 0 and 9.',
  'refusal.NO_SWAP': 'No terrain card is free of vehicles and balloons.',
  'refusal.START_CARD': 'Start cards stay where they are.',
  'refusal.CARD_OCCUPIED': 'A vehicle or a balloon is on this card.',
  'refusal.NOT_IN_RESERVE': 'This terrain card is not in the reserve.',
  'refusal.NOTHING_TO_DRAW': 'No travel card is left to draw.',
  'refusal.NOTHING_TO_SALVAGE': 'The base-camp discard pile is empty.',
  'refusal.CREW_ABOARD': 'Your vehicle has a crew member already. Discard that one first; it is free.',

  'refusal.NO_SUCH_ORDER': 'There is no such order.',
  'refusal.LIES_ON_VEHICLE': 'It works by itself where it lies, for a whole turn.',
  'refusal.NOT_AT_ONESELF': 'You cannot choose yourself.',
  'refusal.NO_SUCH_PLAYER': 'There is no such player.',
  'refusal.NO_AP_TO_INTERFERE':
    'In your own turn interference is paid with AP, never with pressure; you have no AP left.',
  'refusal.PRESSURE_TOO_LOW': 'Out of turn it costs {price} of your {pressure} pressure, and 2 must remain.',
  'refusal.NOTHING_TO_REMOVE': 'There is nothing there that this could take away.',
  'refusal.NO_HAND_TO_SPY': 'There is no card in that hand.',
  'refusal.ONLY_IN_RESPONSE': 'Reactions are played only when somebody attacks you.',
  'refusal.DOES_NOT_FIT': 'This reaction does not answer this kind of attack.',
  'refusal.ONLY_AGAINST_DAMAGE': 'This helps against damage only; here a card is to be destroyed.',

  'refusal.NO_WEAPON': 'There is no weapon on your vehicle.',
  'refusal.OUT_OF_RANGE': 'Distance {distance}: this weapon reaches at most {most}.',
  'refusal.TOO_NEAR': 'Distance {distance}: too near, this weapon needs at least {least}.',
  'refusal.NOTHING_TO_DESTROY': 'The target has nothing in this slot.',
  'refusal.BALLOON_IS_LAUNCHED':
    'A balloon is not fired at somebody; it is launched to the space ahead or behind.',
  'refusal.IS_NO_BALLOON': 'Only an explosive balloon is launched; fire this weapon at a vehicle.',
  'refusal.FIRED_ALREADY': 'The balloon is in the air already.',
  'refusal.NOT_A_VICTIM': 'That vehicle cannot be hit by this explosion.',

  'refusal.NOT_AT_CAMP': 'Installing and re-arming need a base camp under your vehicle.',
  'refusal.SLOT_TAKEN': 'Your vehicle already has one: {slot:slot}. Discard it first; it is free.',
  'refusal.NOTHING_TO_REARM': 'You have no covered upgrade.',
  'refusal.NOTHING_TO_USE': 'Your vehicle has no springs and no booster rockets to use.',
  'refusal.COVERED': 'This upgrade is covered. Re-arm it at a base camp.',
  'refusal.USED_THIS_TURN': 'Only one use of springs or booster rockets a turn.',

  'refusal.NOT_IN_THEIR_HAND': 'This card is not in that hand.',
  'refusal.NO_BASE_CAMP_CARD_NOW': 'You hold a base-camp card. Another one is drawn only with none in hand.',
  'refusal.NOTHING_TO_REPLACE': 'No base-camp card has left your hand since your last draw.',
  'refusal.DECK_OUT': 'This deck and its discard pile are empty.',
  'refusal.HAND_IS_FULL': 'Your hand is full.',
} as const satisfies RefusalMessages;
