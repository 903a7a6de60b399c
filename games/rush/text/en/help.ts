/** Messages: frequent questions, and the coach. */
import type { Messages } from '#engine/text.ts';

export const help = {
  'help.title': 'Why …?',
  'help.freeCard': 'Why can’t I take this card of cost 0?',
  'help.freeCard.answer': 'You must play at least one card with a Resource value, even if the value is 0.',
  'help.noValue': 'Why can’t the Volunteers or the Technician pay?',
  'help.noValue.answer': 'They have no Resource value.',
  'help.onePurchase': 'Why can’t I buy a second card?',
  'help.onePurchase.answer': 'Without Conscription there is one purchase a turn.',
  'help.nationalResources': 'Why can’t this truck buy that tank?',
  'help.nationalResources.answer': 'Its Resources are for its own nation only.',
  'help.oneNation': 'Why can’t these two tanks attack together?',
  'help.oneNation.answer': 'All attackers must be of one nation.',
  'help.defended': 'Why can’t I attack the Base?',
  'help.defended.answer': 'It is defended. Destroy the defender first, or use Siege.',
  'help.onlyDamaged': 'Why did my Attack 2 only damage the Base?',
  'help.onlyDamaged.answer':
    'Only a Heavy Tank destroys an undamaged Base in one hit; Attack points do not matter there.',
  'help.mustPlace': 'Why must I put the tank on a Base and lose the old one?',
  'help.mustPlace.answer':
    'A Vehicle with Defence has to defend after its abilities. When all your Bases are defended, it replaces a defender, which goes to your Depot.',
  'help.undefendedFirst': 'Why can’t I put it on that Base?',
  'help.undefendedFirst.answer': 'Undefended Bases come first.',
  'help.playedOnce': 'Why can’t I play this card again?',
  'help.playedOnce.answer': 'A Vehicle can be played once a turn, even if it is drawn again.',
  'help.noMedal': 'Why didn’t I get a Medal?',
  'help.noMedal.answer':
    'Either that nation’s pile has no single left, or the Vehicle was only displaced – replaced by its owner or left without its Base – and not destroyed.',
  'help.repaired': 'Why did the damage vanish?',
  'help.repaired.answer': 'Everybody repairs everything at the start of their own turn.',
  'help.smallHand': 'Why did my hand shrink?',
  'help.smallHand.answer':
    'Captured Bases leave the hand when it is shown, and what Sabotage takes is not replaced.',
  'help.auxiliarySafe': 'Why can’t my Siege hit this truck?',
  'help.auxiliarySafe.answer': 'Auxiliary Units cannot be selected for Siege.',
  'help.notOver': 'Why isn’t the game over?',
  'help.notOver.answer':
    'The round is played to its end, so that everybody has had the same number of turns.',
  'help.notCounted': 'Why don’t my tanks on Bases count?',
  'help.notCounted.answer':
    'The final squad is hand, Garage and Depot, unless the option “Vehicles on Bases count at the end” is on.',

  'coach.on': 'Advice for first games',
  'coach.firstTurn':
    'Welcome, commander! Most points win: Medals count 1, captured Bases 3, Achievements 5. Every card is three things: money, a defender or an attacker.',
  'coach.firstPurchase': 'Begin by buying a Vehicle that pays more than your Engineers.',
  'coach.handShown':
    'At the start of your turn your hand lies open for everybody. Until then only you see it.',
  'coach.paying':
    'Choose a Vehicle of the Reserve and the cards that pay for it. Change is not given, so pay as exactly as you can.',
  'coach.reserve':
    'These Vehicles are for sale. At the end of every turn the one marked “leaves next” is gone, and a new one comes.',
  'coach.depot': 'What you buy and what you use goes here. It comes back when your Garage has run out.',
  'coach.garage':
    'You draw from here, three cards for every turn. A small, strong Garage comes round faster.',
  'coach.playAbility':
    'A card with an ability may be played for it. A Vehicle with Defence then goes onto one of your Bases.',
  'coach.reinforcements': 'Draw abilities first: you see more cards before you decide how to spend them.',
  'coach.conscription':
    'Now you may buy as often as you like. All your payments count together, so nothing is wasted any more.',
  'coach.conscriptionHeld':
    'Conscription: play it before you pay, and you may buy as often as you like this turn.',
  'coach.reconnaissance': 'Nothing good in the Reserve? This sweeps it away. Look before you buy.',
  'coach.sabotage': 'Every opponent loses a card of the next hand and does not draw another one.',
  'coach.siege':
    'Siege is no attack: it reaches even a defended Base, needs no nation and leaves you your attack. Use it first, to open the way.',
  'coach.research':
    'Research costs you the card, but not a purchase. Turning a Technician into a Vehicle is a fine bargain.',
  'coach.repair':
    'Weak cards slow you down. Throw Engineers away when your Vehicles pay better – captured Bases are points, keep them.',
  'coach.invulnerability':
    'A Medal without a fight. Mind that the last single of a pile brings the end of the game.',
  'coach.attackBasesOnly':
    'This one hits Bases only – let another card of its nation clear the defender away.',
  'coach.attackVehiclesOnly':
    'This one hits Vehicles only – Bases it cannot touch, not even undefended ones.',
  'coach.nationalResources':
    'This card pays a lot, but only for Vehicles of its own nation. Other cards may add to it.',
  'coach.placing':
    'This Vehicle now guards a Base and stays there until it is destroyed or replaced. Empty Bases come first.',
  'coach.noAbility': 'You may skip the ability and only defend: choose “Defend” instead of “Ability”.',
  'coach.defended':
    'A defended Base cannot be attacked: the defender has to go first. Two Defence points ask for a strong gun or two hits.',
  'coach.damaged':
    'What stands askew is damaged: one more hit, by anybody, destroys it. Its owner repairs it at the start of the turn.',
  'coach.attack':
    'One attack a turn. First choose all the Vehicles that take part, then give each of them a target, one after the other.',
  'coach.oneNation': 'Only Vehicles of one nation attack together. It pays to have a favourite nation.',
  'coach.heavyBase':
    'Heavy Tanks are the only ones that flatten an undamaged Base in one hit. All others need two.',
  'coach.medals':
    'Each Vehicle that you destroy is worth a Medal of your attackers’ nation: a point, and a coin for later.',
  'coach.doubleMedal':
    'Two Vehicles in one turn? A double Medal is worth as much as two singles, but takes only one place in your hand.',
  'coach.achievements':
    'Five points each for the player who leads alone at the end. A tie is worth nothing to anybody.',
  'coach.sabotaged':
    'Somebody sabotages you. Discard the card that you will miss least – a captured Base, for instance.',
  'coach.baseCaptured':
    'Well done: three points! But the card cannot be played, and it will take up room in your hand.',
  'coach.baseInHand':
    'A captured Base came up. It goes straight to your Depot, so this turn you have a card less.',
  'coach.reshuffle':
    'The Garage was empty, so your Depot was shuffled: everything you have bought is now in play.',
  'coach.playedOnce':
    'The lock means that this Vehicle was played this turn already. It rests until your next one.',
  'coach.noBaseLeft': 'Your Bases are gone, but you are not: buy and attack as before. You can still win.',
  'coach.endOfTurn':
    'Nothing more to do? End your turn: what you have not played goes to the Depot, and you draw three new cards.',
  'coach.lastRound':
    'This is the last round! Think of points now: Medals, Bases, and Achievements that you can still win.',
} satisfies Messages;
