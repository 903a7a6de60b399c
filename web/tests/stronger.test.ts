import { describe, expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '#wire/protocol.ts';
import { strongerTable } from '../src/ending/stronger.ts';

const LEVELS = ['easy', 'fair', 'hard'];
const infoOf = (seats: readonly (string | null)[], mine: readonly number[] = [1]): TableInfo =>
  ({
    game: 'some-game',
    options: { clock: 'none' },
    mine,
    seats: seats.map((level, i): Partial<SeatInfo> => {
      const seat = i + 1;
      return level === null ? { seat, kind: 'human' } : { seat, kind: 'bot', level };
    }),
  }) as unknown as TableInfo;

describe('a table against stronger bots', () => {
  test('has the same seats and options, and every bot one level up', () => {
    expect(strongerTable(infoOf(['easy', null, 'fair'], [2]), LEVELS)).toEqual({
      wish: {
        game: 'some-game',
        options: { clock: 'none' },
        seats: [{ kind: 'bot', level: 'fair' }, { kind: 'human' }, { kind: 'bot', level: 'hard' }],
      },
      levels: ['fair', 'hard'],
    });
    // A bot of the highest level stays.
    expect(strongerTable(infoOf([null, 'hard', 'fair']), LEVELS)).toMatchObject({
      wish: { seats: [{ kind: 'human' }, { level: 'hard' }, { level: 'hard' }] },
      levels: ['hard'],
    });
  });

  test('is not offered where every bot is of the highest level, or the levels are unknown', () => {
    expect(strongerTable(infoOf([null, 'hard']), LEVELS)).toBeUndefined();
    expect(strongerTable(infoOf([null, 'easy']), [])).toBeUndefined();
    expect(strongerTable(infoOf([null]), LEVELS)).toBeUndefined();
  });

  test('is not offered to those who watched, shared a device, or played with others', () => {
    expect(strongerTable(infoOf([null, 'easy'], []), LEVELS)).toBeUndefined();
    expect(strongerTable(infoOf([null, null, 'easy'], [1, 2]), LEVELS)).toBeUndefined();
    expect(strongerTable(infoOf([null, null, 'easy']), LEVELS)).toBeUndefined();
  });
});
