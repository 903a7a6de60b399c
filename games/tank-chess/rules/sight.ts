/**
 * An index for generation: from which squares does a straight line of empty squares lead to an enemy?
 *
 * Few of the hundreds of end states of a turn have anything to shoot at. Instead of following three lines from
 * each, the index follows eight lines from each enemy. It decides nothing: where it shows a line, shot.ts is
 * asked; it only must not miss one, and a property test compares it with asking everywhere.
 */
import { type Geometry, MAX_AREA } from './geometry.ts';
import { EMPTY } from './types.ts';

/** `sight[square]`: directions in which the first occupant, at distance 2 or more, is an enemy; a set of bits. */
export const sight = new Uint8Array(MAX_AREA + 1);

/** `lifts[square]`: directions in which lines that end at the own tank here would go on without it (TC-5.11). */
const lifts = new Uint8Array(MAX_AREA + 1);

/** Forgets all lines; call before `addSight`. */
export function clearSight(area: number): void {
  sight.fill(0, 0, area);
  lifts.fill(0, 0, area);
}

/** Adds the lines that lead to the enemy on `enemy`; `ownTank` is the LIVE and owner bits of the shooting side. */
export function addSight(geometry: Geometry, cells: Int32Array, enemy: number, ownTank: number): void {
  for (let direction = 0; direction < 8; direction++) {
    const back = 1 << (direction ^ 4);
    const step = geometry.step[direction]!;
    let room = geometry.room[(enemy << 3) | direction]!;
    let s = enemy + step;
    if (room === 0) continue;
    if (cells[s] === EMPTY) {
      for (room--, s += step; room > 0; room--, s += step) {
        sight[s] = sight[s]! | back;
        if (cells[s] !== EMPTY) break;
      }
      if (room === 0) continue;
    }
    if ((cells[s]! & 192) === ownTank) lifts[s] = lifts[s]! | (1 << direction);
  }
}

/** Whether lines to an enemy end at the tank here, so that `liftOff` will extend some. */
export const hasLifts = (square: number): boolean => lifts[square] !== 0;

/** Whether a line to an enemy crosses a square that is at most `steps` king's steps from this one. */
export function isSeenNear({ width, height, file, rank }: Geometry, square: number, steps: number): boolean {
  const [f, r] = [file[square]!, rank[square]!];
  const left = Math.max(0, f - steps);
  const right = Math.min(width - 1, f + steps);
  const last = Math.min(height - 1, r + steps);
  for (let y = Math.max(0, r - steps); y <= last; y++)
    for (let s = y * width + left; s <= y * width + right; s++) if (sight[s] !== 0) return true;
  return false;
}

/** Extends the lines that the own tank on `from` holds up, because it is about to leave; undo with `putBack`. */
export function liftOff(geometry: Geometry, cells: Int32Array, from: number): void {
  if (lifts[from] !== 0) setBehind(geometry, cells, from, true);
}

export function putBack(geometry: Geometry, cells: Int32Array, from: number): void {
  if (lifts[from] !== 0) setBehind(geometry, cells, from, false);
}

function setBehind(geometry: Geometry, cells: Int32Array, from: number, seen: boolean): void {
  for (let direction = 0, set = lifts[from]!; set !== 0; direction++, set >>= 1) {
    if ((set & 1) === 0) continue;
    const back = 1 << (direction ^ 4);
    const step = geometry.step[direction]!;
    let s = from + step;
    for (
      let room = geometry.room[(from << 3) | direction]!;
      room > 0 && cells[s] === EMPTY;
      room--, s += step
    ) {
      // No other line reaches these squares from this direction: the tank on `from` is in its way.
      sight[s] = seen ? sight[s]! | back : sight[s]! & ~back;
    }
  }
}
