/**
 * The kinds of fields from which a game declares its state. Each says how many cells it needs, of which
 * domain, and who may see them:
 *
 * - open: everybody
 * - owner: the seat that the cell or zone belongs to (only per-seat fields and zones)
 * - team: the seats of the owner's team
 * - secret: nobody, until it is shown to somebody
 */
import type { Domain } from './domain.ts';
import type { Json } from './json.ts';

export type Visibility = 'open' | 'owner' | 'team' | 'secret';

/** Writes all cells of a grid as one JSON value, for games with a better form than a list of numbers. */
export interface GridCodec {
  write(cells: Int32Array): Json;
  /** Fills `cells`; returns what is wrong, or undefined. */
  read(json: Json, cells: Int32Array): string | undefined;
}

export interface ScalarField {
  readonly kind: 'scalar';
  readonly domain: Domain;
  readonly visibility: Visibility;
}
export interface PerSeatField {
  readonly kind: 'perSeat';
  readonly domain: Domain;
  readonly visibility: Visibility;
}
export interface GridField {
  readonly kind: 'grid';
  readonly size: number;
  readonly domain: Domain;
  readonly visibility: 'open' | 'secret';
  readonly codec?: GridCodec;
  /** The cells of a blank state, where they are not all the domain's initial value: what stands where at the start. */
  readonly initial?: Int32Array;
}
export interface RecordsField<K extends string = string> {
  readonly kind: 'records';
  readonly capacity: number;
  readonly columns: Readonly<Record<K, Domain>>;
}
export interface BitsField {
  readonly kind: 'bits';
  readonly ids: readonly string[];
}
export interface ZoneSpec {
  /** One zone for the whole table, one per seat, or one per named place (squares, regions, bases). */
  readonly per: 'table' | 'seat' | readonly string[];
  readonly see: Visibility;
  /**
   * Whether the order in the zone matters. Unordered zones are kept sorted, so that equal zones are equal
   * bytes.
   */
  readonly ordered: boolean;
  /**
   * A seat's pooled zones: it is public which elements lie in them together, but not which of them lies
   * where. Used for cards that are acquired openly and shuffled afterwards. Only for zones per seat.
   */
  readonly pooled?: boolean;
}
export interface ZonesField<Z extends string = string> {
  readonly kind: 'zones';
  readonly ids: readonly string[];
  readonly zones: Readonly<Record<Z, ZoneSpec>>;
  /** The zone where everything starts, and where `load` puts elements that a partial state does not name. */
  readonly rest: NoInfer<Z>;
  /** Elements with another rest zone: element → [zone, seat or place number]; undefined = in `rest`. */
  readonly restOf?: RestOf<NoInfer<Z>>;
}
export type RestOf<Z extends string> = (element: number) => readonly [zone: Z, index: number] | undefined;

export type Field = ScalarField | PerSeatField | GridField | RecordsField | BitsField | ZonesField;
export type Fields = Readonly<Record<string, Field>>;

export const scalar = (domain: Domain, visibility: 'open' | 'secret' = 'open'): ScalarField => ({
  kind: 'scalar',
  domain,
  visibility,
});
export const perSeat = (domain: Domain, visibility: Visibility = 'open'): PerSeatField => ({
  kind: 'perSeat',
  domain,
  visibility,
});
export const grid = (
  size: number,
  domain: Domain,
  more: { visibility?: 'open' | 'secret'; codec?: GridCodec; initial?: Int32Array } = {},
): GridField => ({
  kind: 'grid',
  size,
  domain,
  visibility: more.visibility ?? 'open',
  codec: more.codec,
  initial: more.initial,
});

/** A bounded list of records: a stack of effect frames, hits still to be assigned, moves since a capture. */
export const records = <K extends string>(
  capacity: number,
  columns: Readonly<Record<K, Domain>>,
): RecordsField<K> => ({ kind: 'records', capacity, columns });

/** A set over a content domain, one bit per element: which powers are used up, which dice are kept. */
export const bits = (ids: readonly string[]): BitsField => ({ kind: 'bits', ids });

/** Cards or tokens, each in exactly one position of one zone. */
export const zones = <Z extends string>(
  ids: readonly string[],
  spec: Readonly<Record<Z, ZoneSpec>>,
  rest: NoInfer<Z>,
  restOf?: RestOf<NoInfer<Z>>,
): ZonesField<Z> => ({ kind: 'zones', ids, zones: spec, rest, restOf });
