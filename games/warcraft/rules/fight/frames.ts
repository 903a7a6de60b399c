/** The stack of frames: what waits for an answer, or for what happens above it. */
import type { Warcraft } from '../state.ts';

type Columns = keyof Warcraft['frames']['col'];
type Frame = Readonly<Partial<Record<Columns, number>>>;

export const push = (s: Warcraft, frame: number, more: Frame = {}): void =>
  s.frames.add({ hero: -1, quest: -1, boss: -1, ...more, frame });
export const top = (s: Warcraft, column: Columns): number => s.frames.top(s.frames.col[column]);
export const setTop = (s: Warcraft, column: Columns, value: number): void =>
  s.frames.setTop(s.frames.col[column], value);
/** Which frame is on top, or -1. */
export const topFrame = (s: Warcraft): number => (s.frames.length > 0 ? top(s, 'frame') : -1);
