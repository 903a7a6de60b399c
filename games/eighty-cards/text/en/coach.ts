/** Tips of the coach, each said once. */
import type { Messages } from '#engine/text.ts';

export const coach = {
  'coach.placing':
    'Everybody will drive over all twelve cards. What lies near your start you meet first, and the others later.',
  'coach.placing.short': 'Everybody drives over all of it',
  'coach.suited':
    'The upgrade in your hand makes terrain cheaper that you are to lay: put that near your start.',
  'coach.suited.short': 'Lay easy terrain near your start',
  'coach.goal':
    'Once round the world, clockwise, back to your start. When somebody is across, the race soon ends, and the furthest wins.',
  'coach.goal.short': 'Once round the world, to your start',
  'coach.boiler':
    'The red number is what you can spend now. The needle is what you will have next turn; it falls by 1 each turn.',
  'coach.boiler.short': 'Red: spend now. Needle: next turn',
  'coach.shovel':
    'Coal costs 1 AP and lifts the needle: little for this turn, much for all that follow. Keep it between 5 and 8.',
  'coach.shovel.short': 'Shovel coal for the turns to come',
  'coach.camp': 'You stand on a base camp: your base-camp card can be installed here.',
  'coach.camp.short': 'A base camp: install something',
  'coach.terrain':
    'The number on a space is the cost of entering it. The button for driving names the cards that change it.',
  'coach.terrain.short': 'Numbers are costs of spaces',
  'coach.crew': 'A crew member works every turn until somebody sends them home.',
  'coach.crew.short': 'Take crew aboard early',
  'coach.weapon':
    'Somebody is in range. Firing is free, but not with your last AP gone; below 2 no pressure falls.',
  'coach.weapon.short': 'Fire before the last AP is gone',
  'coach.balloon':
    'Your balloon can be launched now, to the space ahead or behind, at no cost. It explodes under the next player who meets it, you too.',
  'coach.balloon.short': 'Launch the balloon at no cost',
  'coach.interfere': 'Interference costs AP in your own turn, and pressure in the turns of others.',
  'coach.interfere.short': 'Interference: AP now, else pressure',
  'coach.window':
    'Others act, and you may interfere for pressure. If you would rather not be asked, pass until you are attacked.',
  'coach.window.short': 'Interfere, or pass for good',
  'coach.react': 'You are attacked. A reaction costs nothing, but it is gone afterwards.',
  'coach.react.short': 'A reaction costs nothing',
  'coach.hit': 'You were hit. The tape tells who did what this turn, in order.',
  'coach.hit.short': 'You were hit: see the tape',
  'coach.drift':
    'Your balloon moves one space at the start of every turn, forward or back. It spares nobody, not even you.',
  'coach.drift.short': 'Your balloon drifts every turn',
  'coach.discard': 'You may discard one card and draw a fresh one; one travel card in three is coal.',
  'coach.discard.short': 'One card may go',
  'coach.draw':
    'Draw until your hand is full. The base-camp deck is open only while you hold none of its cards.',
  'coach.draw.short': 'Draw until your hand is full',
  'coach.lastRound': 'Somebody is across. This is your last turn: spend all, and drive as far as you can.',
  'coach.lastRound.short': 'Your last turn: drive!',
} as const satisfies Messages;
