/** The two factions (WOW-1.1). */
export const FACTIONS = ['alliance', 'horde'] as const;
export type Faction = (typeof FACTIONS)[number];
