/** The stack of frames: effects that wait for a question, or for what happens above them. */
import type { Eighty } from './state.ts';

type Columns = keyof Eighty['frames']['col'];
type Frame = Readonly<Partial<Record<Columns, number>>>;

/** Puts a frame on top. Seats and cards that are not named are none. */
export const push = (s: Eighty, frame: number, more: Frame = {}): void =>
  s.frames.add({ by: -1, at: -1, travel: -1, weapon: -1, ...more, frame });
export const top = (s: Eighty, column: Columns): number => s.frames.top(s.frames.col[column]);
export const setTop = (s: Eighty, column: Columns, value: number): void =>
  s.frames.setTop(s.frames.col[column], value);
/** Which frame is on top, or -1. */
export const topFrame = (s: Eighty): number => (s.frames.length > 0 ? top(s, 'frame') : -1);
