/** The referee over JSON lines: no request leaves its match inconsistent. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import type { MatchFile } from '#engine/match/file.ts';
import { verifyMatch } from '#engine/match/verify.ts';
import { Referee } from '#engine/referee.ts';
import { nextSeat, plainGame } from './plain-game.ts';

interface Answer {
  readonly id?: number;
  readonly error?: { readonly code: string };
  readonly state?: { readonly sums: number[] };
  readonly file?: MatchFile;
  readonly view?: { readonly viewer: number[] };
}

/** 5 throws a die, 6 two; 13 fails after a throw. */
const dice = plainGame((s, seat, step, chance) => {
  nextSeat(s, seat, step, chance);
  if (step < 5) return;
  s.sums[seat] = s.sums[seat]! * 10 + chance.die(6);
  if (step === 6) s.sums[seat] = s.sums[seat]! * 10 + chance.die(6);
  if (step === 13) throw new Error('a bug');
});

const open = async (chance: unknown[] = []) => {
  const referee = new Referee({
    ids: ['plain'],
    load: async (id) => (id === 'plain' ? (dice as unknown as AnyGame) : undefined),
  });
  const ask = async (request: object) => (await referee.answer(request)) as Answer;
  const code = async (request: object): Promise<unknown> => (await ask(request)).error?.code;
  const sums = async (): Promise<unknown> => (await ask({ do: 'state' })).state?.sums;
  expect(await code({ do: 'new', game: 'plain', seats: 2, chance })).toBeUndefined();
  return { ask, code, sums };
};

describe('scripted chance', () => {
  test('of a refused act is not kept for the next one', async () => {
    const { code, sums } = await open();
    expect(await code({ do: 'act', text: 'nonsense', chance: [{ die: 6 }] })).toBe('SYNTAX');
    expect(await code({ do: 'act', text: '5', chance: [{ die: 1 }] })).toBeUndefined();
    expect(await sums()).toEqual([51, 0]);
  });

  test('that does not fit changes nothing; the same act can be tried again', async () => {
    const { ask, code, sums } = await open([{ die: 4 }]);
    const before = [await ask({ do: 'state' }), await ask({ do: 'log' }), await ask({ do: 'view' })];
    for (const wrong of [[{ die: 7 }], [{ draw: 1 }], [{ shuffle: [] }]])
      expect(await code({ do: 'act', text: '6', chance: wrong })).toBe('FAILED');
    expect([await ask({ do: 'state' }), await ask({ do: 'log' }), await ask({ do: 'view' })]).toEqual(before);
    expect(await code({ do: 'act', text: '6', chance: [{ die: 2 }] })).toBeUndefined();
    expect(await sums()).toEqual([642, 0]);
  });

  test('of an act that fails after using it is available again', async () => {
    const { code, sums } = await open([{ die: 3 }, { die: 5 }]);
    expect(await code({ do: 'act', text: '5' })).toBeUndefined();
    expect(await code({ do: 'act', text: '13' })).toBe('FAILED');
    expect(await code({ do: 'act', text: '5' })).toBeUndefined();
    expect(await sums()).toEqual([53, 55]);
  });

  test('that never fits is dropped by an act with an empty script, if the act is legal', async () => {
    const { code, sums } = await open([{ draw: 3 }, { die: 4 }]);
    expect(await code({ do: 'act', text: '5' })).toBe('FAILED');
    expect(await code({ do: 'act', text: '5', chance: [{ die: 2 }] })).toBe('FAILED');
    expect(await code({ do: 'act', text: 'nonsense', chance: [] })).toBe('SYNTAX');
    expect(await code({ do: 'act', text: '5' }), 'a refused act drops nothing').toBe('FAILED');
    expect(await code({ do: 'act', text: '1', chance: [] })).toBeUndefined();
    expect(await code({ do: 'act', text: '5', chance: [{ die: 2 }] })).toBeUndefined();
    expect(await sums()).toEqual([1, 52]);
  });

  test('stays with the open match when another could not be opened', async () => {
    const { code, sums } = await open();
    expect(await code({ do: 'new', game: 'plain', seats: 9 })).toBe('BAD_SEATS');
    expect(await code({ do: 'new', game: 'nothing' })).toBe('NO_SUCH_GAME');
    expect(await code({ do: 'load', game: 'plain', seats: 2, state: { x: 1 } })).toBe('BAD_STATE');
    for (const die of [1, 6]) await code({ do: 'act', text: '5', chance: [{ die }] });
    expect(await sums()).toEqual([51, 56]);
  });
});

describe('a seat that is not at the table', () => {
  test.each(['steps', 'act', 'why', 'undo'])('%s', async (what) => {
    const { code } = await open();
    expect(await code({ do: what, seat: 3, text: '1' })).toBe('BAD_SEATS');
    expect(await code({ do: what, seat: 2, text: '1' })).not.toBe('BAD_SEATS');
  });

  test('has no view', async () => {
    const { code, ask } = await open();
    expect(await code({ do: 'view', seats: [1, 3] })).toBe('BAD_SEATS');
    expect((await ask({ do: 'view', seats: [1, 2] })).view?.viewer).toEqual([1, 2]);
  });
});

