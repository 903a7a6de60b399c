/**
 * What is different between the zones of two states, as a viewer may see it. Only zones whose elements, order or knowledge
 * has changed are looked at, and elements are compared by their numbers: cards move with nearly every decision.
 */
import type { SeatSet } from '../seats.ts';
import { changeText, type TwoLists, textOfLists } from './json-change.ts';
import { elementsSeen, UNSEEN, writeZone } from './named.ts';
import type { NamedZones } from './state-text.ts';
import { POOLS, type ZonePlan, type Zones } from './zones.ts';

/** The zones of one field in two states of one layout. */
export interface ChangedZones {
  readonly before: Zones;
  readonly after: Zones;
  /** Zone number → 1 if it has changed. */
  readonly changed: Uint8Array;
  /** Seat → 1 if one of its pooled zones has changed. */
  readonly pools: Uint8Array;
}

export const changedZones = (before: Zones, after: Zones): ChangedZones => {
  const { plan } = after;
  const changed = after.changedSince(before);
  const pools = new Uint8Array(plan.seats);
  for (let zone = 0; zone < plan.count; zone++)
    if (changed[zone] && plan.poolOf[zone]! >= 0) pools[plan.poolOf[zone]!] = 1;
  return { before, after, changed, pools };
};

/** Whether any of the zones of one name has changed. */
export const haveChanged = ({ changed }: ChangedZones, { base, end }: NamedZones): boolean => {
  for (let zone = base; zone < end; zone++) if (changed[zone]) return true;
  return false;
};

/** Lists of elements, by their numbers; `texts`: `ZonePlan.texts`. */
class ElementLists implements TwoLists {
  readonly before: number;
  readonly after: number;
  readonly #a: readonly number[];
  readonly #b: readonly number[];
  readonly #texts: readonly string[];

  constructor(a: readonly number[], b: readonly number[], texts: readonly string[]) {
    this.before = a.length;
    this.after = b.length;
    this.#a = a;
    this.#b = b;
    this.#texts = texts;
  }
  isEqualAt(i: number, j: number): boolean {
    return this.#a[i] === this.#b[j];
  }
  havePartsAt(): boolean {
    return false;
  }
  changeAt(_: number, j: number): string {
    return `[${this.textAt(j)}]`;
  }
  textAt(j: number): string {
    const element = this.#b[j]!;
    return element === UNSEEN ? 'null' : this.#texts[element]!;
  }
}

/** How one list of elements becomes another: the text of a `Change`, '' where they are equal. */
const elementsText = (a: readonly number[], b: readonly number[], { texts }: ZonePlan): string =>
  textOfLists(new ElementLists(a, b, texts));

/** How one zone changed for these eyes; '' where they see no difference. */
const zoneText = ({ before, after }: ChangedZones, zone: number, eyes: SeatSet): string => {
  const [a, b] = [elementsSeen(before, zone, eyes), elementsSeen(after, zone, eyes)];
  if (a === b) return '';
  if (typeof a === 'number' || typeof b === 'number')
    return changeText(writeZone(before, zone, eyes), writeZone(after, zone, eyes));
  return elementsText(a, b, after.plan);
};

/** Members or elements that are different, by their name or number. */
const inBraces = (text: string): string => (text === '' ? '' : `{${text.slice(1)}}`);

/** Zones by place: those that are empty are no member of the view. */
const placesText = (
  zones: ChangedZones,
  { base, end }: NamedZones,
  places: readonly string[],
  eyes: SeatSet,
): string => {
  const { before, after, changed } = zones;
  let text = '';
  /** The name of the next member that was there before and still is. */
  let next: string | undefined;
  for (let zone = end - 1; zone >= base; zone--) {
    const [was, is] = [before.size(zone) > 0, after.size(zone) > 0];
    const name = JSON.stringify(places[zone - base]);
    if (changed[zone] && (was || is)) {
      const put = next === undefined ? '' : `${next},`;
      const change = !is
        ? '0'
        : was
          ? zoneText(zones, zone, eyes)
          : `[${put}${JSON.stringify(writeZone(after, zone, eyes))}]`;
      if (change !== '') text = `,${name}:${change}${text}`;
    }
    if (was && is) next = name;
  }
  return inBraces(text);
};

const seatsText = (zones: ChangedZones, { base, end }: NamedZones, eyes: SeatSet): string => {
  let text = '';
  for (let zone = base; zone < end; zone++) {
    const change = zones.changed[zone] ? zoneText(zones, zone, eyes) : '';
    if (change !== '') text += `,"${zone - base}":${change}`;
  }
  return inBraces(text);
};

/** The zones of these names that have changed, as members of a `Changed` with commas before them. */
export const zonesText = (zones: ChangedZones, named: readonly NamedZones[], eyes: SeatSet): string => {
  const { plan } = zones.after;
  let text = '';
  for (const of of named) {
    if (!haveChanged(zones, of)) continue;
    const places = plan.places[of.name];
    const change = places
      ? placesText(zones, of, places, eyes)
      : plan.label[of.base]![1] < 0
        ? zoneText(zones, of.base, eyes)
        : seatsText(zones, of, eyes);
    if (change !== '') text += `,${JSON.stringify(of.name)}:${change}`;
  }
  return text;
};

/** The same for what seats are known to have somewhere (`writePools`). */
export const poolsText = ({ before, after, pools }: ChangedZones, eyes: SeatSet): string => {
  let text = '';
  for (let seat = 0; seat < pools.length; seat++) {
    if (!pools[seat]) continue;
    const change = elementsText(before.unseenInPool(seat, eyes), after.unseenInPool(seat, eyes), after.plan);
    if (change !== '') text += `,"${seat}":${change}`;
  }
  return text === '' ? '' : `,"${POOLS}":${inBraces(text)}`;
};
