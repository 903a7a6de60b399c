/** The messages between the harness and its server process. */

/** From the server process. */
export type Chatter =
  | { readonly loaded: true }
  /** `began`: milliseconds from the start command until it served; `steps` so far. */
  | { readonly url: string; readonly began: number; readonly steps: number }
  | { readonly error: string }
  | { readonly closed: true }
  | { readonly done: string }
  /** The page limit of its database, and its page count. */
  | { readonly pages: number; readonly used: number };

/** To the server process: a command and its argument. */
export interface Orders {
  start(what: { readonly folder: string; readonly killAt?: number }): void;
  /** Kill itself at the nth step from now. */
  arm(n: number): void;
  /** Set the wall clock off by this many milliseconds. */
  clock(by: number): void;
  /** Limit the database to this many pages; null lifts the limit. */
  pages(most: number | null): void;
  close(what: true): void;
}

const nothing = (): void => undefined;
export const orders: Orders = {
  start: nothing,
  arm: nothing,
  clock: nothing,
  pages: nothing,
  close: nothing,
};
