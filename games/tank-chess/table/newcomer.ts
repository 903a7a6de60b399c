/** Under which names it is remembered on a device what a player has been shown and has done (`kit/lessons.svelte.ts`). */
export const GAME = 'tank-chess';
/** A turn was taken at a table. */
export const PLAYED = 'played';
