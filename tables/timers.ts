/** Timers of Node and of browsers alike. */

/** Lets a server stop without waiting for this timer; a browser's timer is a mere number, and nothing waits for it. */
export const letGo = (timer: unknown): void => {
  if (typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function')
    timer.unref();
};
