/**
 * What the host of a table may do about people: mute somebody for all, remove a line, remove somebody who plays no
 * part, close a table that has not begun. Each is stored and told to everybody, with who did it. What somebody does
 * not want to read is kept by their own browser; nobody else can tell, and nothing here knows of it.
 */

import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import { numberOf } from '#engine/seats.ts';
import type { ChatLine, PersonHere } from '#wire/protocol.ts';
import { whoOf } from './ids.ts';
import { serviceRefusal } from './refusals.ts';
import type { Asker, ChatService } from './services.ts';
import type { StoredTable } from './storage.ts';

/** What the host asks for; `who` as the host was told of them. */
export type HostAct =
  | { readonly act: 'mute' | 'unmute' | 'remove'; readonly who: string }
  | { readonly act: 'unsay'; readonly line: number }
  | { readonly act: 'close' };

/** What the table lets this see and change; every change is asked for inside its queue. */
export interface ModeratedTable {
  readonly row: StoredTable;
  /** Who is here. */
  guests(): ReadonlySet<string>;
  /** Shows a line, or what has become of one. */
  tell(line: ChatLine): void;
  /** Takes away what this guest proposes to partners. */
  silence(guest: string): void;
  /** Frees the seats of somebody who has taken one before the beginning. */
  free(guest: string): Promise<void>;
  shut(): Promise<void>;
  /** Lets nobody of these see the table any more, and says why. */
  showOut(guests: ReadonlySet<string>, why: Refusal): void;
}

type Barred = { readonly chat: Set<string>; readonly table: Set<string> };

export class Moderation {
  readonly #table: ModeratedTable;
  readonly #talk: ChatService;
  #barred: Promise<Barred> | undefined;

  constructor(table: ModeratedTable, talk: ChatService) {
    this.#table = table;
    this.#talk = talk;
  }

  get #known(): Promise<Barred> {
    this.#barred ??= this.#talk.barred(this.#table.row.id).then((rows) => ({
      chat: new Set(rows.flatMap(({ guest, what }) => (what === 'chat' ? [guest] : []))),
      table: new Set(rows.flatMap(({ guest, what }) => (what === 'table' ? [guest] : []))),
    }));
    return this.#barred;
  }

  /** Why this guest may not be here. */
  async refuse(guest: string): Promise<Refusal | undefined> {
    if (this.#table.row.closed) return serviceRefusal('TABLE_CLOSED');
    return (await this.#known).table.has(guest) ? serviceRefusal('REMOVED_FROM_TABLE') : undefined;
  }

  async refuseTalk(guest: string): Promise<Refusal | undefined> {
    return (await this.#known).chat.has(guest) ? serviceRefusal('MUTED') : undefined;
  }

  /** Everybody but the host who is here, sits here or is muted; for the host alone. */
  async people(asker: string): Promise<Result<PersonHere[], Refusal>> {
    const { id, seats, host } = this.#table.row;
    if (host === undefined || host !== asker) return err(serviceRefusal('NOT_THE_HOST'));
    const muted = (await this.#known).chat;
    const seated = seats.flatMap(({ guest }) => guest ?? []);
    const all = new Set([...seated, ...this.#table.guests(), ...muted]);
    const people = await Promise.all(
      [...all]
        .filter((guest) => guest !== host)
        .map(async (guest) => {
          const seat = seats.findIndex((one) => one.guest === guest);
          return {
            who: whoOf(id, guest),
            name: await this.#talk.nameOf(guest),
            ...(seat < 0 ? {} : { seat: numberOf(seat) }),
            ...(muted.has(guest) ? { muted: true } : {}),
          };
        }),
    );
    return ok(people);
  }

  async act(asker: Asker, wanted: HostAct): Promise<Refusal | undefined> {
    const { row } = this.#table;
    const known = await this.#talk.findLine(row.id, asker.command.id);
    if (known !== undefined)
      return known === asker.command.digest ? undefined : serviceRefusal('COMMAND_ID_USED');
    if (row.host === undefined || row.host !== asker.guest) return serviceRefusal('NOT_THE_HOST');
    switch (wanted.act) {
      case 'mute':
      case 'unmute':
        return this.#mute(asker, wanted.act, wanted.who);
      case 'remove':
        return this.#remove(asker, wanted.who);
      case 'unsay':
        return this.#unsay(asker, wanted.line);
      case 'close':
        return this.#close(asker);
    }
  }

  /** Whom the host means, among those who are here, sit here or have spoken. */
  async #whom(who: string): Promise<string | undefined> {
    const { id, seats } = this.#table.row;
    const spoken = await this.#talk.speakers(id);
    const all = [...this.#table.guests(), ...seats.flatMap(({ guest }) => guest ?? []), ...spoken];
    return all.find((guest) => whoOf(id, guest) === who);
  }

  async #say(asker: Asker, act: HostAct['act'], about?: string): Promise<void> {
    this.#table.tell(await this.#talk.note(this.#table.row.id, asker, act, about));
  }

  async #mute(asker: Asker, act: 'mute' | 'unmute', who: string): Promise<Refusal | undefined> {
    const guest = await this.#whom(who);
    if (guest === undefined || guest === asker.guest) return serviceRefusal('NOBODY_SUCH');
    const { chat } = await this.#known;
    if (chat.has(guest) === (act === 'mute')) return undefined;
    await this.#talk.bar(this.#table.row.id, guest, 'chat', act === 'mute');
    if (act === 'mute') chat.add(guest);
    else chat.delete(guest);
    if (act === 'mute') this.#table.silence(guest);
    await this.#say(asker, act, guest);
    return undefined;
  }

  async #remove(asker: Asker, who: string): Promise<Refusal | undefined> {
    const { row } = this.#table;
    const guest = await this.#whom(who);
    if (guest === undefined || guest === asker.guest) return serviceRefusal('NOBODY_SUCH');
    const seated = row.seats.some((seat) => seat.guest === guest);
    // Players can be muted, but keep their seats.
    if (seated && row.started !== undefined) return serviceRefusal('SEATED_PLAYER');
    await this.#talk.bar(row.id, guest, 'table', true);
    (await this.#known).table.add(guest);
    if (seated) await this.#table.free(guest);
    await this.#say(asker, 'remove', guest);
    this.#table.showOut(new Set([guest]), serviceRefusal('REMOVED_FROM_TABLE'));
    return undefined;
  }

  async #unsay(asker: Asker, n: number): Promise<Refusal | undefined> {
    const removed = await this.#talk.unsay(this.#table.row.id, n);
    if (!removed) return serviceRefusal('NO_SUCH_LINE');
    this.#table.tell(removed.line);
    await this.#say(asker, 'unsay', removed.author);
    return undefined;
  }

  async #close(asker: Asker): Promise<Refusal | undefined> {
    if (this.#table.row.started !== undefined) return serviceRefusal('ALREADY_BEGUN');
    await this.#table.shut();
    await this.#say(asker, 'close');
    this.#table.showOut(this.#table.guests(), serviceRefusal('TABLE_CLOSED'));
    return undefined;
  }
}
