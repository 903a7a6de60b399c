import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arena } from '#bots/arena.ts';
import { FastChance } from '#engine/chance.ts';
import { copyState } from '#engine/layout/layout.ts';
import { Refill } from '#engine/layout/refill.ts';
import { Match } from '#engine/match/match.ts';
import { viewOf } from '#engine/match/view.ts';
import { randomDecision } from '#engine/playout.ts';
import { firstSeat, listSeats, numberOf, seatBit } from '#engine/seats.ts';
import { VEHICLE_COUNT } from '../../content/cards.ts';
import { rush } from '../../rules/game.ts';
import { ASKED, type RushState } from '../../rules/state.ts';
import { Changes } from '../changes.ts';
import { bots, createBot, LEVELS, quickPolicy } from '../index.ts';
import { learnedParameters, withNoise } from '../policy.ts';

/** 2–5 seats, random options, and a number of random decisions before the test begins. */
const someGame = fc.record({
  seats: fc.integer({ min: 2, max: 5 }),
  plies: fc.integer({ min: 0, max: 160 }),
  seed: fc.integer({ min: 0, max: 1_000_000 }),
  options: fc.record({
    reserveSize: fc.constantFrom(4, 5),
    reserveRefresh: fc.constantFrom('mandatoryAtEnd', 'optionalAtStart'),
    attackerExposure: fc.boolean(),
    siegeDamage: fc.constantFrom('step', 'point'),
    killMedalTiming: fc.constantFrom('pooled', 'immediate'),
    baseCardsLeaveHand: fc.constantFrom('onReveal', 'onDraw'),
    squadIncludesDefenders: fc.boolean(),
    openDepots: fc.boolean(),
  }),
});

const begin = (seats: number, options: object, seed: number): Match => {
  const secret = Uint8Array.from({ length: 8 }, (_, i) => seed >> (4 * i));
  const made = Match.create(rush, { id: 'bots', options, seats, secret, entropy: [] });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};
/** A match after random decisions. If it would be over, a new one. */
const middle = ({
  seats,
  options,
  seed,
  plies,
}: {
  seats: number;
  options: object;
  seed: number;
  plies: number;
}) => {
  const match = begin(seats, options, seed);
  const chance = new FastChance(seed);
  for (let ply = 0; ply < plies; ply++) {
    const seat = firstSeat(match.owing);
    const done = match.decide(seat, randomDecision(rush, match.state, seat, chance));
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    if (match.outcome) return begin(seats, options, seed);
  }
  return match;
};

const IDS = [...LEVELS.map(({ id }) => id), ...bots.baselines];
const BUDGET = 60;

describe('every level', () => {
  test('answers every decision point legally, at 2–5 seats and with all options', () => {
    const asked = new Set<string>();
    const made = new Map(IDS.map((id) => [id, createBot(id)]));
    fc.assert(
      fc.property(someGame, (game) => {
        const match = middle(game);
        // The bots take turns from here on, so that every decision point comes up.
        for (let n = 0; n < 24 && !match.outcome; n++) {
          const seat = firstSeat(match.owing);
          asked.add(ASKED[(match.state as RushState).asked]!);
          const id = IDS[(n + game.seed) % IDS.length]!;
          const view = viewOf(match, seatBit(seat));
          const { text } = made.get(id)!.choose(view, numberOf(seat), { seed: game.seed, nodes: BUDGET });
          const done = match.submit(seat, text);
          expect(done.ok ? '' : `${id}: ${text}: ${JSON.stringify(done.error)}`).toBe('');
        }
      }),
      { seed: 17, numRuns: 90 },
    );
    // The seed is fixed because some decision points are rare.
    expect([...asked].sort()).toEqual(ASKED.filter((name) => name !== 'over').toSorted());
  });

  test('gives the same answer to the same view and seed', () => {
    fc.assert(
      fc.property(someGame, fc.constantFrom(...IDS), (game, id) => {
        const match = middle(game);
        const seat = firstSeat(match.owing);
        const view = viewOf(match, seatBit(seat));
        const answer = () => createBot(id).choose(view, numberOf(seat), { seed: 7, nodes: BUDGET }).text;
        const used = createBot(id);
        used.choose(view, numberOf(seat), { seed: 8, nodes: BUDGET });
        expect(used.choose(view, numberOf(seat), { seed: 7, nodes: BUDGET }).text).toBe(answer());
      }),
      { numRuns: 60 },
    );
  });

  test('refuses the view of another seat (law 11)', () => {
    const match = middle({ seats: 3, options: {}, seed: 1, plies: 9 });
    const seat = firstSeat(match.owing);
    const view = viewOf(match, seatBit((seat + 1) % 3));
    for (const id of IDS)
      expect(() => createBot(id).choose(view, numberOf(seat), { seed: 1 })).toThrow(/not its own/);
  });
});

