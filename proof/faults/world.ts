/** Simulated players at many tables, as fast as they can: all games, clocks, bots, slow play, chat. */

import { randomBot } from '#bots/random.ts';
import type { Chance } from '#engine/chance.ts';
import type { Act } from '#engine/match/entry.ts';
import type { View } from '#engine/match/view.ts';
import { numberOf } from '#engine/seats.ts';
import type { OpenTable } from '#wire/rest.ts';
import { Person, type Seen } from './simulated-player.ts';
import { games } from './test-server.ts';

/** The plan of a table; `who`: which player sits where, or `bot`. */
export interface Plan {
  readonly kind: string;
  readonly order: Omit<OpenTable, 'seats'>;
  readonly who: readonly (number | 'bot')[];
  /** Players sit down there and do nothing by themselves. */
  readonly waits?: boolean;
}

export const plan = (
  kind: string,
  game: string,
  who: Plan['who'],
  options: OpenTable['options'] = {},
  more: Partial<OpenTable> = {},
): Plan => ({ kind, order: { game, options, ...more }, who });

/** Long clocks: nobody loses on time, but time is counted. */
const CLOCK = '600+2';
/** The host of a table sits where the plan says. */
const WHITE = { colours: 'hostWhite' };
export const PLANS: readonly Plan[] = [
  plan('tank-chess, clock', 'tank-chess', [0, 1], { clock: CLOCK, takebacks: true, ...WHITE }),
  plan('tank-chess, bot', 'tank-chess', [2, 'bot'], { clock: 'none', ...WHITE }),
  plan('rush of 3', 'rush', [0, 1, 2], {}),
  plan('rush, bot, clock', 'rush', [3, 'bot'], { clock: CLOCK }),
  plan('tank-chess, days', 'tank-chess', [1, 3], WHITE, { pace: { days: 1, late: 'bot' } }),
  plan('nim, clock', 'nim', [2, 3], { pile: 100, clock: CLOCK }),
  plan('nim, one device', 'nim', [0, 0], { pile: 60 }, { passAndPlay: true }),
  plan('bids of 3', 'bids', [1, 2, 3]),
  plan('bids, bot', 'bids', [0, 'bot', 3], {}, { absent: 'vote' }),
];
const PEOPLE = 4;

export interface Table {
  readonly id: string;
  readonly plan: Plan;
  over: boolean;
  /** Nobody does anything there. */
  idle?: boolean;
}

/** Table acts that end or stop a match, used rarely. */
const RARE: readonly Act[] = ['resign', 'abort', 'acceptDraw', 'claim'];

export class World {
  readonly people: readonly Person[];
  readonly spectator: Person;
  readonly tables: Table[] = [];
  playing = false;
  /** Decisions acknowledged since this world began. */
  decisions = 0;
  /** Decisions acknowledged since the last start, by table. */
  readonly progress = new Map<string, number>();
  readonly #chance: Chance;
  readonly #plans: Plan[];
  /** Seats whose decision has been sent and not answered: table and seat. */
  readonly #busy = new Set<string>();
  readonly #opening = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(chance: Chance, plans: readonly Plan[] = PLANS) {
    this.#chance = chance;
    this.#plans = [...plans];
    this.people = Array.from({ length: PEOPLE }, (_, n) => new Person(`p${n}`));
    this.spectator = new Person('s');
    for (const person of this.everybody)
      person.onChange = (table) => setImmediate(() => this.#wake(table, person));
  }

  get everybody(): readonly Person[] {
    return [...this.people, this.spectator];
  }
  /** Viewers of a table: its players, and the spectator. */
  at(table: Table): Person[] {
    const seated = new Set(table.plan.who.filter((one) => one !== 'bot'));
    return [...[...seated].map((n) => this.people[n]!), this.spectator];
  }

  /** Connects everybody to their tables. False when the server died meanwhile. */
  async come(url: string): Promise<boolean> {
    this.#busy.clear();
    this.#opening.clear();
    this.progress.clear();
    const here = await Promise.all(this.everybody.map((person) => person.connect(url)));
    if (here.includes(false)) return false;
    for (const table of this.live)
      for (const person of this.at(table)) {
        if (!(await person.watch(table.id))) table.over = true;
        if (!person.here) return false;
      }
    return true;
  }

  /** Opens a table of another plan as well, while everybody plays. */
  add(one: Plan): void {
    this.#plans.push(one);
  }

  get live(): Table[] {
    return this.tables.filter((table) => !table.over);
  }

