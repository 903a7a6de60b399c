/**
 * Serialises the named form of a state as JSON text for several viewers at once. What everybody sees is
 * serialised once and shared; only what depends on the viewer is serialised per viewer.
 */
import { PUBLIC, type SeatSet, type Viewer } from '../seats.ts';
import type { Json } from './json.ts';
import { fieldOf, type Layout, type Placed, type State } from './layout.ts';
import { writeField, writePools, writeZonesOf } from './named.ts';
import { POOLS, type ZonePlan, type Zones } from './zones.ts';

/** The zones of one name: their numbers from `base` to before `end`. */
export interface NamedZones {
  readonly name: string;
  readonly base: number;
  readonly end: number;
}

/** The parts of a layout that everybody sees: fields and, of fields with zones, those of one name. */
export interface Split {
  readonly open: readonly Placed[];
  readonly hidden: readonly Placed[];
  readonly zones: readonly {
    readonly place: Placed;
    readonly open: readonly NamedZones[];
    readonly hidden: readonly NamedZones[];
  }[];
}

const namedZones = ({ zoneNames, base, count }: ZonePlan): readonly NamedZones[] =>
  zoneNames.map((name, i) => {
    const next = zoneNames[i + 1];
    return { name, base: base[name]!, end: next === undefined ? count : base[next]! };
  });

const areOpen = ({ sight }: ZonePlan, { base, end }: NamedZones): boolean =>
  sight.subarray(base, end).every((seers) => (seers & PUBLIC) !== 0);

const splits = new WeakMap<Layout, Split>();
export const splitOf = (layout: Layout): Split => {
  let split = splits.get(layout);
  if (!split) {
    const plain = layout.fields.filter(({ plan }) => !plan);
    split = {
      open: plain.filter(({ masks }) => masks < 0),
      hidden: plain.filter(({ masks }) => masks >= 0),
      zones: layout.fields.flatMap((place) => {
        const { plan } = place;
        if (!plan) return [];
        const all = namedZones(plan);
        const open = all.filter((zones) => areOpen(plan, zones));
        return { place, open, hidden: all.filter((zones) => !open.includes(zones)) };
      }),
    };
    splits.set(layout, split);
  }
  return split;
};

/** Members of an object as JSON, without braces. */
const members = (entries: readonly (readonly [string, Json])[]): string =>
  JSON.stringify(Object.fromEntries(entries)).slice(1, -1);
const joined = (a: string, b: string): string => (a === '' || b === '' ? a + b : `${a},${b}`);

/** Serialises views of a state as it stands; the text parses to what `writeState` returns. */
export const stateWriter = (s: State): ((viewer: Viewer) => string) => {
  const split = splitOf(s.layout);
  const fields = (places: readonly Placed[], eyes: SeatSet): string =>
    places.length === 0 ? '' : members(places.map((p) => [p.name, writeField(s, p, eyes)]));
  const open = fields(split.open, PUBLIC);
  const zones = split.zones.map(({ place, open, hidden }) => {
    const z = fieldOf<Zones>(s, place.name);
    return {
      z,
      key: JSON.stringify(place.name),
      hidden,
      text: members(open.map(({ name }) => [name, writeZonesOf(z, name, PUBLIC)])),
    };
  });
  return (viewer) => {
    const eyes = viewer | PUBLIC;
    let text = joined(open, fields(split.hidden, eyes));
    for (const { z, key, hidden, text: shared } of zones) {
      const own: (readonly [string, Json])[] = hidden.map(({ name }) => [name, writeZonesOf(z, name, eyes)]);
      if (z.plan.pools) own.push([POOLS, writePools(z, eyes)]);
      text = joined(text, `${key}:{${joined(shared, members(own))}}`);
    }
    return `{${text}}`;
  };
};
