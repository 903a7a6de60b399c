/** The rulebook's chapter 3, clause by clause: the turn. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasSeat } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import { countTurns } from '../rules/generate.ts';
import { commandSquare } from '../rules/judge.ts';
import { printTcp } from '../rules/notation/tcp.ts';
import { turnFrom } from '../rules/types.ts';
import { boards } from './arbitraries.ts';
import { fast } from './compare.ts';
import { on, tcp } from './place.ts';
import { made, play, record, refused, squareOf, tcpOf, turnsOf } from './support.ts';
import { BLACK, endingOf, playAll, refusedTurn, resultOf, sitDown, stateOf, tcpNow, WHITE } from './table.ts';

describe('the turn', () => {
  test('White takes the first turn, then they alternate [TC-3.1]', () => {
    const match = sitDown();
    expect(stateOf(match).side).toBe(WHITE);
    expect(refusedTurn(match, BLACK, 'Hn16/SW')).toMatchObject({ code: 'NOT_YOUR_TURN', clause: 'TC-3.1' });
    playAll(match, 'Hc1/NE');
    expect(stateOf(match).side).toBe(BLACK);
    expect(refusedTurn(match, WHITE, 'Hc1/N')).toMatchObject({ code: 'NOT_YOUR_TURN' });
    playAll(match, 'Hn16/SW');
    expect([stateOf(match).side, stateOf(match).turnNumber]).toEqual([WHITE, 2]);
  });

  test('exactly one own live tank changes its square or its facing; there is no pass [TC-3.2]', () => {
    const match = sitDown();
    expect(match.decide(WHITE, []), 'no tank').toMatchObject({ ok: false, error: { clause: 'TC-3.2' } });
    const steps = new StepList();
    match.game.steps(match.state, WHITE, [], steps);
    const [first, second] = steps.list();
    expect(match.decide(WHITE, [first!, second!]).ok, 'two tanks').toBe(false);
    expect(match.log.length).toBe(0);
    const pos = on('10x10', 'Le5 Cb1 mf9 cj10 xMc3');
    expect(refused(pos, 'e5', '')).toMatchObject({ code: 'EMPTY_PATH' });
    expect(refused(pos, 'e5', 'LR')).toMatchObject({ code: 'NULL_MOVE' });
    expect(refused(pos, 'f9', 'F')).toMatchObject({ code: 'NOT_YOUR_PIECE' });
    expect(refused(pos, 'c3', 'F')).toMatchObject({ code: 'PIECE_DESTROYED' });
    const before = turnsOf(pos);
    for (const turn of before.filter((text) => !text.includes('*'))) {
      const after = play(pos, turn);
      const changed = ['e5', 'b1'].filter((square) => squareOf(after, square) !== squareOf(pos, square));
      expect(changed, turn).toEqual([turn.slice(1, 3)]);
    }
  });

  test('after the manoeuvre the same tank may shoot, once [TC-3.3]', () => {
    const pos = on('10x10', 'Me2 Ca1 le8/E li5/S cj10');
    expect(made(pos, 'e2', 'F', 'e8')).toBe('Me2>e3/N*e8');
    const after = play(pos, 'Me2>e3/N*e8');
    expect(
      turnsOf(after).every((turn) => /^[LC][ij]/.test(turn)),
      'and then it is Black’s turn',
    ).toBe(true);
    const match = sitDown({ position: tcp('10x10', 'Me2 Ca1 le8/E lh6/S cj10') });
    expect(refusedTurn(match, WHITE, 'Me2>e3/N*e8*h6')).toMatchObject({ code: 'TCN_SYNTAX' });
    playAll(match, 'Me2>e3/N*h6');
    expect(refusedTurn(match, WHITE, 'Me3/NE*e8')).toMatchObject({ code: 'NOT_YOUR_TURN' });
  });

  test('no other tank may shoot in this turn [TC-3.4]', () => {
    // The medium on e3 has e8 in its line already; moving the light tank does not let it fire.
    const pos = on('10x10', 'Me3 Lb2 Ca1 le8/E cj10');
    expect(refused(pos, 'b2', 'L', 'e8')).toMatchObject({ code: 'SHOT_NOT_IN_LINE' });
    // Whether the medium could fire makes no difference to what the light tank can do.
    const byLight = (things: string): string[] =>
      turnsOf(on('10x10', things)).filter((turn) => turn.startsWith('Lb2') && turn.includes('*'));
    expect(byLight('Me3 Lb2 Ca1 le8/E cj10')).toEqual(byLight('Me3/S Lb2 Ca1 le8/E cj10'));
  });

  test('the shot comes last, from where the manoeuvre ends [TC-3.5]', () => {
    const pos = on('10x10', 'Me3 Ca1 le8/E cj10');
    expect(refused(pos, 'e3', 'RRF', 'e8'), 'first shooting, then driving away').toMatchObject({
      code: 'SHOT_NOT_IN_LINE',
    });
    expect(refused(pos, 'e3', 'F', 'e9')).toMatchObject({ code: 'SHOT_NO_TARGET' });
    expect(made(pos, 'e3', 'F', 'e8')).toBe('Me3>e4/N*e8');
    expect(squareOf(play(pos, 'Me3>e4/N*e8'), 'e4'), 'nothing follows the shot').toBe('M0');
  });

  test('a turn is one indivisible action [TC-3.6]', () => {
    const match = sitDown({ position: tcp('10x10', 'Me3 Ca1 le8/E cj10') });
    const before = tcpNow(match);
    expect(refusedTurn(match, WHITE, '{"from":"e3","path":"RF","target":"e8"}')).toMatchObject({
      code: 'SHOT_NOT_IN_LINE',
    });
    expect(tcpNow(match), 'the manoeuvre alone is not carried out').toBe(before);
    playAll(match, 'Me3>e4/N*e8');
    expect(match.log.length).toBe(1);
    expect(match.history.items.length).toBe(1);
  });

  test('after a turn: win, draw, declarations, then the other player [TC-3.7]', () => {
    const told = (position: string, turn: string): string[] => {
      const match = sitDown({ position, noProgressPlies: 40 });
      const done = match.submit(stateOf(match).side, turn);
      if (!done.ok) throw new Error(done.error.code);
      return done.value.told.map(({ event }) => event.type);
    };
    // A win on the very half-move that would be a draw.
    const exit = tcp('10x10', 'Ce9 Lb2 cj1/N', 'w 39 20');
    expect(told(exit, 'Ce9>OUT')).toEqual(['escaped', 'ended']);
    const won = sitDown({ position: exit, noProgressPlies: 40 });
    playAll(won, 'Ce9>OUT');
    expect([resultOf(won), endingOf(won)]).toEqual(['1-0', 'escape']);
    // A draw: nothing is declared after it.
    expect(told(exit, 'Ce9/NE')).toEqual(['moved', 'ended']);
    // Otherwise the declarations, and Black is asked.
    expect(told(exit.replace('39 20', '38 20'), 'Ce9/NE')).toEqual(['moved', 'check', 'escapeThreat']);
    const match = sitDown({ position: exit.replace('39 20', '38 20'), noProgressPlies: 40 });
    playAll(match, 'Ce9/NE');
    expect([hasSeat(match.owing, BLACK), hasSeat(match.owing, WHITE)]).toEqual([true, false]);
  });

  test('the tank chosen last turn may be chosen again, and so may any other [TC-3.8]', () => {
    const pos = play(on('10x10', 'Le3 Mb2 Ca1 ch9'), 'Le3>e4/N', 'Ch9>g9/W');
    expect(made(pos, 'e4', 'F')).toBe('Le4>e5/N');
    expect(made(pos, 'b2', 'F')).toBe('Mb2>b3/N');
    expect(made(pos, 'a1', 'F')).toBe('Ca1>a2/N');
  });

  test('a player whose command tank is live always has a legal turn [TC-3.9]', () => {
    const walled = on('10x10', 'Ca1 #a2 #b2 #b1 cj10');
    expect(turnsOf(walled)).toEqual(['Ca1/E', 'Ca1/NE', 'Ca1/NW', 'Ca1/S', 'Ca1/SE', 'Ca1/SW', 'Ca1/W']);
    fc.assert(
      fc.property(boards({ min: 8, max: 10 }, true), (data) => {
        const pos = fast(printTcp(data));
        expect(commandSquare(pos, pos.side)).toBeGreaterThanOrEqual(0);
        expect(countTurns(pos)).toBeGreaterThan(0);
      }),
      { numRuns: 300, seed: 39 },
    );
    // The steps that the table offers are never none, to the end of a game.
    const match = sitDown({ scenarioId: 'skirmish' });
    const steps = new StepList();
    for (let i = 0; i < 80 && !match.outcome; i++) {
      match.game.steps(match.state, stateOf(match).side, [], steps);
      expect(steps.count).toBeGreaterThan(0);
      const turn = steps.items[(i * 7919) % steps.count]!;
      expect(stateOf(match).cells[turnFrom(turn)]).toBeGreaterThan(0);
      expect(match.decide(stateOf(match).side, [turn]).ok).toBe(true);
    }
  });
});

test('what is offered is what is accepted, and nothing is changed by asking [TC-3.2, TC-3.6]', () => {
  const pos = on('10x10', 'Me3 Lb2 Ca1 le8/E md7/SE cj10');
  const before = tcpOf(pos);
  for (const turn of turnsOf(pos)) expect(play(pos, turn).side, turn).toBe(BLACK);
  expect(tcpOf(pos)).toBe(before);
  expect(record(pos, 'b2', 'F').startsWith('Lb2>b3/N')).toBe(true);
});
