/** Captions of turns, and what the bots say. */
import type { Messages } from '#engine/text.ts';

export const en = {
  'caption.destroyed': '{actor}’s {tank:tank} destroys the {victimTank:tank} of {victim} on {square}.',
  'caption.destroyed.you': '{actor}’s {tank:tank} destroys your {victimTank:tank} on {square}.',
  'caption.bounced':
    '{actor}’s {tank:tank} fires at the {victimTank:tank} of {victim} on {square}: no effect.',
  'caption.bounced.you': '{actor}’s {tank:tank} fires at your {victimTank:tank} on {square}: no effect.',
  'caption.escaped': '{actor}’s command tank leaves the board.',
  'caption.moved': '{actor}’s {tank:tank} drives from {from} to {to}.',
  'caption.turned': '{actor}’s {tank:tank} turns on {from} to face {facing:direction}.',
  'caption.check': 'CHECK!',
  'caption.escapeThreat': 'ESCAPE: {actor}’s command tank could leave the board next turn.',

  'speech.recruit.greet.1': 'Engine’s running! Let’s go!',
  'speech.recruit.greet.2': 'I checked the tracks twice. Ready!',
  'speech.recruit.hit.1': 'A hit! I actually hit it!',
  'speech.recruit.hit.2': 'Did you see that shot?',
  'speech.recruit.hurt.1': 'Oh no, I left that side open again.',
  'speech.recruit.hurt.2': 'Ouch. I liked that tank.',
  'speech.recruit.won.1': 'We won! Race you back!',
  'speech.recruit.won.2': 'Was that really me?',
  'speech.recruit.lost.1': 'That was fun. Once more?',
  'speech.recruit.lost.2': 'Next time I’ll close the hatch.',

  'speech.sergeant.greet.1': 'Eyes open. I see every line.',
  'speech.sergeant.greet.2': 'Mind your flanks.',
  'speech.sergeant.hit.1': 'Target down.',
  'speech.sergeant.hit.2': 'You parked it in my sights.',
  'speech.sergeant.hurt.1': 'Good angle. I’ll give you that.',
  'speech.sergeant.hurt.2': 'I saw it coming. Too late.',
  'speech.sergeant.won.1': 'Mission complete. Dismissed.',
  'speech.sergeant.won.2': 'Every shot counts. Mine did.',
  'speech.sergeant.lost.1': 'Clean work. Carry on.',
  'speech.sergeant.lost.2': 'That one goes into the log.',

  'speech.major.greet.1': 'I’m in no hurry.',
  'speech.major.greet.2': 'Take your time. I will.',
  'speech.major.hit.1': 'I was waiting for that.',
  'speech.major.hit.2': 'One fewer.',
  'speech.major.hurt.1': 'A price I had foreseen.',
  'speech.major.hurt.2': 'Sharp. Go on.',
  'speech.major.won.1': 'Patience is armour, too.',
  'speech.major.won.2': 'It was over ten moves ago.',
  'speech.major.lost.1': 'You outwaited me. Respect.',
  'speech.major.lost.2': 'Even iron bends.',
} satisfies Messages;
