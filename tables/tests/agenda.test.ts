/** The due moments of one table by themselves: which one the timer rings for, what is stored, what is carried out. */
import { expect, test, vi } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import type { Match } from '#engine/match/match.ts';
import { everySeat, type Seat, type SeatSet } from '#engine/seats.ts';
import { Agenda, type AgendaTable } from '../agenda.ts';
import { CommandQueue } from '../command-queue.ts';
import { type LoadedMatch, loadMatch } from '../loaded-match.ts';
import { presentRules } from '../rules.ts';
import type { AwaitedPlayer, TableServices } from '../services.ts';
import type { StoredTable } from '../storage.ts';
import { Subscribers } from '../subscribers.ts';
import { UptimeClock } from '../uptime-clock.ts';
import { atTheEnd } from './help/at-the-end.ts';
import { bids } from './help/bids.ts';
import { MemoryStorage } from './help/memory-storage.ts';
import { nim } from './help/nim.ts';

const HOUR = 3_600_000;
/** The table was dealt this long after the service began. */
const STARTED = 500;
/** Both seats owe a sealed answer from the beginning. */
const RULES = presentRules(bids as AnyGame);
const ROW: StoredTable = {
  id: 't',
  game: 'bids',
  version: bids.version,
  options: {},
  passAndPlay: false,
  secret: new Uint8Array(32),
  seats: [
    { kind: 'bot', level: 'weak', name: '' },
    { kind: 'bot', level: 'weak', name: '' },
  ],
  created: 0,
  started: STARTED,
};

/** A table whose parts answer what a test sets, and record what the agenda does with them. */
class ScriptedTable implements AgendaTable {
  readonly id = ROW.id;
  readonly rules = RULES;
  readonly subscribers = new Subscribers(ROW.id);
  readonly summary = { length: 0, decisions: 0, owing: 0 };
  readonly services: TableServices;
  readonly queue: CommandQueue;
  row = ROW;
  loaded: LoadedMatch | undefined = loadMatch(RULES, ROW, []);
  broken = false;
  closed = false;
  unwatched = false;
  botSet: SeatSet = 0;
  /** What was carried out, in order, and when (in milliseconds since the deal). */
  readonly done: string[] = [];
  /** What was stored as due next, in the service's up time. */
  readonly due: (number | undefined)[] = [];
  readonly notified: (readonly number[])[] = [];
  fall: number | undefined;
  absent: number | undefined;
  round: number | undefined;
  order: number | undefined;
  late: number | undefined;
  people: readonly AwaitedPlayer[] = [];
  ordered: readonly Seat[] = [];
  botsAt: readonly Seat[] = [];
  stuck: readonly Seat[] = [];
  /** A moment that was carried out is over, unless it cannot be stored. */
  stores = true;

  constructor() {
    const storage = new MemoryStorage();
    storage.note = (_id, _summary, due) => void this.due.push(due);
    const up = new UptimeClock(storage, () => Date.now());
    const turnNotifier = {
      waits: (_: string, waiting: readonly AwaitedPlayer[]) =>
        void this.notified.push(waiting.map(({ seat }) => seat)),
    };
    const bots = { levels: async () => [], choose: () => Promise.reject(new Error('no bots')) };
    this.services = {
      storage,
      up,
      turnNotifier,
      bots: { ...bots, close: async () => undefined },
      log: { error: () => undefined },
      pace: 0,
      fault: () => undefined,
    };
    this.queue = new CommandQueue(up);
  }

  #do(what: string, over: () => void): void {
    this.done.push(`${what} ${this.now()}`);
    if (this.stores) over();
  }
  get match(): Match {
    return this.loaded!.match;
  }
  now(): number {
    return this.services.up.now() - STARTED;
  }
  get log() {
    return {
      nextFall: this.fall === undefined ? undefined : { seat: 0, at: this.fall },
      letFlagFall: async () => this.#do('flag', () => (this.fall = undefined)),
      resolveRound: async () => this.#do('round', () => (this.round = undefined)),
    };
  }
  get hold() {
    return { next: this.round };
  }
  get absences() {
    return { next: this.absent };
  }
  get slow() {
    return { nextPass: this.late, waiting: () => [...this.people] };
  }
  get orders() {
    return {
      any: false,
      next: this.order === undefined ? undefined : { seat: 0, at: this.order },
      answers: (seat: Seat) => this.ordered.includes(seat),
      settle: () => undefined,
      answer: async () => this.#do('orders', () => (this.order = undefined)),
    };
  }
  readonly bots = {
    isStuck: (seat: Seat) => this.stuck.includes(seat),
    wake: () => void this.done.push(`bots ${this.now()}`),
  };
  levelOf(seat: Seat): string | undefined {
    return this.botsAt.includes(seat) ? 'weak' : undefined;
  }
  async passSeats(): Promise<void> {
    this.#do('seats', () => {
      this.absent = undefined;
      this.late = undefined;
    });
  }
  async settleRating(): Promise<void> {
    this.done.push('rated');
  }
}

/** The time of the service is that of the timers; it begins when the table is dealt. */
const scripted = (set: Partial<ScriptedTable> = {}) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  atTheEnd(() => void vi.useRealTimers());
  const table = Object.assign(new ScriptedTable(), set);
  vi.setSystemTime(Date.now() + STARTED);
  const agenda = new Agenda(table);
  return { table, agenda, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
};
/** Bots are woken by every change; this is about the timer. */
const rung = (table: ScriptedTable): string[] => table.done.filter((what) => !what.startsWith('bots'));

