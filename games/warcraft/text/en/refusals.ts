/** Why something cannot be done. */
import type { Message } from '#engine/text.ts';
import type { RefusalCode } from '../../rules/refusals.ts';

/** Codes for which the page itself has messages. */
type OfThePage = 'GAME_OVER' | 'NOT_YOUR_TURN';
type RefusalMessages = Readonly<Record<`refusal.${Exclude<RefusalCode, OfThePage>}`, Message>>;

export const refusals = {
  'refusal.OTHER_QUESTION': 'Something else is asked now.',
  'refusal.BAD_DECISION': 'There is no such decision.',
  'refusal.INCOMPLETE': 'This is only the beginning of a decision; something has to follow.',
  'refusal.WRONG_ORDER': 'The parts of this decision have a fixed order, and each stands there once.',
  'refusal.CHOOSE_CHARACTER': 'At this table everybody chooses characters, not classes.',
  'refusal.CHOOSE_CLASS': 'At this table everybody chooses classes; the factions are drawn.',
  'refusal.UNREADABLE':
    '“{text}” cannot be read. Examples: travel horde-1 into undercity, use fireball, roll, done.',

  'refusal.NOT_FIGHTING': 'This character is not in the fight.',
  'refusal.HAS_ACTED': 'This character has attacked already in this round.',
  'refusal.OTHER_SIDE': 'This character is of the other faction: choose one of your own.',

  'refusal.NOT_YOUR_CARD': 'This character does not have that card in use.',
  'refusal.CARD_IS_OFF': 'This card is switched off for this round.',
  'refusal.CANNOT_SWITCH_OFF':
    'Only equipped powers and items can be switched off; talents and racial abilities cannot.',
  'refusal.SWITCH_FIRST': 'Cards are switched off at the start of the dice pool, before anything is used.',
  'refusal.WRONG_WINDOW': 'That ability cannot be used at this moment: its text says when it can.',
  'refusal.FOE_NOT_DUE': 'The opponent has no ability that is due now.',
  'refusal.BY_ITSELF': 'That ability works by itself; there is nothing to decide.',
  'refusal.CONDITION': 'The condition of that ability is not met: its text says what it needs.',
  'refusal.MAIN_FIRST': 'Use the main ability of that card first; this one comes with it.',
  'refusal.NOT_ENOUGH_ENERGY': 'That costs {price} Energy; this character has {energy}.',
  'refusal.NOT_ENOUGH_HEALTH': 'The last Health token cannot be paid.',
  'refusal.USED_THIS_ROUND': 'That ability was used already in this combat round.',
  'refusal.ONE_POTION': 'Each character drinks one potion a round at most.',
  'refusal.ONE_SCROLL': 'Each character reads one scroll a round at most.',
  'refusal.REACTED': 'That card has answered this loss already.',
  'refusal.LEVEL_TOO_LOW': 'That needs level {level}.',
  'refusal.NO_FREE_INSTANT': 'There is no free use of an instant power left in this fight.',

  'refusal.NO_SUCH_DIE':
    'No such die can be chosen here: it must show what the ability asks for, and it is spotted once a round.',
  'refusal.NO_SPARE_DIE': 'No unused die of that colour is left, so the colour cannot change.',
  'refusal.DICE_IN_ORDER': 'Choose each die once.',
  'refusal.NOTHING_TO_CHOOSE': 'There is nothing to choose here.',
  'refusal.NOT_A_CHOICE': 'This ability does not let you choose that.',
  'refusal.NO_TARGET': 'That ability finds nothing that it could do now.',
  'refusal.NOT_IN_PVP': 'That works against creatures only, not against characters.',

  'refusal.PAY_DICE_FIRST': {
    by: 'count',
    one: 'Stun and curse come first: {count} die must be removed.',
    other: 'Stun and curse come first: {count} dice must be removed.',
  },
  'refusal.TOO_MANY_PAID': {
    by: 'count',
    one: 'Stun and curse take {count} die, no more; others may be left unrolled.',
    other: 'Stun and curse take {count} dice, no more; others may be left unrolled.',
  },
  'refusal.NO_DIE_OF_COLOUR': 'There are not so many dice of that colour in the pool.',
  'refusal.TOO_MANY_REROLLS': {
    by: 'value',
    one: 'The Reroll value is {value}: at most {value} die can be rolled again.',
    other: 'The Reroll value is {value}: at most {value} dice can be rolled again.',
  },
  'refusal.CANNOT_REROLL': 'This die cannot be rolled again with the Reroll value.',

  'refusal.NOT_ENOUGH_HITS': 'There are not enough hits in the damage box.',
  'refusal.NOT_IN_THIS_FIGHT': 'This creature is not in the fight.',
  'refusal.CANNOT_TAKE_WOUND':
    'These wounds are taken by characters of your own side that are in the fight and undefeated.',
  'refusal.OWN_LOSS': 'One character alone loses this Health: it takes the loss itself, or its pet does.',
  'refusal.NO_PET': 'This character has no pet that could take the wound.',
  'refusal.TOO_MANY_SPOTS': 'There are fewer free dice, or less attrition, than that.',
  'refusal.TOO_MANY_HITS': {
    by: 'most',
    one: 'At most {most} hit may go to the damage and defence boxes.',
    other: 'At most {most} hits may go to the damage and defence boxes.',
  },
  'refusal.NO_SUCH_POWER': 'This power is not equipped, or cannot be unequipped.',

  'refusal.CLASS_TAKEN': 'Somebody plays this class already. Each class is in the game once.',
  'refusal.FACTION_FULL': 'This faction would get too many characters; both have the same number.',
  'refusal.ONE_FACTION': 'Both characters of a player belong to one faction.',
  'refusal.NOT_YOUR_CHARACTER': 'This character is not yours.',
  'refusal.NO_ACTION_LEFT': 'This character has no action left.',
  'refusal.MUST_CHALLENGE': 'A blue creature is here: this character’s next action must challenge it.',
  'refusal.ACT_AT_ONCE': 'The character who has used that card must take an action at once.',
  'refusal.NOBODY_TO_YIELD_TO':
    'No partner can decide now: they have no action left, or have yielded since the last action.',
  'refusal.USED_THIS_TURN': 'That was used already in this turn.',
  'refusal.TOO_FAR': 'Too far: {steps} steps at most, along crossable borders and own flight paths.',
  'refusal.ENEMY_START': 'Nobody enters the enemy’s starting region.',
  'refusal.TRAVELS_USED': 'This armour allows one travel action a turn.',
  'refusal.NO_SPLIT': 'Health and Energy cannot be split like that.',
  'refusal.NOT_YOUR_CLASS': 'That power is not in this character’s class deck any more.',
  'refusal.LEVEL_TOO_HIGH': '{card:card} needs level {level}.',
  'refusal.NOT_ENOUGH_GOLD': 'Not enough gold: there is {gold}.',
  'refusal.NO_TOWN': 'There is no friendly town here.',
  'refusal.NOT_FOR_SALE': 'The merchant does not have that item.',
  'refusal.SOULBOUND': 'That item is soulbound: it is neither sold nor traded.',
  'refusal.BAG_FULL': 'The bag is full: three items that count. Sell one first.',
  'refusal.NO_SUCH_TARGET': 'There is no such opponent here.',
  'refusal.NOT_YOUR_QUEST': 'These creatures belong to a quest of the other faction.',
  'refusal.CANNOT_INVITE': 'Only friends in the same region who have an action left can be invited.',
  'refusal.NOT_INVITED': 'This character is not invited.',
  'refusal.NOT_TOGETHER': 'Both must be of one faction and in one region.',
  'refusal.NOT_IN_BAG': 'That item is not in this bag.',
  'refusal.NOTHING_TRADED': 'Nothing changes hands in this trade.',
  'refusal.TRADE_LATER': 'Trading begins after an action of this turn.',
  'refusal.ENOUGH_TRADES': 'You have offered {most} trades since the last action; that is enough.',
  'refusal.NO_SUCH_AREA': 'There is no such card area.',
  'refusal.STANCE_AREA':
    '{card:card}: only stances lie in the first area of a warrior, and they lie nowhere else.',
  'refusal.NOT_WORN': '{card:card} cannot be equipped.',
  'refusal.WRONG_TYPE': 'This area does not take cards of this type: {card:card}.',
  'refusal.WRONG_TRAIT': 'This area does not take items of this sort: {card:card}.',
  'refusal.SAME_FUNCTION': 'There is an add-on of the same function already: {card:card}.',
  'refusal.AREA_TAKEN': 'A card lies in this area already: no room for {card:card}.',
  'refusal.SAME_CATEGORY': 'Only one power of each category may be equipped: {card:card}.',
  'refusal.BAG_TOO_FULL': {
    by: 'count',
    one: 'The bag holds three items that count: {count} too many.',
    other: 'The bag holds three items that count: {count} too many.',
  },
  'refusal.NOTHING_FITS': 'Nothing fits in this area.',
  'refusal.NOT_NEAREST':
    'One comes back in the starting region or at the nearest graveyard of another region.',
  'refusal.NOT_COMPLETED': 'This quest is not completed.',
  'refusal.NOT_OFFERED': 'This item is not offered.',
  'refusal.CANNOT_RECEIVE':
    'This character cannot receive it: only undefeated winners can, and loot needs room in the bag.',
  'refusal.DROP_ONE': 'The bag is full: say which item goes to the merchant.',
  'refusal.NO_SUCH_TALENT': 'This talent cannot be chosen now.',
  'refusal.NO_SUCH_DECK': 'No quest can be drawn from this deck.',
  'refusal.NO_SUCH_SPLIT': 'Between {least} and {most} hits of the damage box can be removed.',
  'refusal.OTHER_EVENT': 'That belongs to another event card.',
  'refusal.NO_FLIGHT': 'The zeppelin flies to a friendly flight path without enemies.',
  'refusal.CANNOT_ROAM': 'These creatures cannot go there.',
  'refusal.TALENT_LEVELS': 'No new talent may be of a higher level than the one that it replaces.',
  'refusal.NOT_SHORTEST': 'That is no shortest way to the Bulwark.',
  'refusal.NO_PLAGUE_HERE': 'There is no plague token here, or the price of 3 Energy cannot be paid.',
  'refusal.NOTHING_TO_SEE': 'There is no counter here that this character could look at.',
  'refusal.NOTHING_TO_LOOT':
    'That cannot be looted: only an item in the bag of the defeated, if a winner can hold it.',
} as const satisfies RefusalMessages;
