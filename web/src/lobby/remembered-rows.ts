/**
 * The number of tables that this device listed last. The list reserves room for them, to avoid a layout
 * shift. It is kept in a cookie, because the server needs it for the document it sends
 * (server/http/pages.ts).
 */

/** The number of tables on the front page. */
export const MOST = 3;

const YEAR = 31_536_000;

/** Sets the attribute by which the style sheet reserves rows. */
const mark = (places: number): number => {
  document.documentElement.dataset.places = String(places);
  return places;
};

/** A prerendered page has all rows, and its document says how many of them are shown. */
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
