/** The rules of chapters 11 to 14, clause by clause. */

export const rules = {
  'EC-11.1': 'Firing is an action of your own turn and costs 0 AP (but see 5.6).',
  'EC-11.2':
    'The target is any other vehicle in range. The distance is counted as in 3.14, and weapons fire in both directions.',
  'EC-11.3': 'A weapon always hits. Only a reaction can avert the hit or lessen it.',
  'EC-11.4': 'Damage: the target loses as much pressure as there are explosions on the weapon card.',
  'EC-11.5':
    'Instead of doing damage you may destroy one upgrade or one weapon that the target has. You name it when you fire; it is discarded.',
  'EC-11.6':
    'Damage is the number of explosions, plus 1 with a Gunner, less 2 against Emergency Armour. The pressure of the target never falls below 2 by it, and its AP stay as they are.',
  'EC-11.7': 'A torpedo or a rocket is discarded when it is fired.',
  'EC-11.8': 'A vehicle has one weapon at most. You may fire it in the turn in which you install it.',
  'EC-11.9': 'Earth torpedo: from distance 5 to distance 16.',
  'EC-11.10':
    'Rocket: from distance 0 to 4; it is the only weapon for the own space. With the option it reaches the whole ring.',
  'EC-11.11':
    'You may fire even where nothing comes of it, such as at pressure 2. Weapons never destroy crew.',
  'EC-11.12': 'Weapons are fired only in your own phase 2.',

  'EC-12.1': 'There are two balloon cards and two balloons: card 1 has balloon 1, card 2 has balloon 2.',
  'EC-12.2':
    'To launch, put the balloon on the space next to your own. The card is turned and stays on your vehicle.',
  'EC-12.3': 'You choose the space ahead or the space behind.',
  'EC-12.4': 'If another vehicle is on that space, the balloon explodes at once.',
  'EC-12.5': 'A balloon that is in the air cannot be launched again.',
  'EC-12.6':
    'At the start of everybody’s turn the owner moves each of their balloons one space, in either direction.',
  'EC-12.7':
    'This is compulsory. If several balloons drift, their owners act clockwise from the player on turn. A balloon first drifts at the start of the turn after its launch.',
  'EC-12.8': 'A balloon that comes to a space with a vehicle explodes.',
  'EC-12.9':
    'It also explodes when a vehicle enters its space. Any vehicle sets it off, its owner’s own included.',
  'EC-12.10':
    'An explosion has one victim: the vehicle that enters. Where a balloon comes to several vehicles, its owner chooses one of the others. The owner’s own vehicle is the victim only if it enters or is alone there.',
  'EC-12.11': 'An explosion does the damage on its card.',
  'EC-12.12':
    'Afterwards, averted or not, the balloon leaves the ring and its card is discarded. An explosion stops no movement.',
  'EC-12.13': 'If the card leaves the vehicle before the balloon has hit, the balloon moves no more.',
  'EC-12.14':
    'Such a balloon is adrift. It stays and explodes under the next vehicle that enters, its former owner’s included: damage only, without a Gunner. The victim may react, unless it is the former owner.',
  'EC-12.15':
    'If a balloon card is launched while its own balloon is still adrift, that balloon is used again.',
  'EC-12.16':
    'When a balloon that is not adrift explodes, its owner may choose destruction (11.5) instead of damage, and the victim may react (10), but not in the case of 12.18.',
  'EC-12.17': 'Where both balloons are on the space that is entered, balloon 1 comes first.',
  'EC-12.18':
    'If its own owner is the victim, it is damage without a Gunner, and there is no reaction; then 12.12 follows.',
  'EC-12.19':
    'At the start of your own turn you may discard the weapon card (5.7) instead of moving the balloon. It is then adrift (12.13) where it is. In the turns of others you have to move it.',

  'EC-13.1': 'You may install only while your vehicle is on a base camp. It may drive on afterwards.',
  'EC-13.2': 'You install cards from your own hand and pay their AP.',
  'EC-13.3':
    'A vehicle has one weapon and one upgrade at most. While there is one, install no other: discard the first (5.7).',
  'EC-13.4': 'An upgrade works at once.',
  'EC-13.5': 'During one stay you may install, discard and re-arm as often as you like.',
  'EC-13.6':
    'Skids, treads, climbing claws, paddle wheels and icebreaker ram make moves into their two terrains cheaper by 1. They are never covered.',
  'EC-13.7': 'A gas balloon works from being installed until the vehicle reaches another base camp.',
  'EC-13.8': 'Then its effect ends. You discard the card, or cover it to light it again later.',
  'EC-13.9': 'A gas balloon makes moves into every terrain cheaper by 1, homeland included.',
  'EC-13.10': 'Springs and booster rockets are used. Then you cover or discard them, as you like.',
  'EC-13.11': 'Springs: pay 1 AP and leap 2 spaces; then cover or discard.',
  'EC-13.12':
    'A use needs a card that is not covered. Terrain, Fog and Storm do not matter. A vehicle makes one such use a turn, whatever is re-armed or installed.',
  'EC-13.13':
    'Booster rockets: pay 1 AP and drive 3 spaces for free; then cover or discard. You say which when you use them.',
  'EC-13.14':
    'A covered upgrade has no effect, but still fills its slot and can be destroyed or discarded. On a base camp you may re-arm it: pay its AP again and turn it up.',
  'EC-13.15':
    'To reach a base camp is to enter its space, also in passing; the space where a leap lands counts, a space that is leapt over does not. You choose at once.',
  'EC-13.16': 'You may discard an upgrade at any time of your turn (5.7).',

  'EC-14.1': 'After phase 2 you may first discard one card of either kind from your hand.',
  'EC-14.2': 'Then you draw from either deck until you hold 5 cards (6 with a Lookout, 17.19).',
  'EC-14.3':
    'You have to draw while a card can be drawn. Who holds that many or more draws nothing and keeps all cards.',
  'EC-14.4': 'You draw one card at a time, and see it before you choose the next deck.',
  'EC-14.5':
    'You draw a base-camp card only while you hold none. Every one that you draw replaces one that has left your hand.',
  'EC-14.6':
    'With the other option you draw as many base-camp cards as have left your hand since your last phase 3, the discard of 14.1 included.',
  'EC-14.7': 'Then your turn ends, and your left neighbour’s begins.',
  'EC-14.8':
    'When a deck is empty, its discard pile is shuffled and becomes the deck. If both are empty, nothing is drawn from it; if no deck can supply a card, drawing ends.',
  'EC-14.9': 'Outside phase 3 there is no limit to the hand.',
  'EC-14.10':
    'Active interference is discarded at the very end of the turn, after drawing, so it is in no shuffle of this phase.',
  'EC-14.11': 'Terrain cards are in no hand, deck or discard pile once the world is made.',
} as const;
