/** How many of its tables this device saw last: their place is kept free, so that nothing jumps when they come. */
const KEY = 'ludoteca.places';
/** As many as the front page lists. */
export const MOST = 3;

export const placesKept = (): number => {
  try {
    return Math.min(MOST, Number(localStorage.getItem(KEY)) || 0);
  } catch {
    // Storage may be forbidden; then the list comes when it comes.
    return 0;
  }
};

export const keepPlaces = (tables: number): void => {
  try {
    localStorage.setItem(KEY, String(Math.min(MOST, tables)));
  } catch {
    // Not remembered then.
    return;
  }
};
