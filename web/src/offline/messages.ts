/**
 * The messages between a page and the worker that keeps its offline tables: the table protocol, and a few
 * more.
 */
import type { MatchFile } from '#engine/match/file.ts';
import type { Refusal } from '#engine/result.ts';
import type { Message, TableCommand } from '#wire/protocol.ts';
import type { GameCard, Opened, OpenTable, TableSummary } from '#wire/rest.ts';

/** Name of the IndexedDB database, which the worker creates on first use, and of the broadcast channel. */
export const DATABASE = 'ludoteca';
/** Broadcast to other tabs when a table was written. */
export interface Written {
  readonly table: string;
  /** Name of the worker that wrote it. */
  readonly by: string;
}

/** Prefix of the ids of offline tables. */
export const LOCAL = 'local-';
export const isLocal = (table: string): boolean => table.startsWith(LOCAL);

/** Requests that a server answers over HTTP. */
export type Question =
  | { readonly t: 'open'; readonly id: string; readonly wish: OpenTable }
  | { readonly t: 'games'; readonly id: string }
  | { readonly t: 'tables'; readonly id: string }
  /** `of`: a table whose match is over. */
  | { readonly t: 'file'; readonly id: string; readonly of: string };
export type Reply =
  | { readonly t: 'opened'; readonly id: string; readonly opened: Opened }
  | { readonly t: 'games'; readonly id: string; readonly games: readonly GameCard[] }
  | { readonly t: 'tables'; readonly id: string; readonly tables: readonly TableSummary[] }
  | { readonly t: 'file'; readonly id: string; readonly file: MatchFile }
  | { readonly t: 'refused'; readonly id: string; readonly refusal: Refusal };

export type ToLocalServer = TableCommand | Question;
export type FromLocalServer = Message | Reply;
