/**
 * What had the focus beside the table may be gone after it was pressed, or cannot be pressed any more: a button of the
 * prompt, what was said, a caption. The keys go to the table then, and not to nowhere.
 */
import type { Action } from 'svelte/action';

export const keepFocus: Action<HTMLElement> = (side) => {
  let focused = false;
  let frame = 0;
  const keep = (): void => {
    if (!focused || document.activeElement !== document.body) return;
    // The result, which is still to come, takes the focus by itself (Ending.svelte).
    if (side.closest('.over') && !side.querySelector('[data-ending]')) return;
    side.parentElement
      ?.querySelector<HTMLElement>('.board [role=application]')
      ?.focus({ preventScroll: true });
  };
  // A button that is disabled loses the focus with the next frame only.
  const look = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => requestAnimationFrame(keep));
  };
  const watch = new MutationObserver(() => {
    if (focused) look();
  });
  watch.observe(side, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
  const enter = ({ target }: Event): void => {
    focused = target instanceof Node && side.contains(target);
  };
  const point = ({ target }: Event): void => {
    focused &&= target instanceof Node && side.contains(target);
  };
  document.addEventListener('focusin', enter);
  document.addEventListener('pointerdown', point);
  return {
    destroy() {
      cancelAnimationFrame(frame);
      watch.disconnect();
      document.removeEventListener('focusin', enter);
      document.removeEventListener('pointerdown', point);
    },
  };
};
