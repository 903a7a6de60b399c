/** The way of a piece over a board for the eye: its poses, and the numbered marks that tell of its steps. */
import { ahead, UNIT } from './frame.ts';
import type { Point } from './lens.svelte.ts';

/** One pose on the way. */
export interface Pose extends Point {
  /** Degrees on the screen; runs on past 360 so that a piece never turns the long way round. */
  readonly angle: number;
}

/** One step on the way: an arrow or an arc, and where its number stands. */
export interface StepMark {
  readonly d: string;
  readonly number: number;
  readonly label: Point;
}

const ARC = UNIT * 0.42;

/** An arc for a rotation by so many degrees. */
export const turnMark = (at: Pose, by: number, number: number): StepMark => {
  const start = ahead(at, at.angle, ARC);
  const end = ahead(at, at.angle + by, ARC);
  const sweep = by > 0 ? 1 : 0;
  return {
    d: `M${start.x.toFixed(1)} ${start.y.toFixed(1)}A${ARC} ${ARC} 0 0 ${sweep} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`,
    number,
    // Beside the beginning of the arc: where it ends, the next arrow begins.
    label: ahead(at, at.angle - Math.sign(by) * 18, ARC + 5),
  };
};

/** An arrow from place to place. */
export const moveMark = (from: Point, to: Point, number: number): StepMark => {
  const between = (share: number): string =>
    `${(from.x + (to.x - from.x) * share).toFixed(1)} ${(from.y + (to.y - from.y) * share).toFixed(1)}`;
  return {
    d: `M${between(0.08)}L${between(0.9)}`,
    number,
    // On the edge between the places, where no piece covers it.
    label: { x: from.x + (to.x - from.x) * 0.5, y: from.y + (to.y - from.y) * 0.5 },
  };
};

/** Does a step between two poses leave the piece where it is? */
export const staysPut = (from: Point, to: Point): boolean => from.x === to.x && from.y === to.y;

/** What tracks or wheels that run so far from the middle leave on the ground along these poses. */
export const tracksOf = (poses: readonly Pose[], aside: number): string =>
  poses
    .slice(1)
    .flatMap((to, index) => {
      const from = poses[index]!;
      if (staysPut(from, to)) return [];
      return [-aside, aside].map((off) => {
        const [a, b] = [from, to].map((pose) => ahead(pose, pose.angle + 90, off));
        return `M${a!.x.toFixed(1)} ${a!.y.toFixed(1)}L${b!.x.toFixed(1)} ${b!.y.toFixed(1)}`;
      });
    })
    .join('');
