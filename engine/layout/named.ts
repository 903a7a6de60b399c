/**
 * The named form of a state: fields and zones by name, elements by stable id, seats from 1. Written for a
 * viewer it is the view: what the viewer does not know is null (in order) or counted (a pile of unknown cards
 * is a number). When a view is read back with randomness, unknown elements are sampled uniformly from all
 * possibilities. The same pair of functions therefore serves snapshots, `load`, views and imagined states.
 */
import type { Chance } from '../chance.ts';
import { err, ok, type Result } from '../result.ts';
import { everybody, numbersOf, PUBLIC, type SeatSet, seatBit, seatOf, type Viewer } from '../seats.ts';
import type { Bits } from './bits.ts';
import type { Domain } from './domain.ts';
import type { RecordsField } from './fields.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { cellSight, domainOf, fieldOf, type Placed, resetState, type State } from './layout.ts';
import type { Records } from './records.ts';
import { POOLS, type Zones } from './zones.ts';

/** The key of the knowledge masks in the named form of a whole state; views have none. */
export const KNOWN = 'known';

/** Writes what `viewer` may see. Without a viewer: everything, including who knows what (referee only). */
export const writeState = (s: State, viewer?: Viewer): JsonObject => {
  const eyes: SeatSet | undefined = viewer === undefined ? undefined : viewer | PUBLIC;
  const out: Record<string, Json> = {};
  const known: Record<string, Json> = {};
  for (const p of s.layout.fields) {
    out[p.name] = writeField(s, p, eyes);
    if (eyes !== undefined) continue;
    const masks = writeKnown(s, p);
    if (masks) known[p.name] = masks;
  }
  if (Object.keys(known).length > 0) out[KNOWN] = known;
  return out;
};

/** One field as seen by the set of seats `eyes`; undefined: all of it. */
export const writeField = (s: State, p: Placed, eyes: SeatSet | undefined): Json => {
  const { field } = p;
  switch (field.kind) {
    case 'scalar':
      return writeCell(s, p, field.domain, 0, eyes);
    case 'perSeat':
      return writeCells(s, p, field.domain, eyes);
    case 'grid':
      if (field.codec && field.visibility === 'open')
        return field.codec.write(s.data.subarray(p.offset, p.offset + p.cells));
      return writeCells(s, p, field.domain, eyes);
    case 'records': {
      const list = fieldOf<Records>(s, p.name);
      return Array.from({ length: list.length }, (_, row) => writeRecord(list, field, row));
    }
    case 'bits': {
      const set = fieldOf<Bits>(s, p.name);
      const ids: string[] = [];
      for (let i = 0; i < set.size; i++) if (set.has(i)) ids.push(field.ids[i]!);
      return ids;
    }
    case 'zones':
      return writeZones(fieldOf<Zones>(s, p.name), eyes);
  }
};

export const writeRecord = (list: Records, { columns }: RecordsField, row: number): Json => {
  const record: Record<string, Json> = {};
  for (const name of Object.keys(columns))
    record[name] = columns[name]!.write(list.get(row, list.col[name]!));
  return record;
};

const writeCell = (s: State, p: Placed, domain: Domain, i: number, eyes: SeatSet | undefined): Json =>
  p.masks < 0 || eyes === undefined || cellSight(s, p, i) & eyes ? domain.write(s.data[p.offset + i]!) : null;
const writeCells = (s: State, p: Placed, domain: Domain, eyes: SeatSet | undefined): Json[] => {
  const cells: Json[] = [];
  for (let i = 0; i < p.cells; i++) cells.push(writeCell(s, p, domain, i, eyes));
  return cells;
};

/** In the place of an element that is not seen. */
export const UNSEEN = -1;

/**
 * What `eyes` see of one zone, from the top: its elements, `UNSEEN` for those that they do not see; where they see nothing
 * of it, how many there are. `eyes` undefined: all of it.
 */
export const elementsSeen = (
  z: Zones,
  zone: number,
  eyes: SeatSet | undefined,
): readonly number[] | number => {
  const { sight, ordered } = z.plan;
  if (eyes === undefined || (sight[zone]! & eyes) !== 0) return z.list(zone);
  let seen = 0;
  for (let c = z.first(zone); c >= 0; c = z.next(c)) if ((z.known[c]! & eyes) !== 0) seen++;
  if (seen === 0) return z.size(zone);
  const cards = z.list(zone).map((c) => ((z.known[c]! & eyes) !== 0 ? c : UNSEEN));
  // The position of a known card among unknown ones is meaningful only in an ordered zone.
  return ordered[zone] ? cards : cards.filter((c) => c >= 0).concat(cards.filter((c) => c < 0));
};

