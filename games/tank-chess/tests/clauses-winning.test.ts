/** The rulebook's chapter 8, clause by clause: winning. */
import { describe, expect, test } from 'vitest';
import { squareOf as numberOf } from '../rules/judge.ts';
import type { RulesOptions } from '../rules/notation/tcp.ts';
import { on, tcp } from './place.ts';
import {
  declared,
  endState,
  given,
  made,
  outcomeOf,
  play,
  record,
  refused,
  squareOf,
  turnsOf,
  unread,
} from './support.ts';
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
  WHITE,
} from './table.ts';

const exits = (things: string, next = 'w 0 1', options: RulesOptions = {}): string[] =>
  turnsOf(on('10x10', things, options, next)).filter((turn) => turn.includes('OUT'));

describe('destroying the command tank', () => {
  test('wins at once [TC-8.1]', () => {
    const match = sitDown({ position: tcp('10x10', 'Me2 Ca1 ce8/E lj10') });
    playAll(match, 'Me2>e3/N*e8');
    expect([resultOf(match), endingOf(match)]).toEqual(['1-0', 'destroyed']);
    expect(match.owing).toBe(0);
    expect(refusedTurn(match, BLACK, 'Lj10>j9/S')).toMatchObject({ code: 'GAME_OVER' });
    const black = sitDown({ position: tcp('10x10', 'me9 Ce5/E La1 cj10', 'b 0 1') });
    playAll(black, 'Me9>e8/S*e5');
    expect([resultOf(black), endingOf(black)]).toEqual(['0-1', 'destroyed']);
    const bounced = on('10x10', 'Le2 Ca1 ce8/S lj10');
    expect(outcomeOf(bounced, 'Le2>e3/N!e8'), 'a shot without effect does not').toBe('goes on');
    expect(outcomeOf(on('10x10', 'Me2 Ca1 le8/E cj10'), 'Me2>e3/N*e8'), 'nor does another tank').toBe(
      'goes on',
    );
  });

  test('the first to achieve an aim wins; one turn achieves only one [TC-8.10]', () => {
    const position = tcp('10x10', 'Ce9 Lb2 ch2/S');
    const match = sitDown({ position });
    playAll(match, 'Ce9>OUT');
    expect(resultOf(match), 'Black could have escaped too, next').toBe('1-0');
    for (const [seat, text] of [
      [BLACK, 'Ch2>OUT'],
      [WHITE, 'Lb2>b3/N'],
    ] as const)
      expect(refusedTurn(match, seat, text)).toMatchObject({ code: 'GAME_OVER' });
    expect(refused(given(position), 'e9', 'FF', 'h2'), 'no shot with an escape').toMatchObject({
      code: 'SHOT_AFTER_EXIT',
    });
  });

  test('a command tank may stay or go within reach of enemy fire [TC-8.13]', () => {
    const pos = on('10x10', 'Ca1 Lb2 he8/S cj10');
    expect(made(pos, 'a1', 'FR'), 'any square is open to it').toBe('Ca1>a2/NE');
    const threatened = on('10x10', 'Ce4 Lb2 he8/S cj10');
    expect(declared(threatened, BLACK)).toMatchObject({ check: true });
    expect(made(threatened, 'e4', 'F')).toBe('Ce4>e5/N');
    expect(made(threatened, 'b2', 'F')).toBe('Lb2>b3/N');
  });
});

