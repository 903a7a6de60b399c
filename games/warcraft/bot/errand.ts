/** What a seat does in its faction's turn: it brings its characters to where the plan sends them, ready to fight. */
import type { Decision } from '#engine/game.ts';
import { StepList } from '#engine/steps.ts';
import { DECKS } from '../content/decks/index.ts';
import { ITEM_CARDS } from '../content/items/index.ts';
import { warcraft } from '../rules/game.ts';
import { capacityOf, factionOf, heroesOf } from '../rules/heroes.ts';
import { independents, isObliged, isTownOf } from '../rules/map/geography.ts';
import { heirs } from '../rules/map/turn.ts';
import { blockedRegions, FAR, stepsTo } from '../rules/map/ways.ts';
import { losslessSplits } from '../rules/points/actor.ts';
import { restPoints } from '../rules/points/rest.ts';
import { CLASS_CARD_IDS, CLASS_OF_CARD, SOURCES } from '../rules/sources.ts';
import { bagOf, FIGURES, type Warcraft } from '../rules/state.ts';
import { aboutOf, step, VERB, verbOf } from '../rules/steps.ts';
import { gainOf, itemGain } from './arrange.ts';
import { type Errand, errandsOf, isLastTurn, type Taste } from './plan.ts';

const PRICE = new Map(
  DECKS.flatMap(({ powers }) => powers.map(({ id, gold }) => [CLASS_CARD_IDS.indexOf(id), gold] as const)),
);
const list = new StepList();
/** What the rules offer after this draft. */
const next = (s: Warcraft, seat: number, draft: Decision): number[] => {
  if (warcraft.refuse(s, seat, draft, false)) return [];
  warcraft.steps(s, seat, draft, list);
  return [...list.items.slice(0, list.count)];
};
const isLegal = (s: Warcraft, seat: number, decision: Decision): boolean =>
  !warcraft.refuse(s, seat, decision, true);

/** Part of Health, and of Energy at half weight, that is there. */
const fitness = (s: Warcraft, hero: number): number =>
  (s.health[hero]! / capacityOf(s, hero, 'health') +
    0.4 * Math.min(1, s.energy[hero]! / capacityOf(s, hero, 'energy'))) /
  1.4;
/** Below this a character rests before it fights. */
const HURT = 0.8;
/** Below this the planner rests on the way; and for so much more chance it rests where it will fight. */
const BADLY = 0.4;
const WORTH_A_REST = 0.07;

/**
 * Whether a rest comes before the fight. The oracle says what it would gain: a fight that goes as well without it is
 * begun, and elsewhere only who is badly off rests.
 */
const isHurt = (s: Warcraft, hero: number, errand: Errand | undefined, { judge }: Taste): boolean => {
  if (!judge || !errand) return fitness(s, hero) < HURT;
  if (fitness(s, hero) >= 1) return false;
  if (s.region[hero] !== errand.goal.region)
    return fitness(s, hero) < (isTownOf(s.region[hero]!, factionOf(s, hero)) ? HURT : BADLY);
  return errand.win - judge(s, errand.party, errand.goal, false) > WORTH_A_REST;
};

/** Points go to Health first, but for what only Energy can use. */
const healing = (s: Warcraft, hero: number, total: number): number =>
  step(VERB.health, losslessSplits(s, hero, total).at(-1)!);
