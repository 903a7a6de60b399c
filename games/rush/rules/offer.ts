/**
 * What is offered: every legal next step of a draft, in the listing order of RUSH-13.12. Candidates come from where
 * the cards lie; whether one is legal only `judge.ts` says.
 */
import type { Draft } from '#engine/game.ts';
import type { StepList } from '#engine/steps.ts';
import { BASES_PER_SEAT, KIND_OF, VEHICLE_COUNT } from '../content/cards.ts';
import { eachTarget } from './attack.ts';
import { refuseDraft } from './judge.ts';
import { eachPayout, nextPayout } from './medals.ts';
import { eachSiegeTarget } from './siege.ts';
import {
  EXPOSURE,
  firstPlace,
  PAYOUT,
  PLACEMENT,
  REFRESH,
  REPAIR,
  RESEARCH,
  type RushState,
  SABOTAGE,
  SIEGE,
  STEP_TWO,
  STRIKE,
} from './state.ts';
import { aboutOf, payoutStep, step, VERB, verbOf } from './steps.ts';
import { attackingOf, depotOf, handOf, reserveOf } from './zones.ts';

/** The kinds in a zone as they lie, each once; from the bottom when `bottomUp` (RUSH-13.12: Depots). */
const kindsIn = (s: RushState, zone: number, bottomUp = false): number[] => {
  const cards = s.card.list(zone);
  if (bottomUp) cards.reverse();
  return [...new Set(cards.map((card) => KIND_OF[card]!))];
};
const rising = (kinds: number[]): number[] => kinds.sort((a, b) => a - b);

export const offerSteps = (s: RushState, seat: number, draft: Draft, out: StepList): void => {
  out.clear();
  if (refuseDraft(s, seat, draft, false)) return;
  out.complete = draft.length > 0 && !refuseDraft(s, seat, draft, true);
  const tried: number[] = [...draft, 0];
  const offer = (next: number): void => {
    tried[draft.length] = next;
    if (!refuseDraft(s, seat, tried, false)) out.add(next);
  };
  const offerAll = (verb: Parameters<typeof step>[0], abouts: readonly number[]): void => {
    for (const about of abouts) offer(step(verb, about));
  };
  const own = Array.from({ length: BASES_PER_SEAT }, (_, i) => firstPlace(seat) + i);
  const hand = kindsIn(s, handOf(s, seat));

  if (draft.length > 0) {
    const last = draft.at(-1)!;
    switch (verbOf(last)) {
      case VERB.buy:
      case VERB.pay:
        offerAll(VERB.pay, hand);
        break;
      case VERB.deploy:
      case VERB.expose:
        offerAll(VERB.on, own);
        break;
      case VERB.attack:
        offerAll(VERB.attack, rising(hand.filter((kind) => kind > aboutOf(last))));
        break;
      case VERB.strike:
        eachTarget(s, seat, aboutOf(last), offer);
        break;
      case VERB.repair:
        if (draft.length < 2) offerAll(VERB.repair, kindsIn(s, depotOf(s, seat), true));
        break;
    }
    return;
  }
  switch (s.asked) {
    case REFRESH:
      offer(step(VERB.no));
      offer(step(VERB.yes));
      break;
    case STEP_TWO:
      for (const kind of hand) {
        offer(step(VERB.play, kind));
        offer(step(VERB.deploy, kind));
        if (kind < VEHICLE_COUNT) offer(step(VERB.attack, kind));
      }
      offerAll(VERB.buy, s.card.list(reserveOf(s)));
      offer(step(VERB.end));
      break;
    case PLACEMENT:
      offerAll(VERB.on, own);
      break;
    case SIEGE:
      eachSiegeTarget(s, seat, offer);
      break;
    case RESEARCH:
      offerAll(VERB.gain, s.card.list(reserveOf(s)));
      break;
    case REPAIR:
      offerAll(VERB.repair, kindsIn(s, depotOf(s, seat), true));
      break;
    case SABOTAGE:
      offerAll(VERB.discard, hand);
      break;
    case STRIKE:
      offerAll(VERB.strike, s.card.list(attackingOf(s)));
      break;
    case EXPOSURE:
      offerAll(VERB.expose, kindsIn(s, depotOf(s, seat), true));
      break;
    case PAYOUT:
      eachPayout(s, nextPayout(s), (singles, doubles) => offer(payoutStep(singles, doubles)));
      break;
  }
};
