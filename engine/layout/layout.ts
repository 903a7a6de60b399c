/**
 * A state is declared once, as a memory layout: fields over one Int32Array. From the declaration follow the
 * named accessors that the rules use, copying (one typed-array `set`), equality and fingerprint, the named
 * form for people and tests, the redacted view, the imagined state (sampling what a viewer does not know),
 * and the audit.
 */
import { everybody, type SeatSet, seatBit } from '../seats.ts';
import { Bits } from './bits.ts';
import type { Domain } from './domain.ts';
import type {
  BitsField,
  Field,
  Fields,
  GridField,
  PerSeatField,
  RecordsField,
  ScalarField,
  Visibility,
  ZonesField,
} from './fields.ts';
import { Records } from './records.ts';
import { POOLS, type ZonePlan, Zones, zoneCells } from './zones.ts';

/** What all states have, whatever their fields. `config` is constant during a match. */
export interface State<C = unknown> {
  readonly layout: Layout;
  readonly config: C;
  /** Who writes it whole does so by `writeCells`, `copyState` or `resetState`, so that no zones seem untouched. */
  readonly data: Int32Array;
  /** All zones of the state, whatever their fields are called. */
  readonly allZones: readonly Zones[];
}

type Accessor<F> = F extends ScalarField
  ? number
  : F extends PerSeatField | GridField
    ? Int32Array
    : F extends RecordsField<infer K>
      ? Records<K>
      : F extends BitsField
        ? Bits
        : F extends ZonesField<infer Z>
          ? Zones<Z>
          : never;

type Scalars<Fs extends Fields> = { [K in keyof Fs as Fs[K] extends ScalarField ? K : never]: number };
type Wholes<Fs extends Fields> = {
  readonly [K in keyof Fs as Fs[K] extends ScalarField ? never : K]: Accessor<Fs[K]>;
};

/** The state type of a declaration. */
export type StateOf<Fs extends Fields, C = unknown> = State<C> & Scalars<Fs> & Wholes<Fs>;

/** Where a field is stored: its first cell, its number of cells, and its knowledge masks if it is hidden. */
export interface Placed {
  readonly name: string;
  readonly field: Field;
  readonly offset: number;
  readonly cells: number;
  /**
   * First cell of the knowledge masks (viewers who were shown a cell) of a hidden scalar, per-seat or grid
   * field; -1 when it is open.
   */
  readonly masks: number;
  readonly plan?: ZonePlan;
}

/** The cell behind a field and its knowledge masks. */
export const endOf = ({ offset, cells, masks }: Placed): number => (masks < 0 ? offset : masks) + cells;

export interface LayoutOptions {
  readonly seats: number;
  /** Seat → the set of its team, itself included. Default: everybody plays alone. */
  readonly teamOf?: (seat: number) => SeatSet;
  /**
   * Whether players may look up what was once open to them. `forgotten`: not while the match runs (`Match.forgets`).
   * It has no effect where nothing is hidden.
   */
  readonly memory?: 'kept' | 'forgotten';
  /**
   * Puts numbers into the first cells and all other fields behind them. So numbers have the same cells at every table of a
   * game whose tables differ only in the sizes of other fields, and all their states share one class.
   */
  readonly scalarsFirst?: boolean;
}

export class Layout {
  /** In the order of the declaration, which need not be that of their cells. */
  readonly fields: readonly Placed[];
  readonly seats: number;
  readonly size: number;
  readonly kept: boolean;
  /** Whether any field or zone is hidden from anybody. */
  readonly hides: boolean;
  /** Whether players must remember by themselves what was once open: `memory: 'forgotten'`, and something is hidden. */
  readonly forgets: boolean;
  readonly teamOf: (seat: number) => SeatSet;
  /** The memory of a blank state. */
  readonly initial: Int32Array;
  /** Field name → the greatest number of records seen so far, for the law report. */
  readonly depths: Readonly<Record<string, { deepest: number }>>;

