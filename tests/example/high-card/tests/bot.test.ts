import { expect, it } from 'vitest';
import { arena } from '#bots/arena.ts';
import { bots } from '../bot/index.ts';
import { highCard } from '../rules/game.ts';

it('has levels of which the second is stronger', () => {
  const [a, b] = [bots.create('cardsharp'), bots.create('newcomer')];
  const { score } = arena({ game: highCard, a, b, players: 2, games: 300, seed: 1 });
  expect(score).toBeGreaterThan(0.54);
});

it('refuses an unknown name', () => {
  expect(() => bots.create('nobody')).toThrow('no bot called nobody');
});
