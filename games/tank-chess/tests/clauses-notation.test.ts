/** The rulebook's chapter 14, clause by clause: notation, position string, game record. */
import { describe, expect, test } from 'vitest';
import { importGame } from '../rules/notation/import.ts';
import { printTcn } from '../rules/notation/tcn.ts';
import { parseTcn } from '../rules/notation/tcn-grammar.ts';
import { parseTcp, printTcp } from '../rules/notation/tcp.ts';
import { SAMPLE_RECORD } from './fixtures/sample-record.ts';
import { SCENARIOS } from './fixtures/scenarios.ts';
import { POSITIONS } from './fixtures/worked-examples.ts';
import { on, tcp } from './place.ts';
import {
  endState,
  given,
  made,
  play,
  read,
  record,
  refused,
  squareOf,
  tcpOf,
  turnsOf,
  unread,
} from './support.ts';
import { act, BLACK, playAll, refusedTurn, sitDown, tcpNow, WHITE } from './table.ts';

const codeOf = (text: string): string => {
  const position = parseTcp(text);
  return position.ok ? 'ok' : position.error.code;
};
const rows = (n: number, row: string): string => Array.from({ length: n }, () => row).join('/');

describe('position strings', () => {
  test('a game can be written down, and played again from what was written [TC-14.1]', () => {
    const match = sitDown({ scenarioId: 'skirmish' });
    const texts: string[] = [];
    for (let i = 0; i < 30 && !match.outcome; i++) {
      const turns = turnsOf(given(tcpNow(match))).filter((turn) => !turn.includes('OUT'));
      texts.push(turns[(i * 53) % turns.length]!);
      playAll(match, texts.at(-1)!);
    }
    const again = sitDown({ scenarioId: 'skirmish' });
    playAll(again, texts.join(' '));
    expect(tcpNow(again)).toBe(tcpNow(match));
    expect(again.log.map((entry) => ('text' in entry ? entry.text : ''))).toEqual(
      match.log.map((entry) => ('text' in entry ? entry.text : '')),
    );
  });

  test('letters: capitals White, small ones Black; in turns always capitals [TC-14.2]', () => {
    const pos = on('9x9', 'Ca1 Lb1 Mc1 Hd1 De1 Rf1 ca9 lb9 mc9 hd9 de9 rf9');
    expect(tcpOf(pos)).toBe('9x9 c4l4m4h4d4r43/9/9/9/9/9/9/9/C0L0M0H0D0R03 w 0 1');
    expect(turnsOf({ ...pos, side: 1 }).every((turn) => /^[CLMHDR][a-i]9/.test(turn))).toBe(true);
    expect(unread({ ...pos, side: 1 }, 'lb9>b8/S')).toMatchObject({ code: 'TCN_SYNTAX' });
    for (const letter of ['Q', 'q', 'B', 'S'])
      expect(codeOf(`8x8 C0c4${letter}05/${rows(7, '8')} w 0 1`)).toBe('TCP_SYNTAX');
  });

  test('the grammar: size, ranks from the highest, side, counters [TC-14.3]', () => {
    for (const { tcp: text } of SCENARIOS) expect(printTcp(given(text))).toBe(text);
    for (const text of Object.values(POSITIONS)) expect(printTcp(given(text))).toBe(text);
    const pos = given(`8x8 c47/${rows(6, '8')}/7C0 b 12 34`);
    expect([pos.side, pos.noProgress, pos.turnNumber]).toEqual([1, 12, 34]);
    expect([squareOf(pos, 'a8'), squareOf(pos, 'h1')]).toEqual(['c4', 'C0']);
    // The counter counts half-moves since the last loss, the number grows after Black's turn.
    const after = play(on('10x10', 'Me2 Ca1 le7/E cj10', {}, 'w 5 9'), 'Me2>e3/N');
    expect(tcpOf(after)).toMatch(/ b 6 9$/);
    expect(tcpOf(play(after, 'Cj10/SW'))).toMatch(/ w 7 10$/);
    expect(tcpOf(play(on('10x10', 'Me2 Ca1 le7/E cj10', {}, 'w 5 9'), 'Me2>e3/N*e7'))).toMatch(/ b 0 9$/);
  });

  test('one digit after a letter is the facing, further ones a run; # % x [TC-14.4]', () => {
    const pos = given(`12x8 C011/${rows(6, '12')}/c42#%xLxm5 w 0 1`);
    expect(['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'l1'].map((square) => squareOf(pos, square))).toEqual([
      'c4',
      '.',
      '.',
      '#',
      '%',
      'xL',
      'xm',
      '.',
    ]);
    expect(squareOf(given(`20x8 C0c410xl7/${rows(7, '20')} w 0 1`), 'm8'), 'a run of ten').toBe('xl');
    // One live command tank may be missing: the game is over.
    expect(codeOf(`8x8 C07/${rows(7, '8')} w 0 1`)).toBe('ok');
    expect(turnsOf(given(`8x8 C07/${rows(7, '8')} w 0 1`))).toEqual([]);
    expect(refused(given(`8x8 C0xc6/${rows(7, '8')} w 0 1`), 'a8', 'F')).toMatchObject({ code: 'GAME_OVER' });
    expect(codeOf(`8x8 C0C0c45/${rows(7, '8')} w 0 1`)).toBe('TCP_COMMAND_COUNT');
    expect(codeOf(`8x8 xCxc6/${rows(7, '8')} w 0 1`)).toBe('TCP_COMMAND_COUNT');
  });

  test('errors in their order; what is read is written canonically [TC-14.5]', () => {
    const good = `8x8 C0c46/${rows(7, '8')} w 0 1`;
    expect(codeOf(good)).toBe('ok');
    const faults: readonly [string, string, string][] = [
      ['TCP_SYNTAX', '8x8', '8x7'],
      ['TCP_SYNTAX', '8x8', '8x25'],
      ['TCP_SYNTAX', '8x8', '08x8'],
      ['TCP_SYNTAX', 'C0', 'C8'],
      ['TCP_SYNTAX', 'C0', 'C'],
      ['TCP_SYNTAX', '/8', '/?8'],
      ['TCP_SYNTAX', ' w', '  w'],
      ['TCP_SYNTAX', ' 0 1', ' 0 1 1'],
      ['TCP_ROW_COUNT', '/8/8', '/8'],
      ['TCP_ROW_WIDTH', '46', '45'],
      ['TCP_SIDE', ' w ', ' W '],
      ['TCP_COUNTER', ' 0 1', ' 0 0'],
      ['TCP_COUNTER', ' 0 1', ' 00 1'],
      ['TCP_COUNTER', ' 0 1', ' -1 1'],
      ['TCP_COMMAND_COUNT', 'c4', 'C4'],
    ];
    for (const [code, from, to] of faults) expect(codeOf(good.replace(from, to)), to).toBe(code);
    // The first in the list is the one reported.
    const order: readonly [string, string, string][] = [
      ['TCP_ROW_COUNT', '/8/8', '/8'],
      ['TCP_ROW_WIDTH', '46', '45'],
      ['TCP_SIDE', ' w ', ' x '],
      ['TCP_COUNTER', ' 0 1', ' 0 z'],
      ['TCP_COMMAND_COUNT', 'c4', 'C4'],
    ];
    for (let i = 0; i < order.length; i++) {
      const text = order.slice(i).reduce((sum, [, from, to]) => sum.replace(from, to), good);
      expect(codeOf(text), text).toBe(order[i]![0]);
    }
    expect(printTcp(given(good))).toBe(good);
    expect(codeOf(good.replace('46/', '451/')), 'a run is one number, so 51 squares').toBe('TCP_ROW_WIDTH');
  });
});