  constructor(fields: Fields, options: LayoutOptions) {
    this.seats = options.seats;
    this.kept = (options.memory ?? 'kept') === 'kept';
    this.teamOf = options.teamOf ?? seatBit;
    let offset = 0;
    const place = ([name, field]: [string, Field]): Placed => {
      const plan = field.kind === 'zones' ? planZones(name, field, this) : undefined;
      const cells = cellsOf(field, this.seats, plan);
      const hidden = 'visibility' in field && field.visibility !== 'open';
      const placed = { name, field, offset, cells, masks: hidden ? offset + cells : -1, plan };
      offset = endOf(placed);
      return placed;
    };
    const declared = Object.entries(fields);
    const isFirst = ([, { kind }]: [string, Field]): boolean =>
      options.scalarsFirst === true && kind === 'scalar';
    const ordered = [...declared.filter(isFirst), ...declared.filter((one) => !isFirst(one))];
    const placed = ordered.map(place);
    const byName = new Map(placed.map((p) => [p.name, p]));
    this.fields = declared.map(([name]) => byName.get(name)!);
    this.size = offset;
    this.initial = new Int32Array(offset);
    for (const { name, field, plan, offset: at, cells } of placed) {
      const domain = domainOf(field);
      const start = field.kind === 'grid' ? field.initial : undefined;
      if (start && start.length !== cells) throw new Error(`${name} starts with ${start.length} cells`);
      if (start) this.initial.set(start, at);
      else if (domain) this.initial.fill(domain.initial, at, at + cells);
      else if (plan) new Zones(plan, this.initial.subarray(at, at + cells)).reset();
    }
    const all = everybody(this.seats);
    this.hides = placed.some((p) => p.masks >= 0 || (p.plan?.sight.some((s) => s !== all) ?? false));
    this.forgets = this.hides && !this.kept;
    this.depths = Object.fromEntries(
      placed.filter((p) => p.field.kind === 'records').map((p) => [p.name, { deepest: 0 }]),
    );
  }

  /** Who sees a per-seat field or zone of this visibility. */
  sightOf(visibility: Visibility, seat: number): SeatSet {
    if (visibility === 'open') return everybody(this.seats);
    if (visibility === 'secret' || seat < 0) return 0;
    return visibility === 'team' ? this.teamOf(seat) : seatBit(seat);
  }
}

const cellsOf = (field: Field, seats: number, plan: ZonePlan | undefined): number => {
  switch (field.kind) {
    case 'scalar':
      return 1;
    case 'perSeat':
      return seats;
    case 'grid':
      return field.size;
    case 'records':
      return 1 + field.capacity * Object.keys(field.columns).length;
    case 'bits':
      return Math.ceil(field.ids.length / 32);
    case 'zones':
      return zoneCells(field.ids.length, plan!.count);
  }
};

const planZones = (name: string, field: ZonesField, layout: Layout): ZonePlan => {
  const base: Record<string, number> = {};
  const label: [string, number][] = [];
  const sight: number[] = [];
  const ordered: boolean[] = [];
  const poolOf: number[] = [];
  const places: Record<string, readonly string[]> = {};
  for (const [zone, spec] of Object.entries(field.zones)) {
    base[zone] = label.length;
    const { per } = spec;
    if (zone === POOLS) throw new Error(`${name}: a zone cannot be named ${zone}`);
    if (spec.pooled && per !== 'seat') throw new Error(`${name}.${zone}: only zones per seat can be pooled`);
    const owners = per === 'seat' ? Array.from({ length: layout.seats }, (_, i) => i) : [-1];
    if (typeof per !== 'string') {
      places[zone] = per;
      owners.push(...per.slice(1).map(() => -1));
    }
    for (const seat of owners) {
      label.push([zone, seat]);
      sight.push(layout.sightOf(spec.see, seat));
      ordered.push(spec.ordered);
      poolOf.push(spec.pooled ? seat : -1);
    }
  }
  const restOf = field.ids.map((id, element) => {
    const [zone, index] = field.restOf?.(element) ?? [field.rest, 0];
    const first = base[zone];
    if (first === undefined || label[first + index]?.[0] !== zone)
      throw new Error(`${name}: ${zone} ${index} is not declared, where ${id} rests`);
    return first + index;
  });
  return {
    name,
    ids: field.ids,
    texts: field.ids.map((id) => JSON.stringify(id)),
    index: new Map(field.ids.map((id, element) => [id, element])),
    zoneNames: Object.keys(field.zones),
    base,
    count: label.length,
    sight: Int32Array.from(sight),
    ordered,
    poolOf: Int32Array.from(poolOf),
    pools: poolOf.some((seat) => seat >= 0),
    label,
    places,
    restOf: Int32Array.from(restOf),
    seats: layout.seats,
    kept: layout.kept,
  };
};

/** The domain of a simple field, if all its cells have the same one. */
export const domainOf = (field: Field): Domain | undefined => ('domain' in field ? field.domain : undefined);

type StateClass = new (layout: Layout, config: unknown) => State & { readonly allZones: Zones[] };
/** Names of the fields and cells of the numbers → the class of such states. */
const classes = new Map<string, StateClass>();

/** What no field can be called; `known` is the key for knowledge in the named form. */
const TAKEN = ['layout', 'config', 'data', 'allZones', 'known'];

