/**
 * How many of its tables this device saw last: their place is kept free, so that nothing jumps when they come. In a
 * cookie, because the server's page keeps it, too, before any script has run (server/http/pages.ts).
 */

/** As many as the front page lists. */
export const MOST = 3;

const YEAR = 31_536_000;

/** The style of the front page goes by what the document says. */
const mark = (places: number): number => {
  document.documentElement.dataset.places = String(places);
  return places;
};

/** A page that is drawn when it is built has room for all; its document says how much of it is kept. */
export const reserveRows = (): number => {
  if (import.meta.env.SSR) return MOST;
  const found = /(?:^|;\s*)places=(\d)(?:;|$)/.exec(document.cookie);
  return mark(Math.min(MOST, Number(found?.[1] ?? 0)));
};

export const rememberRows = (tables: number): void => {
  const places = mark(Math.min(MOST, tables));
  // biome-ignore lint/suspicious/noDocumentCookie: browsers without cookieStore are served, too.
  document.cookie = `places=${places}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
};
