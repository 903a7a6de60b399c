/** `rules` and `words`: what a program can look up of a game without a match. */
import { describe, expect, test } from 'vitest';
import { Referee } from '#engine/referee.ts';
import { PROGRAM_GAMES, programLibrary } from '../cli/announced.ts';

interface Told {
  readonly rules?: readonly { readonly id: string; readonly clauses: readonly { readonly id: string }[] }[];
  readonly words?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: string; readonly params?: { readonly known?: string } };
}
const ask = async (request: object): Promise<Told> => new Referee(programLibrary).answer(request);

describe.each(PROGRAM_GAMES.map(({ id }) => id))('%s', (game) => {
  test('has a rulebook by chapter and by clause', async () => {
    const { rules } = await ask({ do: 'rules', game });
    const chapter = rules![0]!;
    const last = chapter.clauses.at(-1)!;
    expect((await ask({ do: 'rules', game, clause: chapter.id })).rules).toEqual([chapter]);
    expect((await ask({ do: 'rules', game, clause: last.id })).rules).toEqual([
      { ...chapter, clauses: [last] },
    ]);
    expect((await ask({ do: 'rules', game, clause: 'X-1' })).error?.code).toBe('NO_SUCH_CLAUSE');
  });

  test('has words for what is asked, for events and for refusals', async () => {
    for (const of of ['point', 'event', 'refusal'])
      expect(Object.keys((await ask({ do: 'words', game, of })).words!).length, of).toBeGreaterThan(0);
    const { words } = await ask({ do: 'words', game, of: 'refusal' });
    for (const code of ['NOT_YOUR_TURN', 'GAME_OVER', 'BAD_SEATS', 'UNDO_BARRIER'])
      expect(words, code).toHaveProperty(code);
    const barriers = (await ask({ do: 'words', game, of: 'barrier' })).words;
    expect(Object.keys(barriers!).sort()).toEqual(['chance', 'fact', 'final', 'revelation']);
    const { error } = await ask({ do: 'words', game, of: 'nothing' });
    expect(error?.code).toBe('NO_SUCH_WORDS');
    expect(error?.params?.known?.split(' ')).toEqual(expect.arrayContaining(['event', 'point', 'refusal']));
  });
});

test('a game that does not exist has neither', async () => {
  expect((await ask({ do: 'rules', game: 'chess' })).error?.code).toBe('NO_SUCH_GAME');
  expect((await ask({ do: 'words', game: 'chess', of: 'event' })).error?.code).toBe('NO_SUCH_GAME');
});
