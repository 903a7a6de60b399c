/** Messages: why a bot advises something. They are loaded with the first hint. */
import type { Messages } from '#engine/text.ts';

export const hints = {
  'because.finish': 'Because that crosses the finish line.',
  'because.drive': 'Because spaces are what wins.',
  'because.steam': 'Because pressure now is action points in every turn to come.',
  'because.road': 'Because the road ahead then costs less.',
  'because.crew': 'Because a crew member helps turn after turn.',
  'because.refit': 'Because your vehicle is then ready for what lies ahead.',
  'because.hurt': 'Because it costs a dangerous rival more than you.',
  'because.delay': 'Because it slows a rival down for a whole turn.',
  'because.shield': 'Because the attack would cost you more than the card is worth.',
  'because.cards': 'Because that leaves you with the better hand.',
  'because.points': 'Because you have more to do this turn than action points.',
  'because.room': 'Because the empty slot is worth more to you.',
  'because.save': 'Because what you keep is worth more later.',
  'because.done': 'Because nothing better is left for this turn.',
  'because.world': 'Because the terrain serves you best there.',
  'because.drift': 'Because the balloon is best placed there.',
  'because.duel': 'Because the chances are best with that deck.',
  'because.nation': 'Nations differ in name and flag only: take the one you like.',
} as const satisfies Messages;
