/** Shows turns as they are driven: step by step along the path, then the shot. Purely for the eye. */
import type { Point } from '#kit/board/lens.svelte.ts';
import { ahead, type Frame } from './frame.ts';
import type { Played } from './last.ts';
import type { Pose } from './path.ts';

interface Moving extends Pose {
  readonly from: number;
  /** The turret's angle to the hull, in degrees. */
  readonly turret: number;
}
export interface Flash {
  /** The muzzle, and what is struck. */
  readonly from: Point;
  readonly to: Point;
  readonly effective: boolean;
  /** The square that is struck. */
  readonly square: number;
  /** How far the shot has flown, and how far what it does there has gone, 0 to 1. */
  readonly share: number;
  readonly burst: number;
}
/** The flight and the blast last so many steps; the sound of the blast knows the flight (`sounds.ts`). */
const FLIGHT = 0.8;
const BLAST = 1.6;
/** A turret swings to its target, and back, in so many steps. */
const SWING = 0.6;
/** From the middle of a tank to its muzzle, in units of the board. */
const MUZZLE = 21;

const angleTo = (from: Point, to: Point): number =>
  (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;

/** The shot so many steps after it was fired. */
const flashAt = (shooter: Point, shot: NonNullable<Played['shot']>, steps: number, frame: Frame): Flash => {
  const to = frame.middle(shot.square);
  const from = ahead(shooter, angleTo(shooter, to), MUZZLE);
  const share = Math.min(1, steps / FLIGHT);
  const burst = between((steps - FLIGHT) / BLAST);
  return { from, to, square: shot.square, effective: shot.effective, share, burst };
};

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
  }

  /** Drives along the poses, fires, and then shows the moment. */
  play(moment: number, poses: readonly Pose[], turn: Played, pace: number, frame: Frame): void {
    this.stop();
    this.playing = moment;
    const run = this.#run;
    const driving = (poses.length - 1) * pace;
    const firing = turn.shot ? pace * (FLIGHT + BLAST) : 0;
    const end = poses.at(-1)!;
    const off = turn.shot ? angleTo(end, frame.middle(turn.shot.square)) - end.angle : 0;
    const swing = off - 360 * Math.round(off / 360);
    const start = performance.now();
    const draw = (now: number): void => {
      if (run !== this.#run) return;
      const passed = now - start;
      const gone = paced(turn.path, Math.min(turn.path.length, Math.max(0, passed / pace)));
      const step = Math.min(Math.floor(gone), poses.length - 2);
      const [a, b] = [poses[step]!, poses[step + 1]!];
      const t = gone - step;
      this.moving = {
        from: turn.from,
        x: a.x + (b.x - a.x) * t,
        y: a.y + (b.y - a.y) * t,
        angle: a.angle + (b.angle - a.angle) * t,
        // To the target with the last step, and back when all is over.
        turret:
          swing *
          ease(
            between(Math.min(passed - driving + pace * SWING, driving + firing - passed) / (pace * SWING)),
          ),
      };
      if (turn.shot && passed > driving)
        this.flash = flashAt(end, turn.shot, (passed - driving) / pace, frame);
      if (passed < driving + firing) requestAnimationFrame(draw);
      else this.jump(moment);
    };
    requestAnimationFrame(draw);
  }
}
