import { describe, expect, test } from 'vitest';
import { type ArenaGame, arena, scoreOfGame, seatings, winOfGame } from '#bots/arena.ts';
import type { Bot } from '#bots/contract.ts';
import { randomBot } from '#bots/random.ts';
import type { AnyGame } from '#engine/game.ts';
import { summit } from '#engine/laws/small/summit.ts';
import type { viewOf } from '#engine/match/view.ts';
import { loadBots } from '#games/library.ts';
import { rush } from '#games/rush/rules/game.ts';
import { tankChess } from '#games/tank-chess/rules/game.ts';

const options = { scenarioId: 'training-ground' };
const setup = { game: tankChess, seed: 5, opening: 2, options };
const random = () => randomBot(tankChess);

/** Every seat for itself. */
const alone = (players: number) => Array.from({ length: players }, (_, seat) => 1 << seat);

describe('seating', () => {
  test('two swap; three and more rotate, for both kinds', () => {
    expect(seatings(alone(2))).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
    for (const players of [3, 4, 5]) {
      const all = seatings(alone(players));
      expect(all.length).toBe(2 * players);
      for (let seat = 0; seat < players; seat++) {
        const times = all.filter((seating) => seating[seat] === 'a').length;
        expect(times).toBe(players);
      }
    }
  });
  test('or only the seatings in which the first sits alone', () => {
    expect(seatings(alone(3), true)).toEqual([
      ['a', 'b', 'b'],
      ['b', 'a', 'b'],
      ['b', 'b', 'a'],
    ]);
    expect(seatings(alone(2), true)).toEqual(seatings(alone(2)));
  });
  test('partners are one bot: two sides swap, three take turns, and one side is played by both', () => {
    expect(seatings([0b0101, 0b1010])).toEqual([
      ['a', 'b', 'a', 'b'],
      ['b', 'a', 'b', 'a'],
    ]);
    expect(seatings([0b0011, 0b0100, 0b1000], true)).toEqual([
      ['a', 'a', 'b', 'b'],
      ['b', 'b', 'a', 'b'],
      ['b', 'b', 'b', 'a'],
    ]);
    expect(seatings([0b0011, 0b0100, 0b1000])).toHaveLength(6);
    expect(seatings([0b11])).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ]);
  });
  test('a side that wins wins once, and who plays alone is measured by what they reach', () => {
    const sides = [
      [1, 3],
      [2, 4],
    ];
    const pairs = { ranks: [1, 3, 1, 3], reason: 'x', sides };
    expect(winOfGame(pairs, ['a', 'b', 'a', 'b'])).toBe(1);
    expect(winOfGame(pairs, ['b', 'a', 'b', 'a'])).toBe(0);
    expect(scoreOfGame(pairs, ['a', 'b', 'a', 'b'])).toBe(1);
    const lost = { ranks: [1], results: ['lost' as const], reason: 'x' };
    expect([scoreOfGame(lost, ['a']), scoreOfGame(lost, ['b'])]).toEqual([0, 1]);
    expect([winOfGame(lost, ['a']), winOfGame(lost, ['b'])]).toEqual([0, 1]);
  });
  test('a win is shared by those who are first together', () => {
    const over = (ranks: number[]) => ({ ranks, reason: 'x' });
    expect(winOfGame(over([1, 2, 2]), ['a', 'b', 'b'])).toBe(1);
    expect(winOfGame(over([2, 1, 2]), ['a', 'b', 'b'])).toBe(0);
    expect(winOfGame(over([1, 1, 1]), ['a', 'b', 'b'])).toBeCloseTo(1 / 3);
    expect(winOfGame(over([1, 1, 3]), ['a', 'b', 'a'])).toBe(0.5);
  });
  test('the score of a game is the share of pairs in which a came out ahead', () => {
    const over = (ranks: number[]) => ({ ranks, reason: 'x' });
    expect(scoreOfGame(over([1, 2]), ['a', 'b'])).toBe(1);
    expect(scoreOfGame(over([1, 2]), ['b', 'a'])).toBe(0);
    expect(scoreOfGame(over([1, 1]), ['b', 'a'])).toBe(0.5);
    expect(scoreOfGame(over([2, 1, 3, 3]), ['a', 'b', 'b', 'b'])).toBeCloseTo(2 / 3);
    expect(scoreOfGame(over([2, 1, 2, 3]), ['b', 'a', 'a', 'a'])).toBeCloseTo(0.5);
  });
});

