/** The HTTP side of the server. */
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import type { GameCard, Me, Opened, OpenTable, Refused } from '#wire/protocol.ts';

const OFFLINE: Refusal = { code: 'OFFLINE', clause: '' };

const ask = async <T>(path: string, body?: unknown): Promise<Result<T, Refusal>> => {
  try {
    const response = await fetch(path, {
      ...(body === undefined
        ? {}
        : { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const answer: unknown = await response.json();
    return response.ok ? ok(answer as T) : err((answer as Refused).refusal);
  } catch {
    // No answer, or none that is JSON: for the reader it is the same.
    return err(OFFLINE);
  }
};

export const fetchMe = (): Promise<Result<Me, Refusal>> => ask('/api/me');
export const fetchGames = (): Promise<Result<readonly GameCard[], Refusal>> => ask('/api/games');
export const openTable = (wish: OpenTable): Promise<Result<Opened, Refusal>> => ask('/api/tables', wish);
