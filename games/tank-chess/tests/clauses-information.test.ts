/** The rulebook's chapters 12 and 16, clause by clause: information, takebacks, options. */
import { describe, expect, test } from 'vitest';
import { chanceSource } from '#engine/chance-stream.ts';
import { newClock, turnClock } from '#engine/match/clock.ts';
import { imagine, viewOf } from '#engine/match/view.ts';
import { everybody, SPECTATOR, seatBit } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import { scenarioById } from '../content/scenarios.ts';
import { tankChess, timesOccurred } from '../rules/game.ts';
import { OPTIONS } from '../rules/options.ts';
import { printScenario } from '../rules/scenario/file.ts';
import type { Scenario } from '../rules/scenario/scenario.ts';
import { tcp } from './place.ts';
import {
  act,
  BLACK,
  endingOf,
  type Options,
  playAll,
  refusedAct,
  refusedTurn,
  sitDown,
  stateOf,
  tcpNow,
  tryToSitDown,
  WHITE,
} from './table.ts';

const VIEWERS = [seatBit(WHITE), seatBit(BLACK), SPECTATOR, everybody(2)];

describe('information', () => {
  test('nothing is hidden from anybody [TC-12.1]', () => {
    const match = sitDown({ scenarioId: 'skirmish' });
    playAll(match, 'Lc2>c3/N');
    const whole = viewOf(match, everybody(2));
    for (const viewer of VIEWERS) {
      const view = viewOf(match, viewer);
      expect(view.state).toEqual(whole.state);
      expect(view.derived).toEqual(whole.derived);
      expect(JSON.stringify(view.state), 'the board itself is in it').toContain(tcpNow(match).split(' ')[1]!);
    }
  });

  test('hints follow from what everybody sees: a spectator can work out the same turns [TC-12.2]', () => {
    const match = sitDown({ scenarioId: 'skirmish', shotPolicy: 'effectiveOnly' });
    const chance = chanceSource(new Uint8Array(32), [], 'hint').at(0);
    const view = viewOf(match, SPECTATOR);
    const seen = imagine(tankChess, match.config, view.state, SPECTATOR, chance);
    const listed = (state: typeof seen): number[] => {
      const steps = new StepList();
      match.game.steps(state, WHITE, [], steps);
      return steps.list();
    };
    expect(listed(seen).length).toBe(302);
    expect(listed(seen)).toEqual(listed(match.state));
  });

  test('spectators see a turn as soon as the players do [TC-12.3]', () => {
    const match = sitDown();
    const done = match.submit(WHITE, 'Lc3>c5/N');
    expect(done.ok && done.value.told.map((told) => told.audience)).toEqual([everybody(2)]);
    expect(viewOf(match, SPECTATOR).state).toEqual(viewOf(match, seatBit(BLACK)).state);
    expect(viewOf(match, SPECTATOR).derived).toMatchObject({ tcp: tcpNow(match) });
  });

  test('while a turn is composed nothing is sent and nothing changes [TC-12.4]', () => {
    const match = sitDown();
    const before = [tcpNow(match), JSON.stringify(viewOf(match, seatBit(BLACK)))];
    const steps = new StepList();
    match.game.steps(match.state, WHITE, [], steps);
    for (const step of steps.list())
      expect(match.game.refuse(match.state, WHITE, [step], true)).toBeUndefined();
    for (const text of ['c3 FF', 'c3 FFL', 'c1 R', 'c1 X', 'h1 FFFFF n16'])
      match.game.read(match.state, WHITE, text);
    expect([tcpNow(match), JSON.stringify(viewOf(match, seatBit(BLACK)))]).toEqual(before);
    expect(match.log.length).toBe(0);
  });
});

