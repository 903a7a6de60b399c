import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarioById } from '../content/scenarios.ts';
import { importGame } from '../rules/notation/import.ts';
import {
  type GameRecord,
  MAX_RECORD_LENGTH,
  parseTcg,
  printTcg,
  REQUIRED_TAGS,
  RESULTS,
  TERMINATIONS,
} from '../rules/notation/tcg.ts';
import { parseTcp, printTcp } from '../rules/notation/tcp.ts';
import type { Scenario } from '../rules/scenario/scenario.ts';

/** The sample game record of the specification. */
const SAMPLE = `[Event "Training"]
[Site "local"]
[Date "2025.01.01"]
[White "Bot A"]
[Black "Bot B"]
[Result "0-1"]
[Scenario "training-ground"]
[Options "reverseExit=true shotPolicy=effectiveOnly repetition=draw3 noProgressPlies=100"]
[Termination "escape"]

1. Lf2>h5/N Li11>h9/NW 2. Cf1>h4/NE Ce12>d9/S 3. Md2>e4/N+ Cd9>d4/S*b2+^ 4. Me4<e3 Cd4>f5/NE*h5 5. Me3>d6/NW Le11>h7/SE+ 6. Ch4/E Hh12>i10/SE 7. Hc1>c2/W Cf5>g3/S+^ 8. Ch4>g5/NW+ Cg3>OUT# 0-1
`;
const FINAL = '10x12 10/6m43/1##3#1h31/4#2l7#1/1#5##1/4##1l32/3M7##4/1##3C7xL#1/1#3#4/3#3##1/1xLH67/10 w 8 9';

