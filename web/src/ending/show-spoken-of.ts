/**
 * On narrow screens the panel overlaps the foot of the page. So the page scrolls until the places that are spoken of
 * (`data-lit`) stand above the panel: with all of the table that must stay visible (`data-near`) where there is room for
 * it, else with what of it is below them, by themselves, or the last of them. It goes on until the reader scrolls.
 */
import type { Action } from 'svelte/action';

const NARROW = '(max-width: 56rem)';
/** Input events by which the reader scrolls. */
const LOOKING = ['touchmove', 'wheel'] as const;
/** CSS pixels around the places. */
const EDGE = 6;

interface Span {
  readonly top: number;
  readonly bottom: number;
}
const around = (spans: readonly Span[]): Span => ({
  top: Math.min(...spans.map(({ top }) => top)),
  bottom: Math.max(...spans.map(({ bottom }) => bottom)),
});

/** @param about changes whenever something else is spoken of; '' while nothing is */
export const showSpokenOf: Action<HTMLElement, string> = (panel, about) => {
  const board = panel.closest('.shell')?.querySelector('.board');
  let frame = 0;
  let follows = true;
  const show = (): void => {
    if (!board || !follows || about === '' || !matchMedia(NARROW).matches) return;
    const places = [...board.querySelectorAll('[data-lit]')]
      .map((one) => one.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    const last = places.at(-1);
    if (!last) return;
    const foot = panel.getBoundingClientRect().top - EDGE;
    const near = (board.querySelector('[data-near]') ?? board).getBoundingClientRect();
    const below = { top: near.bottom, bottom: near.bottom };
    const wanted = [around([near, ...places]), around([...places, below]), around(places), last];
    const { top, bottom } = wanted.find((one) => one.bottom - one.top <= foot - EDGE) ?? last;
    if (bottom > foot) scrollBy(0, Math.ceil(bottom - foot));
    else if (top < EDGE) scrollBy(0, Math.floor(top - EDGE));
  };
  // The panel grows and shrinks with its text, and the table is drawn meanwhile.
  const later = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
  };
  const grown = new ResizeObserver(later);
  grown.observe(panel);
  const drawn = new MutationObserver(later);
  if (board) drawn.observe(board, { attributeFilter: ['data-lit'], childList: true, subtree: true });
  const look = (): void => {
    follows = false;
  };
  for (const event of LOOKING) addEventListener(event, look, { passive: true });
  return {
    update(now) {
      about = now;
      follows = true;
      later();
    },
    destroy() {
      cancelAnimationFrame(frame);
      grown.disconnect();
      drawn.disconnect();
      for (const event of LOOKING) removeEventListener(event, look);
    },
  };
};
