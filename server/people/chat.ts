/**
 * The chat of a table. Everybody at the table, seated or watching, reads all public lines and may write, unless the
 * host has barred them. A line to one's own side is read by that side only. Chat never reaches the rules. A line is
 * stored before it is sent to anybody.
 */
import type { Refusal } from '#engine/result.ts';
import { firstSeat, numbersOf, type SeatSet } from '#engine/seats.ts';
import { nameOf } from '#tables/names.ts';
import { serviceRefusal } from '#tables/refusals.ts';
import type { Asker, ChatService } from '#tables/services.ts';
import { CHAT_SHOWN, type ChatLine } from '#wire/protocol.ts';
import { type RateLimit, RateLimiter } from '../access/rate-limiter.ts';
import type { People } from './people.ts';

/**
 * Sanitises a chat line: no line breaks, no control, format or private-use characters (so none that change the writing
 * direction), and at most two combining marks per letter.
 */
export const cleanLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    // Zero-width joiners are kept, because some scripts and emoji need them.
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
    const hasty = this.refuseHaste(guest);
    if (hasty) return hasty;
    const name = await this.nameOf(guest);
    const seat = seats === 0 ? {} : { seat: firstSeat(seats) + 1 };
    const told = side === undefined ? {} : { side: numbersOf(side) };
    tell(await this.#people.addLine(table, guest, { ...told, ...seat, name, text, at: Date.now() }, command));
    return undefined;
  }

  refuseHaste(guest: string): Refusal | undefined {
    return this.#limit.take(guest) ? undefined : serviceRefusal('CHAT_TOO_FAST');
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
