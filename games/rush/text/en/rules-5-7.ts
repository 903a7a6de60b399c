/** The rules of chapters 5 to 7, clause by clause. */

export const rules = {
  'RUSH-5.1': 'A card with at least one active ability may be played from the hand to resolve its abilities.',
  'RUSH-5.2': 'The abilities of a card are resolved in printed order, each completely before the next.',
  'RUSH-5.3': 'All abilities of a card are finished (including 5.7) before another card is played.',
  'RUSH-5.4': 'A Vehicle with Defence 1 or 2 may instead be played with “no ability”, only to defend a Base.',
  'RUSH-5.5': 'Abilities are all or nothing: either all of them are resolved, or none (5.4).',
  'RUSH-5.6':
    'An ability that can do nothing at this moment is passed over without effect and does not make the play illegal.',
  'RUSH-5.7':
    'After its abilities a Vehicle with Defence 1 or 2 must be put on one of the player’s own Bases.',
  'RUSH-5.8': 'An already defended Base may be chosen only if the player has no undefended Base.',
  'RUSH-5.9':
    'If all own Bases are defended, the player must choose one and the old defender goes to the player’s Depot.',
  'RUSH-5.10': 'A replaced defender is not destroyed and earns nobody a Medal.',
  'RUSH-5.11': 'A Base is defended by at most one Vehicle.',
  'RUSH-5.12':
    'A card with Defence 0 or none goes to the Depot after its abilities, or to the Graveyard if the ability says so.',
  'RUSH-5.13':
    'A player who has no Base left puts the Vehicles that would have to be placed into the Depot instead.',
  'RUSH-5.14': 'Barracks cards never defend.',
  'RUSH-5.15': 'A defended Base cannot be attacked directly.',
  'RUSH-5.16':
    'A Vehicle is undamaged when it is put on a Base, and loses its damage when it leaves; the Base keeps its own damage state underneath.',
  'RUSH-5.17':
    'A defender leaves its Base only by being destroyed, replaced, or when the Base under it is destroyed; the owner cannot take it back.',
  'RUSH-5.18':
    'Playing with “no ability” needs a Base to be put on: without any Base left it is not offered.',
  'RUSH-6.1': 'Reinforcements N: the player draws N cards from their Garage into their hand.',
  'RUSH-6.2': 'The drawn cards may be played in the same turn, within 3.8.',
  'RUSH-6.3': 'Base cards among them go to the Depot once the whole draw is finished and are not replaced.',
  'RUSH-6.4': 'Conscription: any number of Vehicles may be bought this turn (4.11 to 4.15).',
  'RUSH-6.5': 'A second Conscription in the same turn adds nothing.',
  'RUSH-6.6':
    'Reconnaissance: all cards of the Reserve go to the Vehicle discard pile and 4 new ones are revealed.',
  'RUSH-6.7': 'The number revealed is the Reserve size in use (5 with `reserveSize` 5).',
  'RUSH-6.8': 'Sabotage: each opponent chooses one card of their hand and puts it into their own Depot.',
  'RUSH-6.9': 'They do not draw a replacement.',
  'RUSH-6.10':
    'All opponents choose secretly at the same time; the cards are shown and moved together when the last one has chosen.',
  'RUSH-6.11': 'An opponent without hand cards is skipped.',
  'RUSH-6.12': 'Any hand card may be given up, also a Base card.',
  'RUSH-6.13':
    'The server answers for an opponent only when that hand holds exactly one card (more automation would leak the hand).',
  'RUSH-6.14':
    'Siege: the player selects one enemy Base, defended or not, or one enemy Armed Vehicle that defends a Base.',
  'RUSH-6.15': 'An Auxiliary Unit that defends a Base cannot be selected.',
  'RUSH-6.16': 'An undamaged target becomes damaged; a damaged target is destroyed.',
  'RUSH-6.17': "With the default `siegeDamage: 'step'` this holds for Vehicles of Defence 1 too.",
  'RUSH-6.18': 'A destroyed Base goes to the Depot of the player who used Siege.',
  'RUSH-6.19': 'The defender of a Base destroyed by Siege goes to its owner’s Depot.',
  'RUSH-6.20': 'That defender counts as displaced, not destroyed: no Medal.',
  'RUSH-6.21':
    'A Vehicle destroyed by Siege goes to its owner’s Depot and earns a Medal of the nation of the card with Siege.',
  'RUSH-6.22':
    'Siege is not part of the attack: it does not use up the one attack of the turn, needs no matching nation, and may be used several times in a turn with different cards.',
  'RUSH-6.23': 'Siege by a Heavy Tank is still a single step and does not destroy an undamaged Base.',
  'RUSH-6.24': 'If at least one legal target exists, one must be selected.',
  'RUSH-6.25': 'Research N: the card is put into the Graveyard.',
  'RUSH-6.26':
    'The player then gains one Vehicle of the Reserve with cost at most N into the Depot, and the Reserve is refilled as in 4.7.',
  'RUSH-6.27': 'N cannot be increased by Resources of other cards.',
  'RUSH-6.28': 'A card with Research and a Resource value may instead be used to pay with that value.',
  'RUSH-6.29':
    'Gaining by Research is not a purchase: it does not count for 4.8 and does not enter the account of 4.12.',
  'RUSH-6.30':
    'If some Vehicle qualifies, one must be gained; if none does, the card still goes to the Graveyard and nothing is gained.',
  'RUSH-6.31': 'A Vehicle played for Research is not put on a Base afterwards.',
  'RUSH-6.32':
    'Repair: the player chooses one or two cards of their own Depot and puts them into the Graveyard.',
  'RUSH-6.33': 'The Repair card itself is not sent to the Graveyard by this.',
  'RUSH-6.34': 'Any cards may be chosen, also Medals and Base cards.',
  'RUSH-6.35':
    'With at least one card in the Depot at least one must be chosen; with an empty Depot nothing happens.',
  'RUSH-6.36':
    'Invulnerability: the player takes one Medal from the pile of the card’s own nation into the Depot.',
  'RUSH-6.37': 'It is a single Medal, even if only doubles are left (then nothing is taken).',
  'RUSH-6.38': 'This Medal is not for a destroyed Vehicle and cannot be merged into a double.',
  'RUSH-6.39': 'Passive abilities are not actions; they only limit how a card may be used.',
  'RUSH-6.40': '“Attacks Bases only”: the card cannot attack Vehicles.',
  'RUSH-6.41': '“Attacks Vehicles only”: the card cannot attack Bases.',
  'RUSH-6.42': '“Attacks Bases only” does not let a card attack a defended Base.',
  'RUSH-6.43': 'The two attack limits concern attacks only, not defending or paying.',
  'RUSH-7.1': 'A player may launch at most one attack per turn, with one or more Vehicles from the hand.',
  'RUSH-7.2': 'Every Vehicle of the attack must have 1 or 2 Attack points.',
  'RUSH-7.3': 'All Vehicles of the attack must belong to the same nation.',
  'RUSH-7.4': 'All attacking cards are declared before the first target is named.',
  'RUSH-7.5':
    'Then, one card after the other, the player picks an attacking card, names its target, and resolves it.',
  'RUSH-7.6': 'A target is an enemy Vehicle defending a Base, or an undefended enemy Base.',
  'RUSH-7.7': 'Later cards may hit the same target again or any other target, also of another opponent.',
  'RUSH-7.8': 'Each attacking card goes to its owner’s Depot when its hit is resolved.',
  'RUSH-7.9': 'A Vehicle hit with Attack points equal to or above its Defence points is destroyed.',
  'RUSH-7.10':
    'A Vehicle hit with fewer Attack points than its Defence points becomes damaged (turned 90 degrees).',
  'RUSH-7.11': 'A damaged Vehicle that is hit again is destroyed, whatever the points.',
  'RUSH-7.12': 'A destroyed Vehicle goes to its owner’s Depot (not to the attacker, not to the Graveyard).',
  'RUSH-7.13': 'An undamaged Base hit by a Vehicle that is not a Heavy Tank becomes damaged.',
  'RUSH-7.14': 'A damaged Base that is hit is destroyed.',
  'RUSH-7.15': 'A Base hit by a Heavy Tank is destroyed at once; no other class can do this with one card.',
  'RUSH-7.16': 'Attack points do not matter against a Base: an SPG with Attack 2 only damages it.',
  'RUSH-7.17': 'A destroyed Base goes into the Depot of the attacker who destroyed it.',
  'RUSH-7.18':
    'Within one attack one card may destroy the defender and another card may then hit the Base it defended.',
  'RUSH-7.19':
    'Damage on Bases and defenders stays until their owner’s next step I, so hits of different players and turns add up.',
  'RUSH-7.20': 'The attack is one piece: no other card is played and no ability used between its steps.',
  'RUSH-7.21':
    'An attack may be declared only if at least one declared card has a legal target at that moment.',
  'RUSH-7.22':
    'At each step the player must pick a card that has a legal target, if any remaining card has one; when none has, the remaining attackers go to the Depot without effect.',
  'RUSH-7.23': 'A declared card with a legal target must attack; the attack cannot be broken off.',
  'RUSH-7.24': 'Auxiliary Units may attack if they have Attack points.',
  'RUSH-7.25': 'Damage has no other effect: a damaged defender protects its Base fully.',
  'RUSH-7.26': 'A hit by a Heavy Tank on a Vehicle follows 7.9 to 7.11; the one-shot concerns Bases only.',
  'RUSH-7.27': 'One attacking card strikes one target; 2 Attack points cannot be split over two targets.',
} as const;
