/** The rulebook's chapters 10 and 11, clause by clause: draws, resignation, abort, clock. */
import { describe, expect, test } from 'vitest';
import { leftAt, newClock, turnClock } from '#engine/match/clock.ts';
import { seatBit } from '#engine/seats.ts';
import { timesOccurred } from '../rules/game.ts';
import { defaultClock } from '../rules/options.ts';
import { tcp } from './place.ts';
import {
  act,
  BLACK,
  endingOf,
  playAll,
  refusedAct,
  refusedTurn,
  resultOf,
  sitDown,
  stateOf,
  tryToSitDown,
  WHITE,
} from './table.ts';

/** Two heavies that go to and fro far from each other; four half-moves bring the position back. */
const QUIET = tcp('16x16', 'Ch1 Hc1 ci16 hn16');
const ROUND = 'Hc1/NE Hn16/SW Hc1/N Hn16/S';
const quiet = (next: string): string => QUIET.replace(/w \d+ \d+$/, next);

describe('draw offers', () => {
  test('an offer stands until it is accepted, declined or the opponent completes the next turn [TC-10.1]', () => {
    const match = sitDown();
    act(match, BLACK, 'offerDraw');
    playAll(match, 'Hc1/NE');
    expect(refusedAct(match, WHITE, 'acceptDraw'), 'White has completed a turn').toMatchObject({
      code: 'NO_DRAW_OFFER',
    });
    const other = sitDown();
    playAll(other, 'Hc1/NE');
    act(other, WHITE, 'offerDraw');
    expect(other.refuseAct(BLACK, 'declineDraw')).toBeUndefined();
    act(other, BLACK, 'acceptDraw');
    expect([resultOf(other), endingOf(other)]).toEqual(['1/2-1/2', 'agreement']);
    expect(refusedTurn(other, BLACK, 'Hn16/SW')).toMatchObject({ code: 'GAME_OVER' });
    // At any time, by either side, on either side's turn.
    for (const seat of [WHITE, BLACK]) expect(sitDown().refuseAct(seat, 'offerDraw')).toBeUndefined();
    expect(refusedAct(other, WHITE, 'offerDraw')).toMatchObject({ code: 'GAME_OVER' });
  });

  for (const how of ['standing', 'declined', 'withdrawn', 'lapsed'] as const) {
    test(`a new offer only after the opponent’s turn: ${how} [TC-10.2]`, () => {
      const match = sitDown();
      act(match, WHITE, 'offerDraw');
      if (how === 'declined') act(match, BLACK, 'declineDraw');
      if (how === 'withdrawn') act(match, WHITE, 'withdrawDraw');
      expect(refusedAct(match, WHITE, 'offerDraw')).toMatchObject({
        code: 'DRAW_OFFER_TOO_SOON',
        clause: 'TC-10.2',
      });
      playAll(match, 'Hc1/NE');
      expect(
        refusedAct(match, WHITE, 'offerDraw'),
        'a turn of one’s own is not the opponent’s',
      ).toMatchObject({
        code: 'DRAW_OFFER_TOO_SOON',
      });
      playAll(match, 'Hn16/SW');
      act(match, WHITE, 'offerDraw');
      // The opponent's own offers do not matter.
      expect(refusedAct(match, WHITE, 'acceptDraw')).toMatchObject({ code: 'NO_DRAW_OFFER' });
    });
  }

  test('withdrawing, crossing offers, and answers to nothing [TC-10.10]', () => {
    const match = sitDown();
    for (const name of ['acceptDraw', 'declineDraw', 'withdrawDraw'] as const)
      expect(refusedAct(match, WHITE, name), name).toMatchObject({
        code: 'NO_DRAW_OFFER',
        clause: 'TC-10.10',
      });
    act(match, WHITE, 'offerDraw');
    expect(refusedAct(match, WHITE, 'acceptDraw'), 'not one’s own').toMatchObject({ code: 'NO_DRAW_OFFER' });
    expect(refusedAct(match, BLACK, 'withdrawDraw'), 'not the other’s').toMatchObject({
      code: 'NO_DRAW_OFFER',
    });
    act(match, WHITE, 'withdrawDraw');
    expect(refusedAct(match, BLACK, 'acceptDraw')).toMatchObject({ code: 'NO_DRAW_OFFER' });
    const crossing = sitDown();
    act(crossing, WHITE, 'offerDraw');
    act(crossing, BLACK, 'offerDraw');
    expect(endingOf(crossing), 'an offer against an offer accepts it').toBe('agreement');
  });
});

