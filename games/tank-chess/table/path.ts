/** The way of a turn for the eye: arrows for forward moves, arcs for rotations, each with the number of its step. */

import { ahead, type Frame, UNIT } from '#kit/board/frame.ts';
import type { Point } from '#kit/board/lens.svelte.ts';

export interface PathMark {
  readonly kind: 'drive' | 'turn';
  readonly d: string;
  readonly number: number;
  readonly label: Point;
}

/** One pose on the way. */
export interface Pose extends Point {
  /** Degrees on the screen; runs on past 360 so that a tank never turns the long way round. */
  readonly angle: number;
}

const ARC = UNIT * 0.42;

const turn = (at: Pose, by: number, number: number): PathMark => {
  const start = ahead(at, at.angle, ARC);
  const end = ahead(at, at.angle + by, ARC);
  const sweep = by > 0 ? 1 : 0;
  return {
    kind: 'turn',
    d: `M${start.x.toFixed(1)} ${start.y.toFixed(1)}A${ARC} ${ARC} 0 0 ${sweep} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`,
    number,
    // Beside the beginning of the arc: where it ends, the next arrow begins.
    label: ahead(at, at.angle - Math.sign(by) * 18, ARC + 5),
  };
};

const drive = (from: Pose, to: Point, number: number): PathMark => {
  const between = (share: number): string =>
    `${(from.x + (to.x - from.x) * share).toFixed(1)} ${(from.y + (to.y - from.y) * share).toFixed(1)}`;
  return {
    kind: 'drive',
    d: `M${between(0.08)}L${between(0.9)}`,
    number,
    // On the edge between the squares, where no tank covers it.
    label: { x: from.x + (to.x - from.x) * 0.5, y: from.y + (to.y - from.y) * 0.5 },
  };
};

/** The poses that a tank goes through, the first one included, and the marks that tell of it. */
export const follow = (
  frame: Frame,
  square: number,
  facing: number,
  path: string,
): { readonly poses: readonly Pose[]; readonly marks: readonly PathMark[] } => {
  let at: Pose = { ...frame.middle(square), angle: frame.angle(facing) };
  const poses = [at];
  const marks: PathMark[] = [];
  for (const [index, step] of [...path].entries()) {
    if (step === 'L' || step === 'R') {
      const by = step === 'R' ? 45 : -45;
      marks.push(turn(at, by, index + 1));
      at = { ...at, angle: at.angle + by };
    } else {
      const diagonal = Math.round(at.angle / 45) % 2 !== 0;
      const length = (step === 'B' ? -1 : 1) * UNIT * (diagonal ? Math.SQRT2 : 1);
      const to = { ...ahead(at, at.angle, length), angle: at.angle };
      marks.push(drive(at, to, index + 1));
      at = to;
    }
    poses.push(at);
  }
  return { poses, marks };
};

/** From the middle of a tank to the middle of each of its tracks. */
const TRACK = 10;
/** What the tracks leave on the ground along these poses. */
export const tracksOf = (poses: readonly Pose[]): string =>
  poses
    .slice(1)
    .flatMap((to, index) => {
      const from = poses[index]!;
      if (from.x === to.x && from.y === to.y) return [];
      return [-TRACK, TRACK].map((aside) => {
        const [a, b] = [from, to].map((pose) => ahead(pose, pose.angle + 90, aside));
        return `M${a!.x.toFixed(1)} ${a!.y.toFixed(1)}L${b!.x.toFixed(1)} ${b!.y.toFixed(1)}`;
      });
    })
    .join('');
