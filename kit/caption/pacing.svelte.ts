/**
 * Whether bots play slowly on this device, each turn with a caption: in one's first game of each game, always, or
 * never. Which table was the first of a game is remembered here, so that another one is not.
 */
import { isSlowAt, PACING, type PacingChoice } from './pace.ts';

const KEY = 'ludoteca.pacing';

interface Stored {
  readonly when?: string;
  readonly first?: Readonly<Record<string, string>>;
}

const read = (): Stored => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored;
  } catch {
    // Storage may be missing or forbidden. Then every table counts as the first one.
    return {};
  }
};

class Pacing {
  #when = $state<PacingChoice>('first');
  /** By game: its first table. */
  #first = $state.raw<Readonly<Record<string, string>>>({});

  constructor() {
    const stored = read();
    this.#when = PACING.find((one) => one === stored.when) ?? 'first';
    this.#first = stored.first ?? {};
  }

  get when(): PacingChoice {
    return this.#when;
  }
  choose(when: PacingChoice): void {
    this.#when = when;
    this.#store();
  }
  /** Somebody plays a game at this table; the first one of a game is remembered. */
  begin(game: string, table: string): void {
    if (this.#first[game] !== undefined) return;
    this.#first = { ...this.#first, [game]: table };
    this.#store();
  }
  /** Do bots play slowly at this table? `coached`: the coach has not been turned off. */
  isSlow(game: string, table: string, coached: boolean): boolean {
    return isSlowAt(this.#when, table, this.#first[game], coached);
  }
  /** The next table of every game is a first one again. */
  forget(): void {
    this.#first = {};
    this.#store();
  }

  #store(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ when: this.#when, first: this.#first } satisfies Stored));
    } catch {
      // The change still applies until the page is closed.
      return;
    }
  }
}

export const pacing = new Pacing();
