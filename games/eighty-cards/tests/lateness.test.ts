// Whether a player is told that time ran out: only of an answer that was owed to the last.
import { expect, test } from 'vitest';
import { Lateness } from '../table/lateness.ts';

const LIMIT = 20_000;

test('what was owed until the time was over was answered by the table [EC-16.7]', () => {
  const lateness = new Lateness();
  expect(lateness.see(7, 'react', 0, LIMIT)).toBeUndefined();
  expect(lateness.see(7, 'react', 9000, LIMIT)).toBeUndefined();
  expect(lateness.see(8, 'interfere', 20_100, LIMIT)).toBe('react');
  expect(lateness.see(9, undefined, 40_000, LIMIT)).toBe('interfere');
  expect(lateness.see(10, undefined, 80_000, LIMIT)).toBeUndefined();
});

test('not what the player answered, what ended earlier, or what waits as long as it takes', () => {
  const sealed = new Lateness();
  sealed.see(7, 'interfere', 0, LIMIT);
  sealed.see(7, undefined, 15_000, LIMIT);
  expect(sealed.see(8, undefined, 21_000, LIMIT)).toBeUndefined();
  const sent = new Lateness();
  sent.see(7, 'interfere', 0, LIMIT);
  sent.answered();
  expect(sent.see(8, undefined, 20_500, LIMIT)).toBeUndefined();
  const ended = new Lateness();
  ended.see(7, 'interfere', 0, LIMIT);
  expect(ended.see(8, undefined, 5000, LIMIT)).toBeUndefined();
  const patient = new Lateness();
  patient.see(7, 'interfere', 0, undefined);
  expect(patient.see(8, undefined, 90_000, undefined)).toBeUndefined();
});