/** One zone from the top: ids, null for what `eyes` do not see; a number where they see nothing. */
export const writeZone = (z: Zones, zone: number, eyes: SeatSet | undefined): Json => {
  const seen = elementsSeen(z, zone, eyes);
  return typeof seen === 'number' ? seen : seen.map((c) => (c < 0 ? null : z.plan.ids[c]!));
};

/** All zones of one name: a list, an object by place, or a list of lists by seat. */
export const writeZonesOf = (z: Zones, name: string, eyes: SeatSet | undefined): Json => {
  const { plan } = z;
  const base = plan.base[name]!;
  const places = plan.places[name];
  if (places) {
    const filled: Record<string, Json> = {};
    for (let i = 0; i < places.length; i++)
      if (z.size(base + i) > 0) filled[places[i]!] = writeZone(z, base + i, eyes);
    return filled;
  }
  if (plan.label[base]![1] < 0) return writeZone(z, base, eyes);
  return Array.from({ length: plan.seats }, (_, seat) => writeZone(z, base + seat, eyes));
};

/** By seat, the elements of its pooled zones that `eyes` do not see in place. */
export const writePools = (z: Zones, eyes: SeatSet): Json =>
  Array.from({ length: z.plan.seats }, (_, seat) => z.unseenInPool(seat, eyes).map((c) => z.plan.ids[c]!));

const writeZones = (z: Zones, eyes: SeatSet | undefined): JsonObject => {
  const { plan } = z;
  const out: Record<string, Json> = {};
  for (const name of plan.zoneNames) out[name] = writeZonesOf(z, name, eyes);
  if (eyes !== undefined && plan.pools) out[POOLS] = writePools(z, eyes);
  return out;
};

const maskOut = (mask: SeatSet): Json[] => [...(mask & PUBLIC ? ['all'] : []), ...numbersOf(mask)];

const writeKnown = (s: State, p: Placed): Json | undefined => {
  const out: Record<string, Json> = {};
  if (p.masks >= 0) {
    for (let i = 0; i < p.cells; i++) {
      const mask = s.data[p.masks + i]!;
      if (mask) out[String(i)] = maskOut(mask);
    }
  } else if (p.plan) {
    for (const [c, mask] of fieldOf<Zones>(s, p.name).known.entries())
      if (mask) out[p.plan.ids[c]!] = maskOut(mask);
  }
  return Object.keys(out).length > 0 ? out : undefined;
};

/** How a named form is read: as a viewer's view, with randomness to sample what is unknown; or whole. */
export interface Reading {
  /** Whose view it is. Hidden things that the view shows are then known to this viewer. */
  readonly viewer?: Viewer;
  readonly chance?: Chance;
}

/**
 * Reads a named form into `s`. Unnamed fields keep their initial value; unnamed elements stay in their rest
 * zone. The error says what is wrong, in English, for authors of files and tests.
 */
export const readState = (s: State, json: unknown, reading: Reading = {}): Result<true, string> => {
  if (!isObject(json)) return err('A state is an object of fields');
  resetState(s);
  const names = new Set(s.layout.fields.map((p) => p.name));
  for (const key of Object.keys(json))
    if (key !== KNOWN && !names.has(key)) return err(`There is no field ${key}`);
  for (const p of s.layout.fields) {
    const value = json[p.name];
    if (value === undefined) continue;
    const fault = readField(s, p, value, reading);
    if (fault) return err(`${p.name}: ${fault}`);
  }
  const known = json[KNOWN];
  if (known !== undefined) {
    const fault = readKnown(s, known);
    if (fault) return err(`${KNOWN}: ${fault}`);
  }
  return ok(true);
};

const readField = (s: State, p: Placed, value: Json, reading: Reading): string | undefined => {
  const { field } = p;
  const cells = s.data.subarray(p.offset, p.offset + p.cells);
  if (field.kind === 'zones') return readZones(fieldOf<Zones>(s, p.name), value, reading);
  if (field.kind === 'records') return readRecords(fieldOf<Records>(s, p.name), field, value);
  if (field.kind === 'bits') {
    if (!Array.isArray(value)) return 'not a list of ids';
    const set = fieldOf<Bits>(s, p.name);
    for (const id of value) {
      const i = typeof id === 'string' ? field.ids.indexOf(id) : -1;
      if (i < 0) return `there is no ${typeof id === 'string' ? id : JSON.stringify(id)}`;
      set.add(i);
    }
    return undefined;
  }
  if (field.kind === 'grid' && field.codec && field.visibility === 'open')
    return field.codec.read(value, cells);
  const values = field.kind === 'scalar' ? [value] : value;
  if (!Array.isArray(values) || values.length !== p.cells) return `not a list of ${p.cells}`;
  for (const [i, v] of (values as readonly Json[]).entries()) {
    const fault = readCell(s, p, i, v, domainOf(field)!, reading);
    if (fault) return fault;
  }
  return undefined;
};

