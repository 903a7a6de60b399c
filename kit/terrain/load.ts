/** Drawings are loaded when a board needs them. */
import type { Drawing, Ground, Obstacle } from './drawing.ts';

/** Those that are loaded without the others, because first games are played there. */
const PLAINS: ReadonlySet<Ground | Obstacle> = new Set(['steppe', 'meadow', 'rocks', 'woods', 'teeth']);

/** Loads the drawing of a ground or an obstacle. */
export const loadDrawing = async (name: Ground | Obstacle): Promise<Drawing | undefined> =>
  PLAINS.has(name)
    ? (await import('./plains.ts')).DRAWINGS[name]
    : (await import('./farther.ts')).DRAWINGS[name];
