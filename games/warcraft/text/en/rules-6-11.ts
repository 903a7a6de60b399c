/** Chapters 6 to 11 of the rulebook. */

export const rules = {
  'WOW-6.1':
    'Rest: the character regains as many points of Health and Energy as twice its level, split as it likes.',
  'WOW-6.2': 'In a region with a friendly town it is three times its level.',
  'WOW-6.3':
    'A resting character also discards 1 curse token; in a region with a friendly town, all of them.',
  'WOW-6.4': 'Nothing is regained beyond the capacity.',
  'WOW-6.5': 'Food, and cards that say “when you rest”, come on top of that.',
  'WOW-7.1':
    'Training: the character buys one or more powers of its class deck, of its own level or lower, and pays their gold.',
  'WOW-7.2': 'One can train in any region.',
  'WOW-7.3': 'New powers go to the spellbook, which holds any number. They are equipped in management.',
  'WOW-7.4': 'Powers cannot be sold, traded, looted or given back.',
  'WOW-8.1':
    'A town action needs a friendly town in the region. In any order the character may: once regain as many points of Health and Energy as its level, split as it likes; buy powers as in training; buy and sell any number of items.',
  'WOW-8.2': 'An item of the merchant costs its printed price. Its level may be higher than one’s own.',
  'WOW-8.3': 'An item is sold for half its price, rounded up, and goes to the merchant, face up.',
  'WOW-8.4': 'Items may be sold from the bag or straight from the sheet.',
  'WOW-8.5': 'Soulbound items are neither sold nor traded. Items of an auction and the relic are soulbound.',
  'WOW-8.6': 'A bought item goes to the bag, never to the sheet.',
  'WOW-8.7':
    'With 3 items that count in the bag nothing can be bought, except items that do not count. Selling first makes room. Option: an item that counts goes to the merchant for nothing.',
  'WOW-8.8': 'Both factions share one merchant. Anybody may look at all its items.',
  'WOW-8.9':
    'Items that are sold, used up, or given up because a bag is full go to the merchant and can be bought again.',
  'WOW-8.10': 'The merchant has room for any number of items.',
  'WOW-8.11':
    'The better an item, the rarer: triangle, square, circle. Chalice items are special rewards and never come to the merchant by themselves.',
  'WOW-9.1':
    'A challenge begins a fight in the character’s region against one of these: a group of blue creatures; a group of creatures of a friendly quest; a boss or the overlord; all enemy characters there.',
  'WOW-9.2':
    'A group is all blue creatures of one kind in a region, or all quest creatures of one kind in a region. One creature is a group, too. Blue creatures and quest creatures are never one group.',
  'WOW-9.3': 'A faction challenges only the creatures of its own quests. Subterfuge is an exception (21.6).',
  'WOW-9.4':
    'Creatures of one kind in one region are one group, even if they belong to two quests of the faction.',
  'WOW-9.5':
    'The challenger may invite friends in the region. Each of them that has an action left may join for 1 action, or decline. All answer before the first round.',
  'WOW-9.6':
    'A challenge against characters is always against all enemy characters in the region. They can neither refuse nor be singled out.',
  'WOW-9.7':
    'A fight ends only with the victory of one side; 13.20 and 17.16 are the exceptions, and cards by which somebody leaves the fight.',
  'WOW-9.8':
    'The overlord and bosses may be challenged any number of times. Scourge Cauldrons is an exception (21.18).',
  'WOW-9.9':
    'With Intercept a warrior’s challenge may lead into an adjacent region, but not into the enemy’s starting region. The warrior moves there first, even out of or into a region with blue creatures, and friends there may join.',
  'WOW-9.10': 'Blue creatures and enemy characters give no reward by themselves. Events may give one.',
  'WOW-10.1': 'Two characters of one faction in the same region may exchange any items and any gold.',
  'WOW-10.2': 'One trades in one’s own faction’s turn, between two actions. It costs no action.',
  'WOW-10.3': 'Only items in the bag are traded: no equipped ones, no powers, nothing soulbound.',
  'WOW-10.4':
    'One player proposes and the other accepts; between two characters of one player the trade takes place at once. After it no bag may hold more than 3 items that count.',
  'WOW-10.5':
    'After the last action of a turn one can still trade, until every player of the faction has closed trading.',
  'WOW-11.1':
    'Management: after the actions each character of the faction may equip and unequip any number of powers and items. Otherwise only cards and events do that.',
  'WOW-11.2':
    'A sheet has 7 card areas. An area holds one normal card and any number of add-ons. It says which types of cards it takes, and which sorts of items.',
  'WOW-11.3':
    'A card may be equipped if the area takes its type; if, for an item, the area takes its sort; if its level is not above the character’s; and if no other normal card lies there.',
  'WOW-11.4': 'For powers only the type counts, not the sort of items.',
  'WOW-11.5':
    'A card on a printed one replaces it as long as it lies there. When the area is empty, the printed card works again.',
  'WOW-11.6':
    'An add-on has a function and a sort, such as helmet and leather. It lies beside the normal card of an area that takes its sort. A character has only one add-on of each function.',
  'WOW-11.7': 'The first area of a warrior takes stances only, and stances fit only there.',
  'WOW-11.8':
    'Only one power of each category may be equipped: stance, aura, blessing, seal, aspect, pet, demon, beast form, weapon enhancement. Finishing moves, poisons and talents are not limited.',
  'WOW-11.9':
    'An active power costs its energy when it is equipped. After that its abilities are free. Equipping it again costs again.',
  'WOW-11.10':
    'A power that is on the sheet before and after management costs nothing, even in another area, and a pet keeps its Health – unless its owner says that it is equipped again; then it costs again, and a pet has full Health.',
  'WOW-11.11':
    'The energy of all newly equipped powers is counted in the order that costs least. A card that makes others cheaper does not make itself cheaper. All of it must be paid.',
  'WOW-11.12': 'Unequipped powers go to the spellbook, unequipped items to the bag.',
  'WOW-11.13':
    'The bag holds 3 items that count, and any number that do not count. Their level does not matter.',
  'WOW-11.14':
    'What counts is the end of management: then the bag may hold at most 3 items that count. Items cannot be thrown away.',
  'WOW-11.15':
    'Who receives an item with a full bag puts one item that counts, the new one or another, to the merchant. Equipping something to make room is not possible.',
  'WOW-11.16':
    'Items for the bag, such as potions and scrolls, are never equipped. They are used from the bag, and only if their level is not above the character’s.',
  'WOW-11.17': 'If a capacity falls, what exceeds it is lost at once.',
  'WOW-11.18': 'All characters of a faction manage at the same time. Management ends when all are ready.',
  'WOW-11.19': 'If a card unequips an item and the bag is then too full, 11.15 applies at once.',
  'WOW-11.20':
    'Some cards let an area take more, or add an area. If such a card is lost, the card in that area goes to the spellbook.',
} as const;