describe('turn notation', () => {
  test('the grammar [TC-14.6]', () => {
    const good = [
      'Mf5>b9/NW*b11',
      'Mf5>b9/NW!b11',
      'Ho8/S',
      'Ho8/S(LL)',
      'Ml7<k6',
      'Ml7<k6*a1+',
      'Ch14>OUT',
      'Ch14>OUT(FF)#',
      'Lx24>a1/E(F)*c3+^',
    ];
    for (const text of good) expect(parseTcn(text).ok, text).toBe(true);
    const bad = [
      '',
      'f5>b9/NW',
      'mf5>b9/NW',
      'Bf5/N',
      'Mf5',
      'Mf5>b9',
      'Mf5>f5/N',
      'Mf5-b9/NW',
      'Mf5>b9/NNW',
      'Mf5>b9/n',
      'Mf0/N',
      'My5/N',
      'Mf05/N',
      'Ml7<k6/N',
      'Ml7<k6(B)',
      'Mf5/N()',
      'Mf5/N(FB)',
      'Mf5/N*',
      'Mf5/N*b9*c9',
      'Mf5/N+#',
      'Mf5/N^+',
      'Ch14>OUT/N',
      'Ch14>OUT*b9',
      'Mf5/N b9',
      ' Mf5/N',
    ];
    for (const text of bad) {
      const turn = parseTcn(text);
      expect(turn.ok ? 'ok' : turn.error.code, text).toBe('TCN_SYNTAX');
    }
    // "!" only with allowBounce.
    const pos = POSITIONS['WE-14'];
    expect(read(given(pos), 'Mh9>j9/E!l11').ok).toBe(true);
    expect(read(given(pos, { shotPolicy: 'effectiveOnly' }), 'Mh9>j9/E!l11').ok).toBe(false);
  });

  test('first square, shot square; an escape has neither facing nor shot [TC-14.7]', () => {
    expect(record(given(POSITIONS['WE-09']), 'f9', 'LLF', 'b8')).toBe('Mf9>e8/SW*b8');
    expect(record(given(POSITIONS['WE-14']), 'h9', 'RRFF', 'l11')).toBe('Mh9>j9/E!l11');
    expect(record(given(POSITIONS['WE-16']), 'i14', 'LFFF')).toBe('Ci14>OUT#');
    expect(unread(given(POSITIONS['WE-09']), 'Me8>f9/SW')).toMatchObject({ code: 'NO_PIECE' });
  });

  test('path and suffix do not matter; a wrong suffix is a warning [TC-14.8]', () => {
    const pos = given(POSITIONS['WE-47']);
    const plain = read(pos, 'Lc3>d5/N');
    for (const text of ['Lc3>d5/N(FRFL)', 'Lc3>d5/N(RFLF)', 'Lc3>d5/N(LLL)'])
      expect(read(pos, text)).toEqual(plain);
    for (const suffix of ['+', '^', '+^', '#']) {
      const turn = read(pos, `Lc3>d5/N${suffix}`);
      expect(turn.ok && plain.ok && turn.value.turn === plain.value.turn).toBe(true);
      expect(turn.ok && turn.value.warnings).toMatchObject([{ code: 'SUFFIX_MISMATCH', clause: 'TC-14.8' }]);
    }
    expect(plain.ok && plain.value.warnings).toEqual([]);
    const turn = plain.ok ? plain.value.turn : 0;
    expect(printTcn(pos, turn, { path: true })).toBe('Lc3>d5/N(FRFL)');
  });

  test('a reverse is written with <; an escape only in reverse has no path [TC-14.13]', () => {
    const pos = given(POSITIONS['WE-07']);
    expect(read(pos, 'Ml7<k6').ok).toBe(true);
    expect(unread(pos, 'Ml7>k6/NE')).toMatchObject({ code: 'NOT_REACHABLE', clause: 'TC-14.13' });
    expect(unread(pos, 'Ml7<l8')).toMatchObject({ code: 'NOT_REACHABLE' });
    const driven = turnsOf(pos).find((turn) => turn.startsWith('Ml7>'))!;
    expect(unread(pos, driven.replace('>', '<').replace(/\/.*/, ''))).toMatchObject({
      code: 'NOT_REACHABLE',
    });
    // A tank that can leave in reverse can also turn round in four steps and drive out with the fifth, so with the
    // six tank types no escape is possible only in reverse; where straight out is the only way, that is the path.
    for (const [things, printed] of [
      ['Ca10/S #b9 %b10 ch2', 'Ca10>OUT(LLLLF)#'],
      ['Cb10/S ch2', 'Cb10>OUT(LLLF)#'],
    ] as const) {
      const there = on('10x10', things);
      const out = read(there, `C${things.slice(1, 4)}>OUT`);
      expect(out.ok && printTcn(there, out.value.turn, { path: true })).toBe(printed);
    }
    const strict = given(POSITIONS['WE-14']);
    expect(read(strict, 'Mh9>j9/E*l11'), 'the mark of a shot is recomputed').toMatchObject({
      ok: true,
      value: { warnings: [{ code: 'SUFFIX_MISMATCH' }] },
    });
  });
});

