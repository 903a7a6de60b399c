/**
 * What is different between two states of one layout, as each of several viewers may see it. The declaration of the
 * state tells what to look at: fields and zones whose cells are the same are not written at all, and what everybody
 * sees is compared once for all. The rest is compared as the viewer sees it, so a change tells nothing that the two
 * views do not.
 */
import { PUBLIC, type SeatSet, type Viewer } from '../seats.ts';
import type { Json, JsonObject } from './json.ts';
import { changeOfMembers } from './json-change.ts';
import { fieldOf, type Placed, type State } from './layout.ts';
import { writeField, writePools, writeZonesOf } from './named.ts';
import { splitOf } from './state-text.ts';
import { POOLS, type Zones } from './zones.ts';

const hasChanged = (a: State, b: State, { offset, cells, masks }: Placed): boolean => {
  const end = offset + (masks < 0 ? cells : 2 * cells);
  for (let i = offset; i < end; i++) if (a.data[i] !== b.data[i]) return true;
  return false;
};

/** Members of an object as JSON, without braces; '' for those that are the same. */
const changedText = (before: JsonObject, after: JsonObject): string => {
  const changed = changeOfMembers(before, after);
  return changed ? JSON.stringify(changed).slice(1, -1) : '';
};

type Written = readonly (readonly [string, Json])[];
const object = (members: Written): JsonObject => Object.fromEntries(members);
const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(',');

/** The names of zones of one field in which something has changed. */
interface ChangedZones {
  readonly before: Zones;
  readonly after: Zones;
  readonly key: string;
  readonly hidden: readonly string[];
  /** What everybody sees of it. */
  readonly open: string;
}

const changedZones = (before: State, after: State): readonly ChangedZones[] =>
  splitOf(after.layout).zones.flatMap(({ place, open, hidden }) => {
    if (!hasChanged(before, after, place)) return [];
    const [a, b] = [fieldOf<Zones>(before, place.name), fieldOf<Zones>(after, place.name)];
    const zones = b.changedSince(a);
    const names = new Set(b.plan.label.flatMap(([name], zone) => (zones[zone] ? name : [])));
    const write = (z: Zones): Written =>
      open.filter((name) => names.has(name)).map((name) => [name, writeZonesOf(z, name, PUBLIC)]);
    return {
      before: a,
      after: b,
      key: JSON.stringify(place.name),
      hidden: hidden.filter((name) => names.has(name)),
      open: changedText(object(write(a)), object(write(b))),
    };
  });

/**
 * How the view of `before` becomes that of `after`: a `Changed` (json-change.ts) as text, undefined where the viewer
 * sees no difference. Both states must be of one layout.
 */
export const stateChanges = (before: State, after: State): ((viewer: Viewer) => string | undefined) => {
  const split = splitOf(after.layout);
  const fields = (places: readonly Placed[], eyes: SeatSet): string => {
    const write = (s: State): Written => places.map((p) => [p.name, writeField(s, p, eyes)]);
    return changedText(object(write(before)), object(write(after)));
  };
  const open = fields(
    split.open.filter((p) => hasChanged(before, after, p)),
    PUBLIC,
  );
  const hidden = split.hidden.filter((p) => hasChanged(before, after, p));
  const zones = changedZones(before, after);
  return (viewer) => {
    const eyes = viewer | PUBLIC;
    const ofZones = zones.map((field) => {
      const write = (z: Zones): Written => [
        ...field.hidden.map((name) => [name, writeZonesOf(z, name, eyes)] as const),
        ...(z.plan.pools ? [[POOLS, writePools(z, eyes)] as const] : []),
      ];
      const text = joined([field.open, changedText(object(write(field.before)), object(write(field.after)))]);
      return text === '' ? '' : `${field.key}:{${text}}`;
    });
    const text = joined([open, fields(hidden, eyes), ...ofZones]);
    return text === '' ? undefined : `{${text}}`;
  };
};
