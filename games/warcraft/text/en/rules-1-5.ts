/** Chapters 1 to 5 of the rulebook. */

export const rules = {
  'WOW-1.1':
    'Two factions play against each other, the Alliance and the Horde, with the same number of characters.',
  'WOW-1.2': '2 to 6 players take part.',
  'WOW-1.3':
    'With 2, 3 or 4 players there are 4 characters, 2 for each faction. With 5 or 6 players there are 6, 3 for each faction.',
  'WOW-1.4':
    'With 2 players each controls both characters of a faction. With 3, two players share one faction and the third controls the other. With 4 or 6, each controls one character. With 5, one player controls two characters.',
  'WOW-1.5': 'Both characters of one player belong to the same faction.',
  'WOW-1.6': 'Each class is in the game once at most, whatever the faction: there is one deck of each class.',
  'WOW-1.7':
    'Paladins belong to the Alliance only, shamans to the Horde only. Every other class exists in both factions.',
  'WOW-1.8':
    'Option “chosen at the table”: in random order the players choose class and faction for each of their characters, as long as the others can still keep to 1.1, 1.6 and 1.7.',
  'WOW-1.9':
    'Option “factions drawn by lot”: the players choose classes in random order, then the factions are drawn. Paladin and shaman stay where they belong.',
  'WOW-1.10': 'All options are fixed before the game and shown to everybody.',
  'WOW-1.11': 'A bot may take any seat. It has the same choices and the same information as a person.',
  'WOW-1.12':
    'With 3 or 5 players the seat with two characters is drawn by lot, unless an option names the one that all agree on. With 5 players its two characters may be of either faction.',
  'WOW-2.1':
    'Each character starts at level 1 with 0 experience points, 5 gold, its character sheet, its class deck of 12 powers and 12 talents, a bag, a spellbook, and the Health and Energy of its level 1 capacities.',
  'WOW-2.2':
    'Capacities at level 1, Health and Energy: priest, mage, druid and warlock 2 and 4; hunter, rogue and shaman 3 and 3; warrior 4 and 1; paladin 3 and 2.',
  'WOW-2.3':
    'The Alliance starts in Southshore and the Horde in Brill. These are the starting regions of the factions.',
  'WOW-2.4':
    'The cards printed on a sheet and the racial ability work from the start. They are no item or class cards: nobody can sell, trade, loot or put them in a bag.',
  'WOW-2.5': 'A class deck is not shuffled. Everybody may look through what is left of it.',
  'WOW-2.6': 'The overlord is drawn by lot or agreed upon. Its strength depends on the number of characters.',
  'WOW-2.7':
    'Kel’Thuzad waits in Stratholme, Nefarian at the Overlook Cliffs. Lord Kazzak is under one of five counters, one true and four false, which are shuffled and laid face down on Deep Elem Mine, Chillwind Point, Dalson’s Tears, Plaguemist Ravine and The Infectis Scar.',
  'WOW-2.8':
    'With Kel’Thuzad his 5 event cards are shuffled into the event deck, which then has 52 cards. Otherwise they are left out, and it has 47.',
  'WOW-2.9':
    'The triangle, square and circle items are three shuffled decks, face down. Chalice items are not drawn; they are looked for by name.',
  'WOW-2.10': 'The merchant starts with 3 triangle, 2 square and 1 circle item, face up.',
  'WOW-2.11':
    'The quests of each faction are sorted by colour – grey, green, yellow, red – into four shuffled decks.',
  'WOW-2.12':
    'Each faction starts with 3 grey quests and 1 green one; with 6 characters, with 4 grey ones and 1 green one. They lie face up, and their creatures are placed (18.3).',
  'WOW-2.13': 'The Horde draws and places all its first quests, grey before green, then the Alliance.',
  'WOW-2.14': 'After that the remaining grey quests leave the game.',
  'WOW-2.15': 'The turn marker starts on space 1. The icon of space 1 is not carried out.',
  'WOW-2.16': 'Each character has 2 actions in every turn of its faction.',
  'WOW-2.17':
    'The spellbook and the bag are empty at the start, and nothing is equipped beyond what is printed on the sheet. So what is bought first cannot be used before the first management.',
  'WOW-2.18': 'Only dice and figures of creatures are limited. There are always enough tokens.',
  'WOW-2.19':
    'All shuffling, dice and draws of lots come from one source of chance, which is recorded and never shown during play.',
  'WOW-3.1':
    'The game is a row of faction turns, counted by the turn marker. The Horde begins, then the factions alternate: odd spaces are turns of the Horde, even spaces turns of the Alliance.',
  'WOW-3.2':
    'A faction turn: the actions of all its characters; then they manage their cards; then the marker moves on one space; then the icon of that space is carried out. The other faction follows.',
  'WOW-3.3': 'Each character of the faction has 2 actions. It may take the same action twice.',
  'WOW-3.4':
    'The characters of a faction act in any order, and they may take turns with their actions. An action is finished before the next begins.',
  'WOW-3.5': 'What happens at the start of a faction’s turn happens before its first action.',
  'WOW-3.6': 'A character may pass an action, unless it must challenge (4.2).',
  'WOW-3.7':
    'A character that is defeated in its own faction’s turn loses the actions that it has left. If it is defeated in the enemy’s turn, it has 2 actions in its next one.',
  'WOW-3.8':
    'Management begins when no character of the faction has an action left and trading is closed (10.5).',
  'WOW-3.9':
    'Between management and the move of the marker it is checked whether the other faction wins a war (21.10).',
  'WOW-3.10':
    'The icon belongs to the space that the marker has entered. An event icon: draw events (20.1). An item icon: the top card of that item deck goes to the merchant, face up.',
  'WOW-3.11': 'If that item deck is empty, nothing is added.',
  'WOW-3.12':
    'After the turn of space 30 comes the final battle (23.1), unless the game has no limit of turns (24.3).',
  'WOW-3.13': 'The first faction to defeat the overlord wins at once.',
  'WOW-3.14': 'The rules know no time limit. Clocks are a matter of the table.',
  'WOW-3.15':
    'Decisions about one character – its actions, dice, equipment, bids and talents – are made by whoever controls it.',
  'WOW-3.16':
    'Decisions of a faction – who attacks next, who takes a wound, who gets an item, which quest is drawn – are made together. If the players disagree, the one decides whose character concerned has the most experience points; a tie is drawn by lot.',
  'WOW-3.17':
    'Option “leader”: that player decides, and partners may propose. Option “vote”: a proposal counts when all partners concerned agree; otherwise the leader’s choice stands. Concerned are the friends in a fight or reward, otherwise all characters of the faction.',
  'WOW-4.1': 'The actions are: travel, rest, train, visit a town, challenge. Some cards add others (4.7).',
  'WOW-4.2':
    'If there are blue, that is independent, creatures in a character’s region, its next action must be a challenge against a group of them, whatever else is there.',
  'WOW-4.3': 'If they are still there in the next turn, the first action must be that challenge.',
  'WOW-4.4': 'Joining a friend’s challenge against such a group is enough for that action.',
  'WOW-4.5': 'When the last blue creature has left the region, nobody must challenge any more.',
  'WOW-4.6':
    'Among several blue groups the character chooses. It must challenge as long as one of them is left.',
  'WOW-4.7':
    'Only cards make exceptions: some let a character travel away, challenge into the next region, or do something before an action that moves it.',
  'WOW-4.8':
    'What a card does “before an action” is used by a character that has an action left. It costs no action, but the action must follow at once, and nobody else acts in between.',
  'WOW-4.9': 'What a card does “as an action” costs one action and the energy of the card.',
  'WOW-4.10': 'Quest creatures never stop anybody and never force a challenge.',
  'WOW-4.11': 'A character that must challenge cannot join any other challenge.',
  'WOW-5.1':
    'A travel action moves a character 1 or 2 steps, each to an adjacent region or along a flight path.',
  'WOW-5.2': 'All borders may be crossed but black ones.',
  'WOW-5.3': 'In a region with a blue creature a character must stop, and 4.2 applies.',
  'WOW-5.4':
    'A flight is a step from a region with a flight path of the own faction to any other such region. Flying and walking may be combined.',
  'WOW-5.5':
    'Flight paths of the enemy cannot be used. In Pestilent Scar both factions have a town and a flight path.',
  'WOW-5.6': 'Nobody ever enters the starting region of the enemy.',
  'WOW-5.7': 'Any number of characters of both factions may be in a region. Enemies do not stop anybody.',
  'WOW-5.8':
    'Cards may add steps to a travel action, let their owner pass blue creatures, limit the number of travel actions in a turn, or replace the steps by others.',
  'WOW-5.9': 'Only travel actions count as travelling. Being moved by a card, an event or a defeat does not.',
} as const;
