import { expect, it } from 'vitest';
import { Match } from '#engine/match/match.ts';
import { highCard } from '../rules/game.ts';

/** A match from a position: what is not named lies in the rest zone, here the deck. */
const position = (hand: string[][]) => {
  const setup = { id: 'test', seats: 2, options: { cards: 2 }, secret: new Uint8Array(32), entropy: [] };
  const match = Match.create(highCard, setup, { position: { turn: 1, card: { hand } } });
  if (!match.ok) throw new Error(match.error.code);
  return match.value;
};

it('HC-2: lays a card of one’s own hand, in turn', () => {
  const match = position([
    ['card-3', 'card-9'],
    ['card-5', 'card-8'],
  ]);
  expect(match.submit(0, 'lay 5')).toMatchObject({ error: { code: 'NOT_IN_HAND', clause: 'HC-2' } });
  expect(match.submit(1, 'lay 5')).toMatchObject({ error: { code: 'NOT_YOUR_TURN' } });
  expect(match.submit(0, 'lay 9')).toMatchObject({ ok: true });
});

it('HC-3, HC-4: the highest card takes the trick and leads, most tricks win', () => {
  const match = position([
    ['card-3', 'card-9'],
    ['card-5', 'card-8'],
  ]);
  for (const [seat, text] of [
    [0, 'lay 3'],
    [1, 'lay 5'],
    [1, 'lay 8'],
    [0, 'lay 9'],
  ] as const)
    expect(match.submit(seat, text).ok).toBe(true);
  expect(match.outcome).toEqual({ ranks: [1, 1], scores: [1, 1], reason: 'tricks' });
});