test('where several seats are asked, the seat must be named', async () => {
  const { code } = await open();
  await code({ do: 'load', game: 'plain', seats: 2, state: { active: 3 } });
  for (const what of ['steps', 'act', 'why'])
    expect(await code({ do: what, text: '1' }), what).toBe('BAD_REQUEST');
  expect(await code({ do: 'act', seat: 2, text: '1' })).toBeUndefined();
});

test('where the others have answered already, the seat that still owes is meant', async () => {
  const { ask, code, sums } = await open();
  await code({ do: 'load', game: 'plain', seats: 3, state: { active: 6 } });
  expect(await code({ do: 'act', seat: 2, text: '4' })).toBeUndefined();
  expect(await ask({ do: 'steps' })).toMatchObject({ seat: 3 });
  expect(await ask({ do: 'why', text: '3' })).toEqual({ legal: true });
  expect(await code({ do: 'act', text: '3' })).toBeUndefined();
  expect(await sums()).toEqual([0, 4, 3]);
});

test('a request of any shape is answered', async () => {
  const { ask } = await open();
  const shapes: unknown[] = [
    null,
    1,
    'x',
    [],
    [[]],
    {},
    { do: 1 },
    { do: '__proto__' },
    { do: 'act', seat: 0.5 },
  ];
  shapes.push(
    { do: 'act', seat: -1 },
    { do: 'act', seat: 1e99 },
    { do: 'act', text: 7 },
    { do: 'view', seats: 1 },
  );
  shapes.push(
    { do: 'act', act: 'toString' },
    { do: 'act', order: 'x' },
    { do: 'act', chance: [{ die: '1' }] },
  );
  shapes.push({ do: 'load', game: 'plain', seats: 2, state: JSON.parse('{"cards":{"__proto__":{"x":[]}}}') });
  shapes.push({ do: 'new', game: 'plain', seats: 2, options: [] });
  shapes.push({ do: 'new', game: '__proto__' }, { do: 'new', game: 'plain', seats: 2, options: { x: 1 } });
  for (const shape of shapes) {
    const answer = await ask({ ...(shape as object), id: 7 });
    expect(answer.error?.code, JSON.stringify(shape)).toMatch(/^(?:BAD_|NO_SUCH_|SYNTAX|NOT_|NO_STEP)/);
    expect(answer.id).toBe(7);
  }
});

test('a match file exists only for matches that can be dealt and replayed from it', async () => {
  const { ask, code } = await open();
  await code({ do: 'act', text: '5' });
  const { file } = await ask({ do: 'file' });
  expect(verifyMatch(dice as unknown as AnyGame, file!)).toEqual({ holds: true });
  expect(await code({ do: 'act', text: 'x', chance: [{ die: 1 }] })).toBe('SYNTAX');
  expect(await code({ do: 'file' })).toBeUndefined();
  expect(await code({ do: 'act', text: '1', chance: [{ die: 1 }] })).toBeUndefined();
  expect(await code({ do: 'file' }), 'a script is not in the file').toBe('BAD_REQUEST');
  await ask({ do: 'new', game: 'plain', seats: 2 });
  expect(await code({ do: 'file' })).toBeUndefined();
  await ask({ do: 'load', game: 'plain', seats: 2, state: { active: 2 } });
  expect(await code({ do: 'file' }), 'nor is a position').toBe('BAD_REQUEST');
});

test('what is no request is refused in words, however long it is', async () => {
  const { ask, sums } = await open();
  const json = { code: 'BAD_REQUEST', params: { detail: 'a request is a JSON object on one line' } };
  for (const line of ['{"do":', null, 5] as unknown[] as object[])
    expect((await ask(line)).error).toMatchObject(json);
  const long = JSON.stringify(await ask({ id: 1, do: 'x'.repeat(100_000) }));
  expect(long).toContain('do: Invalid type');
  expect(long.length).toBeLessThan(2000);
  const name = 'o'.repeat(100_000);
  for (const table of [{ game: name }, { game: 'plain', seats: 2, options: { [name]: 1 } }])
    expect(JSON.stringify(await ask({ do: 'new', ...table })).length).toBeLessThan(2000);
  expect(await sums()).toEqual([0, 0]);
});

test('a request that is nested too deep is refused, and its answer can be written', async () => {
  const { ask, sums } = await open();
  const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as unknown;
  for (const request of [
    { id: deep, do: 'hello' },
    { id: deep, do: 'act', text: '5' },
    { do: 'load', game: 'plain', seats: 2, state: deep },
    deep as object,
  ]) {
    const answer = await ask(request);
    expect(answer.error).toMatchObject({
      code: 'BAD_REQUEST',
      params: { detail: 'a request is nested at most 100 deep' },
    });
    expect(JSON.stringify(answer)).toContain('nested');
  }
  const id = { of: ['mine'] };
  expect(await ask({ id, do: 'state' })).toMatchObject({ id });
  expect(await sums()).toEqual([0, 0]);
});

test('a list that is no request, and a scripted result of no kind, are refused in words', async () => {
  const { ask } = await open();
  const detail = async (request: unknown): Promise<unknown> =>
    ((await ask(request as object)).error as { params?: object } | undefined)?.params;
  expect(await detail([])).toEqual({ detail: 'a request is a JSON object on one line' });
  expect(await detail({ do: 'act', text: '5', chance: [{ dice: 5 }] })).toEqual({
    detail: 'chance.0: a result is {"die": number}, {"draw": number} or {"shuffle": [ids]}',
  });
});
