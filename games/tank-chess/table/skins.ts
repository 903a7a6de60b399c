/**
 * What each map looks like: its ground, and as what its obstacles are drawn. It is for the eye alone. On every map an
 * obstacle has the same outline and shadow, and means the same.
 */

import type { Ground, Obstacle } from '#kit/terrain/drawing.ts';

export interface Skin {
  /** Its colours are those of `.on-GROUND` in `theme.css`. */
  readonly ground: Ground;
  readonly obstacles: Obstacle;
  /** Obstacles of the ranks (from 1) between two, these included, are something else. */
  readonly belt?: { readonly kind: Obstacle; readonly ranks: readonly [number, number] };
  /** What lies around a board that is not a rectangle. */
  readonly outside?: Obstacle;
}

/** Where the host has drawn a map of their own. */
const PLAIN: Skin = { ground: 'steppe', obstacles: 'rocks' };

/** By the id of the scenario. */
export const SKINS: Readonly<Record<string, Skin>> = {
  'basic-16': PLAIN,
  'basic-20': { ground: 'meadow', obstacles: 'woods' },
  crossroads: { ground: 'meadow', obstacles: 'houses' },
  pillars: { ground: 'desert', obstacles: 'columns' },
  'three-lanes': { ground: 'autumn', obstacles: 'woods' },
  'the-dam': { ground: 'mud', obstacles: 'rocks', belt: { kind: 'walls', ranks: [8, 9] } },
  'diagonal-ridge': { ground: 'autumn', obstacles: 'crags' },
  'twin-forts': { ground: 'steppe', obstacles: 'walls' },
  labyrinth: { ground: 'gravel', obstacles: 'hedges' },
  octagon: { ground: 'paving', obstacles: 'crates', outside: 'water' },
  defile: { ground: 'desert', obstacles: 'rocks', outside: 'crags' },
  'two-bridges': { ground: 'meadow', obstacles: 'woods', belt: { kind: 'water', ranks: [9, 12] } },
  'artillery-park': { ground: 'mud', obstacles: 'sandbags' },
  'city-blocks': { ground: 'paving', obstacles: 'ruins' },
  'long-ridge': { ground: 'snow', obstacles: 'crags' },
  archipelago: { ground: 'shallows', obstacles: 'islands' },
  'training-ground': { ground: 'meadow', obstacles: 'teeth' },
  skirmish: { ground: 'snow', obstacles: 'firs' },
};

export const skinOf = (scenarioId: string): Skin => SKINS[scenarioId] ?? PLAIN;
