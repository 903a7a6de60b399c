import { expect, it } from 'vitest';
import { Match } from '#engine/match/match.ts';
import { type HighCard, highCard } from '../rules/game.ts';

/** A match from a position. Cards that it does not name lie in the rest zone, here the deck. */
const position = (hand: string[][]) => {
  const setup = { id: 'test', seats: 2, options: { cards: 2 }, secret: new Uint8Array(32), entropy: [] };
  const match = Match.create(highCard, setup, { position: { turn: 1, card: { hand } } });
  if (!match.ok) throw new Error(match.error.code);
  return match.value;
};

it('HC-1.1, HC-1.2: deals as many of the twenty cards as the option says', () => {
  const setup = { id: 'test', seats: 3, options: { cards: 4 }, secret: new Uint8Array(32), entropy: [] };
  const match = Match.create(highCard, setup);
  if (!match.ok) throw new Error(match.error.code);
  const { card } = match.value.state as HighCard;
  expect([0, 1, 2].map((seat) => card.size(card.zone('hand', seat)))).toEqual([4, 4, 4]);
  expect(card.size(card.zone('deck'))).toBe(8);
});

it('HC-2.1: lays a card of one’s own hand, in turn', () => {
  const match = position([
    ['card-3', 'card-9'],
    ['card-5', 'card-8'],
  ]);
  expect(match.submit(0, 'lay 5')).toMatchObject({ error: { code: 'NOT_IN_HAND', clause: 'HC-2.1' } });
  expect(match.submit(1, 'lay 5')).toMatchObject({ error: { code: 'NOT_YOUR_TURN' } });
  expect(match.submit(0, 'lay 9')).toMatchObject({ ok: true });
});

it('HC-2.2, HC-2.3: the highest card takes the trick and leads, most tricks win', () => {
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
