import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { combat } from '#engine/laws/small/combat.ts';
import { type SummitState, summit } from '#engine/laws/small/summit.ts';
import { copyState } from '#engine/layout/layout.ts';
import { dealAgain, playOut, randomDecision } from '#engine/playout.ts';
import { everySeat, firstSeat, hasSeat, type Seat, type SeatSet, seatBit } from '#engine/seats.ts';
import { type BeamSettings, type Plan, type Planning, plans } from '../beam.ts';
import { decisionsOf } from '../decisions.ts';

/** Summit for so many seats, after some random decisions: alone, together, or in pairs. */
const summitAfter = (seats: number, decisions: number, seed: number): SummitState => {
  const made = summit.config({ partners: 'opposite', together: seats === 2, open: false }, seats);
  if (!made.ok) throw new Error(made.error.code);
  const s = summit.blank(made.value);
  const chance = new FastChance(seed);
  dealAgain(summit, s, chance);
  playOut(summit, s, (at, seat) => randomDecision(summit, at, seat, chance), chance, decisions);
  return s;
};
/** Pseudo-random, so that a plan that begins well may end badly. */
const worth = (s: SummitState): number => {
  let key = s.turn;
  for (const cell of s.data) key = Math.imul(key ^ cell, 0x01000193);
  return new FastChance(key).draw(1000) + s.height.reduce((sum, height) => sum + height, 0);
};
const planningFor = (s: SummitState, more: Partial<Planning<SummitState>> = {}): Planning<SummitState> => ({
  planners: everySeat(s.config.seats),
  blank: () => summit.blank(s.config),
  value: worth,
  ...more,
});
const settings = (more: Partial<BeamSettings> = {}): BeamSettings => ({
  width: Infinity,
  longest: 4,
  seed: 1,
  ...more,
});

/** Every position that so many decisions of the planners lead to, by trying all. */
const ends = (s: SummitState, planners: SeatSet, left: number): SummitState[] => {
  const active = summit.active(s);
  if (left === 0 || active === 0 || !hasSeat(planners, firstSeat(active))) return [s];
  return decisionsOf(summit, s, firstSeat(active)).flatMap((decision) => {
    const next = summit.blank(s.config);
    copyState(s, next);
    summit.apply(next, firstSeat(active), decision, new FastChance(1), null);
    return ends(next, planners, left - 1);
  });
};
/** Carries a plan out, and checks every decision as the referee does. */
const carriedOut = (
  s: SummitState,
  { decisions }: Plan,
  reply?: Planning<SummitState>['reply'],
): SummitState => {
  const at = summit.blank(s.config);
  copyState(s, at);
  for (const { seat, decision } of decisions) {
    while (reply && summit.active(at) !== seatBit(seat)) {
      const other = firstSeat(summit.active(at));
      summit.apply(at, other, reply(at, other), new FastChance(1), null);
    }
    expect(summit.active(at)).toBe(seatBit(seat));
    expect(summit.refuse(at, seat, decision, true)).toBeUndefined();
    summit.apply(at, seat, decision, new FastChance(1), null);
  }
  return at;
};

const someSummit = fc.record({
  seats: fc.constantFrom(1, 2, 4),
  decisions: fc.integer({ min: 0, max: 4 }),
  seed: fc.integer({ min: 0, max: 1_000_000 }),
  longest: fc.integer({ min: 1, max: 4 }),
});

