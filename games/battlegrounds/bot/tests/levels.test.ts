/** Every level decides legally in every variant, from a view alone, and the same way twice; and it plays to win. */
import { describe, expect, test } from 'vitest';
import { arena } from '#bots/arena.ts';
import { type Bot, wantsHeard } from '#bots/contract.ts';
import { FastChance } from '#engine/chance.ts';
import type { Heard } from '#engine/match/heard.ts';
import { Match } from '#engine/match/match.ts';
import { viewOf } from '#engine/match/view.ts';
import { parseOptions } from '#engine/options.ts';
import { randomDecision } from '#engine/playout.ts';
import { firstSeat, numberOf, seatBit } from '#engine/seats.ts';
import { battlegrounds } from '../../rules/game.ts';
import { bots } from '../index.ts';

const TABLES = [
  [2, {}],
  [3, { returnPause: 'always' }],
  [4, { draft: true, winCheck: 'immediate' }],
  [2, { draft: true }],
  [4, { variant: 'team' }],
  [3, { variant: 'family' }],
  [1, { variant: 'solo' }],
  [1, { variant: 'solo', soloCards: 'choose' }],
] as const;

const begin = (seats: number, options: object, seed: number): Match => {
  const secret = Uint8Array.from({ length: 8 }, (_, i) => seed >> (4 * i));
  const made = Match.create(battlegrounds, {
    id: 'bots',
    options: { ...options },
    seats,
    secret,
    entropy: [],
  });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};

const answerOf = (bot: Bot, match: Match, seed: number, nodes?: number): string => {
  const seat = firstSeat(match.owing);
  const view = viewOf(match, seatBit(seat));
  return bot.choose(view, numberOf(seat), { seed, heard: [] as Heard, ...(nodes ? { nodes } : {}) }).text;
};
const play = (match: Match, text: string): void => {
  const done = match.submit(firstSeat(match.owing), text);
  if (!done.ok) throw new Error(`${text}: ${JSON.stringify(done.error)}`);
};

const ids = [...bots.levels.map(({ id }) => id), ...bots.baselines];

describe.each(TABLES)('at %i seats with %j', (seats, options) => {
  test.each(ids)('%s decides legally, and the same way twice', (id) => {
    const chance = new FastChance(5);
    const [bot, twin] = [bots.create(id), bots.create(id)];
    const match = begin(seats, options, 11);
    for (let n = 0; n < 24 && !match.outcome; n++) {
      const text = answerOf(bot, match, 3, 200);
      if (n % 6 === 0) expect(answerOf(twin, match, 3, 200)).toBe(text);
      play(match, text);
      // What a bot would not do leads to positions that it would not see.
      for (let i = 0; i < 3 && !match.outcome; i++) {
        const seat = firstSeat(match.owing);
        match.decide(seat, randomDecision(battlegrounds, match.state, seat, chance));
      }
    }
    expect(match.history.items.length).toBeGreaterThan(20);
  });
});

test('the strongest level beats random players', () => {
  const [strong, weak] = [bots.create('colonel'), bots.create('random')];
  for (const seed of [1, 2]) {
    const match = begin(2, { startPlayer: 'seat1' }, seed);
    while (!match.outcome)
      play(match, answerOf(firstSeat(match.owing) === 0 ? strong : weak, match, seed, 400));
    expect(match.outcome.ranks).toEqual([1, 2]);
  }
});

// Levels far apart, so that a few games tell: docs/bots.md has the tables of neighbours.
test.each([
  [4, 'battle', 'gunner', 'cadet', 8],
  [4, 'team', 'gunner', 'cadet', 4],
  [2, 'family', 'gunner', 'cadet', 20],
  [2, 'family', 'colonel', 'driver', 20],
] as const)(
  'at %i seats of %s a single %s wins half as often again as one %s among equals',
  (players, variant, a, b, games) => {
    const options = parseOptions(battlegrounds.options, { variant }, players);
    if (!options.ok) throw new Error(JSON.stringify(options.error));
    const { alone } = arena({
      game: battlegrounds,
      a: bots.create(a),
      b: bots.create(b),
      games,
      seed: 15,
      players,
      alone: true,
      options: options.value,
    });
    expect(alone.a.share).toBeGreaterThanOrEqual(1.5 * alone.fair);
  },
);

test.each(TABLES)(
  'at %i seats with %j a level asks what it heard only where tokens are covered again',
  (seats, options) => {
    const match = begin(seats, options, 11);
    const view = viewOf(match, seatBit(firstSeat(match.owing)));
    for (const { id } of bots.levels)
      expect(wantsHeard(bots.create(id), view), id).toBe(match.setup.options.variant === 'family');
  },
);

test('there is no bot of another name', () => {
  expect(() => bots.create('general')).toThrow(RangeError);
});
