/** `validate`, `import`, `export` and `analyse`: what a game reads, writes and judges besides its matches. */
import { describe, expect, test } from 'vitest';
import type { Answer } from '#engine/referee/requests.ts';
import { Referee } from '#engine/referee.ts';
import { library } from '#games/library.ts';
import { scenarioById } from '#games/tank-chess/content/scenarios.ts';
import { printScenario } from '#games/tank-chess/rules/scenario/file.ts';

interface Found {
  readonly code: string;
  readonly clause: string;
  readonly message: string;
}
interface Told {
  readonly error?: Found;
  readonly valid?: boolean;
  readonly errors?: readonly Found[];
  readonly warnings?: readonly Found[];
  readonly text?: string;
  readonly outcome?: { readonly reason: string } | null;
  readonly imported?: number;
  readonly stopped?: { readonly number: number; readonly why: Found };
  readonly state?: unknown;
  readonly analysis?: unknown;
}
const sit = () => {
  const referee = new Referee(library);
  return async (request: object): Promise<Answer & Told> => await referee.answer(request);
};
const TANKS = { game: 'tank-chess' };
const SMALL = { ...TANKS, options: { scenarioId: 'training-ground' } };
const codes = (found: readonly Found[] | undefined) => found?.map(({ code, clause }) => `${code} ${clause}`);

describe('validate', () => {
  const scenario = (more: object) => printScenario({ ...scenarioById('skirmish')!, id: 'mine', ...more });
  const judge = async (text: string) => sit()({ do: 'validate', ...TANKS, kind: 'scenario', text });

  test('a scenario: which faults make it a draft, and which are only warnings [TC-13.3–13.9]', async () => {
    expect(await judge(scenario({}))).toMatchObject({ valid: true, errors: [] });
    const broken = await judge(
      scenario({
        facings: {},
        symmetry: 'rotate',
        map: scenarioById('skirmish')!.map.with(0, '.'.repeat(scenarioById('skirmish')!.width)),
      }),
    );
    expect(broken.valid).toBe(false);
    expect(codes(broken.errors)?.every((one) => /^[A-Z_]+ TC-13\.\d+$/.test(one))).toBe(true);
    expect(codes((await judge('{')).errors)).toEqual(['SCENARIO_JSON_SYNTAX TC-13.10']);
  });

  test('a position string, options, and a position', async () => {
    const ask = sit();
    const position = { do: 'validate', ...TANKS, kind: 'position' };
    expect(await ask({ ...position, text: '8x8 8/2c45/8/8/8/8/3C04/8 w 0 1' })).toMatchObject({
      valid: true,
    });
    expect(codes((await ask({ ...position, text: '7x8 7' })).errors)).toEqual(['TCP_SYNTAX TC-14.5']);
    expect(codes((await ask({ ...position, text: '' })).errors)).toEqual(['TCP_SYNTAX TC-14.5']);
    expect(codes((await ask({ do: 'validate', ...TANKS, options: { repetition: 'x' } })).errors)).toEqual([
      'BAD_OPTION TC-10.3',
    ]);
    const rush = { do: 'validate', game: 'rush', seats: 3 };
    expect(await ask(rush)).toEqual({ valid: true, errors: [], warnings: [] });
    expect((await ask({ ...rush, state: { paid: 3 } })).errors?.map(({ code }) => code)).toEqual([
      'BAD_STATE',
      'BAD_STATE',
      'BAD_STATE',
    ]);
    expect(codes((await ask({ ...rush, seats: 9 })).errors)).toEqual(['BAD_SEATS ']);
  });

  test('changes no match, and lists the kinds of files', async () => {
    const ask = sit();
    await ask({ do: 'new', ...SMALL });
    const before = await ask({ do: 'state' });
    await ask({ do: 'validate', game: 'rush', state: {} });
    expect(await ask({ do: 'state' })).toEqual(before);
    expect((await ask({ do: 'validate', ...TANKS, kind: 'toString', text: '' })).error?.message).toMatch(
      /tank-chess has scenario, position/,
    );
    expect((await ask({ do: 'validate', game: 'rush', kind: 'scenario', text: '' })).error?.message).toMatch(
      /rush has no files/,
    );
    expect((await ask({ do: 'validate', game: 'chess' })).error?.code).toBe('NO_SUCH_GAME');
  });
});

