/** The auction house: sealed bids of all characters (WOW-21.22–21.25). */
import type { Chance } from '#engine/chance.ts';
import { NOBODY, type SeatSet, seatBit } from '#engine/seats.ts';
import { scriptOf } from '../event-cards/deck.ts';
import type { Tell } from '../events.ts';
import { heroName, membersOf } from '../heroes.ts';
import { fromTo } from '../lists.ts';
import { disordered, malformed, refuse, refuseIn } from '../refusals.ts';
import { BID, frontOf, type Warcraft } from '../state.ts';
import { aboutOf, MOST_ABOUT, step, VERB, verbOf } from '../steps.ts';
import { follows, move, refusedBy, type Trial, type WarcraftMove, WHOLE } from './point.ts';

const bidders = (s: Warcraft): readonly number[] => membersOf(s.bidders);
const biddersOf = (s: Warcraft, seat: number): readonly number[] =>
  bidders(s).filter((hero) => s.seatOf[hero] === seat);
export const stillBidding = (s: Warcraft): number => (s.asked === BID ? seatsOf(s, bidders(s)) : NOBODY);
const seatsOf = (s: Warcraft, heroes: readonly number[]): SeatSet => {
  let seats = NOBODY;
  for (let i = 0; i < heroes.length; i++) seats |= seatBit(s.seatOf[heroes[i]!]!);
  return seats;
};
/** A bid for each character of the seat, from 0 to its gold; sealed (WOW-21.22, 21.25). */
export const bid: WarcraftMove = move({
  verb: VERB.bid,
  first: (s, seat) =>
    biddersOf(s, seat)
      .slice(0, 1)
      .map((hero) => step(VERB.bid, hero)),
  trial: (s, draft, seat): Trial => {
    const own = biddersOf(s, seat);
    for (let i = 0; i < draft.length; i++) {
      const each = draft[i]!;
      const hero = own[Math.floor(i / 2)];
      if (verbOf(each) !== (i % 2 === 0 ? VERB.bid : VERB.gold)) return refusedBy(malformed());
      if (i % 2 === 0 && each !== step(VERB.bid, hero ?? -1))
        return refusedBy(s.seatOf[aboutOf(each)] === seat ? disordered() : refuse('NOT_YOUR_CHARACTER'));
      if (i % 2 === 1 && aboutOf(each) > s.gold[hero!]!)
        return refusedBy(refuseIn('bid', 'NOT_ENOUGH_GOLD', { gold: s.gold[hero!]! }));
    }
    const hero = own[Math.floor(draft.length / 2)];
    if (draft.length % 2 === 0) return hero === undefined ? WHOLE : follows([step(VERB.bid, hero)], false);
    const most = Math.min(MOST_ABOUT, s.gold[hero!]!);
    return follows(fromTo(step(VERB.gold, 0), step(VERB.gold, most)), false);
  },
  apply: (s, decision, chance, tell, seat) => {
    const own = biddersOf(s, seat);
    for (let i = 0; i < own.length; i++) {
      s.bids[own[i]!] = aboutOf(decision[2 * i + 1]!);
      s.bidders &= ~(1 << own[i]!);
    }
    if (s.bidders === 0) settleAuction(s, chance, tell);
  },
});
const settleAuction = (s: Warcraft, chance: Chance, tell: Tell | null): void => {
  const does = scriptOf(s.event);
  if (does.script !== 'auction') return;
  let most = 0;
  for (let hero = 0; hero < s.config.heroes; hero++) most = Math.max(most, s.bids[hero]!);
  const tied: number[] = [];
  for (let hero = 0; hero < s.config.heroes; hero++) if (s.bids[hero] === most) tied.push(hero);
  const winner = tied.length > 1 ? tied[chance.draw(tied.length)]! : tied[0]!;
  s.gold[winner]! -= most;
  s.items.move(s.items.plan.index.get(does.item)!, frontOf(s, winner));
  for (let hero = 0; hero < s.config.heroes; hero++)
    tell?.({ type: 'bid', hero: heroName(s, hero), gold: s.bids[hero]! });
  tell?.({ type: 'auctionWon', hero: heroName(s, winner), item: does.item, gold: most });
};
