/**
 * For each law about answers given in advance, undo, audits and seats, a violation: in a game, or in a replaced part of
 * the engine.
 */
import { afterEach, describe, it, vi } from 'vitest';
import type { Decision } from '../game.ts';
import { bids } from '../laws/small/bids.ts';
import { combat } from '../laws/small/combat.ts';
import { BURY, type HandsState, hands } from '../laws/small/hands.ts';
import { ORDERS, parry } from '../laws/small/parry.ts';
import { Zones } from '../layout/zones.ts';
import { History } from '../match/history.ts';
import { Match } from '../match/match.ts';
import { PendingAnswers } from '../match/pending-answers.ts';
import { everybody, seatBit } from '../seats.ts';
import { broken, expectCaught } from './broken.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const topCard = (s: HandsState): number => s.card.first(s.card.zone('pile'));

describe('ahead', () => {
  it('catches a standing order with an illegal answer', () => {
    const game = broken(parry, { standing: (s) => (s.stack.length > 0 ? [99] : undefined) });
    expectCaught(game, 'ahead', /which is refused: NO_SUCH_DEED/, { orders: ORDERS });
  });

  it('catches an answer in advance that others see', () => {
    const { decide } = Match.prototype;
    vi.spyOn(Match.prototype, 'decide').mockImplementation(function (this: Match, seat, decision, more) {
      const done = decide.call(this, seat, decision, more);
      if (done.ok && done.value.entry.kind === 'ahead') this.etiquette.bots |= seatBit(seat);
      return done;
    });
    expectCaught(parry, 'ahead', /others see an answer in advance/);
  });

  it('catches a standing order that others see', () => {
    const { order } = Match.prototype;
    vi.spyOn(Match.prototype, 'order').mockImplementation(function (this: Match, seat, text, change, at) {
      const done = order.call(this, seat, text, change, at);
      if (change === 'add') this.etiquette.bots |= seatBit(seat);
      return done;
    });
    expectCaught(parry, 'ahead', /an order of seat/, { orders: ORDERS });
  });

  it('catches a listed order that is refused', () => {
    const game = broken(parry, { orders: () => ['pass until dawn'] });
    expectCaught(game, 'ahead', /"pass until dawn" is listed, but refused: NO_SUCH_ORDER/);
  });

  it('catches an engine that answers although the board has changed', () => {
    const { setAhead, takeDue } = PendingAnswers.prototype;
    const kept = new Map<PendingAnswers, Map<number, Decision>>();
    vi.spyOn(PendingAnswers.prototype, 'setAhead').mockImplementation(function (
      this: PendingAnswers,
      seat,
      early,
    ) {
      if (early) kept.set(this, new Map([...(kept.get(this) ?? []), [seat, early.decision]]));
      setAhead.call(this, seat, early);
    });
    vi.spyOn(PendingAnswers.prototype, 'takeDue').mockImplementation(function (
      this: PendingAnswers,
      game,
      s,
      owing,
    ) {
      for (const [seat, decision] of kept.get(this) ?? [])
        if (owing & (1 << seat) && !game.refuse(s, seat, decision, true)) {
          kept.get(this)!.delete(seat);
          return { seat, decision };
        }
      return takeDue.call(this, game, s, owing);
    });
    expectCaught(parry, 'ahead', /in advance does something else than when asked/, { games: 40, seed: 2 });
  });
});

