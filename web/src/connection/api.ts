/** The client of the server's HTTP API. */
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import type { GameCompletion, SeatCompletion } from '#wire/completion.ts';
import type {
  AcceptTransfer,
  ChangeTable,
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
import { me } from '../frame/me.svelte.ts';
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
    // No answer, or one that is not JSON. Both count as offline.
    serverStatus.missed();
    return err(OFFLINE);
  }
};

/** Shows who this browser is, once the server has said it. */
const learnt = async (asked: Promise<Result<Me, Refusal>>): Promise<Result<Me, Refusal>> => {
  const answer = await asked;
  if (answer.ok) me.learn(answer.value);
  return answer;
};

/**
 * The first request creates a guest and sets the session cookie. Two such requests at once would create two
 * guests, one of which would be lost, so every other request waits for the first answer.
 */
let introduced: Promise<unknown> | undefined;

export const fetchMe = (): Promise<Result<Me, Refusal>> => {
  const answer = learnt(ask<Me>('/api/me'));
  introduced ??= answer;
  return answer;
};
/** A request that waits until the guest exists. */
export const asGuest = async <T>(path: string, body?: unknown): Promise<Result<T, Refusal>> => {
  await (introduced ?? fetchMe());
  return ask(path, body);
};
export const fetchGames = (): Promise<Result<readonly GameCard[], Refusal>> => asGuest('/api/games');
/**
 * Creates a table and contributes entropy to its random numbers, so that the server does not decide the deal
 * alone.
 */
export const openTable = (wish: OpenTable): Promise<Result<Opened, Refusal>> => layTable('/api/tables', wish);
/** Sets a table that has not begun up otherwise. */
export const changeTable = (table: string, wish: ChangeTable): Promise<Result<Opened, Refusal>> =>
  layTable(`/api/tables/${encodeURIComponent(table)}/change`, wish);
const layTable = async (path: string, wish: ChangeTable): Promise<Result<Opened, Refusal>> => {
  const entropy = ownEntropy();
  const opened = await asGuest<Opened>(path, { entropy, ...wish });
  // With bots only, no entropy is contributed.
  if (opened.ok && wish.seats.some(({ kind }) => kind === 'human'))
    addFairnessNotes(opened.value.table, { entropy: wish.entropy ?? entropy });
  return opened;
};
/**
 * How reliably people finish their games: this browser's own rate by game, and that of the people at a table
 * in its game.
 */
export const fetchCompletion = (): Promise<Result<readonly GameCompletion[], Refusal>> =>
  asGuest('/api/completion');
export const fetchCompletionAt = (table: string): Promise<Result<readonly SeatCompletion[], Refusal>> =>
  asGuest(`/api/tables/${encodeURIComponent(table)}/completion`);
/** Downloads the match file of a finished match. */
export const fetchMatchFile = async (table: string): Promise<Result<Uint8Array, Refusal>> => {
  const response = await fetch(`/api/tables/${encodeURIComponent(table)}/file`);
  if (response.ok) return ok(new Uint8Array(await response.arrayBuffer()));
  return err(((await response.json()) as Refused).refusal);
};

/** Public tables in this state, newest first. `before` is the cursor that the previous page returned. */
export const fetchTables = (state: ListState, before?: string): Promise<Result<TableList, Refusal>> =>
  asGuest(`/api/tables?${new URLSearchParams({ state, ...(before === undefined ? {} : { before }) })}`);
/** The next page of this browser's own tables. */
export const fetchMine = (before: string): Promise<Result<Me, Refusal>> =>
  asGuest(`/api/me?${new URLSearchParams({ before })}`);
export const rename = (name: string): Promise<Result<Me, Refusal>> =>
  learnt(asGuest('/api/me', { name } satisfies Rename));
export const askTransfer = (): Promise<Result<Transfer, Refusal>> => asGuest('/api/transfer', {});
export const acceptTransfer = (token: string): Promise<Result<Me, Refusal>> =>
  learnt(asGuest('/api/transfer/accept', { token } satisfies AcceptTransfer));
