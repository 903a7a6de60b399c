/**
 * Opens tables where something is due although nobody looks: a flag falls, a bot has to move. What is due when is
 * stored with each entry, so after a restart only these tables are opened, a few at a time; the others cost nothing.
 */

import type { TableServices } from './services.ts';
import type { DueMark } from './storage.ts';
import { letGo } from './timers.ts';

export interface AlarmSettings {
  /** Milliseconds between two looks. */
  readonly every: number;
  /** Tables opened at one look. */
  readonly most: number;
}

export class Alarm {
  readonly #services: TableServices;
  readonly #open: (id: string) => Promise<void>;
  readonly #settings: AlarmSettings;
  readonly #timer: ReturnType<typeof setInterval>;
  /** What is before it was opened in this life; such a table sees to itself, and stays while it has to. */
  #seen: DueMark | undefined;
  #looking: Promise<void> | undefined;

  constructor(services: TableServices, open: (id: string) => Promise<void>, settings: AlarmSettings) {
    this.#services = services;
    this.#open = open;
    this.#settings = settings;
    this.#timer = setInterval(() => void this.look(), settings.every);
    letGo(this.#timer);
  }

  /** Opens the next of the tables that are due. */
  look(): Promise<void> {
    this.#looking ??= this.#look()
      .catch((error: unknown) => this.#services.log.error({ err: error }, 'cannot see what is due'))
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { storage, up } = this.#services;
    const due = (await storage.due?.(up.now(), this.#settings.most, this.#seen)) ?? [];
    this.#seen = due.at(-1) ?? this.#seen;
    for (const { id } of due) await this.#open(id);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }
}
