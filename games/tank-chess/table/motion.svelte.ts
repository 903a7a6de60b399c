/** Shows turns as they are driven: step by step along the path, then the shot. Purely for the eye. */

import { ahead, type Frame } from '#kit/board/frame.ts';
import type { Point } from '#kit/board/lens.svelte.ts';
import { angleTo, FIRING, type Flash, flashAt, nudgesOf, recoil, stepsAfter } from './firing.ts';
import type { Played } from './last.ts';
import type { Pose } from './path.ts';

interface Moving extends Pose {
  readonly from: number;
  /** The turret's angle to the hull, in degrees. */
  readonly turret: number;
}
/** A turret swings to its target, and back, in so many steps. */
const SWING = 0.6;

const between = (t: number): number => Math.min(1, Math.max(0, t));
const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);
/**
 * How many steps of the path are done when time for so many has passed: rotations and moves each begin and end
 * gently, but several of a kind in a row are one movement.
 */
const paced = (path: string, passed: number): number => {
  for (const run of path.matchAll(/[LR]+|[^LR]+/g)) {
    const { length } = run[0];
    if (passed < run.index + length) return run.index + ease((passed - run.index) / length) * length;
  }
  return path.length;
};

export class Mover {
  /** The moment that the board shows. */
  moment = $state(0);
  moving = $state.raw<Moving | undefined>();
  flash = $state.raw<Flash | undefined>();
  /** The turn that is driven ends with a shot. */
  shooting = $state(false);
  /** By how much the board is nudged now, in CSS pixels; each nudge is another object. */
  nudge = $state.raw<Point | undefined>();
  /** The moment that the turn being shown leads to. */
  playing: number | undefined;
  #run = 0;

  jump(moment: number): void {
    this.stop();
    this.moment = moment;
  }

  /** Ends whatever is being shown. */
  stop(): void {
    this.#run++;
    this.playing = undefined;
    this.moving = undefined;
    this.flash = undefined;
    this.nudge = undefined;
  }

  /** Drives along the poses, fires, and then shows the moment. */
  play(moment: number, poses: readonly Pose[], turn: Played, pace: number, frame: Frame): void {
    this.stop();
    this.playing = moment;
    const run = this.#run;
    const { path, shot } = turn;
    this.shooting = shot !== undefined;
    const driving = (poses.length - 1) * pace;
    const end = poses.at(-1)!;
    const target = shot ? frame.middle(shot.square) : end;
    const aim = shot ? angleTo(end, target) : end.angle;
    const swing = aim - end.angle - 360 * Math.round((aim - end.angle) / 360);
    const nudges = shot ? nudgesOf(shot, aim) : [];
    const start = performance.now();
    const draw = (now: number): void => {
      if (run !== this.#run) return;
      const passed = now - start;
      const gone = paced(path, Math.min(path.length, Math.max(0, passed / pace)));
      const fired = shot && passed > driving ? stepsAfter(shot, passed - driving, pace) : 0;
      const step = Math.min(Math.floor(gone), poses.length - 2);
      const [a, b] = [poses[step]!, poses[step + 1]!];
      const t = gone - step;
      const at = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
      this.moving = {
        from: turn.from,
        ...ahead(at, aim, -recoil(fired)),
        angle: a.angle + (b.angle - a.angle) * t,
        // To the target with the last step, and back when all is over.
        turret: swing * ease(between(Math.min((passed - driving) / pace + SWING, FIRING - fired) / SWING)),
      };
      if (shot && passed > driving) {
        this.flash = flashAt(end, target, shot, fired);
        while (nudges[0] && fired >= nudges[0].at) this.nudge = nudges.shift()!.by;
      }
      if (passed < driving || (shot && fired < FIRING)) requestAnimationFrame(draw);
      else this.jump(moment);
    };
    requestAnimationFrame(draw);
  }
}
