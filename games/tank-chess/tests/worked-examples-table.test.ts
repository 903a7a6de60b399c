/** The rulebook's worked examples on draws, the clock and takebacks, at the engine's table: WE-39 to WE-42, WE-54. */
import { describe, expect, test } from 'vitest';
import { type Clock, leftAt, newClock, nextFall, turnClock } from '#engine/match/clock.ts';
import { seatBit } from '#engine/seats.ts';
import { POSITIONS } from './fixtures/worked-examples.ts';
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
  tcpNow,
  WHITE,
} from './table.ts';

describe('draws', () => {
  const ROUND = 'Hc1/NE Hn16/SW Hc1/N Hn16/S';

  test('WE-39 threefold repetition [TC-10.3, TC-10.4]', () => {
    const match = sitDown({ position: POSITIONS['WE-39'] });
    playAll(match, ROUND);
    expect(match.outcome, 'twice is not enough').toBeUndefined();
    playAll(match, 'Hc1/NE Hn16/SW Hc1/N');
    expect(match.outcome).toBeUndefined();
    playAll(match, 'Hn16/S');
    expect([resultOf(match), endingOf(match)]).toEqual(['1/2-1/2', 'repetition']);
    expect(refusedTurn(match, WHITE, 'Hc1/NE')).toMatchObject({ code: 'GAME_OVER' });
  });

  test('WE-40 no-progress draw [TC-10.5]', () => {
    const quiet = sitDown({ position: POSITIONS['WE-40 a'] });
    playAll(quiet, 'Hc1/NE');
    expect(stateOf(quiet).noProgress).toBe(100);
    expect([resultOf(quiet), endingOf(quiet)]).toEqual(['1/2-1/2', 'noProgress']);
    const progress = sitDown({ position: POSITIONS['WE-40 b'] });
    playAll(progress, 'Mf8/N*f11');
    expect(stateOf(progress).noProgress).toBe(0);
    expect(progress.outcome).toBeUndefined();
    playAll(progress, 'Ci16/SE');
    expect(stateOf(progress).noProgress).toBe(1);
  });
});

describe('the table', () => {
  test('WE-41 agreeing a draw, declining, resigning [TC-10.1, TC-10.2, TC-10.6]', () => {
    const agreed = sitDown();
    act(agreed, WHITE, 'offerDraw');
    act(agreed, BLACK, 'acceptDraw');
    expect([resultOf(agreed), endingOf(agreed)]).toEqual(['1/2-1/2', 'agreement']);

    const declined = sitDown();
    act(declined, WHITE, 'offerDraw');
    act(declined, BLACK, 'declineDraw');
    expect(declined.outcome).toBeUndefined();
    expect(refusedAct(declined, BLACK, 'acceptDraw')).toMatchObject({ code: 'NO_DRAW_OFFER' });
    expect(refusedAct(declined, WHITE, 'offerDraw')).toMatchObject({
      code: 'DRAW_OFFER_TOO_SOON',
      clause: 'TC-10.2',
    });
    playAll(declined, 'Hc1/NE');
    expect(refusedAct(declined, WHITE, 'offerDraw'), 'a turn of one’s own does not help').toMatchObject({
      code: 'DRAW_OFFER_TOO_SOON',
    });
    playAll(declined, 'Hn16/SW');
    act(declined, WHITE, 'offerDraw');

    const lapsed = sitDown();
    act(lapsed, WHITE, 'offerDraw');
    playAll(lapsed, 'Hc1/NE');
    expect(
      lapsed.refuseAct(BLACK, 'acceptDraw'),
      'the offer stands through the offerer’s turn',
    ).toBeUndefined();
    playAll(lapsed, 'Hn16/SW');
    expect(refusedAct(lapsed, BLACK, 'acceptDraw'), 'and lapses with the next of the opponent').toMatchObject(
      {
        code: 'NO_DRAW_OFFER',
      },
    );
    act(lapsed, WHITE, 'offerDraw');

    for (const seat of [WHITE, BLACK]) {
      const resigned = sitDown();
      act(resigned, seat, 'resign');
      expect([resultOf(resigned), endingOf(resigned)]).toEqual([seat === WHITE ? '0-1' : '1-0', 'resign']);
    }
  });

  test('WE-42 flag fall [TC-11.3, TC-11.4]', () => {
    for (const increment of [0, 5]) {
      const match = sitDown({ clock: `30+${increment}` });
      const setting = match.game.table(match.config).clock!.setting!;
      expect(setting).toEqual({ each: 30 * 60_000, increment: increment * 1000 });
      // It is White's turn, with 0.8 s left.
      const clock: Clock = { ...newClock(setting, 2, 0), left: [800, 60_000], running: seatBit(WHITE) };
      expect(nextFall(clock)).toEqual({ seat: WHITE, at: 800 });

      // Received at 0.7 s: accepted.
      expect(leftAt(clock, WHITE, 700)).toBe(100);
      playAll(match, 'Hc1/NE');
      const after = turnClock(clock, 700, seatBit(BLACK), seatBit(WHITE));
      expect(leftAt(after, WHITE, 700)).toBe(100 + increment * 1000);
      expect(leftAt(after, WHITE, 9_000), 'it no longer runs').toBe(100 + increment * 1000);
      expect(leftAt(after, BLACK, 1_700), 'Black’s does').toBe(59_000);

      // Received at 0.9 s: the flag fell at 0.8 s.
      const late = sitDown({ clock: `30+${increment}` });
      expect(leftAt(clock, WHITE, 900)).toBe(0);
      act(late, WHITE, 'flag');
      expect([resultOf(late), endingOf(late)]).toEqual(['0-1', 'time']);
      expect(refusedTurn(late, WHITE, 'Hc1/NE')).toMatchObject({ code: 'GAME_OVER' });
    }
  });

  test('WE-54 takebacks and undo [TC-12.4, TC-12.5]', () => {
    const match = sitDown();
    const start = tcpNow(match);
    // While a turn is composed it may be anything; nothing is sent and nothing changes.
    for (const text of ['Hc1/NE', 'Lc3>c5/N', 'Ch1>h2/N']) {
      const read = match.game.read(match.state, WHITE, text);
      expect(read.ok && match.game.refuse(match.state, WHITE, read.value, false)).toBeUndefined();
    }
    expect([tcpNow(match), match.log.length]).toEqual([start, 0]);

    playAll(match, 'Hc1/NE');
    const played = tcpNow(match);
    act(match, WHITE, 'undo');
    expect(tcpNow(match), 'asking changes nothing').toBe(played);
    act(match, BLACK, 'acceptUndo');
    expect(tcpNow(match)).toBe(start);
    playAll(match, 'Lc3>c5/N');

    // Once Black has submitted a turn it is too late.
    act(match, WHITE, 'undo');
    playAll(match, 'Hn16/SW');
    expect(refusedAct(match, BLACK, 'acceptUndo').code).toBe('NO_TAKEBACK_REQUEST');
    expect(refusedAct(match, WHITE, 'undo')).toMatchObject({ code: 'TAKEBACK_TOO_LATE' });

    const rated = sitDown({ rated: true, takebacks: true });
    playAll(rated, 'Hc1/NE');
    expect(refusedAct(rated, WHITE, 'undo')).toMatchObject({ code: 'TAKEBACK_OFF', clause: 'TC-12.5' });
  });
});
