/** Brings an element into sight, as far as needed, whenever it is wanted there: what is asked for next, on a telephone. */
import type { Action } from 'svelte/action';

export const inSight: Action<HTMLElement, boolean> = (element, wanted) => {
  let frame = 0;
  const show = (): void => {
    cancelAnimationFrame(frame);
    // After the prompt has grown.
    frame = requestAnimationFrame(() => element.scrollIntoView({ block: 'nearest' }));
  };
  if (wanted) show();
  return {
    update(now) {
      if (now && !wanted) show();
      wanted = now;
    },
    destroy: () => cancelAnimationFrame(frame),
  };
};