describe('takebacks', () => {
  const POSITION = tcp('12x12', 'Ca1 Me2 le7/E cl12', 'w 17 9');

  test('a submitted turn is final; it is undone only if the opponent agrees before the next turn [TC-12.5]', () => {
    const match = sitDown();
    playAll(match, 'Hc1/NE');
    expect(refusedTurn(match, WHITE, 'Hc1/N')).toMatchObject({ code: 'NOT_YOUR_TURN' });
    act(match, WHITE, 'undo');
    expect(tcpNow(match)).toContain('2H1');
    act(match, BLACK, 'declineUndo');
    expect(tcpNow(match), 'declined').toContain('2H1');
    act(match, WHITE, 'undo');
    playAll(match, 'Hn16/SW');
    expect(refusedAct(match, BLACK, 'acceptUndo'), 'too late').toMatchObject({ code: 'NO_TAKEBACK_REQUEST' });
    act(match, BLACK, 'undo');
    expect(refusedAct(match, BLACK, 'acceptUndo'), 'not by oneself').toMatchObject({
      code: 'NO_TAKEBACK_REQUEST',
    });
    act(match, WHITE, 'acceptUndo');
    expect([stateOf(match).side, tcpNow(match).includes('h42 ')]).toEqual([BLACK, false]);
    const off = sitDown({ takebacks: false });
    playAll(off, 'Hc1/NE');
    expect(refusedAct(off, WHITE, 'undo')).toMatchObject({ code: 'TAKEBACK_OFF', clause: 'TC-12.5' });
  });

  test('it restores position, side, turn number, counter and occurrences, not clock time [TC-12.6]', () => {
    const match = sitDown({ position: POSITION });
    const before = tcpNow(match);
    playAll(match, 'Me2>e3/N*e7');
    expect(stateOf(match).noProgress).toBe(0);
    const clock = { ...newClock({ each: 60_000, increment: 0 }, 2, 0), running: seatBit(WHITE) };
    const after = turnClock(clock, 8_000, match.owing, seatBit(WHITE));
    act(match, WHITE, 'undo');
    act(match, BLACK, 'acceptUndo');
    expect(tcpNow(match)).toBe(before);
    expect([stateOf(match).side, stateOf(match).turnNumber, stateOf(match).noProgress]).toEqual([
      WHITE,
      9,
      17,
    ]);
    expect(turnClock(after, 8_000, match.owing).left, 'used time is gone').toEqual([52_000, 60_000]);
    // Occurrences: the turn taken back no longer counts.
    const round = sitDown({ position: tcp('16x16', 'Ch1 Hc1 ci16 hn16') });
    playAll(round, 'Hc1/NE Hn16/SW Hc1/N Hn16/S');
    expect(timesOccurred(stateOf(round))).toBe(2);
    act(round, BLACK, 'undo');
    act(round, WHITE, 'acceptUndo');
    playAll(round, 'Hn16/S');
    expect(timesOccurred(stateOf(round))).toBe(2);
  });

  test('only by the one who moved last, after a turn, before the end [TC-12.6]', () => {
    const match = sitDown();
    for (const seat of [WHITE, BLACK])
      expect(refusedAct(match, seat, 'undo'), 'before any turn').toMatchObject({
        code: 'TAKEBACK_TOO_LATE',
        clause: 'TC-12.6',
      });
    playAll(match, 'Hc1/NE');
    expect(refusedAct(match, BLACK, 'undo'), 'White has not moved').toMatchObject({
      code: 'TAKEBACK_TOO_LATE',
    });
    playAll(match, 'Hn16/SW');
    expect(refusedAct(match, WHITE, 'undo'), 'White did not move last').toMatchObject({
      code: 'TAKEBACK_TOO_LATE',
    });
    act(match, BLACK, 'resign');
    for (const seat of [WHITE, BLACK])
      expect(refusedAct(match, seat, 'undo')).toMatchObject({ code: 'GAME_OVER' });
    expect(endingOf(match)).toBe('resign');
  });
});