describe('undo', () => {
  it('catches an engine that undoes chance or a revelation', () => {
    const { barrierFrom } = History.prototype;
    const barrier = vi.spyOn(History.prototype, 'barrierFrom').mockReturnValue(undefined);
    expectCaught(hands, 'undo', /past a revelation/);
    expectCaught(combat, 'undo', /past chance/, { games: 20 });
    expectCaught(bids, 'undo', /past a revelation/, { games: 20 });
    barrier.mockImplementation(function (this: History, index, seat) {
      const found = barrierFrom.call(this, index, seat);
      return found === 'final' ? undefined : found;
    });
    expectCaught(combat, 'undo', /past a final decision/, { games: 40 });
  });

  it('catches an undo of a declared disclosure', () => {
    const game = broken(hands, {
      apply: (s, seat, decision, chance, tell) => {
        hands.apply(s, seat, decision, chance, tell);
        if (decision[0]! >= BURY) tell?.({ type: 'isTopHigh', high: topCard(s) > 5 ? 1 : 0 });
      },
    });
    expectCaught(game, 'undo', /past a revelation/, { announcements: ['isTopHigh'] });
  });

  it('catches an undo that does not restore the bytes, or undoes too much', () => {
    const { truncate } = History.prototype;
    vi.spyOn(History.prototype, 'truncate').mockImplementation(function (this: History, index) {
      truncate.call(this, index);
      this.state.data[0]!++;
    });
    expectCaught(parry, 'undo', /does not restore the bytes/);
    vi.spyOn(History.prototype, 'truncate').mockImplementation(function (this: History, index) {
      truncate.call(this, Math.max(0, index - 1));
    });
    expectCaught(parry, 'undo', /takes back something else/);
  });

  it('catches a place that is used again', () => {
    const place = vi.spyOn(History.prototype, 'place', 'get');
    place.mockImplementation(function (this: History) {
      return this.items.length + 1;
    });
    expectCaught(parry, 'undo', /a place in the log is used again/, { games: 4 });
  });
});

describe('audit', () => {
  it('catches a value outside its domain, and the game’s own audit', () => {
    const game = broken(hands, {
      apply: (s, seat, decision, chance, tell) => {
        hands.apply(s, seat, decision, chance, tell);
        s.points[seat] = -1;
      },
    });
    expectCaught(game, 'audit', /points\[\d\] is -1, outside/);
    expectCaught(broken(hands, { audit: () => ['too green'] }), 'audit', /too green/);
  });

  it('catches a card that is in two places, or in none', () => {
    const { move } = Zones.prototype;
    vi.spyOn(Zones.prototype, 'move').mockImplementation(function (this: Zones, card, to, position, shown) {
      move.call(this, card, to, position, shown);
      if (card === 4) this.zoneOf[card] = 0;
    });
    expectCaught(hands, 'audit', /says otherwise/);
  });

  it('catches a bounded list that overflows', () => {
    const game = broken(parry, {
      apply: (s, seat, decision, chance, tell) => {
        parry.apply(s, seat, decision, chance, tell);
        if (s.turn > 3) for (;;) s.stack.push(0);
      },
    });
    expectCaught(game, 'offers', /stack: more than 15 records/);
  });
});

describe('seats', () => {
  it('catches rules and an engine that accept seats which do not exist', () => {
    vi.spyOn(Match.prototype, 'refuseSeat').mockReturnValue(undefined);
    const everyone = (s: { turn: number; config: { seats: number } }) => s.turn % s.config.seats;
    const game = broken(hands, {
      refuse: (s, _seat, draft, whole) => hands.refuse(s, everyone(s), draft, whole),
      apply: (s, _seat, decision, chance, tell) => hands.apply(s, everyone(s), decision, chance, tell),
    });
    expectCaught(game, 'seats', /a decision of seat .* is taken/);
  });

  it('catches a table act of a seat that does not exist', () => {
    vi.spyOn(Match.prototype, 'refuseAct').mockReturnValue(undefined);
    expectCaught(hands, 'seats', /resign of seat 0 is taken/);
  });

  it('catches a game dealt to too many seats', () => {
    const { create } = Match;
    vi.spyOn(Match, 'create').mockImplementation((game, setup, test) =>
      create(game, { ...setup, seats: Math.min(4, Math.max(2, Math.floor(setup.seats) || 2)) }, test),
    );
    expectCaught(hands, 'seats', /a match of 5 seats is dealt/);
  });

  it('distinguishes everybody from every seat', () => {
    // The audience of an event for everybody includes spectators.
    const game = broken(hands, {
      apply: (s, seat, decision, chance, tell) =>
        hands.apply(s, seat, decision, chance, tell && ((event) => tell(event, everybody(s.config.seats)))),
    });
    expectCaught(game, 'pairs', /can tell from what is told/);
  });
});
