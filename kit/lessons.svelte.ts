/**
 * Which explanations of a game's guide this device has already shown. Each is shown once. Players can turn
 * the guide off, or start it again from the beginning.
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
    // Storage may be missing or forbidden. Then everything counts as not yet explained.
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
  /** Has any explanation been shown yet? */
  get begun(): boolean {
    return Object.keys(this.#known).length > 0;
  }
  /** Marks every explanation as not yet shown. */
  forget(): void {
    this.#known = {};
    this.#store();
  }

  #store(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ off: this.#off, known: this.#known } satisfies Stored));
    } catch {
      // The change still applies until the page is closed.
      return;
    }
  }
}

export const lessons = new Lessons();