const readCell = (
  s: State,
  p: Placed,
  i: number,
  v: Json,
  domain: Domain,
  reading: Reading,
): string | undefined => {
  const eyes = (reading.viewer ?? 0) | PUBLIC;
  const known = domain.read(v);
  // In a view null means unknown, unless the viewer sees the cell and null is its value (no seat, no card).
  const hidden =
    v === null && reading.chance !== undefined && (known === undefined || !(cellSight(s, p, i) & eyes));
  if (hidden) {
    s.data[p.offset + i] = domain.min + reading.chance!.draw(domain.max - domain.min + 1);
    return undefined;
  }
  if (known === undefined) {
    const from = JSON.stringify(domain.write(domain.min));
    const to = JSON.stringify(domain.write(domain.max));
    const which = p.field.kind === 'scalar' ? '' : `entry ${i + 1}: `;
    return `${which}${JSON.stringify(v).slice(0, 100)} is none of the values ${from} … ${to}`;
  }
  s.data[p.offset + i] = known;
  if (reading.chance !== undefined && p.masks >= 0 && !(cellSight(s, p, i) & eyes))
    s.data[p.masks + i] = reading.viewer || PUBLIC;
  return undefined;
};

const readRecords = (list: Records, field: RecordsField, value: Json): string | undefined => {
  if (!Array.isArray(value)) return 'not a list of records';
  if (value.length > field.capacity) return `more than ${field.capacity} records`;
  for (const record of value as readonly Json[]) {
    if (!isObject(record)) return 'not a record';
    const row: Record<string, number> = {};
    for (const [column, domain] of Object.entries(field.columns)) {
      const v = domain.read(record[column] ?? domain.write(domain.initial));
      if (v === undefined) return `${JSON.stringify(record[column])} is not a ${column}`;
      row[column] = v;
    }
    list.add(row);
  }
  return undefined;
};

const readZones = (z: Zones, value: Json, reading: Reading): string | undefined => {
  if (!isObject(value)) return 'not an object of zones';
  const { plan } = z;
  const { index } = plan;
  /** Zone → its elements from the top, -1 for an unknown one. */
  const wanted = new Map<number, number[]>();
  const placed = new Set<number>();
  const pools: number[][] = [];
  const readOne = (n: number, list: Json): string | undefined => {
    const count = typeof list === 'number' ? list : -1;
    const counted = Number.isInteger(count) && count >= 0 && count <= plan.ids.length;
    const items = counted ? new Array<null>(count).fill(null) : list;
    if (!Array.isArray(items)) return `${plan.label[n]![0]} is neither a list nor a count`;
    const cards: number[] = [];
    for (const id of items as readonly Json[]) {
      if (id === null && reading.chance === undefined) return `${plan.label[n]![0]} holds something unknown`;
      const card = id === null ? -1 : typeof id === 'string' ? index.get(id) : undefined;
      if (card === undefined) return `there is no ${JSON.stringify(id)}`;
      if (card >= 0 && placed.has(card)) return `${plan.ids[card]} stands twice`;
      if (card >= 0) placed.add(card);
      cards.push(card);
    }
    wanted.set(n, cards);
    return undefined;
  };
  for (const [name, zone] of Object.entries(value)) {
    if (name === POOLS && plan.pools && reading.chance !== undefined) {
      const fault = readPools(z, index, zone, pools);
      if (fault) return fault;
      continue;
    }
    const base = Object.hasOwn(plan.base, name) ? plan.base[name] : undefined;
    if (base === undefined) return `there is no zone ${name}`;
    const places = plan.places[name];
    if (places) {
      if (!isObject(zone)) return `${name} needs an object by place`;
      for (const [place, list] of Object.entries(zone)) {
        const i = places.indexOf(place);
        const fault = i < 0 ? `${name} has no place ${place}` : readOne(base + i, list);
        if (fault) return fault;
      }
      continue;
    }
    const perSeat = plan.label[base]![1] >= 0;
    if (!perSeat) {
      const fault = readOne(base, zone);
      if (fault) return fault;
      continue;
    }
    if (!Array.isArray(zone) || zone.length !== plan.seats) return `${name} needs one list for each seat`;
    for (const [seat, list] of (zone as readonly Json[]).entries()) {
      const fault = readOne(base + seat, list);
      if (fault) return fault;
    }
  }
  return fillZones(z, { wanted, placed, pools }, reading);
};

