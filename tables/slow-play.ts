/** What days per move mean at a table: until when each seat has time, what falls due, whom the table waits for. */

import type { Entry } from '#engine/match/entry.ts';
import { hasSeat, type Seat } from '#engine/seats.ts';
import type { SeatInfo } from '#wire/protocol.ts';
import type { LoadedMatch } from './loaded-match.ts';
import { leftOf, limitsOf, type Span, type Turn } from './pace.ts';
import type { AwaitedPlayer, TableServices } from './services.ts';
import type { StoredTable, Summary } from './storage.ts';

/** What the table lets this see. */
export interface SlowTable {
  readonly row: StoredTable;
  readonly loaded: LoadedMatch | undefined;
  /** Is there a bot that could play? */
  readonly hasBots: boolean;
  here(guest: string): boolean;
  /** Milliseconds since the deal. */
  now(): number;
}

export class SlowPlay {
  readonly #table: SlowTable;
  readonly #services: Pick<TableServices, 'vacations'>;

  constructor(table: SlowTable, services: Pick<TableServices, 'vacations'>) {
    this.#table = table;
    this.#services = services;
  }

  get #turns(): readonly Turn[] {
    return this.#table.row.pace ? (this.#table.loaded?.turns.waiting ?? []) : [];
  }

  /** Times that do not count for a seat, in milliseconds since the deal. */
  #spansOf(seat: Seat): readonly Span[] {
    const { seats, started = 0 } = this.#table.row;
    const guest = seats[seat]?.guest;
    const spans = guest === undefined ? undefined : this.#services.vacations?.spansOf(guest);
    return (spans ?? []).map(({ from, until }) => ({ from: from - started, until: until - started }));
  }

  #end(turn: Turn): number {
    return limitsOf(this.#table.row.pace!, turn, this.#spansOf(turn.seat)).end;
  }

  /** As everybody may know it. */
  info(seat: Seat): Pick<SeatInfo, 'left' | 'vacation'> {
    const { pace, seats } = this.#table.row;
    if (!pace) return {};
    const turn = this.#turns.find((one) => one.seat === seat);
    const left = turn && leftOf(pace, turn, this.#spansOf(seat), this.#table.now());
    const vacation = this.#services.vacations?.awayUntil(seats[seat]?.guest ?? '');
    return {
      ...(left === undefined ? {} : { left }),
      ...(vacation === undefined ? {} : { vacation }),
    };
  }

  /** By seat, when its time is up, on the service's up time; undefined without days per move. */
  get ends(): Summary['ends'] {
    const { pace, started = 0 } = this.#table.row;
    if (!pace) return undefined;
    return Object.fromEntries(this.#turns.map((turn) => [turn.seat, started + this.#end(turn)]));
  }

  /** Whose time is up first where that loses something by the game's rule, in milliseconds since the deal. */
  get fall(): { seat: Seat; at: number } | undefined {
    return this.#table.row.pace?.late === 'forfeit' && !this.#covert ? this.#first() : undefined;
  }

  /** The seats that pass to a bot now. */
  passes(): Entry[] {
    const now = this.#table.now();
    if (!this.#botsPlay) return [];
    return this.#turns
      .filter((turn) => this.#end(turn) <= now)
      .map(({ seat }) => ({ kind: 'act', seat, act: 'replace', at: now }));
  }

  /** When the next seat passes to a bot, in milliseconds since the deal. */
  get nextPass(): number | undefined {
    return this.#botsPlay ? this.#first()?.at : undefined;
  }

  /** Until when a covert round waits: then the table answers for those who have not, and nobody is late. */
  get roundEnd(): number | undefined {
    const ends = this.#turns.map((turn) => this.#end(turn));
    return ends.length === 0 ? undefined : Math.max(...ends);
  }

  get #covert(): boolean {
    return this.#table.loaded?.match.covert === true;
  }

  get #botsPlay(): boolean {
    if (this.#covert) return false;
    return this.#table.row.pace?.late === 'bot' && this.#table.hasBots;
  }

  #first(): { seat: Seat; at: number } | undefined {
    return this.#turns
      .map((turn) => ({ seat: turn.seat, at: this.#end(turn) }))
      .reduce<{ seat: Seat; at: number } | undefined>(
        (first, one) => (first && first.at <= one.at ? first : one),
        undefined,
      );
  }

  /** People that the table waits for, if it is one where several meet or one has days. */
  waiting(): AwaitedPlayer[] {
    const { row, loaded } = this.#table;
    const { pace, seats, started = 0 } = row;
    const several = new Set(seats.flatMap(({ guest }) => guest ?? [])).size > 1;
    if (!loaded || (!pace && !several)) return [];
    return loaded.turns.waiting.flatMap((turn) => {
      const { seat, place } = turn;
      const guest = seats[seat]?.guest;
      // In a covert round only those who have a choice have to come.
      if (guest === undefined || !hasSeat(loaded.match.owing, seat)) return [];
      const limits = pace && limitsOf(pace, turn, this.#spansOf(seat));
      return [
        {
          seat,
          guest,
          place,
          here: this.#table.here(guest),
          ...(limits ? { remind: started + limits.remind, end: started + limits.end } : {}),
        },
      ];
    });
  }
}
