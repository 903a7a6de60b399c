/** The rules of chapters 1 to 4, clause by clause. */

export const rules = {
  'RUSH-1.1': 'The game is for 2, 3, 4 or 5 players; the components hold exactly five player sets.',
  'RUSH-1.2':
    'One player holds the First Player card for the whole game; at a table it is the one who most recently played the online game.',
  'RUSH-1.3':
    'In software the first player is picked by the option `firstPlayer` (default: random among the seats). At a table where nobody plays online it is the youngest player.',
  'RUSH-1.4':
    'Seats are numbered 1 to n clockwise starting with the first player, and turns go in that order, round after round.',
  'RUSH-1.5': 'Each player starts with 3 Base cards face up in front of them, undamaged and undefended.',
  'RUSH-1.6': 'Each player starts with 6 Barracks cards: 4 Engineers, 1 Technician, 1 Volunteers.',
  'RUSH-1.7': 'Each player shuffles those 6 cards into a face-down Garage; every Depot starts empty.',
  'RUSH-1.8': 'Every player draws 3 cards from the Garage as the starting hand before the first turn.',
  'RUSH-1.9':
    'The 100 Vehicle cards are shuffled into the Vehicle deck and 4 of them are turned up in a row, the Reserve.',
  'RUSH-1.10':
    'Reserve slots are numbered 0 (next to the deck) upward; setup fills like any refill (new card into slot 0, older cards pushed away), so the first card revealed at setup ends furthest from the deck.',
  'RUSH-1.11': 'The Graveyard and the Vehicle discard pile are two separate zones and both start empty.',
  'RUSH-1.12':
    'Four face-up Medal piles are formed, one per nation, each with 9 single and 3 double Medals; anyone may look through and count them at any time.',
  'RUSH-1.13':
    'The 12 Achievement cards are shuffled and (number of players + 1) of them are laid face up; they are the Achievements of this game.',
  'RUSH-1.14': 'Unused Achievement, Barracks, Base and Reference cards are out of the game.',
  'RUSH-1.15':
    'Every player gets a Reference card with the ability summary; in software, help is always one click away.',
  'RUSH-1.16':
    'All shuffles come from one server-side seeded generator that is recorded, so that a game can be replayed exactly.',
  'RUSH-2.1':
    'A Garage is face down; its order is unknown to everyone including its owner; its size is public.',
  'RUSH-2.2': 'A Depot is face up and its owner may look through it at any time.',
  'RUSH-2.3': 'Opponents see the top card and the size of a Depot; the option `openDepots` shows everything.',
  'RUSH-2.4': 'A player may look at their own hand at any time.',
  'RUSH-2.5': 'A hand is hidden from opponents until its owner reveals it in step I of the owner’s turn.',
  'RUSH-2.6': 'Cards drawn during step II of one’s own turn are face up too.',
  'RUSH-2.7':
    'Every card that joins a squad is put face up on top of its new owner’s Depot, never into Garage or hand.',
  'RUSH-2.8':
    'Cards in the Vehicle discard pile come back when the Vehicle deck is used up; cards in the Graveyard never come back.',
  'RUSH-2.9':
    'Public at all times: Reserve, Vehicle discard pile, Graveyard, Medal piles, Achievements, all Bases with defenders and damage, sizes of all hands, Garages, Depots and of the Vehicle deck.',
  'RUSH-2.10': 'A squad may mix Vehicles of any nations.',
  'RUSH-2.11':
    'A card with abilities counts as played when it has left the hand and been put into the Depot, into the Graveyard or on a Base.',
  'RUSH-2.12':
    'While its abilities are being resolved a card is in none of these zones, so it is not part of a reshuffle caused by its own effect.',
  'RUSH-3.1':
    'A turn has three steps in this order: I repair and reveal; II play cards; III restore the Reserve and draw.',
  'RUSH-3.2': 'Step I first removes all damage from the active player’s Bases and defenders.',
  'RUSH-3.3': 'Step I then lays the whole hand (normally 3 cards) face up.',
  'RUSH-3.4':
    'Base cards in the revealed hand go to the Depot at once and are not replaced; see the option `baseCardsLeaveHand`.',
  'RUSH-3.5':
    'In step II each card of the hand may be used in one of three ways, the player’s choice where several are possible: pay with its Resources; play it for its abilities and then, if possible, as a defender; use it in the attack.',
  'RUSH-3.6': 'The cards of the hand may be played in any order.',
  'RUSH-3.7':
    'One play of a card is exactly one of the three ways: a card that pays does not trigger abilities and does not attack, and so on.',
  'RUSH-3.8':
    'A given physical Vehicle card can be played only once per turn: if it was played, got reshuffled and came back into the hand in the same turn, it may not be played again this turn.',
  'RUSH-3.9':
    '3.8 counts all three ways of playing together and is tied to the single card, not to its title.',
  'RUSH-3.10': 'Barracks and Medal cards that come back in the same turn may be played again.',
  'RUSH-3.11': 'Nobody is obliged to play a card; cards not played go to the owner’s Depot in step III.',
  'RUSH-3.12': 'Cards cannot be thrown into the Depot unused in the middle of step II.',
  'RUSH-3.13': 'Only cards in the hand can be played; a Vehicle lying on a Base is not in the hand.',
  'RUSH-3.14':
    'Step II ends when the active player says so while no decision is pending; ending without having played anything is legal.',
  'RUSH-3.15': 'Captured Base cards cannot be played in any way.',
  'RUSH-3.16': 'Engineers can be used only to pay.',
  'RUSH-3.17': 'Technician and Volunteers can be used only for their ability.',
  'RUSH-3.18': 'Medal cards can be used only to pay.',
  'RUSH-4.1':
    'Resources: Engineer 1, single Medal 1, double Medal 2, each Vehicle the value printed on it (0 to 6).',
  'RUSH-4.2': 'Technician, Volunteers and captured Base cards have no Resource value and cannot pay.',
  'RUSH-4.3': 'A Resource value of 0 is a value: such a card can be used to pay.',
  'RUSH-4.4':
    'A purchase is: play one or more paying cards from the hand and take one Vehicle from the Reserve whose cost is at most the total of their Resources.',
  'RUSH-4.5':
    'The first purchase of a turn needs at least one paying card even for a Vehicle of cost 0; nothing is ever taken for free (later purchases: 4.14 and 4.22).',
  'RUSH-4.6':
    'Order of a purchase: paying cards go to the Depot, the Vehicle goes on top of the Depot, the Reserve slides, a new card is revealed.',
  'RUSH-4.7':
    'Slide and refill: cards between the gap and the deck move one slot away from the deck, and one card is at once turned up from the Vehicle deck into slot 0.',
  'RUSH-4.8': 'Without Conscription only one purchase per turn is allowed.',
  'RUSH-4.9':
    'Paying too much is allowed; the excess has no use unless Conscription, played before or after, allows a further purchase in the same turn (4.12, 4.15).',
  'RUSH-4.10': 'Cards can be paid only as part of a purchase, not to store Resources.',
  'RUSH-4.11':
    'Once a Conscription ability has been resolved in a turn, any number of purchases may be made in that turn.',
  'RUSH-4.12':
    'Turn account: the total Resources of all cards paid this turn must be at least the total cost of all Vehicles bought this turn; so with Conscription unspent points of earlier purchases stay usable until the end of step II.',
  'RUSH-4.13':
    'With Conscription purchases are still made one after the other, each with its own refill, and a card revealed by a refill may be bought next.',
  'RUSH-4.14':
    'With Conscription a later purchase may add no paying card at all if the account already covers it.',
  'RUSH-4.15': 'The account includes a purchase made earlier in the turn than the Conscription ability.',
  'RUSH-4.16':
    'The Resources of a card with National Resources can be spent only on Vehicles of that nation.',
  'RUSH-4.17': '“That nation” is the nation of the card carrying the ability.',
  'RUSH-4.18': 'National Resources and ordinary Resources may be combined in one purchase.',
  'RUSH-4.19': 'National Resources buy several Vehicles of the nation only together with Conscription.',
  'RUSH-4.20':
    'Feasibility test of the account: with G = ordinary points paid this turn, N(x) = national points of nation x paid this turn, C(x) = total cost of Vehicles of nation x bought this turn (including the one being bought), the purchase is legal only if the sum over all nations of max(0, C(x) − N(x)) is at most G.',
  'RUSH-4.21':
    'Every card newly paid in a purchase must be ordinary or National Resources of the bought Vehicle’s nation.',
  'RUSH-4.22':
    'For every purchase at least one card paid this turn (now or, with Conscription, earlier) must be ordinary or National Resources of the bought Vehicle’s nation.',
  'RUSH-4.23': 'Medal cards pay ordinary Resources, whatever their nation.',
  'RUSH-4.24':
    'A bought Vehicle can be played in the same turn only if it is reshuffled and drawn in that turn.',
  'RUSH-4.25':
    'The cards paid in one purchase go to the Depot in the order in which the action lists them; in the account every payment counts, so a card paid again after 3.10 counts again.',
} as const;
