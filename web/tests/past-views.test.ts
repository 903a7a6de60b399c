import { expect, it } from 'vitest';
import type { View } from '#engine/match/view.ts';
import type { StoryItem } from '#wire/protocol.ts';
import { PastViews } from '../src/replay/past-views.ts';

const line = (index: number): StoryItem => ({ index, seat: 1, told: [] });
const viewNamed = (name: string): View => ({ game: name }) as View;

/** A server that answers on command, with views that are named by question and moment. */
class FakeServer {
  readonly asked: number[] = [];
  readonly #waiting: ((view: View | undefined) => void)[] = [];
  readonly ask = (moment: number): Promise<View | undefined> => {
    this.asked.push(moment);
    return new Promise((answer) => this.#waiting.push(answer));
  };
  answer(view: View | undefined): void {
    this.#waiting.shift()?.(view);
  }
}

const visit = (length: number) => {
  const server = new FakeServer();
  const past = new PastViews(server.ask);
  const page = { story: Array.from({ length }, (_, n) => line(n + 1)) };
  return { server, past, page, fetch: (moment: number) => past.fetch(() => page.story, moment) };
};

it('asks for a moment once and keeps what it is told while the match goes on', async () => {
  const { server, past, page, fetch } = visit(3);
  expect(past.get(page.story, 2)).toBeUndefined();
  const [first, second] = [fetch(2), fetch(2)];
  server.answer(viewNamed('two'));
  expect([await first, await second]).toEqual([true, false]);
  page.story = [...page.story, line(4)];
  expect(past.get(page.story, 2)).toEqual(viewNamed('two'));
  expect(await fetch(2)).toBe(false);
  expect(server.asked).toEqual([2]);
});

it('forgets a moment that was taken back and played otherwise, and keeps what stands', async () => {
  const { server, past, page, fetch } = visit(3);
  for (const moment of [0, 1, 3]) {
    const fetching = fetch(moment);
    server.answer(viewNamed(`old ${moment}`));
    expect(await fetching).toBe(true);
  }
  page.story = [...page.story.slice(0, 1), line(2), line(3)];
  expect(past.get(page.story, 0)).toEqual(viewNamed('old 0'));
  expect(past.get(page.story, 1)).toEqual(viewNamed('old 1'));
  expect(past.get(page.story, 3)).toBeUndefined();
  const again = fetch(3);
  server.answer(viewNamed('new 3'));
  expect(await again).toBe(true);
  expect(past.get(page.story, 3)).toEqual(viewNamed('new 3'));
});

it('throws away what arrives for a moment that is no more', async () => {
  const { server, past, page, fetch } = visit(2);
  const late = fetch(2);
  page.story = [...page.story.slice(0, 1), line(2)];
  const right = fetch(2);
  server.answer(viewNamed('of another match'));
  expect(await late).toBe(false);
  expect(past.get(page.story, 2)).toBeUndefined();
  server.answer(viewNamed('right'));
  expect(await right).toBe(true);
  expect(past.get(page.story, 2)).toEqual(viewNamed('right'));
});

it('asks again for what was not answered', async () => {
  const { server, fetch } = visit(1);
  const lost = fetch(1);
  server.answer(undefined);
  expect(await lost).toBe(false);
  const found = fetch(1);
  server.answer(viewNamed('one'));
  expect(await found).toBe(true);
  expect(server.asked).toEqual([1, 1]);
});

it('does not ask before anything has happened', async () => {
  const { server, fetch } = visit(0);
  expect(await fetch(0)).toBe(false);
  expect(server.asked).toEqual([]);
});