describe('export and import of a game record [TC-14.9, TC-14.10]', () => {
  const ending: [string, object[]][] = [
    ['unfinished', []],
    ['resign', [{ act: 'resign' }]],
    [
      'agreement',
      [
        { seat: 1, act: 'offerDraw' },
        { seat: 2, act: 'acceptDraw' },
      ],
    ],
    ['time', [{ seat: 2, act: 'flag' }]],
  ];
  const start = async (ask: ReturnType<typeof sit>) => {
    await ask({ do: 'new', ...SMALL, options: { ...SMALL.options, clock: 'none' } });
    for (let i = 0; i < 3; i++) {
      const { steps } = (await ask({ do: 'steps' })) as unknown as { steps: string[] };
      expect((await ask({ do: 'act', text: steps[7 * i] })).error).toBeUndefined();
    }
  };

  test.each(ending)('%s: the same match comes back', async (reason, acts) => {
    const ask = sit();
    await start(ask);
    for (const act of acts) expect((await ask({ do: 'act', ...act })).error).toBeUndefined();
    const before = [(await ask({ do: 'state' })).state, (await ask({ do: 'outcome' })).outcome];
    const { text } = await ask({ do: 'export', players: ['Ada', 'Bo'], event: 'Cup', date: '2026.01.31' });
    expect(text).toMatch(/^\[Event "Cup"\]\n[\s\S]*\[White "Ada"\]\n\[Black "Bo"\]/);
    expect(text).toContain(`[Termination "${reason}"]`);
    const other = sit();
    const back = await other({ do: 'import', ...TANKS, text });
    expect(back).toMatchObject({ imported: acts.length > 0 ? 4 : 3, warnings: [] });
    expect([(await other({ do: 'state' })).state, (await other({ do: 'outcome' })).outcome]).toEqual(before);
    expect(
      (await other({ do: 'export', players: ['Ada', 'Bo'], event: 'Cup', date: '2026.01.31' })).text,
    ).toBe(text);
  });

  test('an illegal turn ends the import, and is named with its reason', async () => {
    const ask = sit();
    await start(ask);
    const { text } = await ask({ do: 'export' });
    const stopped = await ask({ do: 'import', ...TANKS, text: text?.replace(/ \*\n$/, ' Ca1>h8/N *\n') });
    expect(stopped).toMatchObject({ imported: 3, stopped: { number: 4 } });
    expect(stopped.stopped?.why.clause).toMatch(/^TC-/);
  });

  test('an unreadable record leaves the match unchanged', async () => {
    const ask = sit();
    await start(ask);
    const before = await ask({ do: 'state' });
    expect((await ask({ do: 'import', ...TANKS, text: '1. nothing' })).error?.code).toMatch(/^TCG_/);
    expect((await ask({ do: 'import', game: 'rush', text: 'x' })).error?.message).toMatch(
      /no record of its own/,
    );
    expect(await ask({ do: 'state' })).toEqual(before);
  });

  test('a position set up by hand is the start of its record', async () => {
    const ask = sit();
    const tcp = '8x8 8/2c45/8/8/8/8/3C04/8 b 3 9';
    await ask({
      do: 'load',
      ...TANKS,
      options: { position: '8x8 8/2c45/8/8/8/8/3C04/8 w 0 1' },
      state: { side: 'black', noProgress: 3, turnNumber: 9 },
    });
    await ask({ do: 'act', text: 'c7 F' });
    const { text } = await ask({ do: 'export' });
    expect(text).toContain(`[TCP "${tcp}"]`);
    expect(text).toMatch(/\n9\.\.\. Cc7>c6\/S/);
    expect(await ask({ do: 'import', ...TANKS, text })).toMatchObject({ imported: 1, warnings: [] });
  });
});

test('analyse: mate, and whether the side to move wins at once [TC-9.7]', async () => {
  const ask = sit();
  await ask({ do: 'new', ...SMALL });
  expect(await ask({ do: 'analyse' })).toEqual({ analysis: { mate: false, wins: false } });
  const position =
    '16x16 1m514/1#2##10/1#2##l43l4##3/1#2#11/4m62##7/1xl4#####xm1##h4/1M1##3xh5H7#1/1C0###6l14/10c5###2/1#8xMxL##2/1##1L1#####1L64/7##7/H010#2#1/3##L04##2#1/10##2#1/5M010 b 2 21';
  await ask({ do: 'new', ...TANKS, options: { position } });
  expect(await ask({ do: 'analyse' })).toEqual({ analysis: { mate: true, wins: false } });
  await ask({ do: 'new', game: 'rush' });
  expect(await ask({ do: 'analyse' })).toEqual({ analysis: null });
});
