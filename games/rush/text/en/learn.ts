/** Messages: the opening and the exercises. They are loaded when somebody wants to learn the game. */
import type { Messages } from '#engine/text.ts';

export const learn = {
  'learn.goal': 'Have the most points at the end: from Medals, captured Bases and Achievements.',
  'learn.aim':
    'The most points win. All three sources are marked: a Medal is worth 1, a captured enemy Base 3, an Achievement 5 for the one player who leads in it.',
  'learn.buy':
    'Cards are money. Two Engineers pay 2, and the marked {:card.ussr-t-28} costs 2. Choose it in the Reserve, then “Buy”.',
  'learn.buy.done':
    'It lies in your Depot now, like the cards that paid for it. When your Garage is empty, the Depot becomes the new one, so you will draw it soon. You buy once a turn.',
  'learn.defend':
    'The same card can defend. Choose the {:card.ussr-t-28} in your hand, then “Defend”, then one of your Bases.',
  'learn.defend.done':
    'As long as it stands there, nobody can attack this Base. But you no longer draw the card, so it pays nothing.',
  'learn.attack':
    'Or it attacks. Choose the {:card.ussr-t-28} and the {:card.ussr-bt-7}, then “Attack with these”. Let both hit the same Base: one hit damages it, the second captures it.',
  'learn.attack.done':
    'Captured: 3 points! You attack once a turn, and only Vehicles of one nation attack together.',
  'learn.guard':
    'What most people get wrong: a defended Base cannot be hit. Attack with both tanks. First the {:card.ussr-t-28} destroys the defender, the Pz.Kpfw. 38 (t). Then the {:card.ussr-kv-1} hits the Base.',
  'learn.guard.done':
    'A Medal for the defender, and 3 points for the Base. The {:card.ussr-kv-1} needed no second hit: only a Heavy Tank captures an undamaged Base in one.',
  'learn.once':
    'In a turn each card does one thing: it pays, or defends, or attacks. Buy a Vehicle and capture a Base in the same turn.',
  'learn.once.done':
    'The {:card.usa-m5-stuart} paid, and both Soviet tanks fought. Choosing what pays is half the game.',
  'learn.win':
    'You are behind by 6 points to 8. But your opponent has one Base left, and when that falls, the game ends with this round. Capture it, then end your turn.',
  'learn.win.done':
    '9 to 8: you have won! The game also ends when the last single Medal of a nation is taken. You know enough for a first game.',

  'learn.draw.title': 'Look first',
  'learn.draw':
    'Buy the {:card.germany-tiger-ii} for 6 this turn. Your hand pays only 5, but the ability of the {:card.usa-m26-pershing} draws two cards.',
  'learn.draw.done': 'Draw before you spend: then you know everything you have.',
  'learn.conscription.title': 'One more purchase',
  'learn.conscription': 'Buy two Vehicles this turn.',
  'learn.conscription.done':
    'With Conscription all payments of the turn count together: what one purchase leaves over pays for the next.',
  'learn.siege.title': 'Past the defender',
  'learn.siege':
    'Capture a Base, although no attack of yours can get past these defenders. Two of your cards have the ability Siege.',
  'learn.siege.done':
    'The first Siege damages the Base, the second captures it, defended or not. Siege is no attack: yours is still to come.',
  'learn.limits.title': 'The right order',
  'learn.limits':
    'Capture a Base with one attack. The {:card.germany-dw-2} hits Vehicles only, the {:card.germany-wespe} Bases only.',
  'learn.limits.done': 'The Heavy Tank that may hit Bases is kept for the Base: it captures it in one hit.',
  'learn.lastMedal.title': 'The last Medal',
  'learn.lastMedal':
    'It stands 7 to 7, and only one single Soviet Medal is left on its pile. Win the game this turn.',
  'learn.lastMedal.done':
    'The last single Medal of a nation ends the game with the round, and it was the point that you needed.',

  'learn.wrong.ended': 'Your turn is over, and this was still to be done.',
  'learn.wrong.paid': 'You paid with {cards:card}. What has paid does nothing else this turn.',
  'learn.wrong.attacked': 'You attacked with {cards:card}. What has attacked does nothing else this turn.',
  'learn.wrong.placed':
    'You put the {card:card} onto a Base. There it neither pays nor attacks: it is needed for something else.',
  'learn.wrong.played':
    'You played the {card:card} for its ability. Then it defends, and here it is needed to attack.',
  'learn.wrong.noAbility': 'The {card:card} defends now, without its ability. Choose “Ability” instead.',
  'learn.wrong.alone':
    'The {cards:card} alone cannot do it. Choose every Vehicle that is to attack, and only then press the button.',
  'learn.wrong.split': 'No Base has been hit twice. Both hits have to go to the same one.',
  'learn.wrong.notTaken':
    'No Base was captured. The defender has to go first. Then a Heavy Tank captures the Base in one hit; all others only damage it.',
  'learn.wrong.noPurchase': 'The Base is yours, but you have bought nothing this turn.',
  'learn.wrong.noBase': 'You have bought a Vehicle, but captured no Base this turn.',
  'learn.wrong.otherBuy':
    'You bought the {card:card}. Without Conscription that is the only purchase of the turn.',
  'learn.wrong.onePurchase':
    'Your turn is over without a second purchase. The {:card.volunteers} allow it: play them for their ability.',
  'learn.wrong.siegeNotAttack':
    'That was an attack, and an attack does not get past a defender. Siege is an ability: choose “Ability”.',
  'learn.wrong.siegeSplit': 'Two different targets are damaged. Both Sieges have to hit the same Base.',
  'learn.wrong.notWon': 'Your turn is over, and the game is not won: this turn was to win it.',
} satisfies Messages;
