/** Pending answers, table acts and failures must stay consistent with the state. */
import { describe, expect, test } from 'vitest';
import { fingerprint } from '#engine/layout/fingerprint.ts';
import { loadMatch, type MatchFile, writeMatch } from '#engine/match/file.ts';
import type { Match } from '#engine/match/match.ts';
import { verifyMatch } from '#engine/match/verify.ts';
import { pastView, viewOf } from '#engine/match/view.ts';
import { decide, type Effect, nextSeat, plainGame, sitDown, stateOf } from './plain-game.ts';

const [A, B, C] = [0, 1, 2];
const bits = (...seats: number[]) => seats.reduce((set, seat) => set | (1 << seat), 0);

/** The match must be equal when it is loaded from its file. */
const reloads = (m: Match): void => {
  const file = JSON.parse(JSON.stringify(writeMatch(m, m.etiquette.offeredAt.map(String))));
  const loaded = loadMatch(m.game, file);
  if (!loaded.ok) throw new Error(loaded.error.code);
  expect(fingerprint(loaded.value.state)).toBe(fingerprint(m.state));
  expect(viewOf(loaded.value, bits(A, B))).toEqual(viewOf(m, bits(A, B)));
};

describe('sealed answers', () => {
  const together = (effect: Effect) =>
    plainGame(effect, {
      setup: (s) => {
        s.active = bits(A, B);
        s.may = bits(C);
      },
    });

  test('a decision out of turn that ends the round drops pending answers', () => {
    // C stops the round with 1 and opens the next with 2.
    const game = together((s, _seat, step) => {
      if (step === 1) s.active = bits(B);
      if (step === 2) s.active = bits(A, B);
    });
    const m = sitDown(game, 3);
    decide(m, A, 7);
    expect(m.sealed).toBe(bits(A));
    decide(m, C, 1);
    decide(m, B, 2);
    expect(m.owing, 'both owe an answer to the new question').toBe(bits(A, B));
    expect(m.sealed).toBe(0);
    decide(m, B, 5);
    expect(stateOf(m).sums[A], 'the answer to the old question was never given').toBe(0);
    decide(m, A, 3);
    expect(Array.from(stateOf(m).sums.slice(0, 2))).toEqual([3, 7]);
    reloads(m);
  });

  test('after a decision out of turn the round can still be completed', () => {
    const game = together((s, seat) => {
      if (seat === C) s.active = bits(A);
    });
    const m = sitDown(game, 3);
    decide(m, A, 7);
    decide(m, C, 1);
    expect(m.owing).toBe(bits(A));
    decide(m, A, 4);
    expect(stateOf(m).sums[A]).toBe(4);
  });

  test('a fact that does not end the match voids pending answers, too', () => {
    const game = plainGame(nextSeat, {
      setup: (s) => {
        s.active = bits(A, B, C);
      },
      fact: (s, fact) => {
        if ('seat' in fact) s.active &= ~(1 << fact.seat);
      },
    });
    const m = sitDown(game, 3);
    decide(m, A, 1);
    decide(m, B, 2);
    expect(m.act(C, 'resign').ok).toBe(true);
    expect(m.owing, 'somebody can go on').not.toBe(0);
    decide(m, A, 3);
    decide(m, B, 4);
    expect(Array.from(stateOf(m).sums)).toEqual([3, 4, 0]);
    reloads(m);
  });
});

describe('answers ahead', () => {
  test('an answer ahead is void once its seat has answered otherwise', () => {
    // The window asks B after A, and then B again; the board does not change. B may not play 7 the first
    // time.
    const game = plainGame(
      (s, seat) => {
        s.active = bits(B);
        s.ahead = seat === A ? bits(B) : 0;
      },
      {
        setup: (s) => {
          s.ahead = bits(B);
        },
      },
    );
    const strict = {
      ...game,
      refuse: (...[s, seat, draft, whole]: Parameters<typeof game.refuse>) =>
        draft[0] === 7 && seat === B && s.active === bits(B) && s.sums[B] === 0
          ? { code: 'NOT_NOW', clause: 'P-2' }
          : game.refuse(s, seat, draft, whole),
    };
    const m = sitDown(strict);
    decide(m, B, 7);
    decide(m, A, 1);
    expect(m.owing, 'the answer is not legal now, so B is asked').toBe(bits(B));
    decide(m, B, 2);
    expect(stateOf(m).sums[B], 'and does not answer the next question by itself').toBe(2);
    reloads(m);
  });

  test('an answer whose text is empty is refused: it would read as its withdrawal', () => {
    const game = plainGame(nextSeat, {
      setup: (s) => {
        s.ahead = bits(B);
      },
      write: () => '',
    });
    const m = sitDown(game);
    expect(() => m.decide(B, [3])).toThrow();
    expect([...m.log]).toEqual([]);
  });
});

