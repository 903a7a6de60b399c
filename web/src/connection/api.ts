/** The HTTP side of the server. */
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import type { GameCompletion, SeatCompletion } from '#wire/completion.ts';
import type {
  AcceptTransfer,
  GameCard,
  ListState,
  Me,
  Opened,
  OpenTable,
  Refused,
  Rename,
  TableList,
  Transfer,
} from '#wire/rest.ts';
import { addFairnessNotes, ownEntropy } from '../match/fairness-notes.ts';
import { serverStatus } from './server-status.svelte.ts';

const OFFLINE: Refusal = { code: 'OFFLINE', clause: '' };

const ask = async <T>(path: string, body?: unknown): Promise<Result<T, Refusal>> => {
  try {
    const response = await fetch(path, {
      ...(body === undefined
        ? {}
        : { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const answer: unknown = await response.json();
    serverStatus.answered();
    return response.ok ? ok(answer as T) : err((answer as Refused).refusal);
  } catch {
    // No answer, or none that is JSON: for the reader it is the same.
    serverStatus.missed();
    return err(OFFLINE);
  }
};

/**
 * The first request makes a stranger a guest, by a cookie. Two at once would make two guests of him, one of whom
 * is forgotten, so everything else waits for the first answer.
 */
let introduced: Promise<unknown> | undefined;

export const fetchMe = (): Promise<Result<Me, Refusal>> => {
  const me = ask<Me>('/api/me');
  introduced ??= me;
  return me;
};
/** Asks once the server knows who asks. */
export const asGuest = async <T>(path: string, body?: unknown): Promise<Result<T, Refusal>> => {
  await (introduced ?? fetchMe());
  return ask(path, body);
};
export const fetchGames = (): Promise<Result<readonly GameCard[], Refusal>> => asGuest('/api/games');
/** Opens a table and adds to its chance, so that nobody else decides the deal alone. */
export const openTable = async (wish: OpenTable): Promise<Result<Opened, Refusal>> => {
  const entropy = ownEntropy();
  const opened = await asGuest<Opened>('/api/tables', { entropy, ...wish } satisfies OpenTable);
  // Among bots nobody adds anything.
  if (opened.ok && wish.seats.some(({ kind }) => kind === 'human'))
    addFairnessNotes(opened.value.table, { entropy: wish.entropy ?? entropy });
  return opened;
};
/** Who finishes what he begins: oneself by game, and the people at a table in its game. */
export const fetchCompletion = (): Promise<Result<readonly GameCompletion[], Refusal>> =>
  asGuest('/api/completion');
export const fetchCompletionAt = (table: string): Promise<Result<readonly SeatCompletion[], Refusal>> =>
  asGuest(`/api/tables/${encodeURIComponent(table)}/completion`);
/** The file of a finished match, as it comes. */
export const fetchMatchFile = async (table: string): Promise<Result<Uint8Array, Refusal>> => {
  const response = await fetch(`/api/tables/${encodeURIComponent(table)}/file`);
  if (response.ok) return ok(new Uint8Array(await response.arrayBuffer()));
  return err(((await response.json()) as Refused).refusal);
};

/** Tables that everybody may see, in one state, latest first; `before` as the page before said. */
export const fetchTables = (state: ListState, before?: string): Promise<Result<TableList, Refusal>> =>
  asGuest(`/api/tables?${new URLSearchParams({ state, ...(before === undefined ? {} : { before }) })}`);
/** More of this browser's own tables. */
export const fetchMine = (before: string): Promise<Result<Me, Refusal>> =>
  asGuest(`/api/me?${new URLSearchParams({ before })}`);
export const rename = (name: string): Promise<Result<Me, Refusal>> =>
  asGuest('/api/me', { name } satisfies Rename);
export const askTransfer = (): Promise<Result<Transfer, Refusal>> => asGuest('/api/transfer', {});
export const acceptTransfer = (token: string): Promise<Result<Me, Refusal>> =>
  asGuest('/api/transfer/accept', { token } satisfies AcceptTransfer);
