import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allScenarios } from '../content/scenarios.ts';
import { generateTurns } from '../rules/generate.ts';
import { printTcn, readTcn } from '../rules/notation/tcn.ts';
import { parseTcp, positionOf, printTcp, type RulesOptions } from '../rules/notation/tcp.ts';
import { playTurn } from '../rules/play.ts';
import { scenarioPosition } from '../rules/scenario/scenario.ts';
import { OUT, type Position, type Turn, turnFacing, turnFrom, turnTo } from '../rules/types.ts';
import { boards } from './arbitraries.ts';

const at = (tcp: string, options: RulesOptions = {}): Position => {
  const data = parseTcp(tcp);
  if (!data.ok) throw new Error(data.error.code);
  return positionOf(data.value, options);
};
const turnsOf = (pos: Position, bounces: boolean): readonly Turn[] => {
  const turns: number[] = [];
  turns.length = generateTurns(pos, turns, { bounces });
  return turns;
};
const refused = (pos: Position, text: string): string => {
  const read = readTcn(pos, text);
  return read.ok ? 'ok' : read.error.code;
};
const roundTrip = (pos: Position, turn: Turn): void => {
  const before = printTcp(pos);
  for (const options of [{}, { path: true }, { suffix: false }]) {
    const text = printTcn(pos, turn, options);
    const read = readTcn(pos, text);
    if (!read.ok) throw new Error(`${text} in ${before}: ${read.error.code}`);
    if (read.value.turn !== turn)
      throw new Error(`${text} in ${before} reads as ${read.value.turn}, not ${turn}`);
    if (options.suffix !== false) expect(read.value.warnings).toEqual([]);
  }
  expect(printTcp(pos)).toBe(before);
};