describe('acts of the table', () => {
  test('an unknown act is refused, whatever its name', () => {
    const m = sitDown(plainGame(nextSeat));
    for (const act of ['toString', 'constructor', '__proto__', 'hasOwnProperty', 'x'])
      expect(m.act(A, act as 'resign'), act).toMatchObject({ ok: false, error: { code: 'NO_SUCH_ACT' } });
    expect([...m.log]).toEqual([]);
  });

  test('where the rules answer for a fallen flag, only the flag of a seat that has to decide can fall', () => {
    const m = sitDown(plainGame(nextSeat));
    expect(m.act(B, 'flag')).toMatchObject({ ok: false });
    expect(m.outcome).toBeUndefined();
    expect(m.act(A, 'flag').ok).toBe(true);
    expect(m.owing).toBe(bits(B));
  });

  test('where the rules do not handle a fallen flag, none falls; a clock setting is not needed', () => {
    const game = plainGame(nextSeat);
    const m = sitDown({ ...game, table: () => ({}) });
    expect(m.act(A, 'flag')).toMatchObject({ ok: false, error: { code: 'NO_SUCH_ACT' } });
    const slow = sitDown({ ...game, table: () => ({ clock: { clause: 'P-10', onFall: 'lose' } }) });
    expect(slow.act(A, 'flag').ok).toBe(true);
  });

  test('an offer made before a decision that was undone does not prevent a new one', () => {
    const m = sitDown(plainGame(nextSeat));
    decide(m, A, 1);
    decide(m, B, 1);
    expect(m.act(A, 'offerDraw').ok).toBe(true);
    // B undoes the decision that A's offer waited for, and decides again: B has decided since the offer.
    expect(m.act(B, 'undo').ok).toBe(true);
    decide(m, B, 2);
    expect(m.refuseAct(A, 'offerDraw')).toBeUndefined();
    reloads(m);
  });
});

describe('when a game throws in the middle of a decision', () => {
  const BUG = 13;
  const failing = plainGame((s, seat, step) => {
    nextSeat(s, seat, step, undefined as never);
    if (step === BUG) throw new Error('a bug');
  });

  test('the match is unchanged, and goes on', () => {
    const m = sitDown(failing);
    decide(m, A, 1);
    m.act(B, 'offerDraw');
    const before = [
      fingerprint(m.state),
      m.decisionId,
      m.log.length,
      JSON.stringify(viewOf(m, bits(A, B)).own),
    ];
    expect(() => m.submit(B, String(BUG))).toThrow('a bug');
    expect([
      fingerprint(m.state),
      m.decisionId,
      m.log.length,
      JSON.stringify(viewOf(m, bits(A, B)).own),
    ]).toEqual(before);
    expect(m.etiquette.offer).toBe(bits(B));
    decide(m, B, 2);
    reloads(m);
  });

  test('a sealed round that fails keeps the answers given so far', () => {
    const game = plainGame(
      (_s, _seat, step) => {
        if (step === BUG) throw new Error('a bug');
      },
      {
        setup: (s) => {
          s.active = bits(A, B);
        },
      },
    );
    const m = sitDown(game);
    decide(m, A, 5);
    expect(() => m.submit(B, String(BUG))).toThrow('a bug');
    expect(m.sealed).toBe(bits(A));
    expect(Array.from(stateOf(m).sums)).toEqual([0, 0]);
    decide(m, B, 6);
    expect(Array.from(stateOf(m).sums)).toEqual([5, 6]);
    reloads(m);
  });
});

describe('the match file', () => {
  const played = (): Match => {
    const m = sitDown(plainGame(nextSeat));
    decide(m, A, 1);
    m.act(B, 'resign');
    return m;
  };
  const written = (m: Match) => JSON.parse(JSON.stringify(writeMatch(m, ['a', 'b'])));
  /** The same value with the keys of every object in reverse order. */
  const reversed = (json: unknown): unknown =>
    Array.isArray(json)
      ? json.map(reversed)
      : typeof json === 'object' && json !== null
        ? Object.fromEntries(
            Object.entries(json)
              .reverse()
              .map(([k, v]) => [k, reversed(v)]),
          )
        : json;

  test('is verified whatever the order of its keys', () => {
    const m = played();
    expect(verifyMatch(m.game, reversed(written(m)) as MatchFile)).toEqual({ holds: true });
  });

  test('of other rules is not verified by the present ones', () => {
    const m = played();
    expect(verifyMatch(m.game, { ...written(m), version: '0' })).toMatchObject({ fault: 'setup' });
    expect(verifyMatch(m.game, { ...written(m), game: 'other' })).toMatchObject({ fault: 'setup' });
  });

  test('with a malformed secret is reported as a fault, not a crash', () => {
    const m = played();
    expect(verifyMatch(m.game, { ...written(m), secret: 'xyz' })).toMatchObject({ fault: 'commitment' });
  });

  test('does not change while the match goes on', () => {
    const m = sitDown(plainGame(nextSeat));
    decide(m, A, 1);
    const file = writeMatch(m, ['a', 'b']);
    decide(m, B, 1);
    expect(file.log).toHaveLength(1);
    expect(verifyMatch(m.game, file)).toEqual({ holds: true });
  });
});

describe('past views', () => {
  test('do not exist before the deal, after the present or between two decisions', () => {
    const m = sitDown(plainGame(nextSeat));
    decide(m, A, 1);
    decide(m, B, 1);
    for (const index of [-1, 3, 0.5, 1.5, Number.NaN, Infinity])
      expect(pastView(m, 0, index), `${index}`).toBeUndefined();
    expect([0, 1, 2].map((index) => pastView(m, 0, index)?.decision)).toEqual([1, 2, 3]);
  });

  test('of the last moment show the end of a match that ended by its length', () => {
    const m = sitDown(plainGame(nextSeat, { maxDecisions: () => 2 }));
    decide(m, A, 1);
    decide(m, B, 1);
    expect(m.outcome?.reason).toBe('unfinished');
    expect(pastView(m, 0, 2)).toMatchObject({ outcome: { reason: 'unfinished' }, owing: [] });
    expect(pastView(m, 0, 1)).toMatchObject({ owing: [2] });
  });
});
