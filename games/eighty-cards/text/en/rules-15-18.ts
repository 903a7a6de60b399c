/** The rules of chapters 15 to 18, clause by clause. */

export const rules = {
  'EC-15.1':
    'You cross the finish line when your progress reaches 48, which is when you enter your own start space again. Only your own start card counts.',
  'EC-15.2':
    'With the first crossing the last round begins: play goes on until it would be player 1’s turn again. Then the game is over, and that turn does not take place.',
  'EC-15.3': 'If the player who crosses first is last in the round, the game ends at once.',
  'EC-15.4':
    'At once means the moment of entering the space: nothing else of that turn happens. This is for the first crossing only; whoever crosses later finishes the turn.',
  'EC-15.5':
    'Whoever crosses first and is not last in the round goes on with the turn and may drive farther. Balloons, interference and weapons go on as usual.',
  'EC-15.6': 'If one player crossed, that player wins.',
  'EC-15.7': 'If several crossed, the one who is furthest beyond the line wins.',
  'EC-15.8':
    'If several are equally far, they owe each other a duel next morning, and whoever crossed first chooses the weapons.',
  'EC-15.9':
    'An option decides what that means: the victory is shared; or the first across the line wins; or they duel with cards (15.10).',
  'EC-15.10':
    'Duel with cards: whoever crossed first chooses the travel deck or the base-camp deck. From there clockwise everybody in the duel reveals its top card. The highest AP in the corner wins; coal counts as 1, a reaction as 0. The cards are discarded, and those who are equal go on with new ones. If the deck cannot supply all of them, they share the victory.',
  'EC-15.11': 'Behind the winners the ranks follow progress. Equal progress is an equal rank.',
  'EC-15.12':
    'With the other option for the end, the player who crosses first finishes the turn, and everybody else has exactly one more turn. It replaces 15.2 to 15.4.',

  'EC-16.1':
    'Open to all are: the ring, the reserve, positions and progress, pressure and AP, everything on the vehicles and whether it is covered, launched, waiting or active, balloons and their owners, both discard piles, the sizes of decks, how many travel and base-camp cards are in each hand, and who is asked, except for 16.7 and 16.10.',
  'EC-16.2': 'Only you see the cards in your hand, and the terrain cards dealt to you until they are laid.',
  'EC-16.3': 'Nobody knows the order of the decks.',
  'EC-16.4':
    'Spy shows a hand only to the player who resolves it. The card that is discarded is seen by all.',
  'EC-16.5': 'From which deck a card is drawn is open to all; the card is not.',
  'EC-16.6':
    'Nothing is taken back once a hidden card was shown, another player was asked, or interference after an action was passed up. Only a plan that was not sent yet can be changed.',
  'EC-16.7':
    'Who has nothing to play passes automatically, but only when the waiting time of 16.10 is over. An answer that is late is made for you: pass; drift forward, or back if only your own vehicle is ahead; cover; the victim with the most progress; damage; the first card of a hand; the upgrade; the travel deck; your first terrain card in the first place.',
  'EC-16.8':
    'Chance decides the first player, nations and shuffles. It comes from one generator that is recorded, so every game can be checked.',
  'EC-16.9':
    'No two decisions ever take effect together. Only when interference is asked for are several players asked at a time.',
  'EC-16.10':
    'While players are asked for interference or a reaction, the others see only that, and the attack. They do not see who has answered or passed. Such a question lasts a fixed time at least, even if nobody holds a fitting card.',

  'EC-17.1': 'Pressure changes: it stays from 2 to 9.',
  'EC-17.2': 'AP are gained: up to 9.',
  'EC-17.3':
    'Relief Valve: turn 1 to 3 pressure into as many AP, or 1 or 2 AP into as much pressure. Pressure stays from 2 to 9 and AP from 0 to 9.',
  'EC-17.4': 'Strike: with more than 2 AP the victim loses up to 3, and keeps at least 2.',
  'EC-17.5':
    'Driving for free and leaping work as in 6.6. Neither is allowed while the customs hold the vehicle (9.12).',
  'EC-17.6':
    'Cards that change the cost of moves work as in 6.5. Each names terrains, every terrain, the terrain of the next space, or the first move. It works while it is aboard, for this turn, or for a whole turn.',
  'EC-17.7': 'Stoker: every coal card that you shovel gives 1 more pressure.',
  'EC-17.8': 'Mechanic: installing and re-arming cost 1 AP less, but not less than 0.',
  'EC-17.9': 'Gunner: your weapons do 1 more damage (11.6).',
  'EC-17.10':
    'Telegraphist: interference out of turn costs you 1 pressure less, but not less than 0. In your own turn it costs the same AP.',
  'EC-17.11':
    'Sabotage and Homesickness: one card in such a slot of the victim is discarded; whoever plays it names the slot. A balloon that is in the air is then adrift (12.13). There has to be such a card.',
  'EC-17.12':
    'Field Workshop: until the end of the turn you install and re-arm on any space. It makes no base camps: gas balloon and Customs Check do not notice it.',
  'EC-17.13':
    'New Maps: exchange a terrain card of the ring, on which there is no vehicle and no balloon, with a card of the reserve. Start cards stay. The card that was removed joins the reserve.',
  'EC-17.14': 'Telegram: draw 2 travel cards now, whatever you hold (14.8).',
  'EC-17.15':
    'Salvage Yard: take the top card of the base-camp discard pile, even if you hold a base-camp card. The pile must not be empty.',
  'EC-17.16':
    'Spy: look at the whole hand of the victim and choose one card of it, which is discarded. There has to be a card.',
  'EC-17.17': 'Wet Coal: the victim cannot shovel. Customs Check: see 9.12.',
  'EC-17.18':
    'Reactions: Evasive Manoeuvre averts a hit, Emergency Armour takes off 2 damage, Not With Us! averts interference, Return to Sender turns it round. Emergency Armour answers damage only.',
  'EC-17.19':
    'Lookout: in phase 3 you draw up to 6 cards. If the Lookout leaves, your hand stays as it is, and the next phase 3 goes up to 5 again.',

  'EC-18.1':
    'Interference at the start and the end of a turn only: others are asked when the turn starts and once when the player on turn ends phase 2. After that no further action is taken. It suits slow and distant games.',
  'EC-18.2': 'Options are settled before the game and open to all.',
} as const;