describe('every legal turn is written and read back as itself (TC-14.6 to TC-14.8)', () => {
  it.each(allScenarios().map((scenario) => [scenario.id, scenario] as const))(
    '%s, first turns',
    (_, scenario) => {
      const pos = scenarioPosition(scenario);
      const turns = turnsOf(pos, true);
      const texts = turns.map((turn) => printTcn(pos, turn, { suffix: false }));
      expect(new Set(texts).size).toBe(turns.length);
      for (const turn of turns) {
        const read = readTcn(pos, printTcn(pos, turn));
        expect(read).toEqual({ ok: true, value: { turn, warnings: [] } });
      }
    },
  );

  it('any board, any option', () => {
    fc.assert(
      fc.property(
        boards({ min: 8, max: 12 }, true),
        fc.constantFrom('standard' as const, 'destroyOnly' as const, 'captureFlag' as const),
        fc.constantFrom('allowBounce' as const, 'effectiveOnly' as const),
        fc.boolean(),
        fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
        (data, objectives, shotPolicy, reverseExit, picks) => {
          const pos = positionOf(data, { objectives, shotPolicy, reverseExit });
          const turns = turnsOf(pos, true);
          for (const pick of picks) roundTrip(pos, turns[pick % turns.length] ?? 0);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('along random games, whose positions have wrecks, exits and threats', () => {
    fc.assert(
      fc.property(fc.nat(allScenarios().length - 1), fc.infiniteStream(fc.nat()), (index, stream) => {
        const pos = scenarioPosition(allScenarios()[index]!);
        const endings: string[] = [];
        for (let plies = 0; plies < 120; plies++) {
          const turns = turnsOf(pos, true);
          // Shots and exits are rare; take one where there is one.
          const lively = turns.filter((turn) => turn >= 1 << 23 || turnTo(turn) === OUT);
          const from = lively.length > 0 ? lively : turns;
          const turn = from[(stream.next().value ?? 0) % from.length] ?? 0;
          roundTrip(pos, turn);
          const text = printTcn(pos, turn);
          const { win } = playTurn(pos, turn);
          expect(text.endsWith('#')).toBe(win !== undefined);
          if (win !== undefined) {
            endings.push(win);
            break;
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('how turns are written (TC-14.6, TC-14.7, TC-14.13)', () => {
  const OPEN = '12x12 c411/12/12/4m47/12/12/12/4M07/12/12/12/7C04 w 0 1';

  it('a drive, a turn in place, a reverse', () => {
    const pos = at(OPEN);
    const named = (text: string): string => {
      const read = readTcn(pos, text);
      if (!read.ok) throw new Error(read.error.code);
      return printTcn(pos, read.value.turn, { path: true, suffix: false });
    };
    expect(named('Me5>e6/N')).toBe('Me5>e6/N(F)');
    expect(named('Me5/S')).toBe('Me5/S(LLLL)');
    expect(named('Me5<e4')).toBe('Me5<e4');
    expect(named('Me5>g7/NE')).toBe('Me5>g7/NE(RFF)');
  });

  it('a reverse written as a drive, and a drive written as a reverse, are NOT_REACHABLE', () => {
    const pos = at(OPEN);
    expect(refused(pos, 'Me5>e4/N')).toBe('NOT_REACHABLE');
    expect(refused(pos, 'Me5<e6')).toBe('NOT_REACHABLE');
    expect(refused(pos, 'Me5<d4')).toBe('NOT_REACHABLE');
    expect(refused(pos, 'Me5<e4')).toBe('ok');
  });

  it('no escape is possible only in reverse: the path of `>OUT` is never `B` (TC-8.8, TC-14.13)', () => {
    // Where the square ahead of the edge is free to stand on, turning round and driving off takes five steps.
    for (const walls of ['#C######', '%C%#####', 'C%######', '%%%%%%%C', 'C######%']) {
      for (let facing = 0; facing < 8; facing++) {
        const rank = walls.replace('C', `C${facing}`);
        const pos = at(`8x8 ${rank}/########/8/8/8/8/8/7c0 w 0 1`);
        for (const turn of turnsOf(pos, true).filter((found) => turnTo(found) === OUT)) {
          const text = printTcn(pos, turn, { path: true });
          expect(text).toMatch(/^C[a-h]8>OUT\([FLR]{1,5}\)#$/);
          expect(readTcn(pos, text)).toEqual({ ok: true, value: { turn, warnings: [] } });
        }
      }
    }
  });

  it('with allowBounce `*` and `!` are recomputed; a wrong one is only a warning', () => {
    const pos = at(OPEN);
    const right = readTcn(pos, 'Me5>e6/N!e9+');
    const wrong = readTcn(pos, 'Me5>e6/N*e9+');
    expect(right).toMatchObject({ ok: true, value: { warnings: [] } });
    expect(wrong).toMatchObject({
      ok: true,
      value: {
        warnings: [{ code: 'SUFFIX_MISMATCH', clause: 'TC-14.8', params: { found: '*', expected: '!' } }],
      },
    });
    if (!right.ok || !wrong.ok) throw new Error('refused');
    expect(wrong.value.turn).toBe(right.value.turn);
    expect(printTcn(pos, wrong.value.turn)).toBe('Me5>e6/N!e9+');
  });

  it('with effectiveOnly a shot without effect is SHOT_NO_EFFECT, and `!` is not in the grammar', () => {
    const strict = { shotPolicy: 'effectiveOnly' } as const;
    expect(refused(at(OPEN, strict), 'Me5>e6/N!e9+')).toBe('SHOT_NO_EFFECT');
    expect(refused(at(OPEN, strict), 'Me5>e6/N*e9+')).toBe('SHOT_NO_EFFECT');
    const fromBehind = OPEN.replace('m4', 'm0');
    expect(refused(at(fromBehind, strict), 'Me5>e6/N*e9')).toBe('ok');
    expect(refused(at(fromBehind, strict), 'Me5>e6/N!e9')).toBe('TCN_SYNTAX');
    expect(refused(at(fromBehind), 'Me5>e6/N!e9')).toBe('ok');
  });

  it('a wrong suffix is a warning and changes nothing (TC-14.8)', () => {
    const pos = at(OPEN);
    for (const status of ['', '#', '^', '+^']) {
      expect(readTcn(pos, `Me5>e6/N!e9${status}`)).toMatchObject({
        ok: true,
        value: { warnings: [{ code: 'SUFFIX_MISMATCH', params: { found: status, expected: '+' } }] },
      });
    }
  });

  it('the path in brackets is ignored for identity (TC-14.8)', () => {
    const pos = at(OPEN);
    expect(readTcn(pos, 'Me5>e6/N(LLLL)')).toEqual(readTcn(pos, 'Me5>e6/N'));
    expect(readTcn(pos, 'Me5>e6/N(F)')).toEqual(readTcn(pos, 'Me5>e6/N'));
  });

  it.each([
    ['Me5>e6', 'TCN_SYNTAX'],
    ['Lx20>e6/N', 'NO_PIECE'],
    ['Ma1/N', 'NO_PIECE'],
    ['Ca12/N', 'NOT_YOUR_PIECE'],
    ['He5/E', 'WRONG_LETTER'],
    ['Me5/N', 'NULL_MOVE'],
    ['Me5>x20/N', 'NOT_REACHABLE'],
    ['Me5>OUT', 'NOT_REACHABLE'],
    ['Ch1>OUT', 'NOT_REACHABLE'],
    ['Me5>e6/N*x20', 'SHOT_NO_TARGET'],
    ['Me5>e6/N*h1', 'SHOT_OWN_PIECE'],
    ['Me5>e6/NE*a12', 'SHOT_NOT_IN_LINE'],
  ])('%s is %s (TC-14.12)', (text, code) => {
    expect(refused(at(OPEN), text)).toBe(code);
  });

  it('an escape is EXIT_OFF where it does not count, and nothing is legal after the end (TC-14.12)', () => {
    const tcp = '8x8 C07/8/8/8/8/8/8/7c0 w 0 1';
    expect(printTcn(at(tcp), turnsOf(at(tcp), true).find((turn) => turnTo(turn) === OUT) ?? 0)).toBe(
      'Ca8>OUT#',
    );
    expect(refused(at(tcp, { objectives: 'destroyOnly' }), 'Ca8>OUT')).toBe('EXIT_OFF');
    expect(refused(at(tcp.replace('C0', 'xC')), 'Ca8/S')).toBe('GAME_OVER');
  });

  it('the suffix follows from the position after the turn (TC-9.9)', () => {
    const open = at(
      '16x16 16/1#2##10/1#2##5##3/1#1C0#11/7##7/6#####2##1/2##10#1/2###11/11###2/1#10##2/1##2#####6/7##7/11#2#1/3##5##2#L0/10##2#1/c015 w 0 1',
    );
    const read = readTcn(open, 'Cd13>d14/N^');
    expect(read).toMatchObject({ ok: true, value: { warnings: [] } });
    const off = readTcn({ ...open, config: { ...open.config, objectives: 'destroyOnly' } }, 'Cd13>d14/N');
    expect(off).toMatchObject({ ok: true, value: { warnings: [] } });
  });

  it('the canonical path is written, shortest first and then F < L < R (TC-4.14)', () => {
    const pos = at(
      '16x16 8c47/1#2##10/1#2##5##3/1#2#11/7##7/6#####2##1/2##10#1/2###11/11###2/1#10##2/1##2#####6/7##7/11#2#1/2L0##5##2#1/10##2#1/7C08 w 0 1',
    );
    const read = readTcn(pos, 'Lc3>d5/N(RFLF)');
    if (!read.ok) throw new Error(read.error.code);
    expect(printTcn(pos, read.value.turn, { path: true })).toBe('Lc3>d5/N(FRFL)');
    expect([turnFrom(read.value.turn), turnFacing(read.value.turn)]).toEqual([34, 0]);
  });
});
