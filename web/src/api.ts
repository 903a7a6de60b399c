/** The HTTP side of the server. */
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
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
} from '#wire/protocol.ts';
import { reach } from './reach.svelte.ts';

const OFFLINE: Refusal = { code: 'OFFLINE', clause: '' };

const ask = async <T>(path: string, body?: unknown): Promise<Result<T, Refusal>> => {
  try {
    const response = await fetch(path, {
      ...(body === undefined
        ? {}
        : { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const answer: unknown = await response.json();
    reach.answered();
    return response.ok ? ok(answer as T) : err((answer as Refused).refusal);
  } catch {
    // No answer, or none that is JSON: for the reader it is the same.
    reach.missed();
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
export const openTable = (wish: OpenTable): Promise<Result<Opened, Refusal>> => asGuest('/api/tables', wish);

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
