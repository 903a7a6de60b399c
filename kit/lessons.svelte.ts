/**
 * Which explanations of a game's guide this device has already shown, and what has been solved of its course. Each
 * explanation is shown once. Players can turn the guide off, or start it again from the beginning.
 */
const KEY = 'ludoteca.lessons';
/** Remembered among the explanations of a game: its player has taken a turn, and is no newcomer. */
const PLAYED = 'played';
/** Remembered among the solved tasks of a game: its opening has been played to the end. It is addressed by this name, too. */
export const OPENING = 'opening';

interface Stored {
  readonly off?: boolean;
  readonly known?: ByGame;
  readonly solved?: ByGame;
}
type ByGame = Readonly<Record<string, readonly string[]>>;

/** With this one as well. */
const added = (all: ByGame, game: string, one: string): ByGame => ({
  ...all,
  [game]: [...(all[game] ?? []), one],
});

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
  #known = $state.raw<ByGame>({});
  #solved = $state.raw<ByGame>({});

  constructor() {
    const stored = read();
    this.#off = stored.off === true;
    this.#known = stored.known ?? {};
    this.#solved = stored.solved ?? {};
  }

  get on(): boolean {
    return !this.#off;
  }
  knows(game: string, lesson: string): boolean {
    return this.#known[game]?.includes(lesson) === true;
  }
  learn(game: string, lesson: string): void {
    if (this.knows(game, lesson)) return;
    this.#known = added(this.#known, game, lesson);
    this.#store();
  }
  /** Has a turn been taken at a table of this game on this device? */
  hasPlayed(game: string): boolean {
    return this.knows(game, PLAYED);
  }
  setPlayed(game: string): void {
    this.learn(game, PLAYED);
  }
  /** Has neither a turn of this game been taken on this device nor its opening been played to the end? */
  isNewTo(game: string): boolean {
    return !this.hasPlayed(game) && !this.hasSolved(game, OPENING);
  }
  /** Has this task of the game's course been solved? */
  hasSolved(game: string, task: string): boolean {
    return this.#solved[game]?.includes(task) === true;
  }
  solve(game: string, task: string): void {
    if (this.hasSolved(game, task)) return;
    this.#solved = added(this.#solved, game, task);
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
  /** Marks every explanation as not yet shown. What has been solved stays solved. */
  forget(): void {
    this.#known = {};
    this.#store();
  }

  #store(): void {
    try {
      const stored: Stored = { off: this.#off, known: this.#known, solved: this.#solved };
      localStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // The change still applies until the page is closed.
      return;
    }
  }
}

export const lessons = new Lessons();
