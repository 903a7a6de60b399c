/** The rules of chapters 0 to 5, clause by clause. */

export const rules = {
  'BG-0.1':
    'The board has 64 squares, columns A–H and rows 1–8; a square is named by column letter then row digit (A1, B4, H8).',
  'BG-0.2':
    'The client draws column A at the left and row 1 at the bottom by default; this has no effect on the rules.',
  'BG-0.3':
    'The orthogonal directions are N (row +1), E (column +1), S (row −1), W (column −1); the diagonal directions are NE, SE, SW, NW.',
  'BG-0.4':
    'Every tank card has exactly four parameters – move direction, move distance, shot direction, shot distance – and each direction is either orthogonal or diagonal, never both.',
  'BG-0.5':
    'The SW base is A1, A2, B1, and the other three corners have bases of the same shape: NW A8, A7, B8; NE H8, H7, G8; SE H1, H2, G1.',
  'BG-0.6': 'The centre is the 4×4 block C3–F6 (16 squares).',
  'BG-0.7':
    'Two squares “lie next to each other” for the set-up rule when they share a side; touching at a corner does not count.',
  'BG-0.8':
    'Two location tokens are equal when they show the same picture, whether or not one of them carries an icon.',
  'BG-0.9':
    'A square never holds a location token and a dud together, never more than one token or dud, and never more than one tank.',
  'BG-0.10': 'Location tokens never obstruct moving, passing, standing, entering or shooting.',
  'BG-0.11':
    'For a given tank, an own tank has the same owner, an allied tank belongs to the team partner (Team only), and every other pawn is an enemy tank.',
  'BG-0.12':
    'Every random event is drawn on the server from one recorded, seeded generator, so that a replay shows the same events.',
  'BG-1.1': 'The 16 special tokens are shuffled and laid face up at random, one on each centre square.',
  'BG-1.2':
    'The 48 ordinary tokens are shuffled and laid face up at random, one on each of the other 48 squares.',
  'BG-1.3':
    'In the finished layout no two equal tokens lie next to each other (0.7, 0.8); offending tokens are swapped with others until this holds.',
  'BG-1.4':
    'Swapping works as follows: reading the squares A1…H1, A2…H2, … H8, take the first movable square that has an equal neighbour; try all other movable squares in a random order and carry out the first swap that lowers the number of equal neighbour pairs on the whole board; repeat until that number is 0.',
  'BG-1.5': 'In Battle and Team the movable squares are the 48 squares outside the centre; in Solo all 64.',
  'BG-1.6':
    'If for the square taken no swap lowers the number, the whole layout is reshuffled; after 20 failed layouts a fixed layout is used with the 16 pictures assigned to its places at random, so set-up always ends.',
  'BG-1.7': 'The start player is chosen at random (option `startPlayer`: 18.2).',
  'BG-1.8':
    'Corners are numbered clockwise SW, NW, NE, SE; with 4 players seats P1–P4 (clockwise) own them in that order, with 3 players P1–P3 own SW, NW, NE, and the fourth base belongs to nobody.',
  'BG-1.9':
    'With 3 or 4 players each player has one colour: one pawn, one tank marker and the three scoring tokens of that colour.',
  'BG-1.10':
    'With 2 players each player has two colours, with a pawn, a marker and three scoring tokens in each.',
  'BG-1.11': 'With 2 players P1 owns the SW and NE bases and P2 the NW and SE bases, one base per colour.',
  'BG-1.12':
    'The three scoring tokens of a colour form one stack with 3 on top, 2 in the middle and 1 at the bottom.',
  'BG-1.13':
    'The tank cards are shuffled and each player is dealt two cards per pawn: two each with 3 or 4 players, four each with 2 players.',
  'BG-1.14':
    'The remaining cards form a face-down deck: 4 cards with 2 or 4 players, 6 cards with 3 players.',
  'BG-1.15':
    'Each player chooses one of their cards per pawn to be active (laid horizontally); their other cards are inactive (laid vertically).',
  'BG-1.16':
    'Each tank marker lies on the active card of its colour, which shows which pawn drives which card.',
  'BG-1.17':
    'With 2 players the four cards are one common reserve: either pawn may drive any of them, and no card may be driven by both pawns.',
  'BG-1.18':
    'Each player places every one of their pawns on any one of the three squares of that pawn’s base.',
  'BG-1.19':
    'Active cards and start squares are chosen openly in turn order, each player finishing their choices before the next one begins.',
  'BG-1.20': 'All 16 duds start in the supply beside the board.',
  'BG-1.21': 'Every square carries a location token at the start, including the squares the pawns stand on.',
  'BG-1.22': 'With 2 players the two pawns of a player start in two different bases.',
  'BG-2.1': 'With the option `draft` the deal of 1.13 is replaced by open picking; the default is no draft.',
  'BG-2.2': 'With 3 players 6 random cards, with 4 players 8 random cards are laid face up.',
  'BG-2.3':
    'The start player picks one card, then each next player clockwise picks one, the last player picks two in succession, and picking continues counter-clockwise back to the start player; everyone ends with two cards.',
  'BG-2.4':
    'With 2 players the draft is played twice with 4 face-up cards each: first in the order P-start, other, other, P-start; then with 4 new cards in the order other, P-start, P-start, other; each player ends with four cards.',
  'BG-2.5': 'Cards not laid out form the face-down deck, as in 1.14.',
  'BG-2.6': 'Team uses the 4-player draft.',
  'BG-3.1': 'Players take turns clockwise.',
  'BG-3.2': 'A turn has three phases in this order: return (BG-6), actions, end.',
  'BG-3.3': 'In the actions phase the player performs one main action: either move-and-shoot or tank change.',
  'BG-3.4': 'The main action is compulsory; a player may not pass while a main action is legal.',
  'BG-3.5':
    'A free window is open in the actions phase whenever no move and no shot is being resolved: before a main action, between the two halves of a move-and-shoot, and after a main action.',
  'BG-3.6':
    'One-time actions and the assigning of upgrades do not count as main actions; any number of them may be done.',
  'BG-3.7':
    'They may be done only in a free window of the player’s own turn; nothing may be played in another seat’s turn.',
  'BG-3.8': 'One-time actions may also be played in a turn whose main action is a tank change.',
  'BG-3.9':
    'The turn ends when the player says so; this is allowed only when no main action is left to perform.',
  'BG-3.10':
    'The end phase is carried out in this order: repairs (6.15), victory check (BG-12), stall check (BG-12), next seat.',
  'BG-3.11':
    'A turn begins with one main action (a pause turn with none) and each Extra turn adds one; a main action in progress must be finished before the next begins. A move-and-shoot is finished when its shot has been made or declined and its move made or skipped, or when its tank is destroyed; ending the turn while only the shot is open declines it.',
  'BG-3.12':
    'The actions phase of a pause turn is a single free window in which nothing but 6.12 may be done; the player may end the turn at once.',
  'BG-4.1': 'In a move-and-shoot the tank first moves and then may shoot (for the exception see 10.13).',
  'BG-4.2':
    'The player picks one of their tanks on the board; only that tank moves and only that tank shoots in that main action.',
  'BG-4.3':
    'If the picked tank has at least one legal path it must move, even if every legal path harms its owner.',
  'BG-4.4': 'A move covers exactly the move distance of the card; it may not be shortened.',
  'BG-4.5':
    'Without the Direction upgrade all steps of a move go in one and the same direction, which must be one of the card’s move directions.',
  'BG-4.6': 'No square of the path may lie off the board.',
  'BG-4.7': 'The last square of the path must not hold another tank, whoever owns it, nor an artillery tank.',
  'BG-4.8':
    '4.6 and 4.7 are tested on the whole path before anything is resolved; a path ending on a tank is illegal even if the mover would have been destroyed earlier on it.',
  'BG-4.9': 'A path may cross squares holding tanks.',
  'BG-4.10': 'A path may cross or end on a square holding a dud.',
  'BG-4.11':
    'The squares of the path are entered one after another and each hazard is resolved when its square is entered.',
  'BG-4.12':
    'A tank entering a square with a dud is destroyed and the dud returns to the supply; nobody receives a scoring token.',
  'BG-4.13':
    'A tank entering a square with an enemy tank is destroyed and its owner gives the top scoring token of the mover’s colour to the owner of the tank driven through.',
  'BG-4.14':
    'A tank entering a square with an own or allied tank is destroyed, and nobody receives a scoring token.',
  'BG-4.15': 'If the stack in 4.13 is empty, nothing is given.',
  'BG-4.16': 'The tank driven through is not harmed and does not move.',
  'BG-4.17':
    'When the mover is destroyed the rest of the path is not entered, so at most one scoring token is given per move.',
  'BG-4.18': 'A mover that was destroyed does not shoot in that main action.',
  'BG-4.19': 'Location tokens on crossed or final squares stay where they are.',
  'BG-4.20':
    'If the picked tank has no legal path, the move is skipped and the tank may still shoot (with Order change see 10.16).',
  'BG-4.21':
    'A player with several tanks on the board may pick one without a legal path for a move-and-shoot only if none of their tanks has one.',
  'BG-4.22':
    'Whether a legal path exists is judged with everything the active card allows at that moment, upgrades included.',
  'BG-4.23': 'The player may choose any legal path, a deadly one included, even when a safe one exists.',
  'BG-5.1': 'A shot is optional, and a tank makes at most one shot in one move-and-shoot.',
  'BG-5.2':
    'The target squares are the on-board squares exactly the shot distance away in each of the card’s shot directions.',
  'BG-5.3': 'Distances are counted from the square the tank stands on when it shoots.',
  'BG-5.4': 'Nothing between the tank and the target square blocks a shot.',
  'BG-5.5': 'A shot at an ordinary token takes it into the shooter’s area.',
  'BG-5.6': 'A shot at a special token takes it into the shooter’s area.',
  'BG-5.7': 'A shot at an empty square may lay a dud from the supply on it.',
  'BG-5.8':
    'A square is empty when it holds no location token, no dud, no tank and no artillery tank; an empty base square counts.',
  'BG-5.9': 'While the supply holds no dud, an empty square is not a legal target.',
  'BG-5.10': 'A shot at a dud takes it off the board into the supply.',
  'BG-5.11':
    'A shot at an enemy tank destroys it (unless Armour absorbs the shot, BG-11) and the shooter takes the highest scoring token left in that tank’s colour.',
  'BG-5.12':
    'If no scoring token of that colour is left, the tank is destroyed all the same and the shooter receives nothing.',
  'BG-5.13':
    'If an enemy tank stands on a location token, the shooter states before the shot whether it aims at the tank or at the token.',
  'BG-5.14': 'If the token was chosen, it is taken and the tank stays unharmed on the now bare square.',
  'BG-5.15': 'If the tank was chosen, the token stays on the board, also when Armour absorbs the shot.',
  'BG-5.16': 'Own and allied tanks can never be the object of a shot.',
  'BG-5.17':
    'A location token under an own or allied tank may be shot; a square with such a tank and no token is not a legal target.',
  'BG-5.18': 'A base gives no protection.',
  'BG-5.19':
    'Declining a shot and choosing not to lay or remove a dud are the same thing: only shots with an effect are offered.',
  'BG-5.20': 'A taken token lies face up in the area of the shooter (of the team in Team).',
} as const;
