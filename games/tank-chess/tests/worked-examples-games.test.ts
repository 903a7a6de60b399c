/** The rulebook's worked examples on notation and recorded games: WE-48, WE-49, WE-51; and its sample record. */
import { describe, expect, test } from 'vitest';
import { isMate } from '../rules/declare.ts';
import { importGame } from '../rules/notation/import.ts';
import { parseTcn } from '../rules/notation/tcn-grammar.ts';
import { SAMPLE_RECORD } from './fixtures/sample-record.ts';
import { POSITIONS } from './fixtures/worked-examples.ts';
import { given, outcomeOf, play, tcpOf, turnsOf, winnersOf } from './support.ts';
import { playAll, sitDown, tcpNow } from './table.ts';

test('WE-48 turn notation [TC-14.6, TC-14.7, TC-14.8]', () => {
  const shot = (square: string, effective: boolean) => ({ square, effective });
  const parsed = (text: string) => {
    const turn = parseTcn(text);
    if (!turn.ok) throw new Error(`${text}: ${turn.error.code}`);
    return turn.value;
  };
  expect(parsed('Mf5>b9/NW*b11')).toMatchObject({
    letter: 'M',
    from: 'f5',
    action: 'drive',
    to: 'b9',
    facing: 7,
    shot: shot('b11', true),
    status: '',
  });
  expect(parsed('Ho8/S')).toMatchObject({ letter: 'H', from: 'o8', action: 'turnInPlace', facing: 4 });
  expect(parsed('Ml7<k6')).toMatchObject({ letter: 'M', from: 'l7', action: 'reverse', to: 'k6' });
  expect(parsed('Ch14>OUT#')).toMatchObject({ letter: 'C', from: 'h14', action: 'exit', status: '#' });
  expect(parsed('Dm6>o7/SE(FRFR)*q5+^')).toMatchObject({
    letter: 'D',
    from: 'm6',
    to: 'o7',
    facing: 3,
    path: 'FRFR',
    shot: shot('q5', true),
    status: '+^',
  });
  for (const text of ['mf5>b9/NW', 'Mf5>f5/N', 'Ch14>OUT/N', 'Mf5-b9/NW']) {
    const turn = parseTcn(text);
    expect(turn.ok ? 'parsed' : turn.error.code, text).toBe('TCN_SYNTAX');
  }
});

describe('a public game', () => {
  const PART_1 =
    '1. Mh3>f5/NW Ld14>b11/S 2. Lm3>n6/NE Hd16>d14/SW 3. Lj3>l7/NE Mi14>l11/SE 4. Mj1>k4/NE Hn16>o15/S ' +
    '5. Hm1>n2/N Ho15>o13/SE 6. Mk4>k7/N Ho13>p11/S 7. Hn2>n5/N Hd14>d12/S 8. Ln6>l6/W Hd12>f10/SE ' +
    '9. Mf5>b9/NW*b11 Hf10>h10/E*k7 10. Ch1>f5/NW Mg16>e16/W';
  const PART_2 =
    '11... Hh10/SW 12. Ha2>a4/N Ln14>l10/SW 13. Cf5>b5/W Mk16>h13/SW 14. Cb5>a7/N Me16>b16/SW+ ' +
    '15. Mb9>a10/N Mh13>e12/W 16. Ca7>b9/N Ll10>j9/S*l7 17. Ma10>b10/NE Ci16>l12/SE 18. Hn5>o6/N+ Cl12>k9/SW ' +
    '19. Ho6>o8/N*l11+ Lj9>l9/NE 20. Ho8>n10/NW*h10+ Ck9>k8/SW 21. Lc3>e6/NE+';
  const turnsIn = (text: string): string[] => text.split(' ').filter((word) => !/^\d+\.+$/.test(word));

  test('WE-49 part 1: 20 half-moves from the Basic Setup [TC-3.1, TC-14.9]', () => {
    const turns = turnsIn(PART_1);
    expect(turns.length).toBe(20);
    expect(tcpOf(play(given(POSITIONS['WE-49']), ...turns))).toBe(POSITIONS['WE-49 end']);
    const match = sitDown();
    expect(tcpNow(match)).toBe(POSITIONS['WE-49']);
    playAll(match, PART_1);
    expect(tcpNow(match)).toBe(POSITIONS['WE-49 end']);
    const imported = importGame(recordOf('basic-16', PART_1));
    expect(imported.ok && imported.value.illegal).toBeUndefined();
    expect(imported.ok && imported.value.turns.map((turn) => turn.text)).toEqual(turns);
    expect(imported.ok && imported.value.turns.flatMap((turn) => turn.warnings)).toEqual([]);
    expect(imported.ok && tcpOf(imported.value.end)).toBe(POSITIONS['WE-49 end']);
  });

  test('WE-51 part 2: 20 half-moves to a mate [TC-9.1, TC-9.7, TC-14.9]', () => {
    const turns = turnsIn(PART_2);
    expect(turns.length).toBe(20);
    const end = play(given(POSITIONS['WE-51']), ...turns);
    expect(tcpOf(end)).toBe(POSITIONS['WE-51 end']);
    const imported = importGame(recordOf('basic-16', PART_2, POSITIONS['WE-51']));
    expect(imported.ok && imported.value.illegal).toBeUndefined();
    expect(imported.ok && imported.value.turns.map((turn) => turn.text), 'with these suffixes').toEqual(
      turns,
    );
    expect(imported.ok && imported.value.turns.flatMap((turn) => turn.warnings)).toEqual([]);
    // Mate: no Black turn wins at once, and after each of them White has one that does.
    expect(isMate(end)).toBe(true);
    expect(winnersOf(end)).toEqual([]);
    const replies = turnsOf(end);
    expect(replies.length).toBeGreaterThan(100);
    for (const reply of replies) expect(winnersOf(play(end, reply)).length, reply).toBeGreaterThan(0);
    expect(isMate(given(POSITIONS['WE-51'])), 'it was not one before').toBe(false);
    // The game is nevertheless played on.
    expect(outcomeOf(end, replies[0]!)).toBe('goes on');
  });
});

test('the sample game record [TC-14.9, TC-8.2]', () => {
  const imported = importGame(SAMPLE_RECORD);
  if (!imported.ok) throw new Error(imported.error.code);
  const { turns, illegal, warnings, end, win, record } = imported.value;
  expect({ illegal, warnings, win, result: record.result }).toEqual({
    illegal: undefined,
    warnings: [],
    win: 'escape',
    result: '0-1',
  });
  expect(turns.length).toBe(16);
  expect(
    turns.flatMap((turn) => turn.warnings),
    'every suffix is right',
  ).toEqual([]);
  expect(turns.filter((turn) => turn.text.includes('*')).length, 'tanks destroyed').toBe(2);
  expect(tcpOf(end)).toBe(
    '10x12 10/6m43/1##3#1h31/4#2l7#1/1#5##1/4##1l32/3M7##4/1##3C7xL#1/1#3#4/3#3##1/1xLH67/10 w 8 9',
  );
});

/** A game record around these turns. */
function recordOf(scenario: string, movetext: string, tcp?: string): string {
  const tags = {
    Event: '?',
    Site: '?',
    Date: '????.??.??',
    White: 'A',
    Black: 'B',
    Result: '*',
    Scenario: scenario,
    Options: '',
    Termination: 'unfinished',
    ...(tcp === undefined ? {} : { TCP: tcp }),
  };
  const head = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]`);
  return `${head.join('\n')}\n\n${movetext} *\n`;
}