const makeClass = (scalars: readonly Placed[]): StateClass => {
  class LaidOut implements State {
    readonly layout: Layout;
    readonly config: unknown;
    readonly data: Int32Array;
    readonly allZones: Zones[] = [];
    constructor(layout: Layout, config: unknown) {
      this.layout = layout;
      this.config = config;
      this.data = new Int32Array(layout.size);
    }
  }
  for (const { name, offset } of scalars)
    Object.defineProperty(LaidOut.prototype, name, {
      enumerable: true,
      get(this: LaidOut) {
        return this.data[offset];
      },
      set(this: LaidOut, value: number) {
        this.data[offset] = value;
      },
    });
  return LaidOut;
};

/**
 * The class of a layout's states. Layouts share it if they have the same fields, and numbers in the same cells: then rules
 * that have met several kinds of tables read a state as fast as if they had met one.
 */
const classFor = ({ fields }: Layout): StateClass => {
  for (const { name } of fields)
    if (name in Object.prototype || TAKEN.includes(name)) throw new Error(`A field cannot be named ${name}`);
  const scalars = fields.filter((p) => p.field.kind === 'scalar');
  const key = JSON.stringify([fields.map((p) => p.name), scalars.map((p) => [p.name, p.offset])]);
  const known = classes.get(key) ?? makeClass(scalars);
  classes.set(key, known);
  return known;
};

/**
 * Makes the constructor of a game's states. All states of a layout share one object shape (hidden class), so
 * property access in rules is fast.
 */
export const stateFactory = <Fs extends Fields, C>(
  fields: Fs,
  options: LayoutOptions,
  config: C,
): (() => StateOf<Fs, C>) => {
  const layout = new Layout(fields, options);
  const LaidOut = classFor(layout);
  return () => {
    const state = new LaidOut(layout, config);
    for (const p of layout.fields) {
      if (p.field.kind === 'scalar') continue;
      const value = accessor(layout, p, state.data);
      if (value instanceof Zones) state.allZones.push(value);
      Object.defineProperty(state, p.name, { value });
    }
    const made = state as unknown as StateOf<Fs, C>;
    resetState(made);
    return made;
  };
};

const accessor = (layout: Layout, p: Placed, data: Int32Array) => {
  const cells = data.subarray(p.offset, p.offset + p.cells);
  switch (p.field.kind) {
    case 'records':
      return new Records(
        p.name,
        cells,
        Object.keys(p.field.columns),
        p.field.capacity,
        layout.depths[p.name]!,
      );
    case 'bits':
      return new Bits(cells, p.field.ids.length);
    case 'zones':
      return new Zones(p.plan!, cells);
    default:
      return cells;
  }
};

/** The value of a whole field (zones, records, bits) or its cells; for code that iterates over a layout. */
export const fieldOf = <T>(s: State, name: string): T => (s as unknown as Record<string, T>)[name]!;

/** Fills a state with the memory of another one of its layout: one typed-array copy. */
export const writeCells = (s: State, cells: Int32Array): void => {
  s.data.set(cells);
  touchZones(s);
};
/** For code that has written `data` itself. */
export const touchZones = ({ allZones }: State): void => {
  for (let i = 0; i < allZones.length; i++) allZones[i]!.touch();
};

/** Resets every field to its initial value and every element to its rest zone. */
export const resetState = (s: State): void => writeCells(s, s.layout.initial);

/** Makes `to` equal to `from`. */
export const copyState = (from: State, to: State): void => writeCells(to, from.data);

export const sameState = (a: State, b: State): boolean => {
  const x = a.data;
  const y = b.data;
  if (x.length !== y.length) return false;
  for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return false;
  return true;
};

/** Shows one cell of a hidden field to some viewers; they know it until `hide`. */
export const showCell = (s: State, name: string, index: number, to: SeatSet): void => {
  const p = s.layout.fields.find((f) => f.name === name);
  if (!p || p.masks < 0) throw new Error(`${name} is not a hidden field`);
  s.data[p.masks + index] = s.data[p.masks + index]! | to;
};
export const hideCell = (s: State, name: string, index: number): void => {
  const p = s.layout.fields.find((f) => f.name === name);
  if (!p || p.masks < 0) throw new Error(`${name} is not a hidden field`);
  s.data[p.masks + index] = 0;
};

/** Who sees a cell of a hidden field: by its visibility or because it was shown to them. */
export const cellSight = (s: State, p: Placed, index: number): SeatSet => {
  if (p.masks < 0) return everybody(s.layout.seats);
  const visibility = (p.field as ScalarField | PerSeatField | GridField).visibility;
  const owner = p.field.kind === 'perSeat' ? index : -1;
  return s.layout.sightOf(visibility, owner) | s.data[p.masks + index]!;
};