/** Reads the pools of a view: seat → its elements that lie somewhere unseen. */
const readPools = (
  z: Zones,
  index: ReadonlyMap<string, number>,
  value: Json,
  pools: number[][],
): string | undefined => {
  if (!Array.isArray(value) || value.length !== z.plan.seats) return `${POOLS} needs one list for each seat`;
  for (const list of value as readonly Json[]) {
    if (!Array.isArray(list)) return `${POOLS} needs one list for each seat`;
    const cards = (list as readonly Json[]).map((id) => (typeof id === 'string' ? index.get(id) : undefined));
    if (cards.some((card) => card === undefined)) return `there is an unknown element in ${POOLS}`;
    pools.push(cards as number[]);
  }
  return undefined;
};

/** The zones of a named form: zone → its elements from the top, -1 for an unknown one. */
interface ZonesRead {
  readonly wanted: ReadonlyMap<number, readonly number[]>;
  /** The elements that are named in their places. */
  readonly placed: ReadonlySet<number>;
  /** Seat → its elements that lie unseen in its pooled zones; empty when the form names none. */
  readonly pools: number[][];
}

const fillZones = (z: Zones, { wanted, placed, pools }: ZonesRead, reading: Reading): string | undefined => {
  const { plan } = z;
  const pooled = new Set(pools.flat());
  const twice = [...pooled].find((c) => placed.has(c));
  if (twice !== undefined) return `${plan.ids[twice]} stands twice`;
  const unnamed = plan.ids.map((_, c) => c).filter((c) => !placed.has(c) && !pooled.has(c));
  const sourceOf = (zone: number): number[] => {
    const pool = plan.poolOf[zone]!;
    return pool < 0 ? unnamed : (pools[pool] ?? unnamed);
  };
  const missing = new Map<number[], number>(pools.map((pool) => [pool, -pool.length]));
  for (const [zone, cards] of wanted) {
    const source = sourceOf(zone);
    const unknown = cards.filter((c) => c < 0).length;
    if (unknown > 0) missing.set(source, (missing.get(source) ?? -unnamed.length) + unknown);
  }
  for (const [source, lack] of missing) {
    if (source === unnamed ? lack > 0 : lack !== 0)
      return `${source.length} elements are left for ${source.length + lack} unknown ones`;
    if (reading.chance !== undefined) reading.chance.shuffle(source, source.length, plan.ids);
  }
  const next = new Map<number[], number>();
  for (const [zone, cards] of wanted) {
    const source = sourceOf(zone);
    let used = next.get(source) ?? 0;
    const elements = cards.map((card) => (card < 0 ? source[used++]! : card));
    next.set(source, used);
    // From last to first, each on top: unnamed elements of this rest zone end up beneath the named ones.
    for (let i = elements.length - 1; i >= 0; i--) z.move(elements[i]!, zone);
  }
  // Discards knowledge that was gained or lost by these moves: they are not part of the match.
  z.known.fill(0);
  if (reading.chance === undefined) return undefined;
  const eyes = (reading.viewer ?? 0) | PUBLIC;
  for (const c of placed) if (!(plan.sight[z.zoneOf[c]!]! & eyes)) z.known[c] = reading.viewer || PUBLIC;
  return undefined;
};

const readKnown = (s: State, known: Json): string | undefined => {
  if (!isObject(known)) return 'not an object';
  for (const [name, of] of Object.entries(known)) {
    const p = s.layout.fields.find((f) => f.name === name);
    if (!p || !isObject(of)) return `there is no field ${name}`;
    for (const [id, list] of Object.entries(of)) {
      const mask = maskIn(list, s.layout.seats);
      if (mask === undefined) return `${name}.${id}: not a list of seats`;
      if (p.plan) {
        const c = p.plan.ids.indexOf(id);
        if (c < 0) return `${name}: there is no ${id}`;
        fieldOf<Zones>(s, name).show(c, mask);
      } else if (p.masks >= 0 && /^\d+$/.test(id) && Number(id) < p.cells)
        s.data[p.masks + Number(id)] = mask;
      else return `${name}: nothing is hidden in ${id}`;
    }
  }
  return undefined;
};

const maskIn = (list: Json, seats: number): SeatSet | undefined => {
  if (!Array.isArray(list)) return undefined;
  let mask = 0;
  for (const n of list) {
    if (n === 'all') mask |= PUBLIC;
    else if (typeof n === 'number' && Number.isInteger(n) && n >= 1 && n <= seats) mask |= seatBit(seatOf(n));
    else return undefined;
  }
  return mask & everybody(seats);
};
