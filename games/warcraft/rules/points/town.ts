/** Training and the town (WOW-7, WOW-8). What is sold comes first in a decision, then purchases, powers, recovery. */

import type { Refusal } from '#engine/result.ts';
import { CLASSES } from '../../content/classes.ts';
import { DECKS } from '../../content/decks/index.ts';
import { ITEM_CARDS } from '../../content/items/index.ts';
import { counts } from '../belongings.ts';
import type { Tell } from '../events.ts';
import { dropExcess, regain } from '../fight/resources.ts';
import { factionOf, heroName } from '../heroes.ts';
import { inOrder } from '../lists.ts';
import { addFirst, BAG_LIMIT, countedItems, dropItem, lackOf } from '../map/bag.ts';
import { isTownOf } from '../map/geography.ts';
import { disordered, malformed, type RefusalCode, refuse, refuseIn } from '../refusals.ts';
import { CLASS_CARD_IDS, CLASS_OF_CARD, SOURCES } from '../sources.ts';
import { AREAS, bagOf, bookOf, itemArea, merchant, type Warcraft } from '../state.ts';
import { aboutOf, step, VERB, verbOf } from '../steps.ts';
import {
  byActor,
  heroIn,
  isMissingAny,
  isSorted,
  refuseFree,
  refuseSplit,
  spendAction,
  splits,
} from './actor.ts';
import { follows, move, refusedBy, type Trial, type WarcraftMove } from './point.ts';

/** Class card → what it costs to learn. Talents cannot be bought. */
const GOLD: readonly (number | undefined)[] = CLASS_CARD_IDS.map(
  (id) => DECKS.flatMap(({ powers }) => powers).find((power) => power.id === id)?.gold,
);
const PRICE = ITEM_CARDS.map(({ kind }) => kind.price);
/** WOW-8.3: half the price, rounded up. */
const saleValue = (item: number): number => Math.ceil(PRICE[item]! / 2);

/** Whether this power of the own class is still in the deck and not above the own level (WOW-7.1). */
const canLearn = (s: Warcraft, hero: number, card: number): boolean =>
  s.cards.zoneOf[card] === s.cards.plan.base.deck! && SOURCES[card]!.level <= s.level[hero]!;
/** Class → its powers in the order of their numbers, as the deck has them. */
const POWERS_OF = CLASSES.map((_, classNo) =>
  [...GOLD.keys()].filter((card) => GOLD[card] !== undefined && CLASS_OF_CARD[card] === classNo),
);
const learningFault = (s: Warcraft, hero: number, card: number): RefusalCode | undefined => {
  if (CLASS_OF_CARD[card] !== s.classOf[hero] || GOLD[card] === undefined) return 'NOT_YOUR_CLASS';
  if (SOURCES[card]!.level > s.level[hero]!) return 'LEVEL_TOO_HIGH';
  return canLearn(s, hero, card) ? undefined : 'NOT_YOUR_CLASS';
};
const refuseLearning = (s: Warcraft, hero: number, card: number): Refusal | undefined => {
  const code = learningFault(s, hero, card);
  if (code !== 'LEVEL_TOO_HIGH') return code && refuse(code);
  return refuse(code, { card: SOURCES[card]!.id, level: SOURCES[card]!.level });
};
/** Why nothing can be learnt: gold, or the level of the first power that is left in the deck. */
const refuseTraining = (s: Warcraft, hero: number): Refusal => {
  const powers = POWERS_OF[s.classOf[hero]!]!;
  if (powers.some((card) => canLearn(s, hero, card)))
    return refuse('NOT_ENOUGH_GOLD', { gold: s.gold[hero]! });
  const high = powers.filter((card) => learningFault(s, hero, card) === 'LEVEL_TOO_HIGH');
  high.sort((a, b) => SOURCES[a]!.level - SOURCES[b]!.level);
  return (high.length > 0 ? refuseLearning(s, hero, high[0]!) : undefined) ?? refuse('NOT_YOUR_CLASS');
};
const learnCard = (s: Warcraft, hero: number, card: number, tell: Tell | null): void => {
  s.gold[hero]! -= GOLD[card]!;
  s.cards.move(card, bookOf(s, hero));
  tell?.({ type: 'learned', hero: heroName(s, hero), card: SOURCES[card]!.id, gold: GOLD[card]! });
};

