/** Trades between characters of the faction whose turn it is (WOW-10). */

import type { Refusal } from '#engine/result.ts';
import { seatBit } from '#engine/seats.ts';
import { counts } from '../belongings.ts';
import { isAnyFreeActor } from '../event-cards/free-acts.ts';
import type { Tell } from '../events.ts';
import { factionOf, heroesOf, heroName, membersOf } from '../heroes.ts';
import { BAG_LIMIT, countInBag, lackOf } from '../map/bag.ts';
import { MOST_TRADES } from '../map/fields.ts';
import { ACTIONS_A_TURN, seatSetOf, turnFaction } from '../map/turn.ts';
import { malformed, refuse, refuseIn } from '../refusals.ts';
import { bagOf, type Warcraft } from '../state.ts';
import { aboutOf, MOST_ABOUT, step, VERB, verbOf } from '../steps.ts';
import { byActor, heroIn, stepsFor } from './actor.ts';
import { allowed, follows, move, refusedBy, type Trial, type WarcraftMove, word } from './point.ts';

const GOLD_VERBS = [VERB.gold, VERB.asks];
/** Whether these two of one faction may trade with each other (WOW-10.1). */
const areTogether = (s: Warcraft, one: number, other: number): boolean =>
  one !== other && s.region[one] === s.region[other];
const hasGoods = (s: Warcraft, hero: number): boolean =>
  s.gold[hero]! > 0 || s.items.size(bagOf(s, hero)) > 0;
/** With whom this character may trade something, as a set. */
const partners = (s: Warcraft, hero: number): number => {
  const friends = heroesOf(s, factionOf(s, hero));
  const has = hasGoods(s, hero);
  let set = 0;
  for (let i = 0; i < friends.length; i++)
    if (areTogether(s, hero, friends[i]!) && (has || hasGoods(s, friends[i]!))) set |= 1 << friends[i]!;
  return set;
};
/** Whether any trade is possible in the faction whose turn it is. */
const canTrade = (s: Warcraft): boolean => {
  const heroes = heroesOf(s, turnFaction(s));
  for (let i = 0; i < heroes.length; i++) if (partners(s, heroes[i]!) !== 0) return true;
  return false;
};
/** Whether an action of this turn is over: also that of who was defeated by it. */
const hasAnyActed = (s: Warcraft): boolean => {
  const heroes = heroesOf(s, turnFaction(s));
  for (let i = 0; i < heroes.length; i++) if (s.actions[heroes[i]!]! < ACTIONS_A_TURN) return true;
  return false;
};
/** Whether this seat may propose a trade between two actions: after one of this turn (WOW-10.2). */
export const mayPropose = (s: Warcraft, seat: number): boolean => {
  if (s.trades[seat]! >= MOST_TRADES || !hasAnyActed(s)) return false;
  const heroes = heroesOf(s, turnFaction(s));
  for (let i = 0; i < heroes.length; i++)
    if (s.seatOf[heroes[i]!] === seat && partners(s, heroes[i]!) !== 0) return true;
  return false;
};
/** Why this seat may not. */
export const refuseTrading = (s: Warcraft, seat: number): Refusal => {
  if (!hasAnyActed(s)) return refuse('TRADE_LATER');
  return s.trades[seat]! >= MOST_TRADES ? enough() : refuse('NOT_TOGETHER');
};
const enough = (): Refusal => refuse('ENOUGH_TRADES', { most: MOST_TRADES });
/** Controllers that have not closed the trading window after the last action (WOW-10.5). */
export const stillTrading = (s: Warcraft): number =>
  canTrade(s) || isAnyFreeActor(s) ? seatSetOf(s, turnFaction(s)) & ~s.closed : 0;

interface Terms {
  readonly from: number;
  readonly to: number;
  readonly give: number[];
  readonly take: number[];
  /** What `from` pays; negative: what it gets. */
  gold: number;
}
const PHASE = [VERB.give, VERB.take, VERB.gold] as const;
const phaseOf = (one: number): number =>
  verbOf(one) === VERB.asks ? 2 : PHASE.indexOf(verbOf(one) as (typeof PHASE)[number]);
