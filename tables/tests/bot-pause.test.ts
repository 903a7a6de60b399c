/** Bots wait after what everybody was told, and after nothing else. The clock is the test's. */
import { expect, test, vi } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { seatBit } from '#engine/seats.ts';
import type { OpenTable } from '#wire/rest.ts';
import type { BotRequest, TableServices } from '../services.ts';
import { ambushWith } from './help/ambush.ts';
import { atTheEnd } from './help/at-the-end.ts';
import { library } from './help/library.ts';
import { nim } from './help/nim.ts';
import { asker, oneService, openIn, watcherOf } from './help/one-table.ts';
import { parryWith } from './help/parry.ts';

const PACE = 600;
const HUMAN = { kind: 'human' } as const;
const BOT = { kind: 'bot', level: 'bot' } as const;

/** Nim at which to take one is told to nobody, two only to who takes them, three to everybody. */
const quietNim = {
  ...nim,
  apply: (s, seat, draft, chance, tell) => {
    const [take] = draft;
    const heard: typeof tell =
      take === 1 || !tell ? null : (event) => tell(event, take === 2 ? seatBit(seat) : undefined);
    nim.apply(s, seat, draft, chance, heard);
  },
} satisfies typeof nim as AnyGame;

interface Course {
  readonly game: AnyGame;
  readonly order: Partial<OpenTable>;
  /** What a bot answers, after so many milliseconds. */
  readonly answer: (request: BotRequest) => readonly [text: string, after: number];
}

/** A table at which bots play; its time is that of the test's timers, from 0. */
const tableOf = async ({ game, order, answer }: Course) => {
  const toFake = [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'Date',
    'performance',
  ] as const;
  vi.useFakeTimers({ toFake: [...toFake] });
  atTheEnd(() => void vi.useRealTimers());
  vi.spyOn(library, 'load').mockImplementation(async () => game);
  atTheEnd(() => void vi.restoreAllMocks());
  const bots: TableServices['bots'] = {
    levels: async () => ['bot'],
    choose: async (request) => {
      const [text, after] = answer(request);
      if (after > 0) await new Promise((done) => setTimeout(done, after));
      return text;
    },
    close: async () => undefined,
  };
  const calm = {
    keep: Number.POSITIVE_INFINITY,
    round: Number.POSITIVE_INFINITY,
    look: Number.POSITIVE_INFINITY,
  };
  const world = oneService(undefined, bots, { pace: PACE }, calm);
  const zero = Date.now() - world.time.now;
  Object.defineProperty(world.time, 'now', { get: () => Date.now() - zero });
  const table = await openIn(world, { game: game.id, ...order });
  const now = () => Date.now() - zero;
  const decide = async (guest: string, seat: number, decision: number, text: string) => {
    const command = { id: `${seat}:${now()}:${text}`, digest: '' };
    return (await table.decide({ guest, received: now(), command }, seat, decision, text))?.code;
  };
  /** When each decision was shown to somebody who only watches. */
  const shown: number[] = [];
  const { watcher, last, all } = watcherOf('onlooker');
  const send: typeof watcher.send = (text) => {
    watcher.send(text);
    if (all().at(-1)!.t === 'update') shown[last().view.decision] ??= now();
  };
  await table.watch({ guest: 'onlooker', send }, 'w');
  const goTo = (at: number) => vi.advanceTimersByTimeAsync(at - now());
  return { ...world, table, decide, shown, goTo, last };
};

/** Two bots at quiet nim, which take so many and think so long. Returns when each decision is shown, from the second on. */
const nimTimes = async (takes: readonly number[], thinks: readonly number[] = []) => {
  const w = await tableOf({
    game: quietNim,
    order: { options: { pile: 60 }, seats: [BOT, BOT] },
    answer: ({ view }) => {
      const n = view.decision - 1;
      return [`take ${takes[n] ?? 3}`, thinks[n] ?? 0];
    },
  });
  await w.goTo(20 * PACE);
  return w.shown.slice(2, 2 + takes.length);
};

test('every decision that everybody is told comes a pace after the one before', async () => {
  expect(await nimTimes([3, 3, 3])).toEqual([600, 1200, 1800]);
});

test('decisions that tell nobody anything add no pause, however many there are', async () => {
  expect(await nimTimes([3, 1, 1, 1, 3, 1, 3])).toEqual([600, 1200, 1200, 1200, 1200, 1800, 1800]);
});

test('what only one seat is told changes no moment for the others', async () => {
  expect(await nimTimes([3, 2, 1, 2, 3, 2, 3])).toEqual(await nimTimes([3, 1, 1, 1, 3, 1, 3]));
});

test('the pause before a decision is the same whether it will be told or not', async () => {
  const [told] = await nimTimes([3, 3, 3]);
  const [silent] = await nimTimes([1, 3, 3]);
  expect(silent).toBe(told);
});

test('the time that bots think counts, also about what nobody is told', async () => {
  expect(await nimTimes([3, 1, 3, 3], [0, 250, 250, 700])).toEqual([600, 1200, 1200 + 250, 1200 + 250 + 700]);
});

test('after a person has decided bots wait, whether it was told or not', async () => {
  const w = await tableOf({
    game: quietNim,
    order: { options: { pile: 60 }, seats: [HUMAN, BOT] },
    answer: ({ view }) => [view.decision < 4 ? 'take 3' : 'take 1', 0],
  });
  const turns: [at: number, text: string][] = [
    [1000, 'take 3'],
    [5000, 'take 1'],
    [9000, 'take 2'],
  ];
  for (const [i, [at, text]] of turns.entries()) {
    await w.goTo(at);
    expect(await w.decide('host', 0, 2 * i + 1, text)).toBeUndefined();
  }
  await w.goTo(12_000);
  expect(w.shown.slice(2)).toEqual([1000, 1600, 5000, 5600, 9000, 9600]);
});

test('an answer in advance, which nobody notices, delays no bot', async () => {
  const hands = [['strike-1'], ['parry-1'], ['parry-2']];
  const course = async (ahead: boolean) => {
    const w = await tableOf({
      game: parryWith(hands),
      order: { seats: [HUMAN, BOT, HUMAN] },
      answer: ({ view }) => [view.state.asked === null ? 'rest' : 'pass', 0],
    });
    await w.table.sit(asker('friend', 0), undefined, undefined);
    await w.goTo(1000);
    // The bot is asked for a parry first, then the friend.
    expect(await w.decide('host', 0, 1, 'strike 3')).toBeUndefined();
    await w.goTo(1300);
    if (ahead) expect(await w.decide('friend', 2, 2, 'pass')).toBeUndefined();
    await w.goTo(1700);
    // The friend's answer follows at once.
    return w.shown[ahead ? 4 : 3];
  };
  expect(await course(true)).toBe(1600);
  expect(await course(false)).toBe(1600);
});

test('a covert round that ends in silence adds its hold, and no further pause', async () => {
  const w = await tableOf({
    game: ambushWith([false, false, false]),
    order: { seats: [BOT, BOT, BOT] },
    answer: ({ view }) => [view.covert ? 'pass' : 'walk', 0],
  });
  await w.goTo(3000);
  // A timer rings a millisecond after the end of a hold.
  expect(w.shown.slice(2, 7)).toEqual([600, 1201, 1201, 1802, 1802]);
});
