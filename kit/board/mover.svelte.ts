/** Shows turns as they are driven: a piece goes from pose to pose, then fires if it does. Purely for the eye. */

import { ahead } from './frame.ts';
import type { Point } from './lens.svelte.ts';
import { angleTo, FIRING, type Flash, flashAt, nudgesOf, recoil, type Shot, stepsAfter } from './shot.ts';
import { type Pose, staysPut } from './way.ts';

/** What is shown of one turn. */
export interface Drive {
  /** The place on which the piece stands before it. */
  readonly from: number;
  /** The first one is where it stands; at least two. */
  readonly poses: readonly Pose[];
  /** What it does at the last pose, and to what. */
  readonly shot?: (Shot & { readonly at: Point }) | undefined;
}
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
 * How many steps have been made when time for so many has passed: rotations and moves each begin and end gently, but
 * several of a kind in a row are one movement.
 */
const paced = (poses: readonly Pose[], passed: number): number => {
  const turns = (step: number): boolean => staysPut(poses[step]!, poses[step + 1]!);
  const steps = poses.length - 1;
  for (let begun = 0, end = 1; begun < steps; begun = end, end++) {
    while (end < steps && turns(end) === turns(begun)) end++;
    const length = end - begun;
    if (passed < end) return begun + ease(Math.max(0, passed - begun) / length) * length;
  }
  return steps;
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
  play(moment: number, { from, poses, shot }: Drive, pace: number): void {
    this.stop();
    this.playing = moment;
    const run = this.#run;
    this.shooting = shot !== undefined;
    const driving = (poses.length - 1) * pace;
    const end = poses.at(-1)!;
    const target = shot?.at ?? end;
    const aim = shot ? angleTo(end, target) : end.angle;
    const swing = aim - end.angle - 360 * Math.round((aim - end.angle) / 360);
    const nudges = shot ? nudgesOf(shot, aim) : [];
    const start = performance.now();
    const draw = (now: number): void => {
      if (run !== this.#run) return;
      const passed = now - start;
      const gone = paced(poses, passed / pace);
      const fired = shot && passed > driving ? stepsAfter(shot, passed - driving, pace) : 0;
      const step = Math.min(Math.floor(gone), poses.length - 2);
      const [a, b] = [poses[step]!, poses[step + 1]!];
      const t = gone - step;
      const at = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
      this.moving = {
        from,
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
