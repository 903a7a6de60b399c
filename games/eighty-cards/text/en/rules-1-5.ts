/** The rules of chapters 1 to 5, clause by clause. */

export const rules = {
  'EC-1.1': 'Three or four players play, each for one nation.',
  'EC-1.2':
    'Players are numbered clockwise, and player 1 is the first player. Your left neighbour is the next player clockwise. Turns go clockwise and then again from player 1.',
  'EC-1.3':
    'Before anything else it is settled who plays first: by lot, or whoever opened the table, as the option says.',
  'EC-1.4':
    'Everybody has the vehicle, the pawn and the start card of one nation, a boiler with two markers and a card with the summary of the rules. The summary of player 1 shows the chequered flag.',
  'EC-1.5':
    'Both markers of every boiler begin on 5: pressure 5 and 5 action points (AP). The points are set anew when your first turn starts (4.4). By option the pressure of the last player begins on 4.',
  'EC-1.6':
    'The 11 terrain cards are shuffled and dealt: 3 to each of three players, or 2 to each of four players.',
  'EC-1.7': 'The terrain cards that are left, 2 with three players and 3 with four, are the reserve.',
  'EC-1.8': 'The reserve lies face up. Only effects that swap a terrain card use it (17.13).',
  'EC-1.9':
    'The travel deck and the base-camp deck are shuffled. Everybody is dealt 4 travel cards and 1 base-camp card.',
  'EC-1.10':
    'Then the top card of each deck is turned up and begins that deck’s discard pile. It has no effect there.',
  'EC-1.11':
    'So the travel deck begins with 47 cards (three players) or 43 (four), the base-camp deck with 16 or 15, and each discard pile with 1.',
  'EC-1.12': 'Hands are dealt before the world is made: you know your hand while you lay terrain.',
  'EC-1.13': 'Every vehicle starts without crew, upgrade, weapon and interference.',
  'EC-1.14':
    'The vehicle lies in front of its player, the boiler to its left, the weapon to its right, crew and whole-turn interference on it.',
  'EC-1.15': 'Nations are drawn by lot or chosen. They differ in name and flag only.',

  'EC-2.1':
    'Everybody lays their start card in front of them and puts the pawn on its arrow. Arrow and pawn point to the left.',
  'EC-2.2':
    'Start cards lie in the order of the players. Between the start cards of two neighbours is a gap; gap 1 follows the start card of player 1, and so on. Left is clockwise, and it is the direction of travel.',
  'EC-2.3':
    'In the end every gap holds as many terrain cards as each player was dealt: 3 with three players, 2 with four.',
  'EC-2.4': 'Player 1 begins and lays one terrain card to the left or the right of their own start card.',
  'EC-2.5':
    'Then, clockwise, everybody lays exactly one of their terrain cards to the left or the right of any card on the table, until all are laid.',
  'EC-2.6':
    'A place in a gap may be filled if it is empty and touches a card that lies already. Cards are never moved, and none is pushed in between two others.',
  'EC-2.7':
    'Only the very first card has to touch the start card of player 1. All later cards follow 2.6, those of player 1 included.',
  'EC-2.8': 'The result is a ring of 12 cards, which are 48 spaces.',
  'EC-2.9':
    'Terrain cards are not turned round. Their spaces run in the direction of travel, so the place of the base camp is fixed.',
  'EC-2.10':
    'Only their owner sees dealt terrain cards until they are laid, unless the option says otherwise.',
  'EC-2.11': 'Laying is compulsory, and no other card can be played meanwhile.',

  'EC-3.1': 'Every start card and every terrain card has 4 spaces.',
  'EC-3.2': 'All four spaces of a terrain card show the same terrain.',
  'EC-3.3': 'There are five terrains: sea, desert, forest, ice and mountains.',
  'EC-3.4':
    'The spaces of start cards are a sixth terrain, homeland. No upgrade that names terrains helps there.',
  'EC-3.5':
    'Ring cards are numbered from 0 to 11 and spaces from 0 to 47 in the direction of travel, beginning with the start card of player 1. After 47 comes 0.',
  'EC-3.6': 'Vehicles travel clockwise. Nothing moves them back.',
  'EC-3.7':
    'The arrow is on the first space of a start card. With three players the start spaces are 0, 16 and 32; with four they are 0, 12, 24 and 36.',
  'EC-3.8':
    'Progress is how many spaces a vehicle has driven since the start. It begins at 0 and never falls.',
  'EC-3.9': 'Any number of vehicles may share a space or pass each other.',
  'EC-3.10':
    'Every terrain card has a base camp: a tent, a crane, tools or fuel barrels. All of them mean the same.',
  'EC-3.11': 'The base camp is on exactly one of the four spaces.',
  'EC-3.12': 'Start cards have a base camp, too, on their third space, unless the option takes it away.',
  'EC-3.13':
    'Where a card speaks of the space or the terrain of a vehicle, it means the next space, the one that would be entered now, and its terrain.',
  'EC-3.14':
    'The distance of two vehicles is the number of steps from one to the other on the shorter way round; in the same space it is 0.',

  'EC-4.1': 'A turn has three phases: 1 action points, 2 actions, 3 discarding and drawing.',
  'EC-4.2':
    'Phase 1 goes like this: (a) balloons drift (12.6); (b) your AP are set; (c) your pressure falls; (d) waiting whole-turn interference becomes active (9.9); (e) the others may interfere (9.6); (f) you may play cards for the start of the turn (4.8). Then phase 2 begins.',
  'EC-4.3': 'Balloons come first, so an explosion lowers the pressure before the AP are read.',
  'EC-4.4': 'Your AP become as many as your pressure.',
  'EC-4.5': 'Then your pressure falls by 1.',
  'EC-4.6':
    'The scale of pressure begins at 2. Nothing brings it below 2, so you always have at least 2 AP before interference.',
  'EC-4.7': 'Some cards may be played only at the start of the turn.',
  'EC-4.8':
    'You may play such cards, several in a row, until you take any other action. They are offered with the first actions of phase 2.',
  'EC-4.9': 'AP are spent in your own turn only. What is left at its end is lost.',
  'EC-4.10': 'AP are always from 0 to 9, and pressure from 2 to 9. What goes beyond is lost.',

  'EC-5.1': 'In phase 2 you may take any actions in any order, as often as you like, while your AP suffice.',
  'EC-5.2':
    'The actions are: drive (6), shovel coal (7), play a travel card (8, 9), fire a weapon (11, 12), install at a base camp (13).',
  'EC-5.3':
    'Two more are: use springs or booster rockets (13.11, 13.13), and re-arm a covered upgrade (13.14).',
  'EC-5.4':
    'The cost of an action is paid at once. An action that costs more AP than you have is not allowed.',
  'EC-5.5': 'With 0 AP you can take no more actions this turn.',
  'EC-5.6':
    'That includes actions that cost nothing: they need at least 1 AP, which is not spent. An option allows them at 0 AP.',
  'EC-5.7': 'At any moment of your turn you may discard your crew member, upgrade or weapon. It is free.',
  'EC-5.8':
    'That is no action: it works at 0 AP, leaves the start of the turn open and nobody interferes after it. You can do it between actions, before every choice of phase 3, and when your own balloon is to drift (12.19), never in the middle of an action.',
  'EC-5.9': 'You end phase 2 when you like. At 0 AP only 5.7 and ending are left.',
} as const;
