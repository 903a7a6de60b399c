/** How far somebody drove, from what was told. */
import { allOf } from '#kit/events.ts';
import type { EightyEvent } from '../rules/events.ts';

/** Spaces of a leap by Springs. */
const LEAP = 2;
/** A step that was paid for is told twice: as what was paid (`moved`) and as the step (`advanced`). */
export const spacesDriven = (told: readonly EightyEvent[]): number =>
  allOf(told, 'advanced').length + LEAP * allOf(told, 'leapt').length;
