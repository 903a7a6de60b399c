/** What must hold after a server was killed and restarted on the same folder. */

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { numberOf, numbersOf } from '#engine/seats.ts';
import type { Archive } from '#server/operations/archive.ts';
import type { Message } from '#wire/protocol.ts';
import type { Findings } from '../hostile/findings.ts';
import { commandsOf, inArchive, pictureOf, TableRecord } from './expected-views.ts';
import type { Asked, Person, Seen } from './simulated-player.ts';
import type { Table, World } from './world.ts';

/**
 * Tolerance of clocks in milliseconds, beyond the time the server was alive: messages take time, and this process may
 * itself be kept from running on a busy machine, which counts twice.
 */
const UNDER_WAY = 700;

type Order = Asked['order'];

/** When the server was alive: until `death`, and again from `birth`; by this process's monotonic clock. */
export interface Gap {
  readonly death: number;
  readonly birth: number;
}

/** Milliseconds left by seat as a client was shown them, and when. */
interface Clocks {
  readonly left: readonly (number | undefined)[];
  readonly at: number;
}

const clocksOf = (seen: Seen): Clocks => {
  if (seen.info.pace) return { left: seen.info.seats.map(({ left }) => left), at: seen.infoAt };
  return { left: seen.clock?.left ?? [], at: seen.clockAt };
};

export class Checks {
  readonly #world: World;
  readonly #folder: string;
  readonly #findings: Findings;
  readonly #records = new Map<string, TableRecord>();
  readonly #delay = monitorEventLoopDelay({ resolution: 10 });
  /** By table: the clock as it was last shown to a client. */
  readonly #clocks = new Map<string, { readonly decision: number; readonly clocks: Clocks }>();

  constructor(world: World, folder: string, findings: Findings) {
    this.#world = world;
    this.#folder = folder;
    this.#findings = findings;
    this.#delay.enable();
  }

