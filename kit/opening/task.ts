/**
 * A task for newcomers: a position, one sentence about it, and what is to be done there. It is played in a match of its
 * own on this device, by the game's own rules. Whether it is solved is told from what the rules made of the decisions.
 */
import type { AnyGame, Decision } from '#engine/game.ts';
import type { JsonObject } from '#engine/layout/json.ts';
import type { State } from '#engine/layout/layout.ts';
import { Match } from '#engine/match/match.ts';
import { storyOf } from '#engine/match/story.ts';
import { type View, viewOf } from '#engine/match/view.ts';
import type { GameEvent } from '#engine/narration.ts';
import type { OptionValues } from '#engine/options.ts';
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import { numberOf, type Seat, seatBit } from '#engine/seats.ts';
import type { Messages, PerLanguage } from '#engine/text.ts';
import type { StoryItem } from '#wire/protocol.ts';
import { lastMoment } from '../story.ts';
import type { MessageParams } from '../text.ts';

/** A message with its parameters. */
export interface Said {
  readonly key: string;
  readonly params?: MessageParams;
}

/** A legal decision of the learner, and what came of all of them so far. */
export interface Attempt<S extends State = State, E extends GameEvent = GameEvent> {
  /** The state that the decision led to, before any reply. */
  readonly after: S;
  readonly decision: Decision;
  /** The events of this decision and of those before it in the task, as the learner is told them. */
  readonly told: readonly E[];
}

/**
 * A task. Its texts are the game's messages `learn.<id>` (what is to be done) and `learn.<id>.done` (what is said when it
 * is); an exercise has a `learn.<id>.title` as well.
 */
export interface Task<S extends State = State, E extends GameEvent = GameEvent> {
  readonly id: string;
  readonly options: OptionValues;
  /**
   * The position to begin with, in named form as `Match.create` reads it; what it does not name lies where the game's
   * layout says. Undefined: the options name it, or it is dealt. The learner sees of it what the seat sees.
   */
  readonly position?: JsonObject;
  /** Places that the sentence speaks of (`TableProps.lit`). */
  readonly lit: readonly string[];
  /** Buttons of the prompt (`Action.id`) that would be the mistake here. They are drawn plainly, so that none tempts. */
  readonly plain?: readonly string[];
  /**
   * Why what was decided does not solve the task, in one or more messages; none: it is solved. Undefined: it is not
   * settled yet, and the learner decides again. Without it nothing is to be done: the sentence is read.
   */
  judge?(attempt: Attempt<S, E>): readonly Said[] | undefined;
  /** What the other side answers to a solution, in notation, if anything. */
  reply?(after: S): string | undefined;
}

/** What a game teaches. Loaded when it is first wanted. */
export interface Course {
  /** Seats of every match, and whose tasks they are (from 0). */
  readonly seats: number;
  readonly learner: Seat;
  /** The first minutes, in order; the first one says how the game is won. */
  readonly opening: readonly Task[];
  readonly exercises: readonly Task[];
  readonly messages: PerLanguage<() => Promise<Messages>>;
}

const SECRET = new Uint8Array(32);

/** What a table shows of a task's match. */
export interface Seen {
  readonly view: View;
  readonly story: readonly StoryItem[];
  readonly at: number;
}

/** What came of a task: why it is not solved (none: it is), and what the other side answered. */
export interface Tried {
  readonly why: readonly Said[];
  readonly reply: readonly GameEvent[];
}

export class TaskMatch {
  readonly #game: AnyGame;
  readonly #course: Pick<Course, 'seats' | 'learner'>;
  readonly #task: Task;
  readonly #match: Match;

  /** @throws when options and position are no match of the game, or not the learner's turn */
  constructor(game: AnyGame, course: Pick<Course, 'seats' | 'learner'>, task: Task) {
    const { id, options, position } = task;
    const setup = { id, options, seats: course.seats, secret: SECRET, entropy: [] };
    const made = Match.create(game, setup, { position });
    if (!made.ok)
      throw new Error(`The task ${id} has no match: ${made.error.code} ${JSON.stringify(made.error.params)}`);
    if (made.value.onlySeat !== course.learner) throw new Error(`The task ${id} begins with another seat`);
    this.#game = game;
    this.#course = course;
    this.#task = task;
    this.#match = made.value;
  }

  get state(): State {
    return this.#match.state;
  }
  /** The position and everything told so far, as the learner sees it. */
  get seen(): Seen {
    const viewer = seatBit(this.#course.learner);
    const story = storyOf(this.#match, viewer);
    return { view: viewOf(this.#match, viewer), story, at: lastMoment(story) };
  }

  /**
   * Makes a decision for the learner; a refused one changes nothing. Undefined while the task is not settled. A solution
   * is answered at once.
   * @throws when the task is not settled and the learner has nothing more to decide
   */
  try(text: string): Result<Tried | undefined, Refusal> {
    const { learner } = this.#course;
    const read = this.#game.read(this.#match.state, learner, text);
    if (!read.ok) return read;
    const done = this.#match.submit(learner, text);
    if (!done.ok) return err(done.error);
    // The table resolves such a round after a while; here nobody else answers, so nothing is waited for.
    while (this.#match.ready) this.#match.resolveRound();
    const after = this.#match.state;
    const told = this.#toldOf(learner).flat();
    const why = this.#task.judge ? this.#task.judge({ after, decision: read.value, told }) : [];
    if (why === undefined) {
      if (this.#match.onlySeat === learner) return ok(undefined);
      throw new Error(`The task ${this.#task.id} is not settled by ${text}`);
    }
    const reply = why.length === 0 ? this.#task.reply?.(after) : undefined;
    return ok({ why, reply: reply === undefined ? [] : this.#answer(reply) });
  }

  #answer(text: string): readonly GameEvent[] {
    const seat = this.#match.onlySeat;
    const done = this.#match.submit(seat, text);
    if (!done.ok) throw new Error(`The task ${this.#task.id} is answered by ${text}: ${done.error.code}`);
    return this.#toldOf(seat).at(-1) ?? [];
  }
  /** What the decisions of this seat made happen, one after the other, as the learner is told it. */
  #toldOf(seat: Seat): (readonly GameEvent[])[] {
    const story = storyOf(this.#match, seatBit(this.#course.learner));
    return story.filter((item) => item.seat === numberOf(seat)).map(({ told }) => told);
  }
}
