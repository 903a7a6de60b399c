/**
 * A client that knows only texts plays whole decisions: it asks for `steps` of the empty draft, takes one of the
 * returned texts as the next draft, until one may be confirmed, and gives that to `act` unchanged.
 */
import { expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { SMALL_GAMES } from '#engine/laws/small/index.ts';
import { type Library, Referee } from '#engine/referee.ts';
import { GAME_IDS, loadGame } from '#games/library.ts';

const SMALL: Library = {
  ids: SMALL_GAMES.map(({ game }) => game.id),
  load: async (id) => SMALL_GAMES.find(({ game }) => game.id === id)?.game,
};

interface Walk {
  /** The number of steps of each decision, and the drafts on the way. */
  readonly longest: number;
  readonly drafts: ReadonlySet<string>;
  readonly decisions: number;
}

/** Plays so many decisions of the first seat that owes one. Any refusal fails the test. */
const walk = async (library: Library, game: string, seed: number, most: number): Promise<Walk> => {
  const referee = new Referee(library);
  const random = new FastChance(seed);
  const ask = async (request: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const answer = await referee.answer(request);
    expect(answer, JSON.stringify(request)).not.toHaveProperty('error');
    return answer;
  };
  let { owing } = (await ask({ do: 'new', game, seed: `0${seed}` })) as { owing: number[] };
  const drafts = new Set<string>();
  let longest = 0;
  let decisions = 0;
  for (; decisions < most && owing.length > 0; decisions++) {
    const seat = owing[0]!;
    let draft = '';
    for (let length = 0; ; length++) {
      const { steps, complete } = (await ask({ do: 'steps', seat, draft })) as {
        steps: string[];
        complete: boolean;
      };
      expect(new Set(steps).size, `after "${draft}"`).toBe(steps.length);
      longest = Math.max(longest, length);
      // An empty decision has a text of its own, which is in no list of next steps.
      if (complete && draft !== '' && (steps.length === 0 || random.draw(3) === 0)) break;
      expect(steps, `after "${draft}"`).not.toEqual([]);
      draft = steps[random.draw(steps.length)]!;
      drafts.add(draft);
    }
    expect(await ask({ do: 'why', seat, text: draft })).toEqual({ legal: true });
    ({ owing } = (await ask({ do: 'act', seat, text: draft })) as { owing: number[] });
  }
  return { longest, drafts, decisions };
};

test.each(GAME_IDS)('%s is played by the texts that `steps` returns', async (id) => {
  const { decisions } = await walk({ ids: GAME_IDS, load: loadGame }, id, 1, 40);
  expect(decisions).toBe(40);
});

test.each(SMALL.ids)('%s, too', async (id) => {
  expect((await walk(SMALL, id, 2, 60)).decisions).toBeGreaterThan(4);
});

test('Rush: decisions of two steps are reached through the first one', async () => {
  const { drafts, longest } = await walk({ ids: GAME_IDS, load: loadGame }, 'rush', 3, 400);
  expect(longest).toBeGreaterThan(2);
  const texts = [...drafts];
  const first = texts.find((text) => /^\S+ hits$/.test(text))!;
  expect(first).toBeDefined();
  expect(texts.some((text) => /^\S+ hits S\d\.\d$/.test(text))).toBe(true);
  expect(texts.some((text) => /^deploy \S+$/.test(text))).toBe(true);
  expect(texts.some((text) => /^deploy \S+ on S\d\.\d$/.test(text))).toBe(true);
});