const NOTHING: readonly number[] = [];
export const train: WarcraftMove = move({
  ...byActor(VERB.train),
  bars: (s, one, seat) => refuseFree(s, seat, aboutOf(one)),
  trial: (s, draft) => {
    const trial = tryTraining(s, draft);
    return trial === NO_USE ? refusedBy(refuseTraining(s, heroIn(draft))) : trial;
  },
  growing: (s, draft) => tryTraining(s, draft),
  apply: (s, decision, _chance, tell, seat) => {
    spendAction(s, seat, heroIn(decision));
    for (const one of decision.slice(1)) learnCard(s, heroIn(decision), aboutOf(one), tell);
  },
});
/** Of who has nothing to learn, buy, sell or regain: why, is said only to who asks, because a draw tries many. */
const NO_USE = refusedBy(malformed());
const tryTraining = (s: Warcraft, draft: readonly number[]): Trial => {
  const hero = heroIn(draft);
  const steps = draft.length === 1 ? NOTHING : draft.slice(1);
  if (steps.length > 0 && steps.some((one) => verbOf(one) !== VERB.learn)) return refusedBy(malformed());
  if (!isSorted(steps)) return refusedBy(disordered());
  let gold = s.gold[hero]!;
  for (const one of steps) {
    const wrong = refuseLearning(s, hero, aboutOf(one));
    if (wrong) return refusedBy(wrong);
    if (GOLD[aboutOf(one)]! > gold) return refusedBy(refuse('NOT_ENOUGH_GOLD', { gold }));
    gold -= GOLD[aboutOf(one)]!;
  }
  const last = steps.at(-1) ?? -1;
  const next: number[] = [];
  const powers = POWERS_OF[s.classOf[hero]!]!;
  for (let i = 0; i < powers.length; i++) {
    const one = step(VERB.learn, powers[i]!);
    // Gold is asked for first: it is what is missing mostly.
    if (GOLD[powers[i]!]! <= gold && one > last && canLearn(s, hero, powers[i]!)) next.push(one);
  }
  return steps.length === 0 && next.length === 0 ? NO_USE : follows(next, steps.length > 0);
};

/** The cart of a town action so far. */
interface Cart {
  /** What can be sold, and what is for sale. */
  readonly own: readonly number[];
  sale: readonly number[];
  gold: number;
  /** Counted items in the bag. */
  bag: number[];
  sold: number;
  bought: number;
  /** All that is bought. */
  goods: readonly number[];
  /** All that went to the merchant deck, from where it may be bought again (WOW-8.9). */
  returned: readonly number[];
  learnt: number;
  /** A purchase waits for an item that makes room (`buyWithFullBag = replace`). */
  owesDrop: boolean;
  recovers: boolean;
}
/** Items that this character can sell: of its bag and its sheet; those in front are soulbound (WOW-8.4, 8.5). */
const ownItems = (s: Warcraft, hero: number): number[] => {
  const list = s.items.list(bagOf(s, hero));
  for (let area = 0; area < AREAS; area++)
    for (let item = s.items.first(itemArea(s, hero, area)); item >= 0; item = s.items.next(item))
      list.push(item);
  return inOrder(list);
};
/** Copies of an item are bought one after another: the first that is left stands for all. */
const forSale = (s: Warcraft, goods: readonly number[], returned: readonly number[]): number[] => {
  const sale: number[] = [];
  for (let item = s.items.first(merchant(s)); item >= 0; item = s.items.next(item))
    if (item < PRICE.length && !goods.includes(item)) addFirst(sale, item);
  for (let i = 0; i < returned.length; i++) if (!goods.includes(returned[i]!)) addFirst(sale, returned[i]!);
  return sale;
};

