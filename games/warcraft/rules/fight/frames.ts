/** The stack of frames: what waits for an answer, or for what happens above it. */
import type { Warcraft } from '../state.ts';

type Columns = keyof Warcraft['frames']['col'];
/** Pushes a frame about a character or a faction; what else it says is set afterwards (`setTop`). */
export const push = (s: Warcraft, frame: number, hero = -1, left = 0): void => {
  const { frames } = s;
  const { col } = frames;
  frames.addBlank();
  frames.setTop(col.frame, frame);
  frames.setTop(col.hero, hero);
  frames.setTop(col.left, left);
  frames.setTop(col.quest, -1);
  frames.setTop(col.boss, -1);
};
export const top = (s: Warcraft, column: Columns): number => s.frames.top(s.frames.col[column]);
export const setTop = (s: Warcraft, column: Columns, value: number): void =>
  s.frames.setTop(s.frames.col[column], value);
/** Which frame is on top, or -1. */
export const topFrame = (s: Warcraft): number =>
  s.frames.length > 0 ? s.frames.top(s.frames.col.frame) : -1;
/** Whom the frame on top is about. */
export const topHero = (s: Warcraft): number => s.frames.top(s.frames.col.hero);
