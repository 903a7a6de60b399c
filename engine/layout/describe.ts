/** A layout in words, for documentation: each field and zone with its values, where it begins, and who sees it. */
import { numberOf } from '../seats.ts';
import type { Domain } from './domain.ts';
import type { Visibility, ZonesField } from './fields.ts';
import { domainOf, type Layout, type Placed } from './layout.ts';

export interface FieldInWords {
  readonly name: string;
  readonly values: string;
  /** As JSON text; '' where it has a form of its own. */
  readonly initial: string;
  readonly seen: string;
}
export interface ZoneInWords {
  readonly name: string;
  /** For what there is one zone each. */
  readonly per: string;
  readonly seen: string;
  readonly ordered: boolean;
  /** How many elements rest there where a position does not name them. */
  readonly resting: number;
}
export interface ZonesInWords {
  readonly name: string;
  readonly elements: readonly string[];
  readonly zones: readonly ZoneInWords[];
}

const SEEN: Readonly<Record<Visibility, string>> = {
  open: 'everybody',
  owner: 'its owner',
  team: 'its team',
  secret: 'nobody',
};

/** So many ids are listed; of more only the first and the last. */
const LISTED = 12;
const listed = (ids: readonly string[]): string =>
  ids.length <= LISTED
    ? ids.map((id) => `\`${id}\``).join(', ')
    : `one of ${ids.length}: \`${ids[0]}\` … \`${ids.at(-1)}\``;

/** What a cell of this domain may hold, as people write it. */
const domainInWords = (domain: Domain): string => {
  const { min, max } = domain;
  const last = domain.write(max);
  const none = min < 0 && domain.write(min) === null;
  if (typeof last === 'boolean') return '`true` or `false`';
  if (Array.isArray(last)) return 'a list of seats';
  if (typeof last === 'number')
    return none && domain.write(0) === numberOf(0) && last === numberOf(max)
      ? `a seat from 1 to ${numberOf(max)}, or \`null\``
      : `${min} to ${max}`;
  const ids: string[] = [];
  for (let value = Math.max(min, 0); value <= max; value++) ids.push(String(domain.write(value)));
  return none ? `${listed(ids)}, or \`null\`` : listed(ids);
};

const valuesOf = ({ field, cells }: Placed, seats: number): string => {
  const domain = domainOf(field);
  const each = domain ? domainInWords(domain) : '';
  switch (field.kind) {
    case 'scalar':
      return each;
    case 'perSeat':
      return `a list of ${seats}, by seat: each ${each}`;
    case 'grid':
      return field.codec ? 'a text of its own form' : `a list of ${cells}: each ${each}`;
    case 'bits':
      return `a list of ids; ${listed(field.ids)}`;
    case 'records':
      return `a list of at most ${field.capacity} objects: ${Object.entries(field.columns)
        .map(([column, of]) => `\`${column}\` ${domainInWords(of)}`)
        .join(', ')}`;
    case 'zones':
      return 'an object of zones';
  }
};

const initialOf = ({ field, cells }: Placed, seats: number): string => {
  const domain = domainOf(field);
  if (!domain) return field.kind === 'zones' ? '' : '[]';
  const value = domain.write(domain.initial);
  if (field.kind === 'scalar') return JSON.stringify(value);
  if (field.kind === 'grid' && field.initial) return '';
  return JSON.stringify(Array.from({ length: field.kind === 'perSeat' ? seats : cells }, () => value));
};

export const fieldsInWords = (layout: Layout): FieldInWords[] =>
  layout.fields
    .filter(({ plan }) => !plan)
    .map((placed) => ({
      name: placed.name,
      values: valuesOf(placed, layout.seats),
      initial: initialOf(placed, layout.seats),
      seen: SEEN['visibility' in placed.field ? placed.field.visibility : 'open'],
    }));

export const zonesInWords = (layout: Layout): ZonesInWords[] =>
  layout.fields.flatMap(({ name, field, plan }) => {
    if (!plan || field.kind !== 'zones') return [];
    const resting = plan.label.map((_, zone) => plan.restOf.filter((rest) => rest === zone).length);
    const { zones } = field as ZonesField;
    return [
      {
        name,
        elements: plan.ids,
        zones: Object.entries(zones).map(([zone, { per, see, ordered }]) => ({
          name: zone,
          per: per === 'table' ? 'the table' : per === 'seat' ? 'each seat' : listed(per),
          seen: SEEN[see],
          ordered,
          resting: plan.label.reduce((sum, [label], n) => sum + (label === zone ? resting[n]! : 0), 0),
        })),
      },
    ];
  });
