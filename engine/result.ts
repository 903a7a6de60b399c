/** A value, or the reason why there is none. Used at boundaries, where failure is expected; bugs throw. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** Message parameters; nested arrays become lists in the reader's language. */
export type Param = string | number;
export type Params = Readonly<Record<string, Param>>;

/**
 * Why something was refused: a stable code (the message id), the message parameters, and the clause of the
 * game's specification.
 */
export interface Refusal {
  readonly code: string;
  readonly clause: string;
  readonly params?: Params;
}

export const refusal = (code: string, clause: string, params?: Params): Refusal =>
  params === undefined ? { code, clause } : { code, clause, params };
