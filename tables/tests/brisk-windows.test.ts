/** Around the World in 80 Cards at a table with three bots: a person waits a pace after an action, and no longer. */
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { View } from '#engine/match/view.ts';
import type { OptionValues } from '#engine/options.ts';
import { bots } from '#games/eighty-cards/bot/index.ts';
import { eightyCards } from '#games/eighty-cards/rules/game.ts';
import type { TableServices } from '../services.ts';
import { atTheEnd } from './help/at-the-end.ts';
import { library } from './help/library.ts';
import { asker, oneService, openIn } from './help/one-table.ts';

/** What servers are set to by default: how long windows are held, and the pause of bots, in milliseconds. */
const [HOLD, PACE] = [1500, 600];
const MOST = 1000;
const SEATS = [
  { kind: 'human' },
  ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'guard' }) as const),
] as const;

/** Plays the first actions of a person against three bots. Returns how long the person waited after each. */
const waitsAfterActions = async (options: OptionValues): Promise<number[]> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  atTheEnd(() => void vi.useRealTimers());
  vi.spyOn(library, 'load').mockImplementation(async () => eightyCards as never);
  atTheEnd(() => void vi.restoreAllMocks());
  const [guard, person] = [bots.create('guard'), bots.create('greedy')];
  const played: TableServices['bots'] = {
    levels: async () => ['guard'],
    choose: async ({ view, seat }) => guard.choose(view, seat, { seed: 1 }).text,
    close: async () => undefined,
  };
  const world = oneService(undefined, played, { hold: HOLD, pace: PACE }, { keep: Number.POSITIVE_INFINITY });
  const zero = Date.now() - world.time.now;
  const now = () => Date.now() - zero;
  Object.defineProperty(world.time, 'now', { get: now });
  const table = await openIn(world, {
    game: eightyCards.id,
    options: { firstPlayer: 'host', ...options },
    seats: [...SEATS],
  });
  let view: View | undefined;
  const send = (text: string): void => {
    const told = JSON.parse(text) as { readonly view?: View };
    if (told.view) view = told.view;
  };
  await table.watch({ guest: 'host', send }, 'w');
  // What is not timed, such as hashing and storing, gets its turn before the clock goes on.
  const advance = async (milliseconds: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    for (let turn = 0; turn < 5; turn++) await setImmediate();
  };
  const waits: number[] = [];
  let asked = 0;
  for (let n = 0; n < 90 && waits.length < 8; n++) {
    // Until the person is asked for a decision of their own again.
    for (let wait = 0; !view?.owing.includes(1) && wait < 400; wait++) await advance(PACE / 2);
    const point = view!.own['1']?.point?.name ?? '';
    const { text } = person.choose(view!, 1, { seed: n });
    const command = { ...asker('host', now()), command: { id: `${n}`, digest: '' } };
    asked = now();
    const before = view!.decision;
    expect(await table.decide(command, 0, before, text)).toBeUndefined();
    if (point !== 'act' || text === 'end') continue;
    while (!view!.owing.includes(1) && now() - asked <= 2 * MOST) await advance(20);
    waits.push(now() - asked);
  }
  await world.tables.close();
  return waits;
};

test.each([{ interferencePace: 'full' }, { interferencePace: 'lean' }])('with %j', async (options) => {
  const waits = await waitsAfterActions(options);
  expect(waits.length).toBeGreaterThan(5);
  expect(Math.max(...waits)).toBeLessThanOrEqual(MOST);
});
