/** Messages of the reference: what is often asked. They are loaded when it is opened. */
import type { Messages } from '#engine/text.ts';

export const help = {
  'help.title': 'Often asked',
  'help.coal': 'Why have I no more AP after shovelling?',
  'help.coal.answer': 'Coal raises the pressure, and pressure becomes AP when your next turn starts.',
  'help.entered': 'Which terrain counts for the cost of a move?',
  'help.entered.answer': 'That of the space you enter, not of the one you leave.',
  'help.next': 'What is “current terrain” on a card?',
  'help.next.answer': 'The terrain of your next space, never of the one on which you stand.',
  'help.zero': 'Firing is free: why can I not fire?',
  'help.zero.answer':
    'At 0 AP there are no more actions, free ones included. Fire before your last AP is gone.',
  'help.near': 'Why can the torpedo not hit a vehicle close by?',
  'help.near.answer': 'It needs a distance of 5 to 16 spaces. The rocket reaches 0 to 4.',
  'help.slot': 'Why can I not install this card?',
  'help.slot.answer':
    'You must stand on a base camp, and the slot must be empty. Discarding what is in it is free.',
  'help.price': 'Why can I not interfere?',
  'help.price.answer': 'Out of turn you pay with pressure, and 2 must be left.',
  'help.later': 'Why does the Fog do nothing yet?',
  'help.later.answer': 'Unless it is played as the turn of its victim starts, it waits for their next turn.',
  'help.oneCamp': 'Why is the base-camp deck closed?',
  'help.oneCamp.answer': 'You draw from it only with no base-camp card in hand.',
  'help.once': 'Why can I not use springs or booster rockets again?',
  'help.once.answer': 'Once a turn; and when they are covered, they must be re-armed at a base camp.',
  'help.ownBalloon': 'Can my balloon hit me?',
  'help.ownBalloon.answer': 'Yes. It explodes under any vehicle, its owner’s too.',
  'help.over': 'I have crossed the line: why is it not over?',
  'help.over.answer':
    'The round is played to its end, and the furthest beyond the line wins. If the last in the round is the first across, the game ends at once.',
  'help.homeland': 'Why does my upgrade not help on start cards?',
  'help.homeland.answer':
    'They are homeland. Only the gas balloon, a local guide, Good Going and the navigator help there.',
} as const satisfies Messages;
