/** What the harness and its server say to each other. */

/** From the server. */
export type Chatter =
  | { readonly loaded: true }
  /** `began`: milliseconds from the order to start until it served; `steps` so far. */
  | { readonly url: string; readonly began: number; readonly steps: number }
  | { readonly error: string }
  | { readonly closed: true }
  | { readonly done: string }
  /** Most pages that its database may have, and how many it has. */
  | { readonly pages: number; readonly used: number };

/** To the server: the name of the order and what it is about. */
export interface Orders {
  start(what: { readonly folder: string; readonly killAt?: number }): void;
  /** Die at the nth step from now on. */
  arm(n: number): void;
  /** Set the wall clock this many milliseconds off the truth. */
  clock(by: number): void;
  /** Let the database have so many pages at most; null: as many as it likes. */
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
