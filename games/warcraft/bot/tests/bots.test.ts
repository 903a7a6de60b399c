/** Every level decides legally, from a view alone, and the same way twice; games end; and it plays sensibly. */
import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { Match } from '#engine/match/match.ts';
import { imagine, viewOf } from '#engine/match/view.ts';
import { dealAgain, playOut } from '#engine/playout.ts';
import { firstSeat, numberOf, seatBit } from '#engine/seats.ts';
import { warcraft } from '../../rules/game.ts';
import { writeSteps } from '../../rules/notation.ts';
import { configOf } from '../../rules/options.ts';
import type { Warcraft } from '../../rules/state.ts';
import { onMap, type Place } from '../../tests/map-support.ts';
import { initialOptions } from '../../tools/initial.ts';
import { answerOf } from '../answers.ts';
import { bots } from '../index.ts';
import { LEVELS } from '../levels.ts';

const ids = [...bots.levels.map(({ id }) => id), ...bots.baselines];
const begin = (seats: number, seed: number): Match => {
  const secret = Uint8Array.from({ length: 8 }, (_, i) => seed >> (4 * i));
  const made = Match.create(warcraft, { id: 'bots', options: {}, seats, secret, entropy: [] });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};

describe.each([2, 4])('at %i seats', (seats) => {
  test.each(ids)('%s decides legally, and the same way twice, from a view alone', (id) => {
    const [bot, twin] = [bots.create(id), bots.create(id)];
    const match = begin(seats, 11);
    for (let n = 0; n < 60 && !match.outcome; n++) {
      if (match.ready) {
        match.resolveRound();
        continue;
      }
      const seat = firstSeat(match.owing);
      const view = viewOf(match, seatBit(seat));
      const { text } = bot.choose(view, numberOf(seat), { seed: 3 });
      if (n % 5 === 0) expect(twin.choose(view, numberOf(seat), { seed: 3 }).text).toBe(text);
      const done = match.submit(seat, text);
      if (!done.ok) throw new Error(`${text}: ${JSON.stringify(done.error)}`);
    }
  });
  test.each(['scripted', 'planner'])('a whole game of %s comes to its end', (id) => {
    const config = configOf(initialOptions(), seats);
    if (!config.ok) throw new Error(config.error.code);
    const chance = new FastChance(seats);
    const s = warcraft.blank(config.value);
    dealAgain(warcraft, s, chance);
    const played = playOut(warcraft, s, bots.policy!(id, chance)!, chance, 3_000);
    expect(played.outcome).toBeDefined();
    // They do not stand about: random players stay at level 1.
    expect(s.level.reduce((sum, level) => sum + level, 0)).toBeGreaterThan(6);
  });
});

test('there is no bot of another name', () => {
  expect(() => bots.create('onyxia')).toThrow(RangeError);
});

test.each(LEVELS)('$id answers the same where only what is hidden differs (WOW-25.3)', ({ taste }) => {
  const match = begin(4, 5);
  const own = taste();
  const script = LEVELS[0]!.taste();
  let compared = 0;
  for (let n = 0; n < 160 && !match.outcome; n++) {
    if (match.ready) {
      match.resolveRound();
      continue;
    }
    const seat = firstSeat(match.owing);
    const s = match.state as Warcraft;
    if (n % 8 === 0) {
      const view = viewOf(match, seatBit(seat));
      const answers = [21, 22].map((seed) => {
        const world = imagine(
          warcraft,
          s.config,
          view.state,
          seatBit(seat),
          new FastChance(seed),
        ) as Warcraft;
        return writeSteps(world, answerOf(world, seat, own, new FastChance(9)));
      });
      expect(answers[1]).toBe(answers[0]);
      compared++;
    }
    match.decide(seat, answerOf(s, seat, script, new FastChance(n)));
  }
  expect(compared).toBeGreaterThan(10);
});

const answer = (place: Place, level: (typeof LEVELS)[number]): string => {
  const { s } = onMap(place);
  return writeSteps(s, answerOf(s, firstSeat(warcraft.active(s)), level.taste(), new FastChance(1)));
};
const strong = {
  class: 'warrior',
  level: 4,
  sheet: ['heroic-strike@2'],
  front: [],
  seat: 3,
} as const;
const GREY = 'nightmare-zealots';
const quest = (where: string): string => `green scarlet-crusader in ${where} of ${GREY}`;

describe.each(LEVELS)('$id', (level) => {
  test('begins a fight that it is nearly sure to win (WOW-9.1)', () => {
    const heroes = [{ ...strong, name: 'horde-1', region: 'nightmare-vale' }];
    expect(answer({ heroes, figures: [quest('nightmare-vale')] }, level)).toMatch(
      /^challenge horde-1 group scarlet-crusader-green/,
    );
  });
  test('rests before a fight that it would lose as it is (WOW-6.1)', () => {
    const heroes = [{ ...strong, name: 'horde-1', region: 'nightmare-vale', health: 1, energy: 0 }];
    expect(answer({ heroes, figures: [quest('nightmare-vale')] }, level)).toMatch(/^rest horde-1/);
  });
  test('goes to its quest, round a region of independent creatures (WOW-5.3)', () => {
    const heroes = [{ ...strong, name: 'horde-1', region: 'brill' }];
    expect(answer({ heroes, figures: [quest('nightmare-vale')] }, level)).toMatch(/^travel horde-1 .*into /);
  });
  test('goes for the overlord in the last turns, whatever else there is (WOW-3.13)', () => {
    const heroes = [
      { ...strong, name: 'horde-1', region: 'stratholme' },
      { name: 'horde-2', class: 'mage', level: 4, region: 'stratholme', seat: 3 },
    ];
    const place = {
      heroes,
      space: 29,
      figures: [quest('nightmare-vale')],
      more: (s: Warcraft) => {
        s.overlord = 0;
        s.overlordAt = s.region[2]!;
      },
    };
    expect(answer(place, level)).toBe('challenge horde-1 opponent kelthuzad invite horde-2');
  });
  test('fights the independent creatures that hold it (WOW-4.2)', () => {
    const heroes = [{ ...strong, name: 'horde-1', region: 'nightmare-vale', health: 1 }];
    expect(answer({ heroes, figures: ['blue gnoll in nightmare-vale'] }, level)).toBe(
      'challenge horde-1 group gnoll-blue-1',
    );
  });
});
