/**
 * The tree of drives laid on a board: for one square, speed and facing, the nodes of drives.ts with the square
 * that each enters, without those that leave the rectangle of the board. Made when first asked for and kept.
 */
import { DRIVES, nodeDepth, nodeDirection, nodeFacings, nodeSkip } from './drives.ts';
import { type Geometry, MAX_AREA } from './geometry.ts';

/**
 * Nodes in preorder, one integer each: bits 0-9 square entered · 10-16 index of the first node that does not grow
 * on this one · 17-24 set of facings that can be ended in there.
 */
export type Routes = Int32Array;
export const routeSquare = (node: number): number => node & MAX_AREA;
export const routeSkip = (node: number): number => (node >> 10) & 127;
export const routeFacings = (node: number): number => node >> 17;

/** Cells of a block of memory that many routes share: an array of its own has an object and a buffer besides. */
const BLOCK = 4096;
let block = new Int32Array(BLOCK);
let taken = 0;

/** Memory for so many nodes, which are far fewer than a block has. */
const memoryFor = (nodes: number): Int32Array => {
  if (taken + nodes > BLOCK) {
    block = new Int32Array(BLOCK);
    taken = 0;
  }
  taken += nodes;
  return block.subarray(taken - nodes, taken);
};

function lay(geometry: Geometry, from: number, speed: number, facing: number): Routes {
  const nodes = DRIVES[(speed << 3) | facing]!;
  const track = [from];
  const entered: number[] = [];
  const newIndex: number[] = [];
  const kept: number[] = [];
  for (let i = 0; i < nodes.length; ) {
    const node = nodes[i]!;
    const depth = nodeDepth(node);
    const square = geometry.next[track[depth]! * 8 + nodeDirection(node)]!;
    track[depth + 1] = square;
    const end = square < 0 ? nodeSkip(node) : i + 1;
    if (square >= 0) {
      entered.push(square);
      kept.push(i);
    }
    for (; i < end; i++) newIndex[i] = square < 0 ? kept.length : kept.length - 1;
  }
  newIndex[nodes.length] = kept.length;
  const routes = memoryFor(kept.length);
  for (const [index, old] of kept.entries()) {
    const node = nodes[old]!;
    routes[index] = entered[index]! | (newIndex[nodeSkip(node)]! << 10) | (nodeFacings(node) << 17);
  }
  return routes;
}

/** The routes of a tank of this speed and facing that starts on `from`. */
export function routesOf(geometry: Geometry, from: number, speed: number, facing: number): Routes {
  const key = (((from << 3) | facing) << 3) | speed;
  return geometry.routes[key] ?? (geometry.routes[key] = lay(geometry, from, speed, facing));
}
