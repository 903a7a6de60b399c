/**
 * The tree of drives: every way to combine forward moves and rotations within a speed (TC-4.1 to TC-4.3),
 * written down once per speed and facing, before any board is known.
 *
 * A node is one forward move: the direction it goes in and what was spent on the way to it. Rotations need no
 * free square (TC-4.4), so they are no nodes; instead every node carries the set of facings that the steps
 * left over can still turn to. Walking the tree on a board, and leaving out what grows on a blocked square,
 * visits every end state within at most 68 looks at the board instead of 363 strings of steps.
 */
import { MAX_SPEED } from './armament.ts';
import { turnsBetween } from './geometry.ts';

/**
 * Nodes in preorder, one integer each:
 *
 *   bits 0-2 direction · 3-5 depth (forward moves before this one) · 6-12 index of the first node that does not
 *   grow on this one · 13-20 set of facings that can be ended in here · 21-23 steps spent, this move included
 */
export type DriveTree = Int32Array;
export const nodeDirection = (node: number): number => node & 7;
export const nodeDepth = (node: number): number => (node >> 3) & 7;
export const nodeSkip = (node: number): number => (node >> 6) & 127;
export const nodeFacings = (node: number): number => (node >> 13) & 255;
export const nodeCost = (node: number): number => node >> 21;

/** Facings within `steps` rotations of `facing`, as a set of bits. */
function facingsWithin(facing: number, steps: number): number {
  let set = 0;
  for (let f = 0; f < 8; f++) if (turnsBetween(facing, f) <= steps) set |= 1 << f;
  return set;
}

function plant(speed: number, facing: number): DriveTree {
  const nodes: number[] = [];
  const grow = (from: number, depth: number, spent: number): void => {
    for (let direction = 0; direction < 8; direction++) {
      const cost = spent + turnsBetween(from, direction) + 1;
      if (cost > speed) continue;
      const at = nodes.length;
      nodes.push(0);
      grow(direction, depth + 1, cost);
      nodes[at] =
        direction |
        (depth << 3) |
        (nodes.length << 6) |
        (facingsWithin(direction, speed - cost) << 13) |
        (cost << 21);
    }
  };
  grow(facing, 0, 0);
  return Int32Array.from(nodes);
}

/** `DRIVES[speed * 8 + facing]`: the tree for a tank of this speed that starts with this facing. */
export const DRIVES: readonly DriveTree[] = Array.from({ length: (MAX_SPEED + 1) * 8 }, (_, index) =>
  plant(index >> 3, index & 7),
);

/** `TURNS_IN_PLACE[speed * 8 + facing]`: facings that rotation alone can end in, the present one included. */
export const FACINGS_IN_PLACE = Uint8Array.from({ length: (MAX_SPEED + 1) * 8 }, (_, index) =>
  facingsWithin(index & 7, index >> 3),
);
