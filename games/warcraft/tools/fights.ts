/** Fights on which the oracle is compared with fights that are played: some exact, some with what it estimates. */
import type { Given } from './laboratory.ts';

export interface NamedFight {
  readonly name: string;
  readonly position: Given;
  /** Whether the odds are exact. */
  readonly exact: boolean;
}
const of = (name: string, exact: boolean, position: Given): NamedFight => ({ name, position, exact });
const warrior = { class: 'warrior', level: 3 };
export const POSITIONS: readonly NamedFight[] = [
  of('a rogue against a Ghoul', true, { horde: [{ class: 'rogue', level: 1 }], against: ['green ghoul'] }),
  of('a warrior against two Crusaders', true, {
    horde: [{ class: 'warrior', level: 4 }],
    against: ['2 green scarlet-crusader'],
  }),
  of('a rogue against a Murloc', true, {
    horde: [{ class: 'rogue', level: 3, sheet: ['dual-wield@3'], talents: ['improved-dual-wield'] }],
    against: ['green murloc', 'red murloc'],
  }),
  of('a warrior and a rogue against a Worgen', true, {
    horde: [warrior, { class: 'rogue', level: 3, sheet: ['dual-wield@3'] }],
    against: ['green worgen'],
  }),
  of('a warrior with Heroic Strike against a Murloc', false, {
    horde: [{ class: 'warrior', level: 2, sheet: ['heroic-strike@2'] }],
    against: ['green murloc'],
  }),
  of('a mage against a Gnoll', false, { horde: [{ class: 'mage', level: 3 }], against: ['green gnoll'] }),
  of('a warrior and a rogue against a Wraith', false, {
    horde: [warrior, { class: 'rogue', level: 3 }],
    against: ['green wraith'],
  }),
  of('a warrior and a rogue against a Giant Spider', false, {
    horde: [warrior, { class: 'rogue', level: 3 }],
    against: ['green giant-spider'],
  }),
];