  /** Lets everybody play until stopped. */
  play(): void {
    this.playing = true;
    this.#timer ??= setInterval(() => this.#round(), 20);
    this.#round();
  }
  stop(): void {
    this.playing = false;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Unblocks tables that are waiting, and opens new ones. */
  #round(): void {
    if (!this.playing) return;
    for (const one of this.#plans) {
      const table = this.live.find(({ plan: its }) => its === one);
      if (!table && !this.#opening.has(one.kind)) void this.#open(one);
    }
    for (const table of this.live) for (const person of this.at(table)) this.#wake(table.id, person);
  }

  async #open(one: Plan): Promise<void> {
    this.#opening.add(one.kind);
    const [first] = one.who;
    const host = this.people[first === 'bot' ? 0 : first!]!;
    const seats = one.who.map((who) =>
      who === 'bot' ? ({ kind: 'bot', level: 'random' } as const) : ({ kind: 'human' } as const),
    );
    const id = await host.open({ ...one.order, seats });
    // The table may exist although its creation was not acknowledged.
    if (id === undefined) return;
    const table: Table = { id, plan: one, over: false };
    this.tables.push(table);
    for (const person of this.at(table)) if (!(await person.watch(id))) return;
    this.#opening.delete(one.kind);
  }

  #wake(id: string, person: Person): void {
    if (!this.playing) return;
    const table = this.live.find((one) => one.id === id);
    const seen = person.seen.get(id);
    if (!table || table.idle || !seen || !person.here) return;
    if (!seen.info.started) {
      this.#sit(table, person, seen);
      return;
    }
    if (table.plan.waits) return;
    if (this.#chance.draw(40) === 0)
      void person.ask({ t: 'say', table: id, text: `${this.#chance.draw(1000)}` });
    if (seen.view?.outcome) this.#end(table, person, seen);
    else for (const seat of seen.info.mine) this.#move(table, person, seen.view, seat);
  }

  #sit(table: Table, person: Person, { info }: Seen): void {
    const seat = table.plan.who.findIndex(
      (who, i) => this.people[who as number] === person && !info.mine.includes(i + 1),
    );
    const key = `${table.id} ${person.name}`;
    if (seat < 0 || this.#busy.has(key) || info.passAndPlay) return;
    this.#busy.add(key);
    void person.ask({ t: 'sit', table: table.id, seat: numberOf(seat) }).then(() => this.#busy.delete(key));
  }

  /** Some tables get a rematch, others a new table. */
  #end(table: Table, person: Person, { info }: Seen): void {
    const key = `${table.id} ${person.name}`;
    if (info.rematch.table === undefined && info.mine.length > 0 && !this.#busy.has(key)) {
      this.#busy.add(key);
      void person.ask({ t: 'rematch', table: table.id });
      return;
    }
    if (person === this.spectator || info.rematch.table !== undefined) table.over = true;
  }

  #move(table: Table, person: Person, view: View | undefined, seat: number): void {
    const key = `${table.id} ${seat}`;
    if (!view || this.#busy.has(key)) return;
    const lent = view.bots.includes(seat);
    const acts = view.own[String(seat)]?.acts ?? [];
    if (lent || (acts.length > 0 && this.#chance.draw(12) === 0)) {
      const act = lent ? 'fromBot' : acts[this.#chance.draw(acts.length)]!;
      if (RARE.includes(act) && this.#chance.draw(40) > 0) return;
      const order = act === 'toBot' ? ({ t: 'sitOut' } as const) : ({ t: 'act', act } as const);
      this.#busy.add(key);
      const about = view.seats > 1 ? (seat % view.seats) + 1 : seat;
      const whom = act === 'voteBot' || act === 'withdrawVote' ? { about } : {};
      void person.ask({ ...order, table: table.id, seat, ...whom }).then(() => this.#busy.delete(key));
      return;
    }
    if (!view.owing.includes(seat)) return;
    this.#busy.add(key);
    void this.#decide(table, person, view, seat).then(() => this.#busy.delete(key));
  }

  async #decide(table: Table, person: Person, view: View, seat: number): Promise<void> {
    const rules = await games.load(view.game);
    const { decision } = view;
    const { text } = randomBot(rules!).choose(view, seat, { seed: this.#chance.draw(0x4000_0000) });
    const answer = await person.ask({ t: 'decide', table: table.id, seat, decision, text });
    if (answer?.t !== 'ack') return;
    this.decisions++;
    this.progress.set(table.id, (this.progress.get(table.id) ?? 0) + 1);
  }
}
