/**
 * The game of a table whose data has not arrived yet. The server knew it when it chose the prerendered
 * document, whose skeleton names it (Outline.svelte). During prerendering the game's id takes the place of
 * the table's id.
 */
import { isPlayable } from '../games.ts';

let named: string | undefined;

/** Reads the game from the prerendered document, before the page replaces it. */
export const readOutline = (drawn: Element): void => {
  named = drawn.querySelector<HTMLElement>('[data-outline]')?.dataset.outline;
};

/**
 * @param table id of the table that the document may be for
 * @returns id of the game
 */
export const outlineGame = (table: string): string | undefined => (isPlayable(table) ? table : named);
