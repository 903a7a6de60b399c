/** Which moment stands on the board: the states of the match, and the turn that is being driven between two. */
import { onDestroy, untrack } from 'svelte';
import { Mover } from '#kit/board/mover.svelte.ts';
import { OpenReplay } from '#kit/open-replay.ts';
import type { TableProps } from '#kit/table.ts';
import type { TankEvent } from '../rules/events.ts';
import { tankChess } from '../rules/game.ts';
import type { TankState } from '../rules/state.ts';
import { frameOf } from './frame.ts';
import { lastTurn, type Played } from './last.ts';
import { follow } from './path.ts';
import { cues } from './sounds.ts';

/** So many turns are shown one after the other when they come at once. */
const TOLD = 3;

export class Stage {
  readonly mover = new Mover();
  /** Size of the drawing in CSS pixels. */
  width = $state(0);
  height = $state(0);
  readonly #read: () => TableProps<TankEvent>;

  // By value: after a reconnection the same options come as a new object, and what is being composed must survive.
  readonly #terms = $derived.by(() => JSON.stringify(this.#props.options));
  readonly #record = $derived.by(() => new OpenReplay<TankState>(tankChess, JSON.parse(this.#terms), 2));
  /** The states, each time the story has changed. */
  readonly #states = $derived.by(() => {
    const record = this.#record;
    record.follow(this.#props.story);
    return Array.from({ length: record.last + 1 }, (_, n) => record.at(n));
  });

  /** The moment on the board: while a turn is being shown, still the one before it. */
  readonly moment = $derived.by(() => Math.max(0, Math.min(this.mover.moment, this.#states.length - 1)));
  readonly pos = $derived.by(() => this.#states[this.moment]!);
  readonly frame = $derived.by(() => frameOf(this.pos.config, this.#props.from === 1, this.width));
  readonly played = $derived.by((): Played | undefined =>
    this.moment > 0 ? lastTurn(this.#states[this.moment - 1]!, this.#props.story, this.moment) : undefined,
  );
  /** Is the present shown, or on its way? */
  readonly live = $derived.by(() => this.#props.at >= this.#states.length - 1);
  readonly busy = $derived.by(() => this.mover.moving !== undefined || this.mover.moment !== this.#props.at);

  /** Called while a component is being set up. */
  constructor(read: () => TableProps<TankEvent>) {
    this.#read = read;
    // New moments are told step by step, one after the other; from far away the board is simply there.
    $effect(() => {
      const [target, known, pace, now] = [this.#props.at, this.#states, this.#props.pace, this.mover.moment];
      untrack(() => this.#show(target, known, pace, now));
    });
    onDestroy(() => this.mover.stop());
  }

  get #props(): TableProps<TankEvent> {
    return this.#read();
  }

  #show(target: number, known: readonly TankState[], pace: number, now: number): void {
    const { desk, story } = this.#props;
    const near = target > now && target <= now + TOLD;
    if (near && this.mover.playing === now + 1) return;
    const before = near ? known[now] : undefined;
    const turn = before && lastTurn(before, story, now + 1);
    if (turn) desk.hear(cues(story.find((item) => item.index === now + 1)?.told ?? [], pace));
    if (!turn || pace === 0 || document.hidden) {
      this.mover.jump(target);
      return;
    }
    const { poses } = follow(this.frame, turn.from, turn.before, turn.path);
    const shot = turn.shot && { ...turn.shot, at: this.frame.middle(turn.shot.square) };
    this.mover.play(now + 1, { from: turn.from, poses, shot }, pace);
  }
}
