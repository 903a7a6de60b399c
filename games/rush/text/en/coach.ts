/** Messages: the coach; each tip whole, and in a few words for narrow screens. They are loaded with the coach. */
import type { Messages } from '#engine/text.ts';
import type { COACHED } from '../coached.ts';

type Tip = (typeof COACHED)[number];

export const coach = {
  'coach.firstTurn':
    'Welcome: the most points win. Medals count 1, captured Bases 3, Achievements 5. Every Vehicle is three things: money, a defender or an attacker.',
  'coach.firstTurn.short': 'The most points win',
  'coach.firstPurchase': 'Begin by buying a Vehicle that pays more than your Engineers.',
  'coach.firstPurchase.short': 'Buy what pays more',
  'coach.handShown':
    'In your turn your hand lies open for everybody. The cards you draw at its end stay hidden until your next turn.',
  'coach.handShown.short': 'Your hand lies open in your turn',
  'coach.paying':
    'Choose a Vehicle of the Reserve and the cards that pay for it. Change is not given, so pay as exactly as you can.',
  'coach.paying.short': 'Pay as exactly as you can',
  'coach.reserve':
    'These Vehicles are for sale. At the end of every turn the one marked “leaves next” is gone, and a new one comes.',
  'coach.reserve.short': 'One Vehicle leaves every turn',
  'coach.depot': 'What you buy and what you use goes here. It comes back when your Garage has run out.',
  'coach.depot.short': 'The Depot comes back later',
  'coach.garage':
    'You draw from here, three cards for every turn. A small, strong Garage comes round faster.',
  'coach.garage.short': 'A small Garage comes round faster',
  'coach.playAbility':
    'A card with an ability may be played for it. A Vehicle with Defence then goes onto one of your Bases.',
  'coach.playAbility.short': 'Play a card for its ability',
  'coach.reinforcements': 'Draw abilities first: you see more cards before you decide how to spend them.',
  'coach.reinforcements.short': 'Draw before you spend',
  'coach.conscription':
    'Now you may buy as often as you like. All your payments count together, so nothing is wasted any more.',
  'coach.conscription.short': 'Buy as often as you like now',
  'coach.conscriptionHeld':
    'Conscription: play it before you pay, and you may buy as often as you like this turn.',
  'coach.conscriptionHeld.short': 'Conscription: buy more than once',
  'coach.reconnaissance': 'Nothing good in the Reserve? This sweeps it away. Look before you buy.',
  'coach.reconnaissance.short': 'Look at a new Reserve first',
  'coach.sabotage': 'Every opponent loses a card of the next hand and does not draw another one.',
  'coach.sabotage.short': 'Take a card from every opponent',
  'coach.siege':
    'Siege is no attack: it reaches even a defended Base, needs no nation and leaves you your attack. Use it first, to open the way.',
  'coach.siege.short': 'Siege reaches past defenders',
  'coach.research':
    'Research costs you the card, but not a purchase. Turning a Technician into a Vehicle is a good deal.',
  'coach.research.short': 'Turn this card into a Vehicle',
  'coach.repair':
    'Weak cards slow you down. Throw Engineers away when your Vehicles pay better – captured Bases are points, keep them.',
  'coach.repair.short': 'Throw weak cards away',
  'coach.invulnerability':
    'A Medal without a fight. Remember that the last single of a pile brings the end of the game.',
  'coach.invulnerability.short': 'A Medal without a fight',
  'coach.attackBasesOnly':
    'This one hits Bases only. Let another card of its nation clear the defender away.',
  'coach.attackBasesOnly.short': 'This one hits Bases only',
  'coach.attackVehiclesOnly': 'This one hits Vehicles only. It cannot touch Bases, not even undefended ones.',
  'coach.attackVehiclesOnly.short': 'This one hits Vehicles only',
  'coach.nationalResources':
    'This card pays a lot, but only for Vehicles of its own nation. Other cards may add to it.',
  'coach.nationalResources.short': 'Pays for its own nation only',
  'coach.placing':
    'This Vehicle now guards a Base and stays there until it is destroyed or replaced. Empty Bases come first.',
  'coach.placing.short': 'Which Base shall it guard?',
  'coach.noAbility': 'You may skip the ability and only defend: choose “Defend” instead of “Ability”.',
  'coach.noAbility.short': 'You may skip the ability',
  'coach.defended':
    'A defended Base cannot be attacked: the defender has to go first. Against 2 Defence points you need a strong gun or two hits.',
  'coach.defended.short': 'The defender has to go first',
  'coach.damaged':
    'A tilted card is damaged: one more hit, by anybody, destroys it. Its owner repairs it at the start of the turn.',
  'coach.damaged.short': 'One more hit destroys it',
  'coach.attack':
    'One attack a turn. First choose all the Vehicles that take part, then give each of them a target, one after the other.',
  'coach.attack.short': 'One attack a turn',
  'coach.strike':
    'Now every attacker gets its target, one after the other. Each of them hits once, and the order is yours to choose.',
  'coach.strike.short': 'Give each attacker its target',
  'coach.oneNation': 'Only Vehicles of one nation attack together. It pays to have a favourite nation.',
  'coach.oneNation.short': 'Attack with one nation only',
  'coach.heavyBase': 'Only Heavy Tanks destroy an undamaged Base in one hit. All others need two.',
  'coach.heavyBase.short': 'A Heavy Tank needs one hit',
  'coach.medals':
    'Each Vehicle that you destroy is worth a Medal of your attackers’ nation: a point, and a coin for later.',
  'coach.medals.short': 'A Medal for each Vehicle',
  'coach.doubleMedal':
    'Two Vehicles in one turn? A double Medal is worth as much as two singles, but takes only one place in your hand.',
  'coach.doubleMedal.short': 'A double takes less room',
  'coach.achievements':
    'Five points each for the player who leads alone at the end. A tie is worth nothing to anybody.',
  'coach.achievements.short': '5 points for leading alone',
  'coach.sabotaged':
    'Somebody has sabotaged you. Discard the card you will miss least: a captured Base, for instance.',
  'coach.sabotaged.short': 'Discard what you miss least',
  'coach.baseCaptured':
    'Well done: three points! But the card cannot be played, and it will take up room in your hand.',
  'coach.baseCaptured.short': 'Three points!',
  'coach.baseInHand':
    'A captured Base came up. It goes straight to your Depot, so this turn you have a card less.',
  'coach.baseInHand.short': 'A captured Base came up',
  'coach.reshuffle':
    'The Garage was empty, so your Depot was shuffled: everything you have bought is now in play.',
  'coach.reshuffle.short': 'Your Depot is the new Garage',
  'coach.playedOnce':
    'The lock means that this Vehicle has been played this turn. It rests until your next one.',
  'coach.playedOnce.short': 'The lock: played this turn',
  'coach.noBaseLeft': 'Your Bases are gone, but you are not: buy and attack as before. You can still win.',
  'coach.noBaseLeft.short': 'Without Bases you can still win',
  'coach.endOfTurn':
    'Nothing more to do? End your turn: what you have not played goes to your Depot, and you draw three new cards.',
  'coach.endOfTurn.short': 'Nothing to do? End your turn',
  'coach.lastRound':
    'This is the last round! Think of points now: Medals, Bases, and Achievements that you can still win.',
  'coach.lastRound.short': 'The last round: think of points',
} satisfies Messages & Readonly<Record<`coach.${Tip}` | `coach.${Tip}.short`, string>>;
