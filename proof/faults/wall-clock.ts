/**
 * A settable wall clock for one process: `Date.now` and `new Date` return a shifted time. Monotonic clocks and timers
 * are not affected, as when a host's clock is changed.
 */
let offset = 0;

/** Makes the wall clock of this process settable. */
export const wallClock = (): void => {
  const Real = Date;
  const now = (): number => Real.now() + offset;
  const Wall = new Proxy(Real, {
    construct: (target, args: unknown[], made) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, made) as object,
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  globalThis.Date = Wall;
};

/** Sets the offset from the true time, in milliseconds. */
export const setWallClock = (by: number): void => {
  offset = by;
};