describe('game records', () => {
  test('tags, movetext, result, comments [TC-14.9]', () => {
    const game = importGame(SAMPLE_RECORD);
    expect(game.ok && game.value.turns.length).toBe(16);
    const commented = SAMPLE_RECORD.replace('2. Cf1', '{a good move} 2. ; and so on\nCf1');
    expect(importGame(commented)).toMatchObject({ ok: true, value: { win: 'escape' } });
    for (const tag of [
      'Event',
      'Site',
      'Date',
      'White',
      'Black',
      'Result',
      'Scenario',
      'Options',
      'Termination',
    ]) {
      const without = SAMPLE_RECORD.replace(new RegExp(`\\[${tag} .*\\]\\n`), '');
      expect(importGame(without), tag).toMatchObject({
        ok: false,
        error: { clause: 'TC-14.9', params: { tag } },
      });
    }
    expect(importGame(SAMPLE_RECORD.replace('"escape"', '"boredom"')).ok).toBe(false);
    const extra = SAMPLE_RECORD.replace('[Event', '[TimeControl "900+5"]\n[Round "3"]\n[Event');
    expect(importGame(extra).ok).toBe(true);
    // A position of its own, Black to move.
    const tags = SAMPLE_RECORD.slice(0, SAMPLE_RECORD.indexOf('1. '))
      .replace('"0-1"', '"*"')
      .replace('"escape"', '"unfinished"');
    const start = tcp('10x12', 'Ca1 cj12 lc5', 'b 3 7');
    const black = importGame(`${tags.trim()}\n[TCP "${start}"]\n\n7... Lc5>c4/S 8. Ca1>a2/N Lc4>c3/S *\n`);
    expect(black.ok ? black.value.illegal : 'unreadable').toBeUndefined();
    expect(black.ok && tcpOf(black.value.end)).toMatch(/ w 6 9$/);
  });

  test('import stops at the first illegal turn, says why and keeps the rest [TC-14.10]', () => {
    const broken = SAMPLE_RECORD.replace('Me4<e3', 'Me4>e9/N');
    const game = importGame(broken);
    if (!game.ok) throw new Error(game.error.code);
    expect(game.value.illegal).toMatchObject({ halfMove: 7, reason: { code: 'NOT_REACHABLE' } });
    expect(game.value.turns.length).toBe(6);
    const prefix = importGame(SAMPLE_RECORD);
    expect(prefix.ok && prefix.value.turns.slice(0, 6)).toEqual(game.value.turns);
    const late = importGame(SAMPLE_RECORD.replace('Cg3>OUT# 0-1', 'Cg3>OUT# 9. Ch4/N 0-1'));
    expect(late.ok && late.value.illegal).toMatchObject({ halfMove: 17, reason: { code: 'GAME_OVER' } });
  });
});

