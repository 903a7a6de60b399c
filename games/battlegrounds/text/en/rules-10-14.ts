/** The rules of chapters 10 to 14, clause by clause. */

export const rules = {
  'BG-10.1': 'Direction: during its move the tank may turn at will; the move distance does not change.',
  'BG-10.2': 'With Direction every step must still go in one of the card’s own move directions.',
  'BG-10.3': 'A move with Direction may not end on the square where it began.',
  'BG-10.4':
    'Turning straight back and crossing a square twice – the start square included – are allowed within the path.',
  'BG-10.5':
    'A move of distance 1 cannot turn; with Longer move a printed distance of 1 may turn in moves of 2 or more.',
  'BG-10.6': 'Longer shot: the card’s possible shot distances are the printed distance and one more.',
  'BG-10.7': 'Longer move: the card’s possible move distances are the printed distance and one more.',
  'BG-10.8': 'Two Longer shots (or two Longer moves) on one card give the printed distance, +1 and +2.',
  'BG-10.9': 'The distance is chosen anew for every move and every shot.',
  'BG-10.10': 'A move with a chosen longer distance must again be driven in full.',
  'BG-10.11': 'Direction has no influence on shots.',
  'BG-10.12':
    'A second Direction or a second Order change on the same card has no additional effect but may be assigned.',
  'BG-10.13': 'Order change: in a move-and-shoot the tank may shoot first and then move.',
  'BG-10.14':
    'A tank that shot first must still move if it then has a legal path, and it does not shoot again in that main action.',
  'BG-10.15': 'The player decides anew in every move-and-shoot whether to shoot first.',
  'BG-10.16':
    'If a tank with Order change has no legal path when it is picked, shooting with it counts as shooting first: 10.14 is applied after the shot, and only if there is still no legal path is the move skipped. If it declines the shot, the main action is over without a move.',
  'BG-11.1':
    'If a shot hits an active tank with Armour, the tank is not destroyed, one Armour on its card is spent and the shooter receives nothing.',
  'BG-11.2':
    'If a tank with Armour enters a square with a dud or with an enemy tank, it is not destroyed and one Armour is spent.',
  'BG-11.3':
    '11.2 also holds for an allied tank (the partner is another player), but not for the player’s own second tank: a mover entering that square is destroyed by 4.14 and its Armour stays on the card.',
  'BG-11.4':
    'A mover saved by Armour goes on along its path and may shoot afterwards; no scoring token is given.',
  'BG-11.5': 'The dud that triggered Armour returns to the supply.',
  'BG-11.6': 'Armour works automatically; its owner cannot decline.',
  'BG-11.7': 'Each Armour works once; two Armours on one card absorb two hazards, one each.',
  'BG-11.8':
    'A spent Armour pair leaves the card and lies in the area as a spent pair, still worth 2 points.',
  'BG-11.9': 'Armour on an inactive card protects nothing.',
  'BG-12.1':
    'A player’s victory points are 2 for each pair plus the values of all scoring tokens that the player has won.',
  'BG-12.2': 'Scoring tokens in a player’s own stacks count nothing for that player.',
  'BG-12.3': 'Points once gained are never lost in Battle and Team.',
  'BG-12.4': 'The target is 16 points with 2 players, 14 with 3, 12 with 4.',
  'BG-12.5':
    'In the end phase of their own turn players check their points; a player whose points reach the target wins, and the game ends at once.',
  'BG-12.6':
    'A player who reaches the target in another seat’s turn (because somebody drove through their tank) has not won yet; they win in the end phase of their own next turn unless another player wins before.',
  'BG-12.7':
    'With the option `winCheck = immediate` the game ends the moment any player’s points reach the target, in whoever’s turn; the default is `ownTurnEnd`.',
  'BG-12.8': 'The victory check is made in every turn, also after a tank change or a pause turn.',
  'BG-12.9':
    'Progress means that in a turn a location token left the board or a scoring token changed hands; a counter holds the number of consecutive turns without progress.',
  'BG-12.10':
    'In the end phase the game ends by stalemate when the counter reaches `stallRounds` (default 10) × number of seats.',
  'BG-12.11': 'While no location token is on the board the limit of 12.10 is 3 × number of seats.',
  'BG-12.12':
    'In the end phase the game ends by exhaustion when no location token is on the board and all stacks are empty, since no more points can be gained.',
  'BG-12.13':
    'At an end by 12.10 to 12.12 the highest points win; ties are broken by the higher sum of won scoring tokens, then by the greater number of won scoring tokens, then victory is shared.',
  'BG-12.14':
    'A normal end has exactly one winner, because only the player (or team) whose turn ends is checked.',
  'BG-12.15':
    'With the option `winCheck = roundEnd` the points are checked only after the last turn of a round: of those who have reached the target the one with the most points wins. In a tie the one later in turn order wins; with three players the one whose corner lies between the other two loses every tie.',
  'BG-13.1': 'Each player has two tanks with one active card each.',
  'BG-13.2':
    'In their turn the player chooses which of the two performs the main action; the other one neither moves nor shoots in it (for an Extra turn see 9.3).',
  'BG-13.3':
    'A destroyed tank costs the top token of its own colour’s stack; the two stacks of a player are separate.',
  'BG-13.4':
    'Both tanks share one area of tokens and pairs, and an upgrade may be assigned to the active card of either.',
  'BG-13.5':
    'A tank driving through the player’s own second tank is destroyed without loss of a scoring token (4.14).',
  'BG-13.6': 'Each pawn always returns in its own base.',
  'BG-14.1': 'Exactly 4 players form two teams of two and sit alternately: P1 and P3 against P2 and P4.',
  'BG-14.2': 'Set-up and rules are those of 4-player Battle with the changes of this section.',
  'BG-14.3':
    'The location tokens taken by both partners lie in one common team area; pairs are counted over it.',
  'BG-14.4':
    'The team may assign an upgrade to a card of either partner, and either partner may use a collected one-time action.',
  'BG-14.5':
    'Such a choice is made by the partner whose turn it is, in the free windows of that turn; an upgrade may go to their own or their partner’s active card if that tank is on the board.',
  'BG-14.6':
    'Each partner has their own tank cards, stack and base; an Extra tank card goes to the partner who played it.',
  'BG-14.7': 'A tank that drives through its partner’s tank is destroyed and no scoring token is given.',
  'BG-14.8': 'Scoring tokens won by either partner count for the team.',
  'BG-14.9': 'The target is 20 points for the team.',
  'BG-14.10':
    'The team is checked in the end phase of either partner’s turn (or at once with `winCheck = immediate`).',
  'BG-14.11': 'Stalemate and exhaustion (12.9 to 12.13) compare teams.',
} as const;
