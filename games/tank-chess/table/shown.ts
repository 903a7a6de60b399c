/** Turns as they are drawn on the board: the last one, and the one that a declaration is about. */

import type { Frame } from '#kit/board/frame.ts';
import type { Point } from '#kit/board/lens.svelte.ts';
import { type Pose, type StepMark, tracksOf } from '#kit/board/way.ts';
import { say } from '#kit/i18n.svelte.ts';
import { commandShot } from '../rules/declare.ts';
import { commandSquare } from '../rules/judge.ts';
import { pathTo } from '../rules/manoeuvre.ts';
import { targetsAt } from '../rules/shot.ts';
import {
  facingOf,
  OUT,
  ownerOf,
  type Position,
  turnFacing,
  turnFrom,
  turnShot,
  turnTo,
  typeOf,
} from '../rules/types.ts';
import type { Played } from './last.ts';
import { follow } from './path.ts';
import { duelText } from './words.ts';

/** From the middle of a tank to the middle of each of its tracks, in units of the board. */
const TRACK = 10;

interface ShownShot {
  readonly from: Point;
  readonly to: Point;
  readonly effective: boolean;
  /** Side struck, cannon and armour. */
  readonly text: string;
}
export interface ShownTurn {
  readonly marks: readonly StepMark[];
  /** What the tank has left on the ground, if it has driven there. */
  readonly tracks?: string;
  readonly shot?: ShownShot;
  /** The tank as it would stand at the end, where that is not on the board yet. */
  readonly end?: Pose & { readonly type: number; readonly owner: number };
}

export const shownTurn = (frame: Frame, played: Played): ShownTurn => {
  const { marks, poses } = follow(frame, played.from, played.before, played.path);
  const tracks = tracksOf(poses, TRACK);
  if (!played.shot || played.to === OUT) return { marks, tracks };
  const { square, effective, side, cannon, armour } = played.shot;
  const text = `${say(`side.${side}`)} ${duelText(cannon, armour)}`;
  return {
    marks,
    tracks,
    shot: { from: frame.middle(played.to), to: frame.middle(square), effective, text },
  };
};

/** With what the side that has just moved threatens to win (TC-9.1, TC-9.2). */
export const threatOf = (pos: Position, frame: Frame, threat: 'check' | 'escape'): ShownTurn | undefined => {
  const side = pos.side === 0 ? 1 : 0;
  if (threat === 'escape') {
    const square = commandSquare(pos, side);
    if (square < 0) return undefined;
    return follow(frame, square, facingOf(pos.cells[square]!), pathTo(pos, square, OUT, 0) ?? '');
  }
  const turn = commandShot(pos, side);
  if (turn < 0) return undefined;
  const [from, to, facing] = [turnFrom(turn), turnTo(turn), turnFacing(turn)];
  const cell = pos.cells[from]!;
  const { marks, poses } = follow(frame, from, facingOf(cell), pathTo(pos, from, to, facing) ?? '');
  const end = { ...poses.at(-1)!, type: typeOf(cell), owner: ownerOf(cell) };
  const hit = targetsAt(pos, from, to, facing).find((target) => target.shot === turnShot(turn));
  if (!hit) return { marks, end };
  const text = `${say(`side.${hit.side}`)} ${duelText(hit.cannon, hit.armour)}`;
  return {
    marks,
    end,
    shot: { from: frame.middle(to), to: frame.middle(hit.square), effective: true, text },
  };
};