const read = (text: string): GameRecord => {
  const result = parseTcg(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const refused = (text: string) => {
  const result = parseTcg(text);
  if (result.ok) throw new Error(`accepted: ${text}`);
  return result.error;
};
const imported = (text: string) => {
  const result = importGame(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
/** The sample with other movetext; `result` and `termination` follow. */
const sampleWith = (movetext: string, termination = 'unfinished', result = '*'): string =>
  SAMPLE.replace(/\n\n.*\n$/, `\n\n${movetext} ${result}\n`)
    .replace('Result "0-1"', `Result "${result}"`)
    .replace('"escape"', `"${termination}"`);

describe('game records (TC-14.9)', () => {
  it('the sample record is printed as it is read', () => {
    const record = read(SAMPLE);
    expect(record.turns).toHaveLength(16);
    expect(record.result).toBe('0-1');
    expect(Object.keys(record.tags)).toEqual([...REQUIRED_TAGS]);
    expect(printTcg(record)).toBe(SAMPLE);
  });

  it('parse∘print is the identity for any record', () => {
    const text = fc.string({ maxLength: 20 }).map((raw) => raw.replace(/[\r\n]/g, ' '));
    const turn = fc.constantFrom('Mf5>b9/NW*b11', 'Ho8/S', 'Ml7<k6', 'Ch14>OUT#', 'Dm6>o7/SE(FRFR)!q5+^');
    const records = fc
      .record({
        tags: fc.dictionary(fc.stringMatching(/^[A-Za-z0-9_]{1,8}$/), text),
        required: fc.array(text, { minLength: 9, maxLength: 9 }),
        first: fc.record({ turnNumber: fc.integer({ min: 1, max: 99 }), side: fc.constantFrom(0, 1) }),
        turns: fc.array(turn, { minLength: 1, maxLength: 12 }),
        notes: fc.array(fc.tuple(fc.nat(12), text), { maxLength: 5 }),
        result: fc.constantFrom(...RESULTS),
        termination: fc.constantFrom(...TERMINATIONS),
      })
      .map(({ tags, required, notes, termination, ...rest }): GameRecord => {
        const all = Object.fromEntries([
          ...REQUIRED_TAGS.map((tag, index) => [tag, required[index] ?? '']),
          ...Object.entries(tags).filter(([tag]) => !REQUIRED_TAGS.some((known) => known === tag)),
        ]);
        return {
          ...rest,
          tags: { ...all, Result: rest.result, Termination: termination } as GameRecord['tags'],
          comments: notes
            .map(([after, note]) => ({ after: Math.min(after, rest.turns.length), text: note.trim() }))
            .sort((a, b) => a.after - b.after),
        };
      });
    fc.assert(
      fc.property(records, (record) => {
        expect(read(printTcg(record))).toEqual(record);
      }),
      { numRuns: 500 },
    );
  });

  it('tags may stand in any order and are written in theirs; others follow', () => {
    const lines = SAMPLE.split('\n');
    const shuffled = [
      '[Annotator "x \\"y\\" \\\\ z"]',
      '[TimeControl "1800+5"]',
      ...lines.slice(0, 9).reverse(),
      ...lines.slice(9),
    ];
    const record = read(shuffled.join('\n'));
    expect(record.tags.Annotator).toBe('x "y" \\ z');
    expect(printTcg(record).split('\n').slice(0, 11)).toEqual([
      ...lines.slice(0, 9),
      '[Annotator "x \\"y\\" \\\\ z"]',
      '[TimeControl "1800+5"]',
    ]);
  });

  it('comments stand in braces or run from a semicolon to the end of the line', () => {
    const record = read(
      sampleWith('{before} 1. Lf2>h5/N {a; b} Li11>h9/NW ; rest 2. of { the line\n2. Cf1>h4/NE {two\nlines}'),
    );
    expect(record.turns).toEqual(['Lf2>h5/N', 'Li11>h9/NW', 'Cf1>h4/NE']);
    expect(record.comments).toEqual([
      { after: 0, text: 'before' },
      { after: 1, text: 'a; b' },
      { after: 2, text: 'rest 2. of { the line' },
      { after: 3, text: 'two\nlines' },
    ]);
    const printed = printTcg({ ...record, comments: [{ after: 1, text: 'with } in it' }] });
    expect(read(printed).comments).toEqual([{ after: 1, text: 'with } in it' }]);
  });

  it('turn numbers may touch the turn, be repeated before Black’s, or be left out', () => {
    const plain = read(sampleWith('1. Lf2>h5/N Li11>h9/NW 2. Cf1>h4/NE')).turns;
    expect(read(sampleWith('1.Lf2>h5/N 1...Li11>h9/NW 2. Cf1>h4/NE')).turns).toEqual(plain);
    expect(read(sampleWith('1. Lf2>h5/N Li11>h9/NW Cf1>h4/NE')).turns).toEqual(plain);
  });

  it.each<[string, string, Record<string, unknown>]>([
    [SAMPLE.replace('[Site "local"]\n', ''), 'TCG_TAG_MISSING', { tag: 'Site' }],
    [SAMPLE.replace('[Site', '[Event'), 'TCG_TAG_TWICE', { tag: 'Event', line: 2 }],
    [SAMPLE.replace('"local"', 'local'), 'TCG_SYNTAX', { expected: 'tag', line: 2 }],
    [SAMPLE.replace('"local"', '"lo\ncal"'), 'TCG_SYNTAX', { expected: 'tag', line: 2 }],
    [SAMPLE.replace('"escape"', '"mate"'), 'TCG_TERMINATION', { found: 'mate' }],
    [SAMPLE.replace('[Result "0-1"]', '[Result "1-0"]'), 'TCG_RESULT', { tag: '1-0', found: '0-1' }],
    [SAMPLE.replace(' 0-1\n', '\n'), 'TCG_SYNTAX', { expected: 'result', line: 12 }],
    [`${SAMPLE}1-0`, 'TCG_SYNTAX', { expected: 'end', line: 12 }],
    [SAMPLE.replace('2. Cf1', '3. Cf1'), 'TCG_TURN_NUMBER', { found: '3.', expected: '2.' }],
    [SAMPLE.replace('Li11', '1. Li11'), 'TCG_TURN_NUMBER', { found: '1.', expected: '1...' }],
    [SAMPLE.replace('1. Lf2', 'Lf2'), 'TCG_TURN_NUMBER', { expected: '1.' }],
    [SAMPLE.replace('1. Lf2', '0. Lf2'), 'TCG_TURN_NUMBER', { found: '0.', expected: '1.' }],
    [SAMPLE.replace('1. Lf2', '{open 1. Lf2'), 'TCG_SYNTAX', { expected: 'result' }],
    ['', 'TCG_TAG_MISSING', { tag: 'Event', line: 1 }],
    [' '.repeat(MAX_RECORD_LENGTH + 1), 'TCG_TOO_LONG', { line: 1 }],
    [sampleWith(`1. ${'Ho8/S '.repeat(20_001)}`), 'TCG_TOO_LONG', { max: 20_000 }],
  ])('refuses a faulty record (%#)', (text, code, params) => {
    expect(refused(text)).toMatchObject({ code, clause: 'TC-14.9', params });
  });

  it('big and strange texts are read in time that grows with their length', () => {
    // Together some 200 ms, but over 2,000 if each comment looked at all that stands before it. Processor time, because
    // the machine may be busy.
    const started = process.threadCpuUsage();
    parseTcg(sampleWith(`1. ${'{x} '.repeat(200_000)}`));
    parseTcg(`${'['.repeat(250_000)}`);
    parseTcg(`[Event "${'\\'.repeat(250_000)}`);
    parseTcg(sampleWith('{'.repeat(250_000)));
    const { user, system } = process.threadCpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(1_000);
  });
});

describe('importing game records (TC-14.10)', () => {
  it('replays the sample record to its final position', () => {
    const game = imported(SAMPLE);
    expect(game.turns).toHaveLength(16);
    expect(game.illegal).toBeUndefined();
    expect(game.turns.flatMap((turn) => turn.warnings)).toEqual([]);
    expect(game.turns.map((turn) => turn.text)).toEqual(read(SAMPLE).turns);
    expect(printTcp(game.end)).toBe(FINAL);
    expect(game.win).toBe('escape');
    expect(game.warnings).toEqual([]);
    expect(game.start.config.shotPolicy).toBe('effectiveOnly');
    expect(game.config).toMatchObject({ reverseExit: true, repetition: 'draw3', noProgressPlies: 100 });
  });

  it('stops at the first illegal turn, names half-move and reason, and keeps the legal part', () => {
    const game = imported(SAMPLE.replace('Md2>e4/N+', 'Md2>e6/N'));
    expect(game.turns.map((turn) => turn.text)).toEqual(['Lf2>h5/N', 'Li11>h9/NW', 'Cf1>h4/NE', 'Ce12>d9/S']);
    expect(game.illegal).toMatchObject({
      halfMove: 5,
      text: 'Md2>e6/N',
      reason: { code: 'NOT_REACHABLE' },
    });
    const kept = imported(sampleWith('1. Lf2>h5/N Li11>h9/NW 2. Cf1>h4/NE Ce12>d9/S'));
    expect(printTcp(game.end)).toBe(printTcp(kept.end));
    expect(game.win).toBeUndefined();
  });

  it.each<[string, string]>([
    ['Lf2>h5', 'TCN_SYNTAX'],
    ['Mf2>h5/N', 'WRONG_LETTER'],
    ['Lf3>h5/N', 'NO_PIECE'],
    ['Li11>h9/NW', 'NOT_YOUR_PIECE'],
    ['Lf2/N', 'NULL_MOVE'],
    ['Cf1>OUT', 'NOT_REACHABLE'],
    ['Lf2>h5/N*i11', 'SHOT_NOT_IN_LINE'],
    ['Lf2>h5/N*z11', 'TCN_SYNTAX'],
    ['Lf2>h5/N*p11', 'SHOT_NO_TARGET'],
  ])('%s as the first turn is %s', (turn, code) => {
    expect(imported(sampleWith(`1. ${turn}`)).illegal).toMatchObject({ halfMove: 1, reason: { code } });
  });

  it('a turn after a win is GAME_OVER', () => {
    const game = imported(SAMPLE.replace('Cg3>OUT# 0-1', 'Cg3>OUT# 9. Cg5/N 0-1'));
    expect(game.turns).toHaveLength(16);
    expect(game.win).toBe('escape');
    expect(game.illegal).toMatchObject({ halfMove: 17, reason: { code: 'GAME_OVER' } });
  });

  it('warns of wrong suffixes and of an end the board does not show', () => {
    const game = imported(SAMPLE.replace('/N+', '/N').replace('"escape"', '"destroyed"'));
    expect(game.turns[4]).toMatchObject({
      text: 'Md2>e4/N+',
      warnings: [{ code: 'SUFFIX_MISMATCH', clause: 'TC-14.8', params: { found: '', expected: '+' } }],
    });
    expect(game.warnings).toMatchObject([
      { code: 'TCG_TERMINATION_MISMATCH', params: { found: 'destroyed', expected: 'escape' } },
    ]);
    const swapped = imported(SAMPLE.replaceAll('0-1', '1-0'));
    expect(swapped.warnings).toMatchObject([{ code: 'TCG_RESULT_MISMATCH', params: { expected: '0-1' } }]);
    expect(imported(sampleWith('1. Lf2>h5/N', 'escape', '1-0')).warnings).toMatchObject([
      { code: 'TCG_TERMINATION_MISMATCH', params: { found: 'escape', expected: 'unfinished' } },
    ]);
    expect(imported(sampleWith('1. Lf2>h5/N', 'resign', '1-0')).warnings).toEqual([]);
  });

  it('begins with the tag TCP, also with Black to move', () => {
    const before = imported(sampleWith('1. Lf2>h5/N')).end;
    const text = sampleWith('1... Li11>h9/NW 2. Cf1>h4/NE').replace(
      '\n\n',
      `\n[TCP "${printTcp(before)}"]\n\n`,
    );
    const game = imported(text);
    expect(game.illegal).toBeUndefined();
    expect(game.start.side).toBe(1);
    expect(game.turns.map((turn) => turn.text)).toEqual(['Li11>h9/NW', 'Cf1>h4/NE']);
    expect(printTcg(game.record)).toBe(text);
    expect(parseTcp(printTcp(game.end)).ok).toBe(true);
    const wrong = importGame(text.replace('1... Li11>h9/NW 2.', '2. Li11>h9/NW'));
    expect(wrong).toMatchObject({
      ok: false,
      error: { code: 'TCG_TURN_NUMBER', params: { expected: '1...' } },
    });
  });

  it('takes the capture of a flag as a win', () => {
    const tcp = '8x8 7c4/8/8/8/8/8/8/C06L0 w 0 1';
    const text = sampleWith('1. Lh1>h4/N Ch8/SW 2. Lh4>h7/N Ch8>g7/SW 3. Lh7>h8/N#', 'flag', '1-0')
      .replace('shotPolicy=effectiveOnly', 'objectives=captureFlag')
      .replace('"training-ground"', '"elsewhere"')
      .replace('\n\n', `\n[TCP "${tcp}"]\n\n`);
    const game = imported(text);
    expect(game.illegal).toBeUndefined();
    expect([game.win, game.warnings]).toEqual(['flag', []]);
    expect(game.turns.at(-1)?.text).toBe('Lh7>h8/N#');
    expect(imported(text.replace('/N# 1-0', '/N# Cg7/N 1-0')).illegal).toMatchObject({
      halfMove: 6,
      reason: { code: 'GAME_OVER' },
    });
  });

  it('ends with the draws of the options, and goes no further (TC-10.3, TC-10.5)', () => {
    const dance = 'Hc1/NE Hh12/SW Hc1/N Hh12/S';
    const numbered = (turns: string[]): string =>
      turns.map((turn, index) => (index % 2 === 0 ? `${index / 2 + 1}. ${turn}` : turn)).join(' ');
    const eight = [...dance.split(' '), ...dance.split(' ')];
    const drawn = imported(sampleWith(numbered(eight), 'repetition', '1/2-1/2'));
    expect([drawn.turns.length, drawn.ending, drawn.win, drawn.illegal]).toEqual([
      8,
      'repetition',
      undefined,
      undefined,
    ]);
    expect(drawn.warnings).toEqual([]);
    const further = sampleWith(numbered([...eight, 'Hc1/NE']));
    expect(imported(further).illegal).toMatchObject({ halfMove: 9, reason: { code: 'GAME_OVER' } });
    expect(imported(further.replace('draw3', 'off')).illegal).toBeUndefined();
    const claimed = sampleWith(numbered(eight), 'repetition', '1/2-1/2').replace('draw3', 'claim3');
    expect([imported(claimed).ending, imported(claimed).warnings]).toEqual([undefined, []]);
    expect(imported(claimed.replace('claim3', 'off')).warnings).toMatchObject([
      { code: 'TCG_TERMINATION_MISMATCH', params: { found: 'repetition', expected: 'unfinished' } },
    ]);
    const start = '10x12 4c42h42/10/10/10/10/10/10/10/10/10/10/2H02C04 w 39 1';
    const quiet = sampleWith('1. Hc1/NE', 'noProgress', '1/2-1/2')
      .replace('noProgressPlies=100', 'noProgressPlies=40')
      .replace('\n\n', `\n[TCP "${start}"]\n\n`);
    expect([imported(quiet).ending, imported(quiet).warnings]).toEqual(['noProgress', []]);
  });

  it('knows which results go with which end', () => {
    const results = (termination: string): string[] =>
      RESULTS.filter(
        (result) => imported(sampleWith('1. Lf2>h5/N', termination, result)).warnings.length === 0,
      );
    expect(results('resign')).toEqual(['1-0', '0-1']);
    expect(results('time')).toEqual(['1-0', '0-1']);
    expect(results('agreement')).toEqual(['1/2-1/2']);
    expect(results('abort')).toEqual(['*']);
    expect(results('unfinished')).toEqual(['*']);
    expect(results('destroyed')).toEqual([]);
  });

  it('a game without draws stops at the limit of all games', () => {
    const dance = ['Hc1/NE', 'Hh12/SW', 'Hc1/N', 'Hh12/S'];
    const many = Array.from({ length: 4001 }, (_, i) => (i % 2 === 0 ? `${i / 2 + 1}. ` : '') + dance[i % 4]);
    const game = imported(
      sampleWith(many.join(' ')).replace('draw3', 'off').replace('noProgressPlies=100', 'noProgressPlies=0'),
    );
    expect(game.turns).toHaveLength(4000);
    expect(game.illegal).toMatchObject({ halfMove: 4001, reason: { code: 'GAME_OVER' } });
  });

  it('finds scenarios beside the built-in ones where it is told to', () => {
    const own: Scenario = { ...scenarioById('training-ground')!, id: 'mine', objectives: 'destroyOnly' };
    const text = SAMPLE.replace('"training-ground"', '"mine"');
    const result = importGame(text, (id) => (id === 'mine' ? own : undefined));
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    expect(result.value.config.objectives).toBe('destroyOnly');
    expect(result.value.scenario).toBe(own);
    expect(result.value.illegal).toMatchObject({ halfMove: 16, reason: { code: 'EXIT_OFF' } });
  });

  it('needs a scenario it knows or a position, and options it understands', () => {
    const code = (text: string): unknown => {
      const result = importGame(text);
      return result.ok ? 'ok' : [result.error.code, result.error.params];
    };
    expect(code(SAMPLE.replace('training-ground', 'nowhere'))).toEqual([
      'TCG_SCENARIO_UNKNOWN',
      { scenario: 'nowhere' },
    ]);
    expect(code(SAMPLE.replace('effectiveOnly', 'sometimes'))).toEqual([
      'TCG_OPTION',
      { option: 'shotPolicy', value: 'sometimes' },
    ]);
    expect(code(SAMPLE.replace('reverseExit=true', 'reverseExit=yes'))).toEqual([
      'TCG_OPTION',
      { option: 'reverseExit', value: 'yes' },
    ]);
    expect(code(SAMPLE.replace('reverseExit=true', 'objectives=all'))).toEqual([
      'TCG_OPTION',
      { option: 'objectives', value: 'all' },
    ]);
    expect(code(SAMPLE.replace('reverseExit=true', 'reverseExit'))).toEqual([
      'TCG_OPTION',
      { option: 'reverseExit', value: '' },
    ]);
    expect(code(SAMPLE.replace('\n\n', '\n[TCP "8x8"]\n\n'))).toEqual([
      'TCP_SYNTAX',
      { field: 'fields', found: 1 },
    ]);
    expect(code(SAMPLE.replace('noProgressPlies=100', 'noProgressPlies=39'))).toEqual([
      'TCG_OPTION',
      { option: 'noProgressPlies', value: '39' },
    ]);
    // Options that concern the table, or that nobody knows, do not matter to a replay.
    expect(code(SAMPLE.replace('reverseExit=true', ' clock=none   colour=red=x '))).toBe('ok');
  });
});