const restOf = (s: Warcraft, seat: number, hero: number): Decision | undefined => {
  const draft = [step(VERB.rest, hero)];
  const options = next(s, seat, draft);
  const food = options.find((one) => verbOf(one) === VERB.use);
  const start = food !== undefined && fitness(s, hero) < 0.5 ? [...draft, food] : draft;
  const asked = next(s, seat, start).some((one) => verbOf(one) === VERB.health);
  const decision = asked ? [...start, healing(s, hero, restPoints(s, hero))] : start;
  return isLegal(s, seat, decision) ? decision : undefined;
};
/** Powers that are worth their gold now, the best for their price first. */
const lessons = (s: Warcraft, hero: number): number[] => {
  let { [hero]: gold } = s.gold as unknown as number[];
  const wanted = s.cards
    .list(s.cards.plan.base.deck!)
    .filter(
      (card) =>
        CLASS_OF_CARD[card] === s.classOf[hero] &&
        PRICE.has(card) &&
        PRICE.get(card)! <= gold! &&
        SOURCES[card]!.level <= s.level[hero]!,
    )
    .map((card) => ({ card, gold: PRICE.get(card)!, gain: gainOf(s, hero, card) }))
    .filter(({ gain }) => gain > 0.3)
    .sort((a, b) => b.gain / (b.gold + 2) - a.gain / (a.gold + 2) || a.card - b.card);
  const taken: number[] = [];
  for (const one of wanted) {
    if (one.gold > gold!) continue;
    gold! -= one.gold;
    taken.push(one.card);
    if (taken.length === 2) break;
  }
  return taken.sort((a, b) => a - b);
};
const trainOf = (s: Warcraft, seat: number, hero: number): Decision | undefined => {
  const wanted = lessons(s, hero);
  for (const cards of wanted.length > 1 ? [wanted, wanted.slice(0, 1)] : [wanted]) {
    if (cards.length === 0) continue;
    const decision = [step(VERB.train, hero), ...cards.map((card) => step(VERB.learn, card))];
    if (isLegal(s, seat, decision)) return decision;
  }
  return undefined;
};
const LEAST_GAIN = 0.4;
/** A cart: what nobody wears is sold, the best item that can be paid is bought, then powers, then recovery. */
const townOf = (s: Warcraft, seat: number, hero: number): Decision | undefined => {
  let draft: Decision = [step(VERB.town, hero)];
  let options = next(s, seat, draft);
  if (options.length === 0) return undefined;
  const useless = s.items
    .list(bagOf(s, hero))
    .filter((item) => itemGain(s, hero, item) < 0.1)
    .sort((a, b) => a - b);
  for (const item of useless)
    if (isLegal(s, seat, [...draft, step(VERB.sell, item)])) draft = [...draft, step(VERB.sell, item)];
  options = next(s, seat, draft);
  const [best] = options
    .filter((one) => verbOf(one) === VERB.buy)
    .map((one) => ({
      one,
      gain: itemGain(s, hero, aboutOf(one)),
      price: ITEM_CARDS[aboutOf(one)]!.kind.price,
    }))
    .filter(({ gain }) => gain > LEAST_GAIN)
    .sort((a, b) => b.gain / (b.price + 3) - a.gain / (a.price + 3) || a.one - b.one);
  if (best && isLegal(s, seat, [...draft, best.one])) draft = [...draft, best.one];
  const bought = draft.length;
  for (const card of lessons(s, hero))
    if (isLegal(s, seat, [...draft, step(VERB.learn, card)])) draft = [...draft, step(VERB.learn, card)];
  const worthIt = best !== undefined || draft.length > bought || useless.length >= 3;
  if (!worthIt) return undefined;
  if (next(s, seat, draft).some((one) => verbOf(one) === VERB.health))
    draft = [...draft, healing(s, hero, s.level[hero]!)];
  return isLegal(s, seat, draft) ? draft : undefined;
};

/** The challenge of this target with all of these friends that may be invited. */
const challengeOf = (
  s: Warcraft,
  seat: number,
  hero: number,
  target: number,
  friends: readonly number[],
): Decision | undefined => {
  let draft: Decision = [step(VERB.challenge, hero), target];
  if (!isLegal(s, seat, draft)) return undefined;
  for (const friend of friends) {
    const more = [...draft, step(VERB.invite, friend)];
    if (friend !== hero && isLegal(s, seat, more)) draft = more;
  }
  return draft;
};
/** Among several groups of independent creatures the weakest comes first (WOW-4.6). */
const obligation = (s: Warcraft, seat: number, hero: number): Decision | undefined => {
  const strength = (figure: number): number =>
    FIGURES[figure]!.strength.attack * 2 + FIGURES[figure]!.strength.health;
  const [weakest] = next(s, seat, [step(VERB.challenge, hero)])
    .filter((one) => verbOf(one) === VERB.group && s.questOf[aboutOf(one)]! < 0)
    .sort((a, b) => strength(aboutOf(a)) - strength(aboutOf(b)) || a - b);
  return weakest === undefined
    ? undefined
    : challengeOf(s, seat, hero, weakest, heroesOf(s, factionOf(s, hero)));
};
/** The region of a travel action that leaves the fewest steps; a region of independent creatures only as the goal. */
const travelTo = (s: Warcraft, seat: number, hero: number, errand: Errand): Decision | undefined => {
  const draft = [step(VERB.travel, hero)];
  const { steps, goal } = errand;
  const here = steps[s.region[hero]!]!;
  const [best] = next(s, seat, draft)
    .filter((one) => verbOf(one) === VERB.into)
    .map((one) => ({ one, region: aboutOf(one), left: steps[aboutOf(one)]! }))
    .filter(
      ({ region, left }) => left < here && (region === goal.region || independents(s, region).length === 0),
    )
    .sort((a, b) => a.left - b.left || a.one - b.one);
  return best ? [...draft, best.one] : undefined;
};

