/**
 * What people say at a table. Everybody who is there, with or without a seat, hears everything but what is said to
 * one's own side; nothing of it reaches the rules. A line is stored before anybody hears it.
 */
import type { Refusal } from '#engine/result.ts';
import { firstSeat, numbersOf, type SeatSet } from '#engine/seats.ts';
import { nameOf } from '#tables/names.ts';
import { serviceRefusal } from '#tables/refusals.ts';
import type { Asker, ChatService } from '#tables/services.ts';
import { CHAT_SHOWN, type ChatLine } from '#wire/protocol.ts';
import { type RateLimit, RateLimiter } from '../access/rate-limiter.ts';
import type { People } from './people.ts';

/** A line as it is shown: one line, nothing that is unseen or turns the writing round, no towers of accents. */
export const cleanLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    // Joiners make some emoji and are needed by some scripts; everything else of this kind only confuses.
    .replace(/(?![\u200C\u200D])[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();

export class Chat implements ChatService {
  readonly #people: People;
  readonly #limit: RateLimiter;

  constructor(people: People, limit: RateLimit) {
    this.#people = people;
    this.#limit = new RateLimiter(limit);
  }

  last(table: string, seats: SeatSet): Promise<ChatLine[]> {
    return this.#people.lines(table, CHAT_SHOWN, seats);
  }

  async say(
    table: string,
    asker: Asker,
    { seats, side }: Parameters<ChatService['say']>[2],
    said: string,
    tell: (line: ChatLine) => void,
  ): Promise<Refusal | undefined> {
    const { guest, command } = asker;
    const known = await this.#people.findLine(table, command.id);
    if (known !== undefined) return known === command.digest ? undefined : serviceRefusal('COMMAND_ID_USED');
    const text = cleanLine(said);
    if (text === '') return serviceRefusal('NOTHING_SAID');
    if (!this.#limit.take(guest)) return serviceRefusal('CHAT_TOO_FAST');
    const name = await this.nameOf(guest);
    const seat = seats === 0 ? {} : { seat: firstSeat(seats) + 1 };
    const told = side === undefined ? {} : { side: numbersOf(side) };
    tell(await this.#people.addLine(table, guest, { ...told, ...seat, name, text, at: Date.now() }, command));
    return undefined;
  }

  findLine(table: string, command: string): Promise<string | undefined> {
    return this.#people.findLine(table, command);
  }
  async nameOf(guest: string): Promise<string> {
    return (await this.#people.nameOf(guest)) ?? nameOf(guest);
  }
  speakers(table: string): Promise<readonly string[]> {
    return this.#people.speakers(table);
  }
  async note(
    table: string,
    { guest, command }: Asker,
    act: string,
    about: string | undefined,
  ): Promise<ChatLine> {
    const name = await this.nameOf(guest);
    return this.#people.addNote(table, guest, { name, act, about, at: Date.now() }, command);
  }
  unsay(table: string, n: number): ReturnType<ChatService['unsay']> {
    return this.#people.unsay(table, n);
  }
  barred(table: string): ReturnType<ChatService['barred']> {
    return this.#people.barred(table);
  }
  bar(table: string, guest: string, what: 'chat' | 'table', on: boolean): Promise<void> {
    return this.#people.bar(table, guest, what, on);
  }
}
