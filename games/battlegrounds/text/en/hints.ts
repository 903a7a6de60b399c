/** Messages: what a hint advises, and why. They are loaded with the first hint. */
import type { Messages } from '#engine/text.ts';

export const hints = {
  'hint.turn': 'A bot would choose: {turn}.',

  'advice.place': 'Put the tank on {square}',
  'advice.go': 'Drive to {square}',
  'advice.reveal': 'Turn the token on {square}',
  'advice.collect': 'Collect the pair on {squares}',
  'advice.change': 'Change tanks: {tank}',
  'advice.activate': 'Drive {tank}',
  'advice.draft': 'Pick {tank}',
  'advice.keep': 'Keep {tank}',
  'advice.cards': 'Choose {tanks}',
  'advice.assign': '{kind:kind} for {tank}',
  'advice.enter': 'Return with {tank} on {square}',
  'advice.base': 'Start in the corner {corner:corner}',

  'because.win': 'Because that wins the game.',
  'because.target': 'Because it brings you close to the target.',
  'because.pair': 'Because it makes a pair.',
  'because.destroys': 'Because a destroyed tank brings victory points.',
  'because.collects': 'Because it brings a token that can become a pair.',
  'because.special': 'Because it helps you to a special token.',
  'because.extra': 'Because one more action is worth a lot now.',
  'because.extraTank': 'Because a fresh tank in reserve saves you a pause.',
  'because.upgrade': 'Because an upgrade makes that tank stronger.',
  'because.denies': 'Because it takes something away from your opponents.',
  'because.shelter': 'Because your tank is safer there.',
  'because.hunt': 'Because you then threaten enemy tanks.',
  'because.position': 'Because you then stand closer to what you need.',
  'because.card': 'Because that tank card suits the position best.',
  'because.silences': 'Because the artillery then loses points.',
  'because.explore': 'Because that may uncover a pair.',
  'because.lesser': 'Because everything else is worse.',
} as const satisfies Messages;