/** A hero's wish: a decision, or to wait for partners who can still come. */
type Wish = { readonly decision: Decision } | 'wait' | undefined;
const wishOf = (s: Warcraft, seat: number, hero: number, errand: Errand | undefined, taste: Taste): Wish => {
  const as = (decision: Decision | undefined): Wish => decision && { decision };
  if (isObliged(s, hero)) {
    // Friends who are on their way may help.
    return as(obligation(s, seat, hero));
  }
  const faction = factionOf(s, hero);
  const inTown = isTownOf(s.region[hero]!, faction);
  const last = isLastTurn(s);
  if (!last) {
    if (inTown) {
      const town = as(townOf(s, seat, hero));
      if (town) return town;
    }
    const lesson = as(trainOf(s, seat, hero));
    if (lesson) return lesson;
  }
  const hurt = isHurt(s, hero, errand, taste);
  const away = errand ? errand.steps[s.region[hero]!]! : FAR;
  const soon = away <= 4 || inTown;
  const allIn = errand?.goal.kind === 'overlord' && last;
  if (hurt && (soon || !errand) && !allIn) return as(restOf(s, seat, hero));
  if (!errand) return fitness(s, hero) < 1 ? as(restOf(s, seat, hero)) : undefined;
  if (s.region[hero] !== errand.goal.region) return as(travelTo(s, seat, hero, errand)) ?? undefined;
  const others = errand.party.filter((one) => one !== hero && s.seatOf[one]! >= 0);
  const missing = others.filter((one) => s.region[one] !== s.region[hero] || s.actions[one] === 0);
  if (missing.length === 0 || allIn) return as(challengeOf(s, seat, hero, errand.goal.target, errand.party));
  const coming = missing.some(
    (one) => s.actions[one]! > 0 && errand.steps[s.region[one]!]! <= 2 * s.actions[one]!,
  );
  if (coming) return 'wait';
  // Rather than to wait for another turn: alone, if that looks well enough.
  const alone = taste.judge?.(s, [hero], errand.goal, false) ?? 0;
  return alone >= taste.boldness ? as(challengeOf(s, seat, hero, errand.goal.target, [])) : undefined;
};

/** The answer to `action` for the seat that has the word. */
export const act = (s: Warcraft, seat: number, taste: Taste): Decision | undefined => {
  const faction = s.space % 2;
  const own = heroesOf(s, faction).filter(
    (hero) => s.seatOf[hero] === seat && s.actions[hero]! > 0 && (s.bound < 0 || s.bound === hero),
  );
  const errands = errandsOf(s, faction, taste);
  const idle: number[] = [];
  let waits = false;
  for (const hero of own) {
    const wish = wishOf(s, seat, hero, errands.get(hero), taste);
    if (wish === 'wait') waits = true;
    else if (wish) return wish.decision;
    else idle.push(hero);
  }
  if ((waits || idle.length > 0) && heirs(s) !== 0) {
    const yielding = [step(VERB.yield)];
    if (isLegal(s, seat, yielding)) return yielding;
  }
  // Nothing more to do for the plan: rest, draw nearer, or let the action go.
  for (const hero of own) {
    if (fitness(s, hero) < 1) {
      const rest = restOf(s, seat, hero);
      if (rest) return rest;
    }
    const pass = [step(VERB.pass, hero)];
    if (isLegal(s, seat, pass)) return pass;
  }
  return undefined;
};
/** Where a character that fell comes back: as near as can be to what it goes for, a town if that is no matter. */
export const returnTo = (s: Warcraft, regions: readonly number[], taste: Taste): number => {
  const hero = s.askedHero;
  const faction = factionOf(s, hero);
  const errand = errandsOf(s, faction, taste).get(hero);
  const far = errand?.steps ?? stepsTo(faction, regions[0]!, blockedRegions(s));
  const cost = (region: number): number => far[region]! - (isTownOf(region, faction) ? 2 : 0);
  return [...regions].sort((a, b) => cost(a) - cost(b) || a - b)[0]!;
};
