/** What the strongest level adds: a race of plans, in hands that fit what others let pass. */
import { describe, expect, test } from 'vitest';
import type { Plan } from '#bots/beam.ts';
import { FastChance } from '#engine/chance.ts';
import { copyState } from '#engine/layout/layout.ts';
import { Refill } from '#engine/layout/refill.ts';
import type { Heard } from '#engine/match/heard.ts';
import { seatBit } from '#engine/seats.ts';
import { TRAVEL_KINDS } from '../../content/travel.ts';
import { eachTravelKind } from '../../rules/cards.ts';
import { eightyCards } from '../../rules/game.ts';
import type { Eighty } from '../../rules/state.ts';
import { given } from '../../tests/support.ts';
import { believedHands, silenceOf } from '../beliefs.ts';
import { turnPlans } from '../plan.ts';
import { Player } from '../player.ts';
import { Search } from '../search.ts';
import { Value } from '../value.ts';
import { weightsFor } from '../weights.ts';

const heard = (...told: readonly Record<string, unknown>[]): Heard =>
  [{ lines: [{ told }] }] as unknown as Heard;

describe('what others let pass', () => {
  test('turns and attacks since a seat drew its last card count, but no attack that it answered', () => {
    const silence = silenceOf(
      heard(
        { type: 'interrupted', seat: 3, target: 2, card: 'fog' },
        { type: 'drewUnseen', seat: 2, deck: 'travel' },
        { type: 'turn', seat: 3 },
        { type: 'fired', seat: 3, target: 2, card: 'rocket' },
        { type: 'turn', seat: 1 },
        { type: 'interfered', seat: 1, target: 2, card: 'storm' },
        { type: 'reacted', seat: 2, card: 'not-with-us', against: 'storm' },
      ),
      3,
    );
    expect([...silence.turns]).toEqual([1, 2, 1]);
    expect([...silence.attacks]).toEqual([0, 1, 0]);
  });

  /** How many of these worlds give player 2 such a card. */
  const holding = (told: Heard, type: string): number => {
    const { state: s } = given('REF-3', { hand: { 1: 'coal-1', 2: 'coal-2 coal-2 coal-2', 3: 'coal-3' } });
    const world = eightyCards.blank(s.config);
    const chance = new FastChance(4);
    copyState(s, world);
    const dealer = believedHands(s, 0, told);
    let worlds = 0;
    for (let n = 0; n < 400; n++) {
      dealer.into(world, chance);
      let holds = false;
      eachTravelKind(world, 1, (kind) => {
        if (TRAVEL_KINDS[kind]!.type === type) holds = true;
      });
      if (holds) worlds++;
    }
    return worlds;
  };

  test('who was attacked and did not react seldom holds a reaction', () => {
    const attack = { type: 'interrupted', seat: 3, target: 2, card: 'fog' };
    const before = holding(heard(), 'reaction');
    const after = holding(heard(attack, attack, attack), 'reaction');
    expect(before).toBeGreaterThan(60);
    expect(after).toBeLessThan(before / 3);
  });

  test('who let many turns pass holds interference less often', () => {
    const turns = Array.from({ length: 12 }, () => ({ type: 'turn', seat: 3 }));
    expect(holding(heard(...turns), 'interference')).toBeLessThan(0.8 * holding(heard(), 'interference'));
  });
});

describe('plans', () => {
  const near = () =>
    given('REF-3', {
      ap: 4,
      progress: { 1: 46, 2: 40, 3: 40 },
      hand: { 1: 'coal-1', 2: 'coal-2', 3: 'coal-3' },
    }).state;
  const judge = (s: Eighty) => new Value(s.config, weightsFor(s.config.seats));

  test('a plan is raced against others within its budget, alike for the same seed', () => {
    const s = near();
    const search = new Search(s.config, judge(s));
    const plans = turnPlans(s, 0, judge(s), 8, 1);
    const settings = { nodes: 500, contenders: 4, margin: 99 };
    const run = () => search.run(s, 0, plans, settings, new Refill(s, seatBit(0)), 7);
    const found = run();
    expect(found).toEqual(run());
    expect(found.nodes).toBeGreaterThan(0);
    expect(found.nodes).toBeLessThan(1_500);
    expect(found.score).toBeGreaterThan(0.2);
    expect(eightyCards.refuse(s, 0, found.decision, true)).toBeUndefined();
  });

  test('trials correct a plan that was thought better than it is', () => {
    const s = near();
    const search = new Search(s.config, judge(s));
    const [best, ...rest] = turnPlans(s, 0, judge(s), 8, 1) as [Plan, ...Plan[]];
    const worst = rest
      .filter(({ decisions }) => decisions[0]!.decision.join() !== best.decisions[0]!.decision.join())
      .at(-1)!;
    expect(worst.value).toBeLessThan(best.value - 0.5);
    const settings = { nodes: 6_000, contenders: 2, margin: 99 };
    const asked = [{ ...worst, value: best.value + 0.05 }, best];
    const { decision } = search.run(s, 0, asked, settings, new Refill(s, seatBit(0)), 7);
    expect(decision).toEqual(best.decisions[0]!.decision);
  });

  test('without a second plan near the best nothing is played out', () => {
    const s = near();
    const search = new Search(s.config, judge(s));
    const plans = turnPlans(s, 0, judge(s), 8, 1);
    const settings = { nodes: 500, contenders: 4, margin: 1e-9 };
    const found = search.run(s, 0, plans, settings, new Refill(s, seatBit(0)), 7);
    expect(found.nodes).toBe(0);
    expect(found.decision).toEqual(plans[0]!.decisions[0]!.decision);
  });

  test('a player follows a plan to its end, plans the next turns, and ends the game', () => {
    const s = near();
    const player = new Player(s.config, judge(s), { width: 1, acts: (gain) => gain > 0.1 });
    const [plan] = turnPlans(s, 0, judge(s), 2, 1);
    player.follow(s, plan!.decisions);
    const chance = new FastChance(3);
    player.playOn(s, chance, () => s.turnOf !== 0);
    expect(s.progress[0]).toBeGreaterThan(46);
    expect(player.playOn(s, chance, () => false)).toBeGreaterThan(10);
    expect(eightyCards.outcome(s)).toBeDefined();
  });
});
