import { expect, it } from 'vitest';
import { translatorOf } from '#kit/text.ts';
import type { TableInfo } from '#wire/protocol.ts';
import { en } from '../src/lobby/text/en.ts';
import { waysToLeave } from '../src/match/leaving.ts';

const person = (seat: number, name: string) => ({ seat, kind: 'human' as const, name, present: true });
const bot = (seat: number) => ({ seat, kind: 'bot' as const, name: '', level: 'rookie', present: true });
const at = (info: Partial<TableInfo>): TableInfo => ({
  table: 'abcdefgh1234',
  game: 'rush',
  options: {},
  seats: [person(1, 'Ada'), person(2, 'Bo')],
  mine: [1],
  who: 'AAAAAAAAAAA',
  commitment: '',
  passAndPlay: false,
  started: true,
  listed: false,
  rated: false,
  host: true,
  absent: 'vote',
  spectators: 0,
  chat: true,
  rematch: { offers: [] },
  ...info,
});
const ALL = ['toBot', 'abort', 'resign', 'undo'] as const;
const { say } = translatorOf('en', [en]);
/** Each way with what is said about it. */
const said = (
  ...[info, over = false, may = ALL, lent = false, timed = false]: Partial<Parameters<typeof waysToLeave>>
) =>
  Object.fromEntries(
    waysToLeave(info ?? at({}), over, may, lent, timed).map(({ way, about }) => [
      way,
      about.map(({ key, n }) => say(key, n === undefined ? undefined : { n })).join(' '),
    ]),
  );
const waysAt = (...args: Parameters<typeof said>): string => Object.keys(said(...args)).join(' ');

it('a spectator just goes, and so does anybody after the end', () => {
  expect(waysAt(at({ mine: [] }))).toBe('');
  expect(waysAt(at({}), true)).toBe('');
});

it('among people a bot may play on at once; what ends the game stands last and is named', () => {
  expect(waysAt()).toBe('bot later abort resign');
  expect(said()).toMatchObject({
    later: 'You keep your seat. After two minutes the others may let a bot play for you.',
    resign: 'You lose this game now, for good.',
  });
  expect(said().abort).toContain('counts as aborted by you');
  // A game without these acts, as Rush.
  expect(waysAt(at({}), false, ['toBot'])).toBe('bot later');
  expect(waysAt(at({}), false, [])).toBe('later');
});

it('nobody hands over to a bot twice, where it counts for ratings, or where only bots wait', () => {
  expect(waysAt(at({}), false, ['fromBot', 'toBot'], true)).toBe('later');
  expect(said(at({}), false, [], true, true)).toEqual({
    later: 'A bot keeps playing for you until you come back.',
  });
  expect(waysAt(at({ rated: true, absent: 'never' }))).toBe('later abort resign');
  const alone = at({ seats: [person(1, 'Ada'), bot(2)] });
  expect(waysAt(alone)).toBe('later abort resign');
  expect(said(alone)).toMatchObject({
    later: 'The game waits for you under “Your tables”.',
    abort: 'The game ends for everybody without a result. Nobody wins or loses.',
  });
});

it('who goes hears what the table does with an empty seat, and that a clock runs on', () => {
  const later = (info: Partial<TableInfo>, timed = false) => said(at(info), false, [], false, timed).later;
  expect(later({ absent: 'never' })).toBe('You keep your seat, and the others wait for you.');
  expect(later({ absent: 1 })).toContain('more than 1 minute,');
  expect(later({ absent: 5 })).toContain('more than 5 minutes,');
  expect(later({ pace: { days: 3, late: 'remind' } }, true)).toBe(
    'You keep your seat, and have 3 days for each move.',
  );
  expect(later({ absent: 'never' }, true)).toMatch(/wait for you\. Your clock keeps running/);
});

it('people who share a device leave it as it is', () => {
  expect(said(at({ mine: [1, 2], passAndPlay: true }))).toEqual({
    later: 'The game waits for you under “Your tables”.',
  });
});
