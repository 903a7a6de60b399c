/** The road of a state: the terrain and the camps of its 48 spaces, and what lies ahead of a vehicle. */
import { LANDS, SPACES } from '../content/terrain.ts';
import { isCamp, landAt } from '../rules/ring.ts';
import type { Eighty } from '../rules/state.ts';

/** How far ahead "soon" and "later" look. */
const [SOON, LATER] = [6, 20];

export class Road {
  readonly land = new Uint8Array(SPACES);
  readonly camp = new Uint8Array(SPACES);
  /** Spaces of each terrain that lie soon ahead, and later, of the space that was looked at. */
  readonly soon = new Float64Array(LANDS.length);
  readonly later = new Float64Array(LANDS.length);
  /** The spaces to the next camp, from 1. */
  toCamp = 0;

  read(s: Eighty): void {
    for (let space = 0; space < SPACES; space++) {
      this.land[space] = landAt(s, space);
      this.camp[space] = isCamp(s, space) ? 1 : 0;
    }
  }

  /** Looks ahead from a space; what lies further than `most` spaces ahead, behind the finish, does not count. */
  look(space: number, most: number): void {
    const { land, camp, soon, later } = this;
    soon.fill(0);
    later.fill(0);
    this.toCamp = 0;
    for (let ahead = 1; ahead <= LATER; ahead++) {
      const at = (space + ahead) % SPACES;
      if (this.toCamp === 0 && camp[at] === 1) this.toCamp = ahead;
      if (ahead > most) continue;
      const part = ahead <= SOON ? soon : later;
      part[land[at]!] = part[land[at]!]! + 1;
    }
    if (this.toCamp === 0) this.toCamp = LATER;
  }
}
