/**
 * Why a decision is good: which term of the evaluation grows most by it. What belongs to the turn is played to its end
 * first, as the bots would. Before and after are compared as if the next player were to move.
 */
import type { Reason } from '#bots/contract.ts';
import { NO_CHANCE } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import type { Seat } from '#engine/seats.ts';
import { COLOURS } from '../content/board.ts';
import { EXTRA_TURN, KIND_OF } from '../content/tokens.ts';
import { wonBy } from '../rules/area.ts';
import { artilleryPoints } from '../rules/artillery.ts';
import { battlegrounds } from '../rules/game.ts';
import { areaZone, type Battlegrounds, OVER } from '../rules/state.ts';
import { aboutOf, VERB, verbOf } from '../rules/steps.ts';
import { FEATURE_COUNT, FEATURES, type Feature, Reader, sideOfSeat } from './features.ts';
import { Pool } from './pool.ts';
import { A_ROUND, chanceOfHit, pilesOf, SOLO_WEIGHTS, SoloValue } from './solo.ts';
import { Turns } from './turns.ts';
import { Value, type Weights } from './value.ts';
import { weightsFor } from './weights.ts';

/** The terms in which a reason is given; each has a message `because.<term>`. */
export const TERMS = [
  'win',
  'target',
  'pair',
  'destroys',
  'collects',
  'special',
  'extra',
  'extraTank',
  'upgrade',
  'denies',
  'shelter',
  'hunt',
  'position',
  'card',
  'silences',
  'explore',
  'lesser',
] as const;
export type Term = (typeof TERMS)[number];

const GROUPS: Readonly<Partial<Record<Feature, Term>>> = {
  fresh: 'position',
  targets: 'position',
  cover: 'position',
  tight: 'position',
  cornered: 'position',
  extraTurns: 'special',
  extraTanks: 'special',
  unassigned: 'special',
  specialHeld: 'special',
  specialNear: 'special',
  direction: 'upgrade',
  longerShot: 'upgrade',
  longerMove: 'upgrade',
  orderChange: 'upgrade',
  armour: 'upgrade',
  reserveUpgrades: 'upgrade',
  preySoon: 'hunt',
  preyLate: 'hunt',
  exposedSoon: 'shelter',
  exposedLate: 'shelter',
  exposedTanks: 'shelter',
  reserve: 'card',
  missing: 'card',
  missingPaused: 'card',
  matchPoint: 'target',
  reached: 'target',
};
const SINGLES: readonly string[] = [
  'single1',
  'single2',
  'single3',
  'singleFar',
  'singleLost',
  'singleSafe',
  'contested',
];

/** Less is no growth, but rounding. */
const LEAST = 1e-6;
const BREADTH = { extended: 4, extras: 2, returns: 6 };

/** What the kind of a decision says by itself, or undefined. */
const plainReason = (decision: Decision): Term | undefined => {
  const [first = 0] = decision;
  switch (verbOf(first)) {
    case VERB.draft:
    case VERB.cards:
    case VERB.activate:
    case VERB.keep:
      return 'card';
    case VERB.base:
    case VERB.place:
      return 'position';
    case VERB.assign:
      return 'upgrade';
    case VERB.play:
      return KIND_OF[aboutOf(first)] === EXTRA_TURN ? 'extra' : 'extraTank';
    case VERB.go:
    case VERB.reveal:
      return 'explore';
    case VERB.collect:
      return 'pair';
    case VERB.end:
    case VERB.skipEntry:
      return 'lesser';
    default:
      return undefined;
  }
};

