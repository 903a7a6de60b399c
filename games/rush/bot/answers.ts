/** Ranks the sensible answers to every decision point of the game. All levels choose from these. */
import type { Seat } from '#engine/seats.ts';
import { KIND_OF, NATION } from '../content/cards.ts';
import { canStrike } from '../rules/attack.ts';
import { eachPayout, nextPayout } from '../rules/medals.ts';
import { canExpose } from '../rules/points/choose-exposed-attacker.ts';
import { mayGain, researchLimit } from '../rules/points/choose-research-gain.ts';
import { eachSiegeTarget } from '../rules/points/choose-siege-target.ts';
import {
  attackingOf,
  depotOf,
  EXPOSURE,
  handOf,
  inPlayOf,
  PAYOUT,
  PLACEMENT,
  REFRESH,
  REPAIR,
  RESEARCH,
  type RushState,
  reserveOf,
  SABOTAGE,
  SIEGE,
  STEP_TWO,
  STRIKE,
} from '../rules/state.ts';
import { payoutStep, step, VERB } from '../rules/steps.ts';
import { bestRepair, handUse, siegeTargets } from './abilities.ts';
import { Changes } from './changes.ts';
import type { EvaluationParameters } from './parameters.ts';
import { type Option, openPlaces, planStepTwo, usableHand } from './plan.ts';
import { purchases } from './purchases.ts';
import { Strikes } from './strikes.ts';

/** Ranks the answers of a seat. Reused for many decisions; reads only what the seat sees. */
export class Answers {
  readonly #changes = new Changes();
  readonly #strikes = new Strikes(this.#changes);

  /**
   * The answers worth considering, the best first; at least one.
   * @param noiseSeed determines the errors of parameters that have `noise`
   */
  ranked(s: RushState, seat: Seat, parameters: EvaluationParameters, noiseSeed = 0): Option[] {
    if (s.asked === SABOTAGE) return this.#sabotage(s, seat);
    if (s.asked === PAYOUT) return payout(s);
    // Without a usable card and without points on the turn account only `end` is possible; planning would be wasted.
    if (s.asked === STEP_TWO && !(s.conscription && s.purchases > 0) && usableHand(s, seat).length === 0)
      return [{ decision: [step(VERB.end)], worth: 0 }];
    this.#changes.load(s, seat, parameters, noiseSeed);
    this.#strikes.load();
    switch (s.asked) {
      case STEP_TWO:
        return planStepTwo(this.#changes, this.#strikes);
      case REFRESH:
        return this.#refresh(s, seat);
      case PLACEMENT:
        return this.#placement(s, seat);
      case SIEGE:
        return this.#siege(s, seat);
      case RESEARCH:
        return this.#research(s);
      case REPAIR:
        return this.#repair(s, seat);
      case STRIKE:
        return this.#strike(s, seat);
      case EXPOSURE:
        return this.#exposure(s, seat);
      default:
        throw new Error('Nothing is asked');
    }
  }

  /** The kinds that could be discarded, the least useful first. */
  #sabotage(s: RushState, seat: Seat): Option[] {
    const kinds = new Set<number>();
    for (let c = s.card.first(handOf(s, seat)); c >= 0; c = s.card.next(c)) kinds.add(KIND_OF[c]!);
    return descending(
      [...kinds].map((kind) => ({ decision: [step(VERB.discard, kind)], worth: -handUse(s, kind) })),
    );
  }

  /** Restoring the Reserve is better, unless the card that would leave is the one to buy. */
  #refresh(s: RushState, seat: Seat): Option[] {
    const furthest = s.card.last(reserveOf(s));
    const wanted = purchases(this.#changes, usableHand(s, seat), []).reduce<
      { vehicle: number; worth: number } | undefined
    >((most, one) => (most && most.worth >= one.worth ? most : one), undefined);
    const keep = wanted?.vehicle === furthest && wanted.worth > 0 ? wanted.worth : 0;
    return descending([
      { decision: [step(VERB.yes)], worth: this.#changes.parameters.freshReserve / 8 },
      { decision: [step(VERB.no)], worth: keep },
    ]);
  }

  #placement(s: RushState, seat: Seat): Option[] {
    const kind = KIND_OF[s.card.first(inPlayOf(s))]!;
    return descending(
      openPlaces(s, seat).map((at) => ({
        decision: [step(VERB.on, at)],
        worth: this.#changes.place(kind, at),
      })),
    );
  }

  #siege(s: RushState, seat: Seat): Option[] {
    const worth = new Map(
      siegeTargets(this.#changes, this.#strikes, NATION[s.resolving]!, usableHand(s, seat), -1).map((one) => [
        one.target,
        one.worth,
      ]),
    );
    const found: Option[] = [];
    eachSiegeTarget(s, seat, (target) => {
      found.push({ decision: [target], worth: worth.get(target) ?? 0 });
    });
    return descending(found);
  }

  #research(s: RushState): Option[] {
    const found: Option[] = [];
    for (let c = s.card.first(reserveOf(s)); c >= 0; c = s.card.next(c))
      if (mayGain(s, c)) found.push({ decision: [step(VERB.gain, c)], worth: this.#changes.gain(c) });
    if (found.length === 0) throw new Error(`Research ${researchLimit(s)} has nothing to gain`);
    return descending(found);
  }

  /** The best pair (or only card), and each kind of the Depot alone. */
  #repair(s: RushState, seat: Seat): Option[] {
    const pair = bestRepair(this.#changes);
    const found: Option[] = [
      { decision: pair.kinds.map((kind) => step(VERB.repair, kind)), worth: pair.worth },
    ];
    const kinds = new Set(s.card.list(depotOf(s, seat)).map((card) => KIND_OF[card]!));
    for (const kind of kinds)
      if (pair.kinds.length > 1 || pair.kinds[0] !== kind)
        found.push({ decision: [step(VERB.repair, kind)], worth: this.#changes.gain(kind, -1) });
    return descending(found);
  }

  #strike(s: RushState, seat: Seat): Option[] {
    const attackers = s.card.list(attackingOf(s)).filter((vehicle) => canStrike(s, seat, vehicle));
    const found = this.#strikes.firstStrikes(attackers).map(({ attacker, target, worth }) => ({
      decision: [step(VERB.strike, attacker), target],
      worth,
    }));
    return descending(found);
  }

  #exposure(s: RushState, seat: Seat): Option[] {
    const found: Option[] = [];
    const places = openPlaces(s, seat);
    for (const card of s.card.list(depotOf(s, seat))) {
      const kind = KIND_OF[card]!;
      if (!canExpose(s, kind)) continue;
      for (const at of places)
        found.push({
          decision: [step(VERB.expose, kind), step(VERB.on, at)],
          worth: this.#changes.place(kind, at),
        });
    }
    return descending(found);
  }
}

/** Payouts with more double Medals first: they pay more points per card. */
const payout = (s: RushState): Option[] => {
  const found: Option[] = [];
  eachPayout(s, nextPayout(s), (singles, doubles) => {
    found.push({ decision: [payoutStep(singles, doubles)], worth: doubles });
  });
  return descending(found);
};

const descending = (found: Option[]): Option[] => found.sort((a, b) => b.worth - a.worth);