describe('repetition', () => {
  test('draw3 draws at the third occurrence; claim3 waits to be asked; off ignores it [TC-10.3]', () => {
    expect(sitDown().setup.options.repetition).toBe('draw3');
    const twice = `${ROUND} Hc1/NE Hn16/SW Hc1/N`;
    const drawn = sitDown({ position: QUIET });
    playAll(drawn, twice);
    expect(drawn.outcome).toBeUndefined();
    playAll(drawn, 'Hn16/S');
    expect([resultOf(drawn), endingOf(drawn)]).toEqual(['1/2-1/2', 'repetition']);

    const claim = sitDown({ position: QUIET, repetition: 'claim3' });
    playAll(claim, `${twice} Hn16/S`);
    expect(claim.outcome).toBeUndefined();
    expect(timesOccurred(stateOf(claim))).toBe(3);
    act(claim, WHITE, 'claim');
    expect([resultOf(claim), endingOf(claim)]).toEqual(['1/2-1/2', 'repetition']);

    const ignored = sitDown({ position: QUIET, repetition: 'off' });
    playAll(ignored, `${ROUND} ${ROUND} ${ROUND}`);
    expect(ignored.outcome).toBeUndefined();
    expect(refusedAct(ignored, WHITE, 'claim')).toMatchObject({ code: 'CLAIM_INVALID' });
  });

  test('a claim is for the side to move and the present position [TC-10.10]', () => {
    const match = sitDown({ position: QUIET, repetition: 'claim3' });
    playAll(match, ROUND);
    for (const seat of [WHITE, BLACK])
      expect(refusedAct(match, seat, 'claim'), 'twice').toMatchObject({
        code: 'CLAIM_INVALID',
        clause: 'TC-10.10',
      });
    playAll(match, ROUND);
    expect(refusedAct(match, BLACK, 'claim'), 'not Black’s turn').toMatchObject({ code: 'CLAIM_INVALID' });
    playAll(match, 'Hc1/NW');
    expect(refusedAct(match, BLACK, 'claim'), 'another position').toMatchObject({ code: 'CLAIM_INVALID' });
    playAll(match, 'Hn16/SW Hc1/N Hn16/S');
    expect(timesOccurred(stateOf(match)), 'a fourth time counts as well').toBe(4);
    act(match, WHITE, 'claim');
    expect(endingOf(match)).toBe('repetition');
    const draw3 = sitDown({ position: QUIET });
    playAll(draw3, ROUND);
    expect(refusedAct(draw3, WHITE, 'claim')).toMatchObject({ code: 'CLAIM_INVALID' });
  });

  const times = (match: ReturnType<typeof sitDown>): number => timesOccurred(stateOf(match));

  test('the same position: type, owner and facing on every square, and the side to move [TC-10.4]', () => {
    const match = sitDown({ position: QUIET });
    expect(times(match), 'the starting position counts').toBe(1);
    playAll(match, 'Hc1/NE Hn16/SW');
    expect(times(match)).toBe(1);
    playAll(match, 'Hc1/NW Hn16/S');
    expect(times(match), 'another facing').toBe(1);
    playAll(match, 'Hc1/N Hn16/SW');
    expect(times(match), 'the same for White only').toBe(1);

    // White loses a move: the same squares with the other side to move are another position.
    const tempo = sitDown({ position: QUIET });
    playAll(tempo, 'Hc1/NE Hn16/SW Hc1/E Hn16/S Hc1/N');
    expect([times(tempo), stateOf(tempo).side]).toEqual([1, BLACK]);
    playAll(tempo, 'Hn16/SW Hc1/NE Hn16/S Hc1/N');
    expect(times(tempo)).toBe(2);
  });

  test('tanks of one type and owner are alike; wrecks belong to the position [TC-10.4]', () => {
    const two = sitDown({ position: tcp('16x16', 'Ch1 Lc3 Ld3 ci16 hn16') });
    playAll(two, 'Lc3>c4/N Hn16/SW Ld3>c3/N Hn16/S Lc4>d4/N Hn16/SW Ld4<d3 Hn16/S');
    expect(times(two), 'the two light tanks have changed places').toBe(2);
    const unlike = sitDown({ position: tcp('16x16', 'Lc3 Cd3 ci16 hn16') });
    playAll(unlike, 'Lc3>c4/N Hn16/SW Cd3>c3/N Hn16/S Lc4>d4/N Hn16/SW Ld4<d3 Hn16/S');
    expect(times(unlike), 'another type is another position').toBe(1);
    // After a loss nothing that was before can come again.
    const loss = sitDown({ position: tcp('16x16', 'Ch1 Hc1 lc8/E ci16 hn16') });
    playAll(loss, 'Hc1/NE Hn16/SW Hc1/N*c8 Hn16/S Hc1/NE Hn16/SW Hc1/N Hn16/S');
    expect(times(loss), 'since the wreck lies there, once before').toBe(2);
  });
});

