/**
 * What a table takes from the prerendered document that it replaces. That is its header, and the game of a table whose
 * data has not arrived yet: the server knew it when it chose the document, whose skeleton names it (Outline.svelte).
 * During prerendering the game's id takes the place of the table's id.
 */
import { isPlayable } from '../games.ts';

let named: string | undefined;

let header: Element | null = null;

/** Reads the game from the prerendered document, before the page replaces it. */
export const readOutline = (drawn: Element): void => {
  named = drawn.querySelector<HTMLElement>('[data-outline]')?.dataset.outline;
  header = drawn.querySelector('header');
};

/**
 * An attachment: the prerendered header stands in this place until the live one is rendered, so that it never flickers.
 * Other pages than tables are shown when they are complete, and leave it where it is until then.
 */
export const keepHeader = (place: Element): void => {
  if (header && !header.isConnected) place.append(header);
  header = null;
};

/**
 * @param table id of the table that the document may be for
 * @returns id of the game
 */
export const outlineGame = (table: string): string | undefined => (isPlayable(table) ? table : named);
