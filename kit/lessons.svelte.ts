/**
 * What a coach has already explained on this device, by game: each thing is explained once. Whoever needs no advice
 * switches it off; whoever wants it anew begins from the start.
 */
const KEY = 'ludoteca.lessons';

interface Stored {
  readonly off?: boolean;
  readonly known?: Readonly<Record<string, readonly string[]>>;
}

const read = (): Stored => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored;
  } catch {
    // There may be no storage, or it may be forbidden: then everything is still new.
    return {};
  }
};

class Lessons {
  #off = $state(false);
  #known = $state.raw<Readonly<Record<string, readonly string[]>>>({});

  constructor() {
    const stored = read();
    this.#off = stored.off === true;
    this.#known = stored.known ?? {};
  }

  get on(): boolean {
    return !this.#off;
  }
  knows(game: string, lesson: string): boolean {
    return this.#known[game]?.includes(lesson) === true;
  }
  learn(game: string, lesson: string): void {
    if (this.knows(game, lesson)) return;
    this.#known = { ...this.#known, [game]: [...(this.#known[game] ?? []), lesson] };
    this.#store();
  }
  set(on: boolean): void {
    this.#off = !on;
    this.#store();
  }
  /** Has anything been explained? */
  get begun(): boolean {
    return Object.keys(this.#known).length > 0;
  }
  /** Everything is new again. */
  forget(): void {
    this.#known = {};
    this.#store();
  }

  #store(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ off: this.#off, known: this.#known } satisfies Stored));
    } catch {
      // Not remembered then; it holds until the page is closed.
      return;
    }
  }
}

export const lessons = new Lessons();