/** The state at the end of the turn, when it is played on as the bots would; in Solo before the artillery fires. */
const settled = (s: Battlegrounds, seat: Seat, decision: Decision, weights: Weights): Battlegrounds => {
  const { config } = s;
  const pool = new Pool(config);
  const after = pool.copy(s);
  battlegrounds.apply(after, seat, decision, NO_CHANCE, null);
  if (after.asked === OVER || after.turnOf !== seat) return after;
  const value = config.solo ? new SoloValue(config) : new Value(config, weights);
  const judge = (one: Battlegrounds): number =>
    value instanceof SoloValue ? value.worth(one, true) : value.worth(one, seat);
  return new Turns(pool, judge).list(after, seat, BREADTH)[0]!.state;
};

/** How much each term grows for the seat from one state to the other. */
const growthOf = (
  before: Battlegrounds,
  after: Battlegrounds,
  seat: Seat,
  { early, late }: Weights,
): Map<Term, number> => {
  const { config } = before;
  const mine = sideOfSeat(config, seat);
  const [then, now] = [new Reader(config), new Reader(config)];
  const start = new Pool(config).copy(before);
  start.turnOf = after.turnOf;
  then.read(start);
  now.read(after);
  const lateness = Math.min(1, Math.max(...then.points) / config.target);
  const tokens = (s: Battlegrounds): number => s.token.size(areaZone(s, seat));
  const pairsIn = (of: Reader, s: Battlegrounds): number => (of.points[mine]! - wonBy(s, seat).sum) / 2;
  const pairs = pairsIn(now, after) - pairsIn(then, before);
  const singles: Term = tokens(after) > tokens(before) ? 'collects' : 'position';
  const growth = new Map<Term, number>();
  const add = (term: Term, by: number): void => {
    growth.set(term, (growth.get(term) ?? 0) + by);
  };
  for (let side = 0; side < then.sides; side++)
    for (const [i, name] of FEATURES.entries()) {
      const at = side * FEATURE_COUNT + i;
      const by = (now.rows[at]! - then.rows[at]!) * ((1 - lateness) * early[i]! + lateness * late[i]!);
      if (by === 0 || name === 'tempo' || name === 'stacks') continue;
      if (side !== mine) add('denies', -by / (then.sides - 1));
      else if (name === 'points') {
        const gained = now.points[mine]! - then.points[mine]!;
        const byPairs = gained === 0 ? 0 : (2 * pairs) / gained;
        add('pair', by * byPairs);
        add('destroys', by * (1 - byPairs));
      } else if (SINGLES.includes(name)) add(pairs > 0 ? 'pair' : singles, by);
      else add(GROUPS[name] ?? 'card', by);
    }
  return growth;
};

/** Solo: what the artillery's next shot may hit, and its points. */
const addArtillery = (growth: Map<Term, number>, before: Battlegrounds, after: Battlegrounds): void => {
  const piles = pilesOf(after);
  const risk = (s: Battlegrounds): number =>
    COLOURS.reduce(
      (sum, _, pawn) => sum + (s.square[pawn]! >= 0 ? chanceOfHit(piles, s.square[pawn]!) : 0),
      0,
    );
  growth.set('shelter', (growth.get('shelter') ?? 0) + 3 * (risk(before) - risk(after)));
  growth.set('silences', A_ROUND * (artilleryPoints(before) - artilleryPoints(after)));
};

/** The reason for a decision of a seat in a state that is consistent with its view. */
export const reasonFor = (s: Battlegrounds, seat: Seat, decision: Decision): Reason => {
  const plain = plainReason(decision);
  if (plain) return { term: plain };
  const { config } = s;
  const weights = config.solo ? SOLO_WEIGHTS : weightsFor(config.seats, config.team);
  const after = settled(s, seat, decision, weights);
  if (after.asked === OVER) {
    const won = battlegrounds.outcome(after)!.ranks[seat] === 1;
    return { term: (won ? 'win' : 'lesser') satisfies Term };
  }
  const growth = growthOf(s, after, seat, weights);
  if (config.solo) addArtillery(growth, s, after);
  let most: Term = 'lesser';
  let best = LEAST;
  for (const [term, by] of growth) if (by > best) [most, best] = [term, by];
  return { term: most };
};