describe('escaping', () => {
  test('a command tank that leaves over its far edge wins at once [TC-8.2]', () => {
    const white = sitDown({ position: tcp('10x10', 'Ce9 Lb2 ch3') });
    playAll(white, 'Ce9>OUT');
    expect([resultOf(white), endingOf(white)]).toEqual(['1-0', 'escape']);
    const black = sitDown({ position: tcp('10x10', 'Ca3 ch2/S', 'b 0 1') });
    playAll(black, 'Ch2>OUT');
    expect([resultOf(black), endingOf(black)]).toEqual(['0-1', 'escape']);
    expect(stateOf(black).cells.includes(0o300), 'it has left').toBe(false);
  });

  test('the step off the board is an ordinary step and needs one [TC-8.3]', () => {
    // Facing the edge from five squares inside it takes exactly five steps.
    expect(made(on('10x10', 'Ce6 ch2'), 'e6', 'FFFFF')).toBe('Ce6>OUT');
    expect(exits('Ce6 ch4')).toEqual(['Ce6>OUT']);
    expect(exits('Ce5 ch4')).toEqual([]);
    expect(refused(on('10x10', 'Ce5 ch2'), 'e5', 'FFFFFF')).toMatchObject({ code: 'TOO_MANY_STEPS' });
    expect(exits('Ce10/S ch4'), 'turning needs steps too').toEqual(['Ce10>OUT']);
    expect(exits('Ce7/E ch4'), 'one rotation, then four squares diagonally').toEqual(['Ce7>OUT']);
    expect(exits('Ce6/E ch4'), 'one rotation and five squares are too many').toEqual([]);
  });

  test('straight or diagonal, if the file beyond is a file of the board [TC-8.4]', () => {
    const pos = on('10x10', 'Ce10/N ch2');
    for (const path of ['F', 'LF', 'RF']) expect(made(pos, 'e10', path)).toBe('Ce10>OUT');
    expect(made(pos, 'e10', 'RRF'), 'along the edge it only drives').toBe('Ce10>f10/E');
    const edge = on('10x10', 'Cb10/NW ch2');
    expect(made(edge, 'b10', 'F'), 'over file a').toBe('Cb10>OUT');
    for (const beside of ['#d10', 'Ld10', 'xld10', 'ld10'])
      expect(made(on('10x10', `Ce10/NW ch2 ${beside}`), 'e10', 'F'), 'past a thing on the far rank').toBe(
        'Ce10>OUT',
      );
  });

  test('not through the corner [TC-8.5]', () => {
    for (const [square, facing] of [
      ['a10', 'NW'],
      ['j10', 'NE'],
    ] as const) {
      const pos = on('10x10', `C${square}/${facing} ce2`);
      expect(refused(pos, square, 'F')).toMatchObject({ code: 'EXIT_THROUGH_CORNER', clause: 'TC-8.5' });
      expect(made(pos, square, facing === 'NW' ? 'RF' : 'LF'), 'but straight out beside it').toBe(
        `C${square}>OUT`,
      );
    }
    const black = on('10x10', 'Ce9/E ca1/SW', {}, 'b 0 1');
    expect(refused(black, 'a1', 'F')).toMatchObject({ code: 'EXIT_THROUGH_CORNER' });
  });

  test('not over a side edge or the home edge [TC-8.6]', () => {
    for (const [square, facing] of [
      ['a5', 'W'],
      ['a5', 'NW'],
      ['j5', 'E'],
      ['e1', 'S'],
      ['e1', 'SE'],
      ['a1', 'SW'],
      ['a10', 'SW'],
    ]) {
      const pos = on('10x10', `C${square}/${facing} ch7`);
      expect(refused(pos, square!, 'F'), `${square} ${facing}`).toMatchObject({
        code: 'EXIT_WRONG_EDGE',
        clause: 'TC-8.6',
      });
    }
    expect(refused(on('10x10', 'Ca5/E ch7'), 'a5', 'B')).toMatchObject({ code: 'EXIT_WRONG_EDGE' });
  });

  test('only the command tank; otherwise it moves and shoots like a light tank [TC-8.7]', () => {
    expect(exits('Le10 Ca1 ch2')).toEqual([]);
    expect(unread(on('10x10', 'Le10 Ca1 ch2'), 'Le10>OUT')).toMatchObject({
      code: 'NOT_REACHABLE',
      clause: 'TC-4.12',
    });
    expect(endState(on('10x10', 'Le10 Ca1 ch2'), 'e10', 'OUT', null)).toBe('NOT_REACHABLE');
    const like = (letter: string, other: string): string[] =>
      turnsOf(on('20x20', `${letter}j8 lm14 mf12/W ${other} ct20`))
        .filter((turn) => turn.startsWith(`${letter}j8`))
        .map((turn) => turn.slice(1))
        .sort();
    expect(like('C', 'La1')).toEqual(like('L', 'Ca1'));
  });

  test('also in a single reverse step, unless the option forbids it [TC-8.8]', () => {
    expect(made(on('10x10', 'Ce10/S ch2'), 'e10', 'B')).toBe('Ce10>OUT');
    expect(made(on('10x10', 'Cb10/SE ch2'), 'b10', 'B'), 'diagonally').toBe('Cb10>OUT');
    expect(refused(on('10x10', 'Ca10/SE ch2'), 'a10', 'B')).toMatchObject({ code: 'EXIT_THROUGH_CORNER' });
    const strict = on('10x10', 'Ce10/S ch2', { reverseExit: false });
    expect(refused(strict, 'e10', 'B')).toMatchObject({ code: 'REVERSE_EXIT_OFF', clause: 'TC-8.8' });
    // Where only the reverse would lead out, the option decides whether there is an escape at all.
    const only = 'Ca10/S %b10 ch2 #a9';
    expect(exits(only)).toEqual(['Ca10>OUT']);
    const cornered = 'Ca9/S ch2';
    expect(exits(cornered, 'w 0 1', { reverseExit: false })).toEqual(exits(cornered));
    const matchless = sitDown({ position: tcp('10x10', 'Ce10/S ch2'), reverseExit: false });
    expect(refusedTurn(matchless, WHITE, 'e10 B')).toMatchObject({ code: 'REVERSE_EXIT_OFF' });
  });

  test('the game ends with the exit step: the rest is lost [TC-8.9]', () => {
    const pos = on('10x10', 'Ce9 ch2');
    for (const step of 'FLR')
      expect(refused(pos, 'e9', `FF${step}`)).toMatchObject({
        code: 'STEPS_AFTER_EXIT',
        params: { step: 3 },
      });
    expect(refused(pos, 'e9', 'FF', 'h2')).toMatchObject({ code: 'SHOT_AFTER_EXIT' });
    expect(record(pos, 'e9', 'FF')).toBe('Ce9>OUT#');
    expect(squareOf(play(pos, 'Ce9>OUT'), 'e9')).toBe('.');
  });

  test('a threatened command tank may still win by escaping [TC-8.11]', () => {
    const pos = on('10x10', 'Ce9 me5/N cj10');
    expect(declared(pos, BLACK)).toMatchObject({ check: true });
    expect(outcomeOf(pos, 'Ce9>OUT')).toBe('escape');
  });

  test('over a file whose far-rank square is border it counts as a corner [TC-8.12]', () => {
    const pos = on('10x10', 'Cc10/NW %a10 %b10 ch2');
    expect(refused(pos, 'c10', 'F')).toMatchObject({ code: 'EXIT_THROUGH_CORNER', clause: 'TC-8.12' });
    expect(made(pos, 'c10', 'RF')).toBe('Cc10>OUT');
    expect(made(pos, 'c10', 'RRF')).toBe('Cc10>OUT');
    // Obstacle, wreck or tank there do not matter; nor does a border square on another rank.
    for (const thing of ['#b10', 'xmb10', 'Lb10', 'mb10', '%b9'])
      expect(made(on('10x10', `Cc10/NW ${thing} ch2`), 'c10', 'F'), thing).toBe('Cc10>OUT');
    const black = on('10x10', 'Ce9/E cc1/SW %b1', {}, 'b 0 1');
    expect(refused(black, 'c1', 'F')).toMatchObject({ code: 'EXIT_THROUGH_CORNER', clause: 'TC-8.12' });
    expect(refused(on('10x10', 'Cc10/SE %b10 ch2'), 'c10', 'B')).toMatchObject({
      code: 'EXIT_THROUGH_CORNER',
    });
  });
});

