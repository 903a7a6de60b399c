/** The way of a turn for the eye: arrows for forward moves, arcs for rotations, each with the number of its step. */

import { ahead, type Frame, UNIT } from '#kit/board/frame.ts';
import { moveMark, type Pose, type StepMark, turnMark } from '#kit/board/way.ts';

/** The poses that a tank goes through, the first one included, and the marks that tell of it. */
export const follow = (
  frame: Frame,
  square: number,
  facing: number,
  path: string,
): { readonly poses: readonly Pose[]; readonly marks: readonly StepMark[] } => {
  let at: Pose = { ...frame.middle(square), angle: frame.angle(facing) };
  const poses = [at];
  const marks: StepMark[] = [];
  for (const [index, step] of [...path].entries()) {
    if (step === 'L' || step === 'R') {
      const by = step === 'R' ? 45 : -45;
      marks.push(turnMark(at, by, index + 1));
      at = { ...at, angle: at.angle + by };
    } else {
      const diagonal = Math.round(at.angle / 45) % 2 !== 0;
      const length = (step === 'B' ? -1 : 1) * UNIT * (diagonal ? Math.SQRT2 : 1);
      const to = { ...ahead(at, at.angle, length), angle: at.angle };
      marks.push(moveMark(at, to, index + 1));
      at = to;
    }
    poses.push(at);
  }
  return { poses, marks };
};
