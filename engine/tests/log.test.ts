/** A log keeps its latest entries in memory where the others can be read again. */
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../game.ts';
import type { Entry } from '../match/entry.ts';
import { writeMatch } from '../match/file.ts';
import type { Judged } from '../match/judged.ts';
import { Log } from '../match/log.ts';
import { Match } from '../match/match.ts';
import { storyOf } from '../match/story.ts';
import { seatBit } from '../seats.ts';
import { plainGame } from './plain-game.ts';

const entryOf = (n: number): Entry => ({ kind: 'decide', seat: n % 3, text: `take ${n}`, at: n });

/** A log of stored entries, and the ranges that it was read for. */
const shelved = (length: number) => {
  const stored: Entry[] = [];
  const reads: string[] = [];
  const log = new Log((from, to) => {
    reads.push(`${from}-${to}`);
    return stored.slice(from, to);
  });
  for (let n = 0; n < length; n++) {
    stored.push(entryOf(n));
    log.push(entryOf(n));
  }
  return { log, stored, reads };
};

describe('a log', () => {
  it.each([0, 1, 3, 4, 5, 7, 8, 9, 12, 13, 100])('of %i entries reads as if all were in memory', (length) => {
    const { log, stored } = shelved(length);
    expect(log.length).toBe(length);
    expect([...log]).toEqual(stored);
    expect(log.slice(0, 5)).toEqual(stored.slice(0, 5));
    expect(log.slice(5, 95)).toEqual(stored.slice(5, 95));
    expect(log.slice(-20)).toEqual(stored.slice(-20));
    for (let n = 0; n < length; n++) expect(log.at(n), `${n}`).toEqual(entryOf(n));
    expect(log.at(length)).toBeUndefined();
  });

  it('asks for nothing that is recent, and once for what is not', () => {
    const { log, reads } = shelved(100);
    expect([log.at(-1), log.at(-4)]).toEqual([entryOf(99), entryOf(96)]);
    expect(log.slice(96)).toHaveLength(4);
    expect(reads).toEqual([]);
    expect(log.slice()).toHaveLength(100);
    expect(reads).toHaveLength(1);
  });

  it('takes the last entry back right after it was appended, wherever it begins in memory', () => {
    for (let length = 1; length < 40; length++) {
      const { log, stored } = shelved(length);
      log.pop();
      expect([...log], `${length}`).toEqual(stored.slice(0, -1));
      log.push(entryOf(length));
      expect(log.at(-1)).toEqual(entryOf(length));
    }
  });

  it('that is not stored as a whole is no shorter log, but an error', () => {
    const log = new Log(() => []);
    for (let n = 0; n < 40; n++) log.push(entryOf(n));
    expect(() => log.slice()).toThrow('Of the entries 0 to');
  });

  it('without a store keeps everything', () => {
    const log = new Log();
    for (let n = 0; n < 40; n++) log.push(entryOf(n));
    expect([...log]).toEqual(Array.from({ length: 40 }, (_, n) => entryOf(n)));
  });
});

const FAULTY = 95;

it('a match whose log is stored is the same match: its file, its story, and after a fault', () => {
  const stored: Entry[] = [];
  const setup = { id: 'm', options: {}, seats: 4, secret: new Uint8Array(32).fill(3), entropy: [] };
  const game = plainGame((s, seat, step) => {
    s.active = 1 << ((seat + 1) % 4);
    if (step === FAULTY) throw new Error('a fault of the rules');
  }) as AnyGame;
  const made = Match.create(game, setup, { readStored: (from, to) => stored.slice(from, to) });
  const whole = Match.create(game, setup);
  if (!made.ok || !whole.ok) throw new Error('not dealt');
  const [m, plain] = [made.value, whole.value];
  const store = (step: number): Judged => {
    const judged = m.judgeDecision(m.onlySeat, [step], { at: stored.length });
    if (!judged.ok) throw new Error(judged.error.code);
    stored.push(judged.value.entry);
    return judged.value;
  };
  for (let n = 0; n < 200; n++) {
    m.commit(store(n % 90));
    plain.replay(stored.at(-1)!);
    if (n % 60 !== 59) continue;
    expect(() => m.commit(store(FAULTY))).toThrow('a fault of the rules');
    stored.pop();
  }
  expect(m.log.length).toBe(200);
  expect(writeMatch(m, ['a', 'b', 'c', 'd'])).toEqual(writeMatch(plain, ['a', 'b', 'c', 'd']));
  expect(storyOf(m, seatBit(1))).toEqual(storyOf(plain, seatBit(1)));
});
