/** What travels between a page and the worker that keeps its own tables: a table's own messages, and a few more. */
import type { Refusal } from '#engine/result.ts';
import type { Message, TableCommand } from '#wire/protocol.ts';
import type { GameCard, Opened, OpenTable, TableSummary } from '#wire/rest.ts';

/** The browser's database for them; it is there once the worker has been. */
export const DATABASE = 'ludoteca';
/** Over the channel of this name every tab hears what another one has written. */
export interface Written {
  readonly table: string;
  /** Name of the worker that wrote it. */
  readonly by: string;
}

/** Ids of tables of this device begin so. */
export const LOCAL = 'local-';
export const isLocal = (table: string): boolean => table.startsWith(LOCAL);

/** What a server answers over HTTP. */
export type Question =
  | { readonly t: 'open'; readonly id: string; readonly wish: OpenTable }
  | { readonly t: 'games'; readonly id: string }
  | { readonly t: 'tables'; readonly id: string };
export type Reply =
  | { readonly t: 'opened'; readonly id: string; readonly opened: Opened }
  | { readonly t: 'games'; readonly id: string; readonly games: readonly GameCard[] }
  | { readonly t: 'tables'; readonly id: string; readonly tables: readonly TableSummary[] }
  | { readonly t: 'refused'; readonly id: string; readonly refusal: Refusal };

export type ToLocalServer = TableCommand | Question;
export type FromLocalServer = Message | Reply;
