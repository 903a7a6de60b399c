/**
 * A local table server: the server's table code in a worker of this device, for one person. The page
 * exchanges the same messages with it as with a server.
 */

import { answerTo, obey } from '#tables/obey.ts';
import { serviceRefusal } from '#tables/refusals.ts';
import type { TableServices } from '#tables/services.ts';
import { type Library, Tables } from '#tables/tables.ts';
import type { TableCommand } from '#wire/protocol.ts';
import type { GameCard } from '#wire/rest.ts';
import { type FromLocalServer, LOCAL, type Question, type ToLocalServer } from './messages.ts';

/** The only guest. */
const OWNER = 'owner';
/** Milliseconds that an unwatched table stays in memory, and between two clean-up runs. */
const KEEP = 60_000;
const ROUND = 5_000;

const newId = (): string =>
  LOCAL + [...crypto.getRandomValues(new Uint8Array(8))].map((b) => b.toString(16).padStart(2, '0')).join('');

export class LocalServer {
  readonly #services: TableServices;
  readonly #library: Library;
  readonly #tables: Tables;
  readonly #send: (message: FromLocalServer) => void;
  /** The page as a subscriber, the same one for every table. */
  readonly #page = {
    guest: OWNER,
    send: (message: string): void => this.#send(JSON.parse(message) as FromLocalServer),
  };

  constructor(services: TableServices, library: Library, send: (message: FromLocalServer) => void) {
    this.#services = services;
    this.#library = library;
    this.#send = send;
    this.#tables = new Tables(services, library, { keep: KEEP, round: ROUND, newId });
  }

  /** Handles one message. Errors are answered by a refusal. */
  async hear(message: ToLocalServer): Promise<void> {
    const received = this.#services.up.now();
    try {
      const answer = 'table' in message ? await this.#obey(message, received) : await this.#answer(message);
      if (answer) this.#send(answer);
    } catch (error) {
      this.#services.log.error({ command: message.t, err: error }, 'a command failed');
      this.#send({ t: 'refused', id: message.id, refusal: serviceRefusal('SERVER_FAULT') });
    }
  }

  async #answer(question: Question): Promise<FromLocalServer> {
    const { id } = question;
    if (question.t === 'games') return { t: 'games', id, games: await this.#games() };
    if (question.t === 'tables')
      return { t: 'tables', id, tables: (await this.#tables.listFor(OWNER)).tables };
    if (question.t === 'file') {
      const found = await this.#tables.get(question.of);
      const file = found.ok ? found.value.file() : found;
      return file.ok ? { t: 'file', id, file: file.value } : { t: 'refused', id, refusal: file.error };
    }
    const { wish } = question;
    const people = wish.seats.filter((seat) => seat.kind === 'human').length;
    // People on other devices need a server.
    if (people > 1 && !wish.passAndPlay)
      return { t: 'refused', id, refusal: { code: 'OFFLINE', clause: '' } };
    const made = await this.#tables.create(wish, OWNER);
    return made.ok
      ? { t: 'opened', id, opened: { table: made.value } }
      : { t: 'refused', id, refusal: made.error };
  }

  async #games(): Promise<GameCard[]> {
    const cards = this.#library.ids.map(async (id): Promise<GameCard[]> => {
      const game = await this.#library.load(id);
      if (!game) return [];
      // The check of a text option is a function, which cannot be sent in a message.
      const options = game.options.map((option) => ({ ...option, check: undefined }));
      const levels = await this.#services.bots.levels(id);
      const { version, seats, presets = [] } = game;
      return [{ id, version, seats, options, presets, levels }];
    });
    return (await Promise.all(cards)).flat();
  }

  /** Executes a command. Undefined when the table has answered by itself. */
  async #obey(command: TableCommand, received: number): Promise<FromLocalServer | undefined> {
    const { id } = command;
    const found = await this.#tables.get(command.table);
    if (!found.ok) return answerTo(id, found.error);
    const table = found.value;
    if (command.t === 'watch') {
      const refused = await table.watch(this.#page, id, command.changes);
      return refused && answerTo(id, refused);
    }
    if (command.t === 'leave') {
      table.leave(this.#page);
      return answerTo(id, undefined);
    }
    return obey(table, { guest: OWNER, received, command: { id, digest: '' } }, command);
  }

  async close(): Promise<void> {
    await this.#tables.close();
    await this.#services.bots.close();
    await this.#services.storage.close();
  }
}
