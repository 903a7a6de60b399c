/** Messages: why something is refused, and what is possible instead. */
import type { Messages } from '#engine/text.ts';

export const refusals = {
  'refusal.OTHER_STEP': 'This is not the moment for that; answer what is being asked.',
  'refusal.DECISION_WAITS': 'First finish the card that you are playing.',
  'refusal.ATTACK_IS_ONE_PIECE':
    'Your attack is under way: finish it before you do anything else. Choose an attacker and a target.',
  'refusal.MEDALS_FIRST': 'First take your Medals.',
  'refusal.CANNOT_END_YET': 'You cannot end the turn while a decision is pending.',
  'refusal.ATTACK_NOT_OVER':
    'An attack cannot be broken off: every attacker that still has a target must strike.',
  'refusal.BAD_DECISION': 'This is not a complete move. Choose one of those that are offered.',
  'refusal.UNREADABLE':
    'This move cannot be read. Write, for example, “buy ussr-t-28 with engineer, engineer”, “play technician”, “deploy ussr-t-28 on S1.2”, “attack with ussr-su-100” or “end”.',
  'refusal.NO_SUCH_CARD': 'There is no card “{card}”.',
  'refusal.NO_DISCARDS':
    'Cards cannot be thrown away in the middle of your turn; what you do not play goes to the Depot when you end it.',
  'refusal.ALL_ABILITIES':
    'Abilities are all or nothing: use all of them in printed order – or none, and only defend.',

  'refusal.BASE_CARD': 'A captured Base cannot be played in any way: {card:card}. It only scores at the end.',
  'refusal.NOT_IN_HAND': 'Only cards in your hand can be played, and this one is not there: {card:card}.',
  'refusal.PLAYED_ALREADY':
    '{card:card} has already been played this turn. A Vehicle can be played once a turn, even if it comes back.',
  'refusal.ENGINEER_ONLY_PAYS': 'An Engineer can only pay: 1 point towards a Vehicle.',
  'refusal.ONLY_FOR_ABILITY':
    '{card:card}: this card can be played for its ability only; it neither defends nor attacks.',
  'refusal.MEDAL_ONLY_PAYS': 'A Medal can only pay: 1 point, a double 2.',

  'refusal.NO_RESOURCE_VALUE':
    '{card:card}: this card has no Resource value, so it cannot pay. Engineers, Medals and Vehicles can.',
  'refusal.ONE_PURCHASE': 'One purchase a turn. To buy more, play a card with Conscription first.',
  'refusal.PAY_SOMETHING':
    'Nothing is free: play at least one card with a Resource value, even if that value is 0.',
  'refusal.OTHER_NATIONS_RESOURCES':
    'National Resources of another nation cannot help here. This one is from {nation:nation}: pay with ordinary Resources or with National Resources of the same nation.',
  'refusal.NO_CARD_SERVES':
    'None of the cards paid this turn can pay for a Vehicle of this nation ({nation:nation}). Add a card with ordinary Resources or with National Resources of the same nation.',
  'refusal.NOT_IN_RESERVE':
    'Only Vehicles in the Reserve can be bought, and this one is not there: {card:card}.',
  'refusal.NOT_ENOUGH': {
    by: 'short',
    one: '{card:card} costs {short} point more than these cards pay. Add a card, or choose a cheaper Vehicle.',
    other:
      '{card:card} costs {short} points more than these cards pay. Add cards, or choose a cheaper Vehicle.',
  },
  'refusal.HAND_NOT_ENOUGH':
    '{card:card} costs {cost}. Nothing has been chosen to pay, and all your cards together pay {short} too little. Choose a cheaper Vehicle.',
  'refusal.ACCOUNT_SHORT': {
    by: 'short',
    one: 'With {card:card} all you buy this turn would cost {short} point more than all you pay. Add a card.',
    other:
      'With {card:card} all you buy this turn would cost {short} points more than all you pay. Add cards.',
  },
  'refusal.NATIONAL_POINTS_BOUND': {
    by: 'short',
    one: 'National Resources serve their own nation only. For {card:card} {short} ordinary point is missing.',
    other:
      'National Resources serve their own nation only. For {card:card} {short} ordinary points are missing.',
  },

  'refusal.NO_ABILITY': '{card:card} has no ability to use. Pay, defend or attack with it.',
  'refusal.NO_DEFENCE': '{card:card} has no Defence points, so it cannot be put on a Base.',
  'refusal.NO_BASE_LEFT': 'You have no Base left that could be defended.',
  'refusal.NOT_YOUR_BASE': 'Choose one of your own Bases that still stands.',
  'refusal.UNDEFENDED_FIRST':
    '{base:base} is already defended. While you have an undefended Base, choose that one.',

  'refusal.ONE_ATTACK': 'One attack a turn, and you have made yours.',
  'refusal.NO_ATTACKER': 'An attack needs at least one Vehicle from your hand.',
  'refusal.NO_ATTACK_POINTS': '{card:card} has no Attack points. Attack with cards that have 1 or 2.',
  'refusal.ONE_NATION': 'All attackers must be of one nation.',
  'refusal.NO_VEHICLE_TO_HIT':
    'These cards attack Vehicles only (RUSH-6.41), and no Vehicle defends an enemy Base.',
  'refusal.NO_BASE_TO_HIT': 'These cards attack Bases only (RUSH-6.40), and every enemy Base is defended.',
  'refusal.NOTHING_TO_HIT':
    'None of these cards has a target now. A target is a Vehicle on an enemy Base, or an undefended enemy Base.',
  'refusal.NOT_DECLARED': '{card:card} is not among the attackers that have still to strike.',
  'refusal.OTHERS_CAN_STRIKE': '{card:card} has no target now; first strike with an attacker that has one.',
  'refusal.ATTACKS_BASES_ONLY': '{card:card} attacks Bases only. Choose an undefended enemy Base.',
  'refusal.ATTACKS_VEHICLES_ONLY': '{card:card} attacks Vehicles only. Choose a Vehicle on an enemy Base.',
  'refusal.NO_TARGET':
    'This is no target. Choose a Vehicle on an enemy Base, or an undefended enemy Base that still stands.',
  'refusal.DEFENDED':
    '{base:base} is defended by {card:card}: destroy the defender first. Only Siege reaches a defended Base.',

  'refusal.AUXILIARY_SAFE':
    'An Auxiliary Unit cannot be selected for Siege. Choose {base:base} itself, or another target.',
  'refusal.NO_SIEGE_TARGET': 'Siege selects an enemy Base that still stands, or an Armed Vehicle on one.',
  'refusal.RESEARCH_IS_FIXED':
    'Research cannot be raised with other cards. To pay with them, make a purchase instead.',
  'refusal.RESEARCH_LIMIT':
    '{card:card} cannot be gained: choose a Vehicle from the Reserve that costs {n} or less.',
  'refusal.REPAIR_AT_LEAST_ONE': 'Choose at least one card from your Depot.',
  'refusal.REPAIR_AT_MOST_TWO': 'Repair removes two cards at most.',
  'refusal.NOT_IN_DEPOT': 'Choose cards from your Depot. This one is not there: {card:card}.',
  'refusal.GIVE_ONE_CARD': 'Sabotage: discard exactly one card from your hand.',
  'refusal.NOT_A_PAYOUT':
    'Take as many Medal points as the pile can pay, in singles or doubles; a double counts for two destroyed Vehicles.',
  'refusal.EXPOSE_AN_ATTACKER':
    '{card:card} cannot be exposed. Choose one of this attack’s Vehicles with Defence above 0.',
  'refusal.NO_RESERVE_QUESTION': 'The Reserve is not in question now.',
} satisfies Messages;
