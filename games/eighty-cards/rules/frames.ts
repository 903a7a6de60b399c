/** The stack of frames: effects that wait for a question, or for what happens above them. */
import type { Eighty } from './state.ts';

type Columns = keyof Eighty['frames']['col'];
/** What a new frame may say; `less` and `reflected` come later. */
type Frame = Readonly<Partial<Record<Exclude<Columns, 'frame' | 'less' | 'reflected'>, number>>>;

/** Puts a frame on top. Seats and cards that are not named are none. */
export const push = (s: Eighty, frame: number, more?: Frame): void => {
  const { frames } = s;
  const { col } = frames;
  // What kind of frame it is stands in the first column.
  frames.push(frame);
  frames.setTop(col.by, more?.by ?? -1);
  frames.setTop(col.at, more?.at ?? -1);
  frames.setTop(col.travel, more?.travel ?? -1);
  frames.setTop(col.weapon, more?.weapon ?? -1);
  if (!more) return;
  if (more.stage) frames.setTop(col.stage, more.stage);
  if (more.slot) frames.setTop(col.slot, more.slot);
  if (more.left) frames.setTop(col.left, more.left);
  if (more.size) frames.setTop(col.size, more.size);
};
export const top = (s: Eighty, column: Columns): number => s.frames.top(s.frames.col[column]);
export const setTop = (s: Eighty, column: Columns, value: number): void =>
  s.frames.setTop(s.frames.col[column], value);
/** Which frame is on top, or -1. */
export const topFrame = (s: Eighty): number => (s.frames.length > 0 ? top(s, 'frame') : -1);
