/**
 * What would come of decisions, asked of the rules: they are carried out on a copy of what the viewer imagines, and
 * everybody else passes. Only what does not depend on hidden cards is read from the copies.
 */
import { FastChance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { copyState } from '#engine/layout/layout.ts';
import { listSeats, type Seat } from '#engine/seats.ts';
import { CAMP_IDS } from '../content/base-camp.ts';
import { CAMP_KIND_OF, TRAVEL_KIND_OF } from '../content/copies.ts';
import { TRAVEL_IDS, TRAVEL_KINDS } from '../content/travel.ts';
import { discardTravel } from '../rules/cards.ts';
import { plainGame } from '../rules/plain-game.ts';
import { landAt, nextSpace, spaceOf } from '../rules/ring.ts';
import { ACT, activeOn, CREW, type Eighty, GAS, INTERFERE, REACT, UPGRADE } from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';
import { inSlot, moveCost } from '../rules/vehicle.ts';

/** The action card that eases moves for a turn. */
const EASING = TRAVEL_KINDS.find((kind) => kind.type === 'action' && kind.effect.do === 'moveCost')?.id ?? '';
const PASS: Decision = [step(VERB.pass)];
/** More questions in a row than one action can bring about. */
const MOST_PASSES = 40;

const copyOf = (s: Eighty): Eighty => {
  const copy = plainGame.blank(s.config);
  copyState(s, copy);
  return copy;
};

/** The state after a legal decision, when nobody interferes or reacts. */
export const after = (s: Eighty, seat: Seat, decision: Decision): Eighty => {
  const next = copyOf(s);
  const chance = new FastChance(1);
  plainGame.apply(next, seat, decision, chance, null);
  for (let n = 0; n < MOST_PASSES && (next.asked === INTERFERE || next.asked === REACT); n++)
    for (const other of listSeats(plainGame.active(next))) plainGame.apply(next, other, PASS, chance, null);
  return next;
};

/** What changes the cost of a move: a card by its id, and by how much. */
export interface Part {
  readonly card: string;
  readonly by: number;
}
/** A space on the way ahead. */
export interface Ahead {
  readonly space: number;
  /** How many spaces from here, from 1. */
  readonly n: number;
  readonly cost: number;
  /** AP used from here to there. */
  readonly sum: number;
  /** Can it be reached this turn by moves alone? */
  readonly within: boolean;
  readonly parts: readonly Part[];
  /** The way ends here, at the latest: a gas balloon, or a customs check. */
  readonly ends: boolean;
}
const MOVE: Decision = [step(VERB.move)];

/** The cards that change the cost of the next move, each by how much, in the order in which they are counted (EC-6.5). */
export const partsOf = (s: Eighty, seat: Seat): Part[] => {
  const space = nextSpace(s, seat);
  const land = landAt(s, space);
  const bare = copyOf(s);
  const parts: Part[] = [];
  const cost = (): number => moveCost(bare, seat, space);
  // Everything is taken away, and comes back one by one; the rules say what each makes of the cost.
  const active = bare.travel.list(activeOn(bare, seat));
  for (const card of active) discardTravel(bare, card);
  const crew = inSlot(bare, seat, CREW);
  if (crew >= 0) discardTravel(bare, crew);
  const ease = bare.ease[land]!;
  const covered = bare.covered[seat]!;
  bare.ease[land] = 0;
  bare.covered[seat] = 1;
  let before = cost();
  const back = (card: string, put: () => void): void => {
    put();
    const now = cost();
    if (now !== before) parts.push({ card, by: now - before });
    before = now;
  };
  for (const card of active)
    back(TRAVEL_IDS[TRAVEL_KIND_OF[card]!]!, () => bare.travel.move(card, activeOn(bare, seat)));
  const upgrade = inSlot(bare, seat, UPGRADE);
  if (upgrade >= 0)
    back(CAMP_IDS[CAMP_KIND_OF[upgrade]!]!, () => {
      bare.covered[seat] = covered;
    });
  if (crew >= 0)
    back(TRAVEL_IDS[TRAVEL_KIND_OF[crew]!]!, () => bare.travel.move(crew, s.travel.zoneOf[crew]!));
  back(EASING, () => {
    bare.ease[land] = ease;
  });
  return parts;
};
/** The way ahead, as far as the AP reach and at least so many spaces; empty where no move is asked. */
export const wayAhead = (s: Eighty, seat: Seat, least: number): Ahead[] => {
  const way: Ahead[] = [];
  if (s.asked !== ACT || s.turnOf !== seat || s.halted === 1) return way;
  let now = copyOf(s);
  const purse = now.ap[seat]!;
  let [sum, open] = [0, true];
  for (let n = 1; n <= 47; n++) {
    const space = nextSpace(now, seat);
    const cost = moveCost(now, seat, space);
    sum += cost;
    const within: boolean = open && sum <= purse;
    if (!within && n > least) break;
    const parts = partsOf(now, seat);
    // Beyond the AP the way is looked at as if there were more.
    now.ap[seat] = 9;
    const next = after(now, seat, MOVE);
    const ends = next.asked === GAS || next.halted === 1 || next.asked !== ACT || next.turnOf !== seat;
    way.push({ space, n, cost, sum, within, parts, ends: ends && within });
    if (next.asked !== ACT || next.turnOf !== seat) break;
    if (next.halted === 1) break;
    now = next;
    open = within && !ends;
  }
  return way;
};

/** What everybody can see of how the own turn stands: a planned path goes on only while this is as foreseen (EC-16.6). */
export const standing = (s: Eighty, seat: Seat): string =>
  [
    s.asked,
    s.turnOf,
    spaceOf(s, seat),
    s.ap[seat],
    s.halted,
    s.covered[seat],
    ...s.pressure,
    ...s.progress,
    ...s.chipAt,
    ...s.adrift,
    ...Array.from({ length: s.config.seats }, (_, other) => [
      s.travel.size(s.travel.zone('pending', other)),
      ...[CREW, UPGRADE, 2].map((slot) => inSlot(s, other, slot)),
    ]).flat(),
  ].join();
