/**
 * What is different between two states of one layout, as each of several viewers may see it. The declaration of the
 * state tells what to look at: fields and zones whose cells are the same are not written at all, and what everybody
 * sees is compared once for all. The rest is compared as the viewer sees it, so a change tells nothing that the two
 * views do not.
 */
import { PUBLIC, type SeatSet, type Viewer } from '../seats.ts';
import type { Json } from './json.ts';
import { changeText, equalEnds } from './json-change.ts';
import { domainOf, fieldOf, type Placed, type State } from './layout.ts';
import { writeField, writePools, writeRecord, writeZonesOf } from './named.ts';
import type { Records } from './records.ts';
import { splitOf } from './state-text.ts';
import { POOLS, type Zones } from './zones.ts';

const hasChanged = (a: State, b: State, { offset, cells, masks }: Placed): boolean => {
  const end = offset + (masks < 0 ? cells : 2 * cells);
  for (let i = offset; i < end; i++) if (a.data[i] !== b.data[i]) return true;
  return false;
};

/** A member that is different, with a comma before it; '' for one that is the same. */
const memberText = (name: string, before: Json, after: Json): string => {
  const change = changeText(before, after);
  return change === '' ? '' : `,${JSON.stringify(name)}:${change}`;
};

/** Of a list of cells that everybody sees: those that are different, by their number. */
const cellsText = (before: State, after: State, { offset, cells, field }: Placed): string => {
  const domain = domainOf(field)!;
  let text = '';
  for (let i = 0; i < cells; i++) {
    const value = after.data[offset + i]!;
    if (before.data[offset + i] !== value)
      text += `${text === '' ? '' : ','}"${i}":[${JSON.stringify(domain.write(value))}]`;
  }
  return `{${text}}`;
};

/** Of a list of records that everybody sees: what is different between the rows that are equal at its two ends. */
const recordsText = (before: State, after: State, { name, field }: Placed): string => {
  if (field.kind !== 'records') throw new Error(`${name} is no list of records`);
  const [a, b] = [fieldOf<Records>(before, name), fieldOf<Records>(after, name)];
  const columns = Object.values(a.col);
  const isEqualAt = (i: number, j: number): boolean => columns.every((c) => a.get(i, c) === b.get(j, c));
  const [from, tail] = equalEnds(a.length, b.length, isEqualAt);
  const end = b.length - tail;
  const rows: string[] = [];
  if (a.length !== b.length) {
    for (let row = from; row < end; row++) rows.push(`,${JSON.stringify(writeRecord(b, field, row))}`);
    return `[${from},${a.length - tail - from}${rows.join('')}]`;
  }
  for (let row = from; row < end; row++) {
    const change = changeText(writeRecord(a, field, row), writeRecord(b, field, row));
    if (change !== '') rows.push(`"${row}":${change}`);
  }
  return rows.length === 0 ? '' : `{${rows.join(',')}}`;
};

/** A field that everybody sees, and whose cells are different. */
const openFieldText = (before: State, after: State, p: Placed): string => {
  const { kind } = p.field;
  const name = JSON.stringify(p.name);
  if (kind === 'scalar') return `,${name}:[${JSON.stringify(writeField(after, p, PUBLIC))}]`;
  if (kind === 'perSeat' || (kind === 'grid' && !p.field.codec))
    return `,${name}:${cellsText(before, after, p)}`;
  if (kind === 'records') {
    const text = recordsText(before, after, p);
    return text === '' ? '' : `,${name}:${text}`;
  }
  return memberText(p.name, writeField(before, p, PUBLIC), writeField(after, p, PUBLIC));
};

/** The names of zones of one field in which something has changed. */
interface ChangedZones {
  readonly before: Zones;
  readonly after: Zones;
  readonly name: string;
  readonly hidden: readonly string[];
  /** What everybody sees of it. */
  readonly open: string;
}

const zonesText = (before: Zones, after: Zones, names: readonly string[], eyes: SeatSet): string => {
  let text = '';
  for (const name of names)
    text += memberText(name, writeZonesOf(before, name, eyes), writeZonesOf(after, name, eyes));
  return text;
};

const changedZones = (before: State, after: State): readonly ChangedZones[] => {
  const fields: ChangedZones[] = [];
  for (const { place, open, hidden } of splitOf(after.layout).zones) {
    if (!hasChanged(before, after, place)) continue;
    const [a, b] = [fieldOf<Zones>(before, place.name), fieldOf<Zones>(after, place.name)];
    const names = b.changedSince(a);
    const isChanged = (name: string): boolean => names.has(name);
    fields.push({
      before: a,
      after: b,
      name: place.name,
      hidden: hidden.filter(isChanged),
      open: zonesText(a, b, open.filter(isChanged), PUBLIC),
    });
  }
  return fields;
};

/**
 * How the view of `before` becomes that of `after`: the text of a `Changed` (json-change.ts), '' where the viewer sees no
 * difference. Both states must be of one layout.
 */
export const stateChanges = (before: State, after: State): ((viewer: Viewer) => string) => {
  const split = splitOf(after.layout);
  const fieldsText = (places: readonly Placed[], eyes: SeatSet): string => {
    let text = '';
    for (const p of places)
      text += memberText(p.name, writeField(before, p, eyes), writeField(after, p, eyes));
    return text;
  };
  const isChanged = (p: Placed): boolean => hasChanged(before, after, p);
  let open = '';
  for (const p of split.open) if (isChanged(p)) open += openFieldText(before, after, p);
  const hidden = split.hidden.filter(isChanged);
  const zones = changedZones(before, after);
  return (viewer) => {
    const eyes = viewer | PUBLIC;
    let text = open + fieldsText(hidden, eyes);
    for (const field of zones) {
      let ofField = field.open + zonesText(field.before, field.after, field.hidden, eyes);
      if (field.after.plan.pools)
        ofField += memberText(POOLS, writePools(field.before, eyes), writePools(field.after, eyes));
      if (ofField !== '') text += `,${JSON.stringify(field.name)}:{${ofField.slice(1)}}`;
    }
    return text === '' ? '' : `{${text.slice(1)}}`;
  };
};
