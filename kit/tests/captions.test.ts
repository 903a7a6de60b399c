/** When bots speak and play slowly, and how stories fall into turns. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '#engine/narration.ts';
import type { StoryItem } from '#wire/protocol.ts';
import { isSlowAt, restFor } from '../caption/pace.ts';
import { lastLine, lineAfter, type SpokenTurn } from '../caption/speech.ts';
import { stopsOf } from '../caption/stops.ts';
import { sayCaption, type Teller } from '../caption/teller.ts';
import { turnsByEvent, turnsByItem } from '../caption/told-turns.ts';
import { translatorOf } from '../text.ts';

describe('the pace', () => {
  test('is slow in the first game on a device, until the coach is turned off', () => {
    expect(isSlowAt('first', 'one', 'one', true)).toBe(true);
    expect(isSlowAt('first', 'two', 'one', true)).toBe(false);
    expect(isSlowAt('first', 'one', 'one', false)).toBe(false);
  });

  test('is otherwise as it was chosen', () => {
    expect(isSlowAt('always', 'two', 'one', false)).toBe(true);
    expect(isSlowAt('never', 'one', 'one', true)).toBe(false);
  });

  test('leaves time to read a caption: more for a longer one, but not without end', () => {
    const [short, long, endless] = [20, 60, 1000].map((length) => restFor('x'.repeat(length)));
    expect(short).toBeGreaterThan(restFor(''));
    expect(long).toBeGreaterThan(short!);
    expect(endless).toBeLessThanOrEqual(7000);
  });
});

describe('what bots say', () => {
  /** Seat 1 is a person, the others are bots. */
  const BOTS = [2, 3];
  const quiet = (seat: number): SpokenTurn => ({ seat, victims: [] });
  const hit = (seat: number, ...victims: number[]): SpokenTurn => ({ seat, victims });

  test('one bot greets, until the first of them has played', () => {
    expect(lineAfter([], BOTS, 'a')).toMatchObject({ moment: 'greet' });
    expect(lineAfter([quiet(1)], BOTS, 'a')).toEqual(lineAfter([], BOTS, 'a'));
    expect(lineAfter([quiet(1), quiet(2)], BOTS, 'a')).toBeUndefined();
    expect(lineAfter([], [], 'a')).toBeUndefined();
  });

  test('who greets, and how, differs from table to table and stays the same at each', () => {
    const greetings = [...'abcdefgh'].map((table) => JSON.stringify(lineAfter([], BOTS, table)));
    expect(new Set(greetings).size).toBeGreaterThan(1);
    expect(lineAfter([], BOTS, 'a')).toEqual(lineAfter([], BOTS, 'a'));
  });

  const START = [quiet(1), quiet(2), quiet(3), quiet(1), quiet(2)];

  test('a bot speaks when it hits somebody, or is hit by a person', () => {
    expect(lineAfter([...START, hit(3, 1)], BOTS, 'a')).toMatchObject({ seat: 3, moment: 'hit' });
    expect(lineAfter([...START, hit(2, 3)], BOTS, 'a')).toMatchObject({ seat: 2, moment: 'hit' });
    expect(lineAfter([...START, hit(1, 3)], BOTS, 'a')).toMatchObject({ seat: 3, moment: 'hurt' });
  });

  test('nobody speaks twice within a few turns, and then says something else', () => {
    const first = [...START, hit(3, 1)];
    expect(lineAfter([...first, quiet(1), quiet(2), hit(3, 1)], BOTS, 'a')).toBeUndefined();
    const again = lineAfter([...first, quiet(1), quiet(2), quiet(3), hit(3, 1)], BOTS, 'a');
    expect(again).toMatchObject({ seat: 3, moment: 'hit' });
    expect(again?.n).not.toBe(lineAfter(first, BOTS, 'a')?.n);
  });

  test('at the end a bot that has won speaks, else one that has lost; after a draw nobody', () => {
    expect(lastLine(['lost', 'lost', 'won'], BOTS, 'a')).toMatchObject({ seat: 3, moment: 'won' });
    expect(lastLine(['won', 'lost', 'lost'], BOTS, 'a')).toMatchObject({ seat: 2, moment: 'lost' });
    expect(lastLine(['drawn', 'drawn', 'drawn'], BOTS, 'a')).toBeUndefined();
    expect(lastLine([], BOTS, 'a')).toBeUndefined();
  });
});