  #add(what: string, table: Table | undefined): void {
    this.#findings.add(what, table ? `${table.plan.kind} ${table.id}` : '');
  }

  // --- the record ---------------------------------------------------------------------------------------------

  /** Reads everything stored so far. */
  async #read(): Promise<void> {
    for (const table of this.#world.live) {
      const stored = inArchive(this.#folder, (archive) => archive.load(table.id));
      if (!stored) {
        this.#add('a table that was opened is gone', table);
        table.over = true;
        continue;
      }
      let record = this.#records.get(table.id);
      if (!record) {
        const viewers = new Set(this.#world.at(table).map((person) => this.#viewerOf(table, person)));
        record = await TableRecord.of(stored, [...viewers, 0]);
        this.#records.set(table.id, record);
      }
      for (const wrong of record.extend(stored)) this.#add(wrong, table);
    }
  }

  #viewerOf({ plan }: Table, person: Person): number {
    return plan.who.reduce<number>(
      (set, who, seat) => (who !== 'bot' && this.#world.people[who] === person ? set | (1 << seat) : set),
      0,
    );
  }

  /** Everything shown so far is in the record, in order. Returns how much was checked. */
  async shown(): Promise<number> {
    let looked = 0;
    const were = this.#world.live.flatMap((table) =>
      this.#world.at(table).flatMap((person) => {
        const seen = person.seen.get(table.id);
        const pictures = seen?.pictures ?? [];
        // The next view must not be older than this one.
        if (seen) seen.pictures = pictures.slice(-1);
        return [{ table, person, pictures }];
      }),
    );
    // Only now: everything that was shown has been stored by this time.
    await this.#read();
    for (const { table, person, pictures } of were) {
      let last = 0;
      for (const picture of pictures) {
        looked++;
        const places = this.#records.get(table.id)?.placesOf(this.#viewerOf(table, person), picture) ?? [];
        const place = places.find((one) => one >= last);
        if (places.length === 0) this.#add(`${person.name} was shown what is not stored`, table);
        else if (place === undefined) this.#add(`${person.name} was shown ${places} after ${last}`, table);
        else last = place;
      }
    }
    return looked;
  }

  /**
   * The state each client assembled from updates equals the state of the whole log. Where two bots play on by
   * themselves, it must hold at some moment within this many milliseconds.
   */
  async whole(patience: number): Promise<void> {
    const end = performance.now() + patience;
    let open = this.#world.live.flatMap((table) =>
      this.#world.at(table).map((person) => ({ table, person })),
    );
    while (open.length > 0 && performance.now() < end) {
      await this.shown();
      open = open.filter(({ table, person }) => !this.#isWhole(table, person));
      await new Promise((done) => setTimeout(done, 20));
    }
    for (const { table, person } of open) this.#add(`${person.name} does not see the whole`, table);
  }

  #isWhole(table: Table, person: Person): boolean {
    const record = this.#records.get(table.id);
    const seen = person.seen.get(table.id);
    if (!seen?.view || !record) return true;
    const picture = pictureOf(seen.view, seen.story);
    return record.placesOf(this.#viewerOf(table, person), picture).includes(record.length);
  }

  // --- commands -----------------------------------------------------------------------------------------------

  /** Everything acknowledged is stored exactly once. Returns how much was checked. */
  acknowledged(): number {
    const done = this.#world.everybody.flatMap(({ asked }) =>
      asked.filter(({ answer }) => answer?.t === 'ack'),
    );
    inArchive(this.#folder, (archive) => {
      const commands = new Map<string, Map<string, number>>();
      const timesOf = ({ id, order: { table } }: Asked): number => {
        if (!commands.has(table)) commands.set(table, commandsOf(archive, table));
        return commands.get(table)!.get(id) ?? 0;
      };
      for (const one of done) this.#done(one, timesOf, archive);
    });
    return done.length;
  }

  #done(one: Asked, timesOf: (one: Asked) => number, archive: Archive): void {
    const { order } = one;
    const table = this.#world.tables.find(({ id }) => id === order.table);
    if (order.t === 'sit') {
      const seat = archive.load(order.table)?.table.seats[(order.seat ?? 1) - 1];
      if (seat?.guest === undefined) this.#add('a seat that was acknowledged is free', table);
    } else if (order.t === 'rematch') {
      const { next, offers = {} } = archive.load(order.table)?.table ?? {};
      if (next === undefined && Object.keys(offers).length === 0)
        this.#add('an offer that was acknowledged is gone', table);
    } else if (timesOf(one) !== 1)
      this.#add(`${order.t} was acknowledged and stands there ${timesOf(one)} times`, table);
  }

  /** Sends every unanswered command again under the same id. Returns how many. */
  async again(): Promise<number> {
    let asked = 0;
    for (const person of this.#world.everybody) {
      const open = person.asked.filter(({ answer }) => answer === undefined);
      person.asked = [];
      asked += open.length;
      for (const one of open) await this.#askAgain(person, one);
    }
    return asked;
  }

  async #askAgain(person: Person, { id, order }: Asked): Promise<void> {
    const table = this.#world.tables.find((one) => one.id === order.table);
    const times = () => inArchive(this.#folder, (archive) => commandsOf(archive, order.table).get(id) ?? 0);
    const before = times();
    const view = person.seen.get(order.table)?.view;
    const answer = await person.ask(order, id);
    // It was killed once more.
    if (!answer) return;
    const after = times();
    const owes = order.t === 'decide' && view?.decision === order.decision && view.owing.includes(order.seat);
    if (answer.t === 'ack' ? after > 1 : after !== before)
      this.#add(`${order.t} asked again was ${answer.t} and stands there ${after} times`, table);
    if (before > 0 && answer.t !== 'ack')
      this.#add(`${order.t} that was stored was not acknowledged: ${codeOf(answer)}`, table);
    // Judged by the log: since this person was last shown the match, it may have ended, or a bot may have decided for them.
    if (owes && (answer.t === 'ack' ? after !== 1 : this.#isOwed(order, table)))
      this.#add(`a decision that is still owed was not taken when asked again: ${codeOf(answer)}`, table);
  }

  /** Whether the seat owes this decision by all that is stored. */
  #isOwed({ table: id, decision, seat }: Extract<Order, { t: 'decide' }>, table: Table | undefined): boolean {
    const record = this.#records.get(id);
    const stored = inArchive(this.#folder, (archive) => archive.load(id));
    if (!record || !stored) return true;
    for (const wrong of record.extend(stored)) this.#add(wrong, table);
    const { match } = record;
    return match?.decisionId === decision && numbersOf(match.owing).includes(seat);
  }

  // --- clocks -------------------------------------------------------------------------------------------------

  /** Remembers what the clocks showed before the kill. */
  keepClocks(): void {
    this.#clocks.clear();
    for (const table of this.#world.live) {
      const latest = this.#world
        .at(table)
        .flatMap((person) => person.seen.get(table.id) ?? [])
        .filter(({ view }) => view !== undefined && !view.outcome)
        .sort((a, b) => clocksOf(b).at - clocksOf(a).at)[0];
      if (latest) this.#clocks.set(table.id, { decision: latest.view!.decision, clocks: clocksOf(latest) });
    }
  }

  /** No clock has lost time to the downtime. Returns how many were checked. */
  clocks({ death, birth }: Gap): number {
    let looked = 0;
    const slack = UNDER_WAY + 2 * (this.#delay.max / 1e6);
    this.#delay.reset();
    for (const table of this.#world.live) {
      const before = this.#clocks.get(table.id);
      const seen = this.#world.spectator.seen.get(table.id);
      if (!before || !seen?.view || seen.view.outcome) continue;
      // A new decision has begun, with a time limit of its own.
      if (seen.info.pace && seen.view.decision !== before.decision) continue;
      const now = clocksOf(seen);
      const lived = Math.max(0, death - before.clocks.at) + (now.at - birth) + slack;
      const added = 2000 * Math.max(0, seen.view.decision - before.decision);
      for (const [seat, left] of before.clocks.left.entries()) {
        const after = now.left[seat];
        if (left === undefined || after === undefined) continue;
        looked++;
        if (left - after > lived)
          this.#add(
            `the clock of seat ${numberOf(seat)} lost ${left - after} ms in ${Math.round(lived)} ms`,
            table,
          );
        if (after < 0 || after - left > added + Math.max(0, death - before.clocks.at) + slack)
          this.#add(`the clock of seat ${numberOf(seat)} went from ${left} to ${after} ms`, table);
      }
    }
    return looked;
  }

  // --- convergence --------------------------------------------------------------------------------------------

  /** A newcomer sees the same bytes as a client who stayed. `url` is the server's. */
  async fresh(table: Table, url: string, come: (name: string) => Person): Promise<void> {
    for (const person of this.#world.at(table)) {
      const other = come(`${person.name}'`);
      other.cookie = person === this.#world.spectator ? '' : person.cookie;
      if (!(await other.connect(url))) return;
      const same = async (): Promise<string | undefined> => {
        if (!(await other.watch(table.id)) || !(await person.watch(table.id))) return undefined;
        const [a, b] = [other.seen.get(table.id)!, person.seen.get(table.id)!];
        // A bot has moved meanwhile.
        if (a.view?.decision !== b.view?.decision) return undefined;
        return bytesOf(a) === bytesOf(b) ? undefined : firstDifference(bytesOf(a), bytesOf(b));
      };
      const differs = (await same()) && (await same());
      if (differs) this.#add(`who comes anew sees something else than ${person.name}: ${differs}`, table);
      other.leave();
      await other.gone();
    }
  }

  /** Running tables at which no person has decided since the last start, though they play there; a bot may be the reason. */
  still(): Table[] {
    return this.#world.live.filter(({ id, idle, plan }) => {
      const owing = this.#records.get(id)?.match?.owing ?? 0;
      return owing !== 0 && !idle && !plan.waits && (this.#world.progress.get(id) ?? 0) === 0;
    });
  }
}

const codeOf = (answer: Message): string => (answer.t === 'refused' ? answer.refusal.code : answer.t);

/** What two clients with the same seats see alike, without running times and presence. */
const bytesOf = ({ info, view, story, chat, clock }: Seen): string =>
  JSON.stringify([
    {
      ...info,
      who: '',
      host: false,
      spectators: 0,
      seats: info.seats.map(({ left, away, ...rest }) => ({ ...rest, left: left === undefined })),
    },
    view,
    story,
    chat,
    clock && { ...clock, left: clock.left.length },
  ]);

const firstDifference = (a: string, b: string): string => {
  let at = 0;
  while (a[at] === b[at]) at++;
  return `${a.slice(Math.max(0, at - 30), at + 40)} | ${b.slice(Math.max(0, at - 30), at + 40)}`;
};
