/** Messages: frequent questions. */
import type { Messages } from '#engine/text.ts';

export const help = {
  'help.title': 'Why …?',
  'help.freeCard': 'Why can’t I take this card of cost 0?',
  'help.freeCard.answer': 'You must play at least one card with a Resource value, even if the value is 0.',
  'help.noValue': 'Why can’t the Volunteers or the Technician pay?',
  'help.noValue.answer': 'They have no Resource value.',
  'help.onePurchase': 'Why can’t I buy a second card?',
  'help.onePurchase.answer': 'Without Conscription there is one purchase a turn.',
  'help.nationalResources': 'Why can’t this truck buy that tank?',
  'help.nationalResources.answer': 'Its Resources are for its own nation only.',
  'help.oneNation': 'Why can’t these two tanks attack together?',
  'help.oneNation.answer': 'All attackers must be of one nation.',
  'help.defended': 'Why can’t I attack the Base?',
  'help.defended.answer': 'It is defended. Destroy the defender first, or use Siege.',
  'help.onlyDamaged': 'Why did my Attack 2 only damage the Base?',
  'help.onlyDamaged.answer':
    'Only a Heavy Tank destroys an undamaged Base in one hit; Attack points do not matter there.',
  'help.mustPlace': 'Why must I put the tank on a Base and lose the old one?',
  'help.mustPlace.answer':
    'A Vehicle with Defence has to defend after its abilities. When all your Bases are defended, it replaces a defender, which goes to your Depot.',
  'help.undefendedFirst': 'Why can’t I put it on that Base?',
  'help.undefendedFirst.answer': 'Undefended Bases come first.',
  'help.playedOnce': 'Why can’t I play this card again?',
  'help.playedOnce.answer': 'A Vehicle can be played once a turn, even if it is drawn again.',
  'help.noMedal': 'Why didn’t I get a Medal?',
  'help.noMedal.answer':
    'Either that nation’s pile has no single left, or the Vehicle was only displaced – replaced by its owner or left without its Base – and not destroyed.',
  'help.repaired': 'Why did the damage vanish?',
  'help.repaired.answer': 'Everybody repairs everything at the start of their own turn.',
  'help.smallHand': 'Why did my hand shrink?',
  'help.smallHand.answer':
    'Captured Bases leave the hand when it is shown, and what Sabotage takes is not replaced.',
  'help.auxiliarySafe': 'Why can’t my Siege hit this truck?',
  'help.auxiliarySafe.answer': 'Auxiliary Units cannot be selected for Siege.',
  'help.notOver': 'Why isn’t the game over?',
  'help.notOver.answer':
    'The round is played to its end, so that everybody has had the same number of turns.',
  'help.notCounted': 'Why don’t my tanks on Bases count?',
  'help.notCounted.answer':
    'The final squad is hand, Garage and Depot, unless the option “Vehicles on Bases count at the end” is on.',
} satisfies Messages;