describe('a beam', () => {
  test('of infinite width finds every position that there is, each once, and the best first', () => {
    fc.assert(
      fc.property(someSummit, fc.boolean(), ({ seats, decisions, seed, longest }, all) => {
        const s = summitAfter(seats, decisions, seed);
        const planners = all ? everySeat(seats) : summit.active(s);
        fc.pre(summit.active(s) !== 0);
        const before = Array.from(s.data);
        const found = plans(summit, s, planningFor(s, { planners }), settings({ longest }));
        const reached = new Map(ends(s, planners, longest).map((end) => [end.data.join(), worth(end)]));
        expect(found.map(({ value }) => value)).toEqual([...reached.values()].toSorted((a, b) => b - a));
        for (const plan of found) expect(reached.get(carriedOut(s, plan).data.join())).toBe(plan.value);
        expect(Array.from(s.data)).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  test('that is narrow gives so many plans, none better than there are, and the same ones every time', () => {
    let missed = 0;
    fc.assert(
      fc.property(
        someSummit,
        fc.integer({ min: 1, max: 6 }),
        ({ seats, decisions, seed, longest }, width) => {
          const s = summitAfter(seats, decisions, seed);
          fc.pre(summit.active(s) !== 0);
          const all = plans(summit, s, planningFor(s), settings({ longest }));
          const few = plans(summit, s, planningFor(s), settings({ longest, width }));
          expect(few.length).toBeGreaterThan(0);
          expect(few.length).toBeLessThanOrEqual(width);
          expect(few[0]!.value).toBeLessThanOrEqual(all[0]!.value);
          if (few[0]!.value < all[0]!.value) missed++;
          for (const plan of few) expect(worth(carriedOut(s, plan))).toBe(plan.value);
          expect(plans(summit, s, planningFor(s), settings({ longest, width }))).toEqual(few);
          if (width >= all.length && longest === 1) expect(few).toEqual(all);
        },
      ),
      { numRuns: 100 },
    );
    // A beam is no exhaustive search.
    expect(missed).toBeGreaterThan(0);
  });

  test('offers no illegal decision, whatever the candidates are', () => {
    const rubbish: Decision[] = [[], [-1], [1.5], [99], [1e9], [0, 0], [1, 2], [Number.NaN]];
    fc.assert(
      fc.property(someSummit, fc.infiniteStream(fc.integer({ min: -3, max: 130 })), (game, stream) => {
        const s = summitAfter(game.seats, game.decisions, game.seed);
        fc.pre(summit.active(s) !== 0);
        const candidates = () => [...rubbish, ...[...stream.take(30)].map((step) => [step])];
        const found = plans(
          summit,
          s,
          planningFor(s, { candidates }),
          settings({ longest: game.longest, width: 5 }),
        );
        for (const plan of found) carriedOut(s, plan);
        // Where nothing is legal, there is nothing to plan.
        const [none] = plans(summit, s, planningFor(s, { candidates: () => rubbish }), settings());
        expect(none).toEqual({ decisions: [], value: worth(s), complete: false });
      }),
      { numRuns: 100 },
    );
  });

  test('goes past others who are asked in between, if it is told what they answer', () => {
    const s = summitAfter(4, 0, 7);
    const own = seatBit(0);
    const reply = (at: SummitState, seat: Seat) => summit.timeout(at, seat);
    const alone = plans(summit, s, planningFor(s, { planners: own }), settings());
    expect(alone.every(({ decisions, complete }) => decisions.length === 1 && complete)).toBe(true);
    const long = plans(summit, s, planningFor(s, { planners: own, reply }), settings({ longest: 3 }));
    expect(long.every(({ decisions }) => decisions.length === 3)).toBe(true);
    expect(new Set(long.map((plan) => worth(carriedOut(s, plan, reply)))).size).toBeGreaterThan(5);
    const ended = (at: SummitState) => at.turn >= 6;
    const until = plans(summit, s, planningFor(s, { planners: own, reply, ended }), settings());
    expect(until.every(({ decisions, complete }) => decisions.length === 2 && complete)).toBe(true);
    const pair = plans(summit, s, planningFor(s, { planners: 0b0101, reply }), settings({ longest: 2 }));
    expect(pair[0]!.decisions.map(({ seat }) => seat)).toEqual([0, 2]);
  });

  test('says which plans are cut off', () => {
    const s = summitAfter(1, 0, 3);
    expect(plans(summit, s, planningFor(s), settings({ longest: 2 })).some(({ complete }) => complete)).toBe(
      false,
    );
    expect(plans(summit, s, planningFor(s), settings({ longest: 5, width: 3 }))[0]!.complete).toBe(true);
  });

  test('lets the same chance fall in every plan', () => {
    const made = combat.config({}, 2);
    if (!made.ok) throw new Error(made.error.code);
    const s = combat.blank(made.value);
    dealAgain(combat, s, new FastChance(4));
    const planning = {
      planners: combat.active(s),
      blank: () => combat.blank(made.value),
      value: (at: typeof s) => at.wounds.length,
    };
    const course = (seed: number) => plans(combat, s, planning, settings({ seed, longest: 1 }));
    expect(course(1)).toEqual(course(1));
    expect(course(1).length).toBeGreaterThan(1);
    const lengths = [1, 2, 3, 4, 5, 6].map((seed) => course(seed).length);
    expect(new Set(lengths).size).toBeGreaterThan(1);
  });

  test('refuses a width below 1, and to plan for who is not asked', () => {
    const s = summitAfter(4, 0, 1);
    expect(() => plans(summit, s, planningFor(s), settings({ width: 0 }))).toThrow(RangeError);
    expect(() => plans(summit, s, planningFor(s, { planners: 0b1110 }), settings())).toThrow(RangeError);
  });
});
