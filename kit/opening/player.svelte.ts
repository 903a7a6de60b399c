/** Which task of a list is being played, and how far it has come. */
import type { AnyGame } from '#engine/game.ts';
import type { Refusal } from '#engine/result.ts';
import { type Course, type Seen, type Task, TaskMatch, type Tried } from './task.ts';

/** `read`: nothing is to be done; `asked`: a decision is awaited; then the task has failed or is solved. */
export type Phase = 'read' | 'asked' | 'failed' | 'solved';

export class TaskPlayer {
  index = $state(0);
  /** Counts the matches begun, so that the table is drawn anew for each. */
  round = $state(0);
  /** Has anything been decided in this match? */
  begun = $state(false);
  tried = $state.raw<Tried | undefined>();
  readonly tasks: readonly Task[];
  readonly #game: AnyGame;
  readonly #course: Course;
  readonly #done: (task: Task) => void;
  #match: TaskMatch | undefined;
  #seen = $state.raw<Seen | undefined>();

  /** `done` is called whenever a task has been solved or read to its end. */
  constructor(
    game: AnyGame,
    course: Course,
    tasks: readonly Task[],
    first: number,
    done: (task: Task) => void,
  ) {
    this.#game = game;
    this.#course = course;
    this.tasks = tasks;
    this.#done = done;
    this.begin(first);
  }

  get task(): Task {
    return this.tasks[this.index]!;
  }
  /** What the table shows. */
  get seen(): Seen {
    return this.#seen!;
  }
  get phase(): Phase {
    if (this.tried) return this.tried.why.length > 0 ? 'failed' : 'solved';
    return this.task.judge ? 'asked' : 'read';
  }
  /** Is there a task before this one, and one after it? */
  get first(): boolean {
    return this.index === 0;
  }
  get last(): boolean {
    return this.index === this.tasks.length - 1;
  }

  /** Sets the position of a task up, also of the one that is being played. */
  readonly begin = (index: number): void => {
    this.index = index;
    this.#match = new TaskMatch(this.#game, this.#course, this.task);
    this.#seen = this.#match.seen;
    this.tried = undefined;
    this.begun = false;
    this.round++;
  };
  readonly again = (): void => this.begin(this.index);
  readonly back = (): void => this.begin(Math.max(0, this.index - 1));
  readonly next = (): void => {
    if (this.phase === 'read') this.#done(this.task);
    this.begin(Math.min(this.tasks.length - 1, this.index + 1));
  };

  /** A decision of the learner, or why the rules refuse it. */
  readonly decide = async (text: string): Promise<Refusal | undefined> => {
    const match = this.#match!;
    const tried = match.try(text);
    if (!tried.ok) return tried.error;
    this.#seen = match.seen;
    this.begun = true;
    this.tried = tried.value;
    if (tried.value?.why.length === 0) this.#done(this.task);
    return undefined;
  };
}
