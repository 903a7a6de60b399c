/**
 * The form for a table, made before its page is drawn, so that the page appears with it: on arrival (main.ts), and when
 * its document is prerendered. Each is taken once, because a form holds what is chosen.
 */
import type { GameCard } from '#wire/rest.ts';
import { fetchGames } from '../connection/api.ts';
import { loadTable } from '../games.ts';
import { TableForm } from './table-form.svelte.ts';

/** The games that the server offers, or without it those of this device. */
const offered = async (): Promise<readonly GameCard[]> => {
  const games = await fetchGames();
  if (games.ok) return games.value;
  const { localGames } = await import('../offline/local.ts');
  const here = await localGames();
  return here.ok ? here.value : [];
};

/** An untouched form. Undefined where the game is not offered. @throws when loading fails */
export const loadForm = async (
  id: string,
  cards: () => Promise<readonly GameCard[]> = offered,
): Promise<TableForm | undefined> => {
  const [module, games] = await Promise.all([loadTable(id), cards()]);
  const card = games.find((one) => one.id === id);
  return card && new TableForm(card, module);
};

let prepared: TableForm | undefined;

/** Loads a form for `takeForm`. @throws when loading fails */
export const prepareForm = async (...how: Parameters<typeof loadForm>): Promise<void> => {
  prepared = await loadForm(...how);
};

/** The prepared form, if it is of this game. */
export const takeForm = (id: string): TableForm | undefined => {
  const form = prepared?.card.id === id ? prepared : undefined;
  prepared = undefined;
  return form;
};
