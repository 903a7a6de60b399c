/** What a viewer is shown between two states: the components and cells that were hidden from him before. */
import { cellSight, fieldOf, type State } from '../layout/layout.ts';
import type { Zones } from '../layout/zones.ts';
import { PUBLIC, type Viewer } from '../seats.ts';

/** The zone an element is in and, where order means something, its position: both are shown with it. */
const placeOf = (z: Zones, element: number): string => {
  const zone = z.zoneOf[element]!;
  return z.plan.ordered[zone] ? `${zone}.${z.list(zone).indexOf(element)}` : String(zone);
};

/** In words that two states can be compared by: which element is shown where, which value in which cell. */
export const learned = (before: State, after: State, viewer: Viewer): string => {
  const eyes = viewer | PUBLIC;
  const shown: string[] = [];
  for (const p of before.layout.fields) {
    if (p.plan) {
      const a = fieldOf<Zones>(before, p.name);
      const b = fieldOf<Zones>(after, p.name);
      for (let c = 0; c < p.plan.ids.length; c++)
        if (b.sees(viewer, c) && !a.sees(viewer, c)) shown.push(`${p.plan.ids[c]} in ${placeOf(b, c)}`);
    } else if (p.masks >= 0) {
      for (let i = 0; i < p.cells; i++)
        if (cellSight(after, p, i) & eyes && !(cellSight(before, p, i) & eyes))
          shown.push(`${p.name}[${i}] = ${after.data[p.offset + i]}`);
    }
  }
  return shown.join(', ');
};
