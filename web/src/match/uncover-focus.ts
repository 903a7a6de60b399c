/**
 * On narrow screens the prompt overlaps the table. What takes the focus there by keyboard is scrolled out from under it.
 * What the tool bar would cover is kept clear of it by `scroll-padding` (Shell.svelte); the prompt is as high as it needs.
 */
import type { Action } from 'svelte/action';

/** CSS pixels between the two, for the outline. */
const GAP = 6;

export const uncoverFocus: Action<HTMLElement> = (ask) => {
  const board = ask.closest('.shell')?.querySelector('.board');
  let frame = 0;
  const uncover = ({ target }: Event): void => {
    // A whole table is shown by `keepNearSideVisible`; a finger has seen what it touches.
    if (!(target instanceof Element) || !target.matches(':focus-visible:not([role=application])')) return;
    cancelAnimationFrame(frame);
    // After the browser has scrolled by itself.
    frame = requestAnimationFrame(() => {
      if (getComputedStyle(ask).position !== 'sticky') return;
      const { top, bottom } = target.getBoundingClientRect();
      const covered = bottom + GAP - ask.getBoundingClientRect().top;
      if (covered > 0) scrollBy(0, Math.min(covered, top));
    });
  };
  board?.addEventListener('focusin', uncover);
  return {
    destroy() {
      cancelAnimationFrame(frame);
      board?.removeEventListener('focusin', uncover);
    },
  };
};
