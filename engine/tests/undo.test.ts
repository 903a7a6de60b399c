/** What prevents an undo, and the cost of asking. */
import { describe, expect, test } from 'vitest';
import { viewOf } from '#engine/match/view.ts';
import { everybody, PUBLIC, seatBit } from '#engine/seats.ts';
import { decide, type Effect, nextSeat, type Plain, plainGame, sitDown, stateOf } from './plain-game.ts';

const [A, B, C] = [0, 1, 2];
const ACE = 0;

/** The ace is in C's hand, and A knows it. */
const withAce = (effect: Effect) =>
  plainGame(
    (s, seat, step, chance) => {
      nextSeat(s, seat, step, chance);
      effect(s, seat, step, chance);
    },
    {
      setup: (s) => {
        s.cards.move(ACE, s.cards.zone('hand', C));
        s.cards.show(ACE, seatBit(A));
      },
    },
  );
const becauseOf = (m: ReturnType<typeof sitDown>, seat: number) =>
  m.refuseAct(seat, 'undo')?.params?.because ?? m.refuseAct(seat, 'undo');

describe('a revelation bars an undo', () => {
  test('also when only somebody else learned something that the requester knew', () => {
    const spying = withAce((s, seat, step) => {
      if (step === 5) s.cards.show(ACE, seatBit(seat));
    });
    const m = sitDown(spying, 3);
    decide(m, A, 1);
    decide(m, B, 5);
    expect(becauseOf(m, A), 'B would keep what they saw in C’s hand').toBe('revelation');
    expect(becauseOf(m, B)).toBe('revelation');
    // Had B not looked, A could ask for everybody's consent.
    const other = sitDown(spying, 3);
    decide(other, A, 1);
    decide(other, B, 6);
    expect(becauseOf(other, A)).toBeUndefined();
  });

  test('but not when players reveal components of their own', () => {
    const m = sitDown(
      withAce((s, seat) => {
        if (seat === C) s.cards.move(ACE, s.cards.zone('table'));
      }),
      3,
    );
    decide(m, A, 1);
    decide(m, B, 1);
    decide(m, C, 1);
    expect(becauseOf(m, C)).toBeUndefined();
    expect(becauseOf(m, B), 'B learned it').toBe('revelation');
    expect(becauseOf(m, A), 'A knew it, and C was free to show it').toBeUndefined();
  });

  test('components that everybody has seen reveal nothing again, however they were shown', () => {
    for (const eyes of [PUBLIC, everybody(3)]) {
      const m = sitDown(
        withAce((s, seat) => {
          if (seat === A) s.cards.show(ACE, eyes);
          if (seat === B) s.cards.move(ACE, s.cards.zone('table'));
        }),
        3,
      );
      decide(m, A, 1);
      decide(m, B, 1);
      expect(becauseOf(m, B), `${eyes}`).toBeUndefined();
    }
  });

  test('answers given together bar an undo, with the same refusal whatever they were', () => {
    for (const step of [1, 5]) {
      const m = sitDown(
        plainGame(
          (_s, _seat, given, chance) => {
            if (given === 5) chance.draw(2);
          },
          {
            setup: (s) => {
              s.active = seatBit(A) | seatBit(B);
            },
          },
        ),
      );
      decide(m, A, step);
      decide(m, B, 1);
      expect(becauseOf(m, B)).toBe('revelation');
    }
  });
});

test('a final decision is refused with the clause that makes it final', () => {
  const m = sitDown(plainGame(nextSeat, { final: (_s, _seat, [step]) => (step === 5 ? 'P-99' : undefined) }));
  decide(m, A, 1);
  expect(m.refuseAct(A, 'undo')).toBeUndefined();
  decide(m, B, 5);
  for (const seat of [A, B])
    expect(m.refuseAct(seat, 'undo')).toEqual({
      code: 'UNDO_BARRIER',
      clause: 'P-99',
      params: { because: 'final' },
    });
});

describe('chance bars an undo', () => {
  test('wherever it was used since, also early in a long match', () => {
    const m = sitDown(
      plainGame((s, seat, step, chance) => {
        nextSeat(s, seat, step, chance);
        if (step === 5) chance.draw(2);
      }),
    );
    for (let i = 0; i < 300; i++) decide(m, i % 2, 1);
    expect(becauseOf(m, B)).toBeUndefined();
    decide(m, A, 5);
    expect([becauseOf(m, A), becauseOf(m, B)]).toEqual(['chance', 'chance']);
    decide(m, B, 1);
    decide(m, A, 1);
    expect([becauseOf(m, A), becauseOf(m, B)]).toEqual([undefined, undefined]);
  });
});

test('in a game without secrets, checking for barriers replays nothing', () => {
  let applied = 0;
  const game = plainGame((s, seat, step, chance) => {
    applied++;
    nextSeat(s, seat, step, chance);
  });
  const open = {
    ...game,
    blank: (seats: number) => {
      const s = game.blank(seats);
      return Object.assign(s, { layout: Object.assign(Object.create(s.layout), { hides: false }) });
    },
  };
  const m = sitDown(open);
  for (let i = 0; i < 200; i++) decide(m, i % 2, 1);
  applied = 0;
  for (const viewer of [0, 1, 2, 3]) viewOf(m, viewer);
  expect(m.refuseAct(B, 'undo')).toBeUndefined();
  expect(applied).toBe(0);
});

test('the past is the same after undoing across the snapshots of a long match', () => {
  // Only A decides; the sum makes every state distinct.
  const m = sitDown(plainGame(() => undefined));
  const sums = [0];
  const go = (step: number) => {
    decide(m, A, step);
    sums.push(sums.at(-1)! + step);
  };
  for (let i = 0; i < 600; i++) {
    go(1 + (i % 7));
    const back = [127, 128, 129, 255, 256, 257].includes(m.history.items.length) ? (i % 3) + 1 : 0;
    for (let k = 0; k < back && i < 330; k++) {
      expect(m.act(A, 'undo').ok).toBe(true);
      sums.pop();
      expect(stateOf(m).sums[A]).toBe(sums.at(-1));
    }
  }
  expect(m.history.items.length).toBeGreaterThan(300);
  for (const index of [0, 1, 127, 128, 129, 130, 255, 256, 257, m.history.items.length])
    expect((m.history.stateBefore(index) as Plain).sums[A], `${index}`).toBe(sums[index]);
  const places = m.history.items.map((item) => item.place);
  expect(new Set(places).size).toBe(places.length);
  expect(Math.max(...places)).toBeLessThan(m.decisionId);
});