describe('objectives', () => {
  test('destroyOnly and captureFlag switch the escape off [TC-8.14]', () => {
    for (const objectives of ['destroyOnly', 'captureFlag'] as const) {
      const pos = on('10x10', 'Ce10 ch2', { objectives });
      for (const path of ['F', 'LF', 'RF'])
        expect(refused(pos, 'e10', path), objectives).toMatchObject({ code: 'EXIT_OFF', clause: 'TC-8.14' });
      expect(refused(on('10x10', 'Ce10/S ch2', { objectives }), 'e10', 'B')).toMatchObject({
        code: 'EXIT_OFF',
      });
      expect(
        refused(on('10x10', 'Ca10/NW ch2', { objectives }), 'a10', 'F'),
        'a corner is one all the same',
      ).toMatchObject({ code: 'EXIT_THROUGH_CORNER' });
      expect(unread(pos, 'Ce10>OUT')).toMatchObject({ code: 'EXIT_OFF' });
      expect(exits('Ce10 ch2', 'w 0 1', { objectives })).toEqual([]);
      expect(declared(pos, WHITE), 'and no ESCAPE is declared').toMatchObject({ escape: false });
      expect(declared(on('10x10', 'Ce10 ch2'), WHITE)).toMatchObject({ escape: true });
      expect(outcomeOf(on('10x10', 'Me2 Ca1 ce8/E lj10', { objectives }), 'Me2>e3/N*e8'), objectives).toBe(
        'destroyed',
      );
    }
    const flagless = sitDown({ position: tcp('10x10', 'Ce10 ch2'), objectives: 'destroyOnly' });
    expect(refusedTurn(flagless, WHITE, 'e10 F')).toMatchObject({ code: 'EXIT_OFF' });
    expect(sitDown().setup.options.objectives, 'by default what the scenario says').toBe('scenario');
    expect(stateOf(sitDown()).config.objectives).toBe('standard');
  });

  const square = (name: string): number => numberOf(on('10x10', 'Ca1 cj10'), name);
  const flags: RulesOptions = { objectives: 'captureFlag', flags: [square('b1'), square('e8')] };

  test('captureFlag: ending a manoeuvre on the enemy flag square wins [TC-8.15]', () => {
    for (const letter of 'LMHDR')
      expect(outcomeOf(on('10x10', `${letter}e7 Ca1 cj10`, flags), `${letter}e7>e8/N`), letter).toBe('flag');
    expect(outcomeOf(on('10x10', 'Ce7 cj10', flags), 'Ce7>e8/N'), 'also the command tank').toBe('flag');
    expect(outcomeOf(on('10x10', 'Le9 Ca1 cj10', flags), 'Le9<e8'), 'also in reverse').toBe('flag');
    expect(outcomeOf(on('10x10', 'Le7 Ca1 cj10', flags), 'Le7>e9/N'), 'not passing over it').toBe('goes on');
    expect(outcomeOf(on('10x10', 'Lb2/S Ca1 cj10', flags), 'Lb2>b1/S'), 'not the own flag').toBe('goes on');
    expect(outcomeOf(on('10x10', 'Ca1 lb2 cj10', flags, 'b 0 1'), 'Lb2>b1/S'), 'Black takes White’s').toBe(
      'flag',
    );
    expect(outcomeOf(on('10x10', 'Le7 Ca1 cj10'), 'Le7>e8/N'), 'only under captureFlag').toBe('goes on');
    expect(
      refused(on('10x10', 'Le7 Ca1 me8 cj10', flags), 'e7', 'F'),
      'otherwise an ordinary square',
    ).toMatchObject({
      code: 'BLOCKED',
    });
    // By default the flags are the starting squares of the command tanks.
    const match = sitDown({ position: tcp('10x10', 'Lh9/W Ca1 ch8/W lb4/E'), objectives: 'captureFlag' });
    playAll(match, 'Ca1/E Ch8>g8/W');
    expect(match.outcome).toBeUndefined();
    playAll(match, 'Lh9>h8/S');
    expect([resultOf(match), endingOf(match)]).toEqual(['1-0', 'flag']);
    expect(refusedTurn(match, BLACK, 'Cg8>f8/W')).toMatchObject({ code: 'GAME_OVER' });
    expect(refusedAct(match, WHITE, 'resign')).toMatchObject({ code: 'GAME_OVER' });
  });

  test('captureFlag: the winning turn may carry a shot; destroying comes first [TC-8.16]', () => {
    const command = on('10x10', 'Me7 Ca1 lj1 ce10/E', flags);
    expect(made(command, 'e7', 'F', 'e10')).toBe('Me7>e8/N*e10');
    expect(outcomeOf(command, 'Me7>e8/N*e10')).toBe('destroyed');
    const other = on('10x10', 'Me7 Ca1 le10/E cj1', flags);
    expect(outcomeOf(other, 'Me7>e8/N*e10')).toBe('flag');
    expect(squareOf(play(other, 'Me7>e8/N*e10'), 'e10')).toBe('xl');
    // A threat to take the flag is not declared.
    const threat = on('10x10', 'Me6 Ca1 cj1 #i1 #i2 #j2', flags);
    expect(declared(threat, WHITE)).toEqual({ check: false, escape: false });
    expect(record(threat, 'a1', 'R')).toBe('Ca1/NE');
  });
});

test('resigning or a draw leave both command tanks; a win by the board does not [TC-8.1, TC-8.2]', () => {
  const match = sitDown();
  act(match, WHITE, 'resign');
  expect(match.game.audit?.(match.state)).toEqual([]);
  const escaped = sitDown({ position: tcp('10x10', 'Ce9 ch2') });
  playAll(escaped, 'Ce9>OUT');
  expect(escaped.game.audit?.(escaped.state)).toEqual([]);
});
