/** The questions outside phase 2: every answer is tried, and what it leads to is valued. */
import { decisionsOf } from '#bots/decisions.ts';
import { FastChance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { copyState } from '#engine/layout/layout.ts';
import { hasSeat, listSeats, type Seat } from '#engine/seats.ts';
import { CAMP_KINDS } from '../content/base-camp.ts';
import { CAMP_COPIES, CAMP_KIND_OF, TRAVEL_COPIES } from '../content/copies.ts';
import { TRAVEL_KINDS } from '../content/travel.ts';
import { eachTravelKind } from '../rules/cards.ts';
import { eightyCards } from '../rules/game.ts';
import { interferenceKind } from '../rules/interference.ts';
import { campDiscard, DISCARD, DRAW, type Eighty, INTERFERE, REACT, SPY } from '../rules/state.ts';
import { aboutOf, BASE_CAMP, step, VERB, verbOf } from '../rules/steps.ts';
import { eachTarget } from './candidates.ts';
import { HOLDS_CAMP, HOLDS_TRAVEL } from './features.ts';
import type { Value } from './value.ts';

export interface Rated {
  readonly decision: Decision;
  /** In logits of the seat's chance to win. */
  readonly worth: number;
}

export const PASS: Decision = [step(VERB.pass)];
const isPass = ({ decision }: Rated): boolean => verbOf(decision[0]!) === VERB.pass;
/**
 * Nothing was done in the turn that ends: the hand does not help, and might not next turn. A card that gives no steam is
 * then dropped, so that a vehicle without steam draws until it finds coal, and no game stands still.
 */
const stranded = (s: Eighty): boolean => s.asked === DISCARD && s.acted === 0;
const dropsIdle = ([one]: Decision): boolean => {
  if (verbOf(one!) !== VERB.dropTravel) return false;
  const card = TRAVEL_KINDS[aboutOf(one!)]!;
  return card.type !== 'coal' && !(card.type === 'action' && card.effect.do === 'ap');
};

/** Chance falls alike for all answers. */
const SEED = 80;

export class Answers {
  readonly #value: Value;
  readonly #after: Eighty;

  constructor(value: Value, blank: Eighty) {
    this.#value = value;
    this.#after = blank;
  }

  /** The answers to the open question, the best first: all of them, but see `stranded`. */
  rated(s: Eighty, seat: Seat): Rated[] {
    const rate = this.#rater(s, seat);
    const tried = this.#tried(s, seat);
    const drops = stranded(s) ? tried.filter(dropsIdle) : [];
    return (drops.length > 0 ? drops : tried)
      .map((decision) => ({ decision, worth: rate(decision) }))
      .sort((a, b) => b.worth - a.worth);
  }

  /** The best interference or reaction, with what it gains over a pass in logits; undefined where a pass is best. */
  outOfTurn(s: Eighty, seat: Seat): { readonly decision: Decision; readonly gain: number } | undefined {
    const rated = this.rated(s, seat);
    const best = rated[0]!;
    if (isPass(best)) return undefined;
    return { decision: best.decision, gain: best.worth - rated.find(isPass)!.worth };
  }

  #tried(s: Eighty, seat: Seat): readonly Decision[] {
    if (s.asked !== INTERFERE) return decisionsOf(eightyCards, s, seat);
    const found: Decision[] = [PASS];
    eachTravelKind(s, seat, (kind) => {
      if (interferenceKind(kind))
        eachTarget(s, seat, kind, (one) => {
          if (!eightyCards.refuse(s, seat, one, true)) found.push(one);
        });
    });
    return found;
  }

  #rater(s: Eighty, seat: Seat): (decision: Decision) => number {
    if (s.asked === DRAW) return ([one]) => this.#deckWorth(s, seat, aboutOf(one!));
    if (s.asked === SPY)
      return ([one]) => {
        const kind = aboutOf(one!);
        const at = verbOf(one!) === VERB.spyTravel ? HOLDS_TRAVEL : HOLDS_CAMP;
        return this.#value.weightOf(s, seat, at + kind);
      };
    return (decision) => this.#value.worth(this.#play(s, seat, decision), seat);
  }

  /** The position after an answer to which nobody reacts, and beside which nobody interferes. */
  #play(s: Eighty, seat: Seat, decision: Decision): Eighty {
    const after = this.#after;
    const chance = new FastChance(SEED);
    copyState(s, after);
    const together = s.asked === INTERFERE ? eightyCards.active(s) : 0;
    eightyCards.apply(after, seat, decision, chance, null);
    for (const other of listSeats(together))
      if (other !== seat) eightyCards.apply(after, other, PASS, chance, null);
    while (after.asked === REACT && !hasSeat(eightyCards.active(after), seat))
      eightyCards.apply(after, listSeats(eightyCards.active(after))[0]!, PASS, chance, null);
    return after;
  }

  /** What a card of this deck is worth on average: of all cards, but what lies in the discard pile. */
  #deckWorth(s: Eighty, seat: Seat, deck: number): number {
    let sum = 0;
    if (deck !== BASE_CAMP) {
      for (const [kind, { copies }] of TRAVEL_KINDS.entries())
        sum += (copies * this.#value.weightOf(s, seat, HOLDS_TRAVEL + kind)) / TRAVEL_COPIES.length;
      return sum;
    }
    const left = CAMP_KINDS.map(({ copies }) => copies);
    for (const card of s.camp.list(campDiscard(s))) left[CAMP_KIND_OF[card]!]!--;
    for (const [kind, copies] of left.entries())
      sum += copies * this.#value.weightOf(s, seat, HOLDS_CAMP + kind);
    return sum / Math.max(1, CAMP_COPIES.length - s.camp.size(campDiscard(s)));
  }
}
