/** The 12 Achievement cards (RUSH, Content): 5 points each to the sole leader (RUSH-11.12, 11.15). */
import type { Nation, VehicleClass } from './vehicle-row.ts';

/** What an Achievement counts in the final squad. */
export type Measure =
  | { readonly of: 'bases' }
  | { readonly of: 'class'; readonly vehicleClass: VehicleClass }
  | { readonly of: 'medals'; readonly nation: Nation }
  | { readonly of: 'doubles' }
  | { readonly of: 'cards' };

export interface Achievement {
  readonly id: string;
  readonly measure: Measure;
}

export const ACHIEVEMENTS: readonly Achievement[] = [
  { id: 'ach-bases', measure: { of: 'bases' } },
  { id: 'ach-light', measure: { of: 'class', vehicleClass: 'light' } },
  { id: 'ach-medium', measure: { of: 'class', vehicleClass: 'medium' } },
  { id: 'ach-spg', measure: { of: 'class', vehicleClass: 'spg' } },
  { id: 'ach-heavy', measure: { of: 'class', vehicleClass: 'heavy' } },
  { id: 'ach-auxiliary', measure: { of: 'class', vehicleClass: 'auxiliary' } },
  { id: 'ach-medals-ussr', measure: { of: 'medals', nation: 'ussr' } },
  { id: 'ach-medals-germany', measure: { of: 'medals', nation: 'germany' } },
  { id: 'ach-medals-usa', measure: { of: 'medals', nation: 'usa' } },
  { id: 'ach-medals-france', measure: { of: 'medals', nation: 'france' } },
  { id: 'ach-doubles', measure: { of: 'doubles' } },
  { id: 'ach-cards', measure: { of: 'cards' } },
];

export const ACHIEVEMENT_IDS: readonly string[] = ACHIEVEMENTS.map((one) => one.id);
/** Points for an Achievement (RUSH-11.15). */
export const ACHIEVEMENT_POINTS = 5;
