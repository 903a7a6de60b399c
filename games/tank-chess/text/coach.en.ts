/** What the coach of Tank Chess says: each tip whole, and in a few words for narrow screens. English is the type. */
import type { Messages } from '#engine/text.ts';
import type { Tip } from './coach.ts';

export const en = {
  'coach.welcome':
    'Welcome! Destroy the command tank – the one with the flag – or drive yours off the far edge. Tap one of your tanks: the lit squares are where it can go.',
  'coach.welcome.short': 'Destroy the flag tank, or escape',
  'coach.win':
    'You can win this very turn: look for a shot at the command tank, or for the way off the board.',
  'coach.win.short': 'You can win this turn!',
  'coach.check':
    'Your command tank could be destroyed next turn. Move it, block the line, or destroy the attacker. “Show” draws the threat.',
  'coach.check.short': 'Your command tank is in danger',
  'coach.escape': 'Their command tank could leave the board next turn and win. Block its way, or destroy it.',
  'coach.escape.short': 'They are about to escape',
  'coach.lost':
    'You have lost a tank. The wreck stays as a wall. Sides and rears are thin: show the enemy your front.',
  'coach.lost.short': 'Keep your front to the enemy',
  'coach.outgunned':
    'You have lost a tank, struck on its front: that cannon was the stronger. The wreck stays as a wall. Keep light tanks out of the lines of strong guns.',
  'coach.outgunned.short': 'That cannon beats your front',
  'coach.bounced':
    'Your shot bounced: the cannon has to be greater than the armour it strikes. “Armour” – on a phone under “More” – shows what destroys what.',
  'coach.bounced.short': 'It bounced: try side or rear',
  'coach.hit':
    'You can destroy a tank this turn. Tap a tank of yours, then an enemy: the squares to shoot from are marked.',
  'coach.hit.short': 'You can destroy a tank now',
  'coach.bounce':
    'All your shots would bounce this turn. Do not attack the front: drive round to a side or to the rear.',
  'coach.bounce.short': 'Every shot would bounce now',
  'coach.threat':
    'The enemy could destroy a tank of yours next turn: {squares}. Turn its front, take it away, or put something on the line.',
  'coach.threat.short': 'In danger next turn: {squares}',
  'coach.wreck': 'A wreck is a wall for the rest of the game. Direct fire stops there, yours as well.',
  'coach.wreck.short': 'Wrecks are walls',
  'coach.mortar':
    'A mortar shoots over everything, but only straight ahead, and only 3 to 5 squares away. Closer than that it is helpless.',
  'coach.mortar.short': 'Mortars: 3 to 5 squares, ahead',
  'coach.fixed': 'A tank destroyer has no turret: it fires straight ahead only. To aim, turn the hull.',
  'coach.fixed.short': 'Tank destroyers aim by turning',
  'coach.facing':
    'Turning by 45° costs a step, like a square. Plan where the tank will face: that decides where it shoots and where it is strong.',
  'coach.facing.short': 'Every 45° costs a step',
  'coach.reverse':
    'One step in reverse is a whole turn, and a shot may follow. It often opens the gap that a shot needs.',
  'coach.reverse.short': 'Reverse: one step, then shoot',
  'coach.danger':
    '“Danger” – on a phone under “More” – marks the squares on which your command tank could be destroyed. Look before you drive it.',
  'coach.danger.short': '“Danger” shows unsafe squares',
} satisfies Messages & Readonly<Record<`coach.${Tip}` | `coach.${Tip}.short`, string>>;

export type CoachKey = keyof typeof en;
