/**
 * On a telephone what is asked stands over the foot of the page, and the near side of the table, from which one
 * plays, would be under it. So the page follows: from the moment a seat of this device is asked until somebody
 * scrolls, the foot of the table stays above what is asked, however tall that grows.
 */
import type { Action } from 'svelte/action';

const NARROW = '(max-width: 56rem)';
/** What a person does to look elsewhere. */
const LOOKING = ['touchmove', 'wheel'] as const;

/** @param asked whether a seat of this device is asked; the table is the `.board` beside the element's column */
export const keepNearSideVisible: Action<HTMLElement, boolean> = (ask, asked) => {
  const board = ask.closest('.shell, .trial')?.querySelector('.board');
  let follows = asked;
  const settle = (): void => {
    if (!follows || !board || !matchMedia(NARROW).matches) return;
    const covered = board.getBoundingClientRect().bottom - ask.getBoundingClientRect().top;
    if (covered > 0) scrollBy(0, covered);
  };
  const watch = new ResizeObserver(settle);
  watch.observe(ask);
  if (board) watch.observe(board);
  const look = (): void => {
    follows = false;
  };
  for (const event of LOOKING) addEventListener(event, look, { passive: true });
  return {
    update(now) {
      if (now && !asked) {
        follows = true;
        requestAnimationFrame(settle);
      }
      if (!now) follows = false;
      asked = now;
    },
    destroy() {
      watch.disconnect();
      for (const event of LOOKING) removeEventListener(event, look);
    },
  };
};