describe('the arena finds no difference where there is none', () => {
  test.each([4, 1])('a bot against itself on both sides of a game for %i: every round is even', (players) => {
    const scores: number[] = [];
    const result = arena({
      game: summit as AnyGame,
      a: randomBot(summit as AnyGame),
      b: randomBot(summit as AnyGame),
      seed: 3,
      games: 60,
      players,
      onGame: ({ score }) => scores.push(score),
    });
    expect([result.games, result.rounds, result.score]).toEqual([60, 30, 0.5]);
    for (let round = 0; round < 30; round++) expect(scores[2 * round]! + scores[2 * round + 1]!).toBe(1);
    // Wins there are, of either side.
    expect(new Set(scores).size).toBeGreaterThan(1);
    expect(result.bySeat.reduce((sum, seat) => sum + seat.games, 0)).toBe(players === 4 ? 120 : 30);
  });
  test('a bot against itself, deterministic: every round is even', () => {
    const scores: number[] = [];
    const result = arena({
      ...setup,
      a: random(),
      b: random(),
      games: 12,
      onGame: (g) => scores.push(g.score),
    });
    for (let round = 0; round < 6; round++) expect(scores[2 * round]! + scores[2 * round + 1]!).toBe(1);
    expect(result.score).toBe(0.5);
    expect(result.elo).toBe(0);
    expect(result.sprt.verdict).toBe('open');
  });
  test('two bots that differ in their random seed only: zero lies within the interval', () => {
    const other: Bot = {
      id: 'other',
      choose: (view, seat, thinking) => random().choose(view, seat, { ...thinking, seed: ~thinking.seed }),
    };
    const result = arena({ ...setup, a: random(), b: other, games: 120 });
    expect(result.games).toBe(120);
    expect(result.interval[0]).toBeLessThan(0);
    expect(result.interval[1]).toBeGreaterThan(0);
    expect(result.wins + result.draws + result.losses).toBe(120);
    expect(result.bySeat.map((seat) => seat.games)).toEqual([60, 60]);
  });
  test('at three to five seats each bot wins its fair share against itself, alone among the others', async () => {
    const bots = (await loadBots('rush'))!;
    for (const players of [3, 4, 5]) {
      const gunner = () => bots.create('gunner');
      const result = arena({ game: rush, seed: 3, players, a: gunner(), b: gunner(), games: 2 * players });
      expect(result.games).toBe(2 * players);
      expect(result.score).toBeCloseTo(0.5);
      expect(result.alone.fair).toBe(1 / players);
      // One opening, every rotation: the bot that sits alone wins one game of the round.
      expect(result.alone.a.share).toBeCloseTo(1 / players);
      expect(result.alone.b.share).toBeCloseTo(1 / players);
      expect(result.alone.a.interval[0]).toBeLessThan(1 / players);
      expect(result.alone.a.interval[1]).toBeGreaterThan(1 / players);
      expect(result.bySeat.map((seat) => seat.games)).toEqual(Array.from({ length: players }, () => 1));
    }
  });
  test('two bots of Rush that differ in their random seed only are even within the interval', async () => {
    const bots = (await loadBots('rush'))!;
    const rookie = bots.create('rookie');
    const other: Bot = {
      id: 'other',
      choose: (view, seat, thinking) => rookie.choose(view, seat, { ...thinking, seed: ~thinking.seed }),
    };
    const result = arena({ game: rush, seed: 4, players: 3, a: rookie, b: other, games: 45, alone: true });
    expect(result.alone.b.games).toBe(0);
    expect(result.alone.a.games).toBe(45);
    expect(result.alone.a.interval[0]).toBeLessThan(1 / 3);
    expect(result.alone.a.interval[1]).toBeGreaterThan(1 / 3);
  });
  test('and finds a difference where there is one', async () => {
    const bots = (await loadBots('tank-chess'))!;
    const both = { ...setup, a: bots.create('greedy'), b: random(), fair: bots.fair };
    const apart = arena({ ...both, games: 200, untilApartFrom: 'fair' });
    expect(apart.games).toBe(40);
    expect(apart.alone.a.interval[0]).toBeGreaterThan(0.5);
    const result = arena({ ...setup, a: bots.create('greedy'), b: random(), games: 24, fair: bots.fair });
    expect(result.score).toBeGreaterThan(0.9);
    expect(result.sprt.verdict).toBe('elo1');
    expect(result.interval[0]).toBeGreaterThan(0);
  });
});

test('games of a round share opening and deal; the same seed gives the same games', () => {
  const play = (seed: number): ArenaGame[] => {
    const games: ArenaGame[] = [];
    arena({ ...setup, seed, opening: 3, a: random(), b: random(), games: 4, onGame: (g) => games.push(g) });
    return games;
  };
  const [first, second, third] = play(1);
  expect(first?.record.slice(0, 3)).toEqual(second?.record.slice(0, 3));
  expect(first?.record.slice(0, 3)).not.toEqual(third?.record.slice(0, 3));
  expect(first?.seating).toEqual(['a', 'b']);
  expect(second?.seating).toEqual(['b', 'a']);
  expect(play(1)).toEqual(play(1));
  expect(play(2)).not.toEqual(play(1));
});

test('a decided test may stop the arena early', async () => {
  const bots = (await loadBots('tank-chess'))!;
  const a = bots.create('greedy');
  const result = arena({ ...setup, a, b: random(), games: 400, stopEarly: true, fair: bots.fair });
  expect(result.games).toBeLessThan(100);
  expect(result.sprt.verdict).toBe('elo1');
});

test('an illegal answer and impossible options are faults, not results', () => {
  const mad: Bot = { id: 'mad', choose: () => ({ text: 'Ca1>z9/N' }) };
  expect(() => arena({ ...setup, a: mad, b: random(), games: 2 })).toThrow(/mad answers/);
  expect(() => arena({ ...setup, options: { scenarioId: 'moon' }, a: mad, b: mad, games: 2 })).toThrow(
    /refused/,
  );
});

test('bots are shown views of their own seat only (law 11)', () => {
  const seen: string[] = [];
  const watching: Bot = {
    id: 'watching',
    choose: (view, seat, thinking) => {
      seen.push(`${view.viewer.join()}/${seat}`);
      expect(Object.keys(view)).toEqual(Object.keys(viewOfStart));
      return random().choose(view, seat, thinking);
    },
  };
  const viewOfStart = firstView();
  arena({ ...setup, a: watching, b: watching, games: 2 });
  expect(new Set(seen)).toEqual(new Set(['1/1', '2/2']));
});

function firstView() {
  let found: ReturnType<typeof viewOf> | undefined;
  const keeping: Bot = {
    id: 'keeping',
    choose: (view, seat, thinking) => {
      found ??= view;
      return random().choose(view, seat, thinking);
    },
  };
  arena({ ...setup, a: keeping, b: keeping, games: 2 });
  return found!;
}
