/** The decision points of map and turn (table "Decision points" of the specification). */
import type { Draft } from '#engine/game.ts';
import type { Asking } from '#engine/points/point.ts';
import type { Refusal } from '#engine/result.ts';
import { hasSeat } from '#engine/seats.ts';
import { stillManaging } from '../course.ts';
import { isFreeActor } from '../event-cards/free-acts.ts';
import { DRAWING, FINALE, INVITING, MANAGING, TURN } from '../map/fields.ts';
import { firstManaged, growManage, keepAll, manage, tryManage } from '../map/manage.ts';
import { ableSet, heirs, seatSetOf, turnFaction } from '../map/turn.ts';
import { refuse } from '../refusals.ts';
import { ACTION, CLOSE, type Warcraft } from '../state.ts';
import { step, VERB } from '../steps.ts';
import { heroIn } from './actor.ts';
import { advise } from './advice.ts';
import { drop, forgo, keep, loot, newQuest, questOrder, respawn, talent } from './after.ts';
import { bid, stillBidding } from './auction.ts';
import { askedToJoin, challenge, inviteAnswer } from './challenge.ts';
import { chooseCharacter, chooseClass } from './choose.ts';
import { advance, cleanse, EVENT_MOVES, eventMoves, peek } from './event-cards.ts';
import { point } from './fight.ts';
import { free, move, type Point, type WarcraftMove, word } from './point.ts';
import { before, pass, power, rest } from './rest.ts';
import { town, train } from './town.ts';
import { accept, close, declineTrade, mayPropose, refuseTrading, stillTrading, trade } from './trade.ts';
import { teleport, travel } from './travel.ts';

/** The word goes to the next seat that has not had it since the last action (WOW-3.4). */
const yieldWord: WarcraftMove = word(
  VERB.yield,
  (s, seat) => {
    if (s.bound >= 0) return refuse('ACT_AT_ONCE');
    return s.word === seat && heirs(s) !== 0 ? undefined : refuse('NOBODY_TO_YIELD_TO');
  },
  (s) => {
    s.yielded |= 1 << s.word;
    const open = heirs(s);
    do s.word = (s.word + 1) % s.config.seats;
    while (!(open & (1 << s.word)));
  },
);
const arrangement: WarcraftMove = move({
  verb: VERB.manage,
  first: firstManaged,
  trial: (s, draft, seat) => tryManage(s, seat, draft),
  growing: growManage,
  apply: (s, decision, _chance, tell, seat) => manage(s, seat, decision, tell),
});

const ACTIONS: readonly WarcraftMove[] = [
  travel,
  teleport,
  rest,
  train,
  town,
  challenge,
  power,
  before,
  pass,
];
/** Why something else than what is asked between two actions cannot be done, if it is an action or a trade. */
const otherwise = (s: Warcraft, seat: number, verb: number, draft: Draft): Refusal | undefined => {
  const acts = ACTIONS.some(({ verbs }) => verbs.includes(verb));
  if (s.bound >= 0 && (acts || verb === VERB.trade)) return refuse('ACT_AT_ONCE');
  if (verb === VERB.trade) return refuseTrading(s, seat);
  if (!acts) return undefined;
  return refuse(s.seatOf[heroIn(draft)] === seat ? 'NO_ACTION_LEFT' : 'NOT_YOUR_CHARACTER');
};
/** Why a seat that can do nothing now must wait. */
const barred = (s: Warcraft, seat: number, verb: number, draft: Draft): Refusal =>
  (hasSeat(seatSetOf(s, turnFaction(s)), seat) ? otherwise(s, seat, verb, draft) : undefined) ??
  refuse('NOT_YOUR_TURN');
const sealed = (course: number, seats: (s: Warcraft) => number): Asking<Warcraft> => ({
  how: 'sealed',
  seats: (s) => (s.course === course ? seats(s) : 0),
});

export const MAP_POINTS: readonly Point[] = [
  { ...point('chooseSeatClass', 'WOW-1.8', chooseCharacter, chooseClass), params: advise },
  {
    ...point('action', 'WOW-3.4', ...ACTIONS, yieldWord),
    params: advise,
    late: (s, seat) => lateAction(s, seat),
    otherwise,
    barred,
  },
  // Partners with an action left may come first (WOW-3.4).
  {
    ...free(
      'actToo',
      'WOW-3.4',
      (s, seat) => s.word !== seat && s.course === TURN && s.asked === ACTION && hasSeat(ableSet(s), seat),
      ACTIONS,
    ),
    params: advise,
    otherwise,
  },
  { ...free('trade', 'WOW-10.1', mayPropose, [trade]), otherwise },
  { name: 'inviteAnswer', clause: 'WOW-9.5', asks: sealed(INVITING, askedToJoin), moves: [inviteAnswer] },
  point('tradeAnswer', 'WOW-10.4', accept, declineTrade),
  // One is asked and the others may come first: sealed answers would be trades of which none knows the others.
  { ...point('closeTrading', 'WOW-10.5', close), otherwise, barred },
  {
    ...free(
      'closeToo',
      'WOW-10.5',
      (s, seat) => s.asked === CLOSE && s.answerer !== seat && hasSeat(stillTrading(s), seat),
      [close],
    ),
    otherwise,
  },
  {
    name: 'manage',
    clause: 'WOW-11.1',
    asks: sealed(MANAGING, stillManaging),
    moves: [arrangement],
    late: keepAll,
  },
  {
    name: 'finalManage',
    clause: 'WOW-23.1',
    asks: sealed(FINALE, stillManaging),
    moves: [arrangement],
    late: keepAll,
  },
  point('respawn', 'WOW-15.6', respawn),
  point('questOrder', 'WOW-18.9', questOrder),
  point('rewardItem', 'WOW-19.6', keep),
  point('rewardSpecial', 'WOW-19.9', keep, forgo),
  { ...point('talent', 'WOW-19.12', talent), params: advise },
  point('newQuest', 'WOW-18.8', newQuest),
  point('dropItem', 'WOW-11.15', drop),
  point('loot', 'WOW-17.14', loot, forgo),
  { ...point('eventChoice', 'WOW-20.8', ...EVENT_MOVES), possible: eventMoves },
  { name: 'bid', clause: 'WOW-21.22', asks: sealed(DRAWING, stillBidding), moves: [bid], late: lateBid },
  point('moveOverlord', 'WOW-22.8', advance),
  // Free of charge after an action of one's own (WOW-21.21, 22.10).
  { ...free('freeAct', 'WOW-10.5', isFreeActor, [cleanse, peek]), otherwise },
];

/** A late player bids nothing. */
function lateBid(s: Warcraft, seat: number): number[] {
  return [...s.seatOf].flatMap((one, hero) =>
    one === seat ? [step(VERB.bid, hero), step(VERB.gold, 0)] : [],
  );
}
/** A late player's character passes, or fights what it must fight. */
const lateAction = (s: Warcraft, seat: number): number[] => {
  for (const hero of Array.from({ length: s.config.heroes }, (_, i) => i)) {
    const passing = [step(VERB.pass, hero)];
    if (!pass.refuse(s, seat, passing, true)) return passing;
  }
  for (const hero of Array.from({ length: s.config.heroes }, (_, i) => i)) {
    const draft = [step(VERB.challenge, hero)];
    let target = -1;
    challenge.offer(s, seat, draft, (one) => {
      if (target < 0) target = one;
    });
    if (target >= 0 && !challenge.refuse(s, seat, [...draft, target], true)) return [...draft, target];
  }
  throw new Error('warcraft: a seat is asked to act and cannot');
};