/** WOW-8.7 */
const isFull = (cart: Cart, item: number): boolean => counts(item) && cart.bag.length >= BAG_LIMIT;
const refuseStep = (s: Warcraft, hero: number, cart: Cart, one: number): Refusal | undefined => {
  const code = faultOf(s, hero, cart, one);
  if (code === undefined) return undefined;
  if (code === 'NOT_ENOUGH_GOLD')
    return verbOf(one) === VERB.buy
      ? refuseIn('town', code, { gold: cart.gold })
      : refuse(code, { gold: cart.gold });
  if (code === 'NOT_IN_BAG') return refuseIn(verbOf(one) === VERB.sell ? 'sale' : 'room', code);
  if (code === 'LEVEL_TOO_HIGH') return refuseLearning(s, hero, aboutOf(one));
  return code === 'NO_SPLIT' ? refuseSplit(recoveries(s, hero)) : refuse(code);
};
/** The same as a code alone: draws ask it of many steps. */
const faultOf = (s: Warcraft, hero: number, cart: Cart, one: number): RefusalCode | undefined => {
  const about = aboutOf(one);
  const verb = verbOf(one);
  if (cart.recovers) return 'BAD_DECISION';
  if (cart.owesDrop !== (verb === VERB.drop)) return cart.owesDrop ? 'DROP_ONE' : 'BAD_DECISION';
  if (verb === VERB.sell) {
    return cart.own.includes(about) ? saleFault(cart, about) : lackOf(s, hero, about);
  }
  if (verb === VERB.buy) return cart.sale.includes(about) ? purchaseFault(s, cart, about) : 'NOT_FOR_SALE';
  // What is bought comes in the place of the one that goes.
  if (verb === VERB.drop)
    return cart.bag.includes(about) && about !== cart.goods.at(-1) ? undefined : 'NOT_IN_BAG';
  if (verb === VERB.learn) return lessonFault(s, hero, cart, about);
  if (verb !== VERB.health) return 'BAD_DECISION';
  return recoveries(s, hero).includes(about) ? undefined : 'NO_SPLIT';
};
/** Why an item of one's own cannot be sold next, one for sale not be bought, a power not be learnt. */
const saleFault = (cart: Cart, item: number): RefusalCode | undefined =>
  item <= cart.sold || cart.goods.length > 0 || cart.learnt >= 0 ? 'WRONG_ORDER' : undefined;
const purchaseFault = (s: Warcraft, cart: Cart, item: number): RefusalCode | undefined => {
  if (PRICE[item]! > cart.gold) return 'NOT_ENOUGH_GOLD';
  if (isFull(cart, item) && !s.config.replaceInBag) return 'BAG_FULL';
  return item <= cart.bought || cart.learnt >= 0 ? 'WRONG_ORDER' : undefined;
};
const lessonFault = (s: Warcraft, hero: number, cart: Cart, card: number): RefusalCode | undefined => {
  if (GOLD[card]! > cart.gold) return 'NOT_ENOUGH_GOLD';
  return learningFault(s, hero, card) ?? (card <= cart.learnt ? 'WRONG_ORDER' : undefined);
};
const giveBack = (s: Warcraft, cart: Cart, item: number): void => {
  cart.returned = [...cart.returned, item];
  cart.sale = forSale(s, cart.goods, cart.returned);
};
const RECOVERY = [VERB.health];
const addStep = (s: Warcraft, cart: Cart, one: number): void => {
  const about = aboutOf(one);
  switch (verbOf(one)) {
    case VERB.sell:
      cart.gold += saleValue(about);
      cart.bag = cart.bag.filter((item) => item !== about);
      cart.sold = about;
      giveBack(s, cart, about);
      break;
    case VERB.buy:
      cart.owesDrop = isFull(cart, about);
      cart.gold -= PRICE[about]!;
      if (counts(about)) cart.bag = [...cart.bag, about];
      cart.bought = about;
      cart.goods = [...cart.goods, about];
      cart.sale = forSale(s, cart.goods, cart.returned);
      break;
    case VERB.drop:
      cart.bag = cart.bag.filter((item) => item !== about);
      cart.owesDrop = false;
      // It may be one that would have stood before the last purchase.
      cart.bought = -1;
      giveBack(s, cart, about);
      break;
    case VERB.learn:
      cart.gold -= GOLD[about]!;
      cart.learnt = about;
      break;
    default:
      cart.recovers = true;
  }
};
/** @param begun whether anything is done yet */
const whatFollows = (s: Warcraft, hero: number, cart: Cart, begun: boolean): Trial => {
  const { own, sale, bag } = cart;
  const next: number[] = [];
  // All but the last, which was bought just now.
  if (cart.owesDrop) for (let i = 0; i < bag.length - 1; i++) next.push(step(VERB.drop, bag[i]!));
  else if (!cart.recovers) {
    for (let i = 0; i < own.length; i++) if (!saleFault(cart, own[i]!)) next.push(step(VERB.sell, own[i]!));
    for (let i = 0; i < sale.length; i++)
      if (!purchaseFault(s, cart, sale[i]!)) next.push(step(VERB.buy, sale[i]!));
    const powers = POWERS_OF[s.classOf[hero]!]!;
    for (let i = 0; i < powers.length; i++)
      if (!lessonFault(s, hero, cart, powers[i]!)) next.push(step(VERB.learn, powers[i]!));
    // Whatever it regains comes last.
    const points = recoveries(s, hero);
    for (let i = 0; i < points.length; i++) next.push(step(VERB.health, points[i]!));
  }
  if (!begun && next.length === 0) return NO_USE;
  return follows(next, begun && !cart.owesDrop, RECOVERY);
};
/** Nothing to sell, to regain or to pay for: it is gold that is missing, where there is anything to have for it. */
const refuseVisit = (s: Warcraft, hero: number, { sale, gold }: Cart): Refusal =>
  sale.length > 0 ? refuseIn('town', 'NOT_ENOUGH_GOLD', { gold }) : refuseTraining(s, hero);