describe('the order of refusals', () => {
  test('the first failing code is reported [TC-14.11]', () => {
    // Each submission also has every fault that stands later in the list.
    const pos = on('10x10', 'Le5 Ca1/W xMc3 mf8 #d4 cj10');
    const over = on('10x10', 'Le5 xCa1 cj10');
    expect(refused(over, 'e5', 'FXF', 'e5', 1).code).toBe('GAME_OVER');
    expect(refused(pos, 'c3', 'FXF', 'e5', 1).code).toBe('NOT_YOUR_TURN');
    expect(refused(pos, 'c3', '', 'e5').code).toBe('PIECE_DESTROYED');
    expect(refused(pos, 'd4', '', 'e5').code).toBe('NO_PIECE');
    expect(refused(pos, 'f8', '', 'e5').code).toBe('NOT_YOUR_PIECE');
    expect(refused(pos, 'e5', '', 'a1').code).toBe('EMPTY_PATH');
    expect(refused(pos, 'e5', 'BBBBBBBX', 'a1').code).toBe('BAD_PATH');
    expect(refused(pos, 'e5', 'BBBBBBB', 'a1').code).toBe('REVERSE_COMBINED');
    expect(refused(pos, 'e5', 'FFFFFF', 'a1').code).toBe('TOO_MANY_STEPS');
    expect(refused(pos, 'a1', 'F', 'e5').code).toBe('EXIT_WRONG_EDGE');
    expect(refused(pos, 'e5', 'LLLF', 'a1').code).toBe('BLOCKED');
    expect(refused(pos, 'e5', 'LR', 'a1').code).toBe('NULL_MOVE');
    expect(refused(pos, 'e5', 'F', 'a1').code).toBe('SHOT_OWN_PIECE');
    expect(refused(pos, 'e5', 'F', 'c3').code).toBe('SHOT_NO_TARGET');
    expect(refused(pos, 'e5', 'RR', 'f8').code).toBe('SHOT_NOT_IN_LINE');
    // Steps are judged in order: an early one that is blocked hides a later one that would leave the board.
    expect(refused(on('10x10', 'Le9 Ca1 #e10 cj1'), 'e9', 'FFFF').code).toBe('BLOCKED');
    expect(refused(on('10x10', 'Le9 Ca1 cj1'), 'e9', 'FFFF')).toMatchObject({
      code: 'OFF_BOARD',
      params: { step: 2 },
    });
    expect(refused(on('10x10', 'Ce9 cj1'), 'e9', 'FFFFF', 'e9')).toMatchObject({
      code: 'STEPS_AFTER_EXIT',
      params: { step: 3 },
    });
    // The named target is read after the manoeuvre: the tank itself stands where it ends.
    expect(refused(pos, 'e5', 'F', 'e6').code).toBe('SHOT_OWN_PIECE');
    expect(refused(pos, 'e5', 'F', 'e5').code).toBe('SHOT_NO_TARGET');
    const strict = given(POSITIONS['WE-14'], { shotPolicy: 'effectiveOnly' });
    expect(refused(strict, 'h9', 'RRFF', 'l11').code).toBe('SHOT_NO_EFFECT');
    expect(
      refused(on('10x10', 'He2 Ca1 he4/S cj10', { shotPolicy: 'effectiveOnly' }), 'e2', 'F', 'e4').code,
    ).toBe('SHOT_TOO_CLOSE');
  });

  test('squares off the board, stale messages, and turns by their end state [TC-14.12]', () => {
    const position = tcp('10x10', 'Le5 Ca1 xMc3 mf8 cj10');
    const pos = given(position);
    for (const nowhere of ['k1', 'a11', 'e0', 'z9', '', 'OUT'])
      expect(refused(pos, nowhere, 'F'), nowhere).toMatchObject({ code: 'NO_PIECE', clause: 'TC-14.12' });
    expect(refused(pos, 'e5', 'F', 'k1')).toMatchObject({ code: 'SHOT_NO_TARGET', clause: 'TC-14.12' });

    const match = sitDown({ position });
    const message = (fields: object): string => JSON.stringify(fields);
    expect(refusedTurn(match, WHITE, message({ ply: 1, from: 'e5', path: 'F' })).code).toBe('STALE_PLY');
    expect(refusedTurn(match, BLACK, message({ ply: 1, from: 'e5', path: 'F' })).code).toBe('NOT_YOUR_TURN');
    playAll(match, message({ ply: 0, from: 'e5', path: 'F' }));
    expect(refusedTurn(match, BLACK, message({ ply: 0, from: 'j10', path: 'F' })).code).toBe('STALE_PLY');
    playAll(match, message({ ply: 1, from: 'j10', to: 'j9', facing: 'S', target: null }));
    playAll(match, message({ from: 'e6', to: 'e5', facing: 'N' }));
    expect(match.log.at(-1), 'a reverse given by its end state').toMatchObject({ text: 'Le6<e5' });
    act(match, BLACK, 'resign');
    expect(refusedTurn(match, WHITE, message({ ply: 99, from: 'e5', path: 'F' })).code).toBe('GAME_OVER');

    expect(endState(pos, 'e5', 'e6', 'N', { side: 1 })).toBe('NOT_YOUR_TURN');
    expect(endState(pos, 'c3', 'e6', 'N', { letter: 'R' })).toBe('PIECE_DESTROYED');
    expect(endState(pos, 'f8', 'e6', 'N', { letter: 'R' })).toBe('NOT_YOUR_PIECE');
    expect(endState(pos, 'e5', 'e5', 'N', { letter: 'M' })).toBe('WRONG_LETTER');
    expect(endState(pos, 'e5', 'e5', 'N', { letter: 'L' })).toBe('NULL_MOVE');
    expect(endState(pos, 'e5', 'e7', 'S', { target: 'a1' })).toBe('NOT_REACHABLE');
    expect(endState(pos, 'e5', 'k5', 'N')).toBe('NOT_REACHABLE');
    expect(endState(pos, 'e5', 'e6', 'N', { target: 'a1' })).toBe('SHOT_OWN_PIECE');
    expect(endState(pos, 'e5', 'e6', 'N', { target: 'f8' })).toBe('SHOT_NOT_IN_LINE');
    expect(endState(pos, 'e5', 'e6', 'N')).toBe('legal');
    const exit = on('10x10', 'Ce10 ch2 la5');
    expect(endState(exit, 'e10', 'OUT', null)).toBe('legal');
    expect(endState(exit, 'e10', 'OUT', null, { target: 'a5' })).toBe('SHOT_AFTER_EXIT');
    const off = on('10x10', 'Ce10 ch2', { objectives: 'destroyOnly' });
    expect(endState(off, 'e10', 'OUT', null)).toBe('EXIT_OFF');
    expect(endState(on('10x10', 'Ce5/S ch2'), 'e5', 'OUT', null)).toBe('NOT_REACHABLE');
    expect(unread(pos, 'Me5>e6/N')).toMatchObject({ code: 'WRONG_LETTER' });
    expect(unread(pos, 'Le5>>e6')).toMatchObject({ code: 'TCN_SYNTAX', clause: 'TC-14.12' });
    expect(made(pos, 'e5', 'F'), 'and the tank may be moved').toBe('Le5>e6/N');
  });
});
