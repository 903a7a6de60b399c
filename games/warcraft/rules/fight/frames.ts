/** The stack of frames: what waits for an answer, or for what happens above it. */
import type { Warcraft } from '../state.ts';

type Columns = keyof Warcraft['frames']['col'];
type Frame = Readonly<Partial<Record<Exclude<Columns, 'frame'>, number>>>;

export const push = (
  s: Warcraft,
  frame: number,
  { hero = -1, left = 0, taken = 0, begun = 0, quest = -1, boss = -1, window = 0, passed = 0 }: Frame = {},
): void => {
  const { frames } = s;
  const { col } = frames;
  // Column by column, and only what is not 0: a frame is pushed for every wound of random play.
  frames.addBlank();
  frames.setTop(col.frame, frame);
  frames.setTop(col.hero, hero);
  frames.setTop(col.quest, quest);
  frames.setTop(col.boss, boss);
  if (left !== 0) frames.setTop(col.left, left);
  if (taken !== 0) frames.setTop(col.taken, taken);
  if (begun !== 0) frames.setTop(col.begun, begun);
  if (window !== 0) frames.setTop(col.window, window);
  if (passed !== 0) frames.setTop(col.passed, passed);
};
export const top = (s: Warcraft, column: Columns): number => s.frames.top(s.frames.col[column]);
export const setTop = (s: Warcraft, column: Columns, value: number): void =>
  s.frames.setTop(s.frames.col[column], value);
/** Which frame is on top, or -1. */
export const topFrame = (s: Warcraft): number =>
  s.frames.length > 0 ? s.frames.top(s.frames.col.frame) : -1;
/** Whom the frame on top is about. */
export const topHero = (s: Warcraft): number => s.frames.top(s.frames.col.hero);
