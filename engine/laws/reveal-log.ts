/**
 * Records what viewers are shown during one decision: components and cells that were hidden from them before.
 * The state is scanned at every event and at the end, because something shown openly may be covered or
 * reordered by the time the decision is complete: a Base that passes through a hand, a card on which another
 * is placed.
 */
import { cellSight, fieldOf, type Placed, type State } from '../layout/layout.ts';
import type { Zones } from '../layout/zones.ts';
import { PUBLIC, type SeatSet, type Viewer } from '../seats.ts';

/** Something that a viewer sees and did not see before: what and where, who saw it then, who sees it now. */
interface Sight {
  readonly what: string;
  readonly saw: SeatSet;
  readonly sees: SeatSet;
}

/** The zone of an element and, in an ordered zone, its position: both are revealed with it. */
const placeOf = (z: Zones, element: number): string => {
  const zone = z.zoneOf[element]!;
  return z.plan.ordered[zone] ? `${zone}.${z.list(zone).indexOf(element)}` : String(zone);
};

/** A hidden field, and who saw each of its elements or cells at the last scan. */
interface Hiding {
  readonly p: Placed;
  readonly saw: Int32Array;
}

/** Watches one state while a decision is applied to it. */
export class RevealLog {
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

  /** Records what was revealed since the last scan. */
  scan(): void {
    for (const { p, saw } of this.#hiding) {
      if (p.plan) this.#scanZones(fieldOf<Zones>(this.#s, p.name), saw);
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

  #scanZones(z: Zones, saw: Int32Array): void {
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

  /** What this viewer was shown up to the last scan, as a text to compare between two states. */
  to(viewer: Viewer): string {
    const eyes = viewer | PUBLIC;
    let text = '';
    for (const { what, saw, sees } of this.#sights) if (sees & eyes && !(saw & eyes)) text += `${what}, `;
    return text;
  }
}