const REFUSED = refusedBy(malformed());
const emptyCart = (s: Warcraft, hero: number): Cart => ({
  own: ownItems(s, hero),
  sale: forSale(s, NOTHING, NOTHING),
  gold: s.gold[hero]!,
  bag: countedItems(s, hero),
  sold: -1,
  bought: -1,
  goods: NOTHING,
  returned: NOTHING,
  learnt: -1,
  owesDrop: false,
  recovers: false,
});
/** The cart of the draft that a draw grows. */
const GROWN: { cart?: Cart } = {};
/** What may be regained; nothing where nothing is missing (WOW-8.1). */
const recoveries = (s: Warcraft, hero: number): readonly number[] =>
  isMissingAny(s, hero) ? splits(s, hero, s.level[hero]!) : NOTHING;

export const town: WarcraftMove = move({
  ...byActor(VERB.town),
  bars: (s, one, seat) =>
    refuseFree(s, seat, aboutOf(one)) ??
    (isTownOf(s.region[aboutOf(one)]!, factionOf(s, aboutOf(one))) ? undefined : refuse('NO_TOWN')),
  trial: (s, draft): Trial => {
    const hero = heroIn(draft);
    const cart = emptyCart(s, hero);
    for (let i = 1; i < draft.length; i++) {
      const wrong = refuseStep(s, hero, cart, draft[i]!);
      if (wrong) return refusedBy(wrong);
      addStep(s, cart, draft[i]!);
    }
    const trial = whatFollows(s, hero, cart, draft.length > 1);
    return trial === NO_USE ? refusedBy(refuseVisit(s, hero, cart)) : trial;
  },
  growing: (s, draft) => {
    const hero = heroIn(draft);
    const last = draft.length - 1;
    if (last === 0) GROWN.cart = emptyCart(s, hero);
    else if (faultOf(s, hero, GROWN.cart!, draft[last]!)) return REFUSED;
    else addStep(s, GROWN.cart!, draft[last]!);
    return whatFollows(s, hero, GROWN.cart!, last > 0);
  },
  apply: (s, decision, _chance, tell, seat) => {
    const hero = heroIn(decision);
    spendAction(s, seat, hero);
    for (const one of decision.slice(1)) carryOut(s, hero, one, tell);
    for (const resource of ['health', 'energy'] as const) dropExcess(s, hero, resource, tell);
  },
});
const carryOut = (s: Warcraft, hero: number, one: number, tell: Tell | null): void => {
  const about = aboutOf(one);
  const of = { hero: heroName(s, hero) };
  switch (verbOf(one)) {
    case VERB.sell:
      s.gold[hero]! += saleValue(about);
      s.items.move(about, merchant(s));
      tell?.({ type: 'sold', ...of, item: s.items.plan.ids[about]!, gold: saleValue(about) });
      break;
    case VERB.buy:
      s.gold[hero]! -= PRICE[about]!;
      s.items.move(about, bagOf(s, hero));
      tell?.({ type: 'bought', ...of, item: s.items.plan.ids[about]!, gold: PRICE[about]! });
      break;
    case VERB.drop:
      dropItem(s, hero, about, tell);
      break;
    case VERB.learn:
      learnCard(s, hero, about, tell);
      break;
    default:
      regain(s, hero, 'health', about, tell);
      regain(s, hero, 'energy', s.level[hero]! - about, tell);
  }
};
