/** Chapters 15 to 18 of the rulebook. */

export const rules = {
  'WOW-15.1':
    'The players decide for each wound who takes it. Wounds are taken one by one; each costs 1 Health.',
  'WOW-15.2': 'Between two wounds potions and healing may be used.',
  'WOW-15.3': 'Who is defeated takes no more wounds. Wounds that nobody is left to take are lost.',
  'WOW-15.4':
    'Who loses the last Health has one last chance to be healed. Who is then still at 0 is defeated.',
  'WOW-15.5':
    'A card answers a loss once at most. A loss is a single wound, or all that one ability or event takes. What a card gives back must already be lost.',
  'WOW-15.6':
    'A defeated character loses its remaining actions of this turn, is set to 1 Health and 1 Energy, and goes to its starting region or to the nearest graveyard, as its player likes.',
  'WOW-15.7': 'A graveyard in the region where it fell does not count.',
  'WOW-15.8':
    'Nearest means fewest steps on foot, not through the enemy’s starting region. Among equally near graveyards the player chooses.',
  'WOW-15.9':
    'Defeat removes all curse and stun tokens, unequips pets and demons, and takes items of an auction out of the game. Everything else is kept.',
  'WOW-15.10': 'Who is brought to 0 by a creature’s ability is defeated before placing tokens.',
  'WOW-15.11':
    'Resurrection and Reincarnation leave the character in the region, but it still counts as defeated: out of this fight, without actions in this turn, without gold and items of the reward, and its bag can be looted. Experience it gets.',
  'WOW-15.12': 'The last Health cannot be paid as a price.',
  'WOW-15.13': 'Losses outside a fight follow the same rules; potions may answer them.',
  'WOW-15.14': 'Who is defeated in the enemy’s turn loses only tokens and place.',
  'WOW-15.15':
    'If several are defeated at once, they come back in the order of the seats; after a mutual defeat, in random order.',
  'WOW-15.16': 'Health that is paid is not lost: nobody reacts, and cards that count losses do not count it.',
  'WOW-16.1': 'For every stun token a character rolls 2 dice fewer, of colours of its choice.',
  'WOW-16.2':
    'If the pool has too few dice for that, the character is defeated at once. Healing does not prevent it.',
  'WOW-16.3': 'Stun tokens are removed when the fight ends.',
  'WOW-16.4': 'For every curse token a character rolls 1 die fewer and has Reroll −1 and Attrition −1.',
  'WOW-16.5': 'If there are too few dice for the curse, all are removed, but nobody is defeated by it.',
  'WOW-16.6': 'Curse tokens stay after a fight. Rest removes them (6.3), and so does defeat.',
  'WOW-16.7': 'Stun comes first, then curse, after the limit of 7 dice and before the roll.',
  'WOW-16.8':
    'Tokens that come after the roll change the dice of the next round; a curse’s Attrition −1 counts at once.',
  'WOW-16.9':
    'Dice that are left unrolled by choice are chosen after stun and curse and do not count for them.',
  'WOW-17.1':
    'The attackers are the challenger and those who joined. The defenders are all enemy characters in the region; it costs them no action.',
  'WOW-17.2':
    'The factions alternate with their attack phases, the attackers first. Each faction chooses who acts. When one is through, the other finishes.',
  'WOW-17.3':
    'The Threat is 2 more than the highest level among the enemies in the fight. It is fixed when an attack phase begins.',
  'WOW-17.4': 'Each faction has boxes of its own.',
  'WOW-17.5':
    'Armour: both factions remove all their armour tokens. For each one a faction may remove 1 hit from the enemy’s attrition box and 1 from the enemy’s damage or defence box.',
  'WOW-17.6':
    'Both decide in secret, by the boxes as they stood, and reveal together. Armour that is left over is lost.',
  'WOW-17.7':
    'Ranged strike: both factions remove all hits of their damage box. The enemy suffers 1 wound for each.',
  'WOW-17.8': 'Each faction divides its own wounds. All wounds of the step are taken before anybody has won.',
  'WOW-17.9': 'If the last character of one faction is defeated, the other faction has won.',
  'WOW-17.10': 'Then the hits of the defence and attrition boxes move to the damage box.',
  'WOW-17.11':
    'Resolution: the faction with fewer hits in its damage box suffers the difference as wounds. Then all tokens are discarded.',
  'WOW-17.12': 'If both factions still have characters, a new round begins, the attackers first.',
  'WOW-17.13': 'There is no experience for defeating characters.',
  'WOW-17.14':
    'Loot: the victors may take 1 item from the bag of each defeated enemy. Only those of them who still stand receive items. Soulbound items cannot be looted.',
  'WOW-17.15':
    'An item that nobody has room for stays with its owner. Option: a looter with a full bag may give up an item of their own, or send the loot to the merchant, or take nothing.',
  'WOW-17.16': 'If both sides fall, nobody wins and nobody loots.',
  'WOW-17.17':
    'Cards against creatures cannot be used against characters. The opponents are the enemies who are not defeated.',
  'WOW-17.18': 'Loot comes before rewards of events.',
  'WOW-18.1':
    'Quests have a colour and a level: grey 1, green 2 and 3, yellow 3 and 4, red 4 and 5. Each names its creatures, their regions, and the reward.',
  'WOW-18.2': 'A faction keeps as many quests as it started with: 4 or 5.',
  'WOW-18.3':
    'When a quest comes into play, its creatures are placed. Green and red figures belong to the quest; blue ones are independent.',
  'WOW-18.4':
    'If one of its green or red figures is missing, nothing is placed, the card goes under its deck, and the next one is drawn. A missing blue figure is left out.',
  'WOW-18.5':
    'If no card of the deck can be placed, the faction chooses another colour. If none can, it has fewer quests, and draws until it has enough at its next draw.',
  'WOW-18.6':
    'A quest is completed when its last quest creature is defeated in a fight of its faction. Its blue creature need not be defeated.',
  'WOW-18.7': 'The whole reward goes to the group that defeats the last quest creature.',
  'WOW-18.8': 'After the reward the faction draws a new quest, green, yellow or red as it likes.',
  'WOW-18.9':
    'Several quests that are completed together are rewarded and replaced one after the other, in the order that the faction chooses.',
  'WOW-18.10': 'Completed quests leave the game. Grey quests are drawn at the start only.',
  'WOW-18.11': 'Creatures may be placed where characters are. Blue ones then oblige them (4.2).',
  'WOW-18.12': 'The level of a quest is advice. Any character may try any quest of its faction.',
} as const;