describe('options', () => {
  test('their values and defaults [TC-16.1]', () => {
    const options = sitDown().setup.options;
    expect(options).toMatchObject({
      scenarioId: 'basic-16',
      colours: 'random',
      reverseExit: true,
      shotPolicy: 'allowBounce',
      declarations: 'auto',
      repetition: 'draw3',
      noProgressPlies: 100,
      takebacks: true,
      funSet: 'off',
    });
    expect(stateOf(sitDown()).config).toMatchObject({
      objectives: 'standard',
      clock: { each: 1_800_000, increment: 0 },
      takebacks: true,
    });
    const allowed: Record<string, Options[string][]> = {
      colours: ['random', 'hostWhite', 'hostBlack'],
      clock: ['none', '30+0', '45+10'],
      objectives: ['standard', 'destroyOnly', 'captureFlag'],
      reverseExit: [true, false],
      shotPolicy: ['allowBounce', 'effectiveOnly'],
      declarations: ['auto', 'off'],
      repetition: ['draw3', 'claim3', 'off'],
      noProgressPlies: [0, 40, 400],
      takebacks: [true, false],
      funSet: ['off'],
    };
    for (const [id, values] of Object.entries(allowed)) {
      for (const value of values) expect(tryToSitDown({ [id]: value }).ok, `${id}=${value}`).toBe(true);
      for (const wrong of ['maybe', 7, null] as Options[string][])
        expect(tryToSitDown({ [id]: wrong }), `${id}=${wrong}`).toMatchObject({
          error: { code: 'BAD_OPTION' },
        });
    }
    expect(tryToSitDown({ scenarioId: 'nowhere' })).toMatchObject({ error: { code: 'BAD_OPTION' } });
    expect(tryToSitDown({ colour: 'random' }), 'no such option').toMatchObject({
      error: { code: 'BAD_OPTION' },
    });
    expect(OPTIONS.every((option) => /^TC-\d+\.\d+$/.test(option.clause))).toBe(true);
  });

  const base = scenarioById('training-ground')!;
  const custom = (change: Partial<Scenario>): Options => ({
    scenarioId: 'custom',
    scenario: printScenario({ ...base, id: 'my-own', ...change }),
  });

  test('a rated game needs a published, symmetric scenario and has no takebacks [TC-16.2]', () => {
    expect(stateOf(sitDown()).config.rated, 'casual is the default').toBe(false);
    for (const id of ['basic-16', 'basic-20', 'octagon']) {
      const { config } = stateOf(sitDown({ scenarioId: id, rated: true, takebacks: true }));
      expect([config.rated, config.takebacks]).toEqual([true, false]);
    }
    expect(tryToSitDown({ ...custom({}), rated: true }).ok).toBe(true);
    const asymmetric = custom({ symmetry: 'none' });
    expect(tryToSitDown({ ...asymmetric, rated: true })).toMatchObject({ error: { clause: 'TC-16.2' } });
    expect(tryToSitDown(asymmetric).ok, 'casual it may be').toBe(true);
    const faulty = custom({ map: base.map.map((row, i) => (i === 5 ? `#${row.slice(1)}` : row)) });
    expect(tryToSitDown({ ...faulty, rated: true }), 'a draft').toMatchObject({
      error: { clause: 'TC-16.2' },
    });
    expect(tryToSitDown(faulty).ok).toBe(true);
  });

  test('objectives, flags and clock of a scenario replace the defaults; the host may change them [TC-16.3]', () => {
    const own = custom({
      objectives: 'captureFlag',
      flags: { white: 'a1', black: 'j12' },
      clock: { minutes: 7, increment: 3 },
    });
    const { config } = stateOf(sitDown(own));
    expect(config).toMatchObject({
      objectives: 'captureFlag',
      flags: [0, 119],
      clock: { each: 420_000, increment: 3_000 },
    });
    const changed = stateOf(sitDown({ ...own, objectives: 'standard', clock: '20+0' })).config;
    expect(changed).toMatchObject({ objectives: 'standard', clock: { each: 1_200_000, increment: 0 } });
    expect(stateOf(sitDown(custom({}))).config.clock, 'without a clock of its own the default').toMatchObject(
      {
        each: 15 * 60_000,
      },
    );
  });
});
