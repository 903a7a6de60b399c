/**
 * On narrow screens the prompt overlaps the bottom of the page, and would cover the player's own side of the
 * table. So the page scrolls along: from the moment a seat of this device is asked until the user scrolls,
 * the bottom of the table stays above the prompt, however tall that grows. Room is left for the tallest prompt so far,
 * with the coach's line where that stands over it, so that choosing a card moves the table once and not in every turn.
 * When a seat is asked anew, what was scrolled too far is taken back, so that the rest of the table is seen again. A game
 * may say what of its table must stay visible, by `data-near`: that is smaller than the table, and no such room is left.
 * The same holds while a moment of a finished match is looked at.
 */
import type { Action } from 'svelte/action';

const NARROW = '(max-width: 56rem)';
/** Input events by which the user scrolls. */
const LOOKING = ['touchmove', 'wheel'] as const;

/**
 * @param asked whether a seat of this device is asked, or a moment looked at; the table is the `.board` beside the element's column
 */
export const keepNearSideVisible: Action<HTMLElement, boolean> = (ask, asked) => {
  const board = ask.closest('.shell, .trial')?.querySelector('.board');
  let follows = asked;
  let tallest = 0;
  /** CSS pixels that the page was scrolled from here, and not back again. */
  let scrolled = 0;
  /** Where the upper edge is with the tallest prompt, while it sticks to the bottom of the screen. */
  const pinned = (): number => {
    const [prompt, tip] = ['.prompt', '.tip'].map((part) => ask.querySelector(part)?.getBoundingClientRect());
    const now = prompt ? prompt.bottom - (tip && tip.height > 0 ? tip.top : prompt.top) : 0;
    tallest = Math.max(tallest, now);
    const others = ask.getBoundingClientRect().height - now;
    return innerHeight - Number.parseFloat(getComputedStyle(ask).bottom) - others - tallest;
  };
  const by = (distance: number): void => {
    const before = scrollY;
    scrollBy(0, distance);
    scrolled += scrollY - before;
  };
  const settle = (anew = false): void => {
    if (!follows || !board || !matchMedia(NARROW).matches) return;
    const near = board.querySelector('[data-near]');
    const { bottom } = (near ?? board).getBoundingClientRect();
    // Where a game says what must stay visible, no room is left for a prompt that may come: more of the table is seen.
    const free = Math.min(ask.getBoundingClientRect().top, near ? innerHeight : pinned());
    // The prompt grows downwards as far as it may, then upwards. Fractions of pixels move nothing.
    const covered = Math.round(bottom - free);
    if (covered > 0) by(covered);
    else if (anew && scrolled > 0) by(-Math.max(0, Math.min(Math.floor(free - bottom), scrolled)));
  };
  const watch = new ResizeObserver(() => settle());
  watch.observe(ask, { box: 'border-box' });
  if (board) watch.observe(board);
  const look = (): void => {
    follows = false;
  };
  for (const event of LOOKING) addEventListener(event, look, { passive: true });
  return {
    update(now) {
      if (now && !asked) {
        follows = true;
        requestAnimationFrame(() => settle(true));
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
