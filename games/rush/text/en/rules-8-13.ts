/** The rules of chapters 8 to 13, clause by clause. */

export const rules = {
  'RUSH-8.1':
    'At the end of the attack the attacker takes 1 Medal for each Vehicle destroyed in it, from the pile of the attackers’ nation, into the Depot.',
  'RUSH-8.2': 'No Medal is given for destroying a Base; the Base card is the reward.',
  'RUSH-8.3':
    'For two Vehicles destroyed in the same turn the player may take one double Medal in place of two singles (three: a double and a single; four: two doubles; and so on).',
  'RUSH-8.4': 'If the pile has no doubles left, only singles are taken.',
  'RUSH-8.5': 'If the pile has no singles left, a reward that would need a single is lost.',
  'RUSH-8.6':
    'Payout for k destroyed Vehicles from a pile with S singles and D doubles left: the legal answers are all (s, d) with s ≤ S, d ≤ D, s + 2d ≤ k that make s + 2d as large as possible; if there is only one, the server applies it.',
  'RUSH-8.7': 'Medals must be taken as far as the pile allows.',
  'RUSH-8.8':
    "Default `killMedalTiming: 'pooled'`: a Vehicle destroyed by Siege is noted for the Siege card’s nation and paid at the next reward moment, which is the end of the attack or, failing that, the end of step II.",
  'RUSH-8.9':
    'At a reward moment each nation with noted Vehicles is paid separately, in the order USSR, Germany, USA, France.',
  'RUSH-8.10': 'Only the player whose hit destroys a Vehicle is rewarded, no matter who damaged it before.',
  'RUSH-8.11': 'Medals are squad cards: they pay (4.1) and score (11.15), also for the Medal Achievements.',
  'RUSH-8.12': 'Vehicles of every class count when destroyed, Auxiliary Units included.',
  'RUSH-8.13':
    'Reward moments after an attack come before anything else the player does next; those at the end of step II come before step III.',
  'RUSH-9.1':
    'First the Reserve is restored: the card furthest from the deck goes to the Vehicle discard pile, the others slide away from the deck, one new card is revealed into slot 0.',
  'RUSH-9.2': 'Then all cards left in the hand go to the Depot.',
  'RUSH-9.3': 'Then the player draws three cards from the Garage as the new hand.',
  'RUSH-9.4':
    'If the Garage holds fewer than needed, the player draws what is there, shuffles the Depot into a new Garage, and goes on drawing up to three.',
  'RUSH-9.5': 'Then the turn passes to the left.',
  'RUSH-9.6': 'The new hand is hidden from opponents until its owner’s next step I.',
  'RUSH-9.7':
    'If the Reserve is empty, 9.1 only refills; if it is smaller than its size, the furthest card is still discarded and the refill goes up to the full size as far as cards exist.',
  'RUSH-10.1':
    'When a player must draw from an empty Garage, the player’s Depot is shuffled and becomes the Garage, and the draw goes on.',
  'RUSH-10.2': 'The reshuffle happens only when a card must be drawn, not when the Garage becomes empty.',
  'RUSH-10.3': 'If Garage and Depot are both empty, drawing stops with fewer cards.',
  'RUSH-10.4':
    'A reshuffle takes everything lying in the Depot at that moment: bought Vehicles, Medals, Base cards, cards used earlier in the turn.',
  'RUSH-10.5': 'When the Vehicle deck is used up, the Vehicle discard pile is shuffled to form it again.',
  'RUSH-10.6': 'This too happens only when a card must be revealed and the deck is empty.',
  'RUSH-10.7': 'If Vehicle deck and Vehicle discard pile are both empty, Reserve slots stay empty.',
  'RUSH-10.8':
    'The Reserve is one row without gaps and a slot number is the place in that row counted from the deck: after a failed refill the row is only shorter (the card nearest the deck is slot 0 again), and “furthest” means last in the row.',
  'RUSH-11.1': 'The end is triggered when all three Bases of any player are destroyed.',
  'RUSH-11.2':
    'The end is triggered when the last single Medal of any one pile is taken, doubles left or not.',
  'RUSH-11.3':
    'After a trigger the current turn is finished and play goes on until the player to the right of the first player has finished a turn; then the game ends.',
  'RUSH-11.4': 'If that last player triggers the end, the game ends after that very turn.',
  'RUSH-11.5': 'Players whose Bases are all destroyed still take their normal turns.',
  'RUSH-11.6': 'A player whose Bases are all destroyed can win.',
  'RUSH-11.7': 'A further trigger in the last round changes nothing.',
  'RUSH-11.8': 'A player’s final squad is all cards in the hand, Garage and Depot.',
  'RUSH-11.9': 'Bases still standing are not part of the squad.',
  'RUSH-11.10':
    'Vehicles still lying on Bases are not counted by default; see the option `squadIncludesDefenders`.',
  'RUSH-11.11': 'Cards in the Graveyard do not count for anything.',
  'RUSH-11.12':
    'Each Achievement goes to the one player who is alone in first place for its condition (Content, table of Achievements).',
  'RUSH-11.13': 'If two or more players tie for first place, nobody gets that Achievement.',
  'RUSH-11.14':
    'Achievement cards do not join the squad; the order in which they are checked (the first player names them) has no effect.',
  'RUSH-11.15':
    'Score: 1 per single Medal, 2 per double Medal, 3 per Base card in the squad, 5 per Achievement.',
  'RUSH-11.16': 'The highest score wins.',
  'RUSH-11.17': 'First tie-break: more destroyed Vehicles.',
  'RUSH-11.18': 'Destroyed Vehicles are measured by the points on the Medal cards in the final squad.',
  'RUSH-11.19': 'Second tie-break: more destroyed Bases.',
  'RUSH-11.20':
    'Destroyed Bases, for this tie-break and for the Achievement, are the Base cards in the final squad.',
  'RUSH-11.21': 'Third tie-break: more Achievements.',
  'RUSH-11.22': 'If still tied, the tied players win together.',
  'RUSH-11.23': 'Keeping Bases intact earns nothing.',
  'RUSH-11.24': 'The Medal Achievements count points on Medal cards of that nation (a double shows two).',
  'RUSH-12.1': '`reserveSize` = 4 (default) or 5 (v2.0): the Reserve holds that many cards all game long.',
  'RUSH-12.2':
    "`reserveRefresh` = `'mandatoryAtEnd'` (default) or `'optionalAtStart'` (v2.0): in the second case 9.1 is skipped, and in step I, after the hand is revealed, the active player decides whether to restore the Reserve.",
  'RUSH-12.3': 'The optional restoring is the same operation as 9.1, at most once per turn.',
  'RUSH-12.4':
    "With `'optionalAtStart'` the refills after purchases, Research and Reconnaissance stay as they are.",
  'RUSH-12.5':
    '`attackerExposure` = false (default) or true (v2.0): when a player has attacked a Base or Vehicle, the player must choose one of the attacking Vehicles with Defence above 0 and put it on one of their own Bases.',
  'RUSH-12.6':
    'Exposure happens once, after the last hit and before the Medals; the chosen card is taken from the Depot, and 5.8, 5.9, 5.11 and 5.13 apply.',
  'RUSH-12.7':
    'Exposure is skipped if no declared attacker has Defence above 0 or the player has no Base left; Siege never causes exposure.',
  'RUSH-12.8':
    "`siegeDamage` = `'step'` (default) or `'point'`: with `'point'` Siege deals one damage point, so an undamaged Armed Vehicle of Defence 1 is destroyed at once; all else as in section 6.",
  'RUSH-12.9':
    "`killMedalTiming` = `'pooled'` (default) or `'immediate'`: with `'immediate'` a Vehicle destroyed by Siege pays one single Medal at once (or nothing, 8.5), and only Vehicles of the attack can form doubles.",
  'RUSH-12.10':
    "`baseCardsLeaveHand` = `'onReveal'` (default) or `'onDraw'`: with `'onDraw'` Base cards also leave right after the three cards of 9.3 are drawn, not replaced, so they can never be chosen for Sabotage.",
  'RUSH-12.11':
    '`squadIncludesDefenders` = false (default) or true: with true, Vehicles lying on a player’s own Bases at the end belong to the final squad.',
  'RUSH-12.12': '`openDepots` = false (default) or true: with true, everybody may look through every Depot.',
  'RUSH-12.13': "`firstPlayer` = `'random'` (default), or a seat chosen by the host.",
  'RUSH-12.14':
    '`roundLimit` = none (default) or a number R of at least 5: at the end of round R the game ends as if triggered (a guard for bot matches; 60 is a safe value).',
  'RUSH-13.1':
    'Nothing can be undone after hidden or random information was shown (draw, shuffle, reveal of a Reserve card, Sabotage answers).',
  'RUSH-13.2':
    'Attack declarations, attack steps and Siege selections are final; placements, Conscription and Medal payouts may be undone by the active player as long as nothing of 13.1 or another final act happened since.',
  'RUSH-13.3':
    'The server checks every action; an illegal one changes nothing and is answered with the number of the clause it breaks.',
  'RUSH-13.4':
    'A decision with exactly one legal answer is applied by the server, except the choice to end step II, except attack steps (these are always asked, so that a wrong step can be refused), and except Sabotage beyond 6.13.',
  'RUSH-13.5':
    'If time limits are used and the active player runs out of time, pending decisions get the first legal answer in listing order and step II ends. A Sabotage answer that is late discards the card with the lowest rank in: Base, Technician, Volunteers, Engineer, single Medal, double Medal, Vehicle by cost.',
  'RUSH-13.6': 'A player who leaves is replaced by a bot; the squad stays in the game.',
  'RUSH-13.7':
    'The log shows every card that moved and every number, but a card drawn into a hidden hand only to its owner.',
  'RUSH-13.8':
    'If an action breaks several clauses, the server names the first one broken in these lists. Paying: 3.15, 4.2, 3.8, 4.8, 4.5, 4.21, 4.22, then 4.4 for the first purchase of the turn or 4.12 for a later one, 4.20. Ability: 3.15, 3.16, 3.18, 3.8, 5.1. Deploying: 3.15, 3.16, 3.17, 3.18, 3.8, 5.4, 5.18, 5.8. Declaring an attack: 3.15, 3.16, 3.17, 3.18, 7.1, 3.8, 7.2, 7.3, 7.21. Attack step: 7.20, 7.23, 7.22, 6.40, 6.41, 7.6.',
  'RUSH-13.9':
    'Checks outside the lists of 13.8. Before them: acting out of turn or in another step breaks 3.1; another act while a decision waits breaks 5.3 (during an attack 7.20, during a Medal payout 8.13), ending step II then breaks 3.14 (during an attack 7.23, which also covers stopping the attack); a Base card breaks 3.15 wherever it lies, any other card outside the hand 3.13. Inside them: a Vehicle not in the Reserve breaks 4.4, a Base that is not one’s own 5.7, an attack without cards 7.1, an attacker not declared or already used 7.5. Other decisions: Siege 6.15, then 6.14; Research 6.27 if hand cards are added, else 6.26; Repair 6.35 for no card, else 6.32; placement 5.7, then 5.8; Sabotage 6.8; Medal payout 8.6; exposure 12.5, then 5.8; a Reserve question that is not open 12.2.',
  'RUSH-13.10':
    'Some examples ask for something that no decision point can express (throwing a card away unused, only a part of the abilities, extra payment for Research): a program that receives such a request refuses it with the clause named there, and one whose interface cannot send it agrees with the example.',
  'RUSH-13.11':
    'Every act of the active player that neither 13.1 nor 13.2 names (a Repair choice, a Medal from Invulnerability, playing with “no ability”, answering no to 12.2) can be undone under the condition of 13.2; undo takes back one act at a time, newest first, with everything it caused (noted Medals, an end trigger).',
  'RUSH-13.12':
    'Listing order for 13.5: no before yes; hand as it lies, Depot bottom to top, Reserve from slot 0; Bases by seat clockwise from the active player, then by number, each Base before its defender; single cards before pairs; payouts with the most doubles first. Equal rank in a late Sabotage answer: the card listed first.',
} as const;
