/**
 * On narrow screens a tip or a caption lies over the table. Where its upper edge would leave a strip of something that is
 * too small to be touched (WCAG 2.2, 2.5.8), it grows up to where that begins. Nothing else moves. A
 * page that is scrolled may leave such a strip, as at any edge of a screen.
 */
import type { Action } from 'svelte/action';

/** CSS pixels: what is seen of a target is to be as high as this. */
const LEAST = 24;
/** CSS pixels that it grows at most. Where that is not enough it does not grow. */
const MOST = 40;
/** A caption, or a tip that is not read in full: that grows by itself. */
const LIES_OVER = '[data-caption], .tip:has([data-coach-line][aria-expanded="false"])';
/** The highest edge at or above this one that leaves no such strip of these boxes. */
const edgeAbove = (edge: number, boxes: readonly DOMRect[]): number => {
  const tops = boxes.flatMap(({ top, bottom }) =>
    top < edge - 0.5 && bottom > edge + 0.5 && edge - top < LEAST ? [top] : [],
  );
  return tops.length === 0 ? edge : edgeAbove(Math.min(...tops), boxes);
};

export const coverStrips: Action<HTMLElement> = (ask) => {
  const board = ask.closest('.shell')?.querySelector('.board');
  let frame = 0;
  /** What grows, and by how much: CSS pixels. */
  let over: HTMLElement | undefined;
  let grown = 0;
  /** The tip or the caption, if one of them is the topmost part. */
  const topmost = (): HTMLElement | undefined => {
    const parts = [...ask.children].filter((part) => part instanceof HTMLElement && part.offsetHeight > 0);
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    const first = parts[tops.indexOf(Math.min(...tops))] as HTMLElement | undefined;
    return first?.matches(LIES_OVER) ? first : undefined;
  };
  const growth = (part: HTMLElement): number => {
    const { position, maxHeight } = getComputedStyle(ask);
    // A table that must stay visible as a whole is not cut: `keepNearSideVisible`.
    const near = board?.querySelector('[data-near]');
    if (!board || !near || position !== 'sticky') return 0;
    const edge = part.getBoundingClientRect().top + grown;
    const boxes = [...board.querySelectorAll('[data-thing]')].map((thing) => thing.getBoundingClientRect());
    const wanted = edge - edgeAbove(edge, boxes);
    const room = Number.parseFloat(maxHeight) - (ask.getBoundingClientRect().height - grown);
    // What must stay visible is not covered, or the table would be scrolled.
    const free = edge - near.getBoundingClientRect().bottom;
    return wanted <= Math.min(MOST, room, free) ? wanted : 0;
  };
  const measure = (): void => {
    const part = topmost();
    if (part !== over) {
      over?.style.removeProperty('--grown');
      over = part;
      grown = 0;
    }
    if (!part) return;
    grown = growth(part);
    part.style.setProperty('--grown', `${grown}px`);
  };
  const later = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  const watch = new ResizeObserver(later);
  watch.observe(ask, { box: 'border-box' });
  if (board) watch.observe(board);
  addEventListener('resize', later);
  return {
    destroy() {
      cancelAnimationFrame(frame);
      watch.disconnect();
      removeEventListener('resize', later);
    },
  };
};
