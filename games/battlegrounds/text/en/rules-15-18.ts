/** The rules of chapters 15 to 18, clause by clause. */

export const rules = {
  'BG-15.1':
    'Family has 2 to 4 players, each with one pawn; tank cards, markers, scoring tokens and duds are not used.',
  'BG-15.2':
    'All 64 location tokens are shuffled unseen and laid face down, one per square; then the tokens on D4 and E5 are turned face up.',
  'BG-15.3':
    'If D4 and E5 show equal tokens, the E5 token is exchanged with a random face-down one until they differ.',
  'BG-15.4': 'The adjacency rule of 1.3 does not apply.',
  'BG-15.5': 'Each player places their pawn on any of the three squares of their base.',
  'BG-15.6':
    'Corners as in 1.8 for 3 and 4 players; with 2 players P1 has SW and P2 has NE; pawns are placed in turn order; the start player is random.',
  'BG-15.7':
    'A turn consists of sub-turns, at first one; a sub-turn is a move followed by revealing two tokens.',
  'BG-15.8':
    'The move is 1 or 2 steps, each to any of the eight neighbouring squares, and may lead back to the square it started from.',
  'BG-15.9':
    'The move may cross squares with pawns but may not end on a square with another pawn; hence the legal end squares are all squares within king-move distance 2, the start square included, without another pawn.',
  'BG-15.10':
    'After the move the player reveals two face-down tokens of their choice that touch the square of their pawn by side or corner.',
  'BG-15.11': 'They are revealed one after the other; the second is chosen after seeing the first.',
  'BG-15.12': 'The token under the player’s own pawn cannot be revealed; a token under another pawn can.',
  'BG-15.13':
    'If only one face-down token touches the pawn’s square, one is revealed; if none, none; revealing is not optional.',
  'BG-15.14':
    'After the reveals all equal tokens among the face-up tokens on the board – new ones and ones left from before, wherever they lie – are collected in pairs into the player’s area.',
  'BG-15.15':
    'With exactly three equal face-up tokens the player chooses which two to collect; with four the player collects both pairs.',
  'BG-15.16':
    'For each pair collected the player gets one more sub-turn; two pairs in one sub-turn give two.',
  'BG-15.17':
    'At the end of every sub-turn all face-up tokens not revealed in that sub-turn are turned face down; the ones revealed in it and not collected stay face up.',
  'BG-15.18':
    'When no sub-turn is left the next player clockwise begins; the face-up tokens stay for that player.',
  'BG-15.19': 'Icons on tokens have no effect.',
  'BG-15.20':
    'Each pair is worth 2 points; the first player with 10 points wins and the game ends at once, even with sub-turns left.',
  'BG-15.21': 'Pawns are never destroyed.',
  'BG-15.22':
    'If the number of consecutive turns without a pair reaches 20 × number of players, or no face-down token is left, the game ends when that turn ends; most points win, ties share the victory.',
  'BG-16.1':
    'All 64 location tokens are shuffled and laid face up over the whole board; special tokens are not confined to the centre.',
  'BG-16.2': 'No two equal tokens may lie next to each other (1.3 to 1.6).',
  'BG-16.3':
    'The player draws or chooses 2 tank cards; option `soloCards` = `random` (default) or `choose` (any two of the twelve).',
  'BG-16.4': 'The other 10 cards, shuffled, form the face-down deck for Extra tank.',
  'BG-16.5':
    'Both cards are active; the player places two pawns in two different bases, each on one of the three squares.',
  'BG-16.6':
    'At most two player tanks are on the board at any time; the two other pawns and markers only replace lost ones.',
  'BG-16.7':
    'The player has two tank slots (places for a pawn and its card, not the upgrade slots of 8.10; “slot” in this section means tank slot); each slot keeps the base chosen for it at the start as its base.',
  'BG-16.8':
    'The eight green-letter duds and the eight red-digit duds form two separate shuffled piles, dud picture up.',
  'BG-16.9':
    'Since all 16 duds are in the piles there is no dud supply: the player never lays a dud, and an empty square is not a legal target.',
  'BG-16.10':
    'The 12 scoring tokens form the artillery’s stock of tanks, worth 1 point each while on the board, whatever their printed value.',
  'BG-16.11': 'A round is the player’s turn followed by one artillery shot.',
  'BG-16.12':
    'The player’s turn follows BG-3 to BG-11: the player picks one tank, moves it, and may shoot with the same tank; the same tank may be picked in every turn.',
  'BG-16.13': 'Tank change is available when the player owns an inactive card.',
  'BG-16.14': 'Special pairs work as in the basic variant.',
  'BG-16.15':
    'A shot at an artillery tank removes it from the board; the player gains no points and the artillery loses that tank’s point.',
  'BG-16.16': 'A removed artillery tank goes back to the artillery’s stock.',
  'BG-16.17':
    'A player tank may not end its move on an artillery tank; entering one on the way destroys the mover or spends its Armour.',
  'BG-16.18': 'The artillery tank driven through stays on the board.',
  'BG-16.19':
    'A tank lost by driving (through an artillery tank or the player’s own tank) is destroyed in the normal way: it is damaged and returns in the next turn by BG-6.',
  'BG-16.20':
    'The artillery reveals one token of the green pile and one of the red pile; letter and digit name the square it hits.',
  'BG-16.21':
    'Hit on a square with a location token and no player tank: the token goes to the artillery, 1 point.',
  'BG-16.22':
    'Hit on a square with a player tank: always the tank is hit, never the token under it; the artillery gains no point.',
  'BG-16.23': 'A hit tank with Armour stays and loses one Armour.',
  'BG-16.24':
    'A hit tank without Armour is destroyed completely: its pawn is removed and its card goes to the box.',
  'BG-16.25':
    'Upgrade pairs on a card that goes to the box return to the player’s area as spent pairs and still score.',
  'BG-16.26':
    'Hit on an empty square: the artillery places one tank from its stock there, worth 1 point while it stays on the board.',
  'BG-16.27': 'If the stock is empty nothing is placed.',
  'BG-16.28': 'Hit on a square with an artillery tank: nothing happens.',
  'BG-16.29': 'Revealed artillery tokens stay revealed.',
  'BG-16.30':
    'When all 16 are revealed and the game goes on, both piles are turned over and shuffled again; this happens right after the eighth shot of a cycle.',
  'BG-16.31':
    'After a pause turn and after a turn without a shot the artillery fires as usual, and after a turn with Extra turns it fires once only.',
  'BG-16.32':
    'If a card was destroyed completely and the player owns an inactive card, the player may bring it in at the return phase of the next or any later turn on the base of the empty slot (of either, if both are empty) and then play a normal turn; 6.8, 6.11, 6.13, 6.17 to 6.20 apply as to a return.',
  'BG-16.33':
    'This entry is optional while the player has another tank on the board or returning (an exception to 6.13), and compulsory otherwise.',
  'BG-16.34':
    'The artillery’s points are 1 per location token it holds (pairs count nothing extra) plus 1 per artillery tank on the board.',
  'BG-16.35': 'The game ends at once when the artillery has 20 points.',
  'BG-16.36': 'The game ends at once when the artillery has destroyed all the player’s tanks.',
  'BG-16.37':
    '16.36 applies when the player owns no tank card any more, active or inactive; an unplayed Extra tank pair does not help.',
  'BG-16.38':
    'The game also ends at the end of a round when no location token is left on the board, or after the 96th artillery shot.',
  'BG-16.39': 'At the end the player scores 2 points per pair, whatever ended the game.',
  'BG-16.40': 'Rank: 16 points one star, 18 two, 20 three, 22 four, 24 five, 26 six stars.',
  'BG-16.41': 'Fewer than 16 points are no star and a defeat; more than 26 points are six stars.',
  'BG-16.42': 'The artillery’s points are shown but do not influence the rank.',
  'BG-16.43':
    'In the return phase the pawns destroyed by driving return first; an entry (16.32) can use only an inactive card left over after that, and with none left it is not offered.',
  'BG-16.44':
    'The end phase of a Solo turn consists of the repairs (6.15) only; then the artillery shot and the checks of 16.35 to 16.38 follow. There is no victory check and no stall check.',
  'BG-17.1':
    'In Battle, Team and Solo the board, areas, cards, upgrades, damaged marks, stacks, supply, box and scores are open to all.',
  'BG-17.2':
    'The order and identity of the cards in the tank deck are hidden from everybody; its size is open.',
  'BG-17.3':
    'In Solo the order of the two artillery piles is hidden; which letters and digits are still unrevealed is open.',
  'BG-17.4':
    'In Family the pictures of face-down tokens are hidden from everybody, also after they were seen and covered again.',
  'BG-17.5': 'Nobody is ever sent a hidden picture, card or pile order, spectators included.',
  'BG-17.6':
    'A player may take back steps of the current turn up to the last irreversible event; irreversible are: any draw or reveal of hidden material, any destruction, any spent Armour, and the end of the turn.',
  'BG-17.7':
    'In Family nothing but an unconfirmed selection can be taken back once the first token of a sub-turn is revealed; the move can be taken back before that.',
  'BG-17.8': 'In a replay or spectator view Family pictures are shown only as they were revealed.',
  'BG-18.1':
    'The game is configured by the options; options that a variant does not offer are ignored by it. A clock may be added to every variant for several players; when a player’s time is up the table decides for them.',
  'BG-18.2': 'With `startPlayer = random` every seat has the same chance to start; with `seat1` P1 starts.',
  'BG-18.3':
    'Variant and number of players must be one of the combinations in the table of variants; any other combination is refused.',
} as const;
