/**
 * The game of a table that nobody has told us of yet: the server knew it when it chose the document, whose outline
 * names it (parts/Outline.svelte). While documents are drawn, the game's id stands where the table's own would.
 */
import { isPlayable } from '../games.ts';

let named: string | undefined;

/** Reads what the document says, before the page takes its place. */
export const readOutline = (drawn: Element): void => {
  named = drawn.querySelector<HTMLElement>('[data-outline]')?.dataset.outline;
};

/** @param table the one whose document this may be @returns a game's id */
export const outlineGame = (table: string): string | undefined => (isPlayable(table) ? table : named);