test('a quick policy reads nothing that its seat does not see (law 11)', () => {
  let changed = 0;
  fc.assert(
    fc.property(someGame, (game) => {
      const s = middle(game).state as RushState;
      const other = rush.blank(s.config);
      for (const seat of listSeats(rush.active(s))) {
        copyState(s, other);
        new Refill(s, seatBit(seat)).into(other, new FastChance(game.seed));
        if (other.data.join() !== s.data.join()) changed++;
        for (const id of ['rookie', 'gunner', 'veteran', 'commander', 'planner']) {
          const decide = (state: RushState) => quickPolicy(id, new FastChance(3))!(state, seat);
          expect(decide(other)).toEqual(decide(s));
        }
      }
    }),
    { numRuns: 150 },
  );
  expect(changed).toBeGreaterThan(100);
});

describe('strength', () => {
  const versus = (a: string, b: string, games: number, players = 2) =>
    arena({ game: rush, a: createBot(a), b: createBot(b), games, seed: 11, players, nodes: { a: 150 } });
  test('the marshal wins ten games of ten against random', () => {
    const { wins, games } = versus('marshal', 'random', 10);
    expect([wins, games]).toEqual([10, 10]);
  });
  test('each of the quick levels beats the one below', () => {
    expect(versus('rookie', 'random', 10).score).toBeGreaterThan(0.6);
    expect(versus('gunner', 'rookie', 24).score).toBeGreaterThan(0.5);
    expect(versus('veteran', 'rookie', 24).score).toBeGreaterThan(0.65);
  });
  test('at four players the veteran wins more than a fair share against greedy bots', () => {
    expect(versus('veteran', 'greedy', 8, 4).score).toBeGreaterThan(0.5);
  });
});

test('noise changes the values of Vehicles only, up or down and within its bound', () => {
  const { state } = middle({ seats: 4, options: {}, seed: 5, plies: 40 });
  const s = state as RushState;
  const [exact, noisy] = [new Changes(), new Changes()];
  exact.load(s, 0, learnedParameters(4));
  const off: number[] = [];
  for (let noiseSeed = 1; noiseSeed <= 20; noiseSeed++) {
    noisy.load(s, 0, withNoise(0.4)(4), noiseSeed);
    for (let kind = 0; kind < VEHICLE_COUNT; kind++) off.push(noisy.gain(kind) - exact.gain(kind));
    for (let nation = 0; nation < 4; nation++) expect(noisy.medal(nation)).toBe(exact.medal(nation));
  }
  expect(Math.max(...off)).toBeGreaterThan(0.38);
  expect(Math.max(...off)).toBeLessThanOrEqual(0.4 + 1e-9);
  expect(Math.min(...off)).toBeLessThan(-0.38);
  expect(Math.min(...off)).toBeGreaterThanOrEqual(-0.4 - 1e-9);
  expect(Math.abs(off.reduce((sum, one) => sum + one, 0) / off.length)).toBeLessThan(0.03);
});

test('the search ends early when one answer is clearly best, and stays near its budget', () => {
  const spent: number[] = [];
  const match = begin(2, {}, 8);
  const marshal = createBot('marshal');
  const nodes = 2_000;
  for (let n = 0; n < 30 && !match.outcome; n++) {
    const seat = firstSeat(match.owing);
    const { text, info } = marshal.choose(viewOf(match, seatBit(seat)), numberOf(seat), { seed: 1, nodes });
    if (info?.nodes) spent.push(info.nodes);
    const done = match.submit(seat, text);
    expect(done.ok ? '' : text).toBe('');
  }
  expect(spent.length).toBeGreaterThan(8);
  expect(Math.min(...spent)).toBeLessThan(nodes / 2);
  expect(Math.max(...spent)).toBeGreaterThan(nodes / 2);
  expect(Math.max(...spent)).toBeLessThan(1.5 * nodes);
});

test('refuses an unknown id, and has no policy for a level with search', () => {
  expect(() => createBot('general')).toThrow(RangeError);
  expect(quickPolicy('marshal', new FastChance(1))).toBeUndefined();
});
