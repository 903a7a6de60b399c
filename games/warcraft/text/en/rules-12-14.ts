/** Chapters 12 to 14 of the rulebook. */

export const rules = {
  'WOW-12.1':
    'Class cards are powers, which are bought, and talents, of which each new level gives one (19.12).',
  'WOW-12.2':
    'An instant power costs its energy at every use, before it works. An active power was paid when it was equipped (11.9).',
  'WOW-12.3':
    'If a power does several things, its energy is paid once for all of them. Each of them needs something to act on. What comes after the use of a card is free in that round.',
  'WOW-12.4':
    'At the start of their dice pool players may switch off equipped powers and items for this round. A card that is switched off adds nothing, but capacities and travel stay. Every round begins with all cards on.',
  'WOW-12.5':
    'Talents and racial abilities cannot be switched off, but their dice may be left unrolled (13.5).',
  'WOW-12.6':
    'What cards do “every round” or “always” happens by itself. Everything else is up to the owner.',
  'WOW-12.7':
    'Talents stay for the whole game, unless Another Path to Power replaces them. A talent for a power does nothing while that power is not equipped.',
  'WOW-12.8': 'Levels 2 to 5 give a talent each: at level n a character has n − 1 talents.',
  'WOW-12.9':
    'To regain never goes beyond the capacity. To gain may go beyond it; the excess is lost when the fight ends, or when the card says so. The capacity itself stays.',
  'WOW-12.10': 'Cards may raise a capacity as long as they are equipped, talents for good.',
  'WOW-12.11':
    'Each ability of each card is used at most once a combat round, unless a card says otherwise; every use is paid. Option: abilities that cost something may be used as often as they can be paid.',
  'WOW-12.12': 'Each character uses at most one potion and one scroll in a combat round.',
  'WOW-12.13': 'Potions, scrolls and other items that are used up go to the merchant.',
  'WOW-12.14':
    'A “friend in the fight” takes part in it and is not defeated. Only those in the fight use abilities in it or are their targets.',
  'WOW-12.15':
    'Changes of Reroll, Attrition and Threat last for this round, and for the character whose dice they are.',
  'WOW-12.16':
    'If several effects come together, the player of the active character decides their order; without an active character, the active faction. Who has passed is asked again after each effect, so that any order is possible.',
  'WOW-12.17':
    'A pet or demon gets its printed Health when it is equipped. When its owner would suffer a wound, the pet may lose 1 Health instead. At 0 it goes to the spellbook. Only equipping it again, or Mend Pet, heals it.',
  'WOW-12.18': 'A pet can also take other losses of Health one by one, but it pays no prices.',
  'WOW-12.19':
    'Combo tokens are put on the owner’s equipped finishing moves. Without one none are placed. They stay until they are spent, the power is unequipped, or the fight ends.',
  'WOW-12.20':
    'Judgement is free. It uses the judgement of the equipped seal; the seal stays equipped and still works as usual in that round.',
  'WOW-13.1':
    'Dice have eight faces, 1 to 8. Green dice defend, red dice fight hand to hand, blue dice strike from afar.',
  'WOW-13.2':
    'There are fights against creatures and fights between characters. Overlord and bosses are fought like a group of one creature.',
  'WOW-13.3':
    'A combat round is an attack phase for each character that takes part, in the order that its side chooses, and then one defence phase.',
  'WOW-13.4':
    'Cards ask for dice by colour and result: “red or blue” is one die of either colour, “7 or more” a result of 7 or 8.',
  'WOW-13.5': 'One may roll fewer dice than one has.',
  'WOW-13.6': 'At most 7 dice of a colour are in a character’s pool.',
  'WOW-13.7':
    'Dice that were removed or set aside in this phase count towards these 7, and so do dice that are set aside for the whole fight. If fewer dice are left than a card adds, it adds those. Colours do not replace each other.',
  'WOW-13.8':
    'Dice are removed from what is really in the pool: with 9 red dice one has 7, and rolls 5 after removing 2.',
  'WOW-13.9': 'Each die can be spotted once a round. Two cards that need a blue 8 need two blue 8s.',
  'WOW-13.10':
    'A creature may use a die that a character has spotted, and the other way round. The attacking player decides which comes first.',
  'WOW-13.11': 'A spotted die cannot be removed, and a removed die cannot be spotted.',
  'WOW-13.12':
    'Reroll: one rolls again up to as many dice as the Reroll value, all together, once. The new result stands. Nobody must reroll.',
  'WOW-13.13': 'Cards that roll dice again “without using the Reroll value” come on top of that.',
  'WOW-13.14':
    'If the result of a die is changed, the die is turned, not rolled. Results stay between 1 and 8.',
  'WOW-13.15':
    'If the colour of a die is changed, an unused die of the new colour takes its place. Without one the change is not possible. Option: no spare die is needed.',
  'WOW-13.16':
    'A die that was removed or replaced is out for the rest of the phase and back in the next round.',
  'WOW-13.17': '“The round before” is the one just before, in the same fight.',
  'WOW-13.18': 'Reroll and Attrition values below 0 count as 0. Threat is never below 1.',
  'WOW-13.19':
    'A character that is defeated by a creature’s ability places no tokens in that round. The friends go on.',
  'WOW-13.20':
    'After 40 rounds a fight is broken off: against creatures the remaining attackers are defeated; between characters nobody wins and nobody loots; the final battle goes to the side with more Health in all; in a tie it is a draw.',
  'WOW-13.21':
    'When a fight ends, all its tokens are removed: hits, armour, stun, combo tokens, and the excess of Health and Energy.',
  'WOW-13.22':
    'If a fight ends early, what would come later in that round does not happen. What comes after a fight does.',
  'WOW-14.1':
    'Each colour of a creature has its own Threat, Attack and Health; the special ability is the same. Green is the weakest, red the strongest. Green and red ones of a kind have the same Threat.',
  'WOW-14.2':
    'In each round every character attacks once, in the order that the players choose. Then comes one defence phase.',
  'WOW-14.3': 'Dice pool: the player uses cards, pays their energy, counts the dice and rolls them.',
  'WOW-14.4': 'Reroll: see 13.12.',
  'WOW-14.5':
    'Tokens: every die that shows the Threat or more gives one. Blue: a hit in the damage box. Red: a hit in the defence box. Green: an armour token in the defence box.',
  'WOW-14.6': 'The character also puts as many hits in the attrition box as its Attrition value.',
  'WOW-14.7': 'All characters of a faction use the same three boxes. Their tokens add up.',
  'WOW-14.8':
    'Ranged strike: the players may remove as many hits from the damage box as the Health of a creature, which is then defeated. They may do so several times. What is left stays in the box.',
  'WOW-14.9': 'When the last creature is gone, the characters have won, and the fight is over.',
  'WOW-14.10':
    'Damage: the characters suffer as many wounds as the Attack of all remaining creatures exceeds the tokens in the defence box. The tokens are counted, not removed.',
  'WOW-14.11': 'For example: 3 hits and 2 armour tokens against Attack 7 are 2 wounds.',
  'WOW-14.12':
    'After the wounds all armour tokens are removed, and all hits of the attrition and the defence box move to the damage box.',
  'WOW-14.13': 'Resolution: creatures are defeated as in 14.8. Hits that are left stay for the next round.',
  'WOW-14.14': 'If creatures are left, a new round begins.',
  'WOW-14.15':
    'If the last character is defeated, the creatures have won. They are healed; those already defeated stay so.',
  'WOW-14.16':
    'The special ability of creatures acts at the moment that it says, once in each attack phase or once a round – not for each creature, unless it says so.',
  'WOW-14.17': 'Abilities look at the dice as they lie, spotted or not, without removed ones.',
  'WOW-14.18':
    'The active character loses the Health that an ability takes, point by point; one may react to each. Tokens do not help. A pet may take it.',
  'WOW-14.19': 'Against ghouls the Reroll value is 0. Dice that cards roll again are not concerned.',
  'WOW-14.20': 'Against giant spiders and wraiths no hit can be put in the attrition box.',
  'WOW-14.21':
    'Against drakes only green dice that show 8 give armour tokens; all other armour is not placed.',
  'WOW-14.22':
    'Wildkin make a character unequip powers of its choice, as many as it says or as there are. Printed cards stay.',
  'WOW-14.23':
    'Where hits leave a box, it is for each creature left, once, or for each undefeated character, as the ability says.',
  'WOW-14.24': 'Dice that a Doom Guard sets aside are out for the rest of the fight, for everybody.',
  'WOW-14.25':
    'Bosses and the overlord are single opponents. All hits needed must be removed at once. They keep no damage between fights.',
  'WOW-14.26':
    'Who leaves a fight by a card stays in the region, places no tokens, is not defeated, and has no part in the reward. If nobody is left, the creatures have won.',
  'WOW-14.27': 'A blue creature that is defeated by Polymorph counts as defeated by the characters.',
} as const;
