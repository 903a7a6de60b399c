/** The coach at this table: which word is being said. Each is said once on this device, and never two at a time. */
import { lessons } from '#kit/lessons.svelte.ts';
import { type Lesson, type Situation, situationsOf } from './coach.ts';

const GAME = 'rush';

export class Teacher {
  /** The situation that is being explained. */
  current = $state.raw<Situation | undefined>();

  /** Another position; undefined while nothing is asked of the player. */
  notice(lesson: Lesson | undefined): void {
    const situations = lesson && lessons.on ? situationsOf(lesson) : [];
    // A word stays for as long as what it is about does.
    if (this.current !== undefined && situations.includes(this.current)) return;
    this.dismiss();
    this.current = situations.find((situation) => !lessons.knows(GAME, situation));
  }
  /** It has been understood. */
  dismiss(): void {
    if (this.current !== undefined) lessons.learn(GAME, this.current);
    this.current = undefined;
  }
  /** No more advice. */
  stop(): void {
    this.current = undefined;
    lessons.set(false);
  }
}
