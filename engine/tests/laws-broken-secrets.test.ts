/**
 * For each law about saving, views and sealed answers, a violation: in a game, or in a replaced part of the engine.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Decision } from '../game.ts';
import { bids } from '../laws/small/bids.ts';
import { combat } from '../laws/small/combat.ts';
import { BURY, DRAW, type HandsState, hands } from '../laws/small/hands.ts';
import { ORDERS, PARRY, PASS, type ParryState, parry } from '../laws/small/parry.ts';
import { checkLaws } from '../laws/suite.ts';
import { Zones } from '../layout/zones.ts';
import { PendingAnswers } from '../match/pending-answers.ts';
import { refusal } from '../result.ts';
import { everybody } from '../seats.ts';
import { broken, expectCaught } from './broken.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const topCard = (s: HandsState): number => s.card.first(s.card.zone('pile'));

describe('saving', () => {
  it('catches data outside the layout', () => {
    const passes = new WeakMap<object, number>();
    const game = broken(parry, {
      apply: (s, seat, decision, chance, tell) => {
        parry.apply(s, seat, decision, chance, tell);
        const n = (passes.get(s) ?? 0) + 1;
        passes.set(s, n);
        s.happened = n;
      },
    });
    expectCaught(game, 'saving', /goes on differently/);
  });

  it('catches bytes that the named form does not contain', () => {
    const game = broken(combat, {
      apply: (s, seat, decision, chance, tell) => {
        combat.apply(s, seat, decision, chance, tell);
        // A cell beyond the length of a list: invisible in the named form, but part of the bytes.
        s.wounds.values[s.wounds.values.length - 1] = 1;
      },
    });
    expectCaught(game, 'saving', /a state saved and loaded is another/);
  });

  it('catches a match that does not load from its file', () => {
    const game = broken(hands, {
      read: (s, seat, text) =>
        s.turn === 5 ? { ok: false, error: refusal('BROKEN', 'SP-2') } : hands.read(s, seat, text),
    });
    expectCaught(game, 'saving', /loading the match file throws|going on after loading throws/);
  });
});

describe('views', () => {
  it('catches hidden data in derived values', () => {
    expectCaught(broken(hands, { derived: (s) => ({ top: topCard(s) }) }), 'views', /the view: /);
  });

  it('catches steps, refusals, prompts and standing orders that depend on hidden data', () => {
    const steps = broken(hands, {
      steps: (s, seat, draft, out) => {
        hands.steps(s, seat, draft, out);
        if (draft.length === 0 && topCard(s) === 3 && out.count > 1) out.count--;
      },
    });
    expectCaught(steps, 'views', /the steps after/);
    const refusals = broken(hands, {
      refuse: (s, seat, draft, whole) => {
        const refused = hands.refuse(s, seat, draft, whole);
        return refused && { ...refused, params: { top: topCard(s) } };
      },
    });
    expectCaught(refusals, 'views', /refuse/);
    const prompt = broken(hands, {
      point: (s, seat) => {
        const point = hands.point(s, seat);
        return point && { ...point, params: { top: topCard(s) } };
      },
    });
    expectCaught(prompt, 'views', /point: /);
    const order = broken(parry, {
      standing: (s, seat) => {
        const top = s.card.first(s.card.zone('pile'));
        return s.stack.length === 0 || top % 2 ? undefined : parry.standing!(s, seat, ORDERS[0]!);
      },
    });
    expectCaught(order, 'views', /standing: /, { orders: ORDERS });
  });

  it('catches a turn order that depends on hidden data', () => {
    const game = broken(hands, {
      active: (s) => (hands.active(s) && topCard(s) === 0 ? 1 : hands.active(s)),
    });
    expectCaught(game, 'views', /who is asked/);
  });

  it('catches an imagined state that breaks the game’s own audit', () => {
    const game = broken(hands, {
      // The rules exclude this pile, but `imagine` does not know that.
      audit: (s) => (topCard(s) === 5 && s.turn > 2 && !s.card.sees(1, topCard(s)) ? ['5 on top'] : []),
    });
    expectCaught(game, 'audit', /imagined by .*5 on top/);
  });

  it('catches an engine that imagines known components wrongly', () => {
    const { sees } = Zones.prototype;
    // Half of the states forget shown cards, as if knowledge were not part of a view.
    vi.spyOn(Zones.prototype, 'show').mockImplementation(() => undefined);
    const game = broken(hands, {
      derived: (s, viewer) => ({
        sees: sees.call(s.card, viewer, s.card.last(s.card.zone('pile'))),
        last: s.card.last(s.card.zone('pile')),
      }),
    });
    expectCaught(game, 'views', /the view: /);
  });
});

describe('pairs', () => {
  it('catches a text that everybody may read although it names what is hidden', () => {
    expectCaught(broken(hands, { textIsPublic: () => true }), 'pairs', /can tell from what is told/);
  });

  it('catches an event that tells everybody what only some may know', () => {
    const game = broken(hands, {
      apply: (s, seat, decision, chance, tell) => {
        const drawn = topCard(s);
        hands.apply(s, seat, decision, chance, tell);
        if (decision[0] === DRAW && s.turn < 8) tell?.({ type: 'drew', seat: seat + 1, card: drawn });
      },
    });
    expectCaught(game, 'pairs', /can tell from what is told/);
  });

  it('distinguishes a card that is shown and covered again from one that is never shown', () => {
    const telling = (shows: boolean) =>
      broken(hands, {
        apply: (s, seat, decision, chance, tell) => {
          hands.apply(s, seat, decision, chance, tell);
          const top = topCard(s);
          if (top < 0 || decision[0]! < BURY) return;
          const before = s.card.known[top]!;
          if (shows) s.card.show(top, everybody(s.config.seats));
          tell?.({ type: 'drew', seat: seat + 1, card: top });
          s.card.known[top] = before;
        },
      });
    expectCaught(telling(false), 'pairs', /can tell from what is told/);
    const { found, checks } = checkLaws(telling(true), { games: 5, seed: 3 }).laws.pairs;
    expect(found).toBe(0);
    expect(checks).toBeGreaterThan(500);
  });

  it('catches a number of events that depends on hidden data', () => {
    const game = broken(hands, {
      apply: (s, seat, decision, chance, tell) => {
        const odd = topCard(s) % 2 === 1;
        hands.apply(s, seat, decision, chance, tell);
        if (odd) tell?.({ type: 'drew', seat: seat + 1 });
      },
    });
    expectCaught(game, 'pairs', /can tell from what is told/);
  });

  it('catches an open field that is set from hidden data', () => {
    const game = broken(hands, {
      apply: (s, seat, decision, chance, tell) => {
        const top = topCard(s);
        hands.apply(s, seat, decision, chance, tell);
        if (decision[0]! >= BURY && top > 5) s.points[seat] = s.points[seat]! + 1;
      },
    });
    expectCaught(game, 'pairs', /can tell from the view/);
  });

  it('catches a window that opens only for those who hold an answer', () => {
    const holdsAnswer = (s: ParryState): boolean =>
      s.card
        .list(s.card.zone('hand', s.asked))
        .some((card) => !parry.refuse(s, s.asked, [PARRY], true) || card < 0);
    const game = broken(parry, {
      apply: (s, seat, decision, chance, tell) => {
        parry.apply(s, seat, decision, chance, tell);
        while (parry.active(s) && s.asked >= 0 && !holdsAnswer(s))
          parry.apply(s, s.asked, [PASS], chance, null);
      },
    });
    expectCaught(game, 'pairs', /can tell from the view/);
  });

  it('allows an event that answers a question about hidden data, where the game declares it', () => {
    const game = broken(hands, {
      apply: (s, seat, decision, chance, tell) => {
        const high = topCard(s) > 5;
        hands.apply(s, seat, decision, chance, tell);
        if (decision[0]! >= BURY) tell?.({ type: 'isTopHigh', high: high ? 1 : 0 });
      },
    });
    expectCaught(game, 'pairs', /isTopHigh/);
    expectCaught(broken(game, { timeout: () => [-1] }), 'timeouts', /refused/, {
      announcements: ['isTopHigh'],
    });
  });
});

describe('sealed', () => {
  it('catches rules that favour who answers first', () => {
    let first = -1;
    const game = broken(bids, {
      refuse: (s, seat, draft, whole) => {
        if (whole && first < 0) first = seat;
        return bids.refuse(s, seat, draft, whole);
      },
      apply: (s, seat, decision, chance, tell) => {
        bids.apply(s, seat, decision, chance, tell);
        if (first >= 0 && !s.hasBid.includes(1)) {
          s.won[first] = Math.min(5, s.won[first]! + 1);
          first = -1;
        }
      },
    });
    expectCaught(game, 'sealed', /gives another result/);
  });

  it('catches rules that let others see an answer', () => {
    let last: Decision = [];
    const game = broken(bids, {
      write: (s, seat, decision) => {
        last = decision;
        return bids.write(s, seat, decision);
      },
      derived: () => ({ last: [...last] }),
    });
    expectCaught(game, 'sealed', /others see what seat/);
  });

  it('catches an engine that resolves in the order of arrival', () => {
    const arrived: number[] = [];
    const { seal } = PendingAnswers.prototype;
    vi.spyOn(PendingAnswers.prototype, 'seal').mockImplementation(function (
      this: PendingAnswers,
      seat,
      decision,
    ) {
      if (!arrived.includes(seat)) arrived.push(seat);
      seal.call(this, seat, decision);
    });
    const { takeRound } = PendingAnswers.prototype;
    vi.spyOn(PendingAnswers.prototype, 'takeRound').mockImplementation(function (
      this: PendingAnswers,
      active,
    ) {
      const answers = takeRound.call(this, active);
      if (answers === undefined) return undefined;
      const order = arrived.splice(0);
      return answers.toSorted((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
    });
    expectCaught(bids, 'sealed', /gives another result/);
  });

  it('catches an engine that does not let a seat change its answer', () => {
    const { seal } = PendingAnswers.prototype;
    vi.spyOn(PendingAnswers.prototype, 'seal').mockImplementation(function (
      this: PendingAnswers,
      seat,
      decision,
    ) {
      if (this.sealed(seat) === undefined) seal.call(this, seat, decision);
    });
    expectCaught(bids, 'sealed', /gives another result/);
  });
});