const readTerms = (s: Warcraft, draft: readonly number[]) => {
  const terms: Terms = { from: heroIn(draft), to: aboutOf(draft[1]!), give: [], take: [], gold: 0 };
  let last = -1;
  let phase = 0;
  for (let i = 2; i < draft.length; i++) {
    const one = draft[i]!;
    const about = aboutOf(one);
    const now = phaseOf(one);
    if (now < phase || (now === phase && about <= last) || (now === 2 && terms.gold !== 0))
      return { terms, refused: malformed() };
    if (now !== phase) last = -1;
    phase = now;
    last = about;
    if (now === 2) {
      const payer = verbOf(one) === VERB.gold ? terms.from : terms.to;
      if (about < 1) return { terms, refused: malformed() };
      if (about > s.gold[payer]!)
        return { terms, refused: refuseIn('trade', 'NOT_ENOUGH_GOLD', { gold: s.gold[payer]! }) };
      terms.gold = verbOf(one) === VERB.gold ? about : -about;
      continue;
    }
    const owner = now === 0 ? terms.from : terms.to;
    if (s.items.zoneOf[about] !== bagOf(s, owner)) return { terms, refused: refuse(lackOf(s, owner, about)) };
    (now === 0 ? terms.give : terms.take).push(about);
  }
  return { terms, phase, last };
};
/** How many of these count toward the limit of a bag. */
const weightOf = (items: readonly number[]): number => {
  let count = 0;
  for (let i = 0; i < items.length; i++) if (counts(items[i]!)) count++;
  return count;
};
/** Whether bags of so many counted items come to their limit when up to so many more may be taken. */
const canBalance = (own: number, other: number, open: number): boolean => {
  const need = Math.max(0, other - BAG_LIMIT);
  return own + need <= BAG_LIMIT && open >= need;
};
const execute = (s: Warcraft, tell: Tell | null): void => {
  const from = s.offerBy;
  const to = s.offerTo;
  const names = [heroName(s, from), heroName(s, to)] as const;
  tell?.({ type: 'traded', from: names[0], to: names[1] });
  for (let item = 0; item < s.offered.size; item++) {
    if (!s.offered.has(item)) continue;
    const gives = s.items.zoneOf[item] === bagOf(s, from);
    s.items.move(item, bagOf(s, gives ? to : from));
    tell?.({ type: 'itemHanded', ...handed(names, gives), item: s.items.plan.ids[item]! });
  }
  s.gold[from]! -= s.offerGold;
  s.gold[to]! += s.offerGold;
  if (s.offerGold !== 0)
    tell?.({ type: 'goldHanded', ...handed(names, s.offerGold > 0), count: Math.abs(s.offerGold) });
  clear(s);
};
/** Who has it now, and from whom; `gives`: from who proposed the trade. */
const handed = ([one, other]: readonly [string, string], gives: boolean) =>
  gives ? { hero: other, from: one } : { hero: one, from: other };
const clear = (s: Warcraft): void => {
  s.offerBy = -1;
  s.offerTo = -1;
  s.offerGold = 0;
  s.offered.clear();
};

export const trade: WarcraftMove = move({
  ...byActor(VERB.trade),
  bars: (s, one, seat) => {
    const hero = aboutOf(one);
    if (hero >= s.config.heroes || s.seatOf[hero] !== seat || factionOf(s, hero) !== turnFaction(s))
      return refuse('NOT_YOUR_CHARACTER');
    return s.trades[seat]! >= MOST_TRADES ? enough() : undefined;
  },
  trial: (s, draft): Trial => {
    const hero = heroIn(draft);
    const able = partners(s, hero);
    if (draft.length === 1)
      return able === 0 ? refusedBy(refuse('NOT_TOGETHER')) : follows(stepsFor(VERB.hero, able), false);
    if (verbOf(draft[1]!) !== VERB.hero || !membersOf(able).includes(aboutOf(draft[1]!)))
      return refusedBy(refuse('NOT_TOGETHER'));
    const { terms, refused, phase = 0, last = -1 } = readTerms(s, draft);
    if (refused) return refusedBy(refused);
    const { to, give, take } = terms;
    // Counted items in both bags after these terms, and those that may still be taken.
    const net = weightOf(take) - weightOf(give);
    const own = countInBag(s, hero) + net;
    const others = countInBag(s, to) - net;
    const open = phase > 1 ? 0 : countInBag(s, to, phase === 1 ? last : -1);
    if (!canBalance(own, others, open)) {
      const count = Math.max(own, others - open) - BAG_LIMIT;
      return refusedBy(refuseIn('trade', 'BAG_TOO_FULL', { count }));
    }
    const fair = own <= BAG_LIMIT && others <= BAG_LIMIT;
    const next: number[] = [];
    const { items } = s;
    if (phase === 0)
      for (let item = items.first(bagOf(s, hero)); item >= 0; item = items.next(item)) {
        const weight = counts(item) ? 1 : 0;
        if (item > last && canBalance(own - weight, others + weight, open)) next.push(step(VERB.give, item));
      }
    if (phase <= 1)
      for (let item = items.first(bagOf(s, to)); item >= 0; item = items.next(item)) {
        if (phase === 1 && item <= last) continue;
        const weight = counts(item) ? 1 : 0;
        if (canBalance(own + weight, others - weight, countInBag(s, to, item)))
          next.push(step(VERB.take, item));
      }
    if (terms.gold === 0 && fair) addGold(s, terms, next);
    return follows(next, draft.length > 2 && fair, GOLD_VERBS);
  },
  apply: (s, decision, _chance, tell, seat) => {
    const { terms } = readTerms(s, decision);
    s.trades[seat]!++;
    s.offerBy = terms.from;
    s.offerTo = terms.to;
    s.offerGold = terms.gold;
    for (const item of [...terms.give, ...terms.take]) s.offered.add(item);
    // Whoever controls both needs no consent (WOW-10.4).
    if (s.seatOf[terms.to] === seat) execute(s, tell);
  },
});
const addGold = (s: Warcraft, { from, to }: Terms, list: number[]): void => {
  const given = Math.min(s.gold[from]!, MOST_ABOUT);
  const asked = Math.min(s.gold[to]!, MOST_ABOUT);
  for (let n = 1; n <= given; n++) list.push(step(VERB.gold, n));
  for (let n = 1; n <= asked; n++) list.push(step(VERB.asks, n));
};

export const accept: WarcraftMove = word(VERB.accept, allowed, (s, _chance, tell) => execute(s, tell));
export const declineTrade: WarcraftMove = word(VERB.reject, allowed, (s, _chance, tell) => {
  tell?.({ type: 'tradeDeclined', from: heroName(s, s.offerBy), to: heroName(s, s.offerTo) });
  clear(s);
});
export const close: WarcraftMove = word(VERB.close, allowed, (s, _chance, _tell, seat) => {
  s.closed |= seatBit(seat);
});
