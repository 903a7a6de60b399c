/**
 * Why a decision is good: which term of the evaluation grows most by it. What belongs to the decision – the strikes of an
 * attack, the questions of a card's abilities – is played to its end first, by the quick answers of the bots.
 */
import type { Reason } from '#bots/contract.ts';
import { FastChance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { copyState } from '#engine/layout/layout.ts';
import { firstSeat, hasSeat, type Seat } from '#engine/seats.ts';
import { KINDS } from '../content/cards.ts';
import { placesOf } from '../rules/bases.ts';
import { rush } from '../rules/game.ts';
import { outcome } from '../rules/scoring.ts';
import { OVER, type RushState, SABOTAGE, STEP_TWO, seatOfPlace } from '../rules/state.ts';
import { aboutOf, VERB, verbOf } from '../rules/steps.ts';
import { Answers } from './answers.ts';
import { CARDS, WIDTH } from './counts.ts';
import type { EvaluationParameters } from './parameters.ts';
import { quickDecision } from './policy.ts';
import { Evaluator, FEATURE_COUNT, FEATURES } from './value.ts';

/** The terms in which a reason is given; each has a message `because.<term>`. */
export const TERMS = [
  'points',
  'achievements',
  'money',
  'draws',
  'abilities',
  'attack',
  'guards',
  'weak',
  'larger',
  'smaller',
  'defence',
  'experience',
  'rivals',
  'look',
  'sabotage',
  'damage',
  'win',
  'spare',
  'reserve',
  'keep',
  'purchases',
  'nothing',
] as const;
export type Term = (typeof TERMS)[number];

/** The number of cards; growth by it is told by its direction. */
const SIZE = 'size';
type Group = Term | typeof SIZE;

const GROUPS: Readonly<Record<string, Group>> = {
  points: 'points',
  resources: 'money',
  draws: 'draws',
  conscription: 'abilities',
  sieges: 'abilities',
  sabotages: 'abilities',
  repairs: 'abilities',
  researches: 'abilities',
  invulnerable: 'abilities',
  heavies: 'attack',
  attackersOfOneNation: 'attack',
  attackers: 'attack',
  strongAttackers: 'attack',
  defenders: 'guards',
  strongDefenders: 'guards',
  cards: SIZE,
  smallDeck: SIZE,
  undefended: 'defence',
  undefendedThreatened: 'defence',
  weakThreatened: 'defence',
  strongThreatened: 'defence',
  standing: 'defence',
  specialists: 'weak',
  deadCards: 'weak',
  vehicleValues: 'experience',
};
/** Feature → the group that it belongs to; undefined for whose turn it is, which no decision is made for. */
const GROUP_OF: readonly (Group | undefined)[] = FEATURES.map((name) =>
  name.startsWith('lead') ? 'achievements' : GROUPS[name],
);

/** Less is no growth, but rounding. */
const LEAST = 1e-9;
/** No act of a turn takes more answers than this. */
const MOST_ANSWERS = 40;

/** The state after a decision and everything that belongs to it. */
export const settledAfter = (s: RushState, seat: Seat, decision: Decision): RushState => {
  const after = rush.blank(s.config);
  copyState(s, after);
  const chance = new FastChance(1);
  const answers = new Answers();
  rush.apply(after, seat, decision, chance, null);
  for (let n = 0; n < MOST_ANSWERS && after.asked !== OVER; n++) {
    if (after.turnOf !== s.turnOf || after.asked === STEP_TWO) break;
    const active = rush.active(after);
    // What the others discard belongs to a Sabotage of one's own; where all answer another's, only one's own card counts.
    if (!hasSeat(active, seat) && (after.asked !== SABOTAGE || s.asked === SABOTAGE)) break;
    const mover = firstSeat(active);
    rush.apply(after, mover, quickDecision(answers, after, mover), chance, null);
  }
  return after;
};

/** Damaged Bases and defenders of the seat's opponents. */
const damageDone = (s: RushState, seat: Seat): number => {
  let count = 0;
  for (let at = 0; at < placesOf(s); at++)
    if (seatOfPlace(at) !== seat)
      count += (s.damagedBases.has(at) ? 1 : 0) + (s.damagedDefenders.has(at) ? 1 : 0);
  return count;
};

/**
 * How much each term of the evaluation grows for the seat from one state to the other, by the weights of the first.
 * Opponents count by how likely each is to win.
 */
export const growthOf = (
  before: RushState,
  after: RushState,
  seat: Seat,
  { weights, damage }: EvaluationParameters,
): Map<Term, number> => {
  const { seats } = before.config;
  const [then, now] = [new Evaluator(), new Evaluator()];
  then.load(before, weights);
  then.setPerspective(seat);
  now.load(after, weights);
  const [was, is] = [new Float64Array(FEATURE_COUNT), new Float64Array(FEATURE_COUNT)];
  const growth = new Map<Group, number>();
  const add = (group: Group, by: number): void => {
    growth.set(group, (growth.get(group) ?? 0) + by);
  };
  for (let other = 0; other < seats; other++) {
    then.describe(other, was);
    now.describe(other, is);
    const share = then.shareOf(other);
    for (let i = 0; i < FEATURE_COUNT; i++) {
      const group = GROUP_OF[i];
      if (group) add(other === seat ? group : 'rivals', share * then.weightOf(i) * (is[i]! - was[i]!));
    }
  }
  const size = growth.get(SIZE) ?? 0;
  growth.delete(SIZE);
  const cards = (of: Evaluator): number => of.rows[seat * WIDTH + CARDS]!;
  add(cards(now) < cards(then) ? 'smaller' : 'larger', size);
  add('damage', damage * Math.max(0, damageDone(after, seat) - damageDone(before, seat)));
  return growth as Map<Term, number>;
};

const abilitiesOf = (decision: Decision) => {
  const [first] = decision;
  return first !== undefined && verbOf(first) === VERB.play ? KINDS[aboutOf(first)]!.abilities : [];
};

/** Why, where no term grows: what the decision is for. */
const purposeOf = (decision: Decision): Term => {
  const verb = verbOf(decision[0]!);
  if (verb === VERB.discard) return 'spare';
  if (verb === VERB.yes || abilitiesOf(decision).some(({ id }) => id === 'reconnaissance')) return 'reserve';
  if (verb === VERB.no) return 'keep';
  return abilitiesOf(decision).some(({ id }) => id === 'conscription') ? 'purchases' : 'nothing';
};

/**
 * The reason for a decision of a seat in a state that is consistent with its view: the term that grows most, or what the
 * decision is for where none grows.
 */
export const reasonFor = (
  s: RushState,
  seat: Seat,
  decision: Decision,
  parameters: EvaluationParameters,
): Reason => {
  const after = settledAfter(s, seat, decision);
  if (outcome(after)?.ranks[seat] === 1) return { term: 'win' satisfies Term };
  const growth = growthOf(s, after, seat, parameters);
  // What no position shows has values of its own.
  for (const { id, n } of abilitiesOf(decision)) {
    if (id === 'reinforcements') growth.set('look', parameters.draw * n);
    if (id === 'sabotage') growth.set('sabotage', parameters.sabotage);
  }
  let most: Term = purposeOf(decision);
  let best = LEAST;
  for (const [term, by] of growth) if (by > best) [most, best] = [term, by];
  return { term: most };
};
