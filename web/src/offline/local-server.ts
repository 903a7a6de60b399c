/**
 * The tables of a server, kept by this device for its one person. What the page says and
 * hears is what it would say to a server and hear from it.
 */

import { answerTo, obey } from '#tables/obey.ts';
import { serviceRefusal } from '#tables/refusals.ts';
import type { TableServices } from '#tables/services.ts';
import { type Library, Tables } from '#tables/tables.ts';
import type { TableCommand } from '#wire/protocol.ts';
import type { GameCard } from '#wire/rest.ts';
import { type FromLocalServer, LOCAL, type Question, type ToLocalServer } from './messages.ts';

/** The only guest there is. */
const OWNER = 'owner';
/** Milliseconds that a table stays in memory when nobody looks, and between two rounds that see to it. */
const KEEP = 60_000;
const ROUND = 5_000;

const newId = (): string =>
  LOCAL + [...crypto.getRandomValues(new Uint8Array(8))].map((b) => b.toString(16).padStart(2, '0')).join('');

export class LocalServer {
  readonly #services: TableServices;
  readonly #library: Library;
  readonly #tables: Tables;
  readonly #send: (message: FromLocalServer) => void;
  /** The page as a watcher: the same one for every table. */
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

  /** Answers one message; what fails is a refusal, too. */
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
    const { wish } = question;
    const people = wish.seats.filter((seat) => seat.kind === 'human').length;
    // Somebody elsewhere can only come by a server.
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
      // A text option's check is a function, which does not travel.
      const options = game.options.map((option) => ({ ...option, check: undefined }));
      const levels = await this.#services.bots.levels(id);
      const { version, seats, presets = [] } = game;
      return [{ id, version, seats, options, presets, levels }];
    });
    return (await Promise.all(cards)).flat();
  }

  /** Carries a command out; undefined when the table has answered by itself. */
  async #obey(command: TableCommand, received: number): Promise<FromLocalServer | undefined> {
    const { id } = command;
    const found = await this.#tables.get(command.table);
    if (!found.ok) return answerTo(id, found.error);
    const table = found.value;
    if (command.t === 'watch') {
      const refused = await table.watch(this.#page, id);
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
