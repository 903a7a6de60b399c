/** Chapters 19 to 25 of the rulebook. */

export const rules = {
  'WOW-19.1':
    'A reward is gold, experience points, item symbols with a number, and sometimes special items by name.',
  'WOW-19.2':
    'Gold and experience are divided evenly. The whole remainder goes to the sharer who had the fewest experience points; a tie is drawn by lot.',
  'WOW-19.3':
    'Experience is divided among all who took part, even if they were defeated; gold and items only among those who were not.',
  'WOW-19.4':
    'After the division: a character above the level of the quest gets as many experience points fewer as it is levels above, one below it as many more.',
  'WOW-19.5': 'Nobody loses experience points that they had.',
  'WOW-19.6': 'An item symbol with n: draw n cards of that deck, keep 1, put the others under the deck.',
  'WOW-19.7': 'Symbols are carried out one by one. The next is drawn when the item before has an owner.',
  'WOW-19.8': 'Every character below the level gets its own extra points. Option: only the lowest one does.',
  'WOW-19.9':
    'A special item is taken from the chalice deck. Of two names the group takes one. If the card is not there any more, nothing is gained.',
  'WOW-19.10': 'The group decides who gets each item; with a full bag, 11.15 applies.',
  'WOW-19.11': 'If a deck has too few cards, those are offered; an empty deck gives nothing.',
  'WOW-19.12':
    'Level-up, at once: the level rises by 1; Health and Energy rise to the new capacities; the character chooses a talent of that level or lower.',
  'WOW-19.13':
    'Levels come at 4, 10, 18 and 28 experience points. More than 28 cannot be had, and level 5 is the highest.',
  'WOW-19.14': 'Who passes two levels at once goes through the steps twice.',
  'WOW-19.15': 'Rewards of bosses, wars and other events do not depend on levels.',
  'WOW-19.16':
    'After a fight: tokens are cleared; the defeated come back; quests are rewarded one by one – gold and experience, items, level-ups, then the new quest –; then events.',
  'WOW-20.1':
    'An event icon: an event is drawn. A bonus event is carried out, and another card is drawn. Drawing stops after a normal event.',
  'WOW-20.2': 'A bonus event that was already carried out in this drawing is discarded without effect.',
  'WOW-20.3': 'Drawing then goes on. Option: it stops.',
  'WOW-20.4': 'A normal event that waits for something stays face up until it happens.',
  'WOW-20.5':
    'The stronger faction has more experience points in all, the weaker one fewer. In a tie both count as stronger.',
  'WOW-20.6': 'The fate number of an event, 0 to 2, matters for Nefarian only.',
  'WOW-20.7':
    'If the event deck is empty, the discarded events are shuffled, once a drawing; those in play and those of this drawing are not. If there is nothing left, the drawing ends.',
  'WOW-20.8':
    'Choices “in the order of experience” go from the character with the fewest points to the one with the most. Choices of factions begin with the one whose turn ends.',
  'WOW-20.9': 'Nobody has to take what an event offers.',
  'WOW-21.1':
    'Professions and Crafts: in the order of experience each character gains gold equal to its level, or regains as many points of Health and Energy, split as it likes.',
  'WOW-21.2':
    'New Horizons: each faction may discard one of its quests and draw a new one. The quest creatures leave, blue ones stay. The old card goes under its deck, a grey one out of the game.',
  'WOW-21.3':
    'Goblin Zeppelin: in the order of experience each character may fly to any friendly flight path without enemies.',
  'WOW-21.4':
    'Traveling Merchants: in the order of experience each character may buy one item for half its price, rounded up. Goblin Merchant: each may sell one item of the bag for half its price, rounded down.',
  'WOW-21.5':
    'The Beasts of Lordaeron: the factions take turns moving groups of blue creatures up to two regions, two groups each, four different ones in all. A group may not end in a starting region, with a character of the other faction, or with another blue group of its kind.',
  'WOW-21.6':
    'Subterfuge stays: both factions may challenge creatures of the enemy’s quests. Who completes such a quest gets its reward with 1 experience point less, its owner draws a new one, and the card is discarded.',
  'WOW-21.7':
    'Another Path to Power: in the order of experience each character takes gold, twice its level, or replaces any of its talents by others of its class, none of a higher level than the one that it replaces.',
  'WOW-21.8':
    'Bounty stays: one random character of each faction is marked. When the first of them is defeated by characters, each character of the other faction gains 3 experience points, and the card is discarded. If both fall in the same step, both factions gain.',
  'WOW-21.9':
    'Old Hatreds stays: the first faction to win a fight between characters gains, for each who took part, 8 gold and 1 experience point if it is the stronger, 4 gold and 2 points if it is the weaker.',
  'WOW-21.10':
    'War: two regions are marked. If a faction has a character in each of them when the enemy’s turn ends, it wins the war.',
  'WOW-21.11':
    'Each of its characters then gains 5 gold, and experience as the card says for the stronger or the weaker faction. Several wars are checked one by one.',
  'WOW-21.12': 'Boss: a boss stands in the region that the card names. Who defeats it gets the reward.',
  'WOW-21.13':
    'The reward depends on whether the faction is the stronger or the weaker at that moment, and is shared like that of a quest.',
  'WOW-21.14':
    'Zaeldarr the Outcast: each character with items in its bag puts one on the card. A Spectral Revenge: each puts half its gold, rounded down, on the card. The victors share it.',
  'WOW-21.15':
    'Ears and Heads of the Wild stays until the next event card: defeated blue creatures give 1 experience point each and gold, half their Attack rounded down, shared like the reward of a quest, even if the fight is lost. It is discarded when Cleanse the Land or Foul Plaguewinds is in play.',
  'WOW-21.16':
    'Cleanse the Land stays: factions keep the blue creatures that they defeat as trophies. The first with trophies of Attack 10 or more in all gives each of its characters 4 gold and 2 experience points; then all trophies go back.',
  'WOW-21.17':
    'Foul Plaguewinds stays while blue creatures are in the Western or Eastern Plaguelands: travelling that touches those zones costs 1 Energy, and blue creatures defeated there give 2 experience points each.',
  'WOW-21.18':
    'Scourge Cauldrons: each faction may challenge the boss once. Everybody in a group that wins gets a token. Kel’Thuzad has 4 more Attack against a faction without one.',
  'WOW-21.19':
    'Light of Ages: one of the undefeated victors takes the relic. When its bearer begins a fight against Kel’Thuzad, 4 hits are put in the damage box. The relic is never lost.',
  'WOW-21.20':
    'Soul Taint: every character within 4 regions of Kel’Thuzad loses half its Health, rounded down. Arcane Corruption: the same with Energy. With Spread the Plague in play it is 8 regions, and rounded up.',
  'WOW-21.21':
    'Spread the Plague stays: there are plague tokens in Marris Stead, Hearthglen and the Ruins of Andorhal, and every opponent in the Plaguelands has 2 more Attack. After an action there a character may pay 3 Energy to remove the token and gain 1 experience point. With the last token the card goes.',
  'WOW-21.22':
    'Auction House: all characters bid gold in secret, from 0 up, and reveal together. The highest bidder pays and takes the item; a tie is drawn by lot.',
  'WOW-21.23': 'If everybody bids 0, it is a tie of all.',
  'WOW-21.24':
    'Items of an auction lie in front of their owner, not in the bag. They work at once, cannot be sold, traded or looted, and leave the game when the owner is defeated.',
  'WOW-21.25': 'A player with two characters makes two bids. Bids that lose cost nothing.',
  'WOW-21.26':
    'The boss of Scourge Cauldrons stays, unhurt, until both factions have tried. The card stays for the rest of the game.',
  'WOW-21.27':
    'An Auction House card leaves the game when its item is won, Light of Ages when its boss is defeated.',
  'WOW-22.1': 'A faction that defeats the overlord wins the game.',
  'WOW-22.2': 'The overlord may be challenged any number of times. The defeated come back as usual.',
  'WOW-22.3': 'Blue creatures in its region must be challenged first.',
  'WOW-22.4':
    'Threat, Attack and Health with 4 characters, then with 6: Kel’Thuzad 7/14/18, 7/21/27; Nefarian 7/12/26, 7/18/39; Kazzak 7/16/22, 7/24/33.',
  'WOW-22.5':
    'Kel’Thuzad: after the reroll the character loses 2 Health for each red or blue die showing 1 or 2. An attrition hit needs a red or blue die showing 6 or more that is spotted for it. At the end of the resolution as many hits leave the damage box as there are characters in the game.',
  'WOW-22.6':
    'Nefarian: the Attrition value is halved, rounded up. In an attack phase at most as many hits go to the damage and defence boxes together as the character has red and blue dice showing 8; the player chooses which. All others go to the attrition box.',
  'WOW-22.7':
    'Kazzak: every attacker has Reroll −1. After placing tokens the character loses 1 Health, and 1 hit leaves the attrition box, for each of its red or blue dice showing 1 or 2.',
  'WOW-22.8':
    'After every event card Nefarian moves as many regions as its fate number, on a shortest way to The Bulwark. Among several ways the faction whose turn ends decides.',
  'WOW-22.9':
    'When Nefarian reaches The Bulwark, the last battles begin: the faction with more experience points (a tie is drawn by lot) fights him with all its characters, wherever they are; if it loses, the other one. Who defeats him wins the game. If both lose, it is a draw.',
  'WOW-22.10':
    'After an action of its own a character in a region with a counter of Kazzak may look at it, free of charge. Only its faction learns what it is.',
  'WOW-22.11':
    'A challenge against a counter reveals it. A false one is removed, and the actions are spent. Under the true one is Kazzak; the fight begins, and all other counters are removed.',
  'WOW-22.12':
    'In the last battles of 22.9 characters fight as they are. Option: they first recover fully and manage their cards.',
  'WOW-22.13': 'The event cards of Kel’Thuzad are used with him only.',
  'WOW-23.1':
    'If nobody has defeated the overlord by the end of turn 30, all characters recover Health and Energy to capacity and manage their cards. Then they fight one last battle between the factions.',
  'WOW-23.2':
    'The attackers are the faction with more experience points; a tie is drawn by lot. The attackers manage first.',
  'WOW-23.3':
    'All characters take part, wherever they are. The faction that still stands wins the game. If nobody does, it is a draw.',
  'WOW-23.4': 'Curse tokens stay.',
  'WOW-23.5': 'After the final battle there is neither loot nor reward.',
  'WOW-23.6':
    'There are no scores: the Alliance wins, the Horde wins, or the game is drawn. A faction wins or loses together.',
  'WOW-24.1':
    'Lethal fights between characters: in the resolution each faction suffers all hits in the enemy’s damage box as wounds, not the difference.',
  'WOW-24.2':
    'If everybody falls in the same step of such a fight, the faction with fewer wounds that nobody could take counts as the winner; with as many on both sides neither does. There is still no loot.',
  'WOW-24.3':
    'No limit of turns: after turn 30 the marker goes back to space 1. The game then ends only with the overlord, or by 22.9.',
  'WOW-24.4': 'From the second lap on every item icon adds a circle item. Option: the printed kind.',
  'WOW-24.5': 'All options can be combined.',
  'WOW-24.6':
    'Some options come from questions that players asked: loot with a full bag (17.15), changed results (13.14), changed colours (13.15).',
  'WOW-24.7':
    'Advice for a first game: druid, warlock and hunter for the Alliance, warrior, mage and priest for the Horde. In the first turn visit the town, buy two powers for 5 gold, then travel towards quest creatures and avoid blue ones. It is only advice.',
  'WOW-25.1':
    'Everybody sees everything of every character, all quests, events and items on the table, all figures, tokens and dice.',
  'WOW-25.2':
    'Also open: what is left of class decks, how many cards each deck has, discarded events, completed quests, and all dice and draws so far.',
  'WOW-25.3':
    'Hidden: the order of quests, items and events in their decks, and which grey quests were left over.',
  'WOW-25.4':
    'Hidden until revealed together: bids in an auction, and what armour removes between characters.',
  'WOW-25.5': 'Kazzak’s counters are known only to a faction that has looked.',
  'WOW-25.6': 'Drawn items, quests and events are seen by all.',
  'WOW-25.7': 'Proposals and talk within a faction are seen by that faction only.',
  'WOW-25.8':
    'A player may take back the last step as long as nothing was rolled, drawn or revealed and nobody else has decided anything.',
  'WOW-25.9': 'Every change is one recorded decision with its chance, so a game can be played again exactly.',
  'WOW-25.10': 'A bot may take over for a player who leaves, until the player is back.',
} as const;
