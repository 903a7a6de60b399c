/** Views as text: parts that viewers share are serialised once, and each text equals its view. */
import { expect, test } from 'vitest';
import { FastChance } from '../chance.ts';
import type { AnyGame } from '../game.ts';
import { bids } from '../laws/small/bids.ts';
import { combat } from '../laws/small/combat.ts';
import { hands } from '../laws/small/hands.ts';
import { parry } from '../laws/small/parry.ts';
import type { JsonObject } from '../layout/json.ts';
import { Match } from '../match/match.ts';
import { viewOf, viewWriter } from '../match/view.ts';
import { randomDecision } from '../playout.ts';
import { firstSeat } from '../seats.ts';

const deal = (game: AnyGame): Match => {
  const { min: seats } = game.seats;
  const setup = { id: 'written', options: {}, seats, secret: new Uint8Array(32).fill(5), entropy: [] };
  const made = Match.create(game, setup);
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};
const VIEWERS = [0, 0b01, 0b10, 0b11];
/** How many different texts the viewers share. */
const texts = (m: Match): number => {
  const write = viewWriter(m);
  return new Set(VIEWERS.map((viewer) => write(viewer).shared)).size;
};

test.each([bids, combat, hands, parry] as AnyGame[])('$id: a written view equals the view', (game) => {
  const m = deal(game);
  const compare = (): void => {
    const write = viewWriter(m);
    for (const viewer of VIEWERS) {
      const { own, shared } = write(viewer);
      expect(JSON.parse(`{${own},${shared}}`)).toEqual(JSON.parse(JSON.stringify(viewOf(m, viewer))));
    }
  };
  m.act(0, 'toBot');
  m.act(1, 'voteBot', undefined, 0);
  compare();
  // From the first decision to the end: sealed answers, offers, votes and the result.
  const chance = new FastChance(5);
  for (let n = 0; n < 300 && !m.outcome; n++) {
    const seat = firstSeat(m.owing);
    const done = m.decide(seat, randomDecision(m.game, m.state, seat, chance));
    expect(done.ok).toBe(true);
    if (n === 2) m.act(seat, 'offerDraw');
    compare();
  }
  expect(m.log.length).toBeGreaterThan(2);
  if (!m.outcome) m.act(0, 'resign');
  compare();
});

test('all share one text exactly where nothing depends on the viewer', () => {
  const open = { ...combat, derived: undefined } as AnyGame;
  const m = deal(open);
  expect(m.state.layout.hides).toBe(false);
  expect(texts(m)).toBe(1);
  expect(texts(deal({ ...open, derived: (): JsonObject => ({ points: 3 }) }))).toBe(1);
  expect(texts(deal({ ...open, derived: (_s: unknown, viewer: number): JsonObject => ({ viewer }) }))).toBe(
    4,
  );
  const hiding = deal(hands as AnyGame);
  expect(hiding.state.layout.hides).toBe(true);
  expect(texts(hiding)).toBe(4);
});
