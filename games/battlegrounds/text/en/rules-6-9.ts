/** The rules of chapters 6 to 9, clause by clause. */

export const rules = {
  'BG-6.1': 'A destroyed tank’s pawn is removed from the board at once.',
  'BG-6.2': 'Its card becomes inactive; all upgrades on it stay on it.',
  'BG-6.3': 'The card becomes damaged.',
  'BG-6.4': 'Whatever else lies on the square (location token) is not affected.',
  'BG-6.5': 'The owner is not eliminated, not even with an empty stack.',
  'BG-6.6': 'The tank marker is never given away.',
  'BG-6.7':
    'The pawn stays off the board until the return phase of its owner’s next turn, in which it must return.',
  'BG-6.8':
    'In the return phase the owner chooses one of their cards that no other pawn of theirs drives, makes it active, and places the pawn on a square of that pawn’s base.',
  'BG-6.9':
    'This card is chosen in the return phase, not at the moment of destruction, so nobody decides out of turn; before the return a missing pawn has no active card.',
  'BG-6.10':
    'If the chosen card is not damaged, the player goes on with a normal actions phase in the same turn.',
  'BG-6.11':
    'If the chosen card is damaged, the turn is a pause turn: no move, no shot, no tank change and no one-time action.',
  'BG-6.12': 'Assigning upgrades is allowed in a pause turn, since it is not an action.',
  'BG-6.13':
    'Every player must return all their missing pawns; if at least one of them returns with a damaged card, the player’s whole turn is a pause turn, even if another tank of theirs is on the board.',
  'BG-6.14': 'Missing pawns return one at a time in an order chosen by the owner.',
  'BG-6.15':
    'In the end phase of a player’s turn every card of theirs that was already damaged when that turn began stops being damaged.',
  'BG-6.16': 'A repaired card may come back later, by tank change or at a later return.',
  'BG-6.17':
    'The return square must be a base square holding neither a tank, an artillery tank nor a dud, if there is one.',
  'BG-6.18':
    'Otherwise it must be a base square holding a dud but no tank: the dud returns to the supply and the entering tank is unharmed.',
  'BG-6.19':
    'If all three base squares hold tanks or artillery tanks, the owner picks a square without tank, artillery tank or dud at the smallest king-move distance from the base’s corner square.',
  'BG-6.20':
    'With the option `returnPause = always` every turn in which a pawn returns is a pause turn, whatever card is chosen; the default is `repairOnly`.',
  'BG-6.21':
    'A tank destroyed in its owner’s own turn returns in the owner’s next turn, not in the same one, even if an Extra turn is played.',
  'BG-7.1':
    'As a main action the player exchanges the active card of one of their tanks on the board for one of their inactive cards; the marker moves to the new card.',
  'BG-7.2': 'The pawn stays on its square.',
  'BG-7.3': 'No move and no shot follow in this main action.',
  'BG-7.4':
    'Upgrades stay with their cards: those on the old card stop working, those on the new card work from now on.',
  'BG-7.5': 'A damaged card cannot be chosen.',
  'BG-7.6': 'A pawn that is off the board cannot change tanks.',
  'BG-8.1': 'Two equal tokens in one area are a pair, worth 2 victory points.',
  'BG-8.2':
    'With n tokens of a picture an area holds floor(n / 2) pairs of it; pairs form by themselves and need no decision.',
  'BG-8.3': 'A special token can be used once its owner has a pair containing it.',
  'BG-8.4':
    'By 8.2 this means: it can be used as soon as the area holds it and at least one other token of the picture; two ordinary tokens paired earlier never stand in its way.',
  'BG-8.5':
    'There are three categories: one-time actions (Extra turn, Extra tank), permanent upgrades (Direction, Longer shot, Longer move, Order change) and the one-time upgrade (Armour).',
  'BG-8.6': 'The owner may keep a usable special token as long as they like before using it.',
  'BG-8.7':
    'Each special token is used once only; a spent pair is laid with the special token under the ordinary one.',
  'BG-8.8': 'Using, assigning or spending a pair does not change its 2 points.',
  'BG-8.9':
    'An upgrade is assigned to the active card of a tank on the board that its owner (in Team: the owner’s team) controls.',
  'BG-8.10': 'Each tank card has two slots; one pair fills one slot; Armour needs a slot too.',
  'BG-8.11':
    'An assigned upgrade can never be moved or removed, except Armour when it is spent (in Solo see also 16.25).',
  'BG-8.12': 'A spent Armour frees its slot.',
  'BG-8.13': 'An upgrade works only while its card is active.',
  'BG-8.14': 'Two upgrades of the same kind may lie on one card.',
  'BG-8.15':
    'Using a permanent upgrade is optional each time; the card’s printed values remain available (for the duty to move see 4.22).',
  'BG-8.16':
    'An upgrade works from the moment it is assigned, also for the rest of the main action in progress.',
  'BG-8.17': 'If no slot is free the pair stays in the area and still scores.',
  'BG-8.18': 'Tokens and pairs cannot be traded or given away.',
  'BG-8.19':
    'A pair assigned to a card lies on that card but still belongs to its owner’s (in Team: the team’s) area for 8.1 and 8.2; which of the equal ordinary tokens accompanies the special makes no difference.',
  'BG-9.1':
    'Extra turn: the player gets one more main action (move-and-shoot or tank change) in the current turn.',
  'BG-9.2': 'An additional move-and-shoot includes its own shot.',
  'BG-9.3': 'With two tanks the additional main action may use either of them.',
  'BG-9.4':
    'Any number of Extra turns may be played in one turn, also one whose pair was completed by the previous extra action.',
  'BG-9.5':
    'Extra turn can be played only while the player has a tank on the board; main actions that are left when the player has none lapse.',
  'BG-9.6':
    'An Extra turn does not start a new turn: there is no return phase, no repair, no victory check and (Solo) no artillery shot in between.',
  'BG-9.7':
    'Extra tank: the player looks at the top two cards of the tank deck, keeps one as an additional inactive card and puts the other into the box.',
  'BG-9.8': 'Both cards are shown to everybody.',
  'BG-9.9': 'If the deck holds one card, that card is kept; if it holds none, Extra tank cannot be played.',
  'BG-9.10': 'The kept card is undamaged and may be used at once by a tank change or at the next return.',
  'BG-9.11': 'There is no limit on the number of tank cards a player owns.',
} as const;
