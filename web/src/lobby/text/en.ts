/** Messages of the waiting room and of leaving a table. English is the type of the other languages. */
import type { Messages } from '#engine/text.ts';

export const en = {
  'lobby.yours': 'Your table is ready: {game:game}',
  'lobby.invites': '{name} invites you to {game:game}',
  'lobby.begins': 'The game begins as soon as every seat is taken.',
  'lobby.invite': 'Invite a friend',
  'lobby.byLink': 'Anybody who has the link can sit down.',
  'lobby.public': 'Everybody can find this table in the list.',
  'lobby.full': 'Every seat is taken. You can watch.',
  'lobby.change': 'Change the options …',
  'lobby.fill': 'Let a bot play here',
  'lobby.fill.all': 'Begin with bots',
  'lobby.stand': 'Leave the seat',
  'lobby.close': 'Close the table',
  'lobby.close.about': 'Nobody will be able to sit down here, and the link will stop working.',
  'lobby.close.keep': 'Keep it open',

  'leave.stay': 'Stay',
  'leave.later': 'Come back later',
  'leave.later.alone': 'The game waits for you under “Your tables”.',
  'leave.later.lent': 'A bot keeps playing for you until you come back.',
  'leave.later.never': 'You keep your seat, and the others wait for you.',
  'leave.later.vote': 'You keep your seat. After two minutes the others may let a bot play for you.',
  'leave.later.minutes': {
    by: 'n',
    one: 'You keep your seat. If the others wait for more than {n} minute, a bot plays for you.',
    other: 'You keep your seat. If the others wait for more than {n} minutes, a bot plays for you.',
  },
  'leave.later.pace': {
    by: 'n',
    one: 'You keep your seat, and have {n} day for each move.',
    other: 'You keep your seat, and have {n} days for each move.',
  },
  'leave.clock': 'Your clock keeps running while it is your turn.',
  'leave.bot': 'Let a bot play for me',
  'leave.bot.about': 'It plays at once, so that nobody waits. You can take your seat back at any time.',
  'leave.resign': 'Resign and leave',
  'leave.resign.about': 'You lose this game now, for good.',
  'leave.abort': 'Abort and leave',
  'leave.abort.about': 'The game ends for everybody without a result. Nobody wins or loses.',
  'leave.abort.counted':
    'The game ends for everybody without a result. It counts as aborted by you, beside your name.',
} satisfies Messages;
