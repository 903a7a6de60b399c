/** The HTTP side of the server. */
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import type { GameCard, Me, Opened, OpenTable, Refused } from '#wire/protocol.ts';
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
const asGuest = async <T>(path: string, body?: unknown): Promise<Result<T, Refusal>> => {
  await (introduced ?? fetchMe());
  return ask(path, body);
};
export const fetchGames = (): Promise<Result<readonly GameCard[], Refusal>> => asGuest('/api/games');
export const openTable = (wish: OpenTable): Promise<Result<Opened, Refusal>> => asGuest('/api/tables', wish);
