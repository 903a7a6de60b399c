/**
 * A task for newcomers: a position, one sentence about it, and what is to be done there. It is played in a match of its
 * own on this device, by the game's own rules. Whether it is solved is told from what the rules made of the decision.
 */
import type { AnyGame, Decision } from '#engine/game.ts';
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
import type { MessageParams } from '../text.ts';

/** A message with its parameters. */
export interface Said {
  readonly key: string;
  readonly params?: MessageParams;
}

/** A legal decision of the learner, and what came of it. */
export interface Attempt<S extends State = State, E extends GameEvent = GameEvent> {
  /** The state that the decision led to, before any reply. */
  readonly after: S;
  readonly decision: Decision;
  /** The events of the decision. */
  readonly told: readonly E[];
}

/**
 * A task. Its texts are the game's messages `learn.<id>` (what is to be done) and `learn.<id>.done` (what is said when it
 * is); an exercise has a `learn.<id>.title` as well.
 */
export interface Task<S extends State = State, E extends GameEvent = GameEvent> {
  readonly id: string;
  /** Options of the match, which name the position. */
  readonly options: OptionValues;
  /** Places that the sentence speaks of (`TableProps.lit`). */
  readonly lit: readonly string[];
  /**
   * Why a legal decision does not solve the task, in one or more messages; none: it is solved. Without it nothing is
   * to be done: the sentence is read.
   */
  judge?(attempt: Attempt<S, E>): readonly Said[];
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

/** What came of a decision: why it does not solve the task (none: it does), and what the other side answered. */
export interface Tried {
  readonly why: readonly Said[];
  readonly reply: readonly GameEvent[];
}

export class TaskMatch {
  readonly #game: AnyGame;
  readonly #course: Pick<Course, 'seats' | 'learner'>;
  readonly #task: Task;
  readonly #match: Match;

  /** @throws when the task's options are no match of the game, or not the learner's turn */
  constructor(game: AnyGame, course: Pick<Course, 'seats' | 'learner'>, task: Task) {
    const { id, options } = task;
    const setup = { id, options, seats: course.seats, secret: SECRET, entropy: [] };
    const made = Match.create(game, setup);
    if (!made.ok) throw new Error(`The task ${id} has no match: ${made.error.code}`);
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
    return { view: viewOf(this.#match, viewer), story, at: story.at(-1)?.index ?? 0 };
  }

  /** Makes a decision for the learner; a refused one changes nothing. A solution is answered at once. */
  try(text: string): Result<Tried, Refusal> {
    const { learner } = this.#course;
    const read = this.#game.read(this.#match.state, learner, text);
    if (!read.ok) return read;
    const done = this.#match.submit(learner, text);
    if (!done.ok) return err(done.error);
    const after = this.#match.state;
    const attempt = { after, decision: read.value, told: this.#toldOf(learner) };
    const why = this.#task.judge?.(attempt) ?? [];
    const reply = why.length === 0 ? this.#task.reply?.(after) : undefined;
    return ok({ why, reply: reply === undefined ? [] : this.#answer(reply) });
  }

  #answer(text: string): readonly GameEvent[] {
    const seat = this.#match.onlySeat;
    const done = this.#match.submit(seat, text);
    if (!done.ok) throw new Error(`The task ${this.#task.id} is answered by ${text}: ${done.error.code}`);
    return this.#toldOf(seat);
  }
  /** What the last decision of this seat made happen. */
  #toldOf(seat: Seat): readonly GameEvent[] {
    const story = storyOf(this.#match, seatBit(this.#course.learner));
    return story.findLast((item) => item.seat === numberOf(seat))?.told ?? [];
  }
}