describe('no progress', () => {
  test('drawn after that many half-moves without a destroyed tank; 0 is off [TC-10.5]', () => {
    expect(sitDown().setup.options.noProgressPlies).toBe(100);
    for (const [limit, before, drawn] of [
      [40, 38, false],
      [40, 39, true],
      [40, 60, true],
      [100, 98, false],
      [100, 99, true],
      [400, 398, false],
      [400, 399, true],
      [0, 5000, false],
    ] as const) {
      const match = sitDown({ position: quiet(`w ${before} 70`), noProgressPlies: limit });
      expect(match.outcome, 'only a turn ends a game').toBeUndefined();
      playAll(match, 'Hc1/NE');
      expect(match.outcome !== undefined, `${before} of ${limit}`).toBe(drawn);
      if (drawn) expect([resultOf(match), endingOf(match)]).toEqual(['1/2-1/2', 'noProgress']);
    }
    for (const limit of [1, 39, 401, -1, 50.5])
      expect(tryToSitDown({ noProgressPlies: limit }), `${limit}`).toMatchObject({
        error: { code: 'BAD_OPTION' },
      });
    for (const limit of [0, 40, 400]) expect(tryToSitDown({ noProgressPlies: limit }).ok).toBe(true);
  });

  test('order: win, repetition, no progress; a win is never a draw [TC-10.7]', () => {
    const win = sitDown({ position: tcp('16x16', 'Ce15 Hc1 ci2 hn16', 'w 99 70') });
    playAll(win, 'Ce15>OUT');
    expect([resultOf(win), endingOf(win)]).toEqual(['1-0', 'escape']);
    // The eighth half-move is both the third occurrence and the hundredth without progress.
    const both = sitDown({ position: quiet('w 92 70') });
    playAll(both, `${ROUND} ${ROUND}`);
    expect(stateOf(both).noProgress).toBe(100);
    expect(endingOf(both)).toBe('repetition');
    const second = sitDown({ position: quiet('w 92 70'), repetition: 'off' });
    playAll(second, `${ROUND} ${ROUND}`);
    expect(endingOf(second)).toBe('noProgress');
  });

  test('so a game always ends [TC-10.9]', () => {
    const fidget = (match: ReturnType<typeof sitDown>): number => {
      let half = 0;
      for (; !match.outcome; half++) {
        const turns = half % 4 < 2 ? ['Hc1/NE', 'Hn16/SW'] : ['Hc1/N', 'Hn16/S'];
        playAll(match, turns[half % 2]!);
      }
      return half;
    };
    expect(fidget(sitDown({ position: QUIET }))).toBe(8);
    expect(fidget(sitDown({ position: QUIET, repetition: 'off' }))).toBe(100);
    const endless = sitDown({ position: QUIET, repetition: 'off', noProgressPlies: 0 });
    expect(
      endless.game.maxDecisions(endless.config),
      'and with both off at some time unfinished',
    ).toBeLessThan(10_000);
  });
});

describe('resigning and aborting', () => {
  test('a player may resign at any time, also out of turn; the opponent wins [TC-10.6]', () => {
    for (const seat of [WHITE, BLACK]) {
      for (const turns of ['', 'Hc1/NE']) {
        const match = sitDown();
        if (turns !== '') playAll(match, turns);
        act(match, seat, 'resign');
        expect([resultOf(match), endingOf(match)]).toEqual([seat === WHITE ? '0-1' : '1-0', 'resign']);
        expect(refusedAct(match, 1 - seat, 'resign')).toMatchObject({ code: 'GAME_OVER' });
      }
    }
  });

  test('either may abort until both have completed one turn; then there is no result [TC-10.8]', () => {
    for (const seat of [WHITE, BLACK]) {
      for (const turns of ['', 'Hc1/NE']) {
        const match = sitDown();
        if (turns !== '') playAll(match, turns);
        act(match, seat, 'abort');
        expect([resultOf(match), endingOf(match)]).toEqual(['*', 'abort']);
        expect(refusedTurn(match, stateOf(match).side, 'Hn16/SW')).toMatchObject({ code: 'GAME_OVER' });
      }
      const late = sitDown();
      playAll(late, 'Hc1/NE Hn16/SW');
      expect(refusedAct(late, seat, 'abort')).toMatchObject({ code: 'ABORT_TOO_LATE', clause: 'TC-10.8' });
    }
  });
});