test('the timer rings for each moment when it is due, the first one first, and for nothing afterwards', async () => {
  const { table, agenda, pass } = scripted({ fall: 5000, round: 4000, absent: 2000, order: 3000 });
  agenda.reschedule();
  await pass(1999);
  expect(rung(table)).toEqual([]);
  await pass(10_000);
  expect(rung(table)).toEqual(['seats 2001', 'orders 3001', 'round 4001', 'flag 5001']);
  expect(vi.getTimerCount()).toBe(0);
});

test('moments that are due together are all carried out', async () => {
  const { table, agenda, pass } = scripted({ fall: 1000, late: 1000, order: 1000 });
  agenda.reschedule();
  await pass(1001);
  expect(rung(table)).toEqual(['flag 1001', 'seats 1001', 'orders 1001']);
});

test('an earlier moment that comes up later moves the timer', async () => {
  const { table, agenda, pass } = scripted({ fall: 5000 });
  agenda.reschedule();
  table.order = 1000;
  agenda.reschedule();
  await pass(1001);
  expect(rung(table)).toEqual(['orders 1001']);
});

test('the first moment is stored, except those that depend on who is here', () => {
  const { table, agenda } = scripted({ fall: 5000, absent: 2000, order: 3000 });
  agenda.note();
  table.order = undefined;
  agenda.note();
  table.fall = undefined;
  agenda.note();
  expect(table.due).toEqual([STARTED + 3000, STARTED + 5000, undefined]);
});

test('a table where a bot has to decide is due at once; in memory the bot is woken without a timer', async () => {
  const { table, agenda, pass } = scripted({ botsAt: [0, 1] });
  agenda.reschedule();
  expect([table.due, table.done]).toEqual([[STARTED], ['bots 0']]);
  await pass(2 * HOUR);
  expect(table.done).toEqual(['bots 0']);
});

test('a table whose bots are all stuck is looked at again after an hour', async () => {
  const { table, agenda, pass } = scripted({ botsAt: [0, 1], stuck: [0, 1] });
  await pass(250);
  agenda.note();
  table.stuck = [1];
  agenda.note();
  table.botsAt = [1];
  agenda.note();
  table.botsAt = [];
  agenda.note();
  const now = STARTED + 250;
  expect(table.due).toEqual([now + HOUR, now, now + HOUR, undefined]);
});

test('what cannot be stored is tried again after a second, not all the time', async () => {
  const { table, agenda, pass } = scripted({ fall: 1000, stores: false });
  agenda.reschedule();
  await pass(3100);
  expect(rung(table)).toEqual(['flag 1001', 'flag 2002', 'flag 3003']);
  table.stores = true;
  await pass(10_000);
  expect(rung(table)).toEqual(['flag 1001', 'flag 2002', 'flag 3003', 'flag 4004']);
});

test('people are reported as awaited, but not where their order answers', () => {
  const people = [0, 1].map((seat) => ({ seat, guest: `g${seat}`, place: 1, here: false }));
  const { table, agenda } = scripted({ people });
  agenda.reschedule();
  table.ordered = [1];
  agenda.reschedule();
  expect(table.notified).toEqual([[0, 1], [0]]);
});

test.each(['closed', 'broken'] as const)('a table that is %s waits for nothing', async (state) => {
  const { table, agenda, pass } = scripted({ fall: 1000, [state]: true });
  agenda.reschedule();
  await pass(5000);
  expect([table.done, table.due]).toEqual([[], []]);
});

test('after `stop` nothing rings', async () => {
  const { table, agenda, pass } = scripted({ fall: 1000 });
  agenda.reschedule();
  agenda.stop();
  await pass(5000);
  expect(rung(table)).toEqual([]);
});

test('before the deal and after the end nothing is due; a rated match is settled', async () => {
  const { table, agenda, pass } = scripted({ fall: 1000, botsAt: [0, 1], loaded: undefined });
  agenda.note();
  table.loaded = loadMatch(presentRules(nim as AnyGame), { ...ROW, game: 'nim' }, []);
  expect(table.match.act(0, 'resign').ok).toBe(true);
  table.row = { ...ROW, rated: 'open' };
  agenda.reschedule();
  await pass(5000);
  expect([table.due, rung(table)]).toEqual([[undefined, undefined], ['rated']]);
});

test('an entry makes the table due where it may have consequences that only carrying it out would show', () => {
  const { table, agenda } = scripted();
  const decide = [{ kind: 'decide', seat: 0, text: 'bid 1' }] as const;
  const toBot = [{ kind: 'act', seat: 0, act: 'toBot' }] as const;
  Object.assign(table.services, { turnNotifier: undefined });
  expect([agenda.dueAtOnce(decide), agenda.dueAtOnce(toBot)]).toEqual([undefined, STARTED]);
  table.botSet = everySeat(2);
  expect(agenda.dueAtOnce(decide)).toBe(STARTED);
  table.botSet = 0;
  table.row = { ...ROW, pace: { days: 1, late: 'remind' } };
  expect(agenda.dueAtOnce(decide)).toBe(STARTED);
});
