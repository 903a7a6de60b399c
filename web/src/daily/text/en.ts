/** Messages of the games of the day. */
import type { Messages } from '#engine/text.ts';

export const en = {
  'daily.title': 'Game of the day',
  'daily.about':
    'Everybody gets the same board, cards and chance. One attempt each, and the most points win.',
  'daily.ends': 'Time: {left}. Then there is a new one.',
  'daily.over': 'This day is over. All games of it can be watched.',
  'daily.play': 'Play',
  'daily.goOn': 'Go on',
  'daily.own': 'Your game',
  'daily.once': 'The attempt counts as soon as it is opened. It cannot be repeated.',
  'daily.signIn': 'Only players with an account are listed.',
  'daily.best': 'Best results',
  'daily.nobody': 'Nobody is listed yet.',
  'daily.finished': {
    by: 'n',
    zero: 'Nobody has finished yet.',
    one: 'One has finished.',
    other: '{n} have finished.',
  },
  'daily.place': 'Place',
  'daily.name': 'Player',
  'daily.points': 'Points',
  'daily.watch': 'Replay',
  'daily.before': 'The day before',
  'daily.after': 'The day after',
  'daily.fair': 'How is it fair?',
  'daily.fair.about':
    'The server has drawn the secret of this day and shows its SHA-256 fingerprint from the first moment. When the day is over, it publishes the secret: everybody can check that the deal never changed.',
  'daily.commitment': 'Fingerprint',
  'daily.secret': 'Secret',
  'daily.later': 'It is published when the day is over.',
} as const satisfies Messages;
