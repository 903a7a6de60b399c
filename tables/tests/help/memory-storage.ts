/** Storage of tables in memory, with the interface of the database. */
import type { Entry } from '#engine/match/entry.ts';
import {
  Conflict,
  type DueMark,
  type ListedTable,
  type RematchOffers,
  type Storage,
  type StoredEntry,
  type StoredTable,
  type Summary,
} from '../../storage.ts';

interface Shelf {
  table: StoredTable;
  readonly log: StoredEntry[];
  summary?: Summary;
  due?: number;
  updated: number;
}

export class MemoryStorage implements Storage {
  readonly #shelves = new Map<string, Shelf>();
  #up = 0;
  #clock: () => number = () => this.#up;
  /** Tables that were read so far. */
  loads = 0;

  #shelf(id: string): Shelf {
    const shelf = this.#shelves.get(id);
    if (!shelf) throw new Error(`There is no table ${id}`);
    this.#up = this.#clock();
    return shelf;
  }
  #change(id: string, change: Partial<StoredTable>): void {
    const shelf = this.#shelf(id);
    shelf.table = { ...shelf.table, ...change };
  }

  async create(table: StoredTable, previous?: string): Promise<void> {
    if (previous !== undefined) {
      if (this.#shelf(previous).table.next !== undefined) throw new Conflict(`${previous} has a next table`);
      this.#change(previous, { next: table.id });
    }
    this.#shelves.set(table.id, { table, log: [], updated: table.created });
  }

  async load(id: string): Promise<{ table: StoredTable; log: Entry[] } | undefined> {
    this.loads++;
    const shelf = this.#shelves.get(id);
    return shelf && structuredClone({ table: shelf.table, log: shelf.log.map(({ entry }) => entry) });
  }

  read(id: string, from: number, to: number): readonly Entry[] {
    return structuredClone(this.#shelf(id).log.slice(from, to)).map(({ entry }) => entry);
  }

  async append(id: string, place: number, entries: readonly StoredEntry[], due?: number): Promise<void> {
    const shelf = this.#shelf(id);
    const { log } = shelf;
    if (log.length !== place) throw new Conflict(`Place ${place} of ${id} is not the next one`);
    log.push(...structuredClone(entries));
    shelf.due = due ?? shelf.due;
  }

  async findCommand(id: string, command: string): Promise<string | undefined> {
    return this.#shelves.get(id)?.log.find((line) => line.command?.id === command)?.command?.digest;
  }

  async sit(...[id, seat, who, started]: Parameters<Storage['sit']>): Promise<void> {
    const { seats } = this.#shelf(id).table;
    if (seats[seat]?.kind !== 'human' || seats[seat].guest !== undefined)
      throw new Conflict(`Seat ${seat} of ${id} is not free`);
    const taken = seats.map((s, i) => (i === seat ? { ...s, ...who } : s));
    this.#change(id, { seats: taken, ...(started === undefined ? {} : { started }) });
  }

  async setReady(id: string, ready: number): Promise<void> {
    this.#change(id, { ready });
  }

  async setOffers(id: string, offers: RematchOffers | undefined): Promise<void> {
    this.#change(id, { offers });
  }

  async setLevel(id: string, seat: number, level: string): Promise<void> {
    const { seats } = this.#shelf(id).table;
    this.#change(id, { seats: seats.map((s, i) => (i === seat ? { ...s, level } : s)) });
  }

  async setAway(id: string, which: readonly number[], away: number | undefined): Promise<void> {
    const { seats } = this.#shelf(id).table;
    this.#change(id, { seats: seats.map((s, i) => (which.includes(i) ? { ...s, away } : s)) });
  }

  note(id: string, summary: Summary, due?: number): void {
    Object.assign(this.#shelf(id), { summary, due });
  }

  async due(now: number, limit: number, after?: DueMark): Promise<DueMark[]> {
    const before = (a: DueMark, b: DueMark): number => a.due - b.due || (a.id < b.id ? -1 : 1);
    return [...this.#shelves]
      .flatMap(([id, { due }]) => (due !== undefined && due <= now ? { id, due } : []))
      .sort(before)
      .filter((mark) => !after || before(after, mark) < 0)
      .slice(0, limit);
  }

  async tablesOf(guest: string, limit: number): Promise<ListedTable[]> {
    return [...this.#shelves.values()]
      .filter(({ table }) => table.seats.some((seat) => seat.guest === guest))
      .map(({ table, log, summary, updated }) => ({ table, summary, length: log.length, updated }))
      .slice(0, limit);
  }

  keepTime(clock: () => number): number {
    const before = this.#up;
    this.#clock = clock;
    return before;
  }

  async tick(): Promise<void> {
    this.#up = this.#clock();
  }

  async close(): Promise<void> {
    await this.tick();
  }
}
