/**
 * Seats from 0 and seat numbers from 1: one conversion, and two types that are not assignable to each other.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  everySeat,
  numberOf,
  numbersOf,
  type Seat,
  type SeatNumber,
  seatBit,
  seatOf,
  setOfNumbers,
} from '../seats.ts';

test('a number and its seat are one apart, and sets are listed in numbers', () => {
  expect([seatOf(1), numberOf(0)]).toEqual([0, 1]);
  expect(numbersOf(seatBit(0) | seatBit(3))).toEqual([1, 4]);
  expect(setOfNumbers([1, 2, 3])).toBe(everySeat(3));
});

test('a seat is no seat number for the compiler, nor the other way round', () => {
  const apart: [Seat extends SeatNumber ? 'same' : 'apart', SeatNumber extends Seat ? 'same' : 'apart'] = [
    'apart',
    'apart',
  ];
  expect(apart).toEqual(['apart', 'apart']);
});

/** Not `(seat + 1) % seats`: that is the next seat in turn order. */
const SHIFT = /\b(?:seat|who|about|mine|asked|target|winner|owner|turnOf|viewer)!? [-+] 1\b(?!\) %)/i;

test('no other code adds 1 to a seat or subtracts 1', () => {
  const folders = [
    'engine',
    'tables',
    'wire',
    'server',
    'web',
    'kit',
    'bots',
    'cli',
    'proof',
    'bench',
    'games',
  ];
  const files = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' }).split('\n');
  const shifts = files
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/\/tests\/|engine\/seats\.ts/.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => SHIFT.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(shifts).toEqual([]);
});
