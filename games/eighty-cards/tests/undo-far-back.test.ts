/** What prevents an undo in a long match, asked of items that were played long ago. */
import { expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import { Barriers } from '#engine/match/barriers.ts';
import { Match } from '#engine/match/match.ts';
import { randomDecision } from '#engine/playout.ts';
import { firstSeat } from '#engine/seats.ts';
import { eightyCards } from '../rules/game.ts';

const ITEMS = 700;

test('what prevents undoing is known of every item, however long ago it was', () => {
  const game = eightyCards as AnyGame;
  const setup = { id: 'far-back', options: {}, seats: 4, secret: new Uint8Array(32).fill(5), entropy: [] };
  const made = Match.create(game, setup);
  if (!made.ok) throw new Error(made.error.code);
  const { value: m } = made;
  const chance = new FastChance(5);
  const { history } = m;
  const following = new Barriers(history);
  while (history.items.length < ITEMS) {
    const before = m.game.blank(m.config);
    before.data.set(m.state.data);
    const items = history.items.length;
    const seat = firstSeat(m.owing);
    const done = m.ready ? m.resolveRound() : m.decide(seat, randomDecision(game, m.state, seat, chance));
    expect(done.ok).toBe(true);
    if (history.items.length > items) following.note(items, history.items.at(-1)!, before, m.state);
  }
  const kinds = new Set<string>();
  for (let index = 0; index < ITEMS; index += 50) {
    // Asked once, of nothing that is known so far.
    const known = new Barriers(history).of(index);
    expect(following.of(index)).toEqual(known);
    kinds.add(JSON.stringify(known));
  }
  expect(kinds.size).toBeGreaterThan(1);
});
