/** When several people at one device need the table covered: only where they see different things. */
import { expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import { bids } from '#engine/laws/small/bids.ts';
import { summit } from '#engine/laws/small/summit.ts';
import { Match } from '#engine/match/match.ts';
import { isSeenApart, pastView, viewAlone, viewOf, viewWriter } from '#engine/match/view.ts';
import { randomDecision } from '#engine/playout.ts';
import { everySeat, firstSeat, listSeats } from '#engine/seats.ts';
import { rush } from '#games/rush/rules/game.ts';
import { tankChess } from '#games/tank-chess/rules/game.ts';

const deal = (game: AnyGame, seats: number, options = {}): Match => {
  const made = Match.create(game, { id: 'apart', options, seats, secret: new Uint8Array(32), entropy: [] });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

/** At each position of a random match, whether those at one device see different things. */
const course = (game: AnyGame, seats: number, options = {}): boolean[] => {
  const m = deal(game, seats, options);
  const chance = new FastChance(7);
  const all = everySeat(seats);
  const apart: boolean[] = [];
  while (!m.outcome && apart.length < 300) {
    const view = viewOf(m, all);
    apart.push(isSeenApart(view));
    const { own, shared } = viewWriter(m)(all);
    expect(JSON.parse(`{${own},${shared}}`)).toEqual(JSON.parse(JSON.stringify(view)));
    for (const seat of listSeats(m.owing)) {
      const done = m.decide(seat, randomDecision(game, m.state, seat, chance));
      expect(done.ok).toBe(true);
    }
  }
  expect(apart.length).toBeGreaterThan(4);
  return apart;
};

test('hands apart: Rush at one device at every position, Tank Chess at none', () => {
  expect(new Set(course(rush as AnyGame, 3))).toEqual(new Set([true]));
  const options = { scenarioId: 'training-ground', clock: 'none' };
  expect(new Set(course(tankChess as AnyGame, 2, options))).toEqual(new Set([false]));
});

test('a deck that is hidden from everybody keeps nobody apart', () => {
  expect(deal(summit as AnyGame, 3, { open: true }).state.layout.hides).toBe(true);
  expect(new Set(course(summit as AnyGame, 3, { open: true }))).toEqual(new Set([false]));
  expect(course(summit as AnyGame, 3)[0]).toBe(true);
});

test('who answers in secret does so alone, also where nothing else is hidden', () => {
  const m = deal(bids as AnyGame, 3);
  m.submit(0, 'bid 3');
  const view = viewOf(m, 0b011);
  expect(isSeenApart(view)).toBe(true);
  expect(viewAlone(view, 2).own).not.toHaveProperty('1');
  expect(viewAlone(view, 1).own[1]!.sealed).toBe('bid 3');
  // One person at a device of their own needs no cover.
  expect(isSeenApart(viewOf(m, 0b001))).toBe(false);
});

test('it is decided position by position, earlier ones too', () => {
  const m = deal(summit as AnyGame, 2);
  const all = 0b11;
  while (!m.outcome) {
    const seat = firstSeat(m.owing);
    const { card } = viewOf(m, 1 << seat).state as { card: { hand: string[][] } };
    const [held] = card.hand[seat]!;
    m.submit(seat, held === undefined ? 'draw' : `play ${held}`);
  }
  const moments = m.history.items.map((_, index) => isSeenApart(pastView(m, all, index)!));
  // Two turns each play the two cards; then the hands are empty until somebody draws.
  expect(moments.slice(0, 6)).toEqual([true, true, true, true, false, true]);
});
