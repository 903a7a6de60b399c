/**
 * Resampling of what a viewer does not know. Reading a view costs about a hundred times as much as a copy, so
 * a search reads it once, copies that state again and again, and shuffles the unseen elements in each copy.
 * The distribution is the same as that of `readState` for the view: uniform, pooled zones each within their
 * pool.
 */
import type { Chance } from '../chance.ts';
import { PUBLIC, type Viewer } from '../seats.ts';
import { cellSight, domainOf, fieldOf, type State } from './layout.ts';
import type { Zones } from './zones.ts';

/** A zone with unseen elements, from the top: the element if it is seen, -1 if it is not. */
interface Gaps {
  readonly zone: number;
  readonly elements: Int32Array;
  /** The unseen elements that this zone may hold, shared with other zones. */
  readonly unseen: Unseen;
}
interface Unseen {
  cards: Int32Array;
  dealt: number;
}
interface Cell {
  readonly at: number;
  readonly min: number;
  readonly values: number;
}

export class Refill {
  /** The elements of the zone that is being filled. */
  #filling = new Int32Array(0);
  readonly #zones: { readonly name: string; readonly gaps: Gaps[]; readonly unseen: Unseen[] }[] = [];
  readonly #cells: Cell[] = [];

  /** `s` must have been read from a view of this viewer, or look the same to them. */
  constructor(s: State, viewer: Viewer) {
    const eyes = viewer | PUBLIC;
    for (const p of s.layout.fields) {
      const domain = domainOf(p.field);
      if (p.plan) this.#note(p.name, fieldOf<Zones>(s, p.name), eyes);
      else if (domain && p.masks >= 0) {
        for (let i = 0; i < p.cells; i++)
          if (!(cellSight(s, p, i) & eyes))
            this.#cells.push({ at: p.offset + i, min: domain.min, values: domain.max - domain.min + 1 });
      }
    }
  }

  #note(name: string, z: Zones, eyes: Viewer): void {
    const gaps: Gaps[] = [];
    const groups = new Map<number, Unseen>();
    for (let zone = 0; zone < z.plan.count; zone++) {
      if (z.plan.sight[zone]! & eyes) continue;
      const elements = z.list(zone);
      const hidden = elements.filter((c) => !(z.known[c]! & eyes));
      if (hidden.length === 0) continue;
      const pool = z.plan.poolOf[zone]!;
      const unseen = groups.get(pool) ?? { cards: new Int32Array(0), dealt: 0 };
      groups.set(pool, unseen);
      unseen.cards = Int32Array.of(...unseen.cards, ...hidden);
      const known = Int32Array.from(elements, (c) => (z.known[c]! & eyes ? c : -1));
      gaps.push({ zone, elements: known, unseen });
      if (known.length > this.#filling.length) this.#filling = new Int32Array(known.length);
    }
    if (gaps.length > 0) this.#zones.push({ name, gaps, unseen: [...groups.values()] });
  }

  /**
   * Resamples what is unseen in `s`, which must equal the state of the constructor in everything that is
   * seen.
   */
  into(s: State, chance: Chance): void {
    const filling = this.#filling;
    for (const { at, min, values } of this.#cells) s.data[at] = min + chance.draw(values);
    for (const { name, gaps, unseen } of this.#zones) {
      const z = fieldOf<Zones>(s, name);
      for (const group of unseen) {
        chance.shuffle(group.cards, group.cards.length, z.plan.ids);
        group.dealt = 0;
      }
      for (const { zone, elements, unseen: group } of gaps) {
        for (let i = 0; i < elements.length; i++) {
          let element = elements[i]!;
          if (element < 0) {
            element = group.cards[group.dealt++]!;
            z.known[element] = 0;
          }
          filling[i] = element;
        }
        z.refill(zone, filling, elements.length);
      }
    }
  }
}
