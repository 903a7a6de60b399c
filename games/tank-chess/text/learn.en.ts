/** What the opening and the exercises of Tank Chess say. English is the type of the other languages. */
import type { Messages } from '#engine/text.ts';

export const en = {
  'learn.goal': 'Destroy the command tank, or drive yours off the far edge.',
  'learn.aim':
    'Two ways to win: destroy the enemy command tank, or drive your own off the far edge. Command tanks carry a flag; the two are marked.',
  'learn.move':
    'In a turn you drive one tank. Choose your light tank on d2, then the marked square d5, then a facing – and “Done”.',
  'learn.move.done': 'Every square costs one step. A light tank has five, a heavy one only three.',
  'learn.facing':
    'Turning costs steps, too: one for each 45°. Drive to d5 again, but end facing east: three squares and two turns.',
  'learn.facing.done':
    'Five steps, all used up. Where a tank faces decides where it shoots, and where its armour is thin.',
  'learn.capture':
    'After driving, the same tank may shoot: straight ahead, half left or half right, with at least one empty square between. Destroy the light tank on g5.',
  'learn.capture.done': 'Destroyed! The wreck stays where it is: from now on it is a wall.',
  'learn.bounce':
    'What everybody gets wrong at first: shoot at the medium tank on d7 from straight ahead and see what happens.',
  'learn.bounce.done':
    'It bounced: cannon II does not beat a front of II. It has to be greater. And then it was Black’s turn …',
  'learn.side': 'Once more, but from the side: there its armour is only I. Destroy the tank on d7.',
  'learn.side.done': 'Cannon II beats side I. The rear is thinner still: go round, do not ram.',
  'learn.win':
    'Black is about to hit your command tank on d6, but the far edge is only three steps away. Drive it off the board and win!',
  'learn.win.done': 'Escaped, and won! You know enough for a first game.',

  'learn.sideShot.title': 'Find the side',
  'learn.sideShot': 'Destroy the medium tank on e7 this turn. Its front is II, its side only I.',
  'learn.sideShot.done': 'A medium tank loses to another one from the side, never from the front.',
  'learn.mortar.title': 'Three to five',
  'learn.mortar':
    'A mortar shoots over everything, but only straight ahead, and only 3 to 5 squares away. Destroy the heavy tank on e6.',
  'learn.mortar.done':
    'Too close? One step in reverse, and the distance is right. Reversing is a whole turn of its own.',
  'learn.noBounce.title': 'No bounce',
  'learn.noBounce':
    'Your medium tank can reach three enemies this turn, but it can destroy only one of them. Which one?',
  'learn.noBounce.done':
    'A light tank falls even from the front: cannon II beats I. The other two would have shrugged it off.',
  'learn.escape.title': 'Off the board',
  'learn.escape':
    'The way straight ahead is blocked. Drive your command tank off the far edge this turn: diagonal steps count, also between obstacles.',
  'learn.escape.done':
    'A tank slips diagonally between two obstacles, and leaves the board diagonally, too – only not through a corner.',
  'learn.block.title': 'Block the line',
  'learn.block':
    'The heavy tank on e9 threatens your command tank, which is hemmed in. See to it that Black cannot destroy it next turn.',
  'learn.block.done': 'A tank on the line stops every shot – even its wreck would.',
  'learn.check.title': 'Give CHECK',
  'learn.check': 'End your turn so that you could destroy the command tank on e10 with your next one.',
  'learn.check.done': 'CHECK! Black does not have to answer it, but should.',

  'learn.wrong.tank': 'That was another tank. This is about the {wanted:tank}.',
  'learn.wrong.square': 'It stands on {to} now. The marked square is {square}.',
  'learn.wrong.facing': 'It stands on {square}, but faces {facing:direction} instead of {wanted:direction}.',
  'learn.wrong.noShot':
    'No shot was fired. The shot belongs to the same turn: choose “Fire”, not “Do not shoot”.',
  'learn.wrong.bounced': 'The cannon has to be greater than the armour of the side that it strikes.',
  'learn.wrong.other': 'A good shot – but this is about the tank on {square}.',
  'learn.wrong.front': 'For once, try it head-on: stay on the d-file, drive towards it and fire.',
  'learn.wrong.stays': 'Your command tank is still on the board. The far edge is the one at the top.',
  'learn.wrong.stillHit': 'Black could still destroy your command tank, with {turn}.',
  'learn.wrong.noCheck': 'No CHECK: from there nothing of yours could destroy the command tank next turn.',
} satisfies Messages;

export type LearnKey = keyof typeof en;
