/** Messages: the opening and the exercises. They are loaded when somebody wants to learn the game. */
import type { Messages } from '#engine/text.ts';

export const learn = {
  'learn.goal': 'Drive once round the world, and farther beyond your finish line than anybody else.',
  'learn.aim':
    'Everybody drives clockwise, from their own flag back to it: 48 spaces. With the first crossing the last round begins, and at its end the furthest wins.',
  'learn.drive':
    'Steam is everything. You have 5 action points (AP), and a move costs 2 of them. Drive one space.',
  'learn.drive.done': 'You have 3 AP left. What you do not spend this turn is lost.',
  'learn.steam':
    'The pressure is what you will have as AP next turn, and it falls by 1 every turn. Coal costs 1 AP and raises it. Choose coal in your hand until it stands at 6 or more.',
  'learn.steam.done': 'Coal gives nothing now, but a turn of 6 AP next time. Most turns begin with coal.',
  'learn.refit':
    'You stand on a base camp, and three spaces of desert lie ahead. Install what makes desert cheaper, then drive to the end of the desert.',
  'learn.refit.done':
    'Skids cost 2 AP and saved 3. What counts is always the terrain that you enter, not the one you leave.',
  'learn.shot':
    'Player 2 is 9 spaces ahead: in range of your torpedo. You have 2 AP, and you would like to drive, too. Fire at player 2!',
  'learn.shot.done':
    'Firing costs nothing, but not at 0 AP. That is what most people get wrong: fire first, then spend the last AP.',
  'learn.hit':
    'Player 3 leads. Interference costs AP in your own turn, and it hits whomever you like. Let the pipe of player 3 leak.',
  'learn.hit.done': 'Unless player 3 has a reaction, 2 pressure are gone: two AP less, turn after turn.',
  'learn.window':
    'Now it is somebody else’s turn: player 2 is just starting, 4 spaces from the finish, with 8 AP. You may interfere for 1 of your own pressure, or pass: once, or for the whole turn. Play Fog on player 2.',
  'learn.window.done':
    'At the start of a turn Fog works at once. Played later, it would wait for the next turn of its victim.',
  'learn.finish': 'Three spaces are missing, and you have 7 AP. Cross your finish line.',
  'learn.finish.done':
    'You are across! The round is now played to its end, so drive on with whatever is left. You know enough for a first game.',

  'learn.customs.title': 'Past the customs',
  'learn.customs':
    'A Customs Check lies on your vehicle, and there is a base camp right ahead: entering it would stop you. Get past it.',
  'learn.customs.done': 'A leap enters only the space where it lands.',
  'learn.sender.title': 'Back to its sender',
  'learn.sender':
    'Player 2 lets your pipe leak. You hold two reactions that help. Use the one that lets player 2 lose the pressure.',
  'learn.sender.done': 'A reaction costs nothing. But only one answers an attack, and it is gone afterwards.',

  'learn.wrong.moved': 'You drove on, and this was still to be done.',
  'learn.wrong.ended': 'Your turn is over, and this was still to be done.',
  'learn.wrong.shovelled': 'You shovelled coal. That is for the next turn; this time you were to drive.',
  'learn.wrong.install': '{card:card}: it does not help in the desert.',
  'learn.wrong.bare': 'Without help every space of desert costs 2 AP. Install something first.',
  'learn.wrong.lastAp': 'Your AP are gone, and at 0 AP you cannot fire. Fire first.',
  'learn.wrong.threw': 'You have thrown away what you needed: {card:card}.',
  'learn.wrong.target': 'You hit {seat:player}. Somebody else was meant.',
  'learn.wrong.passed': 'You passed. Now player 2 drives in fine weather.',
  'learn.wrong.late': 'Coal is for the next turn, but this is the time to drive.',
  'learn.wrong.halted': 'You entered the base camp, and the customs have stopped you.',
  'learn.wrong.undefended': 'You did not react, and your pressure falls.',
  'learn.wrong.cancelled': 'Nothing happens to you, but nothing happens to player 2 either.',

  // At a table everybody has a name; here the learner is called “you”.
  'event.interfered.you': 'You play {card:card} on {target:player}.',
  'event.interrupted.you': 'You interfere for {price} pressure: {card:card} on {target:player}.',
  'event.reacted.you': 'You react to {against:card} with {card:card}.',
  'event.reflected.you': 'You send {card:card} back to {target:player}.',
  'event.fired.you': 'You fire {card:card} at {target:player} ({mode:aim}).',
  'event.halted.you': 'The customs stop you at the base camp (space {at}).',
  'event.pressure.you': 'Your pressure: {from} → {to}.',
} satisfies Messages;
