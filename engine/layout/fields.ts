/**
 * The kinds of fields a game declares its state with. Each says how many cells it needs, of which domain they
 * are, and who may see them:
 *
 *   open    everybody
 *   owner   the seat the cell or zone belongs to (only per-seat fields and zones)
 *   team    the seats of the owner's team
 *   secret  nobody, until somebody is shown
 */
import type { Domain } from './domain.ts';
import type { Json } from './json.ts';

export type Visibility = 'open' | 'owner' | 'team' | 'secret';

/** Writes all cells of a grid as one JSON value, where a game has a better form than a list of numbers. */
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
  /** One zone for the whole table, one for each seat, or one for each of these places (squares, regions, bases). */
  readonly per: 'table' | 'seat' | readonly string[];
  readonly see: Visibility;
  /** Does the order in the zone mean anything? Unordered zones are kept sorted, so equal zones are equal bytes. */
  readonly ordered: boolean;
  /**
   * A seat's pooled zones: which elements lie in them together is public, only which of them lies where is not.
   * So it is in games where cards are acquired openly and shuffled afterwards. Only for zones per seat.
   */
  readonly pooled?: boolean;
}
export interface ZonesField<Z extends string = string> {
  readonly kind: 'zones';
  readonly ids: readonly string[];
  readonly zones: Readonly<Record<Z, ZoneSpec>>;
  /** The zone that everything starts in, and where `load` puts what a partial state does not name. */
  readonly rest: NoInfer<Z>;
  /** Where single elements rest elsewhere: element → [zone, seat or number of its place]; undefined = in `rest`. */
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

/** A bounded list of records: a stack of effect frames, the hits still to be assigned, the moves since a kill. */
export const records = <K extends string>(
  capacity: number,
  columns: Readonly<Record<K, Domain>>,
): RecordsField<K> => ({ kind: 'records', capacity, columns });

/** A set over a content domain, one bit an element: which powers are used up, which dice are held. */
export const bits = (ids: readonly string[]): BitsField => ({ kind: 'bits', ids });

/** Cards or tokens, each in exactly one place of one zone. */
export const zones = <Z extends string>(
  ids: readonly string[],
  spec: Readonly<Record<Z, ZoneSpec>>,
  rest: NoInfer<Z>,
  restOf?: RestOf<NoInfer<Z>>,
): ZonesField<Z> => ({ kind: 'zones', ids, zones: spec, rest, restOf });
