/** Messages: the opening and the exercises. They are loaded when somebody wants to learn the game. */
import type { Messages } from '#engine/text.ts';

export const learn = {
  'learn.goal':
    'Be the first to reach the target of victory points, from pairs of tokens and destroyed tanks.',
  'learn.aim':
    'Two things bring points. Two equal tokens are a pair: 2 points. A destroyed tank gives the top of its stack: 3, then 2, then 1. You drive the green tank.',
  'learn.drive':
    'Your card says how your T-34 drives: exactly 2 squares, straight. It cannot stop after one. Drive to D4.',
  'learn.drive.done': 'Marked squares are always all the squares where the move can end.',
  'learn.shoot':
    'After the move comes the shot. The gun of the T-34 reaches exactly 1 square, straight. Drive to D4 and shoot at the token on D5: what you hit is yours.',
  'learn.shoot.done': 'The {:picture.harbour} lies in your area now. A second one would make a pair.',
  'learn.pair':
    'You have a {:picture.harbour} already. Three tokens are in reach, one after each of three moves. Take the one that makes a pair.',
  'learn.pair.done': 'A pair: 2 points, and nobody can take them away.',
  'learn.tank': 'A yellow tank stands on D5. Drive to where your gun reaches it, and aim at the tank.',
  'learn.tank.done':
    'That is 3 points. Its owner comes back with another tank, and the next one to destroy it gets 2.',
  'learn.danger':
    'What most people get wrong: a dud destroys every tank that drives over it, and you must drive the whole way. Make the pair, and keep your tank.',
  'learn.danger.done': 'A way with a skull is allowed, but it costs your tank. Look for another way first.',
  'learn.win':
    'You have 12 of 14 points. Make the last pair, then end your turn: a player who has reached the target at the end of their own turn wins.',
  'learn.win.done': 'You have won! You know enough for a first game.',

  'learn.farther.title': 'One square farther',
  'learn.farther':
    'The tank on D6 is one square too far for your gun. Your pair of the {:picture.hilltop} gives you the upgrade “{:kind.longer-shot}”. Assign it to your T-34, then destroy the tank.',
  'learn.farther.done': 'An upgrade stays with its tank. Each tank card has room for two.',
  'learn.twice.title': 'Twice in one turn',
  'learn.twice':
    'Destroy the yellow tank and make a pair, both in this turn. Your pair of the {:picture.bridge} gives you “{:kind.extra-turn}”.',
  'learn.twice.done': 'One more main action, whenever you want it – but each pair gives it only once.',

  'learn.wrong.elsewhere': 'Your tank went somewhere else. It was to drive to {square}.',
  'learn.wrong.crashed': 'Your tank was destroyed on {square}. The way there was marked with a skull.',
  'learn.wrong.changed': 'You changed tanks. That takes the place of moving and shooting.',
  'learn.wrong.held': 'You held your fire, and this was still to be done.',
  'learn.wrong.dud': 'You laid a dud on {square} instead.',
  'learn.wrong.took': 'You took the {picture:picture} from {square}. Something else was wanted.',
  'learn.wrong.ended': 'Your turn is over, and this was still to be done.',
} satisfies Messages;
