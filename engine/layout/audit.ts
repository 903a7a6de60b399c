/** The audit: every component is in exactly one place and every cell within its domain. */
import { everybody } from '../seats.ts';
import type { RecordsField } from './fields.ts';
import { domainOf, fieldOf, type State } from './layout.ts';
import type { Records } from './records.ts';
import type { Zones } from './zones.ts';

/** What is wrong with a state, in English for developers; empty when nothing is. */
export const auditState = (s: State): string[] => {
  const faults: string[] = [];
  for (const p of s.layout.fields) {
    const domain = domainOf(p.field);
    if (domain) {
      for (let i = 0; i < p.cells; i++) {
        const v = s.data[p.offset + i]!;
        if (v < domain.min || v > domain.max)
          faults.push(`${p.name}[${i}] is ${v}, outside ${domain.min}..${domain.max}`);
        if (p.masks >= 0 && s.data[p.masks + i]! & ~everybody(s.layout.seats))
          faults.push(`${p.name}[${i}]: mask of nobody`);
      }
    } else if (p.field.kind === 'records')
      faults.push(...auditRecords(p.name, p.field, fieldOf<Records>(s, p.name)));
    else if (p.field.kind === 'zones') faults.push(...fieldOf<Zones>(s, p.name).faults());
  }
  return faults;
};

const auditRecords = (name: string, field: RecordsField, list: Records): string[] => {
  const faults: string[] = [];
  if (list.length < 0 || list.length > field.capacity) return [`${name} holds ${list.length} records`];
  for (let row = 0; row < list.length; row++) {
    for (const [column, domain] of Object.entries(field.columns)) {
      const v = list.get(row, list.col[column]!);
      if (v < domain.min || v > domain.max) faults.push(`${name}[${row}].${column} is ${v}`);
    }
  }
  return faults;
};
