/**
 * What is different between two states of one layout, as each of several viewers may see it. The declaration of the
 * state tells what to look at: fields and zones whose cells are the same are not written at all, and what everybody
 * sees is compared once for all. The rest is compared as the viewer sees it, so a change tells nothing that the two
 * views do not.
 */
import { PUBLIC, type SeatSet, type Viewer } from '../seats.ts';
import type { Json } from './json.ts';
import { changeText, equalEnds } from './json-change.ts';
import { domainOf, endOf, fieldOf, type Placed, type State } from './layout.ts';
import { writeField, writeRecord } from './named.ts';
import type { Records } from './records.ts';
import { type NamedZones, splitOf } from './state-text.ts';
import { type ChangedZones, changedZones, haveChanged, poolsText, zonesText } from './zone-change.ts';
import type { Zones } from './zones.ts';

const hasChanged = (a: State, b: State, p: Placed): boolean => {
  const end = endOf(p);
  for (let i = p.offset; i < end; i++) if (a.data[i] !== b.data[i]) return true;
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
  const [from, tail] = equalEnds(a.length, b.length, { isEqualAt: (i, j) => a.isSameRow(i, b, j) });
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

/** A field with zones, some of which have changed. */
interface ChangedField {
  readonly name: string;
  readonly zones: ChangedZones;
  readonly hidden: readonly NamedZones[];
  /** What everybody sees of it. */
  readonly open: string;
}

const changedFields = (before: State, after: State): readonly ChangedField[] => {
  const fields: ChangedField[] = [];
  for (const { place, open, hidden } of splitOf(after.layout).zones) {
    if (!hasChanged(before, after, place)) continue;
    const { name } = place;
    const zones = changedZones(fieldOf<Zones>(before, name), fieldOf<Zones>(after, name));
    const hiddenChanged = hidden.filter((of) => haveChanged(zones, of));
    fields.push({ name, zones, hidden: hiddenChanged, open: zonesText(zones, open, PUBLIC) });
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
  const zones = changedFields(before, after);
  return (viewer) => {
    const eyes = viewer | PUBLIC;
    let text = open + fieldsText(hidden, eyes);
    for (const field of zones) {
      const ofField = field.open + zonesText(field.zones, field.hidden, eyes) + poolsText(field.zones, eyes);
      if (ofField !== '') text += `,${JSON.stringify(field.name)}:{${ofField.slice(1)}}`;
    }
    return text === '' ? '' : `{${text.slice(1)}}`;
  };
};
