/** Bots that hear: they are given what their seats were told, over a worker's messages too, and play better by it. */
import { expect, test } from 'vitest';
import { arena } from '#bots/arena.ts';
import type { Bot } from '#bots/contract.ts';
import { randomBot } from '#bots/random.ts';
import { answering, type BotQuestion, questionOf, tellHeard } from '#bots/worker.ts';
import type { AnyGame } from '#engine/game.ts';
import { tokens } from '#engine/laws/small/tokens.ts';
import { type Heard, Hearing } from '#engine/match/heard.ts';
import { Match } from '#engine/match/match.ts';
import { viewOf } from '#engine/match/view.ts';
import { forgetful, loadBots, mindful } from './help/tokens-bots.ts';

const game = tokens as AnyGame;
const dealt = (): Match => {
  const made = Match.create(game, {
    id: 'x',
    options: {},
    seats: 2,
    secret: new Uint8Array(32),
    entropy: [],
  });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

test('a bot that remembers beats one that does not, at a table that forgets', () => {
  const result = arena({ game, a: mindful, b: forgetful, games: 60, seed: 4 });
  expect(result.score).toBeGreaterThan(0.75);
  expect(result.interval[0]).toBeGreaterThan(0);
});

test('a bot that remembers nothing plays like any other', () => {
  const deaf: Bot = { ...mindful, choose: (view, seat, { seed }) => forgetful.choose(view, seat, { seed }) };
  expect(arena({ game, a: deaf, b: forgetful, games: 20, seed: 4 }).score).toBe(0.5);
});

test('the arena gives a bot what its seat heard, and nothing to one that does not ask', () => {
  const given: [string, number, Heard | undefined][] = [];
  const noting = (id: string, more: Pick<Bot, 'hears'>): Bot => ({
    id,
    ...more,
    choose: (view, seat, thinking) => {
      given.push([id, view.decision, thinking.heard]);
      return randomBot(game).choose(view, seat, thinking);
    },
  });
  arena({ game, a: noting('a', { hears: true }), b: noting('b', {}), games: 2, seed: 1 });
  arena({
    game,
    a: noting('a', { hears: () => true }),
    b: noting('b', { hears: () => false }),
    games: 2,
    seed: 1,
  });
  // The deal, and a line for each decision before.
  for (const [id, decision, heard] of given)
    expect(heard?.length, `${id} ${decision}`).toBe(id === 'a' ? decision : undefined);
  expect(new Set(given.map(([id]) => id))).toEqual(new Set(['a', 'b']));
});

test('a worker says that its bot hears, and is then asked with what the seat heard', async () => {
  const match = dealt();
  for (const place of ['p1', 'p2', 'p3']) match.submit(match.onlySeat, place);
  const seat = match.onlySeat + 1;
  let computed = 0;
  const wish = (level: string) => ({
    game: game.id,
    level,
    view: viewOf(match, 1 << match.onlySeat),
    seat,
    seed: 2,
    heard: () => {
      computed++;
      return new Hearing(match).of(seat - 1);
    },
  });
  const answer = answering(loadBots);
  const first = questionOf(wish('mindful'), 5);
  expect(first).not.toHaveProperty('heard');
  expect(await answer(first)).toEqual({ id: 5, wants: 'heard' });
  expect(computed).toBe(0);
  const asked: BotQuestion[] = [];
  expect(tellHeard(wish('mindful'), 5, (question) => asked.push(question))).toBeUndefined();
  expect(asked[0]?.heard).toEqual(new Hearing(match).of(seat - 1));
  const { view } = asked[0]!;
  const here = mindful.choose(view, seat, { seed: 2, heard: asked[0]!.heard! });
  expect(await answer(structuredClone(asked[0]!))).toMatchObject({ id: 5, text: here.text });
  expect(await answer(questionOf(wish('forgetful'), 6))).toMatchObject({ id: 6, text: expect.any(String) });
  expect(computed).toBe(1);
});

test('where nobody has listened, as for a hint, a bot that hears is told nothing and answers all the same', async () => {
  const match = dealt();
  const wish = { game: game.id, level: 'mindful', view: viewOf(match, 1), seat: 1, seed: 2 };
  const question = questionOf(wish, 1, true);
  expect(question.heard).toEqual([]);
  expect(await answering(loadBots)(question)).toMatchObject({ text: expect.stringMatching(/^turn p\d+$/) });
});

test('what cannot be told is a fault of the question, not of the worker', () => {
  const wish = {
    game: game.id,
    level: 'mindful',
    view: viewOf(dealt(), 1),
    seat: 1,
    seed: 2,
    heard: () => {
      throw new Error('The log is broken');
    },
  };
  expect(tellHeard(wish, 1, () => undefined)?.message).toBe('The log is broken');
});
