/** The rules of chapters 6 to 10, clause by clause. */

export const rules = {
  'EC-6.1': 'A move goes one space forward and costs 2 AP.',
  'EC-6.2':
    'Upgrades, crew and other cards change that cost for certain terrains. They never change it for a terrain that they do not name.',
  'EC-6.3': 'The cost depends only on the terrain that is entered, not on the one that is left.',
  'EC-6.4': 'Whatever helps you, a move costs at least 1 AP.',
  'EC-6.5':
    'A move costs 2, less 1 for each of these that applies: an upgrade that names the terrain, a gas balloon that is not covered, a local guide for that terrain, each Good Going for that terrain this turn, a Navigator on the first move of the turn (6.8); plus 1 for each active Fog and for each active Storm on that terrain; and at least 1.',
  'EC-6.6':
    'Driving for free enters the spaces one after the other without their costs; each of them counts as entered. A leap enters the space of landing only.',
  'EC-6.7':
    'Entering a space does this, in this order: the finish (15.1), the end of a gas balloon (13.8), Customs Check (9.12), balloons (12.9).',
  'EC-6.8':
    'The first move of a Navigator is the first move action (6.1) of the turn. Driving for free and leaps neither get the discount nor use it up.',

  'EC-7.1': 'To shovel, discard a coal card from your hand and raise your pressure by its value.',
  'EC-7.2': 'Each coal card costs 1 AP, whatever its value. You may shovel several in a turn.',
  'EC-7.3': 'Shovelling raises the pressure, never the AP of this turn.',
  'EC-7.4': 'Coal cards have the values 1, 2 and 3.',
  'EC-7.5': 'You may shovel only while your pressure is below 9. What goes beyond 9 is lost.',
  'EC-7.6': 'Coal is shovelled only in phase 2 of your own turn.',

  'EC-8.1':
    'You may play a travel card if you have the AP in its corner. Pay, do what the card says, discard it. Crew and whole-turn interference first stay on a vehicle.',
  'EC-8.2': 'There are action, crew, reaction and interference cards, and coal, which is only shovelled (7).',
  'EC-8.3':
    'Action cards help you or your vehicle. They are played at any moment of phase 2, those for the start of the turn only then (4.8).',
  'EC-8.4': 'A crew card goes onto your vehicle for its AP. Using the crew member costs nothing more.',
  'EC-8.5':
    'A vehicle has one crew member at most. While there is one, no other can come aboard: discard the first (5.7).',
  'EC-8.6': 'A crew member works from coming aboard until leaving, in everybody’s turns.',
  'EC-8.7':
    'A card that could do nothing at all cannot be played, so it is not wasted. A number that is cut off by its scale is allowed: Leaking Pipe may hit pressure 2.',

  'EC-9.1':
    'Interference hits another player. It is played at any moment of phase 2 of your own turn, or during the turn of another.',
  'EC-9.2': 'In your own turn you pay its cost in AP.',
  'EC-9.3': 'Out of turn you pay the same number in pressure.',
  'EC-9.4': 'Out of turn you cannot play it if you would be left with a pressure below 2.',
  'EC-9.5':
    'Out of turn you may hit any other player, not only the one on turn. Play halts, the card is resolved, and play goes on.',
  'EC-9.6':
    'Play halts for interference at the start of a turn (4.2) and after every action. All opponents who could pay, as everybody can see, and hold a travel card are asked together and answer sealed. Counted clockwise from the player on turn, the first answer that is not a pass is carried out. The others lapse unseen, and all are asked again. When all pass, play goes on.',
  'EC-9.7':
    'Interference cannot stop or change an action that was declared. It is not played in the middle of a card, in phase 3 or while the world is made.',
  'EC-9.8':
    'Some interference lasts for a whole turn. It lies on the vehicle of its victim and is discarded at the end of that turn.',
  'EC-9.9':
    'Whole-turn interference waits until its victim’s next turn starts. Only if it is played when the victim’s turn is just starting is it active at once; later in that turn it waits for the next one.',
  'EC-9.10':
    'Several such cards may lie on one vehicle. They become active together, in the order played, and equal ones add up.',
  'EC-9.11':
    'When Storm becomes active, it takes the terrain of the victim’s next space and keeps it for the turn. When Strike becomes active, the AP fall at once (17.4).',
  'EC-9.12':
    'While Customs Check is active, entering a base camp stops the vehicle: no move, no free drive and no leap until the end of the turn. Other actions are allowed.',
  'EC-9.13': 'Cards that you play out of turn are replaced only at the end of your own next turn.',
  'EC-9.14':
    'In your own turn you cannot pay with pressure. With 0 AP you play no interference in your turn.',
  'EC-9.15': 'You cannot hit yourself.',
  'EC-9.16': 'Only interference and reactions (10) are played out of turn.',

  'EC-10.1':
    'A reaction answers a card that an opponent plays against you: interference, a shot, or an explosive balloon.',
  'EC-10.2': 'Reactions cost nothing and are played in anybody’s turn.',
  'EC-10.3': 'Only the player who is attacked may react.',
  'EC-10.4':
    'The attack is declared with all its choices and paid; then its victim is asked. There is one reaction to an attack at most, and none to a reaction.',
  'EC-10.5': 'An attack that is averted is spent: its card is discarded, and its cost is not given back.',
  'EC-10.6':
    'Return to Sender turns interference round, as if the victim had played it on its player, at no cost and without a reaction. The victim makes its choices. If it can do nothing there, both cards are discarded. A whole-turn card then waits on its player.',
  'EC-10.7':
    'A reaction is discarded after use. Whether you hold one stays secret: you are asked at every attack, and everybody waits equally long (16.10).',
} as const;