describe('the clock', () => {
  const settingOf = (options: Parameters<typeof sitDown>[0]) => {
    const match = sitDown(options);
    return match.game.table(match.config).clock?.setting;
  };

  test('suggested times: 30 minutes on 16x16, 45 on 20x20 [TC-11.1]', () => {
    expect(settingOf({ scenarioId: 'basic-16' })).toEqual({ each: 30 * 60_000, increment: 0 });
    expect(settingOf({ scenarioId: 'basic-20' })).toEqual({ each: 45 * 60_000, increment: 0 });
  });

  test('none, or minutes and an increment; the default goes by the board’s height [TC-11.2]', () => {
    for (const [height, minutes] of [
      [8, 15],
      [12, 15],
      [13, 30],
      [17, 30],
      [18, 45],
      [24, 45],
    ] as const)
      expect(defaultClock(height), `height ${height}`).toEqual({ each: minutes * 60_000, increment: 0 });
    expect(settingOf({ scenarioId: 'training-ground' })?.each).toBe(15 * 60_000);
    expect(settingOf({ clock: 'none' })).toBeUndefined();
    expect(settingOf({ clock: '10+5' })).toEqual({ each: 600_000, increment: 5_000 });
    for (const clock of ['10', '5 minutes', '-1+0', '10+', '0+0'])
      expect(tryToSitDown({ clock }), clock).toMatchObject({
        error: { code: 'BAD_OPTION', clause: 'TC-11.2' },
      });
    // The increment is added after each completed turn.
    const clock = { ...newClock({ each: 600_000, increment: 5_000 }, 2, 0), running: seatBit(WHITE) };
    const after = turnClock(clock, 20_000, seatBit(BLACK), seatBit(WHITE));
    expect(after.left).toEqual([600_000 - 20_000 + 5_000, 600_000]);
  });

  test('whose time reaches zero loses, whatever the position [TC-11.3]', () => {
    for (const seat of [WHITE, BLACK]) {
      for (const position of [QUIET, tcp('10x10', 'Ce9 Md3 cd9/E'), tcp('10x10', 'Ce9 Hd3 ch3')]) {
        const match = sitDown({ position });
        act(match, seat, 'flag');
        expect([resultOf(match), endingOf(match)]).toEqual([seat === WHITE ? '0-1' : '1-0', 'time']);
      }
    }
  });

  test('a turn that ends the game stops both clocks [TC-11.4]', () => {
    const match = sitDown({ position: tcp('10x10', 'Ce9 Md3 cd9/E') });
    const clock = { ...newClock({ each: 60_000, increment: 0 }, 2, 0), running: match.owing };
    expect(clock.running).toBe(seatBit(WHITE));
    playAll(match, 'Ce9>OUT');
    const stopped = turnClock(clock, 1_000, match.owing, seatBit(WHITE));
    expect([leftAt(stopped, WHITE, 99_000), leftAt(stopped, BLACK, 99_000)]).toEqual([59_000, 60_000]);
    expect(refusedAct(match, BLACK, 'flag'), 'nobody loses on time any more').toMatchObject({
      code: 'GAME_OVER',
    });
  });

  test('White’s clock starts when both are ready, not before [TC-11.5]', () => {
    const match = sitDown();
    const clock = newClock(settingOf({})!, 2, 0);
    expect([leftAt(clock, WHITE, 50_000), leftAt(clock, BLACK, 50_000)], 'nobody’s runs yet').toEqual([
      1_800_000, 1_800_000,
    ]);
    const ready = turnClock(clock, 50_000, match.owing);
    expect([leftAt(ready, WHITE, 60_000), leftAt(ready, BLACK, 60_000)]).toEqual([1_790_000, 1_800_000]);
  });
});
