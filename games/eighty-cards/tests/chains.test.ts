/** A chain of interference and reactions survives a restart at any point: the log says everything. */
import { expect, test } from 'vitest';
import { fingerprint } from '#engine/layout/fingerprint.ts';
import type { Entry } from '#engine/match/entry.ts';
import type { Match } from '#engine/match/match.ts';
import { viewOf } from '#engine/match/view.ts';
import { seatBit } from '#engine/seats.ts';
import { given } from './support.ts';

const SEATS = [0, 1, 2, 3];
/** What the match is to everybody: bytes, views, who is waited for, and the orders that stand. */
const seen = (match: Match) => ({
  bytes: fingerprint(match.state),
  views: SEATS.map((seat) => viewOf(match, seatBit(seat))),
  waits: [match.asked, match.owing, match.sealed, match.ready],
  orders: SEATS.map((seat) => match.ordersOf(seat)),
});
/** The match as it is found again after a restart. */
const restarted = (match: Match): Match => {
  const again = match.anew();
  for (const entry of JSON.parse(JSON.stringify(match.log.slice())) as Entry[]) again.replay(entry);
  return again;
};

test('sealed answers, a reflected card, its choice, the next round, and orders [EC-9.6, EC-10.6, EC-16.7]', () => {
  const { match } = given('REF-4', {
    pressure: { 1: 6, 2: 9, 3: 9, 4: 9 },
    hand: { 1: 'return-to-sender', 2: 'sabotage', 3: 'spy', 4: 'leaking-pipe not-with-us' },
    upgrade: { 1: 'skids', 2: 'treads' },
    weapon: { 2: 'rocket' },
  });
  const steps: (() => unknown)[] = [
    () => match.submit(0, 'move'),
    () => match.order(2, 'again play spy on p4', 'add'),
    () => match.order(3, 'pass-until-attacked', 'add'),
    () => match.submit(1, 'play sabotage on P1 upgrade'),
    () => match.resolveRound(),
    // P1 is asked to react, sends the card back, and names what P2 loses.
    () => match.submit(0, 'react return-to-sender'),
    () => match.resolveRound(),
    () => match.submit(0, 'remove weapon'),
    // Asked anew, P3's order gives the spy again, and P4 is attacked.
    () => match.resolveRound(),
    () => match.submit(3, 'pass'),
    () => match.resolveRound(),
    () => match.submit(2, 'discard leaking-pipe'),
  ];
  const asked: string[] = [];
  for (const [i, one] of steps.entries()) {
    const done = one() as { readonly ok: boolean };
    expect(done, `step ${i}`).toMatchObject({ ok: true });
    asked.push(match.game.point(match.state, [...SEATS].find((seat) => match.asked & seatBit(seat))!)!.name);
    expect(seen(restarted(match)), `step ${i}`).toEqual(seen(match));
  }
  expect(asked.join(' ')).toBe(
    'interfere interfere interfere interfere react react reflectSlot interfere react react spyDiscard interfere',
  );
  expect(match.ordersOf(2)).toEqual([]);
  expect(match.ordersOf(3)).toEqual([]);
});