describe('turns', () => {
  const begins = (seat: number): GameEvent => ({ type: 'turn', seat });
  const did = (what: string): GameEvent => ({ type: what });
  const STORY: readonly StoryItem[] = [
    { index: 1, seat: 2, told: [did('a')] },
    { index: 2, seat: 2, told: [did('b'), begins(1), did('c')] },
    { index: 3, seat: 1, told: [did('d')] },
  ];
  const beginnerOf = (event: GameEvent): number | undefined =>
    event.type === 'turn' ? Number(event.seat) : undefined;

  test('go from one beginning to the next', () => {
    const [first, ...others] = turnsByEvent(STORY, beginnerOf, false);
    expect(first).toMatchObject({ seat: 2, from: 0, to: 2, told: [did('a'), did('b')] });
    expect(others).toEqual([]);
  });

  test('the last one is complete when the match is over', () => {
    const last = turnsByEvent(STORY, beginnerOf, true).at(-1);
    expect(last).toMatchObject({ seat: 1, from: 2, to: 3, told: [begins(1), did('c'), did('d')] });
    expect(turnsByEvent([], beginnerOf, true)).toEqual([]);
  });

  test('are decisions where every decision is one; what came from outside the rules is none', () => {
    const story: readonly StoryItem[] = [
      ...STORY.slice(0, 1),
      { index: 2, seat: 1, fact: 'resign', told: [] },
    ];
    expect(turnsByItem(story)).toEqual([{ seat: 2, from: 0, to: 1, told: [did('a')] }]);
  });
});

test('a caption calls its reader "you", and everybody else by name', () => {
  const { say } = translatorOf('en', [
    {
      'caption.hit': '{actor} hits {victim}.',
      'caption.hit.you': '{actor} hits you.',
      'caption.end': 'The end.',
    },
  ]);
  const caption = {
    sentences: [
      { message: 'caption.hit', filling: {}, victim: 1 },
      { message: 'caption.end', filling: {} },
    ],
    victims: [1],
  };
  const nameOf = (seat: number): string => ['Anna', 'Bo'][seat - 1] ?? '';
  expect(sayCaption(say, caption, 2, 1, nameOf)).toBe('Bo hits you. The end.');
  expect(sayCaption(say, caption, 2, undefined, nameOf)).toBe('Bo hits Anna. The end.');
});

describe('stops on the way through a match', () => {
  const item = (index: number, seat: number, ...types: string[]): StoryItem => ({
    index,
    seat,
    text: '',
    told: types.map((type) => ({ type })),
  });
  const STORY = [item(1, 1, 'moved'), item(2, 2, 'lost'), item(3, 1, 'lost'), item(4, 2, 'moved')];
  const none = async () => ({});
  const teller: Teller = {
    turnsOf: turnsByItem,
    captionOf: ({ told }) => ({
      sentences: [],
      victims: told.some(({ type }) => type === 'lost') ? [1] : [],
    }),
    messages: { en: none, it: none, pl: none },
  };

  test('are after the turns of the reader, or after those by which somebody lost something', () => {
    expect(stopsOf('own', teller, STORY, false, (seat) => seat === 1)).toEqual([1, 3]);
    expect(stopsOf('own', teller, STORY, false, () => false)).toEqual([]);
    expect(stopsOf('captures', teller, STORY, false, (seat) => seat === 1)).toEqual([2, 3]);
  });
});
