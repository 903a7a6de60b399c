/** The nations (C-1). They differ in name and flag only (EC-1.15). */
export const NATIONS = ['britain', 'germany', 'russia', 'france'] as const;
