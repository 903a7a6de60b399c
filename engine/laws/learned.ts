/**
 * What viewers are shown while something happens: the components and cells that were hidden from them before. The
 * state is looked at whenever something is told and at the end, because what is laid down openly may lie covered, or
 * in another order, when all is done: a Base that passes through a hand, a card on which another is laid.
 */
import { cellSight, fieldOf, type Placed, type State } from '../layout/layout.ts';
import type { Zones } from '../layout/zones.ts';
import { PUBLIC, type SeatSet, type Viewer } from '../seats.ts';

/** One thing that somebody sees who did not see it before: what and where, who saw it and who sees it now. */
interface Sight {
  readonly what: string;
  readonly saw: SeatSet;
  readonly sees: SeatSet;
}

/** The zone an element is in and, where order means something, its position: both are shown with it. */
const placeOf = (z: Zones, element: number): string => {
  const zone = z.zoneOf[element]!;
  return z.plan.ordered[zone] ? `${zone}.${z.list(zone).indexOf(element)}` : String(zone);
};

/** A field that hides something, and who saw each of its elements or cells when it was looked at last. */
interface Hiding {
  readonly p: Placed;
  readonly saw: Int32Array;
}

/** Watches one state while something is done to it. */
export class Shown {
  readonly #s: State;
  readonly #hiding: Hiding[] = [];
  readonly #sights: Sight[] = [];

  constructor(s: State) {
    this.#s = s;
    if (!s.layout.hides) return;
    for (const p of s.layout.fields) {
      if (p.plan) {
        const { zoneOf, known } = fieldOf<Zones>(s, p.name);
        const { sight } = p.plan;
        const saw = Int32Array.from(known);
        for (let c = 0; c < saw.length; c++) saw[c] = saw[c]! | sight[zoneOf[c]!]!;
        this.#hiding.push({ p, saw });
      } else if (p.masks >= 0) {
        const saw = Int32Array.from({ length: p.cells }, (_, i) => cellSight(s, p, i));
        this.#hiding.push({ p, saw });
      }
    }
  }

  /** Notes what has come to light since the last look. */
  look(): void {
    for (const { p, saw } of this.#hiding) {
      if (p.plan) this.#lookAtZones(fieldOf<Zones>(this.#s, p.name), saw);
      else
        for (let i = 0; i < p.cells; i++)
          this.#note(
            saw,
            i,
            cellSight(this.#s, p, i),
            () => `${p.name}[${i}] = ${this.#s.data[p.offset + i]}`,
          );
    }
  }

  #lookAtZones(z: Zones, saw: Int32Array): void {
    const { plan, zoneOf, known } = z;
    for (let c = 0; c < saw.length; c++) {
      const sees = plan.sight[zoneOf[c]!]! | known[c]!;
      if (sees !== saw[c]) this.#note(saw, c, sees, () => `${plan.ids[c]} in ${placeOf(z, c)}`);
    }
  }

  #note(saw: Int32Array, i: number, sees: SeatSet, what: () => string): void {
    if (sees & ~saw[i]!) this.#sights.push({ what: what(), saw: saw[i]!, sees });
    saw[i] = sees;
  }

  /** What this viewer was shown up to the last look, in words that two states can be compared by. */
  to(viewer: Viewer): string {
    const eyes = viewer | PUBLIC;
    let text = '';
    for (const { what, saw, sees } of this.#sights) if (sees & eyes && !(saw & eyes)) text += `${what}, `;
    return text;
  }
}
